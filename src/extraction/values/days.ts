// Calendar days that texts tell, each in the likeliest reading of its date. Where the readings themselves matter, `date.ts` has them.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { dateOf, datesIn, matchDate, readDate, type DateMatch } from './date.ts';

/** The day that a date most likely is; undefined where it has no year of its own and none is given. */
export function likeliestDay(match: DateMatch | undefined, year?: number): CalendarDate | undefined {
  const [reading] = match?.readings ?? [];
  return reading && dateOf(reading, year);
}

/** The day that `text` is and nothing else, with its year; else undefined. */
export function readDay(text: string): CalendarDate | undefined {
  return likeliestDay(readDate(text));
}

/** The day, with its year, that `text` begins with; else undefined. */
export function leadingDay(text: string): CalendarDate | undefined {
  return likeliestDay(matchDate(text.replace(DIGITS_APART, '$1$2/$3$4/$5$6$7$8')));
}

/** A day whose digits stand in boxes of their own: `0 1 / 0 7 / 2 0 2 6`. */
const DIGITS_APART = /^(\d) (\d)(?: ?[/.-])? (\d) (\d)(?: ?[/.-])? (\d) (\d) (\d) (\d)$/;

/** A day inside a text, with the words on both sides of it as they are printed. */
export interface DayInText {
  readonly date: CalendarDate;
  readonly before: string;
  readonly after: string;
}

/** The day of a running text that holds one date, with its year, and no other; else undefined. */
export function onlyDayIn(text: string): DayInText | undefined {
  const [only, other] = datesIn(text);
  const date = other ? undefined : likeliestDay(only?.match);
  if (!only || date === undefined) return undefined;
  return { date, before: text.slice(0, only.index), after: text.slice(only.index + only.match.length) };
}

/** The days that a running text holds, in order; those without a year of their own only where one is given. */
export function daysIn(text: string, year?: number): CalendarDate[] {
  return datesIn(text).flatMap(({ match }) => likeliestDay(match, year) ?? []);
}
