// Amounts of money by how a phrase prints them: alone, before words that say when it is to be paid, behind its label.
import type { Phrase } from '../../../model/layout.ts';
import { textOf, type Word } from '../../../model/page.ts';
import { isSurelyMoney, readAmount, type AmountReading } from '../../values/amount.ts';

/** A phrase that is an amount of money: with its minor digits, or with its currency. */
export function moneyOf(text: string, currency: string): AmountReading | undefined {
  const amount = readAmount(text, currency);
  return amount && isSurelyMoney(amount) ? amount : undefined;
}

/** An amount with its currency, and more words after it in its phrase: `£99 with your application`. */
export function amountAtStart({ words }: Phrase, currency: string): AmountReading | undefined {
  const [first, second] = words;
  // A second amount after a dash makes a range of it; words say when it is to be paid.
  if (!first || !second || (/^[-–]/.test(second.text) && !/^[a-z]{2}/.test(words[2]?.text ?? ''))) return undefined;
  // What follows a comma says when it is to be paid.
  const amount = readAmount(first.text.replace(/(?<=\d)[,;]$/, ''), currency);
  // Without a currency it is the end of another cell: what follows begins the next one.
  const isCell = amount?.hasFraction === true && /^\p{Lu}\p{L}/u.test(second.text);
  return amount?.currency === undefined && !isCell ? undefined : amount;
}

/** More words before an amount are a sentence. */
const LABEL_WORDS = 12;

/** A label and its amount in one phrase: `Arrangement fee: £500.00`. */
export function amountAtEnd(
  { words }: Phrase,
  currency: string,
): { readonly before: readonly Word[]; readonly words: readonly Word[]; readonly amount: AmountReading } | undefined {
  for (const count of [1, 2, 3]) {
    const own = words.slice(-count);
    const before = words.slice(0, -count);
    if (before.length === 0 || own.length < count || before.length > LABEL_WORDS) return undefined;
    const amount = moneyOf(textOf(own), currency);
    if (amount && /\p{L}{2}/u.test(textOf(before))) return { before, words: own, amount };
  }
  return undefined;
}
