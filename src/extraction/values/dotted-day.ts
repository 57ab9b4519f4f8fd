// A day that is one only where a day is expected: without a year and with a point, as `03.11`, which elsewhere is an amount; or with its
// digits run together, as `031125` or `03112025`, which elsewhere is a number.
import { matchDate, type DateMatch } from './date.ts';

const DOTTED = /^\d{1,2}\.(?:0?[1-9]|1[0-2])\.?$/;
/** Two digits of a year that may as well be those of a day, before its month's, are none: `251107` begins with its year. */
const RUN_TOGETHER = /^(\d{2})(\d{2})((?:20)?(?:1[5-9]|[23]\d))$/;

/** The day that the whole of `text` is, day before month likeliest; undefined where it is none. */
export function dottedDay(text: string): DateMatch | undefined {
  if (DOTTED.test(text)) return matchDate(text.replace('.', '/'));
  const [, day, month, year] = RUN_TOGETHER.exec(text) ?? [];
  const match = year === undefined ? undefined : matchDate(`${day}/${month}/${year}`);
  return match && { ...match, length: text.length };
}
