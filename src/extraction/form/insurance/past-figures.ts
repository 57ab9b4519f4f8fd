// Amounts of the year before, in a column of their own beside those that hold: none of them is the policy's.
import type { Figure } from './figures.ts';

/** What heads them. */
const PAST = /\b(?:last|previous|prior|expiring|old)\b|^(?:before|was|from)$/;
/** What heads them beside a head that says what is new. */
const PRESENT = /^(?:your |the )?(?:current|existing|present)\b/;
const NEW = /\b(?:new|renewal|revised|this year|next|amended|now)\b/;

/** The figures without those of the past: another figure stands in their row under another head. */
export function withoutPast(figures: readonly Figure[]): readonly Figure[] {
  return figures.filter((figure) => {
    const others = figures.filter(
      ({ row, header }) => figure.row !== '' && row === figure.row && header !== figure.header,
    );
    if (PAST.test(figure.header)) return !others.some(({ header }) => header !== '' && !PAST.test(header));
    return !(PRESENT.test(figure.header) && others.some(({ header }) => NEW.test(header)));
  });
}
