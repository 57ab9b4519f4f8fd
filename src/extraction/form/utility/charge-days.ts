// The one day of an item that is charged for once: a call, a fee, something that was posted.
import { dayNumber, type CalendarDate } from '../../../kernel/calendar-date.ts';
import { dateOf, datesIn, matchDate } from '../../values/date.ts';
import { dayIn } from './reading-details.ts';

/** The day of an item, and what its row says besides. */
export interface ItemDay {
  readonly day: CalendarDate;
  readonly rest: string;
}

/** One call of a list of them: its day, with the day of the week or without, and its time or the number that was called. */
export const CALL =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},?\s+)?\d{1,2}(?:[/.-]\d{1,2}(?:[/.-]\d{2,4})?| \p{L}{3,9}(?: \d{2,4})?)(?:,?\s+|\s[·•|]\s)(?:(?:at )?\d{1,2}[:.]\d{2}(?::\d{2})?(?!\d)|(?=0\d{2,4} ?\d{3}))\s*/iu;
/** What was done on a day. */
const DONE = /(?:\s|^)(?:posted|sent|dispatched|delivered|fitted|installed|made|bought|rented|used)(?: on)?\s*$/iu;
/** What is charged for once. */
const ONCE =
  /\b(?:one[- ]off|fee|activation|set-?up|installation|connection|delivery|postage|engineer|visit|call-?out|replacement|calls?|texts?|film|purchase)\b/iu;
/** A day that fills its cell, or its place between commas. */
const [CELL_BEGINS, CELL_ENDS] = [/(?:\s{2}|,\s?)$/u, /^(?:\s{2}|,|$)/u];
/** What is charged for once is charged at most so many days later. */
const DAYS_BACK = 200;

/** The day of an item whose row says `before`, with the year of the bill where it prints none; `until` is the last day billed. */
export function dayOfItem(before: string, until: CalendarDate | undefined): ItemDay | undefined {
  const [first] = matchDate(before)?.readings ?? [];
  const leading = first && dateOf(first);
  if (leading) return { day: leading, rest: before.replace(CALL, '') };
  if (until === undefined) return undefined;
  const called = first && CALL.test(before) ? dayIn(first, until) : undefined;
  return called ? { day: called, rest: calledWhat(before) } : dayWithin(before, until);
}

/** What a call is called; a number alone is no name, and stands as it is printed with its day. */
function calledWhat(before: string): string {
  const rest = before.replace(CALL, '');
  return /\p{L}{3}/u.test(rest) ? rest : before;
}

function dayWithin(before: string, until: CalendarDate): ItemDay | undefined {
  const [only, other] = datesIn(before);
  const reading = only?.match.readings[0];
  const day = reading && !other ? dayIn(reading, until) : undefined;
  if (!only || day === undefined) return undefined;
  const [head, tail] = [before.slice(0, only.index), before.slice(only.index + only.match.length)];
  const isCell = CELL_BEGINS.test(head) && CELL_ENDS.test(tail) && ONCE.test(head);
  const daysBack = dayNumber(until) - dayNumber(day);
  // The day that something ends is none that it was charged for on.
  if (!(isCell || DONE.test(head)) || daysBack < 0 || daysBack > DAYS_BACK) return undefined;
  return { day, rest: `${head.replace(DONE, '').replace(/,?\s*$/u, '')}${tail}` };
}
