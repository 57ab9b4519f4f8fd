// The balance at the end of a ledger that names none: after the one brought forward, each row moves the balance that stands last in it.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { PlacedAmount } from './amount-rows.ts';

/** A row with its amounts in minor units; the last may be the balance after it. */
export interface LedgerRow {
  readonly amounts: readonly PlacedAmount[];
  readonly date?: CalendarDate;
}

/** Fewer rows that follow from each other may do so by chance. */
const FEWEST = 2;

/** The last balance that follows, row by row, from the opening one; undefined where too few rows do. */
export function ledgerClosing(
  openingMinor: number,
  rows: readonly LedgerRow[],
): (PlacedAmount & { readonly minor: number; readonly date?: CalendarDate }) | undefined {
  let balance = openingMinor;
  let last: (LedgerRow & { readonly closing: PlacedAmount }) | undefined;
  let count = 0;
  for (const row of rows) {
    const [moved, closing, other] = row.amounts;
    if (!moved || !closing || other) continue;
    const by = Math.abs(moved.amount.minor);
    if (Math.abs(closing.amount.minor - balance) !== by) break;
    balance = closing.amount.minor;
    last = { ...row, closing };
    count++;
  }
  if (!last || count < FEWEST) return undefined;
  return { ...last.closing, minor: balance, ...(last.date ? { date: last.date } : {}) };
}
