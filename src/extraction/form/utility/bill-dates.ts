// The dates of a bill: the candidates that stand in order (period, bill, payment) and are named most clearly come first.
import { daysBetween, type CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { passagesOf } from '../../fields/sentences.ts';
import { datesIn } from '../../values/date.ts';
import { likeliestDay } from '../../values/days.ts';
import { dayOf } from '../candidate-day.ts';
import { lineOf } from '../candidate-line.ts';
import { dateMeant } from './label-words.ts';
import { labelledDates } from './labelled-figures.ts';
import { daysBeneathOn } from './ends-in-on.ts';
import { daysOfNumbers, daysOfTitles, loneDates } from './lone-dates.ts';
import { isOfEntry } from './dated-entries.ts';
import { periodsByEnds } from './period-ends.ts';
import { periodsOfParts } from './period-parts.ts';
import { yearlessPeriods } from './yearless-periods.ts';

const BILL_WORDS = /\b(?:bill|issued?|issue date|statement|invoice|tax point|dated|produced|prepared)\b/iu;
const NO_BILL_DATE =
  /\b(?:read(?:ing)?|next|payment|paid|due|pay by|tariff|contract|last bill|previous|end|ends|expires|expiry|start|until|from)\b/iu;
/** A payment is due at most this many days after its bill. */
export const LATEST_DUE_DAYS = 100;
/** A bill stands at most this far from the end of its period. */
const LONGEST_DAYS = 420;
/** A bill for a time to come is sent at most so long before that begins. */
const MOST_AHEAD_DAYS = 100;
/** What rules of the profile find is at least this sure; what words in labels tell is less. */
const RULED = 0.75;

/** Candidates of `issuedOn`, `period` and `dueOn`, best first. */
export function billDates(fields: FieldCandidates, layout: DocumentLayout): FieldCandidates {
  const labelled = labelledDates(layout);
  const before = daysOfBillsBefore(layout);
  const all = (field: 'issuedOn' | 'dueOn'): readonly FieldCandidate[] | undefined => {
    const worded = labelled.filter(({ labels }) => dateMeant(labels) === field).map(({ candidate }) => candidate);
    const numbered = field === 'issuedOn' ? [...daysOfNumbers(layout), ...daysOfTitles(layout)] : daysBeneathOn(layout);
    const found = [...(fields[field] ?? []), ...numbered, ...worded].filter((one) =>
      field === 'dueOn'
        ? !NEW_PAYMENTS.test(lineOf(one, layout))
        : !(before.has(dayOf(one) ?? '') || isOfReading(one, layout) || isOfEntry(one, layout)),
    );
    return found.length > 0 ? found : undefined;
  };
  const printed = merged(fields['period'], wholeFirst(periodsByEnds(layout), fields['period'] ?? []));
  const period = ranked(merged(printed, periodsOfParts(layout, printed ?? [])), (one, others) => {
    if (one.value.kind !== 'period') return -1;
    const { start, end } = one.value;
    const days = daysBetween(start, end);
    const often = others.filter(({ value }) => value.kind === 'period' && value.start === start && value.end === end);
    const fits = (days >= 5 && days <= 400 ? 0.3 : 0) + 0.01 * Math.min(often.length, 5) + (days >= 25 ? 0.02 : 0);
    return fits - (isOfOtherDays(one, layout) ? 0.3 : 0);
  });
  const billed = period?.[0]?.value;
  const issuedOn = ranked(all('issuedOn') ?? unlabelled(layout, fields, billed), (one) => {
    const line = layout.pages[one.page - 1]?.lines[one.lineIndex]?.text ?? '';
    const named = one.confidence < RULED || BILL_WORDS.test(line) ? 0.25 : 0;
    return (
      named - (NO_BILL_DATE.test(line) ? 0.1 : 0) - 0.05 * (one.page - 1) + (isNear(dayOf(one), billed) ? 0.15 : 0)
    );
  });
  const issued = issuedOn?.map(dayOf).find((date) => date !== undefined);
  const dueOn = ranked(all('dueOn'), (one) => {
    const date = dayOf(one);
    if (date === undefined || issued === undefined) return 0;
    const days = daysBetween(issued, date);
    return days >= 0 && days <= LATEST_DUE_DAYS ? 0.3 : 0;
  });
  // A period of another year than its bill was misread.
  const timely = period?.filter(
    ({ value }) => issued === undefined || (value.kind === 'period' && isTimely(value, issued)),
  );
  return {
    issuedOn: issuedOn ?? [],
    ...(timely ? { period: timely } : issued === undefined ? {} : { period: yearlessPeriods(layout, issued) }),
    ...(dueOn ? { dueOn: dueOn.filter((one) => issued === undefined || (dayOf(one) ?? issued) >= issued) } : {}),
  };
}

/** Whether a bill of this day may charge for that time: a year that begins after it ends long after it. */
function isTimely({ start, end }: Extract<FieldCandidate['value'], { kind: 'period' }>, issued: CalendarDate): boolean {
  const ahead = daysBetween(issued, start);
  return Math.abs(daysBetween(issued, end)) <= LONGEST_DAYS || (ahead >= 0 && ahead <= MOST_AHEAD_DAYS);
}

/** A period whose ends have labels of their own is surely that of the bill where those of its items make it up. */
function wholeFirst(byEnds: readonly FieldCandidate[], others: readonly FieldCandidate[]): readonly FieldCandidate[] {
  const parts = others.flatMap(({ value }) => (value.kind === 'period' ? [value] : []));
  const starts = parts.map(({ start }) => start).sort();
  const ends = parts.map(({ end }) => end).sort();
  return byEnds.map((one) => {
    const { value: own } = one;
    const isWhole = own.kind === 'period' && own.start === starts[0] && own.end === ends.at(-1);
    return isWhole && new Set(starts).size > 1 ? { ...one, confidence: WHOLE } : one;
  });
}

const WHOLE = 0.95;

/** The day on which payments of a new amount begin is none of what the bill asks for. */
const NEW_PAYMENTS =
  /^(?:starting|beginning|effective)\b(?! balance)|\b(?:new|changed?|increased|reduced|lower|higher) (?:monthly |regular )?(?:direct debit|payment|amount)s? (?:\p{L}+ ){0,3}(?:starts?|begins?|applies|from|with effect)\b/iu;

/** The days of bills before, where lines say so. */
function daysOfBillsBefore(layout: DocumentLayout): ReadonlySet<string> {
  return new Set(
    layout.pages.flatMap((page) =>
      page.lines.flatMap(({ text }) =>
        datesIn(text).flatMap(({ index, match }) =>
          BILL_BEFORE.test(text.slice(0, index)) ? (likeliestDay(match) ?? []) : [],
        ),
      ),
    ),
  );
}

/** Whether a day stands beside what a meter showed on it. */
function isOfReading({ page, lineIndex, printed }: FieldCandidate, layout: DocumentLayout): boolean {
  const line = layout.pages[page - 1]?.lines.find(
    ({ y0, y1 }) => (printed.box.y0 + printed.box.y1) / 2 > y0 && (printed.box.y0 + printed.box.y1) / 2 < y1,
  );
  const above = layout.pages[page - 1]?.lines.slice(Math.max(0, lineIndex - HEADER_LINES), lineIndex) ?? [];
  // What a number is of that stands there, its header may say.
  const isNumbered = (phrase: Phrase): boolean =>
    above.some(({ phrases }) => phrases.some((one) => overlapsAcross(one, phrase) && NUMBER_HEAD.test(one.text)));
  return line?.phrases.some((phrase) => READING.test(phrase.text) && !isNumbered(phrase)) === true;
}

const HEADER_LINES = 2;
/** The days between which it is paid, or prices hold: `then 9 payments of £20.00 from 1 May 2025 to 1 January 2026`. */
const OF_OTHER_DAYS =
  /\b(?:payments?|instalments?|pay|paying)\b(?:[^.;]|\.\d){0,60}\bfrom \d|\b(?:prices?|rates?|tariffs?)\b (?:\p{L}+ ){0,4}(?:for|from|between) \d/iu;

function isOfOtherDays({ page, printed }: FieldCandidate, { pages }: DocumentLayout): boolean {
  const own = pages[page - 1];
  return (
    own !== undefined &&
    passagesOf(own).some((text) => text.includes(printed.text) && OF_OTHER_DAYS.test(text.replace(/\s+/gu, ' ')))
  );
}

const NUMBER_HEAD = /\b(?:no\.?|number|ref(?:erence)?|id)$/iu;

const READING =
  /^\d{3,6}(?:\.\d)?(?: ?(?:\(?(?:smart|actual|estimated?|customer|[AEC])\)?))?$|^\(?(?:smart|actual|estimated?|customer)\)?(?: (?:meter )?read(?:ing)?)?$/iu;

const BILL_BEFORE = /\b(?:last|previous|earlier) (?:bill|statement|invoice)\b[^.]{0,12}$/iu;

const isOneOf = (date: CalendarDate | undefined, days: ReadonlySet<CalendarDate>): boolean =>
  date !== undefined && days.has(date);

/** A day without a label that is no other day of the bill, where there is but one. */
function unlabelled(
  layout: DocumentLayout,
  fields: FieldCandidates,
  billed: FieldCandidate['value'] | undefined,
): readonly FieldCandidate[] | undefined {
  const due = new Set((fields['dueOn'] ?? []).map(dayOf));
  const all = loneDates(layout).filter((one) => !due.has(dayOf(one)));
  // The ends of the period head columns of readings; where nothing else is there, a bill may be of its first day.
  const ends = new Set(billed?.kind === 'period' ? [billed.start, billed.end] : []);
  const apart = all.filter((one) => !isOneOf(dayOf(one), ends));
  const found = apart.length > 0 ? apart : all;
  const near = billed?.kind === 'period' ? found.filter((one) => isNear(dayOf(one), billed)) : found;
  return new Set(near.map(dayOf)).size === 1 ? near : undefined;
}

function merged(
  ruled: readonly FieldCandidate[] | undefined,
  others: readonly FieldCandidate[],
): readonly FieldCandidate[] | undefined {
  return ruled || others.length > 0 ? [...(ruled ?? []), ...others] : undefined;
}

/** Whether a bill of this day would be for that period: sent soon after it, or about its start where it is charged in advance. */
function isNear(date: CalendarDate | undefined, period: FieldCandidate['value'] | undefined): boolean {
  if (date === undefined || period?.kind !== 'period') return false;
  const [sinceStart, sinceEnd] = [daysBetween(period.start, date), daysBetween(period.end, date)];
  return (
    (sinceEnd >= -5 && sinceEnd <= 75) || (sinceStart >= -45 && sinceStart < 0) || (sinceStart >= 0 && sinceStart <= 20)
  );
}

type Bonus = (candidate: FieldCandidate, all: readonly FieldCandidate[]) => number;

function ranked(
  candidates: readonly FieldCandidate[] | undefined,
  bonus: Bonus,
): readonly FieldCandidate[] | undefined {
  return candidates
    ?.map((candidate) => ({ candidate, score: candidate.confidence + bonus(candidate, candidates) }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
}
