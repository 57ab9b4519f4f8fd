// What happened on a mortgage in a year: the balance at its start and end, and what was charged and paid between. The opening
// balance with interest and fees, less payments, is the closing balance: that tells the right lines from others that look alike.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { signedMinor } from '../../values/amount.ts';
import { daysIn, readDay } from '../../values/days.ts';
import { ledgerClosing } from './ledger-closing.ts';
import type { AmountRow, PlacedAmount } from './amount-rows.ts';

/** A line with the amount that counts, never negative. */
export interface Movement extends PlacedAmount {
  readonly minor: number;
  /** Printed on its line or in its label. */
  readonly date?: CalendarDate;
}

/** The movements of a year. */
export interface Movements {
  readonly opening?: Movement;
  readonly closing?: Movement;
  readonly interest: readonly Movement[];
  readonly fees: readonly Movement[];
  /** Whether they add up; undefined where one of them is not printed. */
  readonly holds: boolean | undefined;
}

/** What the balance at the start of a year is called. */
export const OPENING =
  /^we started (?:the|this) (?:year|period)\b|\b(?:opening|start(?:ing)?|brought f(?:or)?w(?:ar)?d|b\/f(?:wd)?|previous|at (?:the )?(?:start|beginning)|last statement|a year ago|12 months ago)\b|^where (?:you|your mortgage|it|we) started\b|^(?:what )?(?:i|you|we) owed(?: us)?$/i;
/** And at its end. */
export const CLOSING =
  /\b(?:closing|end(?:ing)?|carried f(?:or)?w(?:ar)?d|c\/f(?:wd)?|current balance|outstanding|at (?:the )?end|now owe|new balance)\b|^where (?:you are|you’re|you're|your mortgage is|it is|we are) (?:now|today)\b|\byou owe(?: us)?$|(?<!\bdid )\b(?:i|we|you) (?:still |now )?owe(?: you| us)?(?: (?:now|today|at the end))?\??$/i;
/** What was owed when the year before ended: `Balance at end of last year`. */
const ENDED_BEFORE = /\b(?:end|close) of (?:the )?(?:last|previous|prior) (?:year|statement|period)\b/i;
const BALANCE =
  /^where (?:you|your mortgage|it|we) (?:started|(?:are|is) (?:now|today))\b|^where you[’']re now\b|\b(?:balance|(?:brought|carried) forward|[bc]\/f(?:wd)?\b|amount (?:you )?(?:owed?|outstanding)|owed|owe|(?<!(?:interest|fees?|charges|arrears) )owing|(?:mortgage )?debt|indebtedness|(?:capital|principal|loan|sum) outstanding|(?:left|still) to (?:re)?pay)\b/i;
const INTEREST = /\binterest\b/i;
const NOT_INTEREST = /\b(?:rate|only|daily|saved|basis)\b/i;
const FEES = /\b(?:fees?|charges?|insurance|premiums?|ins\.? prems?|costs?|further advance|additional borrowing)\b/i;
const PAYMENTS =
  /\b(?:payments?|paid|direct debits?|credits?|receipts?|received|overpayments?|repayments|(?:part|partial|extra|additional|unscheduled) repayments?|repayments (?:received|made)|lump sums?|instal?ments|refunds?|capital repa\w+)\b/i;
const NO_MOVEMENT =
  /\b(?:early repayment|monthly|current|regular payment|next|repay(?:ing)? early|redeem|redemption|if (?:you|repaid)|equivalent|today)\b/i;

type Kind = 'balance' | 'interest' | 'fee' | 'payment';

function kindOf(label: string): Kind | undefined {
  // What the lender pays for the borrower is charged, and what it gives back of a fee is as good as paid.
  if (/\bpaid (?:by us|on your behalf|for you)\b/i.test(label)) return 'fee';
  if (/^(?:less:? )?(?:refunds?|rebates?)\b/i.test(label)) return 'payment';
  if (
    /\bpayments? (?:received|made)|payments you|^(?:less:? |your )?(?:monthly|regular|normal) payments(?: (?:by|from|received|made|paid|in|collected|credited|taken)\b.*| \([^)]*\))?$/i.test(
      label,
    )
  )
    return 'payment';
  if (NO_MOVEMENT.test(label)) return undefined;
  if (BALANCE.test(label)) return 'balance';
  if (/\bfees?\b/i.test(label)) return /\bfree\b/i.test(label) ? undefined : 'fee';
  if (INTEREST.test(label) && !NOT_INTEREST.test(label)) return 'interest';
  if (PAYMENTS.test(label)) return 'payment';
  return FEES.test(label) && !/\bfree\b/i.test(label) ? 'fee' : undefined;
}

interface Line extends Movement {
  readonly kind: Kind | undefined;
  readonly label: string;
  /** Whether its row begins with a day, as entries of a ledger do. */
  readonly isDated: boolean;
}

/** Reads the movements of `rows`; `told` may hold the sums of what they list. */
export function readMovements(rows: readonly AmountRow[], told: readonly AmountRow[] = []): Movements {
  const lines = rows.map(lineOf);
  const sums = [...lines, ...told.map(lineOf)];
  const totals = lines.filter(({ label }) => /^total\b/i.test(label));
  let best: (Movements & { readonly score: number }) | undefined;
  for (const [o, opening] of lines.entries()) {
    if (!isOpening(opening, lines)) continue;
    for (const [c, closing] of lines.entries()) {
      if (closing === opening || !isClosing(closing, lines, opening)) continue;
      const within = lines.slice(Math.min(o, c) + 1, Math.max(o, c));
      for (const between of [within, totals, besides(opening, closing, lines), lines]) {
        for (const counted of [between, withoutParts(between)]) {
          const { interest, fees, added, paid } = sumsOf(counted);
          const isWhole = interest.length > 0 && paid !== undefined;
          const due = opening.minor + added - closing.minor;
          const holds = isWhole ? paid.includes(due) : undefined;
          const score =
            (holds === true ? 10 : 0) + (c > o ? 1 : 0) + (between === lines ? 0 : 1) + (interest.length > 0 ? 3 : 0);
          if (!best || score > best.score) best = { opening, closing, interest, fees, holds, score };
        }
      }
    }
  }
  if (best) return { ...best, interest: inAll(best.interest, sums, rows), fees: inAll(best.fees, sums, rows) };
  const { interest, fees } = sumsOf(lines);
  const opening = lines.find((line) => isOpening(line, lines));
  const named = lines.find((line) => isClosing(line, lines, opening));
  const from = opening ? lines.indexOf(opening) : -1;
  const ledger = rows.map(({ amounts }, i) => {
    const { date } = lines[i] ?? {};
    return date ? { amounts, date } : { amounts };
  });
  const closing = named ?? (opening && ledgerClosing(opening.minor, ledger.slice(from + 1)));
  return {
    ...(opening ? { opening } : {}),
    ...(closing ? { closing } : {}),
    interest,
    fees,
    holds: undefined,
  };
}

/** What stands on the page of both balances and in no ledger: tiles whose labels differ in length have amounts at other heights. */
function besides(opening: Line, closing: Line, lines: readonly Line[]): readonly Line[] {
  const { page } = opening.printed;
  const isOne = closing.printed.page === page && !opening.isDated && !closing.isDated;
  return isOne ? lines.filter(({ printed, isDated }) => printed.page === page && !isDated) : [];
}

/** The line that gives the sum of several, where one is printed: a ledger's entries come with their total. */
function inAll(entries: readonly Movement[], lines: readonly Line[], rows: readonly AmountRow[]): readonly Movement[] {
  const kind = lines.find((line) => line === entries[0])?.kind;
  const sum = entries.reduce((total, { minor }) => total + minor, 0);
  const total = entries.length > 1 ? lines.find((line) => line.kind === kind && line.minor === sum) : undefined;
  return total ? [total] : (inTotals(entries, rows, sum) ?? entries);
}

const TOTALS = /^(?:grand |sub.?)?totals?\b/i;

/** The sum of entries in a row that totals its columns; that of the closing balance may. */
function inTotals(entries: readonly Movement[], rows: readonly AmountRow[], sum: number): Movement[] | undefined {
  const totals = rows
    .filter(({ label, amounts }) => TOTALS.test(label) || (amounts.length > 1 && kindOf(label) === 'balance'))
    .flatMap(({ amounts }) => amounts);
  const total = entries.length > 1 ? totals.find(({ amount }) => Math.abs(signedMinor(amount)) === sum) : undefined;
  return total && [{ ...total, minor: sum }];
}

/** A line's date stands before its label, and in the label where a balance is given for a day. */
function lineOf(row: AmountRow): Line {
  const kind = kindOf(row.label);
  // A running balance stands last: what moved, before it.
  const own = row.amounts.find(({ isTotal }) => isTotal) ?? (kind === 'balance' ? row.amounts.at(-1) : row.amounts[0]);
  if (!own) throw new RangeError('a row without an amount');
  const [first] = row.line.phrases;
  const beside = first && readDay(first.text);
  const date = daysIn(row.label)[0] ?? beside;
  const times = kind === 'payment' ? Number(EACH.exec(row.label)?.[1] ?? 1) : 1;
  const minor = times * Math.abs(signedMinor(own.amount));
  return { ...own, label: row.label, kind, minor, isDated: beside !== undefined, ...(date ? { date } : {}) };
}

/** A count of payments, with what each of them was: `Your 12 Direct Debit payments of` £500.00. */
const EACH = /\b(\d{1,2}) (?:\p{L}+ ){0,4}(?:payments|instal?ments) (?:of|at)$/iu;

/** Balances that only their dates tell apart. */
const dated = (lines: readonly Line[]): Line[] =>
  lines.filter(
    (line) =>
      line.kind === 'balance' &&
      line.date &&
      ((!OPENING.test(line.label) && !CLOSING.test(line.label)) || lines.some((other) => isTwin(line, other))),
  );

/** `Balance outstanding at 1 May 2024` beside `Balance outstanding at 30 April 2025`: the same words of two days. */
function isTwin(line: Line, other: Line): boolean {
  const wordsOf = ({ label }: Line): string => label.replace(/\d.*$/, '').trim();
  return (
    other.kind === 'balance' && other.date !== undefined && other.date !== line.date && wordsOf(other) === wordsOf(line)
  );
}

const YEARLESS = /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i;

/** Which of two balances a line is that only days without a year tell apart: `Debt at 1 January`, `Debt at 31 December`. */
function yearless(line: Line, lines: readonly Line[]): 'first' | 'last' | undefined {
  const wordsOf = ({ label }: Line): string => label.replace(/\d.*$/, '').trim();
  const [first, last, other] = lines.filter(
    (one) => one.kind === 'balance' && YEARLESS.test(one.label) && wordsOf(one) === wordsOf(line),
  );
  if (!first || !last || other) return undefined;
  return line === first ? 'first' : line === last ? 'last' : undefined;
}

function isOpening(line: Line, lines: readonly Line[]): boolean {
  if (line.kind !== 'balance') return false;
  if (yearless(line, lines) === 'first') return true;
  const others = dated(lines);
  if ((OPENING.test(line.label) || ENDED_BEFORE.test(line.label)) && !others.includes(line)) return true;
  return others.includes(line) && others.some(({ date = '' }) => (line.date ?? '') < date);
}

function isClosing(line: Line, lines: readonly Line[], opening: Line | undefined): boolean {
  if (line.kind !== 'balance' || line === opening) return false;
  if (yearless(line, lines) === 'last') return true;
  if (CLOSING.test(line.label) && !ENDED_BEFORE.test(line.label) && !dated(lines).includes(line)) return true;
  return dated(lines).includes(line) && (opening?.date ?? '') < (line.date ?? '');
}

/** Lines without those right before a total of their kind that come to it: `Interest to 30 June`, `Interest from 1 July`, `Total interest`. */
function withoutParts(lines: readonly Line[]): readonly Line[] {
  const parts = new Set<Line>();
  for (const total of lines) {
    if (total.minor === 0 || !IN_ALL.test(total.label)) continue;
    const before: Line[] = [];
    for (const line of lines.slice(0, lines.indexOf(total)).toReversed()) {
      if (line.kind === total.kind) before.push(line);
      if (before.reduce((sum, { minor }) => sum + minor, 0) === total.minor) for (const one of before) parts.add(one);
    }
  }
  return parts.size > 0 ? lines.filter((line) => !parts.has(line)) : lines;
}

const IN_ALL = /\b(?:total|in all|altogether|sum of)\b/i;

/** What was paid besides the regular payments. */
const BESIDES = /^overpayments?$|\b(?:extra|additional|over)[ -]?payments?\b|\blump sums?\b|^(?:of which|including)\b/i;

interface Sums {
  readonly interest: readonly Movement[];
  readonly fees: readonly Movement[];
  readonly added: number;
  /** What was paid in all; what was paid besides may be a part of the rest. */
  readonly paid: readonly number[] | undefined;
}

function sumsOf(lines: readonly Line[]): Sums {
  const of = (kind: Kind): Line[] => lines.filter((line) => line.kind === kind && line.minor > 0);
  const [interest, fees, payments] = [of('interest'), of('fee'), of('payment')];
  const sum = (all: readonly Line[]): number => all.reduce((total, { minor }) => total + minor, 0);
  const regular = payments.filter(({ label }) => !BESIDES.test(label));
  const paid = [payments, regular].map(sum);
  return { interest, fees, added: sum(interest) + sum(fees), paid: regular.length > 0 ? paid : undefined };
}
