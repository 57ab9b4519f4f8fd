// The figures of a row: quantities, rates and the amount at its end, and whether they multiply up.
import type { Phrase } from '../../../model/layout.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import { readAmount, type AmountReading } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import { UNIT, unitNamedBefore } from './named-units.ts';
import { withoutDates } from '../../values/without-dates.ts';
import { rowText } from './with-phrases.ts';

/** A price of one unit of something. */
export interface Rate {
  /** Digits as printed. */
  readonly digits: string;
  /** In pence or in pounds. */
  readonly money: 'p' | '£';
  /** `kWh`, `day` …, where one is printed with it. */
  readonly per: string | undefined;
  /** Whether a quantity of its row multiplies up to the amount of its row. */
  readonly verified: boolean;
  /** The unit of that quantity, or the one beside the rate. */
  readonly of: string | undefined;
  /** That quantity. */
  readonly count: number | undefined;
}

const RATE = new RegExp(
  String.raw`(?<money>£\s?)?(?<digits>\d{1,4}(?:\.\d{1,6})?)\s?(?<pence>p(?:ence)?\b)?(?:\s?(?:(?:for )?(?:each|every)|per|\/|an?|p\/)\s?(?<per>${UNIT})(?![\p{L}\d])|\s(?:in|per) (?<pound>the (?:£|pound)|£|pound)(?![\p{L}\d]))?`,
  'giu',
);
const QUANTITY = new RegExp(String.raw`(?<![\d.£])(\d[\d,]*(?:\.\d+)?)\s?(${UNIT})(?![\p{L}\d])`, 'giu');
/** What stands between a quantity and its rate. */
const TIMES = /(?:@|×|\bx|\*|\bat)\s*(?:£\s?)?$/iu;
/** The unit in a label or header that its numbers leave out: `Unit rate (p/kWh)`. */
const UNIT_IN_LABEL = new RegExp(
  String.raw`\(?(?<money>p|pence|£)\s?(?:per|\/)\s?(?<per>${UNIT})\)?[^\d£]{0,12}(?<digits>\d{1,4}\.\d{1,6})(?!\s?p)`,
  'iu',
);

const LABEL_ENDS_IN_UNIT = new RegExp(String.raw`^[^\d£]*\(?(?:p|pence|£) ?(?:per|/) ?(?:${UNIT})\)?:?$`, 'iu');

/** The amount that ends a row, with the phrase that prints it. */
export function amountOf(row: BillRow): { readonly amount: AmountReading; readonly printed: Printed } | undefined {
  const last = row.phrases.at(-1);
  const amount = last && readAmount(last.text);
  return last && amount?.hasFraction ? { amount, printed: printedPhrase(last, row.line.page) } : undefined;
}

/** What a row says before the amount that ends it. */
export function textBefore(row: BillRow): string {
  return rowText(amountOf(row) ? row.phrases.slice(0, -1) : row.phrases);
}

/** Quantities with their units. */
export function quantitiesIn(
  text: string,
): { readonly count: number; readonly digits: string; readonly unit: string }[] {
  return [...text.matchAll(QUANTITY)].map(([, digits = '', unit = '']) => ({
    count: Number(digits.replaceAll(',', '')),
    digits,
    unit: unitName(unit),
  }));
}

/** The rates of a row. */
export function ratesIn(row: BillRow): Rate[] {
  // Behind a label that ends in its unit a price of two places is no amount: `Unit rate (pence per kWh)   24.91`.
  const isPrice = LABEL_ENDS_IN_UNIT.test(textBefore(row));
  const text = withoutDates(isPrice ? row.text : textBefore(row));
  const amounts = isPrice ? [] : amountsOf(row);
  const explicit = [...text.matchAll(RATE)].flatMap((match) => explicitRate(match, text));
  const labelled = explicit.some(({ isUnmarked }) => isUnmarked !== true) ? [] : labelledRate(text);
  const rates = [...explicit, ...labelled].flatMap(({ isUnmarked, ...rate }) => {
    const found = verifiedRate(rate, text, amounts);
    return isUnmarked === true && !found.verified ? [] : [found];
  });
  return rates.length > 0 ? rates : first(amounts, (amount, i) => bareRate(text, amount, i === 0 ? MONEY : FINE));
}

/** What a quantity at its rate may come to: the amount of the row, another in a cell of it, or the one without the other. */
function amountsOf(row: BillRow): number[] {
  const last = amountOf(row)?.amount.minor;
  if (last === undefined) return [];
  const others = row.phrases.slice(1, -1).flatMap(({ text }) => {
    const amount = /^£?\s?\d[\d,]*\.\d\d$/.test(text) ? readAmount(text) : undefined;
    return amount && amount.minor > 0 ? [amount.minor] : [];
  });
  return [last, ...others, ...others.map((one) => last - one).filter((one) => one > 0)];
}

function first(amounts: readonly number[], read: (amount: number, i: number) => Rate[]): Rate[] {
  for (const [i, amount] of amounts.entries()) {
    const rates = read(amount, i);
    if (rates.length > 0) return rates;
  }
  return [];
}

/** How a bare rate is printed: among several amounts only more places than those have tell it from one of them. */
const MONEY = /\.\d{2}/;
const FINE = /\.\d{3}/;

interface Found extends Pick<Rate, 'digits' | 'money' | 'per'> {
  /** Whether only its sum tells pence from pounds: `30.25 per year` under `Rate`. */
  readonly isUnmarked?: boolean;
}

function explicitRate(match: RegExpExecArray, text: string): Found[] {
  const { money, digits = '', pence, per, pound } = match.groups ?? {};
  const before = text.slice(0, match.index);
  if (/[\d.,-]$/.test(before) || /^[\d,.]*\d/.test(text.slice(match.index + match[0].length))) return [];
  const of = per ?? unitNamedBefore(before, money === undefined ? 'p' : '£');
  const unit = pound !== undefined ? RATEABLE_POUND : of === undefined ? undefined : unitName(of);
  if (money !== undefined && unit === undefined && !TIMES.test(before)) return [];
  if (money === undefined && pence === undefined)
    return per !== undefined && MONEY.test(digits)
      ? (['p', '£'] as const).map((one) => ({ digits, money: one, per: unit, isUnmarked: true }))
      : [];
  // What it is a price of stands on the next line.
  if (CUT_OFF.test(text.slice(match.index + match[0].length))) return [];
  return [{ digits, money: money === undefined ? 'p' : '£', per: unit }];
}

/** What a rate on the value of a property is a price of. */
const RATEABLE_POUND = '£ of rateable value';
const CUT_OFF = /^\s(?:for )?(?:each|every|per|an?)\s*$/iu;

function labelledRate(text: string): Found[] {
  const { money, per = '', digits } = UNIT_IN_LABEL.exec(text)?.groups ?? {};
  return digits === undefined ? [] : [{ digits, money: money === '£' ? '£' : 'p', per: unitName(per) }];
}

function verifiedRate(rate: Found, text: string, amounts: readonly number[]): Rate {
  const quantities = quantitiesIn(text);
  const fits = (count: number, digits: string): boolean =>
    amounts.some((amount) => multipliesUp({ count, digits }, rate, amount));
  const isPartOfYear = ({ count, unit }: { readonly count: number; readonly unit: string }): boolean =>
    rate.per === 'year' && unit === 'day' && DAYS_OF_YEAR.some((days) => fits(count / days, ''));
  const known = [...quantities, ...daysOfYear(text)].find((one) => fits(one.count, one.digits) || isPartOfYear(one));
  const bare = known ?? numbersIn(text).find(({ count, digits }) => digits !== rate.digits && fits(count, digits));
  const unit = known?.unit ?? (bare ? undefined : quantities.at(-1)?.unit);
  return { ...rate, verified: bare !== undefined, of: rate.per ?? unit, count: bare?.count };
}

const DAYS_OF_YEAR = [365, 366] as const;

/** The days that are charged for, of those of a year: `£50.40 a year × 90 ÷ 365 days`. */
function daysOfYear(text: string): { readonly count: number; readonly digits: string; readonly unit: string }[] {
  return [...text.matchAll(OF_YEAR)].map(([, digits = '']) => ({ count: Number(digits), digits, unit: 'day' }));
}

const OF_YEAR = /(?<![\d.,£])(\d{1,3})\s?(?:[÷/]|of|out of)\s?36[56]\b/giu;

/** A rate without any mark, told from a quantity because the two multiply up to the amount of their row. */
function bareRate(text: string, amount: number, isRate: RegExp): Rate[] {
  const numbers = numbersIn(text);
  const quantities = quantitiesIn(text);
  for (const rate of numbers.toReversed()) {
    if (!isRate.test(rate.digits)) continue;
    for (const quantity of numbers) {
      if (quantity === rate) continue;
      const money = (['p', '£'] as const).find((one) =>
        multipliesUp(quantity, { digits: rate.digits, money: one }, amount),
      );
      if (money === undefined) continue;
      const unit = quantities.find(({ digits }) => digits === quantity.digits)?.unit;
      return [{ digits: rate.digits, money, per: undefined, verified: true, of: unit, count: quantity.count }];
    }
  }
  return [];
}

/** The numbers of a text that are no percentages. */
export function numbersIn(text: string): { readonly count: number; readonly digits: string }[] {
  return [...text.matchAll(/(?<![\p{L}\d.,])\d[\d,]*(?:\.\d+)?(?![\d%]|\s?%)/gu)].map(([digits]) => ({
    count: Number(digits.replaceAll(',', '')),
    digits,
  }));
}

/** Whether a quantity at a rate gives an amount in minor units: both may have been rounded before they were printed. */
export function multipliesUp(
  quantity: { readonly count: number; readonly digits: string },
  rate: Pick<Rate, 'digits' | 'money'>,
  amount: number,
): boolean {
  const price = Number(rate.digits) * (rate.money === 'p' ? 1 : 100);
  const half = (digits: string): number => 0.5 * 10 ** -(digits.split('.')[1]?.length ?? 0);
  const rounding = quantity.count * half(rate.digits) * (rate.money === 'p' ? 1 : 100) + price * half(quantity.digits);
  // What rounding could do is bounded, or anything would fit anything.
  return Math.abs(quantity.count * price - amount) <= 1 + Math.min(rounding, 0.01 * amount + 2);
}

/** One name for each unit. */
function unitName(printed: string): string {
  const unit = printed.toLowerCase().replace(/s$/, '');
  if (unit.startsWith('kwh')) return 'kWh';
  if (/^(?:m3|m³|m\^3|cubic)/.test(unit)) return 'm³';
  return unit === 'annum' || unit === 'yr' ? 'year' : unit;
}

/** The phrase of a row in which a text stands. */
export function phraseWith(row: BillRow, text: string): Phrase | undefined {
  return row.phrases.find((phrase) => phrase.text.includes(text));
}
