// What the columns of a table hold, on one line or in all the lines of one row.
import type { Printed } from '../../model/printed.ts';
import type { DateMatch } from '../values/date.ts';
import type { AmountCell } from './amount-cells.ts';

/** A date as printed, with its readings. */
export interface PrintedDate extends Printed {
  readonly match: DateMatch;
}

/** An amount in a column of amounts; `role` is the column's name in the profile. */
export interface MoneyCell extends AmountCell {
  readonly role: string;
}

/** Printed pieces by the kind of column they stand in, each in reading order. */
export interface TableContents {
  /** By the role of their column. */
  readonly dates: Readonly<Record<string, PrintedDate>>;
  readonly codes: readonly Printed[];
  /** Texts of a column that says debit or credit of the amount beside it. */
  readonly sides: readonly Printed[];
  readonly text: readonly Printed[];
  readonly money: readonly MoneyCell[];
  /** What stands in the table but belongs to none of its columns. */
  readonly stray: readonly Printed[];
}

/** Whether an amount stands in one of the table's columns. */
export function hasMoney({ money }: TableContents): boolean {
  return money.length > 0;
}

/** Whether a date stands in one of the table's columns. */
export function isDated({ dates }: TableContents): boolean {
  return Object.keys(dates).length > 0;
}

/** All words but dates and amounts: what says whether this is a heading, a total or an entry. */
export function wordsIn({ stray, codes, text }: TableContents): string {
  return joinedText([...stray, ...codes, ...text]);
}

/** The texts of printed pieces, a space between each. */
export function joinedText(pieces: readonly Printed[]): string {
  return pieces.map((piece) => piece.text).join(' ');
}
