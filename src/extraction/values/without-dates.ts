// Text without its dates, or without what a pattern finds: what is left keeps its place.
import { datesIn } from './date.ts';

/** `text` with its dates blanked, so that days and years are no figures. */
export function withoutDates(text: string): string {
  return datesIn(text).reduce(
    (left, { index, match }) => left.slice(0, index) + ' '.repeat(match.length) + left.slice(index + match.length),
    text,
  );
}

/** `text` with all that a pattern finds blanked. */
export function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (all) => ' '.repeat(all.length));
}
