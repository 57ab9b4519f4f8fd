// Dates of identity documents: two languages (`14 MAR /MARS 81`), points (`22.07.1983`), years of two digits.
import { calendarDate, type CalendarDate } from '../../../kernel/calendar-date.ts';
import { monthNumber } from '../../../kernel/months.ts';
import { lettersOf } from '../../../kernel/text.ts';

/** A date whose century may be open. */
export interface ShortDate {
  readonly day: number;
  readonly month: number;
  /** Four digits, or two where the century is not printed. */
  readonly year: number;
}

/** `14 MAR/MAR 1981`, `22.07.1983`: a day, what stands for the month, a year. */
const DAY_MONTH_YEAR = /^(\d{1,2})(?!\d)[\s./-]*(\S.*?)[\s./-]*(?<!\d)(\d{4}|\d{2})(?!\d)/u;
const DIGITS = /^\d{1,2}$/;
/** One name of a month or two, a stroke between them; a picture may take an O of them for a nought, and the stroke for a thin letter or a figure. */
const NAMES = /^([\p{L}0]{3,10})\.?(?:\s*[/|\\]\s*|\s+)?([\p{L}\d!|[\]]{2,11})?\.?$/u;
const STROKE_LIKE = /^[1IJLTilj7|![\]]/;

/** The date at the start of a text, or undefined. */
export function readShortDate(text: string): ShortDate | undefined {
  const [, day, between = '', year] = DAY_MONTH_YEAR.exec(text.trim()) ?? [];
  if (!day || !year) return undefined;
  const month = DIGITS.test(between) ? Number(between) : namedMonth(between);
  return month !== undefined && month >= 1 && month <= 12 ? { day: Number(day), month, year: Number(year) } : undefined;
}

/** A name in a language that is not known here has one beside it that is: `16 AIB/APR 2019`. Two that tell two months tell none. */
function namedMonth(names: string): number | undefined {
  const [, first = '', second = ''] = NAMES.exec(names) ?? [];
  const own = monthOf(first);
  const other = monthOf(second) ?? (STROKE_LIKE.test(second) ? monthOf(second.slice(1)) : undefined);
  return own !== undefined && other !== undefined && own !== other ? undefined : (own ?? other);
}

/** Months as French passports and the second language of British ones have them, where English and Welsh ones begin otherwise. */
const FRENCH_MONTHS: Readonly<Record<string, number>> = { fev: 2, avr: 4, juin: 6, juil: 7, aou: 8 };

function monthOf(name: string): number | undefined {
  const letters = lettersOf(name.replaceAll('0', 'O'));
  if (letters.length < 3) return undefined;
  const french = Object.entries(FRENCH_MONTHS).find(([start]) => letters.startsWith(start))?.[1];
  const number = french ?? monthNumber(letters);
  return number >= 1 ? number : undefined;
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
