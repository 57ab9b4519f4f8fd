// Which of two columns of dates is the day of the entry, and which that of its booking: told by their names, else by which day comes
// first. Where neither tells, or both tell different things, that is said.
import { dayOrder, type DateReading } from '../../model/statement.ts';
import type { HeaderColumn } from './column-names.ts';

/** The days that one row prints under two columns. */
export type TwoDays = readonly [DateReading, DateReading];

/** Words of the day on which something was done, and of the day on which a bank took note of it. */
const DONE =
  /\b(?:trans\w*|trn|txn|tran|made|purchased?|bought|used|spen[dt]|incurred|occurred|started|took place|activity|sale)\b/;
const BOOKED = /\b(?:entry|book\w*)\b/;
const NOTED =
  /\b(?:post\w*|process\w*|entered|received by|settle\w*|clear\w*|debited|credited|charged?|applied|completed|billed|recorded|added|reached)\b/;
const VALUED = /\b(?:val(?:ue|uta)?|effective|statement|int(?:erest)?)\b/;
const PLAIN = /\b(?:date|day|when)\b/;

/** A name that no word of these is in lies between them. */
const UNKNOWN_NAME = 1.5;
/** Names that lie nearer than this tell less than the days themselves. */
const TOLD_APART = 1;

/** Which of two columns, in their order on the page, is the day of the entry; `isDoubtful` where nothing tells. */
export function dayOfEntry(
  [first, second]: readonly [HeaderColumn, HeaderColumn],
  rows: readonly TwoDays[],
): { readonly column: HeaderColumn; readonly isDoubtful: boolean } {
  const [one, other] = [nameWeight(first), nameWeight(second)];
  const named = one >= other ? first : second;
  const steps = rows.map(stepBetween).filter((step) => step !== 0);
  const earlier = steps.every((step) => step > 0) ? first : steps.every((step) => step < 0) ? second : undefined;
  if (steps.length === 0) return { column: named, isDoubtful: false };
  if (Math.abs(one - other) >= TOLD_APART) {
    // Days of value may lie before those of the booking; days on which something was done do not lie after it.
    const isAgainst = earlier !== undefined && earlier !== named && steps.length >= FEWEST_STEPS;
    return { column: named, isDoubtful: isAgainst && Math.min(one, other) >= 0 && Math.max(one, other) > PLAIN_WEIGHT };
  }
  return { column: earlier ?? named, isDoubtful: earlier === undefined };
}

const PLAIN_WEIGHT = 2;
/** Fewer rows whose days differ say nothing against names. */
const FEWEST_STEPS = 2;

function nameWeight({ name = '' }: HeaderColumn): number {
  if (VALUED.test(name)) return -1;
  if (NOTED.test(name)) return 0;
  if (BOOKED.test(name)) return 1;
  if (DONE.test(name)) return 3;
  return PLAIN.test(name) ? PLAIN_WEIGHT : UNKNOWN_NAME;
}

/** More than so many days (as dayOrder counts them) between two days of one row are a turn of the year. */
const TURN_OF_YEAR = 200;

/** Positive where the second day is later, 0 where they are the same. */
export function stepBetween([first, second]: TwoDays): number {
  const isDated = first.year !== undefined && second.year !== undefined;
  const order = (day: DateReading): number => dayOrder(isDated ? day : { day: day.day, month: day.month });
  const step = order(second) - order(first);
  return !isDated && Math.abs(step) > TURN_OF_YEAR ? -step : step;
}
