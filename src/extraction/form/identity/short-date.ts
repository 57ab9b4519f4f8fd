// Dates of identity documents: two languages (`14 MAR /MARS 81`), points (`22.07.1983`), years of two digits.
import { calendarDate, type CalendarDate } from '../../../kernel/calendar-date.ts';
import { monthNumber } from '../../../kernel/months.ts';

/** A date whose century may be open. */
export interface ShortDate {
  readonly day: number;
  readonly month: number;
  /** Four digits, or two where the century is not printed. */
  readonly year: number;
}

/** `14 MAR /MARS 81`, `14 MAR/MAR 1981`; behind a space the stroke may be taken for a thin letter (`14 MAR 1MARS 81`). */
const TWO_LANGUAGES =
  /^(\d{1,2})\s*(\p{L}{3,9})\.?(?:\s*\/\s*|\s+[1lI|](?=\p{L}{3}))(\p{L}{2,9})\.?\s*(\d{2}(?:\d{2})?)(?!\d)/u;
const ONE_LANGUAGE = /^(\d{1,2})[\s./-]+(\p{L}{3,9}|\d{1,2})[\s./-]+(\d{2}(?:\d{2})?)(?!\d)/u;

/** The date at the start of a text, or undefined. */
export function readShortDate(text: string): ShortDate | undefined {
  const [, first, inOwn, inOther, last] = TWO_LANGUAGES.exec(text.trim()) ?? [];
  const [, day = first, month = inOwn, year = last] = ONE_LANGUAGE.exec(text.trim()) ?? [];
  if (!day || !month || !year) return undefined;
  // A name in a language that is not known here has one beside it that is: `16 AIB/APR 2019`.
  const number = [month, inOther].map((name) => monthNumber(name ?? '')).find((one) => one >= 1) ?? 0;
  return number >= 1 && number <= 12 ? { day: Number(day), month: number, year: Number(year) } : undefined;
}

/** Six digits of a machine-readable zone, `YYMMDD`. */
export function readZoneDate(digits: string): ShortDate | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  return year && month && day ? { year: Number(year), month: Number(month), day: Number(day) } : undefined;
}

/** Whether two dates are the same day as far as both say. */
export function isSameDay(a: ShortDate, b: ShortDate): boolean {
  const years = a.year > 99 && b.year > 99 ? a.year === b.year : a.year % 100 === b.year % 100;
  return years && a.month === b.month && a.day === b.day;
}

/** The day, in this century where the century is open: no document in use was issued in another. */
export function thisCentury({ day, month, year }: ShortDate): CalendarDate | undefined {
  return calendarDate(year > 99 ? year : 2000 + year, month, day);
}

/** The latest day of birth that is no later than `latest`. */
export function bornBy({ day, month, year }: ShortDate, latest: CalendarDate): CalendarDate | undefined {
  if (year > 99) return calendarDate(year, month, day);
  return [2000, 1900]
    .map((century) => calendarDate(century + year, month, day))
    .find((date) => date !== undefined && date <= latest);
}

/** The same day so many years earlier. */
export function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  return `${String(Number(date.slice(0, 4)) - years)}${date.slice(4)}` as CalendarDate;
}
