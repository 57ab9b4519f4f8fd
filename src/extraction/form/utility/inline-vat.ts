// VAT that a row of each supply tells besides what it comes to: `Gas, £69.10 plus VAT of £3.46`, `Electricity (includes £3.93 VAT)`.
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readAmount } from '../../values/amount.ts';
import { amountFrom, signedMinorOf } from '../candidate-amount.ts';
import { candidateOf } from '../found-value.ts';
import type { BillRow } from './bill-rows.ts';
import type { Utility } from './named-utility.ts';
import type { Candidates } from './worked-out.ts';

const OF_VAT =
  /\bVAT\b(?: (?:at|@) \d{1,2}(?:\.\d+)? ?%| \d{1,2}(?:\.\d+)? ?%)?(?: (?:of|is|adds))?[:,]? (£\s?\d[\d,]*\.\d\d)(?!\d)|(£\s?\d[\d,]*\.\d\d)(?: of)? VAT\b/giu;
const RATES = [5, 20] as const;
const SLACK_MINOR = 1;
const CONFIDENCE = 0.87;

/** What such rows of several supplies come to, where that is the VAT in one of `totals`. */
export function inlineVat(rows: readonly BillRow[], totals: Candidates): readonly FieldCandidate[] {
  const told = new Map<Utility, { readonly row: BillRow; readonly minor: number }>();
  for (const row of rows) {
    const [only, other] = [...row.text.matchAll(OF_VAT)];
    const amount = only && !other ? readAmount(only[1] ?? only[2] ?? '') : undefined;
    if (amount && row.utility !== undefined && !told.has(row.utility))
      told.set(row.utility, { row, minor: amount.minor });
  }
  const [first, ...others] = told.values();
  const [phrase] = first?.row.phrases ?? [];
  if (!first || !phrase || others.length === 0) return [];
  const minor = others.reduce((sum, one) => sum + one.minor, first.minor);
  const isShare = (totals ?? []).some((one) =>
    RATES.some(
      (rate) => Math.abs(((signedMinorOf(one) ?? 0) * rate) / (100 + rate) - minor) <= told.size * SLACK_MINOR,
    ),
  );
  const value = { kind: 'money', amount: amountFrom(minor) } as const;
  return isShare
    ? [candidateOf(value, printedPhrase(phrase, first.row.line.page), CONFIDENCE, first.row.lineIndex)]
    : [];
}
