// What is seen of a document without understanding its words: dated rows, running balances, a machine readable zone, prose.
import type { Line } from '../model/layout.ts';
import type { Sign } from '../profiles/profile.ts';
import { SIGN_LIMITS } from './calibration.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const DATE_AT_START = new RegExp(
  `^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[ ,]+)?(?:\\d{1,2}(?:st|nd|rd|th)?[ .-]?${MONTH}|\\d{1,2}/\\d{1,2}|` +
    `\\d{1,2}[.-]\\d{1,2}[.-]\\d{2}|\\d{4}-\\d{2}-\\d{2}|${MONTH}[a-z]* \\d{1,2}\\b)`,
  'i',
);
/** `1,234.56`, `1.234,56` or `1234.56`, with signs and marks around it. */
const AMOUNT = /^[-−–+(£€$]*(\d{1,3}(?:[.,'’]\d{3})+|\d+)[.,](\d{2})[-−–+)€]*(?:cr|dr|od|d|c)?$/i;
const MACHINE_READABLE = /^[A-Z0-9<«]{28,46}$/;

/** Whether a line begins with a date, as rows of statements do. */
export function startsWithDate(line: Line): boolean {
  return DATE_AT_START.test(line.text);
}

/** A day with its month in letters and nothing else, as lists print it over the rows of that day. */
const DAY_ALONE = new RegExp(
  `^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[ ,]+)?\\d{1,2}(?:st|nd|rd|th)? ${MONTH}[a-z]*,?(?: \\d{4})?$`,
  'i',
);
/** A row with its amount stands within this many lines beneath its day. */
const LINES_BELOW = 2;

/** Whether rows of figures stand right beneath a day that is printed once for all of them. */
function standsOverRow(lines: readonly Line[], at: number): boolean {
  return (
    DAY_ALONE.test(lines[at]?.text ?? '') &&
    lines.slice(at + 1, at + 1 + LINES_BELOW).some((line) => hasAmount(line) && !startsWithDate(line))
  );
}

/** Amounts of money printed in a line, in minor units, left to right. */
function amountsIn(line: Line): readonly number[] {
  const amounts: number[] = [];
  for (const phrase of line.phrases) {
    for (const { text } of phrase.words) {
      const found = text.includes('.') || text.includes(',') ? AMOUNT.exec(text) : null;
      if (found !== null) amounts.push(Number(`${(found[1] ?? '').replace(/\D/g, '')}${found[2] ?? ''}`));
    }
  }
  return amounts;
}

/** Whether a line prints an amount, as rows of figures do. */
export function hasAmount(line: Line): boolean {
  return amountsIn(line).length > 0;
}

/** How often a row's last amount differs from the next row's by an amount printed in one of the two. */
function balanceSteps(rows: readonly (readonly number[])[]): number {
  const withBalance = rows.filter((amounts) => amounts.length > 0);
  let steps = 0;
  for (const [index, next] of withBalance.entries()) {
    const row = withBalance[index - 1];
    const before = row?.at(-1);
    const after = next.at(-1);
    if (row === undefined || !before || !after) continue; // rows of zeros differ by nothing or by all there is
    const moved = [...row.slice(0, -1), ...next.slice(0, -1)];
    if (moved.some((amount) => amount > 0 && (amount === Math.abs(after - before) || amount === after + before)))
      steps++;
  }
  return steps;
}

const isMachineReadable = ({ text }: Line): boolean => {
  const tight = text.replaceAll(' ', '');
  return tight.includes('<<') && MACHINE_READABLE.test(tight);
};

/** A National Insurance number, and a tax code with figures in it. */
const INSURANCE_NUMBER = /\b[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d\d ?\d\d ?\d\d ?[A-D]\b/;
const TAX_CODE = /(?:^|[\s:(])[SC]?(?:\d{2,4}[LMNT]|K\d{2,4})(?=$|[\s,;)/])/;

/** `SMITH607180JA9XY`: letters or nines, a decade, a month (women's have fifty more), a day, a year, initials and check characters. */
const DRIVER_NUMBER = /\b[A-Z0]{1,5}9{0,4}([\dO])([0156O][\dO])([0-3O][\dO])([\dO])[A-Z01][A-Z019][A-Z0-9][A-Z]{2}\b/;
/** Capitals for categories of the directive, then small letters for national ones; in a picture a stroke may look like a letter. */
const CATEGORIES =
  /(?:^|\s)(?:AM|A1|A|B1|B)[/Il|]+(?:(?:AM|[ABCD]1?E?)[/Il|]+){0,12}[fk][/Il|]+(?:[fghklnpq][/Il|]*){1,7}$/;

/** Whether a line is a driver number whose day of birth another line prints, or categories with strokes between them. */
function hasLicenceCodes(lines: readonly Line[]): boolean {
  const texts = lines.map(({ text }) => text);
  if (texts.some((text) => CATEGORIES.test(text.replace(/\s*\/\s*/g, '/')))) return true;
  return texts.some((text) => {
    const [, , month, day] = DRIVER_NUMBER.exec(text) ?? [];
    if (month === undefined || day === undefined) return false;
    const born = `${pair(figure(day))}.${pair(figure(month) % 50)}.`;
    return texts.some((other) => other.includes(born) && /\d\d[.]\d\d[.]\d\d/.test(other));
  });
}

const figure = (printed: string): number => Number(printed.replaceAll('O', '0'));
const pair = (number: number): string => String(number).padStart(2, '0');

/** The signs that a document shows, from the lines that were read of it. */
export function signsOf(lines: readonly Line[]): ReadonlySet<Sign> {
  let words = 0;
  let wordsInProse = 0;
  let hasCurrency = false;
  for (const { phrases, text } of lines) {
    hasCurrency ||= text.includes('£') || text.includes('€');
    for (const phrase of phrases) {
      words += phrase.words.length;
      if (phrase.words.length >= SIGN_LIMITS.proseWords) wordsInProse += phrase.words.length;
    }
  }
  const amounts = lines.map(amountsIn);
  const datedRows = lines.filter(
    (line, index) => startsWithDate(line) && ((amounts[index]?.length ?? 0) > 0 || standsOverRow(lines, index)),
  ).length;
  const seen: Readonly<Record<Sign, boolean>> = {
    'dated-rows': datedRows >= SIGN_LIMITS.datedRows,
    'running-balance': balanceSteps(amounts) >= SIGN_LIMITS.balanceSteps,
    'machine-readable-zone': lines.some(isMachineReadable),
    'licence-codes': hasLicenceCodes(lines),
    'pay-codes': [INSURANCE_NUMBER, TAX_CODE].every((code) => lines.some(({ text }) => code.test(text))),
    prose: words >= SIGN_LIMITS.fewWords && wordsInProse >= SIGN_LIMITS.prosePart * words,
    'few-words': words < SIGN_LIMITS.fewWords,
    'no-amounts': !hasCurrency && amounts.every((line) => line.length === 0),
  };
  return new Set((Object.keys(seen) as Sign[]).filter((sign) => seen[sign]));
}
