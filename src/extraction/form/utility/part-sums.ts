// Sums of one part of a bill, where another supply is charged besides: what stands above them in their part adds up to them.
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { signedMinor } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import { amountOf } from './row-figures.ts';

const MOST_ITEMS = 12;

/** Whether an amount is the sum of the last amounts above it in the part of one supply, and another supply has amounts of its own. */
export function isSumOfPart({ page, lineIndex, printed, value }: FieldCandidate, rows: readonly BillRow[]): boolean {
  const at = rows.findIndex(
    (row) =>
      row.line.page === page &&
      row.lineIndex === lineIndex &&
      row.phrases.some(({ x0, x1 }) => printed.box.x0 < x1 && printed.box.x1 > x0),
  );
  const own = rows[at];
  if (!own || own.section === 0 || value.kind !== 'money') return false;
  const isOther = (row: BillRow): boolean =>
    row.utility !== undefined && row.utility !== own.utility && row.section > 0 && amountOf(row) !== undefined;
  if (!rows.some(isOther)) return false;
  const above = rows
    .slice(0, at)
    .filter(({ section }) => section === own.section)
    .flatMap((row) => amountOf(row)?.amount ?? [])
    .slice(-MOST_ITEMS)
    .reverse();
  const whole = signedMinor(value.amount);
  let sum = 0;
  return above.some((amount, i) => {
    sum += signedMinor(amount);
    return i > 0 && sum === whole;
  });
}
