// Dates of birth: years of two digits are those of the latest century in which somebody could have been born.
import { calendarDate, type CalendarDate } from '../../../kernel/calendar-date.ts';
import { leadingDay } from '../../values/days.ts';
import { bornBy, readShortDate } from '../identity/short-date.ts';

/** Without a day to go by: whoever insured a vehicle when two-digit years were last printed was born before. */
const LATEST = calendarDate(2010, 1, 1);

/** The date of birth at the start of a text, no later than `latest` (the first day of a policy); undefined where there is none. */
export function birthDate(text: string, latest: CalendarDate | undefined = LATEST): CalendarDate | undefined {
  const bound = latest ?? LATEST;
  const date = leadingDay(text);
  if (date && bound && date <= bound) return date;
  const short = readShortDate(text);
  return short && bound ? bornBy(short, bound) : date;
}
