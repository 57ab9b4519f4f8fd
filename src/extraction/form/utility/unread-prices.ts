// Prices of what is charged that were read for no supply: a cell that says what a unit or a day costs, with what it comes to beside it.
// One supply of two in a table may go without its own, and another be taken in its place.
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { readAmount, signedMinor } from '../../values/amount.ts';
import { FINE_PRICE } from '../../values/fine-price.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Supply } from './bill-lists.ts';
import { UNIT } from './named-units.ts';

const PRICE = new RegExp(
  String.raw`^£?\s?(\d{1,4}\.\d{1,6})\s?p?(?:ence)?\s?(?:per|\/|an?|each|every|p\/)\s?(?:${UNIT})(?![\p{L}\d])`,
  'iu',
);
/** What is taken off, and what others are compared with, is no price of a supply. */
const OTHERS = /\b(?:vat|levy|ccl|discount|rebate|allowance|saving|reduction|export|refund|compar\w*|estimat\w*)\b/iu;
/** Rain that goes to the sewers. */
const DRAINAGE = /\b(?:surface water|rain ?water|highways? drainage)\b/iu;

/** Says so where a price stands beside what it comes to and is that of no supply. */
export function unreadPrices(layout: DocumentLayout, supplies: readonly Supply[]): FormFinding[] {
  const read = supplies.flatMap(({ rates }) => [rates.unitRate?.text ?? '', rates.standingCharge?.text ?? '']);
  const known = new Set(
    read.flatMap((text) => [...text.matchAll(/\d+(?:\.\d+)?/gu)].map(([digits]) => Number(digits))),
  );
  const isUnread = ({ text }: Phrase): boolean => {
    const digits = (PRICE.exec(text) ?? FINE_PRICE.exec(text))?.[1];
    return digits !== undefined && !known.has(Number(digits));
  };
  // What is charged for rain beside a standing charge for sewerage is no part of its prices.
  const isSewered = supplies.some(({ utility, rates }) => utility === 'Sewerage' && rates.standingCharge !== undefined);
  const isOther = (text: string): boolean => OTHERS.test(text) || (isSewered && DRAINAGE.test(text));
  const lost = layout.pages.some(({ lines }) =>
    lines.some(
      ({ text, phrases }) =>
        !isOther(text) && phrases.some((one, at) => at > 0 && isUnread(one) && isCharged(phrases[at + 1])),
    ),
  );
  return lost ? [{ severity: 'warnings', reason: 'A price beside what it comes to was read for no supply.' }] : [];
}

function isCharged(phrase: Phrase | undefined): boolean {
  const amount = phrase && readAmount(phrase.text);
  return amount?.hasFraction === true && signedMinor(amount) > 0;
}
