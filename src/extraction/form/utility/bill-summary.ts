// The figures of a bill's summary, with what rules cannot see: what labels mean as a whole, sums over several supplies, and a
// total that only follows from others.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { signedMinor } from '../../values/amount.ts';
import { dateOf } from '../../values/date.ts';
import { amountFrom, signedMinorOf } from '../candidate-amount.ts';
import { lineOf } from '../candidate-line.ts';
import { candidateOf } from '../found-value.ts';
import { accountBlock } from './account-block.ts';
import { withAllPaid } from './all-payments.ts';
import type { BillRow } from './bill-rows.ts';
import { isBesideStanding } from './beside-standing.ts';
import { isYetToPay } from './yet-to-pay.ts';
import { amountMeant, type AmountField } from './label-words.ts';
import { isOfDeviceCredit } from './device-credit.ts';
import { isOfItem } from './item-amounts.ts';
import { labelledAmounts } from './labelled-figures.ts';
import { isSumOfPart } from './part-sums.ts';
import { amountOf, textBefore } from './row-figures.ts';
import { inlineVat } from './inline-vat.ts';
import { isBeforeVat, isOfVat } from './before-vat.ts';
import { ofAllSupplies } from './column-of-all.ts';
import { ledgerAmounts } from './ledger.ts';
import {
  adjustments,
  beforePayments,
  carriedLast,
  charged,
  debited,
  leadingToDue,
  nextLast,
  owed,
  withoutWhole,
} from './signed-amounts.ts';
import { withSumBeside } from './sums-beside.ts';
import { toldVat } from './told-vat.ts';
import { shareFirst } from './vat-shares.ts';
import { withUntaxed } from './untaxed-charges.ts';
import { vatColumns } from './vat-columns.ts';
import { ofAllMeters } from './meter-balances.ts';
import { sumFirst } from './whole-sums.ts';
import {
  RULED,
  suppliesTotal,
  workedOutDue,
  workedOutTotal,
  type Candidates,
  type KnownAmounts,
} from './worked-out.ts';

const VAT = /^(?:add |plus |total )?(?:vat|value added tax)\b/iu;
const BEFORE_VAT =
  /\b(?:total|sub-?total|cost|charges|electricity|gas|energy|amount)\b.{0,40}\b(?:before|excluding|excl?\.?|exc?\.?|net of|without) ?vat\b|^net(?: (?:total|amount|charges?))?$|^(?:before|excluding|excl?\.?|exc?\.?) vat$/iu;
/** Folded labels that say without any doubt that what they label is the whole. */
const TOTAL =
  /^(?:your )?total (?:for|of|this|charges?|cost|(?:amount|cost|value|sum) (?:for|of) (?:this|the|your) (?:period|month|quarter|bill|invoice|statement))\b|^(?:bill|invoice|statement) total\b|^total (?:inc|incl|including) vat\b/;
/** The sum of a row of supplies. */
const SUMMED = 0.95;
const ADDED = 0.86;
/** That nothing was paid is less than anything that is printed. */
const NOTHING = 0.5;

/** Candidates of the summary's amounts. */
export function billSummary(
  fields: FieldCandidates,
  rows: readonly BillRow[],
  layout: DocumentLayout,
): FieldCandidates {
  const labelled = labelledAmounts(layout).map(({ labels, candidate, inRow }) => ({
    candidate,
    inRow,
    field: amountMeant(labels),
    all: labels.map((label) => amountMeant([label])),
    isTotal: TOTAL.test(labels[0] ?? ''),
    isBare: /^(?:grand )?total$/.test(labels[0] ?? ''),
  }));
  const meantAt = new Map<string, (AmountField | undefined)[]>();
  for (const { candidate, all } of labelled)
    meantAt.set(keyOf(candidate), [...(meantAt.get(keyOf(candidate)) ?? []), ...all]);
  const period = fields['period']?.[0]?.value;
  const until = period?.kind === 'period' ? period.end : undefined;
  const issuedOn = fields['issuedOn']?.[0]?.value;
  const issued = issuedOn?.kind === 'date' ? issuedOn.date : undefined;
  const columns = tableColumns(layout);
  const tabled = new Map(
    Object.entries(columns).flatMap(([field, found]) => found.map((one) => [keyOf(one), field] as const)),
  );
  const all = (field: AmountField): readonly FieldCandidate[] => {
    // A rule may have found the end of a longer label (`Paid since | last bill`): what the whole label says counts.
    const isMeant = (one: FieldCandidate): boolean => {
      const meant = meantAt.get(keyOf(one))?.filter((other) => other !== undefined) ?? [];
      const column = tabled.get(keyOf(one));
      if (column !== undefined) return column === field;
      // A balance of the last day that is charged for is none from before.
      const day = field === 'previousBalance' && one.labelDate ? dateOf(one.labelDate) : undefined;
      if (day !== undefined && until !== undefined && day >= until && meant.length > 0) return meant.includes(field);
      return one.labelDate !== undefined || meant.length === 0 || meant.includes(field);
    };
    const isNone = (one: FieldCandidate): boolean =>
      isOfDeviceCredit(one, layout) ||
      (field === 'totalCharges' && isBesideStanding(one, layout)) ||
      (field === 'payments' && isYetToPay(one, { issued, layout }));
    const isOther = (one: FieldCandidate): boolean =>
      (field === 'vat' && isBeforeVat(one, layout)) ||
      (field === 'totalCharges' && isOfVat(one, layout)) ||
      isNone(one);
    const ruled = (fields[field] ?? []).filter((one) => isMeant(one) && !isOther(one));
    const own = labelled.filter((one) => one.field === field && !isNone(one.candidate));
    // Of rows that are added up the one that is called the total comes first.
    const sums = own
      .filter(({ inRow }) => inRow === 'sum')
      .sort((a, b) => Number(b.isBare) - Number(a.isBare))
      .map(({ candidate }) => candidate);
    const parts = new Set(
      sums.length === 0 ? [] : own.filter(({ inRow }) => inRow === 'part').map(({ candidate }) => keyOf(candidate)),
    );
    const worded = own
      .filter(({ candidate }) => !parts.has(keyOf(candidate)))
      .filter((one) => (tabled.get(keyOf(one.candidate)) ?? field) === field)
      .map(({ candidate, isTotal }) => (isTotal ? { ...candidate, confidence: RULED } : candidate))
      .sort((a, b) => b.confidence - a.confidence);
    const whole = ruled.filter((one) => !parts.has(keyOf(one)));
    const all = merged(columns[field], merged(whole, worded));
    const found = field === 'totalCharges' ? withoutSupplies(all, rows) : all;
    return sums.length > 0
      ? merged(
          sums.map((one) => ({ ...one, confidence: SUMMED })),
          found,
        )
      : sumFirst(found);
  };
  const [first, last] = byDate(ofAllSupplies(all('previousBalance'), rows), ofAllSupplies(all('amountDue'), rows));
  const charges = all('totalCharges');
  const nets = all('chargesExVat').filter((one) => !isOfItem(one, layout));
  const payments = withAllPaid(all('payments'));
  const [before, after] = ofAllMeters({ before: first, payments, charges, after: last }, rows);
  const previousBalance = beforePayments(owed(before, layout), payments, rows);
  const inline = inlineVat(rows, charges);
  const labelledVat = withoutWhole(charged(debited(withSumBeside(withSum(all('vat'), rows, VAT), rows)), layout), [
    charges,
    nets,
    all('payments'),
    after,
  ]);
  const vat = inline.length > 0 ? merged(inline, labelledVat ?? []) : labelledVat;
  const told = (of: readonly FieldCandidate[], before: readonly FieldCandidate[] = []): readonly FieldCandidate[] =>
    toldVat(rows, layout, { totals: of, nets: before });
  const worded = {
    previousBalance,
    amountDue: owed(carriedLast(nextLast(after, layout), { before: previousBalance, payments, charges }), layout),
    payments,
    vat: vat?.length ? shareFirst(vat, told, charges) : told([...charges, ...all('amountDue')], nets),
    chargesExVat: charged(
      debited(
        withSumBeside(
          withSum(
            nets.filter((one) => !isSumOfPart(one, rows)),
            rows,
            BEFORE_VAT,
          ),
          rows,
        ),
      ),
      layout,
    ),
    totalCharges: charged(debited(charges), layout),
  };
  const taxed = { ...worded, chargesExVat: withUntaxed(worded.chargesExVat, worded, rows) };
  const adjusted = all('adjustments');
  const known = { ...taxed, ...(adjusted.length > 0 ? {} : accountBlock(taxed, rows)) };
  const summed = suppliesTotal(known, rows);
  // Words alone do not make a total: a sum must be able to speak for it.
  const canProve =
    isProven(known) || [known.previousBalance, known.payments, known.amountDue].every((one) => one?.length);
  const totals = canProve ? known.totalCharges : known.totalCharges?.filter(({ confidence }) => confidence >= RULED);
  return filled({
    ...known,
    previousBalance: leadingToDue(known.previousBalance, { payments, charges: totals, due: known.amountDue }),
    payments: [...(known.payments ?? []), ...paidUnsaid(known, layout)],
    totalCharges: isProven(known)
      ? totals
      : merged(merged(totals, summed), workedOutTotal(known, adjusted, { rows, layout })),
    amountDue: known.amountDue?.length ? known.amountDue : workedOutDue(known, layout),
    adjustments: adjustments(adjusted, known.amountDue),
  });
}

/**
 * What was paid where no payment has an amount: nothing where nothing was owed, all of it where that is said to have come in. The sum of
 * the account then speaks for what is charged.
 */
function paidUnsaid({ previousBalance, payments }: KnownAmounts, layout: DocumentLayout): readonly FieldCandidate[] {
  const [first] = previousBalance ?? [];
  const isNothing = first !== undefined && signedMinorOf(first) === 0 && !payments?.length;
  const isTold = isNothing || (first !== undefined && ALL_PAID.test(lineOf(first, layout)));
  return first && isTold ? [{ ...first, confidence: NOTHING }] : [];
}

/** `Your last bill was £27.00. We received your payment, thank you`. */
const ALL_PAID =
  /£[\d,]+\.\d{2}\b[^£]{0,40}\b(?:(?:we(?:[’']ve| have)?|has been|was) (?:received (?:your|this|it|in full)|paid)|you(?:[’']ve| have)? paid (?:this|it|in full))\b(?! (?:part|some)\b)/iu;

/** What columns of tables say: amounts without VAT and with it, or a ledger's charges, payments and balance. */
function tableColumns(layout: DocumentLayout): FieldCandidates {
  const [vat, ledger] = [vatColumns(layout), ledgerAmounts(layout)];
  const names = [...Object.keys(vat), ...Object.keys(ledger)];
  return Object.fromEntries(names.map((name) => [name, [...(ledger[name] ?? []), ...(vat[name] ?? [])]]));
}

/** Balances that their labels date (`Balance on 1 May`): of several, the earliest is that before the bill, the latest what is due. */
function byDate(before: Candidates, after: Candidates): readonly [Candidates, Candidates] {
  const dated = [...(before ?? []), ...(after ?? [])].flatMap((one) => {
    const date = one.labelDate && dateOf(one.labelDate);
    return date ? [{ key: keyOf(one), date }] : [];
  });
  const days = dated.map(({ date }) => date).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [before, after];
  const ofBoth = dated.find(({ key }) => after?.some((one) => keyOf(one) === key))?.key;
  if (first === last) return [withUndated(before, ofBoth), after];
  const without = (all: Candidates, day: string): Candidates => {
    const keys = new Set(dated.filter(({ date }) => date === day).map(({ key }) => key));
    return all?.filter((one) => !keys.has(keyOf(one)));
  };
  return [without(before, last), without(after, first)];
}

/** Of balances before a bill the undated ones, where one of a day may be that after it: `Credit carried over`, and `Credit on 1 May`. */
function withUndated(before: Candidates, dated: string | undefined): Candidates {
  const undated = before?.filter((one) => keyOf(one) !== dated) ?? [];
  return undated.length > 0 ? undated : before;
}

/** Without what stands in the column of one supply, where something else is surely named. */
function withoutSupplies(found: readonly FieldCandidate[], rows: readonly BillRow[]): readonly FieldCandidate[] {
  const ofAll = found.filter(({ page, lineIndex, printed: { box } }) => {
    // What stands beside it without an amount, like how to get in touch, is no column of another.
    const own = rows.filter((row) => row.line.page === page && row.lineIndex === lineIndex && amountOf(row));
    const [cell] = own.filter(({ phrases }) => phrases.some(({ x0, x1 }) => box.x0 < x1 && box.x1 > x0));
    return cell?.utility === undefined || new Set(own.map(({ utility }) => utility)).size < 2;
  });
  return ofAll.some(({ confidence }) => confidence >= RULED) ? ofAll : found;
}

/** Where a candidate's value is printed. */
function keyOf({ page, printed: { box } }: FieldCandidate): string {
  return [page, box.x0, box.y0].join('/');
}

/** With those of the second list whose amounts are not in the first. */
function merged(first: Candidates, second: Candidates): readonly FieldCandidate[] {
  const known = first ?? [];
  return [...known, ...(second ?? []).filter((one) => !known.some((other) => sameAmount(one, other)))];
}

function sameAmount(a: FieldCandidate, b: FieldCandidate): boolean {
  return a.value.kind === 'money' && b.value.kind === 'money' && a.value.amount.minor === b.value.amount.minor;
}

/** Empty where nothing is left of what rules found. */
function filled(fields: Readonly<Record<string, Candidates>>): FieldCandidates {
  return Object.fromEntries(Object.entries(fields).map(([name, candidates]) => [name, candidates ?? []]));
}

/** With the sum of such rows of several supplies, where each has its own. */
function withSum(candidates: Candidates, rows: readonly BillRow[], label: RegExp): Candidates {
  const found = rows.flatMap((row) => {
    const amount = label.test(textBefore(row).trim()) ? amountOf(row) : undefined;
    return amount ? [{ row, ...amount }] : [];
  });
  const firstOf = (key: (row: BillRow) => unknown) => (one: (typeof found)[number], i: number) =>
    key(one.row) && found.findIndex((two) => key(two.row) === key(one.row)) === i;
  const bySection = found.filter(firstOf(({ section }) => section));
  // A summary may name each supply in a row of its own.
  const sections = bySection.length > 1 ? bySection : found.filter(firstOf(({ utility }) => utility));
  const [first] = sections;
  if (!first || sections.length < 2) return candidates;
  const minor = sections.reduce((sum, { amount }) => sum + signedMinor(amount), 0);
  const amount = amountFrom(minor);
  return [candidateOf({ kind: 'money', amount }, first.printed, ADDED, first.row.lineIndex), ...(candidates ?? [])];
}

/** Whether a total is printed that is the charges and the VAT. */
function isProven({ chargesExVat, vat, totalCharges }: KnownAmounts): boolean {
  const sums = (chargesExVat ?? []).flatMap((net) =>
    (vat ?? []).map((tax) => (signedMinorOf(net) ?? NaN) + (signedMinorOf(tax) ?? NaN)),
  );
  return (totalCharges ?? []).some((total) => sums.some((sum) => Math.abs(sum - (signedMinorOf(total) ?? NaN)) <= 2));
}
