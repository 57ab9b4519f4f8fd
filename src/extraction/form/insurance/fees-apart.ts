// Fees of a broker or of the office are no part of the premium: where a total holds them, the printed price without them is the premium.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { readAmount } from '../../values/amount.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Figure } from './figures.ts';

/** What may be the premium, and the fees beside it. */
export interface Priced {
  readonly total: Figure | undefined;
  readonly tax: Figure | undefined;
  readonly net: Figure | undefined;
  readonly fees: readonly Figure[];
  /** Every figure that may be a price of the whole policy. */
  readonly prices: readonly Figure[];
}

/** The premium without the fees in it, where that is printed; else the total itself, with a doubt where its own words call it no premium. */
export function apartFromFees(
  layout: DocumentLayout,
  { total, tax, net, fees, prices }: Priced,
  isTaxOf: (tax: number, net: number) => boolean,
): { readonly total: Figure | undefined; readonly findings: readonly FormFinding[] } {
  const said = feesSaid(layout);
  const rows = fees.filter(({ label, section }) => section === 'premium' && !LATER.test(foldText(label)));
  const all = [...rows.map(({ minor }) => minor), ...said];
  if (!total || all.length === 0) return { total, findings: [] };
  const sums = [...all, all.reduce((whole, one) => whole + one, 0)];
  // The price with them may stand beside the one that was read.
  if (prices.some(({ minor }) => sums.includes(minor - total.minor))) return { total, findings: [] };
  const held = sums.map((fee) => total.minor - fee);
  const apart = prices.find(({ minor, label }) => held.includes(minor) && label !== net?.label);
  if (apart) return { total: apart, findings: [] };
  const isProven =
    tax !== undefined && (isTaxOf(tax.minor, total.minor - tax.minor) || net?.minor === total.minor - tax.minor);
  const isNamed = /\bpremium\b/i.test(total.label) || (total.label === '' && said.length === 0);
  return {
    total,
    findings:
      isProven || isNamed
        ? []
        : [{ severity: 'warnings', reason: 'A fee may be in the amount that is given as the premium.' }],
  };
}

/** What is charged for a change or an end of the policy is in no total of today. */
const LATER = /\b(?:cancel\w*|change\w*|amend\w*|adjust\w*|duplicate|mid term|default|missed|late|refund\w*|if)\b/;

/** Fees that a sentence says are in the price: `This includes our fee of £35.00`. */
const HELD =
  /\b(?:includ(?:es|ing|ed)|inclusive of|incl\.?|of which)\b[^.;£]{0,40}(?:\bfees?\b[^.;£]{0,24}£ ?([\d,]+\.\d{2})|£ ?([\d,]+\.\d{2})[^.;£]{0,40}\bfees?\b)/gi;

function feesSaid({ pages }: DocumentLayout): number[] {
  return pages.flatMap(({ lines }) => {
    const text = lines.flatMap(({ furniture, text: own }) => (furniture ? [] : [own])).join(' ');
    return [...text.matchAll(HELD)].flatMap(
      ([, behind, before]) => readAmount(`£${behind ?? before ?? ''}`, 'GBP')?.minor ?? [],
    );
  });
}
