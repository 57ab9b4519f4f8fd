// Instalments of a bill: dates with amounts beside or beneath them, months with amounts beneath, or a sentence that counts them
// (`1 instalment of £x on … and 9 of £y on the 1st of each month from …`).
import { calendarDate, type CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase, printedWords } from '../../../model/printed.ts';
import { textOf, type Word } from '../../../model/page.ts';
import { datesIn, matchDate, readDate } from '../../values/date.ts';
import { monthNumber } from '../../../kernel/months.ts';
import { lineWith } from '../candidate-line.ts';
import { moneyOf } from './money-in-phrase.ts';
import { countedInstalments } from './counted-instalments.ts';
import type { Instalment } from './instalment.ts';
import { listedInstalments } from './listed-instalments.ts';
import { passagesOf } from './passages.ts';
import { dayInTaxYear, yearOfMonth } from './tax-year.ts';

/** Every way in which the document tells instalments, each whole; the likeliest first. `year`: the tax year begins in it. */
export function instalmentReadings(
  layout: DocumentLayout,
  currency: string,
  year: number | undefined,
): readonly (readonly Instalment[])[] {
  const dated = inYear(
    layout.pages.flatMap((page) => [...beside(page, currency, year), ...beneath(page, currency, year)]),
    year,
  );
  // What runs on past the year was counted by another number.
  const told = countedInstalments(layout, currency, year).filter((all) => inYear(all, year).length === all.length);
  const months = inYear([...monthsOver(layout, currency, year)], year);
  return [
    ordered(dated),
    ...listedInstalments(layout, currency, year).map((all) => ordered(inYear(all, year))),
    ...told.flatMap((all) => [ordered([...dated, ...all]), ordered(all)]),
    ordered(months),
    ordered(inYear([...layout.pages.flatMap((page) => [...amountFirst(page, currency, year)])], year)),
  ].filter((all) => all.length > 0);
}

/** Instalments fall due from a month before the year to its end; other dates are of something else. */
function inYear(all: readonly Instalment[], year: number | undefined): Instalment[] {
  if (year === undefined) return [...all];
  const [from, until] = [`${String(year)}-03-01`, `${String(year + 1)}-04-30`];
  return all.filter(({ date }) => date >= from && date <= until);
}

/** In order of date, each once. */
function ordered(all: readonly Instalment[]): Instalment[] {
  const byDay = new Map(all.map((one) => [`${one.date} ${String(one.minor)}`, one]));
  return [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function dateIn(text: string, year: number | undefined): CalendarDate | undefined {
  return dayInTaxYear(readDate(text), year);
}

/** What may stand before a date in its cell. */
const LEAD =
  /^(?:\d{1,2}[.)]?\s+(?=\d)|(?:due|on|by|pay(?:able)?)\s+(?:on|by)?\s*|\d{1,2}(?:st|nd|rd|th) (?:instalment|payment):?\s*)/i;

/** A date with its amount to the right, or in one phrase with it. */
function* beside(page: PageLayout, currency: string, year: number | undefined): Generator<Instalment> {
  for (const line of page.lines) {
    for (const [i, phrase] of line.phrases.entries()) {
      const date = dateIn(phrase.text, year) ?? dateIn(phrase.text.replace(LEAD, ''), year);
      const [first, second] = line.phrases.slice(i + 1);
      // The name of the month may stand between, in either language.
      const next = first && second && NAME_ONLY.test(first.text) ? second : first;
      // The end of a period that something is charged for is no day of payment.
      const isEnd = endsInDay(line.phrases[i - 1]?.text ?? '') && !isInColumn(phrase, page, year);
      const amount = date && next && !isEnd ? amountIn(next, currency) : undefined;
      if (date && next && amount)
        yield { date, minor: amount.minor, printed: printedWords([...phrase.words, ...next.words], page.number) };
      if (!date) yield* insideWords(phrase.words, { page: page.number, currency, year });
    }
    // Cells that stand close together may share a phrase with those beside them.
    const words = line.phrases.flatMap((phrase) => phrase.words);
    if (line.phrases.length > 1) yield* insideWords(words, { page: page.number, currency, year });
  }
}

/** Whether a day stands in a column of days with no other before them: what stands left of one of them is another panel's. */
function isInColumn({ x0 }: Phrase, { lines }: PageLayout, year: number | undefined): boolean {
  const days = lines.flatMap(({ phrases }) => {
    const at = phrases.findIndex((one) => Math.abs(one.x0 - x0) <= SAME_EDGE_PT && dateIn(one.text, year));
    return at < 0 ? [] : [endsInDay(phrases[at - 1]?.text ?? '')];
  });
  return days.filter((isEnd) => !isEnd).length > days.length / 2;
}

/** Whether a text is a day, or ends in one behind its words: `Council Tax for band C, 01/04/2026` before the last day of the year. */
function endsInDay(text: string): boolean {
  const last = datesIn(text).at(-1);
  return last !== undefined && text.slice(last.index + last.match.length).trim() === '';
}

/** An amount with its date to the right, at the end of a row, or one of several such pairs side by side. */
function* amountFirst(page: PageLayout, currency: string, year: number | undefined): Generator<Instalment> {
  for (const { phrases } of page.lines) {
    const pairAt = (at: number): Instalment[] => {
      const [amount, day] = phrases.slice(at, at + 2);
      const date = day && dateIn(day.text, year);
      const money = amount && date && moneyOf(amount.text, currency);
      return money
        ? [{ date, minor: money.minor, printed: printedWords([...amount.words, ...day.words], page.number) }]
        : [];
    };
    const pairs = phrases.flatMap((_, at) => pairAt(at));
    yield* 2 * pairs.length === phrases.length ? pairs : pairAt(Math.max(0, phrases.length - 2));
  }
}

/** An amount, or one with the number of the row beside it right behind: `207.00 7`. */
function amountIn({ text, words: [first, second, ...more] }: Phrase, currency: string): ReturnType<typeof moneyOf> {
  const isNumbered = second !== undefined && more.length === 0 && /^\d{1,2}[.)]?$/.test(second.text);
  return moneyOf(text, currency) ?? (first && isNumbered ? moneyOf(first.text, currency) : undefined);
}

/** Days of one column begin within this of each other, in points. */
const SAME_EDGE_PT = 3;

const NAME_ONLY = /^\p{L}{3,}(?:(?: ?\/)? ?\p{L}{3,})?$/u;

interface Where {
  readonly page: number;
  readonly currency: string;
  readonly year: number | undefined;
}

/** `01 APR 2025 £239.00 01 MAY 2025 £233.00`: dates and amounts take turns and nothing else is said. */
function* insideWords(all: readonly Word[], { page, currency, year }: Where): Generator<Instalment> {
  const found: Instalment[] = [];
  // The number of an instalment may stand before its day: `6 1 September 2026 £145.00`.
  const whole = textOf(all);
  const isCounted = /^\d{1,2}[.)]? \d/.test(whole) && matchDate(whole) === undefined;
  let words = all.slice(isCounted ? 1 : 0);
  while (words.length > 1) {
    const text = textOf(words);
    const match = matchDate(text);
    const date = dayInTaxYear(match, year);
    const taken = match ? text.slice(0, match.length).trim().split(' ').length : 0;
    // Typists set the sign of a currency in a column of its own.
    const signs = words[taken]?.text === '£' ? 1 : 0;
    const next = words[taken + signs];
    const amount = date && next && moneyOf(next.text, currency);
    if (!date || !amount) return;
    const end = taken + signs + 1;
    found.push({ date, minor: amount.minor, printed: printedWords(words.slice(0, end), page) });
    words = words.slice(isCounted && COUNT.test(words[end]?.text ?? '') ? end + 1 : end);
  }
  if (words.length === 0) yield* found;
}

/** The number of the next instalment, in its row. */
const COUNT = /^\d{1,2}[.)]?$/;

/** A cell shares an edge or its middle with the one above. */
const ALIGNED_PT = 6;
/** A grid's amounts stand at most this many text heights under their dates. */
const UNDER_HEIGHTS = 2.2;

function under(page: PageLayout, line: Line, phrase: Phrase): Phrase | undefined {
  const limit = line.y1 + UNDER_HEIGHTS * (line.y1 - line.y0);
  for (const below of page.lines) {
    if (below.y0 <= line.y0 + 1) continue;
    if (below.y0 > limit) return undefined;
    const found = below.phrases.find(
      (one) =>
        Math.abs(one.x0 - phrase.x0) <= ALIGNED_PT ||
        Math.abs(one.x1 - phrase.x1) <= ALIGNED_PT ||
        Math.abs(one.x0 + one.x1 - phrase.x0 - phrase.x1) <= 2 * ALIGNED_PT,
    );
    if (found) return found;
  }
  return undefined;
}

/** A row of dates with their amounts beneath. A narrow cell may set the year of a day under it. */
function* beneath(page: PageLayout, currency: string, year: number | undefined): Generator<Instalment> {
  for (const line of page.lines) {
    for (const [i, phrase] of line.phrases.entries()) {
      const yearLess = dateIn(phrase.text, year) ?? dateIn(phrase.text.replace(LEAD, ''), year);
      const beside = line.phrases[i + 1];
      if (!yearLess || (beside && moneyOf(beside.text, currency))) continue;
      const { year: own, cell: below } = underYear(page, line, phrase);
      const date = own ? dateIn(`${phrase.text} ${own.text}`, year) : yearLess;
      const amount = below && moneyOf(below.text, currency);
      if (below && amount && date)
        yield { date, minor: amount.minor, printed: printedWords([...phrase.words, ...below.words], page.number) };
    }
  }
}

/** What stands under a day or a month, and the year between them. */
function underYear(page: PageLayout, line: Line, phrase: Phrase): { readonly year?: Phrase; readonly cell?: Phrase } {
  const first = under(page, line, phrase) ?? inPlace(page, line, phrase);
  if (!first) return {};
  const cell = YEAR_ALONE.test(first.text)
    ? under(page, lineWith(page, printedPhrase(first, page.number)) ?? line, first)
    : first;
  return { ...(cell === first ? {} : { year: first }), ...(cell ? { cell } : {}) };
}

/** The amount beneath of a row of days, of as many: the two rows may be set to different edges of their cells. */
function inPlace({ lines }: PageLayout, line: Line, phrase: Phrase): Phrase | undefined {
  const row = lines[lines.indexOf(line) + 1];
  const isRow =
    row?.phrases.length === line.phrases.length &&
    line.phrases.length > 2 &&
    line.phrases.every(({ text }) => readDate(text) !== undefined) &&
    row.phrases.every(({ text }) => /\d\.\d\d$/.test(text)) &&
    row.y0 - line.y1 <= line.y1 - line.y0;
  return isRow ? row.phrases[line.phrases.indexOf(phrase)] : undefined;
}

const YEAR_ALONE = /^20\d\d$/u;

const DAY =
  /\b(?:on|by|day|date|due)\b:? (?:or before |or around )?(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: (?:day )?(?:of|in) (?:each|every|the) month|:|$)/i;

/** Names of months with amounts beneath, and the day of the month in a sentence. */
function* monthsOver(layout: DocumentLayout, currency: string, year: number | undefined): Generator<Instalment> {
  const day = passagesOf(layout)
    .map(({ text }) => DAY.exec(text)?.[1])
    .find((found) => found !== undefined);
  if (day === undefined || year === undefined) return;
  for (const page of layout.pages) {
    for (const line of page.lines) {
      for (const [i, phrase] of line.phrases.entries()) {
        const name = /^([a-z]{3,9})(?:[ -]?'?\d{2,4})?$/i.exec(phrase.text)?.[1];
        const month = name === undefined ? 0 : monthNumber(name);
        const date = month > 0 ? calendarDate(yearOfMonth(month, year), month, Number(day)) : undefined;
        const next = line.phrases[i + 1];
        const cell = next && moneyOf(next.text, currency) ? next : underYear(page, line, phrase).cell;
        const amount = cell && moneyOf(cell.text, currency);
        if (date && cell && amount)
          yield { date, minor: amount.minor, printed: { ...printedPhrase(cell, page.number) } };
      }
    }
  }
}
