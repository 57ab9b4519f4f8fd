// A day without a year that is printed with a point, as `03.11`. Elsewhere that is an amount: it is one only where a day is expected.
import { matchDate, type DateMatch } from './date.ts';

const DOTTED = /^\d{1,2}\.(?:0?[1-9]|1[0-2])\.?$/;

/** The day that the whole of `text` is, day before month likeliest; undefined where it is none. */
export function dottedDay(text: string): DateMatch | undefined {
  return DOTTED.test(text) ? matchDate(text.replace('.', '/')) : undefined;
}
