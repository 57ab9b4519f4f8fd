// Calendar dates as calendar dates: no time, no zone. ISO 8601 `YYYY-MM-DD` outside, day numbers for arithmetic.

/** An ISO 8601 calendar date, `YYYY-MM-DD`; plain string comparison is chronological order. */
export type CalendarDate = string & { readonly __calendarDate: never };

const DAY_MS = 86_400_000;

/** The date of a year (1000..9999), month (1..12) and day (1..31), or undefined when no such day exists. */
export function calendarDate(year: number, month: number, day: number): CalendarDate | undefined {
  if (!(year >= 1000 && year <= 9999)) return undefined;
  const utc = new Date(Date.UTC(year, month - 1, day));
  const exists = utc.getUTCFullYear() === year && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day;
  return exists ? (utc.toISOString().slice(0, 10) as CalendarDate) : undefined;
}

/** Days since 1970-01-01. */
export function dayNumber(date: CalendarDate): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** How many days the second date is after the first; negative where it is before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The date `days` later (earlier when negative), inside the years 1000..9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10) as CalendarDate;
}

/** Year, month and day as numbers. */
export function partsOf(date: CalendarDate): { readonly year: number; readonly month: number; readonly day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}
