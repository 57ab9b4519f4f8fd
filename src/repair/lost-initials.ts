// Words that lost their thin first letter at the edge of a cell: `nterest` in a column whose other rows say `Interest`.
import type { Word } from '../model/page.ts';

/** Words of one column end within this of each other, in points, and as much wider one is for its I. */
const SAME_EDGE_PT = 2;
const THIN_PT = 5;
const FEWEST_LETTERS = 4;

/** The words that stand beneath or over the same word with an I before it, as that is printed. */
export function withLostInitials(words: readonly Word[]): ReadonlyMap<Word, string> {
  const whole = words.filter(({ text }) => /^I\p{Ll}{4,}/u.test(text));
  const mended = new Map<Word, string>();
  for (const word of words) {
    if (!/^\p{Ll}/u.test(word.text) || word.text.length < FEWEST_LETTERS) continue;
    const isLost = whole.some(({ text, x0, x1 }) => {
      const wider = word.x0 - x0;
      return text === `I${word.text}` && Math.abs(word.x1 - x1) <= SAME_EDGE_PT && wider > 0 && wider <= THIN_PT;
    });
    if (isLost) mended.set(word, `I${word.text}`);
  }
  return mended;
}
