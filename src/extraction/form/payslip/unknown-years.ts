// Amounts under words that nobody knows which may be what is missing of the year to date, by how much they are.
import { minorOf } from './pay-sums.ts';
import type { Concept } from './pay-words.ts';
import type { SettledPay } from './settle-pay.ts';
import type { UnreadAmount } from './unread-amounts.ts';

/** What a figure of a year is of what was earned in it, at least and at most; the last are there only where the period has them, too. */
const SHARES: readonly {
  readonly concept: Concept;
  readonly least: number;
  readonly most: number;
  readonly isOfAll: boolean;
}[] = [
  { concept: 'grossPay', least: 0.9, most: 2, isOfAll: true },
  { concept: 'taxablePay', least: 0.5, most: 1.1, isOfAll: true },
  { concept: 'incomeTax', least: 0, most: 0.6, isOfAll: true },
  { concept: 'nationalInsurance', least: 0, most: 0.2, isOfAll: true },
  { concept: 'pension', least: 0, most: 0.6, isOfAll: false },
  { concept: 'studentLoan', least: 0, most: 0.2, isOfAll: false },
];
/** What is earned in a year of work, and what is counted in hours: neither is a figure of the year to date. */
const OTHERS =
  /\b(?:annual|per annum|p\.?a|salary|sal|fte|full time|hours?|hrs|holidays?|leave|days?|remaining|left|taken|accrued|balance|bacs|mileage|miles)\b/iu;
/** Nobody is paid more often in a year. */
const MOST_PERIODS = 53;

/** What the amounts are called that may be a missing figure of the year. */
export function unknownYears({ period, year, deductions }: SettledPay, unread: readonly UnreadAmount[]): string[] {
  const of = (figures: SettledPay['period'], concept: Concept): number | undefined =>
    figures[concept] && minorOf(figures[concept]);
  const pay = of(period, 'grossPay') ?? of(period, 'netPay');
  const earned = of(year, 'grossPay') ?? of(year, 'taxablePay');
  const read = new Set([...Object.values(period), ...Object.values(year)].map(({ cell }) => cell));
  // What is taken off under a word that is not known may be one of them.
  const isUnknown = deductions.some(({ amount }) => !read.has(amount));
  const missing = SHARES.filter(
    ({ concept, isOfAll }) => year[concept] === undefined && (isOfAll || isUnknown || (of(period, concept) ?? 0) > 0),
  );
  if (pay === undefined || Object.keys(year).length === 0) return [];
  return unread.flatMap(({ cell, label, when }) => {
    const minor = cell.amount?.minor ?? 0;
    const fits = missing.some(({ concept, least, most, isOfAll }) => {
      if (!isOfAll && period[concept] === undefined && when !== 'year') return false;
      const now = of(period, concept) ?? (concept === 'taxablePay' ? least * pay : 0);
      const isEnough = when === 'year' ? minor >= now : minor > Math.max(now, 1);
      const [from, to] = earned === undefined ? [0, most * MOST_PERIODS * pay] : [least * earned, most * earned];
      return isEnough && minor >= from && minor <= to;
    });
    return fits && when !== 'period' && !OTHERS.test(label?.text ?? '') ? [label?.text ?? cell.text] : [];
  });
}
