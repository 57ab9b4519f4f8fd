// Values of other labels in a column of values, which are no lines of an address.
import { readDay } from '../values/days.ts';

const VALUE = /^[£$€] ?\d[\d,]*(?:\.\d{2})?$|^\d[\d,]*\.\d{2}$|^\d{1,2}(?:\.\d{1,4})? ?%/;
/** More words are those of a sentence. */
const LINE_WORDS = 9;

/** A whole day, alone or before a stroke, an amount with its pence, a percentage or a sentence: values of a form. */
export function isOtherValue(text: string): boolean {
  const [first = text] = text.split(' / ');
  return (
    readDay(first) !== undefined || VALUE.test(text) || (text.endsWith('.') && text.split(' ').length > LINE_WORDS)
  );
}
