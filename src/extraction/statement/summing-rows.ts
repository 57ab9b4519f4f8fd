// Rows that sum up those above them in words of their own: `Spent on this card` beneath the purchases of each card.
import type { PrintedMoney, StatementRow } from '../../model/statement.ts';
import type { RowSense } from './read-row.ts';

/** So many amounts come to that of a further entry by no chance. */
const LEAST_SUMMED = 3;

/** Whether a row without a day comes to the entries above it since the last total: to all of them, or to those on its own side. */
export function isSumOf({ amount }: RowSense, found: readonly StatementRow[], stretch: number): boolean {
  if (!amount) return false;
  const from = found.findLastIndex((row) => row.kind !== 'entry' || row.stretch !== stretch) + 1;
  const above = found.slice(from).flatMap((row) => (row.amount?.column === amount.column ? [signed(row.amount)] : []));
  const own = signed(amount);
  const alike = above.filter((one) => Math.sign(one) === Math.sign(own));
  return own !== 0 && alike.length >= LEAST_SUMMED && [above, alike].some((all) => sum(all) === own);
}

const signed = ({ minor, sign, mark }: PrintedMoney): number => (sign === '-' || mark === 'CR' ? -minor : minor);

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
