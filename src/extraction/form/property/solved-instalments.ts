// Instalments that a sentence tells by their amounts and leaves to be counted: `£152.40 on 15 April, then £150.00 each month from May
// to January`, `two payments of £640.10, on 1 April and 1 October`. How many there are follows from what they come to: an amount
// that the bill prints.
import { calendarDate, partsOf, type CalendarDate } from '../../../kernel/calendar-date.ts';
import { monthNumber } from '../../../kernel/months.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { Printed } from '../../../model/printed.ts';
import { datesIn } from '../../values/date.ts';
import { moneyOf } from './money-in-phrase.ts';
import type { Instalment } from './instalment.ts';
import { monthsAfter } from './months-after.ts';
import { passagesOf } from './passages.ts';
import { dayInTaxYear, yearOfMonth } from './tax-year.ts';

const MONEY = /£ ?\d[\d,]*(?:\.\d{2})?(?!\d)|(?<![\d/.,-])\d[\d,]*\.\d{2}(?![\d/.])/gu;
/** Words by which more of the same follow. */
const MONTHLY =
  /\b(?:each|every|per|a|following|next|subsequent|other|remaining|calendar) (?:\p{L}+ )?months?\b|\bmonthly\b|\b(?:from|until|till|to) (?:and including )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/iu;
const DAY =
  /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?! (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec))/iu;
const FIRST_DAY = /\b(?:on |the )?first (?:day )?of (?:each|every|the)\b/iu;
const MONTH =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/giu;
const MOST = 12;

interface Told {
  readonly text: string;
  readonly printed: Printed;
  /** Amounts in printed order, in minor units. */
  readonly sums: readonly number[];
  readonly days: readonly CalendarDate[];
}

/** Readings of such sentences; `totals` are the amounts that a bill may come to, in minor units. */
export function solvedInstalments(
  layout: DocumentLayout,
  totals: ReadonlySet<number>,
  { currency, year }: { readonly currency: string; readonly year: number | undefined },
): readonly (readonly Instalment[])[] {
  if (year === undefined) return [];
  return passagesOf(layout)
    .flatMap(({ text, printed }) => sentencesOf(text).map((one) => ({ text: one, printed })))
    .map(({ text, printed }): Told => ({
      text,
      printed,
      sums: [...text.matchAll(MONEY)].flatMap(([money]) => moneyOf(money, currency)?.minor ?? []),
      days: daysIn(text, year),
    }))
    .flatMap((told) => [...listed(told, totals), ...followed(told, totals, year)]);
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[\p{L})\d])\. (?=\p{Lu})/u);

function daysIn(text: string, year: number): CalendarDate[] {
  return datesIn(text).flatMap(({ match }) => dayInTaxYear(match, year) ?? []);
}

/** One amount on each of several days. */
function listed({ sums, days, printed }: Told, totals: ReadonlySet<number>): (readonly Instalment[])[] {
  return [...new Set(sums)]
    .filter((minor) => days.length > 1 && days.length <= MOST && totals.has(minor * days.length))
    .map((minor) => days.map((date) => ({ date, minor, printed })));
}

/** A first amount, and another for each month after it; or one amount for all. */
function followed(told: Told, totals: ReadonlySet<number>, year: number): (readonly Instalment[])[] {
  const { text, sums, printed } = told;
  const [start] = startsOf(told, year);
  if (start === undefined || !MONTHLY.test(text)) return [];
  const pairs = sums.flatMap((first, i) => [
    { first, rest: first },
    ...(sums[i + 1] === undefined ? [] : [{ first, rest: sums[i + 1] ?? 0 }]),
  ]);
  return pairs.flatMap(({ first, rest }) =>
    Array.from({ length: MOST - 1 }, (_, i) => i + 1)
      .filter((more) => totals.has(first + more * rest) && endsRightly(told, monthsAfter(start, more)))
      .map((more) =>
        Array.from({ length: more + 1 }, (_, i) => ({
          date: i === 0 ? start : (onDay(monthsAfter(start, i), DAY.exec(text)?.[1]) ?? monthsAfter(start, i)),
          minor: i === 0 ? first : rest,
          printed,
        })),
      ),
  );
}

/** The day of the first: as printed, or the day of the month in the month that is named first. */
function startsOf({ text, days }: Told, year: number): readonly CalendarDate[] {
  const [first] = days;
  const day = Number(DAY.exec(text)?.[1] ?? (FIRST_DAY.test(text) ? 1 : 0));
  // `on the 15th: April £150.20`: its month stands before any whole day.
  if (first !== undefined) return [first];
  const month = monthNumber([...text.matchAll(MONTH)][0]?.[1] ?? '');
  const date = day > 0 && month > 0 ? calendarDate(yearOfMonth(month, year), month, day) : undefined;
  return date === undefined ? [] : [date];
}

/** Another day of the same month. */
function onDay(date: CalendarDate, day: string | undefined): CalendarDate | undefined {
  const { year, month } = partsOf(date);
  return day === undefined ? undefined : calendarDate(year, month, Number(day));
}

/** Whether the last month is the one that the sentence names last; it may name none but the first. */
function endsRightly({ text, days }: Told, last: CalendarDate): boolean {
  const end = days.length > 1 ? days.at(-1) : undefined;
  if (end !== undefined) return end.slice(0, 7) === last.slice(0, 7);
  const [, ...others] = [...text.matchAll(MONTH)].map(([name]) => monthNumber(name));
  const named = others.at(-1);
  return (
    named === undefined || named === partsOf(last).month || !/\b(?:until|till|to|ending|last|final)\b/iu.test(text)
  );
}
