// Signs of pounds among the colons of typed labels: `£:150.00`, `:E` before an amount, one that stands so far before thousands that
// their comma was lost (`£ 1 105.91`), and before the head of a column, white on colour (`sOut`, `s In`).
import { boundsOf, type Word } from '../model/page.ts';
import { isRightBehind } from './right-behind.ts';
import { withText } from './with-text.ts';

/** A sign and the colon that leads to it, whichever was read first; nothing else stands between a colon and an amount. */
const SIGN_AND_COLON = /^(?:£[:;]|[:;]£)(?=\d)/u;
const COLON_AND_SIGN = /^[:;][£EfF]$/u;
/** A colon before figures that are no minutes. */
const COLON = /^:(?=\d{3}|\d+\.\d{2}$)/u;

/** What a sign before the head of a column may be taken for, in one word with it or alone. */
const HEAD = /^(?:In|Out|Balance|Paid|Amount|Withdrawn|Credit|Debit)\b/u;
const SIGN_AND_HEAD = /^£?[sSfFEe&$](?=(?:In|Out|Balance|Paid|Amount|Withdrawn)$)/u;
const LIKE_SIGN = /^[sSfFEe&$]$/u;

const THOUSANDS = /^\d{1,3}$/u;
const REST = /^\d{3}\.\d{2}$/u;
/** Figures stand no further behind their sign than this, and pieces of one amount behind each other, in heights. */
const BEHIND_SIGN = 2;
const PIECES = 1;

/** The words with such signs set right; embedded text is left as it is. */
export function withPoundSigns(words: readonly Word[]): readonly Word[] {
  const taken = new Set<Word>();
  const mended = words.map((word, at) => {
    if (word.confidence === 1) return word;
    const [next, last] = [words[at + 1], words[at + 2]];
    const isSign = word.text === '£' || COLON_AND_SIGN.test(word.text);
    if (isSign && next && /^\d/u.test(next.text) && isRightBehind(next, word, BEHIND_SIGN)) {
      const sign = withText(word, '£');
      if (!last || !THOUSANDS.test(next.text) || !REST.test(last.text) || !isRightBehind(last, next, PIECES))
        return sign;
      taken.add(next).add(last);
      const confidence = Math.min(next.confidence, last.confidence);
      return { ...sign, ...boundsOf([word, next, last]), text: `£${next.text},${last.text}`, confidence };
    }
    if (LIKE_SIGN.test(word.text) && next && HEAD.test(next.text) && isRightBehind(next, word, PIECES))
      return withText(word, '£');
    if (SIGN_AND_HEAD.test(word.text)) return withText(word, word.text.replace(SIGN_AND_HEAD, '£ '));
    const text = taken.has(word) ? word.text : word.text.replace(SIGN_AND_COLON, '£').replace(COLON, '');
    return text === word.text ? word : withText(word, text);
  });
  return mended.filter((word) => !taken.has(word));
}
