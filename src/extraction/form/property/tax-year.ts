// The year that council tax is charged for: it runs from 1 April, and is printed as two dates or as two years.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import type { DateMatch } from '../../values/date.ts';
import { daysIn, likeliestDay } from '../../values/days.ts';
import { passagesOf } from './passages.ts';

/** `2025/26`, with the days that are charged for where they are printed. */
export interface TaxYear {
  /** The year it begins in. */
  readonly year: number;
  readonly printed: Printed;
  readonly start?: CalendarDate;
  readonly end?: CalendarDate;
}

/** `2025/26`, `2025-2026`, `2025 / 26`, `2025 to 2026`. */
const YEARS = /(?<![\d/.-])(20\d\d)(?:\s?[/–-]\s?| to (?=20))((?:20)?\d\d)(?![\d/.-])/g;

/** The year of a bill: that of the period it names, else the latest of the years it names. */
export function findTaxYear(layout: DocumentLayout): TaxYear | undefined {
  let latest: TaxYear | undefined;
  let period: TaxYear | undefined;
  for (const page of layout.pages.slice(0, 2)) {
    for (const line of page.lines) {
      for (const phrase of line.phrases) {
        const printed = printedPhrase(phrase, page.number);
        for (const [, from = '', to = ''] of phrase.text.matchAll(YEARS)) {
          const year = Number(from);
          if (Number(to) % 100 === (year + 1) % 100 && year > (latest?.year ?? 0)) latest = { year, printed };
        }
        period ??= periodIn(phrase.text, printed);
      }
    }
  }
  period ??= passagesOf(layout)
    .map(({ text, printed }) => periodIn(text, printed) ?? beginningIn(text, printed))
    .find((found) => found !== undefined);
  if (period && latest && latest.year > period.year && period.start?.endsWith('-04-01') === false) return latest;
  return period ?? latest;
}

/** Two dates within one tax year, the second one its last day or the first one its first. */
function periodIn(text: string, printed: Printed): TaxYear | undefined {
  const dates = daysIn(text);
  for (const [i, start] of dates.entries()) {
    const end = dates[i + 1];
    if (end === undefined) continue;
    const year = yearOf(start);
    const isBill = end.endsWith('-03-31') || (start.endsWith('-04-01') && !OF_PAYMENTS.test(text));
    if (isBill && start < end && yearOf(end) === year) return { year, printed, start, end };
  }
  return undefined;
}

/** What is paid from the first day of the year to another one is no period of a charge. */
const OF_PAYMENTS =
  /\binstal?ments?\b|\bpayments?\b|\bpay(?:able)? (?:by|£)|£[\d,.]+ (?:on|from|each|every|a month|due)\b/i;

/** Council tax is charged since 1993; dwellings are valued as of 1 April 1991. */
const FIRST_YEAR = 1993;

/** A first of April where the words speak of a year or a period. */
function beginningIn(text: string, printed: Printed): TaxYear | undefined {
  const first = daysIn(text).find((date) => date.endsWith('-04-01'));
  const isTold = first !== undefined && /\b(?:year|period|charge|from|for|notice|bill)\b/i.test(text);
  return isTold && yearOf(first) >= FIRST_YEAR ? { year: yearOf(first), printed } : undefined;
}

/** The year in which the tax year of a day begins. */
function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4)) - (date.slice(5) < '04-01' ? 1 : 0);
}

/** The calendar year of a month (1..12) in the tax year that begins in `taxYear`. */
export function yearOfMonth(month: number, taxYear: number): number {
  return month < 4 ? taxYear + 1 : taxYear;
}

/** The day that a date most likely is; one without a year of its own lies in the tax year that begins in `taxYear`. */
export function dayInTaxYear(match: DateMatch | undefined, taxYear: number | undefined): CalendarDate | undefined {
  const [reading] = match?.readings ?? [];
  return likeliestDay(match, reading && taxYear !== undefined ? yearOfMonth(reading.month, taxYear) : undefined);
}

/** As the model writes it: `2025/26`. */
export function taxYearText(year: number): string {
  return `${String(year)}/${String((year + 1) % 100).padStart(2, '0')}`;
}
