// Amounts as papers print them, into integer minor units. The printed sign or mark is kept apart: what it means is
// decided by the table it stands in.
import { fractionDigits } from '../../kernel/money.ts';

/** A printed mark beside an amount. */
export type AmountMark = 'CR' | 'DR' | 'OD';

/** An amount as printed, in minor units, with its sign or mark apart. */
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
/** Currencies that a bare `$` may be. */
const DOLLARS = /^(?:USD|AUD|CAD|NZD|HKD|SGD)$/;
const CURRENCY = `US\\$|[£€$¥]|(?:${CODES})`;
const SIGN = '[-−–‒﹣－+]';
/** In groups of three, with a point or a comma before the minor digits; `£.50` has none. */
const DIGITS = "\\d{1,3}(?:[,\\s’']\\d{3})+|\\d{1,3}(?:\\.\\d{3})+(?=,\\d{2}(?!\\d))|\\d+|(?<=[£€$])(?=\\.\\d)";
const MARKS: readonly (readonly [RegExp, AmountMark])[] = [
  [/^(?:cr|c|(?:in )?credit)$/i, 'CR'],
  [/^(?:dr|d|db|(?:in )?debit)$/i, 'DR'],
  [/^(?:od|o\/d|overdrawn)$/i, 'OD'],
];
const MARK = 'CR|DR|OD|O/D|DB|C|D|(?:in )?Credit|(?:in )?Debit|overdrawn';
const AMOUNT = new RegExp(
  `^(?<sign1>${SIGN})?\\s*(?<cur1>${CURRENCY})?\\s*(?<sign2>${SIGN})?\\s*(?<whole>${DIGITS})` +
    `(?:[.,·](?<fraction>\\d{2}))?(?!\\d)\\s*(?<sign3>${SIGN})?\\s*(?<cur2>${CURRENCY})?` +
    `\\s*(?<mark>\\((?:${MARK})\\)|${MARK})?\\.?\\*?$`,
  'i',
);
const MARK_BEFORE = /^(CR|DR|DB|OD|O\/D)\s*(?=[\d£€$¥]|[A-Z]{3}\s?\d)/i;
const MARK_AFTER = new RegExp(`\\s*\\(?(?:${MARK})\\)?$`, 'i');
const PARENTHESES = /^([^()\d]*)\(\s*([^()]*\d[^()]*?)\s*\)/;

/** What machines print before an amount so that nothing can be added to it: `***120.00`. */
const FILLED = /^(?:=\s*(?=\D?\d)|\*+(?=£?\d[\d,]*\.\d{2}(?!\d)))/;

/** A minus in words: `minus £98.27`. */
const MINUS = /^minus\s+(?=[£€$]?\d)/i;

/** No amount is longer than this, in characters: what is longer is not tried. */
const LONGEST = 40;

/** Whether a text is an amount with its minor digits, as entries of tables print it. */
export function isAmountInFull(text: string): boolean {
  return readAmount(text)?.hasFraction === true;
}

/** `text` as an amount and nothing else, or undefined. `currency` decides how many minor digits there are. */
export function readAmount(
  text: string,
  currency = 'GBP',
  /** Whether a mark may stand before it (`CR 12.00`): beside a label it may, in a row it belongs to the amount before. */
  { markBefore = false }: { readonly markBefore?: boolean } = {},
): AmountReading | undefined {
  const trimmed = text.trim().replace(FILLED, '').replace(MINUS, '-');
  if (trimmed.length > LONGEST) return undefined;
  const marked = markBefore ? MARK_BEFORE.exec(trimmed) : null;
  const body = trimmed.slice(marked?.[0].length ?? 0);
  const bare = body.replace(PARENTHESES, '$1$2');
  const groups = AMOUNT.exec(bare)?.groups;
  if (!groups) return undefined;
  const { whole = '', fraction, sign1, sign2, sign3, cur1, cur2 } = groups;
  const signs = [sign1, sign2, sign3].filter((one) => one !== undefined);
  const marks = [marked?.[1], groups['mark']].filter((one) => one !== undefined);
  if (signs.length > 1 || marks.length > 1 || !agree(cur1, cur2)) return undefined;
  const code = codeOf(cur2) ?? codeOf(cur1);
  const minor = minorUnits(whole, fraction, code ?? currency);
  if (minor === undefined) return undefined;
  const mark = markOf(marks[0]);
  // Parentheses make an amount negative where nothing else says what it is.
  const sign = signs[0] ?? (bare !== body && !mark ? '-' : undefined);
  return {
    minor,
    hasFraction: fraction !== undefined,
    ...(sign ? { sign: sign === '+' ? '+' : '-' } : {}),
    ...(mark ? { mark } : {}),
    ...(code ? { currency: code } : {}),
  };
}

/** Whether a reading is surely of money: it has minor digits or a currency. A bare whole number is a count or a day as often. */
export const isSurelyMoney = ({ hasFraction, currency }: AmountReading): boolean =>
  hasFraction || currency !== undefined;

/** The mark at the end of a text, as it is printed, with the space before it; empty where there is none. */
export function markAfter(text: string): string {
  return MARK_AFTER.exec(text)?.[0] ?? '';
}

function codeOf(printed: string | undefined): string | undefined {
  const upper = printed?.toUpperCase();
  return upper && (SYMBOLS[upper] ?? upper);
}

/** Whether the currencies before and after an amount are one. */
function agree(before: string | undefined, after: string | undefined): boolean {
  const [first, second] = [codeOf(before), codeOf(after)];
  return !first || !second || first === second || (before === '$' && DOLLARS.test(second));
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

/** `7 802.00`: seven thousand, or seven and an amount. A sign, a currency or a second group before it would tell. */
const COUNT_OR_THOUSANDS = /^\d{1,3} \d{3}[.,]\d{2}(?!\d)/;

/** The longest stretch of whole words at the start of `text` that is an amount, or undefined. A mark may stand before it. */
export function matchAmountAtStart(
  text: string,
  currency = 'GBP',
  /** Whether spaces part thousands in this document; unless it is known, `7 802.00` is not read. */
  { spacedThousands = false }: { readonly spacedThousands?: boolean } = {},
): AmountReading | undefined {
  const trimmed = text.trim();
  if (!spacedThousands && COUNT_OR_THOUSANDS.test(trimmed)) return undefined;
  const words = trimmed.split(/\s+/);
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const stretch = words.slice(0, count).join(' ').replace(/[,;]$/, '');
    const reading = readAmount(stretch, currency, { markBefore: true });
    if (reading) return reading;
  }
  return undefined;
}
