// Dashes of every length that were taken for one another: a minus, a dash between words, two for one.
import type { Word } from '../model/page.ts';
import { isRightBehind } from './right-behind.ts';

/** A dash right before an amount in pounds is its minus, however long it was taken for. */
export const minusBefore = (word: Word, next: Word | undefined): string | undefined =>
  word.text === '—' && next !== undefined && /^£\d/u.test(next.text) && isRightBehind(next, word, 1) ? '-' : undefined;

/** The ink of a dash between words is as long as this, in font sizes; that of a hyphen is shorter, and that of a long dash longer. */
const DASH_EM = { least: 0.38, most: 0.75 };

/** What a dash is that stands alone between words, and was taken for a hyphen or a longer one; in type of one width all are as long. */
export function dashBetween(
  { text, x0, x1, sizePt }: Word,
  before: Word | undefined,
  next: Word | undefined,
): string | undefined {
  const length = (x1 - x0) / sizePt;
  const isDash = /^[-—]$/u.test(text) && length >= DASH_EM.least && length <= DASH_EM.most;
  if (!isDash || !before || !next || !/^\p{L}/u.test(next.text)) return undefined;
  const [one, other] = [before, next].map((word) => (word.x1 - word.x0) / word.text.length);
  return Math.abs((one ?? 0) / (other ?? 1) - 1) < SAME_WIDTH ? undefined : '–';
}

/** Letters of words in type of one width are as wide as each other but for this part. */
const SAME_WIDTH = 0.04;

const TWO_DASHES = /^(?:[–—][-–—]|-[–—])$/u;

/** Whether a word is one dash that was taken for two. */
export const isTwoDashes = (text: string): boolean => TWO_DASHES.test(text);
