// The months by their names, whole or short, in English and Welsh.
import { capitalised } from './text.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WELSH_MONTHS = ['ion', 'chw', 'maw', 'ebr', 'mai', 'meh', 'gor', 'aws', 'med', 'hyd', 'tac', 'rha'];
const ENGLISH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])';
const WELSH = '(?:ionawr|chwefror|mawrth|ebrill|mai|mehefin|gorffennaf|awst|medi|hydref|tachwedd|rhagfyr)(?![a-z])';
/** The source of a pattern: a month by its name, whole or short; in Wales by either name or both (`Mawrth / March`). */
export const MONTH = `(?:(?:${WELSH}\\s?/\\s?)?${ENGLISH}(?:\\s?/\\s?${WELSH})?|${WELSH})`;

/** The first three letters of the English names of all months, in order: `Jan`. */
export const SHORT_MONTHS: readonly string[] = MONTHS.map(capitalised);

/** The first three letters of a month's English name, by its number: `Jan` of 1. Undefined where there is none such. */
export function shortMonth(number: number): string | undefined {
  return SHORT_MONTHS[number - 1];
}

/** The number of a month, printed in digits or by name. */
export function monthNumber(printed: string): number {
  const short = printed.slice(0, 3).toLowerCase();
  const named = Math.max(MONTHS.indexOf(short), WELSH_MONTHS.indexOf(short));
  return named >= 0 ? named + 1 : Number(printed);
}

/** The source of a month with its year, `April 2025`: in a pattern that minds no capitals. */
export const MONTH_WITH_YEAR = String.raw`(?<!\p{L})${MONTH},? (?:19|20)\d\d(?!\d)`;
