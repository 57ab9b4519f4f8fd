// Numbers of cards whose hidden figures are stars: engines take stars for other signs, and part the number where they end.
import { boundsOf, type Word } from '../model/page.ts';
import { isRightBehind } from './right-behind.ts';
import { withText } from './with-text.ts';

const MASKED = /^(\d{6})[*+#×°]{4,8}(\d{4})?$/u;
const STARS = '*'.repeat(6);
/** The same in groups of four, the stars of the second and the third: `5432 18%* 6607`. */
const GROUPED = { second: /^(\d{2})(?=\D)[*+#×°%=“"'-]{1,2}$/u, third: /^[*+#×°%=“"'-]{2,4}$/u };
/** The last figures stand no further off than this many heights. */
const BESIDE = 1.6;

/** The words with such numbers whole: six figures, six stars, four figures, in one or in groups of four. */
export function withMasksWhole(words: readonly Word[]): readonly Word[] {
  return withGroupsWhole(withRunsWhole(words));
}

function withRunsWhole(words: readonly Word[]): readonly Word[] {
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

/** The stars of the third group may have been lost: its place is left free then. */
function withGroupsWhole(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, at) => {
    const [first, next, behind] = [words[at - 1], words[at + 1], words[at + 2]];
    const figures = GROUPED.second.exec(word.text)?.[1];
    const isSecond = figures !== undefined && first !== undefined && /^\d{4}$/.test(first.text);
    if (!isSecond || word.confidence === 1 || !isRightBehind(word, first, BESIDE)) return [word];
    const whole = withText(word, `${figures}**`);
    const isLast = (one: Word | undefined): one is Word => one !== undefined && /^\d{4}$/.test(one.text);
    if (next && isLast(behind) && GROUPED.third.test(next.text)) return [whole];
    const isFree = isLast(next) && next.x0 > word.x1 && isRightBehind(next, word, FREE);
    return isFree
      ? [whole, { ...withText(word, '****'), x0: word.x1 + 0.2 * word.sizePt, x1: next.x0 - 0.2 * word.sizePt }]
      : [whole];
  });
}

/** As far off as a group of stars and the spaces about it are wide, in heights. */
const FREE = 4;
