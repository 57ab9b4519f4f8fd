// The figures in rows that may be readings of a meter, each with the role that the words around it give it.
import type { Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { datesIn } from '../../values/date.ts';
import { likeliestDay, onlyDayIn } from '../../values/days.ts';
import { postcodeAtEnd } from '../../values/identifiers.ts';
import type { BillRow } from './bill-rows.ts';
import { labelAround, READING_WORDS } from './label-around.ts';
import { withoutOtherNumbers } from './other-numbers.ts';
import {
  CALLED_READING,
  HEADER_WORDS,
  isInHundredths,
  isListedReading,
  UNIT_HEADER_LINES,
  UNIT_NOTED,
} from './reading-hundredths.ts';
import { blanked, withoutDates } from '../../values/without-dates.ts';
import { rowText } from './with-phrases.ts';

/** `dated`: a reading that only its date places. */
export type Role = 'previous' | 'current' | 'used' | 'dated';

/** A figure where it stands. */
export interface Token {
  readonly role: Role | undefined;
  readonly count: number;
  readonly row: BillRow;
  readonly phrase: Phrase;
  /** Where it stands in the text of its phrase. */
  readonly index: number;
  readonly end: number;
  /** Its date, where another place than its row says it: the head of its column, or its sentence. */
  readonly headed?: CalendarDate;
  /** The label right over it, or the day right beneath it, where that says when the meter was read. */
  readonly told?: Phrase;
  /** The words of a sentence that say who read the meter. */
  readonly said?: string;
}

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['used', /\b(?:used|usage|consumption|difference|advance|consumed|units|kwh)\b|m³|\bm3\b/giu],
  [
    'previous',
    /\b(?:previous|prev|last|opening|open|start|starting|earlier|first|from|initial|beginning|old|then)\b/giu,
  ],
  ['current', /\b(?:current|curr|latest|present|pres|closing|close|end|final|this|new|now|recent|most recent|to)\b/giu],
];
/** Rows whose figures are something else. */
export const NOT_READINGS =
  /\b(?:mpan|mprn|supply number|meter point|calorific|correction|factor|standing|rateable|tel|telephone|call|account|bill|statement|invoice|vat|payments?|instalments?|property|premises|address|balance|charges?|tariff|annual|estimated annual|average|litres a day|page|postcode)\b/iu;
/** The serial number of a meter, behind its label; its year may stand apart, and its figures in groups. */
export const SERIAL =
  /\b(?:meter (?:serial(?: (?:number|no))?|no|number|id|ref)|serial (?:number|no)|serial|MSN|meter)\b[.:)]?\s*:?\s*\(?((?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{2,5}(?: \d{1,3} \d{3,5}| [A-Z]?\d{4}(?: \d{2,4}){2}| \d{4,8}(?: \d{2,3}\b(?! ?(?:kwh|m³|m3|units?|days?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b)))?)|(?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{4,15})\b/iu;
/** A figure that may be a reading: whole, or with one place or three; with two before its unit, or it is money. */
export const NUMBER =
  /(?<![\p{L}\d.,£/-]|£\s)(\d{1,3}(?:,\d{3})+|(?<=^\s*)\d{1,3}(?: \d{3}){1,2}(?!\s*\d)|\d{1,7})(?!\.\d\d(?!\d|\s?(?:k[Ww]h|m³|m3)))(\.\d{1,3})?(?![\d%/]|\p{L}{1,3}\d|,\d|\.\d|\s?p\b|\s?%|\s?(?:days?|months?|miles)\b)/gu;
/** A reading that fills its cell with two places. */
const IN_HUNDREDTHS = /^\s*(\d{1,6})(\.\d\d)\s*$/gu;
/** Lines between a header and the figures beneath it. */
const HEADER_LINES = 8;
/** And between dates that are headers and theirs: one for each register of a meter. */
const DATED_LINES = 4;

/** The figures of a row, in order; `rows` are all rows about the same utility. */
export function tokensOf(row: BillRow, rows: readonly BillRow[]): Token[] {
  return row.phrases.flatMap((phrase, at) => {
    const label = datedLabel(row, phrase, rows);
    const isNone = label === undefined && isOther(row, at) && !isUnderReading(row, phrase, rows);
    if (isNone || postcodeAtEnd(phrase.text)) return [];
    const text = withoutOtherNumbers(withoutSerials(withoutDates(phrase.text)));
    const numbers = isInHundredths(row, phrase, rows) ? IN_HUNDREDTHS : NUMBER;
    return [...text.matchAll(numbers)].flatMap((match): Token[] => {
      const [printed, whole = '', fraction = ''] = match;
      const count = Number(whole.replace(/[, ]/g, '') + fraction);
      const end = match.index + printed.length;
      const over = datedHeader(row, phrase, rows);
      const around = labelAround(row, phrase, rows);
      // In a list of readings by their days, what stands over a figure is another one.
      const role = isListedReading(row, phrase, rows)
        ? undefined
        : (inlineRole(text.slice(0, match.index)) ??
          over?.role ??
          besideRole(row, at) ??
          (around && lastRole(withoutDates(around.said))) ??
          headerRole(row, phrase, rows));
      const unit = /^\s?(?:kwh|m³|m3|units?|cubic)/iu.test(text.slice(end));
      if (unit && !(role && role !== 'used' && isHeadedReading(row, phrase, rows)))
        return [{ role: 'used', count, row, phrase, index: match.index, end }];
      const named = labelOver(row, phrase, rows);
      const known = role ?? (named !== undefined || isDated(row, phrase, rows) ? 'dated' : undefined);
      const date = over?.date ?? label;
      const headed = date !== undefined && { headed: date };
      const day = named ?? dayBeneath(row, phrase, rows) ?? dayHeaded(row, phrase, rows);
      const told = around ? { told: around.first, said: around.said } : day && { told: day };
      return known ? [{ role: known, count, row, phrase, index: match.index, end, ...headed, ...told }] : [];
    });
  });
}

/** Whether the words of a phrase and those left of it, up to its label, speak of other figures than readings. */
function isOther({ phrases }: BillRow, at: number): boolean {
  const label = phrases.slice(0, at).findLastIndex(({ text }) => LABEL.test(withoutDates(text)));
  const before = withoutPoints(rowText(phrases.slice(Math.max(label, 0), at)));
  const text = `${before}  ${phrases[at]?.text ?? ''}`;
  return NOT_READINGS.test(text) && !/\breadings?\b/iu.test(text);
}

/** Text without the meter points whose numbers stand behind their names: they say nothing of what comes after. */
export function withoutPoints(text: string): string {
  return blanked(text, NUMBERED_POINT);
}

const NUMBERED_POINT =
  /\b(?:mpan|mprn?|(?:meter|supply) point(?: (?:number|no|ref(?:erence)?))?|supply (?:number|no))\b[.:]?\s{0,3}\d(?:[ |-]?\d){5,24}(?!\d)/giu;

/** Whether a figure fills a cell under a header that calls it a reading, whatever its row is called. */
function isUnderReading(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): boolean {
  if (!/^\d[\d,]*(?:\.\d)?(?: ?\(?\p{L}{1,10}\)?)?$/u.test(phrase.text)) return false;
  const from = rows.indexOf(row);
  const over = rows
    .slice(Math.max(0, from - HEADER_LINES), from)
    .filter(({ line }) => line.page === row.line.page)
    .flatMap(({ phrases }) => phrases.filter((one) => overlaps(one, phrase) && /\p{L}{3}/u.test(one.text)))
    .at(-1);
  return over !== undefined && over.words.length <= HEADER_CELL_WORDS && CALLED_READING.test(over.text);
}

const HEADER_CELL_WORDS = 3;

/** Words that begin a phrase, as a label does. */
const LABEL = /^\p{L}{3}/u;

/** A figure beside a date, under a header or beside a label that speaks of readings. */
function isDated(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): boolean {
  const before = row.phrases[row.phrases.indexOf(phrase) - 1]?.text ?? '';
  if (/\bread(?:ing)?\b/iu.test(before) && datesIn(before).length === 1) return true;
  if (datesIn(row.text).length !== 1) return false;
  if (/\bread(?:ing)?\b/iu.test(row.text)) return true;
  const from = rows.indexOf(row);
  return (
    isListedReading(row, phrase, rows) ||
    rows
      .slice(Math.max(0, from - HEADER_LINES), from)
      .some((above) => above.phrases.some((one) => /\bread(?:ing)?s?\b/iu.test(one.text) && overlaps(one, phrase)))
  );
}

/** Text with its serial numbers blanked. */
export function withoutSerials(text: string): string {
  return blanked(text, SERIAL);
}

/** Whether what labels a figure calls it a reading: with its unit behind it, it were else what was used. */
function isHeadedReading(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): boolean {
  if (CALLED_READING.test(row.text)) return true;
  const from = rows.indexOf(row);
  const head = rows
    .slice(Math.max(0, from - UNIT_HEADER_LINES), from)
    .findLast(({ phrases }) => phrases.some((one) => overlaps(one, phrase)));
  const over = head?.phrases.findLast((one) => overlaps(one, phrase));
  return (
    over !== undefined && over.words.length <= HEADER_WORDS && (CALLED_READING.test(over.text) || isReadingHead(head))
  );
}

/** Whether a row heads what a meter showed before and after, and what was used between: `Previous   Present   Used`. */
function isReadingHead(row: BillRow | undefined): boolean {
  const heads = row?.phrases.filter(({ words, text }) => words.length <= HEADER_WORDS && !/\d/.test(text)) ?? [];
  const roles = heads.map(({ text }) => lastRole(text));
  return (['previous', 'current', 'used'] as const).every((role) => roles.includes(role));
}

/** The role that the last words before a figure give it. */
function lastRole(label: string): Role | undefined {
  // What readings are counted in makes no usage of them: `Reading (m³)`.
  const text = CALLED_READING.test(label) ? label.replace(UNIT_NOTED, ' ') : label;
  const found = ROLES.flatMap(([role, words]) =>
    [...text.matchAll(words)].map((match) => ({ role, at: match.index })),
  ).sort((a, b) => b.at - a.at);
  return found[0]?.role;
}

function inlineRole(before: string): Role | undefined {
  // Only the words since the figure before: each names its own.
  const words = /(?:.*\d)?(\D*)$/u.exec(before)?.[1] ?? '';
  return /\p{L}{2}/u.test(words) && /\p{L}/u.test(words) ? lastRole(words) : undefined;
}

/** The label left of a figure that stands in a phrase of its own. */
function besideRole(row: BillRow, at: number): Role | undefined {
  const left = row.phrases
    .slice(0, at)
    .findLast(({ text }) => /\p{L}{3}/u.test(withoutDates(text)) && !HOW_READ.test(text.trim()));
  return left && READING_WORDS.test(left.text) ? lastRole(withoutDates(left.text)) : undefined;
}

/** Who read the meter, in a cell between a label and its figure. */
const HOW_READ =
  /^\(?(?:(?:by |a )?(?:smart(?: meter)?|actual|estimated?|customer|remote|automatic|meter reader|you|us|your own|our)(?: read(?:ing)?)?)\)?$/iu;

/** The header above a figure, on one line or two: it stands over it, and holds no figures. */
function headerRole(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): Role | undefined {
  const from = rows.indexOf(row);
  let below: Phrase | undefined;
  for (const above of rows.slice(Math.max(0, from - HEADER_LINES), from).reverse()) {
    if (above.line.page !== row.line.page) break;
    const header = above.phrases.find(
      (one) => one.words.length <= HEADER_WORDS && !/\d{3}/.test(withoutDates(one.text)) && overlaps(one, phrase),
    );
    if (header && NOT_READINGS.test(header.text) && !/\bread/iu.test(header.text)) break;
    if (!header) continue;
    if (below && below.y0 - header.y1 > header.y1 - header.y0) break;
    const role = lastRole(withoutDates(header.text));
    if (role) return role;
    if (below) break;
    below = header;
  }
  return undefined;
}

/** A day alone, or what calls it the day of a reading; who read the register may go on in the next line. */
const DATED_HEADER =
  /^\s*(?:[^.;£]{0,24}\bread(?:ing)?s?\b[^.;£]{0,16}(?:\s+\(\p{L}[\p{L} ]{1,20}\))?|(?:\p{L}+ ){0,2}registers?\b[,:–—-]?(?:\s+\(\p{L}[\p{L} ]{1,20}\)?)?|(?:start|end|opening|closing|opened|closed|previous|latest|present|current|last)[:,–—-]?)?\s*$/iu;

/** The header over a figure that is one of two dates side by side: the earlier one, wherever it stands, is of the reading before. */
function datedHeader(
  row: BillRow,
  phrase: Phrase,
  rows: readonly BillRow[],
): { readonly role: Role; readonly date: CalendarDate } | undefined {
  const from = rows.indexOf(row);
  for (const above of rows.slice(Math.max(0, from - DATED_LINES), from).reverse()) {
    if (above.line.page !== row.line.page) return undefined;
    const dates = above.phrases.flatMap((one) => {
      const date = DATED_HEADER.test(withoutDates(one.text)) ? likeliestDay(datesIn(one.text)[0]?.match) : undefined;
      return date ? [{ date, x0: one.x0, header: one }] : [];
    });
    const [first, second, more] = dates;
    if (!first || !second || more || first.date === second.date) continue;
    const own = dates.find(({ header }) => overlaps(header, phrase));
    const isEarlier = own && (own === first) === first.date < second.date;
    return own && { role: isEarlier ? 'previous' : 'current', date: own.date };
  }
  return undefined;
}

/** The header over a figure that is one of two days side by side, however they are printed: without a year, the bill has that. */
function dayHeaded(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): Phrase | undefined {
  const from = rows.indexOf(row);
  const heads = rows
    .slice(Math.max(0, from - DATED_LINES), from)
    .filter(({ line }) => line.page === row.line.page)
    .map(({ phrases }) => phrases.filter(({ text }) => HAS_WORD.test(withoutDates(text)) && isDayHead(text)))
    .findLast(({ length }) => length === 2);
  return heads?.find((one) => overlaps(one, phrase));
}

const HAS_WORD = /\p{L}{3}/u;
const isDayHead = (text: string): boolean => datesIn(text).length === 1 && DATED_HEADER.test(withoutDates(text));

/** The day of a label right over a figure that begins its phrase: `Reading on 18 May 2026` over `668 (we read your meter)`. */
function datedLabel(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): CalendarDate | undefined {
  const label = labelOver(row, phrase, rows);
  return label && onlyDayIn(label.text)?.date;
}

/** The label right over a figure that begins its phrase, where it holds a day and calls what is beneath a reading. */
function labelOver(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): Phrase | undefined {
  const above = rows
    .slice(0, rows.indexOf(row))
    .findLast(({ line, phrases }) => line.page === row.line.page && phrases.some((one) => overlaps(one, phrase)));
  const label = above?.phrases.find((one) => Math.abs(one.x0 - phrase.x0) <= SAME_EDGE_PT);
  const isNear = label !== undefined && phrase.y0 - label.y1 <= phrase.y1 - phrase.y0;
  if (!isNear || !/^\d/.test(phrase.text) || !CALLED_READING.test(label.text)) return undefined;
  return datesIn(label.text).length === 1 && DATED_HEADER.test(withoutDates(label.text)) ? label : undefined;
}

/** The day alone right beneath a figure that fills its cell: `45210 C` over `30 Sep 2025`. */
function dayBeneath(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): Phrase | undefined {
  const at = rows.indexOf(row);
  // Cells of one line may be set at half the height of those of two, and so be a row between them.
  const next = rows.slice(at + 1, at + 3).find(({ phrases }) => phrases.some((one) => overlaps(one, phrase)));
  if (next?.line.page !== row.line.page || !/^\d[\d,.]*(?: ?\(?\p{L}{1,10}\)?)?$/u.test(phrase.text)) return undefined;
  const own = next.phrases.filter((one) => overlaps(one, phrase));
  const [day] = own;
  const isNear = day !== undefined && day.y0 - phrase.y1 <= phrase.y1 - phrase.y0;
  // Other words on that line make it a row of its own.
  const areDays = next.phrases.every(({ text }) => datesIn(text).length === 1 && withoutDates(text).trim() === '');
  return isNear && own.length === 1 && areDays ? day : undefined;
}

const SAME_EDGE_PT = 4;

const overlaps = (header: Phrase, cell: Phrase): boolean => overlapsAcross(header, cell, 3);
