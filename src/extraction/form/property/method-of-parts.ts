// How a loan in parts is repaid: where the rows of its table are of both kinds, it is part and part, whatever one of them says.
import type { DocumentLayout } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import { isAmountInFull } from '../../values/amount.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import { paragraphsOf } from './passages.ts';

const KINDS: readonly RegExp[] = [
  /^(?:capital )?repayment$|^capital (?:and|&) interest$|^c ?& ?i$/i,
  /^interest[ -]only$|^i\/?o$/i,
];
/** How a part of a loan is repaid, as its cell says. */
export function methodIn(text: string): 'Repayment' | 'Interest only' | undefined {
  const [repayment, interest] = KINDS.map((kind) => kind.test(text));
  return repayment ? 'Repayment' : interest ? 'Interest only' : undefined;
}

/** A row of such a table has at least so many amounts. */
const FEWEST_AMOUNTS = 2;

/** `Part and part`, where cells of a table of amounts are of both kinds. */
export function methodOfParts({ pages }: DocumentLayout): FieldCandidate | undefined {
  const rows = pages.flatMap(({ number, lines }) =>
    lines
      .filter(({ phrases }) => phrases.filter(({ text }) => isAmountInFull(text)).length >= FEWEST_AMOUNTS)
      .flatMap(({ phrases }) => phrases.map((phrase) => printedPhrase(phrase, number))),
  );
  const found = KINDS.map((kind) => rows.find(({ text }) => kind.test(text)));
  const cells = found.every(Boolean) ? found : (headsOfBoth({ pages }) ?? []);
  const [printed] = cells;
  return printed && cells.every(Boolean)
    ? candidateOf({ kind: 'text', text: 'Part and part' }, printed, 0.8)
    : undefined;
}

/** The heads of both kinds over columns of amounts: `Repayment | Interest only | Total`. */
function headsOfBoth({ pages }: Pick<DocumentLayout, 'pages'>): readonly Printed[] | undefined {
  for (const { number, lines } of pages) {
    for (const [at, { phrases }] of lines.entries()) {
      const heads = KINDS.flatMap((kind) => phrases.find(({ text }) => kind.test(text)) ?? []);
      const areHeads = lines
        .slice(at + 1, at + 1 + HEAD_LINES)
        .some((line) =>
          heads.every((head) => line.phrases.some((one) => isAmountInFull(one.text) && overlapsAcross(one, head))),
        );
      if (heads.length === KINDS.length && areHeads) return heads.map((head) => printedPhrase(head, number));
    }
  }
  return undefined;
}

/** Rows begin at most so many lines beneath their heads. */
const HEAD_LINES = 3;

const REPAID = '(?:capital )?repayment|capital (?:and|&) interest';
const ONLY = 'interest[ -]only';
const ONE = '(?:part|half|some|most|£ ?[\\d,]+(?:\\.\\d{2})?)';
const OTHER = '(?:part|half|rest|remainder|other|balance|£ ?[\\d,]+(?:\\.\\d{2})?)';
const toldAs = (first: string, second: string): RegExp =>
  new RegExp(
    `(?<!\\b(?:if|whether|may|can|could)\\b[^.;]*)\\b${ONE}\\b(?: of [^.;,£]{2,30}?)? (?:is|are)\\b[^.;£]{0,20}?\\b(?:${first})\\b[^.;£]{0,40}?\\b(?:and|with|while|but)\\b[^.;£]{0,10}?${OTHER}\\b[^.;]{0,40}?\\b(?:${second})\\b`,
    'iu',
  );
const TOLD: readonly RegExp[] = [toldAs(REPAID, ONLY), toldAs(ONLY, REPAID)];

/** `Part and part`, where a sentence says that one part is repaid and the other not: `Part of it is repayment and the rest interest only`. */
export function methodToldOfParts(layout: DocumentLayout): FieldCandidate | undefined {
  const told = paragraphsOf(layout).find(({ text }) => TOLD.some((pattern) => pattern.test(text)));
  return told && candidateOf({ kind: 'text', text: 'Part and part' }, told.printed, 0.8);
}
