// Dates as UK papers print them. A text may have several readings (3/4 is two dates): all are kept, order decides later.
import { calendarDate, type CalendarDate } from '../../kernel/calendar-date.ts';
import type { DateReading } from '../../model/statement.ts';

export interface DateMatch {
  /** Likeliest first: day before month, as in the United Kingdom. Never empty. */
  readonly readings: readonly DateReading[];
  /** How many characters of the text the date takes. */
  readonly length: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]?\\s+)?';
const YEAR = '(\\d{4}|\\d{2})';
const END = '(?![\\p{L}\\d])';
const YEAR_PART = `(?:[\\s,.'’/-]*${YEAR}(?![\\d.,:/]*\\d)${END})?`;

type Reader = readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[]) => readonly DateReading[]];

const READERS: readonly Reader[] = [
  // 2024-01-03, 2024/01/03
  [start(`(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${END}`), ([y, m, d]) => [reading(d, m, y)]],
  // 03/01/2024, 03-01-24, 03.01.2024, 03 01 24: day first, month first as the second reading
  [
    start(`(\\d{1,2})\\s?([-/.])\\s?(\\d{1,2})\\s?\\2\\s?${YEAR}${END}`),
    ([d, , m, y]) => [reading(d, m, y), reading(m, d, y)],
  ],
  [start(`(\\d{2}) (\\d{2}) (\\d{4}|\\d{2})${END}`), ([d, m, y]) => [reading(d, m, y), reading(m, d, y)]],
  // 3 Jan, 3rd January 2024, 03JAN24, 3-Jan-24, 3 of January
  [
    start(`(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?[\\s.,/-]*${MONTH}\\.?(?![a-z])${YEAR_PART}`),
    ([d, m, y]) => [reading(d, m, y)],
  ],
  // Jan 3, 2024; January 3rd
  [start(`${MONTH}\\.?[\\s/-]*(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)${YEAR_PART}`), ([m, d, y]) => [reading(d, m, y)]],
  // 03/01: only where a date is expected
  [start(`(\\d{1,2})([/-])(\\d{1,2})${END}(?![/-])`), ([d, , m]) => [reading(d, m), reading(m, d)]],
];

function start(pattern: string): RegExp {
  return new RegExp(`^${WEEKDAY}${pattern}`, 'iu');
}

function reading(day: string | undefined, month: string | undefined, year?: string): DateReading {
  const named = MONTHS.indexOf((month ?? '').slice(0, 3).toLowerCase());
  const base = { day: Number(day), month: named >= 0 ? named + 1 : Number(month) };
  return year === undefined ? base : { ...base, year: fullYear(year) };
}

/** Two-digit years are of this century on bank papers; three quarters of a century back only for births, which print four digits. */
function fullYear(year: string): number {
  return year.length === 4 ? Number(year) : 2000 + Number(year);
}

/** The date at the start of `text`, or undefined. Readings that no calendar has are left out. */
export function matchDate(text: string): DateMatch | undefined {
  const lead = text.length - text.trimStart().length;
  const body = text.slice(lead);
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(body);
    if (!match) continue;
    const readings = distinct(read(match.slice(1)).filter(exists));
    if (readings.length > 0) return { readings, length: lead + match[0].trimEnd().length };
  }
  return undefined;
}

/** `text` as a date and nothing else. */
export function readDate(text: string): DateMatch | undefined {
  const match = matchDate(text);
  return match && /^[\s.,;:)]*$/.test(text.slice(match.length)) ? match : undefined;
}

/** All dates inside `text`, with where they start. */
export function datesIn(text: string): readonly { readonly match: DateMatch; readonly index: number }[] {
  const found: { match: DateMatch; index: number }[] = [];
  const boundary = /(?<![\p{L}\d.,/-])(?=[\p{L}\d])/gu;
  let from = 0;
  for (const { index } of text.matchAll(boundary)) {
    if (index < from) continue;
    const match = matchDate(text.slice(index, index + 40));
    if (!match) continue;
    found.push({ match, index });
    from = index + match.length;
  }
  return found;
}

/** The calendar date of a reading with a year, or of one without in the given year. */
export function dateOf(reading: DateReading, year?: number): CalendarDate | undefined {
  const known = reading.year ?? year;
  return known === undefined ? undefined : calendarDate(known, reading.month, reading.day);
}

function exists({ day, month, year }: DateReading): boolean {
  // Without a year the 29th of February may stand: 2024 is a leap year.
  return (year === undefined || (year >= 1900 && year <= 2199)) && calendarDate(year ?? 2024, month, day) !== undefined;
}

function distinct(readings: readonly DateReading[]): DateReading[] {
  return readings.filter((a, i) => readings.findIndex((b) => a.day === b.day && a.month === b.month) === i);
}
