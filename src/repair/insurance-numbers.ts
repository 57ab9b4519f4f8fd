// National Insurance numbers printed in pairs (`QQ 12 34 56 C`): a gap that a picture widened makes two phrases of one number.
import { boundsOf, type Word } from '../model/page.ts';
import { isRightBehind } from './right-behind.ts';
import { withText } from './with-text.ts';

/** What such a number begins with, its pairs and its last letter. */
const PAIRS = [/^[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]$/u, /^\d{2}$/u, /^\d{2}$/u, /^\d{2}$/u, /^[A-D]$/u] as const;
/** Two pairs stand no further apart than this many heights. */
const BESIDE = 1.2;

/** The words, such numbers put together; embedded text is left as it is. */
export function withInsuranceNumbersWhole(words: readonly Word[]): readonly Word[] {
  const whole: Word[] = [];
  for (let at = 0; at < words.length;) {
    const pieces = words.slice(at, at + PAIRS.length);
    const [first] = pieces;
    if (!first) break;
    const isWhole = isNumber(pieces);
    const text = pieces.map((piece) => piece.text).join(' ');
    const confidence = Math.min(...pieces.map((piece) => piece.confidence));
    whole.push(isWhole ? { ...withText(first, text), ...boundsOf(pieces), confidence } : first);
    at += isWhole ? pieces.length : 1;
  }
  return whole.length === words.length ? words : whole;
}

const isNumber = (pieces: readonly Word[]): boolean =>
  pieces.length === PAIRS.length &&
  pieces.every(
    (piece, at) =>
      piece.confidence < 1 &&
      PAIRS[at]?.test(piece.text) === true &&
      (at === 0 || isRightBehind(piece, pieces[at - 1], BESIDE)),
  );
