// Printed pieces to facts: a value, with the place it was read from as evidence.
import { formatAmount } from '../../kernel/money.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { Fact, FactRow } from '../../model/facts.ts';
import { asSubmitted, boundsOf } from '../../model/page.ts';
import type { Printed } from '../../model/printed.ts';
import type { FieldCandidate } from '../fields/find-fields.ts';
import type { DocumentContext } from './document-context.ts';

/** How a value was read: by which rule of the profile, and how surely (0..1). */
export interface ReadBy {
  readonly rule: string;
  readonly confidence?: number;
}

/** What the rule of a value ends in that was not taken as it was recognised. */
export const REPAIRED = '/repaired';

/** How sure a rule is that does not say. */
const USUAL_CONFIDENCE = 0.9;

/** A fact; without evidence where `printed` is undefined. */
export function factOf(context: DocumentContext, value: unknown, printed: Printed | undefined, how: ReadBy): Fact {
  return printed ? { value, evidence: evidenceOf(context, printed, how) } : { value };
}

function evidenceOf(
  { layout, profileId }: DocumentContext,
  printed: Printed,
  { rule, confidence = USUAL_CONFIDENCE }: ReadBy,
): Evidence {
  const page = layout.pages[printed.page - 1];
  return {
    page: printed.page,
    box: page ? asSubmitted(printed.box, page) : printed.box,
    text: printed.asRead ?? printed.text,
    rule: `${profileId}/${rule}${printed.asRead === undefined ? '' : REPAIRED}`,
    confidence: Math.round(1000 * confidence * printed.confidence) / 1000,
  };
}

/** A labelled text as a fact; undefined where there is none. */
export function textFact(
  context: DocumentContext,
  candidate: FieldCandidate | undefined,
  rule: string,
): Fact | undefined {
  if (candidate?.value.kind !== 'text') return undefined;
  return factOf(context, candidate.value.text, candidate.printed, { rule, confidence: candidate.confidence });
}

/** The facts that there are. */
export function present(facts: Readonly<Record<string, Fact | undefined>>): FactRow {
  return Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, Fact] => entry[1] !== undefined));
}

type ValueObject = Readonly<Record<string, string>>;

/** An amount in minor units as an ark:CurrencyValue without a direction: a limit, a minimum. */
export function amountValue(minor: number, currency: string): ValueObject {
  return { type: 'ark:CurrencyValue', amount: formatAmount({ minor, currency }), currency };
}

/** An amount in minor units as an ark:CurrencyValue whose sign is its direction. */
export function directedValue(minor: number, currency: string): ValueObject {
  return { ...amountValue(minor, currency), direction: minor < 0 ? 'Debit' : 'Credit' };
}

/** Several pieces as one, with the box of those on the first one's page; undefined of none. */
export function joinedPieces(pieces: readonly Printed[]): Printed | undefined {
  const [first] = pieces;
  if (!first) return undefined;
  return {
    ...first,
    text: pieces.map((piece) => piece.text).join(', '),
    box: boundsOf(pieces.filter((piece) => piece.page === first.page).map((piece) => piece.box)),
    confidence: Math.min(...pieces.map((piece) => piece.confidence)),
  };
}
