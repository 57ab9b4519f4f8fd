// The mark of an overdrawn amount, whose letters were taken for other round ones: `110.91 op` is overdrawn.
import type { Word } from '../model/page.ts';
import { isRightBehind } from './right-behind.ts';

const AMOUNT = /\d[.,]\d{2}$/u;
const LIKE_OD = /^[oO0](?:p|P|b|o|O|D)$/u;
/** It stands no further from its amount, in heights, and nothing stands as near behind it. */
const BESIDE = 1;

/** The mark that a word right behind an amount must be, or undefined. */
export function overdrawnBehind(word: Word, before: Word | undefined, next: Word | undefined): string | undefined {
  const isBehind = AMOUNT.test(before?.text ?? '') && isRightBehind(word, before, BESIDE);
  if (!LIKE_OD.test(word.text) || !isBehind) return undefined;
  return next && isRightBehind(next, word, BESIDE) ? undefined : 'OD';
}
