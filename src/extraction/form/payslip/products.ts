// Units times rate is the amount: which figures of a row were multiplied.
import { signedMinor } from '../../values/amount.ts';
import type { Cell } from './cells.ts';

/** The number that a figure is: an amount in pounds. */
export const numberIn = (cell: Cell): number | undefined =>
  cell.number ?? (cell.amount ? signedMinor(cell.amount) / 100 : undefined);

/** Whether an amount is the product of two figures, as far as rounding goes. */
export function multiplies(units: Cell, rate: Cell, amount: Cell): boolean {
  const [u, r, a] = [numberIn(units), numberIn(rate), amount.amount && numberIn(amount)];
  // Half a penny, and as much as rounding a rate to four places moves it.
  return u !== undefined && r !== undefined && a !== undefined && Math.abs(u * r - a) <= 0.0101 + Math.abs(u) * 0.0051;
}
