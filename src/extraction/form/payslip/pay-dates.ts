// When a payslip was paid, and for which tax month or week.
import { dayNumber, calendarDate, partsOf, type CalendarDate } from '../../../kernel/calendar-date.ts';
import { monthNumber } from '../../../kernel/months.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { datesIn } from '../../values/date.ts';
import { likeliestDay, readDay } from '../../values/days.ts';
import type { FormFinding } from '../form-reading.ts';
import { candidateOf } from '../found-value.ts';
import { isLabel, type Cell, type Row } from './cells.ts';

/** A tax period as printed. */
export interface PayPeriodName {
  /** `Month 7`, `Week 28`, or the number alone where no unit is printed with it. */
  readonly text: string;
  readonly printed: Printed;
  readonly unit?: 'month' | 'week';
  readonly number?: number;
}

const NAMED =
  /(?<!\/ ?)\b(?:tax )?(month|mth|week|wk|period)\s*(?:no\.?|number|num)?\s*[:#.]?\s*(\d{1,2})\b(?!\s*[/.-]\s*\d{1,2}\s*[/.-])(?!:\d)(?!(?:st|nd|rd|th)?\s+[a-z]{3,9}\.?,?\s+\d{2})(?!\s?\d{2}\s?\d{2}\s?[a-d]\b)/i;
/** `11 MTH`, `11 (Monthly)`. */
const UNIT_BEHIND = /^\s*\d{1,2}\s*\(?(month|mth|week|wk)(?:ly)?\b/i;
const SHORT = /^([mw])\s?(\d{1,2})$/i;

/** The tax period: by its label, else wherever a month or week is named with its number. */
export function findPeriod(
  rows: readonly Row[],
  fields: FieldCandidates,
  payDate?: CalendarDate,
): PayPeriodName | undefined {
  const labelled: readonly (readonly [string, 'month' | 'week' | undefined])[] = [
    ['taxMonth', 'month'],
    ['taxWeek', 'week'],
    ['taxPeriod', undefined],
  ];
  const heads = weekHeads(rows);
  for (const [field, unit] of labelled) {
    for (const { value, printed } of fields[field] ?? []) {
      if (heads.some((head) => isWithin(printed, head))) continue;
      const period = value.kind === 'text' ? periodOf(value.text, printed, unit) : undefined;
      const own =
        period ??
        (value.kind === 'text'
          ? (periodOfMonth(value.text, printed, unit) ?? periodOfYear(value.text, printed, payDate))
          : undefined);
      if (own) return own;
    }
  }
  for (const { cells, page } of rows) {
    for (const cell of cells) {
      if (!isLabel(cell) || heads.includes(cell)) continue;
      const period = NAMED.test(cell.text) ? periodOf(cell.text, printedWords(cell.words, page), undefined) : undefined;
      if (period) return period;
    }
  }
  return undefined;
}

/** Weeks that head the columns of what was worked in each, several in one row: none is that of the payslip. */
function weekHeads(rows: readonly Row[]): readonly Cell[] {
  return rows.flatMap(({ cells }) => {
    const named = cells.filter(({ text }) => ONLY_PERIOD.test(text));
    return named.length > 1 ? named : [];
  });
}

const isWithin = ({ page, box }: Printed, cell: Cell): boolean =>
  page === cell.page && box.x0 >= cell.x0 - 1 && box.x1 <= cell.x1 + 1 && box.y0 < cell.y1 && box.y1 > cell.y0;

function periodOf(text: string, printed: Printed, unit: 'month' | 'week' | undefined): PayPeriodName | undefined {
  if (datesIn(text)[0]?.index === 0 || TOLD_OF.test(text)) return undefined;
  // A number that stands first is the label's own; what is named further on is another's.
  const named = /^\s*\d/.test(text) ? undefined : (NAMED.exec(text) ?? SHORT.exec(text.trim()));
  const word = (named?.[1] ?? UNIT_BEHIND.exec(text)?.[1])?.toLowerCase();
  const own = word?.startsWith('m') ? 'month' : word?.startsWith('w') ? 'week' : unit;
  const number = Number(named?.[2] ?? /^(\d{1,2})\b(?![/.,-]\d)/.exec(text.trim())?.[1]);
  if (!Number.isInteger(number) || number < 1 || number > (own === 'month' ? 12 : 56)) return undefined;
  const name = own === undefined ? String(number) : `${own === 'month' ? 'Month' : 'Week'} ${String(number)}`;
  return { text: name, printed, number, ...(own ? { unit: own } : {}) };
}

/** A sentence about a period, of which the label begins a line: `Payroll cut-off for` over `period 9 is 5 December`. */
const TOLD_OF = /^\s*\d{1,2},? (?:is|are|was|were|will|has|have|ends?|closes?|begins?|starts?|runs?)\b/iu;

/** `9 - DECEMBER 2025`, which looks like a day: the number of a tax month before the name of that in which it begins. */
export function periodOfMonth(
  text: string,
  printed: Printed,
  unit: 'month' | 'week' | undefined,
): PayPeriodName | undefined {
  const [, digits, name] =
    /^(\d{1,2}) ?[-–—:/,] ?\(?(\p{L}{3,9})\b\.?,?(?: 20\d{2}| \d{2})?\)?$/u.exec(text.trim()) ?? [];
  const number = Number(digits);
  if (digits === undefined || name === undefined || unit === 'week' || number < 1 || number > 12) return undefined;
  if (number !== ((monthNumber(name) + 8) % 12) + 1) return undefined;
  return {
    text: unit === 'month' ? `Month ${String(number)}` : String(number),
    printed,
    number,
    ...(unit ? { unit } : {}),
  };
}

/** `2025/08`, `08.2025`, `08.2025 (Month)`, `M1 / 08.2025` behind the area of the payroll: the month of the tax year, or of the calendar; the day of payment tells which. */
function periodOfYear(text: string, printed: Printed, payDate: CalendarDate | undefined): PayPeriodName | undefined {
  const found = /^20\d{2} ?[/.-] ?(\d{1,2})$|^(\d{1,2}) ?[/.-] ?20\d{2}$/.exec(
    text.replace(/^\s*[A-Z]\d ?\/|\(.*\)\s*$/gu, '').trim(),
  );
  const number = Number(found?.[1] ?? found?.[2]);
  if (!found || payDate === undefined || taxPeriodsOf(payDate).month !== number) return undefined;
  return { text: String(number), printed, number };
}

/** The day of payment: by its label, else the date that stands beside the period's name. */
export function findPayDate(rows: readonly Row[], fields: FieldCandidates): readonly FieldCandidate[] {
  const labelled = (fields['payDate'] ?? []).filter(({ value }) => value.kind === 'date');
  if (labelled.length > 0) return labelled;
  const found = [toldDates(rows), namedDates(rows), shortDates(rows)];
  return found.find(({ length }) => length > 0) ?? loneDate(rows);
}

/** `Your net pay of £1,820.40 will be credited to your account on 30 September 2026.`, on one line or two. */
const TOLD =
  /\b(?:your|net|take[- ]home) (?:pay|wages?|salary)\b.{0,120}\b(?:credited|paid|sent|transferred)\b.{0,100}?\bon (?=(?:\p{L}+day,? )?(?:the )?\d)/iu;
const SAME_EDGE_PT = 2;

function toldDates(rows: readonly Row[]): FieldCandidate[] {
  return rows.flatMap(({ cells, page }, lineIndex) =>
    cells.flatMap((cell): FieldCandidate[] => {
      const next = rows[lineIndex + 1];
      const under =
        next?.page === page ? next.cells.find(({ x0 }) => Math.abs(x0 - cell.x0) < SAME_EDGE_PT) : undefined;
      const text = under && !TOLD.test(cell.text) ? `${cell.text} ${under.text}` : cell.text;
      const before = TOLD.exec(text)?.[0];
      const date =
        before === undefined
          ? undefined
          : likeliestDay(datesIn(text.slice(text.indexOf(before) + before.length))[0]?.match);
      return date ? [candidateOf({ kind: 'date', date }, printedWords(cell.words, page), 0.8, lineIndex)] : [];
    }),
  );
}

/** `17-10-25` looks like a sort code; in the tax week or month that the paper names it is a day. */
const SHORT_DATE = /^(\d{1,2})[-.](\d{2})[-.](\d{2})$/;

/** The one such day. */
function shortDates(rows: readonly Row[]): FieldCandidate[] {
  const found = rows.flatMap(({ cells, page }, lineIndex) =>
    cells.flatMap((cell): FieldCandidate[] => {
      const [, day, month, year] = SHORT_DATE.exec(cell.text) ?? [];
      const date = calendarDate(2000 + Number(year), Number(month), Number(day));
      const isOwn = date !== undefined && page === 1 && isInPeriod(date, rows);
      return isOwn ? [candidateOf({ kind: 'date', date }, printedWords(cell.words, page), 0.8, lineIndex)] : [];
    }),
  );
  return new Set(found.map(({ printed }) => printed.text)).size === 1 ? found : [];
}

/** How far down the first page a payslip bears its date without a word to it, in points. */
const HEAD_PT = 200;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?,? /i;

/** The one day that stands alone in the head, with its day of the week or in the tax period named: on payslips that is when they pay. */
function loneDate(rows: readonly Row[]): FieldCandidate[] {
  const found = rows.flatMap(({ cells, page, y0 }, lineIndex) =>
    cells.flatMap((cell): FieldCandidate[] => {
      if (page !== 1 || y0 >= HEAD_PT) return [];
      const own = readDay(cell.text);
      const bare = isDateAlone(cell.text) && cells.length === 1 && !isUnderLabel(cell, rows[lineIndex - 1]);
      const date = own && (WEEKDAY.test(cell.text) || (bare && isInPeriod(own, rows))) ? own : undefined;
      const printed = printedWords(cell.words, page);
      return date ? [candidateOf({ kind: 'date', date }, printed, 0.7, lineIndex)] : [];
    }),
  );
  return found.length === 1 ? found : [];
}

/** What stands right over a day may say which day it is. */
function isUnderLabel(cell: Cell, above: Row | undefined): boolean {
  return above?.cells.some((one) => isLabel(one) && overlapsAcross(one, cell)) === true;
}

/** Whether the day lies in a tax month or week that the paper names: `Week 31 of 2025-26`. */
function isInPeriod(date: CalendarDate, rows: readonly Row[]): boolean {
  const { month, week } = taxPeriodsOf(date);
  return rows
    .flatMap(({ cells }) => cells)
    .some(({ text }) => {
      const [, unit = '', number] = NAMED.exec(text) ?? [];
      return (/^m/i.test(unit) && Number(number) === month) || (/^w/i.test(unit) && Number(number) === week);
    });
}

function namedDates(rows: readonly Row[]): FieldCandidate[] {
  return rows.flatMap(({ cells, page }, lineIndex) =>
    cells.flatMap((cell, at): FieldCandidate[] => {
      const [one, other] = [cells[at - 1], cells[at + 1]];
      // `Wk 23 | 12 Sep 2025`: the date stands in the next cell, or in the one before.
      const isBeside = [one, other].some((next) => next && ONLY_PERIOD.test(next.text)) && isDateAlone(cell.text);
      if (!isLabel(cell) || !(NAMED.test(cell.text) || isBeside)) return [];
      // The number of the month is no day: `Month 4 - 31 July 2025`.
      const [place, another] = datesIn(cell.text.replace(NAMED, ' '));
      // The first and the last day of the period are neither.
      const date = another === undefined ? likeliestDay(place?.match) : undefined;
      const printed = printedWords(cell.words, page);
      return date ? [candidateOf({ kind: 'date', date }, printed, 0.85, lineIndex)] : [];
    }),
  );
}

const ONLY_PERIOD = /^(?:tax )?(?:month|mth|week|wk|period)(?: no\.?)?:? \d{1,2}$/i;

function isDateAlone(text: string): boolean {
  const [place, another] = datesIn(text);
  return place !== undefined && another === undefined && place.index === 0 && !/\p{L}{4,}\P{L}.*\p{L}{4,}/u.test(text);
}

/** The tax month (1..12) and tax week (1..53) of a day; the tax year begins on 6 April. */
export function taxPeriodsOf(date: CalendarDate): { readonly month: number; readonly week: number } {
  const { year, month, day } = partsOf(date);
  const own = calendarDate(year, 4, 6);
  const begins = own !== undefined && date >= own ? own : calendarDate(year - 1, 4, 6);
  const shifted = day >= 6 ? month : month - 1;
  return {
    month: ((shifted - 4 + 12) % 12) + 1,
    week: begins === undefined ? 0 : Math.floor((dayNumber(date) - dayNumber(begins)) / 7) + 1,
  };
}

/** A week is as far off as payrolls that pay every two or four weeks, or in hand, number theirs. */
const WEEKS_OFF = 4;

/** A warning where the day of payment lies outside the tax month or week printed. */
export function periodFindings(period: PayPeriodName | undefined, payDate: CalendarDate | undefined): FormFinding[] {
  if (!period?.unit || period.number === undefined || payDate === undefined) return [];
  const { month, week } = taxPeriodsOf(payDate);
  const apart = Math.abs(period.number - week);
  const fits =
    period.unit === 'month' ? isNearMonth(period.number, month) : Math.min(apart, Math.abs(apart - 52)) <= WEEKS_OFF;
  return fits
    ? []
    : [{ severity: 'warnings', reason: 'The day of payment does not lie in the tax month or week that is printed.' }];
}

/** What a label of the tax period ends in, and what its number looks like. */
const PERIOD_LABEL = /(?:^|\s)(?:week|wk|month|mth|period|prd)(?:\s(?:no|number))?[.:]?$/i;
const PERIOD_NUMBER = /^(?:[1-9]|[1-4]\d|5[0-6])$/;
/** What else is counted in weeks and months, or by them. */
const OTHER_PERIOD =
  /\b(?:hours?|hrs|days?|weeks? in|service|notice|probation|per|this|of|last|previous|next|holiday|leave)\b/i;

/** A warning where a label that ends in `week`, `month` or `period` has the number of one beside or beneath it, and none was read. */
export function unreadPeriodFindings(rows: readonly Row[], period: PayPeriodName | undefined): FormFinding[] {
  if (period) return [];
  const isNumber = (cell: Cell | undefined): boolean => cell !== undefined && PERIOD_NUMBER.test(cell.text);
  const labels = rows.flatMap(({ cells, page }, at) =>
    cells.filter((cell, i) => {
      if (!isLabel(cell) || !PERIOD_LABEL.test(cell.text) || OTHER_PERIOD.test(cell.text)) return false;
      const below = rows[at + 1];
      return (
        isNumber(cells[i + 1]) ||
        (below?.page === page && below.cells.some((one) => isNumber(one) && overlapsAcross(one, cell)))
      );
    }),
  );
  return labels
    .slice(0, 1)
    .map(({ text }) => ({ severity: 'warnings', reason: `What may be the tax period was not read: ${text}.` }));
}

/** Pay for a month may be dated a little before or after it. */
function isNearMonth(one: number, other: number): boolean {
  const apart = Math.abs(one - other);
  return Math.min(apart, 12 - apart) === 0;
}
