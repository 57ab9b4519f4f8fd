// What the columns of several supplies come to: `VAT` over £3.00 for electricity and, beside it, over £1.00 for gas.
import { foldText } from '../../../kernel/text.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { amountFrom, signedMinorOf } from '../candidate-amount.ts';
import { candidateOf } from '../found-value.ts';
import type { BillRow } from './bill-rows.ts';
import type { Utility } from './named-utility.ts';
import { textBefore } from './row-figures.ts';
import type { Candidates } from './worked-out.ts';

const ADDED = 0.86;

/** The candidates, with the sum of those first that stand beside each other in the columns of different supplies. */
export function withSumBeside(candidates: Candidates, rows: readonly BillRow[]): Candidates {
  const placed = (candidates ?? []).flatMap((one) => {
    const row = rowOf(one, rows);
    const minor = signedMinorOf(one);
    return row?.utility === undefined || minor === undefined ? [] : [{ one, row, utility: row.utility, minor }];
  });
  const sums = placed.flatMap(({ one, row }): FieldCandidate[] => {
    const beside = placed.filter(({ row: { line } }) => line === row.line);
    // Where one column has a row more than the other, the same rows stand at other heights.
    const own = beside.length > 1 ? beside : placed.filter((other) => other.row === row || isOfSibling(row, other.row));
    const utilities = new Set<Utility>(own.map(({ utility }) => utility));
    if (own.length < 2 || utilities.size < own.length || own[0]?.one !== one) return [];
    const amount = amountFrom(own.reduce((sum, { minor }) => sum + minor, 0));
    return [candidateOf({ kind: 'money', amount }, one.printed, ADDED, one.lineIndex)];
  });
  return [...sums, ...(candidates ?? [])];
}

/** Whether two rows say the same in the columns of two supplies, beside each other. */
function isOfSibling(row: BillRow, other: BillRow): boolean {
  const [first, last] = [row.phrases[0], row.phrases.at(-1)];
  const isApart = other.phrases.every(({ x0, x1 }) => first && last && (x1 < first.x0 || x0 > last.x1));
  const isNear = Math.abs(other.line.y0 - row.line.y0) <= MOST_APART * (row.line.y1 - row.line.y0);
  return row.line.page === other.line.page && isApart && isNear && labelOf(row) === labelOf(other);
}

const MOST_APART = 8;

/** What a row is called, without how often it was: `Top-ups (14 payments)`. */
const labelOf = (row: BillRow): string => foldText(textBefore(row).replace(/\([^()]*\)|\d+/gu, ' '));

function rowOf({ printed: { page, box } }: FieldCandidate, rows: readonly BillRow[]): BillRow | undefined {
  return rows.find(
    ({ line, phrases }) =>
      line.page === page &&
      phrases.some(({ x0, y0, x1 }) => x0 <= box.x0 + 1 && box.x1 <= x1 + 1 && Math.abs(y0 - box.y0) < 1),
  );
}
