// The statement's period and its date of issue, chosen among what is printed by how well they frame the entries.
import { addDays, calendarDate, dayNumber, type CalendarDate } from '../../kernel/calendar-date.ts';
import type { Printed } from '../../model/printed.ts';
import type { StatementRow } from '../../model/statement.ts';
import { dateOf } from '../values/date.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';
import { LABELLED } from '../fields/labelled.ts';

/** A date with the place it was read from. */
export interface Dated {
  readonly date: CalendarDate;
  readonly printed: Printed;
  readonly confidence: number;
}

/** When a statement's entries can lie: its period, both ends included, and the date of its issue. */
export interface StatementFrame {
  readonly start?: Dated;
  readonly end?: Dated;
  readonly issued?: Dated;
  /** A day near the end, where neither is printed: of a balance, or when a payment is due. */
  readonly near?: CalendarDate;
}

/** A statement covers at most this many days; longer stretches are terms and dates of other things. */
const MAX_DAYS = 800;

/** The frame that the candidates and rows support best. */
export function statementFrame(fields: FieldCandidates, rows: readonly StatementRow[]): StatementFrame {
  const period = bestPeriod(fields, rows) ?? betweenBalances(fields);
  const told = datedOf(fields['statementDate']?.[0]);
  const loose = looseDate(fields, rows, period?.end.date);
  // A day that a sentence speaks of in passing is less than one that stands for itself in the letterhead.
  const issued = told && (told.confidence > PASSING || loose === undefined) ? told : loose;
  const near = nearDate(fields);
  return {
    ...(period ?? lastDay(fields['statementEnd'], rows) ?? (issued ? {} : lastDay(fields['periodEnd'], rows))),
    ...(issued ? { issued } : {}),
    ...(near ? { near } : {}),
  };
}

/** How sure a value is at most whose label stands inside a sentence. */
const PASSING = 0.8;

/** The last day alone (`for the year ended 31 March`) where nothing else says what is covered, and where it can be that: not long after the last entry. */
function lastDay(
  ends: readonly FieldCandidate[] | undefined,
  rows: readonly StatementRow[],
): { readonly end: Dated } | undefined {
  const days = (ends ?? [])
    .flatMap((one) => datedOf(one) ?? [])
    .filter(({ date }) => {
      const since = daysSinceEntries(rows, date);
      return since !== undefined && since >= 0 && since <= LAST_DAYS;
    });
  const [first, ...others] = days;
  return first && others.every(({ date }) => date === first.date) ? { end: first } : undefined;
}

/** The last day of a statement is so many days after its last entry at most. */
const LAST_DAYS = 31;

/** A statement is issued within so many days after its end. */
export const ISSUED_DAYS = 45;

/** A date under no label that says what it is, where it can be the date of issue: not before the last entry or the period's end. */
function looseDate(
  fields: FieldCandidates,
  rows: readonly StatementRow[],
  end: CalendarDate | undefined,
): Dated | undefined {
  const fits = (date: CalendarDate): boolean => {
    const days = end === undefined ? daysSinceEntries(rows, date) : dayNumber(date) - dayNumber(end);
    return days !== undefined && days >= 0 && days <= ISSUED_DAYS;
  };
  const [first, ...others] = (fields['looseDate'] ?? [])
    .flatMap((one) => datedOf(one) ?? [])
    .filter((one) => fits(one.date));
  return others.every((one) => one.date === first?.date) ? first : undefined;
}

/** How many days a date lies after the last entry, each taken in the latest year in which it is not after the date. */
function daysSinceEntries(rows: readonly StatementRow[], date: CalendarDate): number | undefined {
  const year = Number(date.slice(0, 4));
  const days = rows.flatMap(({ kind, dates: [first] }) => {
    if (kind !== 'entry' || !first) return [];
    const last = (first.year === undefined ? [year, year - 1] : [first.year])
      .map((one) => calendarDate(one, first.month, first.day))
      .find((one) => one !== undefined && (first.year !== undefined || one <= date));
    return last === undefined ? [] : [dayNumber(date) - dayNumber(last)];
  });
  return days.length === 0 ? undefined : Math.min(...days);
}

/** Dates that stand with other figures, the likeliest first. */
function nearDate(fields: FieldCandidates): CalendarDate | undefined {
  const labelled = (fields['closingBalance'] ?? []).flatMap(({ labelDate }) => (labelDate && dateOf(labelDate)) ?? []);
  const others = ['printedOn', 'paymentDue', 'periodEnd'].flatMap((field) => datedOf(fields[field]?.[0])?.date ?? []);
  return labelled.sort().at(-1) ?? others[0];
}

function near(a: Printed, b: Printed): boolean {
  return a.page === b.page && Math.abs(a.box.y0 - b.box.y0) < 4 * (a.box.y1 - a.box.y0);
}

function datedOf(candidate: FieldCandidate | undefined): Dated | undefined {
  if (candidate?.value.kind !== 'date') return undefined;
  return { date: candidate.value.date, printed: candidate.printed, confidence: candidate.confidence };
}

function bestPeriod(fields: FieldCandidates, rows: readonly StatementRow[]): { start: Dated; end: Dated } | undefined {
  const printed = (fields['period'] ?? []).flatMap((candidate) => {
    if (candidate.value.kind !== 'period') return [];
    const { start, end } = candidate.value;
    const side = { printed: candidate.printed, confidence: candidate.confidence };
    return [
      {
        start: { date: start, ...side },
        end: { date: end, ...side },
        place: candidate.page * 1000 + candidate.lineIndex,
      },
    ];
  });
  const starts = (fields['periodStart'] ?? []).flatMap((one) => datedOf(one) ?? []);
  const ends = (fields['periodEnd'] ?? []).flatMap((one) => datedOf(one) ?? []);
  const paired = starts
    .slice(0, 3)
    .flatMap((start) => ends.slice(0, 3).map((end) => ({ start, end, place: 500 })))
    .filter(
      ({ start, end }) => Math.min(start.confidence, end.confidence) >= LABELLED && near(start.printed, end.printed),
    );
  let best: { period: { start: Dated; end: Dated }; score: number } | undefined;
  for (const { start, end, place } of [...printed, ...paired]) {
    const days = dayNumber(end.date) - dayNumber(start.date);
    if (days < 0 || days > MAX_DAYS) continue;
    const told = toldByBalances(fields, start.date, end.date) - (isOfTaxes(start) ? OF_TAXES : 0);
    const score = 10 * coverage(rows, start.date, end.date) + told + start.confidence - place / 10_000;
    if (!best || score > best.score) best = { period: { start, end }, score };
  }
  return best?.period;
}

/**
 * From the day of the first balance to that of the last, where the labels of both name one (`Balance at 1 April 2025`) and whole months
 * lie between. Where both bear one day of the month, the first is the end of the statement before.
 */
function betweenBalances(fields: FieldCandidates): { start: Dated; end: Dated } | undefined {
  // A label such as `Balance at` may be that of either.
  const days = [...balanceDays(fields['openingBalance']), ...balanceDays(fields['closingBalance'])];
  const [start, end, other] = eachOnce(days).sort((a, b) => (a.date < b.date ? -1 : 1));
  if (!start || !end || other) return undefined;
  return addDays(end.date, 1).slice(-2) === start.date.slice(-2) ? { start, end } : undefined;
}

const eachOnce = (days: readonly Dated[]): Dated[] =>
  days.filter(({ date }, at) => days.findIndex((one) => one.date === date) === at);

/** The days that the labels of a balance name. */
function balanceDays(balances: readonly FieldCandidate[] = []): readonly Dated[] {
  return balances.flatMap(({ labelDate, printed, confidence }): Dated[] => {
    const date = labelDate?.year === undefined ? undefined : dateOf(labelDate);
    return date ? [{ date, printed, confidence }] : [];
  });
}

/** What a period is worth less that is the year of taxes, or is spoken of in one breath with what was earned in it. */
const OF_TAXES = 2;
const EARNED = /\b(?:interest|tax(?:ed|es)?|earned|subscri\p{L}+)\b/iu;

function isOfTaxes({ date, printed }: Dated): boolean {
  return date.endsWith('-04-06') || EARNED.test(printed.text);
}

/** How many of the two ends are days that the labels of balances name: `Balance at 1 March`. */
function toldByBalances(fields: FieldCandidates, start: CalendarDate, end: CalendarDate): number {
  const days = [...balanceDays(fields['openingBalance']), ...balanceDays(fields['closingBalance'])];
  return [start, end].filter((day) => days.some(({ date }) => date === day)).length;
}

/** The part of the rows whose printed date can lie in the period. */
function coverage(rows: readonly StatementRow[], start: CalendarDate, end: CalendarDate): number {
  const dated = rows.filter((row) => row.kind === 'entry' && row.dates.length > 0);
  if (dated.length === 0) return 1;
  const years = [...new Set([start.slice(0, 4), end.slice(0, 4)])].map(Number);
  const inside = dated.filter((row) =>
    row.dates.some(({ year, month, day }) =>
      (year === undefined ? years : [year]).some((one) => {
        const date = calendarDate(one, month, day);
        return date !== undefined && date >= start && date <= end;
      }),
    ),
  );
  return inside.length / dated.length;
}
