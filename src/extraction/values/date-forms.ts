// The forms in which UK papers print a date, as patterns with the groups d (day), m (month), y4 and y2 (year).
import { MONTH } from '../../kernel/months.ts';

/** A form of a date at the start of a text. */
export interface DateForm {
  readonly pattern: RegExp;
  /** Whether the month may also stand first: then there are two readings. */
  readonly either: boolean;
}

const WEEKDAY = '(?:(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]?\\s+)?';
const DAY = '(?<d>\\d{1,2})';
const ORDINAL = '(?:st|nd|rd|th)?';
const FULL_YEAR = '(?<y4>(?:19|20)\\d{2})';
/** Two digits are a year from 2000 to 2039: births print four, and no statement looks further ahead. */
const SHORT_YEAR = '(?<y2>[0-3]\\d)';
const YEAR = `(?:${FULL_YEAR}|${SHORT_YEAR})`;
const TIME = '(?:T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?';
const END = '(?![\\p{L}\\d])';
/** A number with a month behind it is the day of the next date (`12 Nov 13 Nov`), no year. */
const NO_DAY = `(?![\\s./-]*${MONTH})`;
/** A number that goes on (`12.50`, `20-11-22`) is no year, unless it is the next date that follows unspaced. */
const WHOLE = `(?![.,:/-]\\d+(?!\\d|${ORDINAL}[\\s./-]*${MONTH}))${END}`;
/** Two digits follow as the month does (`3-Jan-24`) or after a space: in `12 Oct - 11 Nov` a second date begins. */
const YEAR_AFTER_NAME =
  `(?:(?:\\s*[-/.,]?\\s*['’]?${FULL_YEAR}|(?:\\s*\\k<sep>\\s*|[\\s,.]*)['’]?${SHORT_YEAR}${NO_DAY})` + `${WHOLE})?`;

/** Every form, the more telling first. */
export const DATE_FORMS: readonly DateForm[] = [
  // 2024-01-03, 2024/01/03, 2024-01-03T10:00:00Z (ISO 8601; the time is passed over)
  form(`${FULL_YEAR}(?<sep>[-/.])(?<m>\\d{1,2})\\k<sep>${DAY}${TIME}${END}`),
  // 20240103
  form(`(?<y4>20[0-3]\\d)(?<m>\\d{2})(?<d>\\d{2})${END}`),
  // 03/01/2024, 03-01-24, 03.01.2024
  form(`${DAY}\\s?(?<sep>[-/.])\\s?(?<m>\\d{1,2})\\s?\\k<sep>\\s?${YEAR}(?![./]\\d)${END}`, true),
  // 03 01 24
  form(`(?<d>\\d{2}) (?<m>\\d{2}) ${YEAR}(?![.,]\\d)${END}`, true),
  // 3 Jan, 3rd January 2024, 03JAN24, 3-Jan-24, 3 of January
  form(`${DAY}${ORDINAL}(?:\\s+of)?\\s*(?<sep>[.,/-]?)\\s*(?<m>${MONTH})\\.?${YEAR_AFTER_NAME}`),
  // Jan 3, 2024; January 3rd; but not the amount in `May 12.50`
  form(`(?<m>${MONTH})\\.?\\s*(?<sep>[/-]?)\\s*${DAY}${ORDINAL}(?!\\d|[.:]\\d|,\\d{3}(?!\\d))${YEAR_AFTER_NAME}`),
  // 03/01: only where a date is expected, and not the days in `1-30 November`
  form(`${DAY}(?:/|-(?!\\d{1,2}\\s*${MONTH}))(?<m>\\d{1,2})${END}(?![/-]|\\.\\d)`, true),
];

function form(pattern: string, either = false): DateForm {
  return { pattern: new RegExp(`^${WEEKDAY}${pattern}`, 'iu'), either };
}
