// Heads of tables of charges that run across the page (`Description   For   £ ex VAT`): columns of words that stand above end there.
import type { Line } from '../../../model/layout.ts';

const FIRST =
  /^(?:descriptions?|dates?|when|what(?: for)?|items?|services?|charges?|details?|types?|calls?|numbers?|products?|names?|period|plan|package)$/iu;
const MONEY =
  /^\(?(?:£|gbp|amounts?|costs?|prices?|charges?|totals?|net|gross)\)?(?: \(?(?:£|gbp)\)?)?(?: \(?(?:ex|exc|excl|excluding|inc|incl|including|before|with|plus|\+)\.? vat\)?)?$/iu;
const LEAST_HEADS = 3;
/** `Rate per £ of RV`. */
const MOST_WORDS = 6;

/** Whether a line heads such a table: what is charged for first, money last. */
export function headsCharges({ phrases }: Line): boolean {
  const [first, last] = [phrases[0]?.text ?? '', phrases.at(-1)?.text ?? ''];
  return (
    phrases.length >= LEAST_HEADS &&
    FIRST.test(first) &&
    MONEY.test(last) &&
    phrases.every(({ text, words }) => words.length <= MOST_WORDS && !/\d/.test(text))
  );
}
