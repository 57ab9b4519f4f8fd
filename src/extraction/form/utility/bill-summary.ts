// The figures of a bill's summary, with what rules cannot see: credits in words, sums over several supplies, and a total that
// only follows from others.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { signedMinor, type AmountReading } from '../../values/amount.ts';
import { dateOf } from '../../values/date.ts';
import type { BillRow } from './bill-rows.ts';
import { amountMeant, type AmountField } from './label-words.ts';
import { labelledAmounts } from './labelled-figures.ts';
import { amountOf, textBefore } from './row-figures.ts';
import { vatColumns } from './vat-columns.ts';

const IN_CREDIT = /\b(?:in credit|credit balance|a credit of|credit carried forward|credit brought forward)\b/iu;
const VAT = /^(?:add |plus |total )?(?:vat|value added tax)\b/iu;
/** Words that make an amount beside `VAT` something else. */
const NOT_VAT = /\b(?:before|excluding|excl?|exc|net of|without|ex|inc|incl|including|registration|reg)\.? vat\b/iu;
const BEFORE_VAT =
  /\b(?:total|sub-?total|cost|charges)\b.{0,40}\b(?:before|excluding|excl?\.?|exc\.?|net of|without) ?vat\b/iu;
const ADDED = 0.86;
const ADJUSTED = 0.8;
const WORKED_OUT = 0.65;
/** What rules of the profile find is at least this sure. */
const RULED = 0.75;

/** Candidates of the summary's amounts. */
export function billSummary(
  fields: FieldCandidates,
  rows: readonly BillRow[],
  layout: DocumentLayout,
): FieldCandidates {
  const labelled = labelledAmounts(layout).map(({ labels, candidate }) => ({ candidate, field: amountMeant(labels) }));
  const meantAt = new Map(labelled.map(({ candidate, field }) => [keyOf(candidate), field]));
  const columns = vatColumns(layout);
  const all = (field: AmountField): Candidates => {
    // A rule may have found the end of a longer label (`Paid since | last bill`): what the whole label says counts.
    const isMeant = (one: FieldCandidate): boolean =>
      one.labelDate !== undefined || [undefined, field].includes(meantAt.get(keyOf(one)));
    const ruled = (fields[field] ?? []).filter((one) => isMeant(one) && (field !== 'vat' || !isBeforeVat(one, layout)));
    const worded = labelled.filter((one) => one.field === field).map(({ candidate }) => candidate);
    return merged(columns[field], merged(ruled, worded));
  };
  const [before, after] = byDate(all('previousBalance'), all('amountDue'));
  const known = {
    previousBalance: owed(before, layout),
    amountDue: owed(after, layout),
    payments: all('payments'),
    vat: withSum(all('vat'), rows, VAT),
    chargesExVat: withSum(all('chargesExVat'), rows, BEFORE_VAT),
    totalCharges: all('totalCharges'),
  };
  const adjusted = all('adjustments');
  // Words alone do not make a total: a sum must be able to speak for it.
  const canProve =
    isProven(known) || [known.previousBalance, known.payments, known.amountDue].every((one) => one?.length);
  const totals = canProve ? known.totalCharges : known.totalCharges?.filter(({ confidence }) => confidence >= RULED);
  return filled({
    ...known,
    totalCharges: isProven(known) ? totals : merged(totals, workedOutTotal(known, adjusted)),
    adjustments: adjustments(adjusted, known.amountDue),
  });
}

/** Balances that their labels date (`Balance on 1 May`): of several, the earliest is that before the bill, the latest what is due. */
function byDate(before: Candidates, after: Candidates): readonly [Candidates, Candidates] {
  const dated = [...(before ?? []), ...(after ?? [])].flatMap((one) => {
    const date = one.labelDate && dateOf(one.labelDate);
    return date ? [{ key: keyOf(one), date }] : [];
  });
  const days = dated.map(({ date }) => date).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || first === last) return [before, after];
  const without = (all: Candidates, day: string): Candidates => {
    const keys = new Set(dated.filter(({ date }) => date === day).map(({ key }) => key));
    return all?.filter((one) => !keys.has(keyOf(one)));
  };
  return [without(before, last), without(after, first)];
}

/** Where a candidate's value is printed. */
function keyOf({ page, printed: { box } }: FieldCandidate): string {
  return [page, box.x0, box.y0].join('/');
}

/** An amount beside the words `before VAT`, which a label `VAT` found. */
function isBeforeVat({ page, lineIndex }: FieldCandidate, layout: DocumentLayout): boolean {
  const text = layout.pages[page - 1]?.lines[lineIndex]?.text ?? '';
  return NOT_VAT.test(text);
}

/** With those of the second list whose amounts are not in the first. */
function merged(first: Candidates, second: Candidates): Candidates {
  const known = first ?? [];
  return [...known, ...(second ?? []).filter((one) => !known.some((other) => sameAmount(one, other)))];
}

function sameAmount(a: FieldCandidate, b: FieldCandidate): boolean {
  return a.value.kind === 'money' && b.value.kind === 'money' && a.value.amount.minor === b.value.amount.minor;
}

type Candidates = readonly FieldCandidate[] | undefined;

/** Empty where nothing is left of what rules found. */
function filled(fields: Readonly<Record<string, Candidates>>): FieldCandidates {
  return Object.fromEntries(Object.entries(fields).map(([name, candidates]) => [name, candidates ?? []]));
}

/** Amounts by what is owed: a credit in any words is below nought, a debit plain. */
function owed(candidates: Candidates, layout: DocumentLayout): Candidates {
  return candidates?.map((candidate) => {
    const { value } = candidate;
    if (value.kind !== 'money') return candidate;
    const line = layout.pages[candidate.page - 1]?.lines[candidate.lineIndex]?.text ?? '';
    const { mark, sign: _sign, ...plain } = value.amount;
    const isCredit = mark === 'CR' || (mark === undefined && (value.amount.sign === '-' || IN_CREDIT.test(line)));
    return { ...candidate, value: { kind: 'money', amount: isCredit ? { ...plain, sign: '-' } : plain } };
  });
}

/** With the sum of such rows of several supplies, where each has its own. */
function withSum(candidates: Candidates, rows: readonly BillRow[], label: RegExp): Candidates {
  const found = rows.flatMap((row) => {
    const amount = label.test(textBefore(row).trim()) ? amountOf(row) : undefined;
    return amount ? [{ row, ...amount }] : [];
  });
  const sections = found.filter(
    (one, i) => one.row.section > 0 && found.findIndex((two) => two.row.section === one.row.section) === i,
  );
  const [first] = sections;
  if (!first || sections.length < 2) return candidates;
  const minor = sections.reduce((sum, { amount }) => sum + signedMinor(amount), 0);
  return [candidateOf({ minor, hasFraction: true }, first), ...(candidates ?? [])];
}

function candidateOf(
  amount: AmountReading,
  { row, printed }: { readonly row: Pick<BillRow, 'line' | 'lineIndex'>; readonly printed: FieldCandidate['printed'] },
): FieldCandidate {
  const place = { page: row.line.page, lineIndex: row.lineIndex, furniture: false };
  return { value: { kind: 'money', amount }, printed, confidence: ADDED, ...place };
}

/** Nothing, or one of what may be adjustments, with either sign: the sum of the account decides. */
function adjustments(found: Candidates, due: Candidates): Candidates {
  const [first] = due ?? [];
  if (!first) return undefined;
  const none = withAmount(first, { minor: 0, hasFraction: true });
  const signed = (found ?? []).slice(0, 2).flatMap((one) =>
    (['-', '+'] as const).map((sign) => ({
      ...withAmount(one, { minor: Math.abs(minorOf([one]) ?? 0), hasFraction: true, sign }),
      confidence: ADJUSTED,
    })),
  );
  return [none, ...signed];
}

function withAmount(candidate: FieldCandidate, amount: AmountReading): FieldCandidate {
  return { ...candidate, value: { kind: 'money', amount } };
}

interface KnownAmounts {
  readonly previousBalance: Candidates;
  readonly amountDue: Candidates;
  readonly payments: Candidates;
  readonly vat: Candidates;
  readonly chargesExVat: Candidates;
  readonly totalCharges: Candidates;
}

/** Whether a total is printed that is the charges and the VAT. */
function isProven({ chargesExVat, vat, totalCharges }: KnownAmounts): boolean {
  const sums = (chargesExVat ?? []).flatMap((net) =>
    (vat ?? []).map((tax) => (minorOf([net]) ?? NaN) + (minorOf([tax]) ?? NaN)),
  );
  return (totalCharges ?? []).some((total) => sums.some((sum) => Math.abs(sum - (minorOf([total]) ?? NaN)) <= 2));
}

/** A total of charges that is not printed: charges and VAT, else what is due less what was owed before. */
function workedOutTotal(
  { previousBalance, amountDue, payments, vat, chargesExVat }: KnownAmounts,
  adjusted: Candidates,
): Candidates {
  const [net, tax] = [minorOf(chargesExVat), minorOf(vat)];
  const [before, paid, due] = [minorOf(previousBalance), minorOf(payments), minorOf(amountDue)];
  const sum = net !== undefined && tax !== undefined ? net + tax : undefined;
  const isPlain = (adjusted ?? []).length === 0;
  const rest = isPlain && due !== undefined && before !== undefined ? due - before + Math.abs(paid ?? 0) : undefined;
  const minor = sum ?? rest;
  const source = (sum === undefined ? amountDue : vat)?.[0];
  return minor === undefined || minor < 0 || !source
    ? undefined
    : [{ ...source, value: { kind: 'money', amount: { minor, hasFraction: true } }, confidence: WORKED_OUT }];
}

function minorOf(candidates: Candidates): number | undefined {
  const value = candidates?.[0]?.value;
  return value?.kind === 'money' ? signedMinor(value.amount) : undefined;
}
