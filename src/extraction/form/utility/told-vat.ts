// VAT that a sentence tells in words of its own (`VAT at 20% adds £5.84`): of the amounts it names, the one that is the VAT in a total.
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readAmount } from '../../values/amount.ts';
import { signedMinorOf } from '../candidate-amount.ts';
import { candidateOf } from '../found-value.ts';
import type { BillRow } from './bill-rows.ts';
import { toldSentences } from './told-rows.ts';

const OF_VAT = /\b(?:VAT|value added tax)\b/iu;
const AMOUNT = /£\s?\d[\d,]*\.\d\d(?!\d)/gu;
const RATE = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?)\s?(?:%|per ?cent)/giu;
/** The rates that supplies are charged at, where the sentence says none. */
const USUAL = [20, 5] as const;
const SLACK_MINOR = 1;
const CONFIDENCE = 0.85;

/** The amounts of such sentences that are the VAT in one of `totals`, or on one of `nets`, or what lies between the two. */
export function toldVat(
  rows: readonly BillRow[],
  layout: DocumentLayout,
  { totals, nets }: { readonly totals: readonly FieldCandidate[]; readonly nets: readonly FieldCandidate[] },
): readonly FieldCandidate[] {
  const [wholes, befores] = [totals, nets].map((all) => all.flatMap((one) => signedMinorOf(one) ?? []));
  return saidOfVat(rows, layout).flatMap(({ text, phrases, line, lineIndex }) => {
    const [first] = phrases;
    if (!first) return [];
    const told = ratesIn(text);
    const rates = told.length > 0 ? told : USUAL;
    return amountsIn(text).flatMap((minor): FieldCandidate[] => {
      // Some of what is charged may have no VAT.
      const isBetween = wholes?.some((whole) => befores?.includes(whole - minor)) === true;
      const isShare = rates.some((rate) =>
        [
          ...(wholes ?? []).map((whole) => (whole * rate) / (100 + rate)),
          ...(befores ?? []).map((net) => (net * rate) / 100),
        ].some((vat) => Math.abs(vat - minor) <= SLACK_MINOR),
      );
      const value = { kind: 'money', amount: { minor, hasFraction: true } } as const;
      return (isBetween || isShare) && minor > SLACK_MINOR
        ? [candidateOf(value, printedPhrase(first, line.page), CONFIDENCE, lineIndex)]
        : [];
    });
  });
}

/** Whether a sentence says what `vat` (minor units) is worked out of: a rate that it names, of an amount that it names. */
export function isToldShare(rows: readonly BillRow[], layout: DocumentLayout, vat: number): boolean {
  return saidOfVat(rows, layout).some(({ text }) => {
    const [amounts, rates] = [amountsIn(text), ratesIn(text)];
    const isShare = (net: number): boolean => rates.some((rate) => Math.abs((net * rate) / 100 - vat) <= SLACK_MINOR);
    return amounts.includes(vat) && amounts.some((net) => net > vat && isShare(net));
  });
}

const saidOfVat = (rows: readonly BillRow[], layout: DocumentLayout): readonly BillRow[] =>
  [...toldSentences(rows, layout), ...rows].filter(({ text }) => OF_VAT.test(text));

const ratesIn = (text: string): number[] => [...text.matchAll(RATE)].map(([, rate = '']) => Number(rate));

const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([printed]) => readAmount(printed)?.minor ?? 0);
