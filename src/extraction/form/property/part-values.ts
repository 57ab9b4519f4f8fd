// Cells of tables of the parts of a loan as values of fields: money, a length of time, how it is repaid.
import type { FieldValue } from '../../fields/values.ts';
import { readMonths } from '../../values/quantities.ts';
import { moneyOf } from './money-in-phrase.ts';
import { methodIn } from './method-of-parts.ts';

/** An amount of money as the value of a field; a note in brackets behind it says how it is worked out (`£2,400.00 (2%)`). */
export function moneyIn(text: string, currency: string): FieldValue | undefined {
  const amount = moneyOf(text.replace(/\s*\([^()]*\)$/, ''), currency);
  return amount && { kind: 'money', amount };
}

/** A length of time in months as the value of a field. */
export function monthsIn(text: string): FieldValue | undefined {
  const number = readMonths(text);
  return number === undefined ? undefined : { kind: 'number', number };
}

/** How a part is repaid as the value of a field. */
export function methodValue(text: string): FieldValue | undefined {
  const method = methodIn(text);
  return method === undefined ? undefined : { kind: 'text', text: method };
}
