// One line of a table's body: its date, code, text and amounts, each told apart by where it stands.
import type { Line, Phrase } from '../../model/layout.ts';
import { boundsOf, overlapsAcross, textOf, type Box, type Word } from '../../model/page.ts';
import { printedWords, type Printed } from '../../model/printed.ts';
import { matchDate, readDate, type DateMatch } from '../values/date.ts';
import { dottedDay } from '../values/dotted-day.ts';
import type { MoneyCell, PrintedDate, TableContents } from './contents.ts';
import type { HeaderColumn } from './column-names.ts';
import type { TableHeader } from './header.ts';
import { joinMarks } from './lone-marks.ts';
import { amountCells, guessedCells } from './amount-cells.ts';
import { roleOf, type MoneyColumn } from './money-columns.ts';

/** A line of a table's body. */
export interface BodyLine extends TableContents {
  readonly page: number;
  /** Index of the line on its page. */
  readonly index: number;
  readonly box: Box;
  /** Everything on it is set in bold: a heading, where the rows are not. */
  readonly bold: boolean;
}

/** Phrases may reach this far out of the table on its left and its right, in points. */
const LEFT_REACH_PT = 6;
const RIGHT_REACH_PT = 1;

/** Reads a body line; undefined when nothing of it stands inside the table's width. */
export function bodyLine(
  line: Line,
  index: number,
  table: { header: TableHeader; money: readonly MoneyColumn[]; currency: string },
): BodyLine | undefined {
  const { header, money, currency } = table;
  const right = Math.max(header.x1, ...money.map((column) => column.at)) + RIGHT_REACH_PT;
  const phrases = joinMarks(line.phrases, line).filter(
    (phrase) => phrase.x1 > header.x0 - LEFT_REACH_PT && phrase.x0 < right,
  );
  if (phrases.length === 0) return undefined;
  const own = { ...line, phrases };
  const amounts = [...amountCells(own, index, currency), ...guessedCells(own, index, currency)].filter(
    // What an entry was in the money of the place may stand in the same column, beneath what it came to.
    ({ reading }) => reading.currency === undefined || reading.currency === currency,
  );
  const cells = amounts.flatMap((one): MoneyCell[] => {
    const role = roleOf(one, money, line.y1 - line.y0);
    return role ? [{ ...one, role }] : [];
  });
  const parts: Parts = { dates: {}, codes: [], sides: [], text: [], stray: [] };
  const bold = phrases.every((phrase) => phrase.bold);
  const base = { page: line.page, index, box: boundsOf(phrases), money: cells, bold };
  const heading = dateHeading(phrases, line.page, header);
  if (heading) return { ...base, ...parts, dates: { date: heading } };
  for (const phrase of phrases) {
    const words = phrase.words.filter((word) => !cells.some((one) => inside(word, one.box)));
    if (words.length > 0 && !NOTHING.test(words.map((word) => word.text).join(''))) {
      sortWords(words, line.page, { header, parts, isPriced: cells.length > 0 });
    }
  }
  // Behind a day it is what an entry begins with.
  if (cells.length === 0 && Object.keys(parts.dates).length === 0) strayWide(parts, firstMoneyEdge(header));
  return { ...base, ...parts };
}

/** A unit alone, or the dash of a cell that is empty. */
const NOTHING = /^(?:[£€$]|[-–—])$/;

/** The right edge of the first column of amounts that has a text column on its left. */
function firstMoneyEdge({ columns }: TableHeader): number {
  const text = Math.min(...columns.filter((column) => column.value === 'text').map((column) => column.x0));
  return Math.min(
    ...columns.filter((column) => column.value === 'money' && column.x0 > text).map((column) => column.x1),
  );
}

/** Text that runs on beneath the amounts is a message across the table, not a description. */
function strayWide(parts: Parts, edge: number): void {
  // What begins with a day says when.
  const wide = parts.text.filter((piece) => piece.box.x1 > edge && !matchDate(piece.text));
  if (wide.length === 0) return;
  parts.stray.push(...wide);
  parts.text.splice(0, parts.text.length, ...parts.text.filter((piece) => !wide.includes(piece)));
}

/** A line that is a date and nothing else dates what follows, whichever column it stands in. */
function dateHeading(phrases: readonly Phrase[], page: number, header: TableHeader): PrintedDate | undefined {
  const [only] = phrases;
  if (!only || phrases.length > 1) return undefined;
  const dateColumn = header.columns.some((column) => column.value === 'date');
  // Where dates have a column of their own, a date under another header is part of a description ("on / 3 May").
  if (dateColumn && columnOf(only.words, header.columns)?.value !== 'date') return undefined;
  // Two bare numbers (`1/5`) number a page more often than they date what follows.
  const match = NAMED_DATE.test(only.text) ? readDate(only.text) : undefined;
  return match && { ...printedWords(only.words, page), match };
}

/** A time of day. */
export const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** A month's name, or a year in four digits. */
export const NAMED_DATE = /\p{L}{3}|\d{4}/u;

interface Parts {
  readonly dates: Record<string, PrintedDate>;
  readonly codes: Printed[];
  readonly sides: Printed[];
  readonly text: Printed[];
  readonly stray: Printed[];
}

/** Where words are sorted into, and whether their line has an amount. */
interface Place {
  readonly header: TableHeader;
  readonly parts: Parts;
  readonly isPriced: boolean;
}

function inside(word: Word, box: Box): boolean {
  return word.x0 >= box.x0 - 0.1 && word.x1 <= box.x1 + 0.1;
}

/** Puts words into the column they stand in; a date is split from what follows it. */
function sortWords(words: readonly Word[], page: number, into: Place): void {
  const { header, parts } = into;
  // Text under an amount's header is no description: a note such as "Continued". What stands before it in the row of its amount is one,
  // such as the town of a shop in a column without a header.
  const under = columnOf(words, header.columns);
  const isBefore = into.isPriced && under !== undefined && boundsOf(words).x1 < under.x0;
  if (under?.value === 'money' && !isBefore) {
    parts.stray.push(printedWords(words, page));
    return;
  }
  const columns = textColumns(words, header);
  let rest = words;
  let place = columnOf(rest, columns);
  const openDate = columns.filter((column) => column.value === 'date' && !parts.dates[column.role]);
  if (place?.value === 'date' || (!place && openDate.length > 0)) {
    const role = place?.role ?? 'date';
    const dated = parts.dates[role] ? undefined : leadingDate(rest, place);
    if (!dated) {
      // Text in the date column that is no date: a heading, a message, or a description under no header of its own.
      const free = columns.some((column) => column.value === 'text');
      (free ? parts.stray : parts.text).push(printedWords(rest, page));
      return;
    }
    parts.dates[role] = { ...printedWords(rest.slice(0, dated.words), page), match: dated.match };
    rest = rest.slice(dated.words);
    // The time of day is of the date.
    if (TIME.test(textOf(rest.slice(0, 1)))) rest = rest.slice(1);
    if (rest.length === 0) return;
    place = columnOf(
      rest,
      columns.filter((column) => column.role !== role),
    );
    if (place?.value === 'date') {
      sortWords(rest, page, into);
      return;
    }
  }
  // What repeats in each row, of the account or the card, is no part of the entry; nor is the number that a network gives it.
  if (place?.value === 'aside' || (place?.role === 'reference' && isNetworkNumber(rest, header))) return;
  const dated = place?.value === 'text' ? dateAfterText(rest, columns) : undefined;
  if (dated && !parts.dates[dated.column.role]) {
    const { column, at, match } = dated;
    parts.dates[column.role] = { ...printedWords(rest.slice(at), page), match };
    sortWords(rest.slice(0, at), page, into);
    return;
  }
  const code = place?.role === 'description' ? codeAfterText(rest, columns) : undefined;
  if (code) {
    parts.text.push(printedWords(rest.slice(0, -1), page));
    parts.codes.push(printedWords([code], page));
    return;
  }
  const list = place?.role === 'side' ? parts.sides : place?.value === 'code' ? parts.codes : parts.text;
  const at = list === parts.codes ? textAfterCode(rest, columns) : rest.length;
  list.push(printedWords(rest.slice(0, at), page));
  if (at < rest.length) parts.text.push(printedWords(rest.slice(at), page));
}

/** What the edges of a column's cells may differ by, in points. */
const EDGE_PT = 3;

/** Where the description begins in words that begin with a code: a wide code comes so near to it that both are one phrase. */
function textAfterCode(words: readonly Word[], columns: readonly HeaderColumn[]): number {
  const edges = columns.filter(({ value }) => value === 'text').map(({ x0 }) => x0);
  const at = words.findIndex((word, i) => i > 0 && edges.some((x0) => Math.abs(word.x0 - x0) <= EDGE_PT));
  return at < 0 ? words.length : at;
}

/** The code that ends words of the description, at the edge of the codes' column: what it is of may come so near that both are one phrase. */
function codeAfterText(words: readonly Word[], columns: readonly HeaderColumn[]): Word | undefined {
  const last = words.length > 1 ? words.at(-1) : undefined;
  const edges = columns.filter(({ value }) => value === 'code').map(({ x0 }) => x0);
  const isCode = last !== undefined && CODE.test(last.text) && edges.some((x0) => Math.abs(last.x0 - x0) <= EDGE_PT);
  return isCode ? last : undefined;
}

/** A date is printed in at most so many words. */
const DATE_WORDS = 4;

/** The date that ends words of the description, under a column of dates: a long text comes so near to it that both are one phrase. */
function dateAfterText(
  words: readonly Word[],
  columns: readonly HeaderColumn[],
): { readonly column: HeaderColumn; readonly at: number; readonly match: DateMatch } | undefined {
  for (let at = Math.max(1, words.length - DATE_WORDS); at < words.length; at++) {
    const rest = words.slice(at);
    const column = columnOf(rest, columns);
    const dated =
      column?.value === 'date' && overlapsAcross(boundsOf(rest), column) ? leadingDate(rest, column) : undefined;
    if (column && dated?.words === rest.length) return { column, at, match: dated.match };
  }
  return undefined;
}

/** A code: two to four capitals, with a stroke perhaps. */
const CODE = /^(?:\p{Lu}{2,4}|\p{Lu}{1,2}\/\p{Lu}{1,2})$/u;

/** All but the columns of amounts; what begins behind the header of the codes, or of the dates and is none, stands in the next of text. */
function textColumns(words: readonly Word[], { columns }: TableHeader): readonly HeaderColumn[] {
  const own = columns.filter((column) => column.value !== 'money');
  const from = words[0]?.x0 ?? 0;
  const isNext = own.some(({ role, x1 }) => role === 'description' && x1 > from);
  if (!isNext) return own;
  const isDate = own.some((column) => leadingDate(words, column) !== undefined);
  return own.filter(({ value, x1 }) => x1 >= from || !(value === 'code' || (value === 'date' && !isDate)));
}

/** Digits alone in a column for references, beside a column for what the entry says. */
function isNetworkNumber(words: readonly Word[], { columns }: TableHeader): boolean {
  return /^\d{8,23}$/.test(textOf(words)) && columns.some(({ role }) => role === 'description');
}

/** The date that words begin with, and how many of them it takes; `column` is where they stand. */
export function leadingDate(
  words: readonly Word[],
  column?: HeaderColumn,
): { match: DateMatch; words: number } | undefined {
  const text = textOf(words);
  const dotted = column?.isDotted ? dottedDay(words[0]?.text ?? '') : undefined;
  if (dotted) return { match: dotted, words: 1 };
  const match = matchDate(text);
  // A date that goes on to another is a period: the statement's own, in the head of a page.
  const until = match && /^\s*(?:to|until|till|[-–—])\s+(?=\S)/i.exec(text.slice(match.length));
  if (!match || (until && matchDate(text.slice(match.length + until[0].length)))) return undefined;
  let length = -1;
  for (let count = 0; count < words.length; count++) {
    length += 1 + (words[count]?.text.length ?? 0);
    if (length >= match.length) return length - match.length <= 1 ? { match, words: count + 1 } : undefined;
  }
  return undefined;
}

/** The text column a stretch of words stands in: the one whose header it lies under, else the one that starts nearest. */
export function columnOf(words: readonly Box[], columns: readonly HeaderColumn[]): HeaderColumn | undefined {
  const { x0, x1 } = boundsOf(words);
  let best: { column: HeaderColumn; off: number } | undefined;
  for (const column of columns) {
    const overlap = Math.min(x1, column.x1) - Math.max(x0, column.x0);
    const off = Math.abs(x0 - column.x0) - (overlap > 0 ? Math.min(overlap, 20) : 0);
    if (!best || off < best.off) best = { column, off };
  }
  return best?.column;
}
