// What signs and marks mean on a statement: issuers differ, and say so nowhere. Each convention is tried; sums decide.
import type { PrintedMoney, StatementRow } from '../model/statement.ts';

/** How an amount in a column for both directions is meant when it carries a sign, a mark, or neither. */
export interface Convention {
  /** `account`: plain comes in, minus goes out. `card`: plain is spent, minus or CR comes back. `open`: plain may be either. */
  readonly amounts: 'account' | 'card' | 'open';
  /**
   * `held`: a plain balance is the holder's. `owed`: a plain balance is owed, CR is in credit. `unmarked`: overdrawn balances are printed
   * like others (in red, or not told apart at all), and which they are the entries tell.
   */
  readonly balances: 'held' | 'owed' | 'unmarked';
  /** Whether a plain opening balance is overdrawn, where balances are unmarked. */
  readonly startsOverdrawn?: boolean;
  readonly newestFirst: boolean;
}

/** Whether minus signs in a one-direction column are its style (most amounts carry one) or reversals (few do). */
export interface ColumnStyle {
  readonly minusIn: boolean;
  readonly minusOut: boolean;
}

/** What minus signs are in the columns of these rows. */
export function columnStyle(rows: readonly StatementRow[]): ColumnStyle {
  const mostlyMinus = (column: 'in' | 'out'): boolean => {
    const amounts = rows.flatMap((row) =>
      row.amount && (row.amount.column === column || row.flow === column) ? [row.amount] : [],
    );
    return amounts.filter((amount) => amount.sign === '-').length * 2 > amounts.length;
  };
  return { minusIn: mostlyMinus('in'), minusOut: mostlyMinus('out') };
}

/** The movement of an entry in minor units, or undefined when the convention leaves its direction open. */
export function movementOf(row: StatementRow, convention: Convention, style: ColumnStyle): number | undefined {
  const { amount } = row;
  if (!amount) return 0;
  const column = amount.column === 'either' ? row.flow : amount.column;
  if (amount.mark === 'CR' || amount.sign === '+') return amount.minor;
  if (amount.mark === 'DR') return -amount.minor;
  if (column === 'in') return amount.sign === '-' && !style.minusIn ? -amount.minor : amount.minor;
  if (column === 'out') return amount.sign === '-' && !style.minusOut ? amount.minor : -amount.minor;
  if (convention.amounts === 'card') return amount.sign === '-' ? amount.minor : -amount.minor;
  if (amount.sign === '-' || amount.mark === 'OD') return -amount.minor;
  return convention.amounts === 'open' ? undefined : amount.minor;
}

/**
 * A printed balance in minor units: negative when overdrawn or owed. `reached`: what the entries before it lead to, where that is known;
 * it tells what an unmarked balance is.
 */
export function heldBalance({ minor, sign, mark }: PrintedMoney, convention: Convention, reached?: number): number {
  if (mark === 'OD' || mark === 'DR') return -minor;
  if (mark === 'CR') return minor;
  if (convention.balances === 'unmarked' && !sign) {
    const isOverdrawn = reached === undefined ? convention.startsOverdrawn === true : reached < 0;
    return isOverdrawn ? -minor : minor;
  }
  const plainHeld = convention.balances !== 'owed';
  return (sign === '-') === plainHeld ? -minor : minor;
}
