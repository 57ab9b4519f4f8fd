// Stars before an amount, that nobody may write figures there: some are taken for other signs (`**%120.00`, `*%%85,50`).
import { mendedAmount } from '../kernel/amount-variants.ts';
import type { Word } from '../model/page.ts';
import { isRightBehind } from './right-behind.ts';

const STARRED = /^(?=[^\d]*\*)(?<stars>[*%°"“”'’^#xX+]{2,4})(?<amount>\d[\d,]*[.,]\d{2})$/u;

/** The amount with stars before it, or undefined. */
export function withStars(text: string): string | undefined {
  const { stars = '', amount } = STARRED.exec(text)?.groups ?? {};
  const mended = amount === undefined ? undefined : mendedAmount(amount);
  return mended === undefined ? undefined : '*'.repeat(stars.length) + mended;
}

const AMOUNT = /^[*£]*\d[\d,]*\.\d{2}$/u;

/** Whether a word is stars that stand apart from an amount right behind them, with further stars between; those of a card stand before its last figures. */
export function isStars(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !/^\*+$/.test(word.text) || !isRightBehind(next, word, 1)) return false;
  return AMOUNT.test(next.text) || isStars(words, at + 1);
}
