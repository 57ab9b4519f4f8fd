// Numbers of cards whose hidden figures are stars: engines take stars for other signs, and part the number where they end.
import { boundsOf, type Word } from '../model/page.ts';
import { isRightBehind } from './right-behind.ts';
import { withText } from './with-text.ts';

const MASKED = /^(\d{6})[*+#×°]{4,8}(\d{4})?$/u;
const STARS = '*'.repeat(6);
/** The last figures stand no further off than this many heights. */
const BESIDE = 1.6;

/** The words with such numbers whole: six figures, six stars, four figures. */
export function withMasksWhole(words: readonly Word[]): readonly Word[] {
  const ends = new Set<Word>();
  const whole = words.map((word, at) => {
    const [, first, last] = MASKED.exec(word.text) ?? [];
    if (first === undefined || word.confidence === 1) return word;
    const end = last === undefined ? words[at + 1] : undefined;
    const isEnd = end !== undefined && /^\d{4}$/.test(end.text) && isRightBehind(end, word, BESIDE);
    if (isEnd) ends.add(end);
    const figures = last ?? (isEnd ? end.text : '');
    const text = first + STARS + figures;
    return text === word.text ? word : { ...withText(word, text), ...(isEnd ? boundsOf([word, end]) : {}) };
  });
  return ends.size === 0 ? whole : whole.filter((word) => !ends.has(word));
}
