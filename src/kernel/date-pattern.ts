// How papers print a day in running text, for the patterns of profiles: what each form of date is read as is extraction/values/date-forms.ts.
import { MONTH } from './months.ts';

const WEEKDAY = '(?:the )?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]? (?:the )?)?';
const YEAR = "['’]?(?:(?:19|20)\\d{2}|\\d{2})";
const APART = '[ ./,-]{0,3}';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
/** `03/01/2025`, `3 . 1 . 25`, `2025-01-03`. */
const IN_FIGURES = `\\d{1,2} ?[/.-] ?\\d{1,2} ?[/.-] ?${YEAR}|\\d{4}-\\d{2}-\\d{2}`;
/** A figure that goes on is another one. */
const END = '(?!\\d|[.:,]\\d)';

/** The source of a pattern, for the flags iu: a day with its year, `3rd of January, 2025`, `Friday 3-Jan-25`, `January 3, 2025` or in figures. No groups. */
export const DATE = `(?:${WEEKDAY}(?:${DAY}(?: of)?${APART}${MONTH}${APART}${YEAR}|${MONTH}\\.? ${DAY},? \\d{4}|${IN_FIGURES})${END})`;
/** The same, or without its year: `3 January`, `January 3`. */
const DATE_OR_DAY = `(?:${WEEKDAY}(?:${DAY}(?: of)?${APART}${MONTH}(?:${APART}${YEAR}(?!\\d))?|${MONTH}\\.? ${DAY}(?:,? \\d{4})?|${IN_FIGURES})${END})`;

/** A pattern with the forms of dates in the places of `{date}` (with its year) and `{day}` (with or without). It has no groups of its own. */
export function withDates(source: string): string {
  return source.replaceAll('{date}', DATE).replaceAll('{day}', DATE_OR_DAY);
}
