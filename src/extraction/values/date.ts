// Dates as UK papers print them. A text may have several readings (3/4 is two dates): all are kept, order decides later.
import { calendarDate, type CalendarDate } from '../../kernel/calendar-date.ts';
import type { DateReading } from '../../model/statement.ts';
import { monthNumber } from '../../kernel/months.ts';
import { PLAIN_STREET_WORD } from '../../kernel/street-words.ts';
import { DATE_FORMS, type DateForm } from './date-forms.ts';

/** A date at the start of a text: its readings and how far it reaches. */
export interface DateMatch {
  /** Likeliest first: day before month, as in the United Kingdom. Never empty. */
  readonly readings: readonly DateReading[];
  /** How many characters of the text the date takes. */
  readonly length: number;
}

/** A date inside a text, and where it starts. */
export interface DatePlace {
  readonly match: DateMatch;
  readonly index: number;
}

/** No date is longer than this, in characters, with what must not follow it: no more is looked at. */
const LONGEST = 64;

/** The date at the start of `text`, or undefined. Readings that no calendar has are left out. */
export function matchDate(text: string): DateMatch | undefined {
  const lead = text.length - text.trimStart().length;
  const body = text.slice(lead, lead + LONGEST);
  for (const form of DATE_FORMS) {
    const match = form.pattern.exec(body);
    const readings = match?.groups ? readingsOf(match.groups, form) : [];
    if (match && readings.length > 0) return { readings, length: lead + match[0].trimEnd().length };
  }
  return undefined;
}

function readingsOf(groups: Readonly<Record<string, string | undefined>>, { either }: DateForm): DateReading[] {
  const { d, m = '', y4, y2 } = groups;
  const [day, month] = [Number(d), monthNumber(m)];
  const year = y4 ? { year: Number(y4) } : y2 ? { year: 2000 + Number(y2) } : {};
  const readings = [{ day, month, ...year }];
  if (either && day !== month) readings.push({ day: month, month: day, ...year });
  return readings.filter(exists);
}

function exists({ day, month, year }: DateReading): boolean {
  // Without a year the 29th of February may stand: 2024 is a leap year.
  return calendarDate(year ?? 2024, month, day) !== undefined;
}

/** `text` as a date and nothing else. */
export function readDate(text: string): DateMatch | undefined {
  const match = matchDate(text);
  return match && /^[\s.,;:)]*$/.test(text.slice(match.length)) ? match : undefined;
}

/** The calendar date of a reading with a year, or of one without in the given year. */
export function dateOf(reading: DateReading, year?: number): CalendarDate | undefined {
  const known = reading.year ?? year;
  return known === undefined ? undefined : calendarDate(known, reading.month, reading.day);
}

interface Place extends DatePlace {
  readonly printed: string;
  readonly end: number;
}

/** In running text, digits are a date only with a year that no sort code, page count or price has. */
const CERTAIN = /\p{L}{3}|(?<!\d)\d{4}(?!\d)|^\d{1,2}([/.])\d{1,2}\1\d{2}$/u;
const BY_NAME = /\p{L}{3}/u;
const JOINER =
  /^\s*(?:[-–—−→➔➜/]|(?:(?:up |right )?(?:to|until|till)(?: and including| the)?|through(?: to)?|and)\b)\s*/i;
const BARE_DAY = /^(\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\d])/iu;
const STREET = new RegExp(`^\\s+(?:${PLAIN_STREET_WORD}|court)\\b`, 'i');
/** What stands before a number that is no day. */
const COUNTED = /(?:\b(?:pages?|sheet|no|number|ref|reference|flat|unit)\b[.:]?\s*|[£€$#]\s?)$/i;

/** All dates inside running `text`, with where they start: of `1 to 30 November` both, the first by the second's month. */
export function datesIn(text: string): readonly DatePlace[] {
  const found: DatePlace[] = [];
  let end = 0;
  for (const { index } of text.matchAll(/(?<![\p{L}\d.,/-])(?=[\p{L}\d])/gu)) {
    if (index < end) continue;
    for (const place of placesAt(text, index)) {
      found.push({ match: place.match, index: place.index });
      end = place.end;
    }
  }
  return found;
}

/** The date at `index` and the one it is joined to. Digits that may be anything are a date only beside one like them. */
function placesAt(text: string, index: number): readonly Place[] {
  const first = placeAt(text, index);
  if (!first) return dayOfNext(text, index);
  const second = joinedTo(text, first.end);
  const [sure, bothSure] = [CERTAIN.test(first.printed), second !== undefined && CERTAIN.test(second.printed)];
  if (second && ((sure && bothSure) || (isPeriod(first, second) && !isCounted(text, index)))) return [first, second];
  return sure ? [first] : [];
}

/** `1/11 - 30/11/2025`, `1/11/2025 - 30/11`, `01-11-25 to 30-11-25`: one form, and a year. */
function isPeriod(first: Place, second: Place): boolean {
  const [a, b] = [shapeOf(first.printed), shapeOf(second.printed)];
  const dated = [first, second].some(({ match }) => match.readings[0]?.year !== undefined);
  return dated && (a.startsWith(b) || b.startsWith(a));
}

/** The bare day of `1 to 30 November 2025`, with the date that completes it. */
function dayOfNext(text: string, index: number): readonly Place[] {
  const [printed, digits] = BARE_DAY.exec(text.slice(index, index + LONGEST)) ?? [];
  if (!printed || isCounted(text, index)) return [];
  const end = index + printed.length;
  const second = joinedTo(text, end);
  const [last] = second?.match.readings ?? [];
  const day = Number(digits);
  if (!second || !last || !BY_NAME.test(second.printed) || day < 1 || day >= last.day) return [];
  return [{ match: { readings: [{ ...last, day }], length: printed.length }, index, printed, end }, second];
}

function joinedTo(text: string, end: number): Place | undefined {
  const joiner = JOINER.exec(text.slice(end, end + LONGEST));
  return joiner ? placeAt(text, end + joiner[0].length) : undefined;
}

function placeAt(text: string, index: number): Place | undefined {
  const piece = text.slice(index, index + LONGEST);
  const match = matchDate(piece);
  if (!match || (match.readings[0]?.year === undefined && STREET.test(piece.slice(match.length)))) return undefined;
  return { match, index, printed: piece.slice(0, match.length), end: index + match.length };
}

const shapeOf = (printed: string): string => printed.replace(/\d+/g, '9');
const isCounted = (text: string, index: number): boolean => COUNTED.test(text.slice(Math.max(0, index - 16), index));
