// Gives each row its calendar date: the year from the period or the issue date, day and month by the order of the rows.
import { addDays, calendarDate, dayNumber, type CalendarDate } from '../kernel/calendar-date.ts';
import type { DateReading, StatementRow } from '../model/statement.ts';

/** What is known of when a statement's entries can lie. */
export interface DateFrame {
  readonly start?: CalendarDate;
  readonly end?: CalendarDate;
  readonly issued?: CalendarDate;
  /** A day not far from the end, for want of better. */
  readonly near?: CalendarDate;
}

/** Entries may be dated this many days before the period (a card's transaction date) … */
const BEFORE_DAYS = 45;
/** … or after its end. */
const AFTER_DAYS = 7;

/** Dates by row index; rows whose date cannot be told are absent. */
export function resolveDates(rows: readonly StatementRow[], frame: DateFrame): ReadonlyMap<number, CalendarDate> {
  const dayFirst = datesBy(rows, frame, 0);
  if (!rows.some((row) => row.dates.length > 1) || rows.some(isDayFirst)) return dayFirst;
  const monthFirst = datesBy(rows, frame, 1);
  return disorder(rows, monthFirst, frame) < disorder(rows, dayFirst, frame) ? monthFirst : dayFirst;
}

/** A date in figures that can only be read with the day first: `31/03`. */
function isDayFirst({ datePrinted }: StatementRow): boolean {
  const [, first, second] = /^\s*(\d{1,2})[/.-](\d{1,2})(?!\d)/.exec(datePrinted?.text ?? '') ?? [];
  return Number(first) > LAST_MONTH && Number(second) <= LAST_MONTH;
}

const LAST_MONTH = 12;

function datesBy(rows: readonly StatementRow[], frame: DateFrame, choice: 0 | 1): ReadonlyMap<number, CalendarDate> {
  const anchor = frame.end ?? frame.issued ?? latestFullDate(rows, choice) ?? frame.near;
  const dates = new Map<number, CalendarDate>();
  let previous: CalendarDate | undefined;
  for (const row of rows) {
    const reading = row.dates[choice] ?? row.dates[0];
    const date = reading && (fullDate(reading) ?? dateNear(reading, { frame, anchor, previous }));
    if (!date) continue;
    dates.set(row.index, date);
    previous = date;
  }
  return dates;
}

function fullDate({ year, month, day }: DateReading): CalendarDate | undefined {
  return year === undefined ? undefined : calendarDate(year, month, day);
}

/** The year that puts a date without one inside the period, or at the latest before the anchor. */
function dateNear(
  { month, day }: DateReading,
  known: { frame: DateFrame; anchor: CalendarDate | undefined; previous: CalendarDate | undefined },
): CalendarDate | undefined {
  const reference = known.anchor ?? known.previous;
  if (!reference) return undefined;
  const year = Number(reference.slice(0, 4));
  const choices = [year, year - 1, year + 1].flatMap((one) => calendarDate(one, month, day) ?? []);
  const { start, end } = known.frame;
  // Of two years a few days apart from the ends of a period of one year, that inside is meant.
  const within = start && end ? choices.find((date) => date >= start && date <= end) : undefined;
  const framed = start !== undefined || end !== undefined;
  const inside = within ?? (framed ? choices.find((date) => isNear(date, known.frame)) : undefined);
  return inside ?? choices.find((date) => date <= addDays(reference, AFTER_DAYS));
}

function latestFullDate(rows: readonly StatementRow[], choice: 0 | 1): CalendarDate | undefined {
  const full = rows
    .flatMap((row) => row.dates[choice] ?? row.dates[0] ?? [])
    .flatMap((reading) => fullDate(reading) ?? []);
  return full.sort().at(-1);
}

/** How badly dates fit: those missing or outside the period, and steps against the order of the others. */
function disorder(rows: readonly StatementRow[], dates: ReadonlyMap<number, CalendarDate>, frame: DateFrame): number {
  const known = rows.flatMap((row) => dates.get(row.index) ?? []);
  const steps = stepsBetween(known);
  const missing = rows.length - known.length;
  const outside = known.filter((date) => !isNear(date, frame)).length;
  const against = Math.min(steps.filter((days) => days > 0).length, steps.filter((days) => days < 0).length);
  return missing + outside + against;
}

/** Days from each date to the next, negative where they go back. */
function stepsBetween(dates: readonly CalendarDate[]): readonly number[] {
  const days = dates.map(dayNumber);
  return days.slice(1).map((day, i) => day - (days[i] ?? day));
}

/** Whether an entry of the period may bear this date; true where no period is known. */
function isNear(date: CalendarDate, { start, end }: DateFrame): boolean {
  return (!start || date >= addDays(start, -BEFORE_DAYS)) && (!end || date <= addDays(end, AFTER_DAYS));
}
