// How large the text of a page usually is: titles, letterheads and headings are set larger.
import { madeOnce } from '../kernel/made-once.ts';
import { median } from '../kernel/median.ts';
import type { PageLayout } from './layout.ts';

/** The size that half of a page's phrases do not exceed, in points; 0 for a page without text. */
export const usualSizeOf = madeOnce(
  ({ lines }: PageLayout): number => median(lines.flatMap(({ phrases }) => phrases.map(({ sizePt }) => sizePt))) ?? 0,
);
