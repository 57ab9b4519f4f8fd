// What the columns of several supplies come to: `VAT` over £3.00 for electricity and, beside it, over £1.00 for gas.
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { amountFrom, signedMinorOf } from '../candidate-amount.ts';
import { candidateOf } from '../found-value.ts';
import type { BillRow } from './bill-rows.ts';
import type { Utility } from './named-utility.ts';
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
    const own = placed.filter(({ row: { line } }) => line === row.line);
    const utilities = new Set<Utility>(own.map(({ utility }) => utility));
    if (own.length < 2 || utilities.size < own.length || own[0]?.one !== one) return [];
    const amount = amountFrom(own.reduce((sum, { minor }) => sum + minor, 0));
    return [candidateOf({ kind: 'money', amount }, one.printed, ADDED, one.lineIndex)];
  });
  return [...sums, ...(candidates ?? [])];
}

function rowOf({ printed: { page, box } }: FieldCandidate, rows: readonly BillRow[]): BillRow | undefined {
  return rows.find(
    ({ line, phrases }) =>
      line.page === page &&
      phrases.some(({ x0, y0, x1 }) => x0 <= box.x0 + 1 && box.x1 <= x1 + 1 && Math.abs(y0 - box.y0) < 1),
  );
}
