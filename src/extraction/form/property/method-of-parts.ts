// How a loan in parts is repaid: where the rows of its table are of both kinds, it is part and part, whatever one of them says.
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { isAmountInFull } from '../../values/amount.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';

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
  const cells = KINDS.map((kind) => rows.find(({ text }) => kind.test(text)));
  const [printed] = cells;
  return printed && cells.every(Boolean)
    ? candidateOf({ kind: 'text', text: 'Part and part' }, printed, 0.8)
    : undefined;
}
