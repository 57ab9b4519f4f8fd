// A foreign amount with its rate: `USD -20.00. Conversion rate: 1.2962`, `EUR 45.00 VISA RATE 1.1432`, `12.00 USD @ 1.2962`.
import type { Conversion } from './transaction-line.ts';
import type { MethodVocabulary } from './method-vocabulary.ts';
import { tidyLines } from './printed-text.ts';

/** What was found, and the text without it. */
export interface ConversionCut {
  readonly conversion?: Conversion;
  readonly rest: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface PrintedMoney extends Span {
  readonly amount: string;
  readonly currency: string;
}

interface PrintedRate extends Span {
  readonly rate: string;
}

const NUMBER = "\\d{1,3}(?:[,’' ]\\d{3})+(?:\\.\\d{1,3})?|\\d{1,3}(?:\\.\\d{3})+,\\d{2}|\\d{1,9}(?:[.,]\\d{1,4})?";
const AMOUNT = new RegExp(`(?<!\\d|\\d-|(?<!\\d)\\d{1,3}[.,])(?:${NUMBER})(?!\\d|[.,]\\d)`, 'gu');
const NAME = '(?:[\\p{L}.]*\\p{Sc}|[\\p{L}.]+)';
const NAMES_BEFORE = [2, 1, 0].map((more) => new RegExp(`(?<![\\p{L}])${NAME}(?:\\s${NAME}){${more}}\\s?$`, 'u'));
const NAMES_AFTER = [2, 1, 0].map((more) => new RegExp(`^ ?${NAME}(?:\\s${NAME}){${more}}(?![\\p{L}])`, 'u'));
/** Longest name of a currency, in characters. */
const LONGEST_NAME = 40;
const RATE_NUMBER = '(\\d{1,7}(?:[.,]\\d{1,10})?)(?![\\d.,]*\\d)';
const RATE_LABEL =
  '(?:@|(?<![\\p{L}\\p{N}])(?:(?:visa|mastercard|exchange|conversion|revolut|ecb|fx)[\\s:]*)*(?:xch|exch?|exchange|conversion|fx)?[.\\s]*' +
  '(?:rate|rte|xr|visaxr|vrate)(?:\\s+of|\\s+used|\\s+applied|\\s+was|\\s+is)?)';
const LABELLED_RATE = new RegExp(
  `${RATE_LABEL}[\\s:=]*${RATE_NUMBER}(?:\\s*/\\s*[A-Z]{3}(?!\\p{L}))?(?:\\s+(?:visa|mastercard)\\s+(?:exchange\\s+)?rate(?!\\p{L}))?`,
  'iu',
);
const NUMBER_BEFORE_LABEL =
  /(?<![\d.,])(\d{1,7}\.\d{2,10})\s+(?:exchange|conversion|visa|mastercard)?\s*rate(?!\p{L})/iu;
const PLAIN_AT = new RegExp(`(?<![\\p{L}\\p{N}])at\\s+(\\d{1,5}\\.\\d{3,10})(?!\\d)`, 'iu');
const UNIT = '(?:\\p{L}{3}|\\p{L}{0,2}\\p{Sc})';
/** `1 GBP = 1.1622 EUR`, `£1 = €1.16` */
const EQUATION = new RegExp(
  `(?<![\\d.,])(?:1(?:\\.0+)?\\s*${UNIT}|${UNIT}\\s?1(?:\\.0+)?)\\s*=\\s*(?:${UNIT})?\\s*${RATE_NUMBER}(?:\\s*${UNIT}(?!\\p{L}))?`,
  'iu',
);
const RATES = [EQUATION, LABELLED_RATE, NUMBER_BEFORE_LABEL, PLAIN_AT];
/** What every rate has beside it; nearly all transactions have none of it. */
const MAY_HOLD_RATE = /[@=]|rate|rte|xr|at\s+\d/iu;
const FEE =
  /[\s,.;(]*(?:the\s+final\s+[a-z]{3}\s+amount\s+)?(?:\+|plus|incl?(?:\.|udes?|uding)?)?\s*(?:a\s+)?(?<!\p{L})(?:non[\s-]*ster(?:ling)?|n-?s|foreign)\s+(?:currency\s+)?(?:trans(?:action)?|trn|purchase|cash|usage)?\s*(?:fee|charge)s?(?:\s+of)?[\s:]*(?:£\s?|gbp\s?)?\d{1,6}\.\d{2}\)?/iu;
const AMOUNT_LABEL =
  /(?:(?:foreign|local|original|transaction|currency)\s+)*(?:currency|amount)(?:\s+(?:spend|spent|amount))?\s*:?\s*$/iu;
const RATE_LABEL_BEFORE = /(?<!\p{L})(?:(?:exchange|conversion|revolut|fx)\s+)?rate\s*:?\s*$/iu;

/** `text` without a fee that it says is included in the amount: `NON-STERLING FEE 2.46 INCLUDED` makes no fee of a purchase. */
export function withoutIncludedFee(text: string): string {
  const fee = FEE.exec(text);
  const end = fee
    ? /^\s*(?:is |are )?incl(?:uded|\.)?(?!\p{L})[.)]?/iu.exec(text.slice(fee.index + fee[0].length))?.[0]
    : undefined;
  if (!fee || (end === undefined && !/(?<!\p{L})incl/iu.test(fee[0]))) return text;
  return tidyLines(`${text.slice(0, fee.index)}\n${text.slice(fee.index + fee[0].length + (end?.length ?? 0))}`);
}

/** The conversion printed in `text`; a rate without a foreign amount, or an amount without a rate, is none. */
export function takeConversion(text: string, accountCurrency: string, vocabulary: MethodVocabulary): ConversionCut {
  const rate = MAY_HOLD_RATE.test(text) ? findRate(text) : undefined;
  if (!rate) return { rest: text };
  const printed = printedMoney(text, rate, vocabulary);
  const foreign = printed.filter((money) => money.currency !== accountCurrency);
  const money = nearest(rate, printed.length > 0 ? foreign : nameless(text, rate));
  const own = nearest(rate, printed);
  if (!money) return { rest: own ? withoutConversion(text, own, rate) : text };
  const conversion = { amount: { amount: money.amount, currency: money.currency }, rate: rate.rate };
  return { conversion, rest: withoutConversion(text, money, rate) };
}

/** `text` without amount, rate, their labels and the fee that is part of the price. */
function withoutConversion(text: string, money: Span, rate: Span): string {
  const start = Math.min(money.start, rate.start);
  const before = text.slice(0, start).replace(AMOUNT_LABEL, '').replace(RATE_LABEL_BEFORE, '');
  return tidyLines(
    `${before} ${text
      .slice(Math.max(money.end, rate.end))
      .replace(/^[.,;)]+/u, '')
      .replace(FEE, ' ')}`,
  );
}

function findRate(text: string): PrintedRate | undefined {
  for (const pattern of RATES) {
    const match = pattern.exec(text);
    const rate = match?.[1]?.replace(',', '.');
    if (match && rate && Number(rate) > 0) return { rate, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

/** Amounts with a currency before or after them that are not part of the rate. */
function printedMoney(text: string, rate: Span, vocabulary: MethodVocabulary): readonly PrintedMoney[] {
  const found: PrintedMoney[] = [];
  let taken = 0;
  for (const match of text.matchAll(AMOUNT)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (start < rate.end && end > rate.start) continue;
    const currency = currencyBefore(text, taken, start, vocabulary) ?? currencyAfter(text, end, vocabulary);
    if (!currency) continue;
    const span = { start: Math.min(start, currency.start), end: Math.max(end, currency.end) };
    found.push({ ...span, amount: decimal(match[0]), currency: currency.code });
    taken = span.end;
  }
  return found;
}

interface PrintedCurrency extends Span {
  readonly code: string;
}

/** The longest name of up to three words that ends where the amount begins. */
function currencyBefore(
  text: string,
  from: number,
  to: number,
  { currencies }: MethodVocabulary,
): PrintedCurrency | undefined {
  const space = text.slice(from, to).replace(/\s?[-−–+]?\s?$/u, '');
  for (const pattern of NAMES_BEFORE) {
    const name = pattern.exec(space)?.[0] ?? '';
    const code = currencies.get(nameKey(name));
    if (code) return { code, start: from + space.length - name.length, end: to };
  }
  return undefined;
}

/** The longest name of up to three words that begins where the amount ends. */
function currencyAfter(text: string, from: number, { currencies }: MethodVocabulary): PrintedCurrency | undefined {
  const space = text.slice(from, from + LONGEST_NAME);
  for (const pattern of NAMES_AFTER) {
    const name = pattern.exec(space)?.[0] ?? '';
    const code = currencies.get(nameKey(name));
    if (code) return { code, start: from, end: from + name.length };
  }
  return undefined;
}

function nameKey(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/gu, ' ');
}

/** A bare number right before the rate, perhaps with three letters that are no known currency. */
function nameless(text: string, rate: Span): readonly PrintedMoney[] {
  const before = text.slice(0, rate.start);
  const match = /(?<![\p{L}\d.,/*-])(?:[A-Z]{3}\s+)?(\d{1,9}[.,]\d{2})(?:\s*[A-Z]{3})?[\s,.;:]*$/u.exec(before);
  return match?.[1] ? [{ amount: decimal(match[1]), currency: '???', start: match.index, end: rate.start }] : [];
}

/** Without grouping, with a point: `1.234,50` and `1,234.50` are both `1234.50`. */
function decimal(printed: string): string {
  const comma = /^(.*),(\d{1,2})$/u.exec(printed.trim());
  const [whole, fraction] = comma ? [comma[1] ?? '', comma[2] ?? ''] : printed.trim().split('.');
  const digits = (whole ?? '').replace(/\D/gu, '').replace(/^0+(?=\d)/u, '');
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

/** The amount that ends nearest before the rate, else the first one after it. */
function nearest(rate: Span, amounts: readonly PrintedMoney[]): PrintedMoney | undefined {
  const before = amounts.filter(({ end }) => end <= rate.start).sort((a, b) => b.end - a.end);
  return before[0] ?? [...amounts].sort((a, b) => a.start - b.start)[0];
}
