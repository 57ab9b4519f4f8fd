// Days of payment a number of months after another.
import { calendarDate, partsOf, type CalendarDate } from '../../../kernel/calendar-date.ts';

/** The same day so many months later, or the last of that month. */
export function monthsAfter(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  const at = year * 12 + month - 1 + months;
  for (let last = day; last > 27; last--) {
    const found = calendarDate(Math.floor(at / 12), (at % 12) + 1, last);
    if (found) return found;
  }
  return calendarDate(Math.floor(at / 12), (at % 12) + 1, day) ?? date;
}
