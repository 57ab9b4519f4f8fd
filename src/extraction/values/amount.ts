// Amounts as papers print them, into integer minor units. The printed sign or mark is kept apart: what it means is
// decided by the table it stands in.
import { fractionDigits } from '../../kernel/money.ts';

/** A printed mark beside an amount. */
export type AmountMark = 'CR' | 'DR' | 'OD';

export interface AmountReading {
  /** Never negative. */
  readonly minor: number;
  readonly sign?: '-' | '+';
  readonly mark?: AmountMark;
  /** ISO 4217, where a symbol or code is printed. */
  readonly currency?: string;
  /** Whether minor digits are printed: `5,500` may be an amount in a panel, never in a table of entries. */
  readonly hasFraction: boolean;
}

const SYMBOLS: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD', '¥': 'JPY', US$: 'USD' };
const CODES = 'GBP|EUR|USD|CHF|JPY|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|AED|INR|ZAR|HKD|SGD|TRY|THB|ISK';
const MINUS = '[-−–‒﹣－]';
const DIGITS = "\\d{1,3}(?:[,\\s’']\\d{3})+|\\d{1,3}(?:\\.\\d{3})+(?=,\\d{2}(?!\\d))|\\d+";
const CURRENCY = `US\\$|[£€$¥]|(?:${CODES})`;
const MARKS: readonly (readonly [RegExp, AmountMark])[] = [
  [/^(?:cr|c|credit)$/i, 'CR'],
  [/^(?:dr|d|db|debit)$/i, 'DR'],
  [/^(?:od|o\/d|overdrawn)$/i, 'OD'],
];
const AMOUNT = new RegExp(
  `^(?<open>\\()?\\s*(?<sign1>${MINUS}|\\+)?\\s*(?<cur1>${CURRENCY})?\\s*(?<sign2>${MINUS}|\\+)?\\s*(?<whole>${DIGITS})` +
    `(?:(?<point>[.,·])(?<fraction>\\d{2}))?(?![\\d])\\s*(?<close>\\))?\\s*(?<sign3>${MINUS}|\\+)?\\s*(?<cur2>${CURRENCY})?` +
    `\\s*(?<mark>\\(?(?:CR|DR|OD|O/D|DB|C|D|Credit|Debit|overdrawn)\\)?)?\\.?\\*?$`,
  'i',
);

/** `text` as an amount and nothing else, or undefined. `currency` decides how many minor digits there are. */
export function readAmount(text: string, currency = 'GBP'): AmountReading | undefined {
  const groups = AMOUNT.exec(text.trim())?.groups;
  if (!groups?.['whole']) return undefined;
  if (Boolean(groups['open']) !== Boolean(groups['close']) && !groups['mark']) return undefined;
  const printed = groups['cur1'] ?? groups['cur2'];
  const code = printed && (SYMBOLS[printed.toUpperCase()] ?? printed.toUpperCase());
  const minor = minorUnits(groups['whole'], groups['fraction'], code ?? currency);
  if (minor === undefined) return undefined;
  const sign = groups['open'] ? '-' : (groups['sign1'] ?? groups['sign2'] ?? groups['sign3']);
  const mark = markOf(groups['mark']);
  return {
    minor,
    hasFraction: groups['fraction'] !== undefined,
    ...(sign ? { sign: sign === '+' ? '+' : '-' } : {}),
    ...(mark ? { mark } : {}),
    ...(code ? { currency: code } : {}),
  };
}

function minorUnits(whole: string, fraction: string | undefined, currency: string): number | undefined {
  const digits = fractionDigits(currency);
  if (fraction !== undefined && digits === 0) return undefined;
  const text = whole.replace(/\D/g, '') + (fraction ?? '0'.repeat(digits));
  return text.length > 14 ? undefined : Number(text);
}

function markOf(text: string | undefined): AmountMark | undefined {
  if (!text) return undefined;
  const bare = text.replace(/[()]/g, '');
  return MARKS.find(([pattern]) => pattern.test(bare))?.[1];
}

/** The reading as a signed count of minor units, by the ordinary meaning: minus, DR and OD are negative. */
export function signedMinor(reading: AmountReading): number {
  const negative = reading.sign === '-' || reading.mark === 'DR' || reading.mark === 'OD';
  return negative ? -reading.minor : reading.minor;
}

/** The longest stretch of whole words at the start of `text` that is an amount, or undefined. */
export function matchAmountAtStart(text: string, currency = 'GBP'): AmountReading | undefined {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const reading = readAmount(words.slice(0, count).join(' ').replace(/[,;]$/, ''), currency);
    if (reading) return reading;
  }
  return undefined;
}
