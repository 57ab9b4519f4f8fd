// What the amounts of a bill's summary count for: credits in any words below nought, charges as such, what is only due next time last.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { signedMinor, type AmountReading } from '../../values/amount.ts';
import { minorOf, signedMinorOf } from '../candidate-amount.ts';
import { digitsOf, ownLineOf, saidBefore } from '../candidate-line.ts';
import { candidateOf } from '../found-value.ts';
import type { BillRow } from './bill-rows.ts';
import { amountOf } from './row-figures.ts';
import { firstMinor, type Candidates } from './worked-out.ts';

const IN_CREDIT =
  /\(credit\)|\b(?:in credit|credit balance|a credit of|credit (?:carried|brought) (?:forward|over)|(?:with|finish(?:ed)?|started?)(?: this period)? (?:with|in) credit|(?:meter|keypad) (?:balance|credit)|credit (?:left )?on (?:your |the )?(?:meter|keypad))\b/iu;
const OWED_IN_WORDS = /\(debit\)|\b(?:you (?:now )?owe|in debit|debit balance)\b/iu;
/** How much less likely the other sign of a bare figure is. */
const OTHER_SIGN = 0.15;
const ADJUSTED = 0.8;

/** Amounts by what is owed: a credit in any words is below nought, a debit plain. */
export function owed(candidates: Candidates, layout: DocumentLayout): Candidates {
  return candidates?.flatMap((candidate, i): FieldCandidate[] => {
    const { value } = candidate;
    if (value.kind !== 'money') return [candidate];
    const line = sentenceOf(candidate) ?? `${ownLineOf(candidate, layout)} ${signBeneath(candidate, layout)}`;
    const { mark, sign, ...plain } = value.amount;
    const isTold = mark !== undefined || IN_CREDIT.test(line) || OWED_IN_WORDS.test(line);
    const isCredit = mark === 'CR' || (mark === undefined && isNegative(line, sign));
    const [debit, credit] = [withAmount(candidate, plain), withAmount(candidate, { ...plain, sign: '-' })];
    const [own, other] = isCredit ? [credit, debit] : [debit, credit];
    // Of a bare figure the sum of the account may tell: some suppliers count what is owed below nought.
    const isOpen = !isTold && i === 0 && plain.minor !== 0;
    return isOpen ? [own, { ...other, confidence: own.confidence - OTHER_SIGN }] : [own];
  });
}

/** What a tile says beneath an amount of which side it is on, and nothing else: `in credit`. */
function signBeneath({ page, printed: { box } }: FieldCandidate, { pages }: DocumentLayout): string {
  const reach = NOTE_HEIGHTS * (box.y1 - box.y0);
  const beneath = (pages[page - 1]?.lines ?? [])
    .filter(({ y0 }) => y0 >= box.y1 - 1 && y0 - box.y1 <= reach)
    .flatMap(({ phrases }) => phrases)
    .find(({ x0, x1 }) => x0 < box.x1 && x1 > box.x0);
  return beneath && SIDE.test(beneath.text) ? beneath.text : '';
}

const NOTE_HEIGHTS = 0.8;
const SIDE = /^\(?(?:you(?:[’']re| are) )?in (?:credit|debit)\)?\.?$/iu;

/** A text of more words is no label: it says things in sentences, each of an amount of its own. */
const LABEL_WORDS = 9;

/** The sentence that tells an amount, of those that were read together with it; undefined where a label stands before it. */
function sentenceOf(candidate: FieldCandidate): string | undefined {
  const { text } = candidate.printed;
  if (text.split(' ').length <= LABEL_WORDS) return undefined;
  return text.split(/(?<=[.;])\s/u).find((one) => one.includes(digitsOf(candidate)));
}

/** Readings of what was owed, that first which leads to what is due: where nothing was paid, a bare figure may be a credit that words of its own tell. */
export function leadingToDue(
  before: Candidates,
  { payments, charges, due }: { readonly payments: Candidates; readonly charges: Candidates; readonly due: Candidates },
): Candidates {
  const [total, left] = [firstMinor(charges), firstMinor(due)];
  if (payments?.length || total === undefined || left === undefined) return before;
  const [first] = before ?? [];
  const other = before?.find(
    (one) => minorOf(one) === (first ? minorOf(first) : NaN) && signedMinorOf(one) === left - total,
  );
  return other && other !== first ? [other, ...(before ?? []).filter((one) => one !== other)] : before;
}

/** What was owed before the payments first, where what was left after them is called alike: `Brought forward`, `Left over from last bill`. */
export function beforePayments(before: Candidates, payments: Candidates, rows: readonly BillRow[]): Candidates {
  const [left, paid] = [firstMinor(before), firstMinor(payments)];
  if (left === undefined || !paid) return before;
  const whole =
    before?.find((one) => (signedMinorOf(one) ?? 0) - Math.abs(paid) === left) ?? paidOff(before?.[0], payments, rows);
  return whole ? [whole, ...(before ?? []).filter((one) => one !== whole)] : before;
}

/** What stands right above the payment that leaves what is brought forward beneath it, whatever it is called: `Your 2024/25 bill`. */
function paidOff(
  left: FieldCandidate | undefined,
  payments: Candidates,
  rows: readonly BillRow[],
): FieldCandidate | undefined {
  for (const payment of payments ?? []) {
    const from = payment.lineIndex;
    const isOver = left?.page === payment.page && left.lineIndex > from && left.lineIndex - from <= ROWS_APART;
    const above = rows.findLast(
      (row) => row.line.page === payment.page && row.lineIndex < from && row.lineIndex >= from - ROWS_APART,
    );
    const found = above && amountOf(above);
    if (!isOver || !found || minorOf(payment) === 0) continue;
    if (signedMinor(found.amount) !== (signedMinorOf(left) ?? 0) + minorOf(payment)) continue;
    return candidateOf({ kind: 'money', amount: found.amount }, found.printed, left.confidence, above.lineIndex);
  }
  return undefined;
}

/** A ledger's rows stand right beneath each other. */
const ROWS_APART = 2;

/** Candidates with what is collected next time, whatever is owed now, behind the others. */
export function nextLast(candidates: Candidates, layout: DocumentLayout): Candidates {
  const isNext = (one: FieldCandidate): boolean => NEXT_PAYMENT.test(saidBefore(one, layout));
  const next = new Set((candidates ?? []).filter(isNext));
  if (next.size === 0 || next.size === candidates?.length) return candidates;
  return [
    ...(candidates ?? []).filter((one) => !next.has(one)),
    ...[...next].map((one) => ({ ...one, confidence: Math.min(one.confidence, NEXT) })),
  ];
}

const NEXT_PAYMENT = /\b(?:next|usual|monthly|regular) (?:monthly )?(?:direct debit|payment)s?\b[^.;£]*£?\s?$/iu;
/** Less than anything else that may be due. */
const NEXT = 0.5;

/** What a bill was owed before, what was paid since, and what it charges. */
interface Movements {
  readonly before: Candidates;
  readonly payments: Candidates;
  readonly charges: Candidates;
}

/**
 * Candidates with what is left of the last balance once payments are off it behind the others: charges are yet to come. Where the payments were
 * not read, it is that which another comes to with the charges, further down.
 */
export function carriedLast(candidates: Candidates, { before, payments, charges }: Movements): Candidates {
  const [balance, paid, charged] = [firstMinor(before), firstMinor(payments), firstMinor(charges) ?? 0];
  const isWithCharges = (one: FieldCandidate, other: FieldCandidate): boolean =>
    charged > 0 &&
    one.page === other.page &&
    one.lineIndex < other.lineIndex &&
    signedMinorOf(other) === (signedMinorOf(one) ?? 0) + charged;
  const isCarried = (one: FieldCandidate): boolean =>
    balance !== undefined && paid
      ? signedMinorOf(one) === balance - Math.abs(paid)
      : candidates?.some((other) => isWithCharges(one, other)) === true;
  const others = candidates?.filter((one) => !isCarried(one)) ?? [];
  return others.length === 0
    ? candidates
    : [...others, ...(candidates ?? []).filter(isCarried).map((one) => ({ ...one, confidence: NEXT }))];
}

/** Charges that are marked as debits are what is charged, not what is given back. */
export function debited(candidates: Candidates): Candidates {
  return candidates?.map((one) => {
    if (one.value.kind !== 'money' || one.value.amount.mark !== 'DR') return one;
    const { mark: _mark, ...amount } = one.value.amount;
    return withAmount(one, amount);
  });
}

const isNegative = (line: string, sign: string | undefined): boolean =>
  IN_CREDIT.test(line) || (sign === '-' && !OWED_IN_WORDS.test(line));

/** Totals without the minus that statements give them which count payments up and charges down. */
export function charged(candidates: Candidates, layout: DocumentLayout): Candidates {
  return candidates?.map((one) => {
    const line = ownLineOf(one, layout);
    if (one.value.kind !== 'money' || one.value.amount.sign !== '-' || REFUNDED.test(line)) return one;
    const { sign: _sign, ...amount } = one.value.amount;
    return withAmount(one, amount);
  });
}

const REFUNDED = /\b(?:credit|refund|rebate|cr)\b/iu;

/** VAT that may be: no more than a fifth of what else is printed. */
export function withoutWhole(vat: Candidates, wholes: readonly Candidates[]): Candidates {
  const most = Math.max(0, ...wholes.flatMap((all) => (all ?? []).map((one) => minorOf(one))));
  return most === 0 ? vat : vat?.filter((one) => minorOf(one) <= MOST_VAT * most + 2);
}

const MOST_VAT = 0.2;

/** Nothing, or one of what may be adjustments, with either sign: the sum of the account decides. */
export function adjustments(found: Candidates, due: Candidates): Candidates {
  const [first] = due ?? [];
  if (!first) return undefined;
  const none = withAmount(first, { minor: 0, hasFraction: true });
  const signed = (found ?? []).slice(0, 2).flatMap((one) =>
    (['-', '+'] as const).map((sign) => ({
      ...withAmount(one, { minor: minorOf(one), hasFraction: true, sign }),
      confidence: ADJUSTED,
    })),
  );
  return [none, ...signed];
}

function withAmount(candidate: FieldCandidate, amount: AmountReading): FieldCandidate {
  return { ...candidate, value: { kind: 'money', amount } };
}
