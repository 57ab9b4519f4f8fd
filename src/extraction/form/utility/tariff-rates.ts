// What a unit and a day of supply cost, for each utility: the rates that multiply up to the charges of the bill, else
// those that are printed with a unit.
import { formatAmount } from '../../../kernel/money.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import { readAmount, signedMinor } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import { headedPrice } from './headed-prices.ts';
import type { Utility } from './named-utility.ts';
import type { PriceKind, Proof } from './price-proof.ts';
import { amountOf, phraseWith, quantitiesIn, ratesIn, textBefore, type Rate } from './row-figures.ts';

/** A price in words (`26.35p/kWh`), and where it stands. */
export interface TariffRate {
  readonly text: string;
  readonly printed: Printed;
  /** Whether the bill's own arithmetic proves it. */
  readonly verified: boolean;
  /** Whether it gives no amount that the bill prints, though the bill prints quantities. */
  readonly isDoubtful: boolean;
}

/** The prices of one utility. */
export interface TariffRates {
  readonly unitRate: TariffRate | undefined;
  readonly standingCharge: TariffRate | undefined;
  /** Rows whose quantity and rate do not give their amount. */
  readonly contradictions: number;
}

const STANDING = /\b(?:standing|daily|fixed|service) charges?\b|\bstanding\b|\bper day\b|\bdaily\b/iu;
/** Rates of other tariffs than the one that is charged; and VAT, which multiplies as well. */
const OTHERS =
  /^\W*vat\b|\bvat (?:at|@|on|of|\d)|\b(?:levy|ccl|payments?|instalments?|comparison|tcr|cheaper|cheapest|alternative|(?:move|moved|switch|revert) (?:you )?to|new (?:price|rate|tariff)s?|from next|will (?:be|change|go)|export|other tariffs?|personal projection|unit rate will|price change|compare|average|similar|estimated|becomes?|rises? to|goes? up|increas(?:es?|ing) to|would (?:cost|pay))\b/iu;
/** Sentences that speak of prices which are not those of the bill. */
export const ELSEWHERE =
  /\b(?:cheaper|cheapest|alternatives?|would (?:cost|pay|be|have)|could (?:save|pay|cost)|compared?|comparison|(?:move|moved|switch|revert) (?:you )?to|new (?:price|rate|tariff)s?|other tariffs?|last year|becomes?|rises? to|goes? up|increas(?:es?|ing) to|similar homes?)\b/iu;
const RATEABLE = /\brateable value|\brv\b/iu;
const VOLUME = /\d ?(?:m³|m3)(?![\p{L}\d])|\bcubic met/iu;
const STANDING_UNITS = /^(?:day|night|week|month|quarter|year)$/;
/** Names of the rates of one meter that has several. */
const PART =
  /\b(?:day|night|off[- ]peak|peak|weekend|evening|economy ?7|normal|low|first \d+|next \d+|remaining|tier \d|block \d|control)\b/iu;

interface Found {
  readonly kind: PriceKind;
  readonly rate: Rate;
  readonly row: BillRow;
}

/** The prices that rows of `utility` print. */
export function tariffRates(rows: readonly BillRow[], utility: Utility, proves: Proof): TariffRates {
  const own = rows.filter((row) => row.utility === utility && !OTHERS.test(row.text));
  const rates = own.flatMap((row) =>
    ratesIn(row)
      .filter((rate) => !/^(?:month|quarter|year|week)$/.test(rate.per ?? '') || STANDING.test(row.text))
      .map((rate): Found => ({ kind: kindOf(rate, row), rate, row })),
  );
  // What one row calls the price of a day is no price of a unit in another that only multiplies it.
  const daily = rates.filter(({ kind }) => kind === 'standing');
  const found = rates.map((one): Found => {
    const isDaily = one.rate.per === undefined && daily.some((other) => sameRate(one, other));
    return isDaily ? { ...one, kind: 'standing' } : one;
  });
  // A bill by the value of a home counts nothing that is used.
  const isRateable = rows.some(({ text }) => RATEABLE.test(text)) && !rows.some(({ text }) => VOLUME.test(text));
  const contradictions = own.filter((row) => contradicts(row, found)).length;
  return {
    unitRate: joined(found, 'unit', { utility, proves, isRateable }) ?? headedPrice(own, rows),
    standingCharge:
      joined(found, 'standing', { utility, proves, isRateable }) ?? wholeCharge(own) ?? headedCharge(own, rows),
    contradictions,
  };
}

function kindOf({ per, of }: Rate, row: BillRow): PriceKind {
  const unit = per ?? of;
  if (unit !== undefined) return STANDING_UNITS.test(unit) ? 'standing' : 'unit';
  return STANDING.test(row.text) ? 'standing' : 'unit';
}

/** A row that multiplies in print, but not to the amount that ends it. */
function contradicts(row: BillRow, found: readonly Found[]): boolean {
  const rates = found.filter((one) => one.row === row).map(({ rate }) => rate);
  return (
    rates.length > 0 &&
    amountOf(row) !== undefined &&
    quantitiesIn(textBefore(row)).some(({ unit }) => unit !== 'month') &&
    rates.every(({ verified }) => !verified)
  );
}

/** The rates of a kind in words: those that are proven, else those that say what they are for. */
function joined(
  all: readonly Found[],
  kind: PriceKind,
  { utility, proves, isRateable }: { readonly utility: Utility; readonly proves: Proof; readonly isRateable: boolean },
): TariffRate | undefined {
  const own = all.filter((found) => found.kind === kind);
  const multiplied = own.filter(({ rate }) => rate.verified);
  const told = own.filter(({ rate, row }) => rate.per !== undefined || rate.of !== undefined || isLabelled(rate, row));
  const proven = multiplied.length > 0 ? multiplied : told.filter(({ rate }) => proves(kind, rate) === true);
  const best = ofName(proven.length > 0 ? proven : told, kind);
  const distinct = best.filter((one, i) => best.findIndex((other) => sameRate(other, one)) === i);
  const [first] = distinct;
  const phrase = first && (phraseWith(first.row, first.rate.digits) ?? first.row.phrases[0]);
  if (!first || !phrase) return undefined;
  const words = distinct.map(({ rate, row }) => {
    const part = distinct.length > 1 ? PART.exec(textBefore(row).replace(COUNTED, ' '))?.[0] : undefined;
    const price = rate.money === 'p' ? `${rate.digits}p` : `£${rate.digits}`;
    // One of what no unit names is the whole of it, however long that is: `Standing charge   1   £18.20`.
    if (kind === 'standing' && rate.count === 1 && (rate.per ?? rate.of) === undefined) return price;
    return `${part === undefined ? '' : `${part} `}${price}/${unitOf(rate, row, { kind, utility, isRateable })}`;
  });
  return {
    text: words.join('; '),
    printed: printedPhrase(phrase, first.row.line.page),
    verified: proven.length > 0,
    isDoubtful: proven.length === 0 && best.every(({ rate }) => proves(kind, rate) === false),
  };
}

/** What is charged for each day beside a standing charge that is called one is no part of that: drainage, a levy. */
function ofName(found: readonly Found[], kind: PriceKind): readonly Found[] {
  const named = kind === 'standing' ? found.filter(({ row }) => CALLED_STANDING.test(row.text)) : [];
  return named.length > 0 ? named : found;
}

const CALLED_STANDING = /\b(?:standing|daily|fixed|service) charges?\b|\bstanding\b/iu;
/** Days and nights that are counted are no parts of a day. */
const COUNTED = /\d[\d,.]* ?(?:day|night)s?\b|(?:\b(?:an?|per|each|every) |\/ ?)(?:day|night)\b/giu;

/** A price in pence alone with its label: `Unit rate   26.40p`. */
function isLabelled({ money }: Rate, row: BillRow): boolean {
  return money === 'p' && row.phrases.length === 2 && PRICED.test(row.phrases[0]?.text ?? '');
}

const PRICED =
  /\b(?:unit (?:rate|price|cost)|price per unit|(?:day|night|energy|electricity|gas) rate|(?:standing|daily|fixed) (?:daily )?charge)\b/iu;

function sameRate(a: Found, b: Found): boolean {
  return Number(a.rate.digits) === Number(b.rate.digits) && a.rate.money === b.rate.money;
}

function unitOf(
  { per, of }: Rate,
  row: BillRow,
  { kind, utility, isRateable }: { readonly kind: PriceKind; readonly utility: Utility; readonly isRateable: boolean },
): string {
  const unit = per ?? of;
  if (unit !== undefined && unit !== 'unit') return unit;
  if (kind === 'standing') return 'day';
  if (isRateable || RATEABLE.test(row.text)) return '£ of rateable value';
  return utility === 'Water' || utility === 'Sewerage' ? 'm³' : 'kWh';
}

/** The head of a column of what is charged whatever is used. */
const FIXED = /^(?:fixed|standing)(?: \(?£\)?)?$/iu;
/** For how long it is, behind it. */
const NOTED = /\s*\(\d{1,3} (?:days?|months?)\)/iu;
const NAMED = /\p{L}{2}/u;
/** Lines between a header and the amounts beneath it. */
const HEADER_LINES = 6;

/** A standing charge in a column of its own, beneath a header that says so. */
function headedCharge(own: readonly BillRow[], rows: readonly BillRow[]): TariffRate | undefined {
  for (const { line, lineIndex, phrases } of own) {
    // The name of a supply of two lines stands over and under its figures.
    for (const phrase of phrases.slice(NAMED.test(phrases[0]?.text ?? '') ? 1 : 0, -1)) {
      const amount = readAmount(phrase.text);
      const header = rows.find(
        (row) =>
          row.line.page === line.page &&
          row.lineIndex < lineIndex &&
          row.lineIndex >= lineIndex - HEADER_LINES &&
          row.phrases.some(
            ({ x0, x1, text }) =>
              x0 < phrase.x1 &&
              x1 > phrase.x0 &&
              (STANDING.test(text) || FIXED.test(text)) &&
              !/\d/.test(text.replace(NOTED, '')),
          ),
      );
      if (!header || !amount?.hasFraction) continue;
      const text = `£${formatAmount({ minor: amount.minor, currency: 'GBP' })}`;
      return { text, printed: printedPhrase(phrase, line.page), verified: false, isDoubtful: false };
    }
  }
  return undefined;
}

/** A standing charge that is printed for the whole period only: `Standing charge   183 days   18.02`. */
function wholeCharge(rows: readonly BillRow[]): TariffRate | undefined {
  const row = rows.find((one) => STANDING.test(one.text) && amountOf(one) && !WITH_OTHERS.test(one.text));
  const found = row && amountOf(row);
  if (!row || !found || signedMinor(found.amount) < 0) return undefined;
  const days = quantitiesIn(textBefore(row)).find(({ unit }) => STANDING_UNITS.test(unit));
  const amount = `£${formatAmount({ minor: found.amount.minor, currency: 'GBP' })}`;
  const text = days ? `${amount} for ${days.digits} ${days.unit}${days.count === 1 ? '' : 's'}` : amount;
  return { text, printed: found.printed, verified: false, isDoubtful: false };
}

/** A sum of the standing charge and what it is charged with. */
const WITH_OTHERS =
  /\btotal\b|(?:\band|&|\+|\bplus|\bwith|\bincl\w*\.?)\s+(?:\p{L}+ )?(?:standing|daily|fixed|service)|\b(?:standing|daily|fixed|service) charges? (?:and|&|\+|plus|with) /iu;
