// Cells of the rows that readers of a class make.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Printed } from '../../model/printed.ts';
import type { FieldValue } from '../fields/values.ts';
import type { FormCell } from './list-rows.ts';

/** A value as the cell of a row. */
export function cell(value: FieldValue, printed: Printed, confidence = 0.9): FormCell {
  return { value, printed, confidence };
}

/** A text as the cell of a row. */
export function textCell(text: string, printed: Printed, confidence?: number): FormCell {
  return cell({ kind: 'text', text }, printed, confidence);
}

/** A day as the cell of a row. */
export function dayCell(date: CalendarDate, printed: Printed, confidence?: number): FormCell {
  return cell({ kind: 'date', date }, printed, confidence);
}

/** An amount as a value: its size in minor units, and a minus where it is one. */
export function moneyValue(minor: number): FieldValue {
  return {
    kind: 'money',
    amount: { minor: Math.abs(minor), hasFraction: true, ...(minor < 0 ? { sign: '-' as const } : {}) },
  };
}
