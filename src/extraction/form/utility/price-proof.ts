// Prices that no row multiplies up: told in sentences, or in a table of the tariff. A quantity that the bill prints elsewhere, at
// the right price, gives an amount that it prints.
import { multipliesUp, numbersIn, quantitiesIn } from './row-figures.ts';
import type { BillRow } from './bill-rows.ts';
import type { Utility } from './named-utility.ts';
import { withoutDates } from '../../values/without-dates.ts';

/** What a price is of. */
export type PriceKind = 'unit' | 'standing';
/** A price as printed, in pence or in pounds. */
export interface Price {
  readonly digits: string;
  readonly money: 'p' | '£';
  /** What it is printed to be the price of; undefined where that is not said. */
  readonly per: string | undefined;
}

/** Says whether a price gives an amount that is printed: undefined where the bill prints no quantity that it is of. */
export type Proof = (kind: PriceKind, price: Price) => boolean | undefined;

const QUANTITY: Readonly<Record<PriceKind, RegExp>> = { unit: /^(?:kWh|m³|unit)$/, standing: /^(?:day|night)$/ };
const AMOUNT = /(?<![\d.,])\d{1,3}(?:,?\d{3})*\.\d\d(?!\d|\s?p\b)/gu;

/** Proves prices of `utility` by what `rows` print. */
export function priceProof(rows: readonly BillRow[], utility: Utility): Proof {
  const own = rows.filter((row) => row.utility === utility || row.utility === undefined);
  const quantities = own.flatMap(({ text }) => quantitiesIn(withoutDates(text)));
  const amounts = new Set(
    rows.flatMap(({ text }) =>
      [...withoutDates(text).matchAll(AMOUNT)].map(([digits]) => Math.round(Number(digits.replaceAll(',', '')) * 100)),
    ),
  );
  const isPrinted = (count: number, digits: string, price: Price): boolean =>
    [...amounts].some((amount) => amount > 0 && multipliesUp({ count, digits }, price, amount));
  const bare = own.flatMap(({ text }) => numbersIn(withoutDates(text)));
  return (kind, price) => {
    if (price.per !== undefined && !QUANTITY[kind].test(price.per)) return undefined;
    const of = quantities.filter(({ unit, count }) => QUANTITY[kind].test(unit) && count > 1);
    if (of.some(({ count, digits }) => isPrinted(count, digits, price))) return true;
    // A quantity may stand under a header that says its unit.
    const mayBe = of.length === 0 || bare.some(({ count, digits }) => count > 1 && isPrinted(count, digits, price));
    return mayBe ? undefined : false;
  };
}
