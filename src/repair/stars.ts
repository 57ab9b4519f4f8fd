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

/** Whether a word is stars that stand apart from the amount, or from further stars, right behind them. */
export function isStars({ text, ...word }: Word, next: Word | undefined): boolean {
  return (
    /^\*+$/.test(text) &&
    next !== undefined &&
    /^\*+$|^[*£]*\d[\d,]*\.\d{2}$/u.test(next.text) &&
    isRightBehind(next, word, 1)
  );
}
