// The figures a statement states of itself outside its rows: balances at both ends, and totals in and out.
import {
  dayOrder,
  type DateReading,
  type PrintedMoney,
  type StatedBalance,
  type StatedFigures,
  type StatedTotal,
} from '../../model/statement.ts';
import { daysBetween, type CalendarDate } from '../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { Box } from '../../model/page.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';
import { dateOf } from '../values/date.ts';
import { printedMoney } from './printed-money.ts';
import { summarySums } from './summary-parts.ts';

/** A summary's figures stand within this many lines of each other. */
const SUMMARY_LINES = 10;
/** Totals under this confidence are never held against the entries. */
const SURE = 0.9;
/** What comes in may be stated in parts, too: what was added, and what was earned or came back. */
const PARTS_IN = ['interestIn', 'refundsIn'];
/** What goes out of a card is often stated in parts. */
const PARTS_OUT = ['purchases', 'interestAndCharges', 'cashAdvances'];

/** Balances and totals as candidates, likeliest first. */
export function figuresOf(printed: FieldCandidates, isCard: boolean, layout: DocumentLayout): StatedFigures {
  const fields = inOneSense(printed, isCard);
  const balances = [...(fields['openingBalance'] ?? []), ...(fields['closingBalance'] ?? [])];
  const sure = (one: FieldCandidate): boolean =>
    one.confidence >= SURE &&
    balances.some((other) => other.page === one.page && Math.abs(other.lineIndex - one.lineIndex) <= SUMMARY_LINES);
  const totals = (name: string): StatedTotal[] =>
    (fields[name] ?? []).flatMap((candidate) =>
      moneyOf(candidate).map((money) => ({ ...money, sure: sure(candidate) })),
    );
  const { cameIn, wentOut, isNet } = summarySums(layout, fields, isCard);
  // What is stated net of what came back is no sum of the entries of one direction.
  const asSureAs = (all: readonly StatedTotal[]): StatedTotal[] =>
    all.map((one) => (isNet === true ? { ...one, sure: false } : one));
  const totalIn = [...totals('totalIn'), ...PARTS_IN.flatMap((part) => withPart(totals('totalIn'), totals(part)))];
  const totalOut = [
    ...sumsOfParts(PARTS_OUT.map(totals)),
    ...totals('totalOut'),
    ...withPart(totals('totalOut'), totals('interestAndCharges')),
  ];
  return {
    opening: atDate(ofOtherEnd(fields, 'openingBalance'), 'first').flatMap(balanceOf),
    closing: atDate(ofOtherEnd(fields, 'closingBalance'), 'last').flatMap(balanceOf),
    totalIn: asSureAs(withWhole(cameIn, totalIn)),
    totalOut: asSureAs(withWhole(wentOut, totalOut, PARTS_OUT.flatMap(totals))),
  };
}

/** The totals, and before them what the whole summary comes to: it is as sure as they are, which may be parts of it. */
function withWhole(
  whole: PrintedMoney | undefined,
  totals: readonly StatedTotal[],
  parts: readonly StatedTotal[] = [],
): StatedTotal[] {
  return whole ? [{ ...whole, sure: [...totals, ...parts].some(({ sure }) => sure) }, ...totals] : [...totals];
}

/** `Payments` are what came in on a card, and what went out of an account: what is offered as both is one of them. */
function inOneSense(fields: FieldCandidates, isCard: boolean): FieldCandidates {
  const [own, other] = isCard ? (['totalIn', 'totalOut'] as const) : (['totalOut', 'totalIn'] as const);
  const isOwn = (one: FieldCandidate): boolean =>
    (fields[own] ?? []).some(
      ({ printed }) => printed.page === one.printed.page && sameBox(printed.box, one.printed.box),
    );
  return { ...fields, [other]: (fields[other] ?? []).filter((one) => !isOwn(one)) };
}

const sameBox = (a: Box, b: Box): boolean => a.x0 === b.x0 && a.y0 === b.y0 && a.x1 === b.x1;

/** Candidates without those whose day is the other end of the statement: one `Balance on 31 May` may be either. */
function ofOtherEnd(fields: FieldCandidates, name: 'openingBalance' | 'closingBalance'): readonly FieldCandidate[] {
  const candidates = fields[name] ?? [];
  const others = new Set(name === 'openingBalance' ? lastDays(fields) : firstDays(fields));
  const own = new Set(name === 'openingBalance' ? firstDays(fields) : lastDays(fields));
  const days = new Set(candidates.flatMap(({ labelDate }) => labelDate && dayOrder(labelDate)));
  return candidates.filter(({ labelDate }) => {
    if (!labelDate) return true;
    if (isWithin(labelDate, fields)) return false;
    const isOf = (ends: ReadonlySet<CalendarDate>): boolean => [...ends].some((end) => isDay(labelDate, end));
    return days.size !== 1 || isOf(own) || !isOf(others);
  });
}

/** Whether a reading is a day; without a year it is that day of any. */
const isDay = (reading: DateReading, day: CalendarDate): boolean => dateOf(reading, Number(day.slice(0, 4))) === day;

/** A day further than this from both ends of the period is neither: `Your balance on 5 April`, at the end of a tax year. */
const WELL_WITHIN_DAYS = 10;

function isWithin(reading: DateReading, fields: FieldCandidates): boolean {
  const [start, end] = [daysOf(fields, 'period')[0], daysOf(fields, 'period', 'end')[0]];
  const day = dateOf(reading);
  if (start === undefined || end === undefined || day === undefined) return false;
  return daysBetween(start, day) > WELL_WITHIN_DAYS && daysBetween(day, end) > WELL_WITHIN_DAYS;
}

function lastDays(fields: FieldCandidates): CalendarDate[] {
  return [...daysOf(fields, 'period', 'end'), ...daysOf(fields, 'periodEnd'), ...daysOf(fields, 'statementDate')];
}

function firstDays(fields: FieldCandidates): CalendarDate[] {
  return [...daysOf(fields, 'period', 'start'), ...daysOf(fields, 'periodStart')];
}

function daysOf(fields: FieldCandidates, name: string, end: 'start' | 'end' = 'start'): CalendarDate[] {
  return (fields[name] ?? []).flatMap(({ value }) =>
    value.kind === 'date' ? [value.date] : value.kind === 'period' ? [value[end]] : [],
  );
}

/** Of balances whose labels bear dates (`Balance on 1 May`), those at the first or the last of them. */
function atDate(candidates: readonly FieldCandidate[], end: 'first' | 'last'): readonly FieldCandidate[] {
  const dayOf = ({ labelDate }: FieldCandidate): number | undefined => labelDate && dayOrder(labelDate);
  const days = [...new Set(candidates.flatMap((one) => dayOf(one) ?? []))].sort((a, b) => a - b);
  const wanted = end === 'first' ? days[0] : days.at(-1);
  return days.length < 2
    ? candidates
    : candidates.filter((one) => one.labelDate === undefined || dayOf(one) === wanted);
}

/** Labels inside other words may name another balance; those before sentences and values do not. */
const UNSURE = 0.82;

function balanceOf(candidate: FieldCandidate): StatedBalance[] {
  return moneyOf(candidate).map((money) => (candidate.confidence < UNSURE ? { ...money, unsure: true } : money));
}

function moneyOf(candidate: FieldCandidate): PrintedMoney[] {
  if (candidate.value.kind !== 'money') return [];
  return [printedMoney(candidate.value.amount, candidate.printed)];
}

/** What a total and another part come to, where both are stated: it is never held against the entries. */
function withPart(totals: readonly StatedTotal[], [part]: readonly StatedTotal[]): StatedTotal[] {
  return part ? totals.map((one) => ({ ...one, minor: one.minor + part.minor, sure: false })) : [];
}

/**
 * All parts that are stated, added up; then without the later ones, which some statements count among the first. Interest alone is never held
 * against the entries: what was bought goes by another name then.
 */
function sumsOfParts(parts: readonly (readonly StatedTotal[])[]): StatedTotal[] {
  const stated = parts.flatMap((candidates) => candidates.slice(0, 1));
  const [first] = stated;
  if (!first) return [];
  const sumOf = (added: readonly StatedTotal[]): number => added.reduce((sum, one) => sum + one.minor, 0);
  // Fees and interest are one part or two: what stands with the balances under either name belongs to the sum as well.
  const all = parts.flatMap(distinct).filter(({ sure }) => sure);
  const isMore = all.length > stated.length;
  const sums = stated.map((_, i): StatedTotal => {
    const added = stated.slice(0, stated.length - i);
    const isSure = i === 0 && !isMore && parts[0]?.[0] !== undefined && added.every((one) => one.sure);
    return { ...first, minor: sumOf(added), sure: isSure };
  });
  return isMore ? [{ ...first, minor: sumOf(all), sure: parts[0]?.[0] !== undefined }, ...sums] : sums;
}

/** Totals of one part that are printed in places of their own, with amounts of their own. */
const distinct = (totals: readonly StatedTotal[]): readonly StatedTotal[] =>
  totals.filter((one, at) => totals.findIndex(({ minor }) => minor === one.minor) === at);
