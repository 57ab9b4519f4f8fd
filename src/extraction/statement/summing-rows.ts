// Rows that sum up those above them in words of their own: `Spent on this card` beneath the purchases of each card.
import type { PrintedMoney, StatementRow } from '../../model/statement.ts';
import type { RowSense } from './read-row.ts';

/** So many amounts come to that of a further entry by no chance. */
const LEAST_SUMMED = 3;

/**
 * Whether a row without a day comes to the entries above it since the last total: to all of them, or to those of one side. Beneath a row that
 * sums up one side, the other may have but one entry.
 */
export function isSumOf({ amount }: RowSense, found: readonly StatementRow[], stretch: number): boolean {
  if (!amount) return false;
  const end = found.findLastIndex(({ kind }) => kind !== 'total') + 1;
  const rows = found.slice(0, end);
  const from = rows.findLastIndex((row) => row.kind !== 'entry' || row.stretch !== stretch) + 1;
  const above = rows.slice(from).flatMap((row) => (row.amount?.column === amount.column ? [signed(row.amount)] : []));
  const own = signed(amount);
  const isBeneathSum = end < found.length;
  const sides = [above.filter((one) => one > 0), above.filter((one) => one < 0)];
  const alike = sides.filter((side) => isBeneathSum || Math.sign(sum(side)) === Math.sign(own));
  const isMuch = isBeneathSum || alike.some((side) => side.length >= LEAST_SUMMED);
  return own !== 0 && isMuch && (sum(above) === own || alike.some((side) => Math.abs(sum(side)) === Math.abs(own)));
}

const signed = ({ minor, sign, mark }: PrintedMoney): number => (sign === '-' || mark === 'CR' ? -minor : minor);

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
