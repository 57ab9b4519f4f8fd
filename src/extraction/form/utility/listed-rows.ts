// Rows of a list that runs across the page beneath columns of words: what each comes to stands where a column was, far from its name.
import type { Phrase } from '../../../model/layout.ts';
import { isAmountInFull } from '../../values/amount.ts';

/** What of a line stands in which section; `undefined` for what is in none. */
type Parts = ReadonlyMap<{ readonly isColumn?: true } | undefined, readonly Phrase[]>;

/** Whether a line is words of no section, and nothing but an amount where a section is: that is what the words come to. */
export function isListed(parts: Parts): boolean {
  const words = parts.get(undefined) ?? [];
  const [section, amounts = []] = [...parts].find(([one]) => one !== undefined) ?? [];
  return (
    section !== undefined &&
    section.isColumn !== true &&
    parts.size === 2 &&
    amounts.every(({ text }) => isAmountInFull(text)) &&
    words.some(({ text }) => /\p{L}{3}/u.test(text)) &&
    // What is counted to two places before its price is no amount.
    (PRICE.test(words.at(-1)?.text ?? '') || words.every(({ text }) => !isAmountInFull(text)))
  );
}

const PRICE = /^£?\d+\.\d{3,}p?$/u;
