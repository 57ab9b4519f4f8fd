// A statement as printed, before reconciliation: rows whose sense may still be open, and the figures it states of itself.
import type { Printed } from './printed.ts';

/** One reading of a printed date; the year may be missing. */
export interface DateReading {
  readonly day: number;
  readonly month: number;
  readonly year?: number;
}

/** A number that grows with the date: days in calendar order, those without a year as if of one year. Not a count of days. */
export function dayOrder({ day, month, year = 0 }: DateReading): number {
  return year * 400 + month * 31 + day;
}

/** A printed amount: never negative, with its sign or mark kept apart. */
export interface PrintedMoney {
  readonly minor: number;
  readonly sign?: '-' | '+';
  readonly mark?: 'CR' | 'DR' | 'OD';
  readonly printed: Printed;
}

/** The column an entry's amount stands in: one of two by direction, or one for both. */
export type AmountColumn = 'in' | 'out' | 'either';

/** An entry moves the balance; a checkpoint states it; a total or other row does neither. */
export type RowKind = 'entry' | 'opening' | 'closing' | 'carried' | 'dayBalance' | 'total';

/** What becomes of a section's rows: only those booked, and before the closing balance, move this statement's balance. */
export type SectionKind = 'booked' | 'pending' | 'reverted' | 'sample' | 'afterClosing';

/** One row of a statement's table as printed: nothing about it is settled yet. */
export interface StatementRow {
  /** Printed order, from 0. */
  readonly index: number;
  readonly page: number;
  readonly kind: RowKind;
  readonly section: SectionKind;
  /** Direction given by the section's heading ("Payments in"). */
  readonly flow?: 'in' | 'out';
  /** The stretch of the document it was read from: rows of one stretch are believed or doubted together. */
  readonly stretch: number;
  /** Likeliest first; those of the row above where the row prints none. */
  readonly dates: readonly DateReading[];
  readonly datePrinted?: Printed;
  /** Between the row whose day it has and this one a day is printed that was not understood. */
  readonly isDayLost?: true;
  readonly text: readonly Printed[];
  readonly codes: readonly Printed[];
  readonly amount?: PrintedMoney & { readonly column: AmountColumn };
  readonly balance?: PrintedMoney;
}

/** A total of the entries as stated. `sure`: it stands with the balances; elsewhere the same words label other figures. */
export interface StatedTotal extends PrintedMoney {
  readonly sure: boolean;
}

/** A balance as stated. `unsure`: its label is part of other words, so that it is believed only where the entries lead to it. */
export interface StatedBalance extends PrintedMoney {
  readonly unsure?: boolean;
}

/** What the statement states of itself outside its rows; several candidates, likeliest first, where the print leaves it open. */
export interface StatedFigures {
  readonly opening: readonly StatedBalance[];
  readonly closing: readonly StatedBalance[];
  readonly totalIn: readonly StatedTotal[];
  readonly totalOut: readonly StatedTotal[];
}

/** One account's rows under one reading of the columns, and the figures stated around them. */
export interface AccountReading {
  readonly rows: readonly StatementRow[];
  readonly figures: StatedFigures;
  readonly isCard: boolean;
}

/** An entry or checkpoint with its sense settled: minor units, positive when they add to what the holder has. */
export interface SettledRow {
  readonly row: StatementRow;
  /** 0 for checkpoints. */
  readonly movement: number;
  /** What the account holds after the row, where printed: negative when overdrawn or owed. */
  readonly balance?: number;
  /** Whether a printed balance, total or sum proves the movement. */
  readonly proven: boolean;
  /** The direction was chosen among several that the arithmetic allows. */
  readonly ambiguous: boolean;
  /** Others of its list that went the same way bear a mark, and it does not. */
  readonly lostMark?: true;
}

/** The rows that moved the balance. */
export function entriesOf(rows: readonly SettledRow[]): readonly SettledRow[] {
  return rows.filter(({ row }) => row.kind === 'entry');
}

/** One sum that the statement makes checkable. */
export interface Check {
  readonly kind: 'balance' | 'closing' | 'totalIn' | 'totalOut';
  readonly holds: boolean;
  /** What the entries add up to, in minor units. */
  readonly expected: number;
  /** What the statement prints, in minor units. */
  readonly printed: number;
  /** Index (StatementRow.index) of the row at which it is made, or whose printed balance it is. */
  readonly row?: number;
  /** How many entries it covers. */
  readonly entries: number;
}

/** Whether a check is of a stated total; the others follow the chain of balances. */
export function isOfTotal({ kind }: Check): boolean {
  return kind === 'totalIn' || kind === 'totalOut';
}

/** A balance that the chain hangs on, in minor units of what the holder has; `printed` is absent for one worked out. */
export interface Anchor {
  readonly minor: number;
  readonly printed?: Printed;
}

/** One account settled under one reading: what each row moved, which sums hold, and how much they prove. */
export interface Reconciliation {
  /** In printed order. */
  readonly rows: readonly SettledRow[];
  readonly newestFirst: boolean;
  readonly opening?: Anchor;
  readonly closing?: Anchor;
  readonly checks: readonly Check[];
  /** whole: every entry lies under a sum that holds. none: nothing printed could check any entry. */
  readonly proof: 'whole' | 'part' | 'none';
  /** Overdrawn balances are printed like others: the entries told which they are. */
  readonly balancesUnmarked?: boolean;
  /** Higher is better: held sums less broken ones. Comparable between readings of one account only. */
  readonly score: number;
}
