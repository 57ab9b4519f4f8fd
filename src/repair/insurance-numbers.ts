// National Insurance numbers printed in pairs (`QQ 12 34 56 C`): a gap that a picture widened makes two phrases of one number.
import type { Word } from '../model/page.ts';
import { withPiecesJoined } from './joined-pieces.ts';
import { isRightBehind } from './right-behind.ts';

/** What such a number begins with, its pairs and its last letter. */
const PREFIX = /^[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]$/u;
const PAIRS = [/^\d{2}$/u, /^\d{2}$/u, /^\d{2}$/u, /^[A-D]$/u] as const;
/** Two pairs stand no further apart than this many heights; one gap at least is too wide for a space. */
const BESIDE = 1.2;
const SPACE = 0.6;

/** The words, such numbers put together; embedded text is left as it is. */
export function withInsuranceNumbersWhole(words: readonly Word[]): readonly Word[] {
  const numbers = new Map(
    words.flatMap((word) => (PREFIX.test(word.text) ? [[word, piecesFrom(word, words)] as const] : [])),
  );
  return withPiecesJoined(words, numbers, ' ');
}

/** The pieces of the number that begins with a word, wherever they stand among the words; none where it is whole or no number. */
function piecesFrom(first: Word, words: readonly Word[]): readonly Word[] {
  const pieces = [first];
  let isWide = false;
  for (const pair of PAIRS) {
    const last = pieces.at(-1);
    const next = words.find((word) => pair.test(word.text) && word.confidence < 1 && isRightBehind(word, last, BESIDE));
    if (!next) return [];
    isWide ||= !isRightBehind(next, last, SPACE);
    pieces.push(next);
  }
  return isWide && first.confidence < 1 ? pieces : [];
}
