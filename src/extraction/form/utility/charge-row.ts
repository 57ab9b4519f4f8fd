// One item that a bill charges for.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Printed } from '../../../model/printed.ts';
import type { AmountReading } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import type { Utility } from './named-utility.ts';

/** A row that ends in an amount. */
export interface ChargeRow {
  readonly row: BillRow;
  readonly name: string;
  /** What it is for, where a word before its name says so. */
  readonly kind?: Utility;
  readonly amount: AmountReading;
  /** Its amount in minor units; what is given back counts below nought. */
  readonly minor: number;
  readonly period: { readonly start: CalendarDate; readonly end: CalendarDate } | undefined;
  /** The day before its name, where it was used once: a call, a visit. */
  readonly day?: CalendarDate | undefined;
  readonly printed: Printed;
}
