// What values of a kind look like in a short text, whatever stands before them: an amount, a day, a year, a number of some length.
import { readValue } from '../../extraction/fields/values.ts';
import { datesIn } from '../../extraction/values/date.ts';
import { daysIn, likeliestDay } from '../../extraction/values/days.ts';
import { withoutDates } from '../../extraction/values/without-dates.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { LeftKind } from '../../profiles/profile.ts';

/** The amounts in a text, above nothing, in full. */
export const amountsIn = (text: string): readonly string[] =>
  [...text.matchAll(MONEY)].flatMap(([, figures = '']) => (Number(plain(figures)) > 0 ? [inFull(figures)] : []));

/** Kinds that a single text may have. */
type ValueKind = Exclude<LeftKind, 'money paid'>;

/** The values of a kind in a text, in the form in which nodes are compared with them. */
export const VALUES: Readonly<Record<ValueKind, (text: string) => readonly string[]>> = {
  money: amountsIn,
  day: daysIn,
  period: (text) => (periodOf(text) ? [text] : []),
  year: (text) => [...withoutDates(text).matchAll(YEAR)].map(([year]) => year),
  years: (text) => [...text.matchAll(YEARS)].map(([, years = '']) => years),
  capacity: (text) => CAPACITY.exec(text)?.slice(1, 2) ?? [],
  count: (text) => COUNT.exec(text)?.slice(1) ?? [],
  price: (text) => [...text.matchAll(PRICE)].map(([, figures = '']) => inFull(figures)),
  limit: (text) => amountsIn(LIMIT.exec(text)?.[0] ?? '').filter((figures) => Number(figures) % ROUND === 0),
  point: (text) => [...text.matchAll(POINT)].map(([figures]) => figures.replace(/\D/gu, '')),
  number: (text) => NUMBER.exec(text)?.slice(1) ?? [],
};

const MONEY =
  /(?<![\d.,])(?:£ ?(?=\d))?(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{2}|(?<=£ ?)\d+)(?![\d%]|[.,/-]\d| ?p\b)/gu;
const YEAR = /(?<![\d/,.-])(?:1[6-9]|20)\d{2}(?![\d/,.-])$/gu;
const YEARS = /(?<![\d.])(\d{1,2})\+? (?:years?|yrs?)\b/giu;
const PRICE = /(?<![\d.,£])(\d{1,3}\.\d{1,4}) ?(?:p\b|pence\b)/giu;
/** What may be owed is set in round figures. */
const ROUND = 50;
const LIMIT = /(?:^|(?<= ))£? ?\d[\d,]*(?:\.00)?$/u;
const POINT = /(?<![\d£.,-] ?)(?:1\d|2\d)(?: ?\d){11}(?! ?\d)/gu;
const NUMBER = /^(?!(?:19|20)\d\d$)(\d{1,4}|\d{1,3}\/20\d\d)$/u;
/** A number of one or two figures, alone or with what it counts: `3`, `5+`, `3 bedrooms`. */
export const COUNT = /^([1-9]\d?)\+?(?: (?!(?:years?|yrs?|days?|weeks?|months?|hours?|minutes?|of)\b)\p{Ll}+)?$/u;
/** Whole litres and years are no capacity of an engine unless the unit is behind them: they are distances, and years. */
const CAPACITY = /^([1-9],?\d{3}|[6-9]\d{2})(?: ?c\.?c\b|$)(?<!^(?:(?:19[5-9]|20[0-4])\d|\d,?\d?00))/iu;

/** Figures without what groups them. */
export const plain = (figures: string): string => figures.replaceAll(',', '');
/** Figures with their pence. */
export const inFull = (figures: string): string => Number(plain(figures)).toFixed(2);

const PERIOD = { value: 'period' } as const;

/** The first and the last day that a text names. */
export function periodOf(text: string): { readonly start: CalendarDate; readonly end: CalendarDate } | undefined {
  const value = /\d/.test(text) ? readValue(text, PERIOD, '') : undefined;
  return value?.kind === 'period' ? value : brokenPeriod(text);
}

/** Two days with one short word or sign between, whatever that was taken for: `1 October 2025 t0 31 October 2025`. */
function brokenPeriod(text: string): ReturnType<typeof periodOf> {
  const [first, last, other] = datesIn(text);
  if (!first || !last || other) return undefined;
  const [start, end] = [likeliestDay(first.match), likeliestDay(last.match)];
  const between = text.slice(first.index + first.match.length, last.index).trim();
  return start && end && start < end && BETWEEN_DAYS.test(between) ? { start, end } : undefined;
}

const BETWEEN_DAYS = /^\S{1,3}$/u;
