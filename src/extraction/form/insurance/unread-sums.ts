// Sums that stand on a motor paper beside words that nothing was read by, where the premium or the excess was not found: one of them may
// be that, whatever it is called.
import { foldText } from '../../../kernel/text.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Figure } from './figures.ts';

/** What a sum is of that is neither what a policy costs nor what is borne of claims. */
const OF_OTHERS =
  /\b(?:worth|values?|valuation|limits?|up to|benefits?|sums? insured|cover(?:s|ed|age)?|settle(?:d|ment)|paid out|fines?|penalt(?:y|ies)|discounts?|savings?|refunds?|last year|previous|fees?|admin\w*|cancel\w*|change|months?|monthly|instal?ments?|deposit|apr|interest|credit|accessories|equipment|audio|belongings|windscreen|glass|legal|breakdown|courtesy|keys?|liability|injur(?:y|ies)|death|medical|personal|repair|incident|accident|fault|theft|damage)\b/;

/** A warning for the excess, and for the premium, that was not found beside such a sum. */
export function unreadSumFindings(
  figures: readonly Figure[],
  {
    read,
    hasExcess,
    hasPremium,
  }: { readonly read: readonly number[]; readonly hasExcess: boolean; readonly hasPremium: boolean },
): FormFinding[] {
  const open = figures.filter(
    ({ label, header, minor, isOfDay, isDeclined }) =>
      minor > 0 &&
      isOfDay !== true &&
      isDeclined !== true &&
      !read.includes(minor) &&
      /\p{L}{3}/u.test(label) &&
      !OF_OTHERS.test(`${foldText(label)} ${header}`),
  );
  return [
    ...(hasExcess
      ? []
      : findingOf(
          'excess',
          open.filter(({ label }) => !OF_PRICE.test(foldText(label))),
        )),
    ...(hasPremium
      ? []
      : findingOf(
          'premium',
          open.filter(({ label, section }) => section !== 'excess' && !OF_CLAIMS.test(foldText(label))),
        )),
  ];
}

const OF_PRICE = /\b(?:premium|price|tax|ipt|due|payable|to pay)\b/;
const OF_CLAIMS = /\b(?:excess(?:es)?|compulsory|voluntary|claims?)\b/;

const findingOf = (lost: string, [first]: readonly Figure[]): FormFinding[] =>
  first ? [{ severity: 'warnings', reason: `A sum was not read, and no ${lost} was found: ${first.label}.` }] : [];
