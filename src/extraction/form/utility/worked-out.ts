// Amounts that a bill leaves to be worked out from others: the total of its charges, and what is due.
import { formatAmount } from '../../../kernel/money.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { signedMinor } from '../../values/amount.ts';
import { signedMinorOf } from '../candidate-amount.ts';
import type { BillRow } from './bill-rows.ts';
import { chargeRows } from './charge-rows.ts';
import { amountOf, textBefore } from './row-figures.ts';

/** Readings of one amount, best first. */
export type Candidates = readonly FieldCandidate[] | undefined;

const WORKED_OUT = 0.65;
/** What rules of the profile find is at least this sure. */
export const RULED = 0.75;

/** What is known of the amounts of a bill. */
export interface KnownAmounts {
  readonly previousBalance: Candidates;
  readonly amountDue: Candidates;
  readonly payments: Candidates;
  readonly vat: Candidates;
  readonly chargesExVat: Candidates;
  readonly totalCharges: Candidates;
}

/** A total of charges that is not printed: charges and VAT, else what is due less what was owed before. */
export function workedOutTotal(
  { previousBalance, amountDue, payments, vat, chargesExVat, totalCharges }: KnownAmounts,
  adjusted: Candidates,
  { rows, layout }: { readonly rows: readonly BillRow[]; readonly layout: DocumentLayout },
): Candidates {
  const [net, tax] = [firstMinor(chargesExVat), firstMinor(vat)];
  const [before, paid, due] = [firstMinor(previousBalance), firstMinor(payments), firstMinor(amountDue)];
  const taxed = net !== undefined && tax !== undefined ? net + tax : undefined;
  // What all is charged is printed, or it leads to what is due, whatever signs balances bear: else one of the two was misread.
  const leads = (total: number): boolean =>
    [before ?? 0, -(before ?? 0)].some((one) =>
      [paid ?? 0, -(paid ?? 0)].some((other) => Math.abs(Math.abs(total + one + other) - Math.abs(due ?? 0)) <= 2),
    );
  const isAdjusted = (adjusted ?? []).length > 0;
  const isHeld = taxed !== undefined && (due === undefined || isAdjusted || isPrinted(taxed, layout) || leads(taxed));
  const sum = isHeld ? taxed : undefined;
  // A total that words name is not to be outdone by one that holds whatever else was misread.
  const isNamed = totalCharges?.some(({ confidence }) => confidence >= RULED) === true;
  // Nor is one without the payments that a row names.
  const isUnread = paid === undefined && rows.some(({ text }) => PAID.test(text));
  const isPlain = !isAdjusted && !isNamed && !isUnread;
  const rest = isPlain && due !== undefined && before !== undefined ? due - before + Math.abs(paid ?? 0) : undefined;
  const minor = sum ?? rest;
  const source = (sum === undefined ? amountDue : vat)?.[0];
  return minor === undefined || minor < 0 || !source
    ? undefined
    : [{ ...source, value: { kind: 'money', amount: { minor, hasFraction: true } }, confidence: WORKED_OUT }];
}

const PAID =
  /^(?:less )?(?:your )?(?:payments?|(?:what )?you(?:[’']ve| have)? paid|direct debits?)\b(?!.*\b(?:due|plan|by|next)\b)/iu;

/** A total that no words name: what is due less what was left before, where the items of the bill add up to that. */
export function totalOfItems(fields: FieldCandidates, rows: readonly BillRow[]): FieldCandidate | undefined {
  const [before, paid, due] = ['previousBalance', 'payments', 'amountDue'].map((name) => firstMinor(fields[name]));
  const source = fields['amountDue']?.[0];
  if (!source || due === undefined) return undefined;
  const vat = Math.abs(firstMinor(fields['vat']) ?? 0);
  const adjusted = (fields['adjustments'] ?? []).map((one) => signedMinorOf(one) ?? 0);
  for (const adjustment of new Set([0, ...adjusted])) {
    const minor = due - (before ?? 0) + Math.abs(paid ?? 0) - adjustment;
    if (minor <= 0) continue;
    // The items may leave VAT to a row of its own.
    const { addUp, rows: items } = chargeRows(rows, vat > 0 ? [minor, minor - vat] : [minor]);
    if (addUp === true && items.length > 1)
      return { ...source, value: { kind: 'money', amount: { minor, hasFraction: true } }, confidence: WORKED_OUT };
  }
  return undefined;
}

/** What is due where no words say so: the charges, after a bill that was paid or left nothing. */
export function workedOutDue(
  { previousBalance, payments, totalCharges }: KnownAmounts,
  layout: DocumentLayout,
): Candidates {
  const [before, paid, total] = [firstMinor(previousBalance), firstMinor(payments), firstMinor(totalCharges)];
  const source = totalCharges?.[0];
  if (total === undefined || !source) return undefined;
  // An invoice that speaks of no balance is to be paid as it is.
  if (before === undefined) return isAlone(layout) ? [{ ...source, confidence: WORKED_OUT }] : undefined;
  if (before !== 0 && paid === undefined) return undefined;
  const minor = before - Math.abs(paid ?? 0) + total;
  // What is due is printed, in whatever words: a figure that is not has a balance in it that was misread.
  if (!isPrinted(Math.abs(minor), layout)) return undefined;
  const amount = { minor: Math.abs(minor), hasFraction: true, ...(minor < 0 ? { sign: '-' as const } : {}) };
  return [{ ...source, value: { kind: 'money', amount }, confidence: WORKED_OUT }];
}

function isPrinted(minor: number, { pages }: DocumentLayout): boolean {
  const figures = formatAmount({ minor, currency: 'GBP' });
  const isWhole = (text: string): boolean =>
    text
      .replaceAll(',', '')
      .split(/[^\d.]+/u)
      .includes(figures);
  return pages.some(({ lines }) => lines.some(({ text }) => isWhole(text)));
}

const isAlone = ({ pages }: DocumentLayout): boolean =>
  !pages.some(({ lines }) => lines.some(({ text }) => OF_ACCOUNT.test(text)));

const OF_ACCOUNT =
  /\b(?:balance|brought|b\/f|arrears|outstanding|owed?|owing|overdue|in credit|previous|last (?:bill|invoice|statement)|direct debit of)\b/iu;

/** The sum of what each supply comes to, where that and what was owed before are what is due. */
export function suppliesTotal(
  { previousBalance, amountDue, payments }: KnownAmounts,
  rows: readonly BillRow[],
): Candidates {
  const totals = rows.flatMap((row) => {
    const found = row.utility && OF_SUPPLY.test(textBefore(row).trim()) ? amountOf(row) : undefined;
    return found && row.utility ? [{ utility: row.utility, minor: signedMinor(found.amount) }] : [];
  });
  const first = totals.filter(({ utility }, i) => totals.findIndex((one) => one.utility === utility) === i);
  const sum = first.reduce((all, { minor }) => all + minor, 0);
  const [before, paid, due] = [
    firstMinor(previousBalance) ?? 0,
    Math.abs(firstMinor(payments) ?? 0),
    firstMinor(amountDue),
  ];
  const source = amountDue?.[0];
  const isDue = due !== undefined && [sum, before + sum, before - paid + sum].some((one) => Math.abs(one - due) <= 2);
  return source && isDue && first.length > 1
    ? [{ ...source, value: { kind: 'money', amount: { minor: sum, hasFraction: true } }, confidence: RULED }]
    : undefined;
}

const OF_SUPPLY =
  /^(?:your )?(?:total )?(?:electricity|gas|(?:clean |fresh )?water|(?:used |waste ?)water|sewerage) (?:charges?|total|costs?)(?: inc(?:luding|l\.?)? vat)?$/iu;

/** The first reading of an amount, in minor units. */
export const firstMinor = (candidates: Candidates): number | undefined => signedMinorOf(candidates?.[0]);
