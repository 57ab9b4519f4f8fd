// Finds the line that names a table's columns, in whatever words and order an issuer prints them.
import { foldText } from '../../kernel/text.ts';
import type { Line, Phrase } from '../../model/layout.ts';
import { overlapsAcross, type Word } from '../../model/page.ts';
import { readAmount } from '../values/amount.ts';
import { readDay } from '../values/days.ts';
import {
  columnsOf,
  namingWords,
  UNIT,
  UNKNOWN_COLUMN,
  type HeaderColumn,
  type HeaderVocabulary,
} from './column-names.ts';
import { withWords } from '../../model/parts-of-lines.ts';

/** The header of a table: its columns and how wide they are together, in points. */
export interface TableHeader {
  readonly columns: readonly HeaderColumn[];
  readonly x0: number;
  readonly x1: number;
  /** How many lines the header takes. */
  readonly lineCount: number;
  /** How many words name its columns. */
  readonly words: number;
  /** Names nobody foresaw that stand right of all its columns: they name some, where amounts stand beneath them. */
  readonly beyond?: readonly HeaderColumn[];
}

/** The header that starts at `lines[index]`, alone or together with the line or two below it, or undefined. */
export function headerAt(lines: readonly Line[], index: number, vocabulary: HeaderVocabulary): TableHeader | undefined {
  const first = lines[index];
  const second = first && below(lines, index, first);
  const third = second && below(lines, second.at, second.line);
  const lowers = [second, third].flatMap((lower) => lower?.line ?? []);
  const beside = first ? linesBeside(lines, index, first) : [];
  if (!first || !mayBeHeader([first, ...lowers, ...beside], vocabulary)) return undefined;
  const single = headerOf(first.phrases, vocabulary, 1);
  const stacked = second ? headerOf(stack(first, second.line), vocabulary, second.at - index + 1) : undefined;
  const triple =
    second && third
      ? headerOf(stack({ ...first, phrases: stack(first, second.line) }, third.line), vocabulary, third.at - index + 1)
      : undefined;
  // A title that stands over a whole header is no part of it: what is joined must name more than the lower line does alone.
  // What stands left of a whole header, at another height, is of a panel.
  const names = beside.filter(({ phrases }) => !single || phrases.some(({ x1 }) => x1 > single.x0));
  const joined = [single, stacked, triple, centredHeader([first, ...names], vocabulary, 1 + beside.length)].flatMap(
    (one) => one ?? [],
  );
  const lower = [second?.line.phrases, second && third && stack(second.line, third.line)].flatMap((phrases) =>
    phrases ? (headerOf(phrases, vocabulary, 1) ?? []) : [],
  );
  if (lower.some((one) => joined.every((other) => told(other) <= told(one)))) return undefined;
  return joined.reduce<TableHeader | undefined>(
    (best, candidate) => (!best || told(candidate) > told(best) ? candidate : best),
    undefined,
  );
}

/** A cheap look before the dear one: at least two phrases begin with a word that some header begins with. */
function mayBeHeader(lines: readonly Line[], { firstWords }: HeaderVocabulary): boolean {
  let found = 0;
  for (const line of lines) {
    for (const phrase of line.phrases) {
      for (const word of phrase.words.slice(0, 8)) {
        if (firstWords.has(foldText(word.text).split(' ')[0] ?? '') && ++found >= 2) return true;
      }
    }
  }
  return false;
}

/** How much a header tells: columns that are known, then those known to be beside the entry; names in more words are surer. */
function told({ columns, words }: TableHeader): number {
  const known = columns.filter(isKnown).length;
  const aside = columns.filter(({ value }) => value === 'aside').length;
  return known + 0.5 * aside - 0.25 * (columns.length - known - aside) + 0.01 * words;
}

/** Whether a column tells of entries: one that repeats the account's number makes no table of them. */
export function isKnown({ role, value }: HeaderColumn): boolean {
  return role !== UNKNOWN_COLUMN && value !== 'aside';
}

/** The next line of a stacked header: close beneath, and over the same stretch of the page (a side panel's lines lie between). */
function below(
  lines: readonly Line[],
  index: number,
  upper: Line,
): { readonly line: Line; readonly at: number } | undefined {
  for (let at = index + 1; at <= index + 2; at++) {
    const line = lines[at];
    if (line?.page !== upper.page || line.y0 - upper.y1 >= 0.6 * (upper.y1 - upper.y0)) return undefined;
    if (line.phrases.some((one) => upper.phrases.some((other) => overlapsAcross(one, other)))) return { line, at };
  }
  return undefined;
}

/** A header of names on one, two or three lines, each set in the middle of its height, takes at most so many lines. */
const CENTRED_LINES = 5;

/** The lines that begin before those above them end: names of one line stand beside names of two. */
function linesBeside(lines: readonly Line[], index: number, upper: Line): readonly Line[] {
  const beside: Line[] = [];
  let bottom = upper.y1;
  for (const line of lines.slice(index + 1, index + CENTRED_LINES)) {
    if (line.page !== upper.page || line.y0 >= bottom) break;
    beside.push(line);
    bottom = Math.max(bottom, line.y1);
  }
  return beside;
}

function centredHeader(
  lines: readonly Line[],
  vocabulary: HeaderVocabulary,
  lineCount: number,
): TableHeader | undefined {
  const [first, ...others] = lines;
  if (!first || others.length === 0) return undefined;
  const phrases = others.reduce<readonly Phrase[]>(
    (above, line) => stack({ ...first, phrases: above }, line),
    first.phrases,
  );
  const header = headerOf(phrases, vocabulary, lineCount);
  // A line of a panel beside the table may begin higher than the names do: the header begins beneath it.
  return header && first.phrases.every(({ x0 }) => x0 > header.x1) ? undefined : header;
}

/** Phrases of two lines, joined where they stand above each other. */
function stack(upper: Line, lower: Line): Phrase[] {
  const left = [...lower.phrases];
  const joined = upper.phrases
    .flatMap((phrase) => splitOver(phrase, lower.phrases))
    .map((phrase) => {
      const under = left.findIndex((other) => overlapsAcross(other, phrase));
      const [found] = under < 0 ? [] : left.splice(under, 1);
      if (!found) return phrase;
      return {
        ...phrase,
        x0: Math.min(phrase.x0, found.x0),
        x1: Math.max(phrase.x1, found.x1),
        text: `${phrase.text} ${found.text}`,
        words: [...phrase.words, ...found.words],
      };
    });
  return [...joined, ...left].sort((a, b) => a.x0 - b.x0);
}

/** Names that stand so close that they are one phrase, where the line beneath them tells them apart: a name over each. */
function splitOver(phrase: Phrase, lower: readonly Phrase[]): Phrase[] {
  const under = lower.filter((one) => overlapsAcross(one, phrase));
  if (under.length < 2 || under.length > phrase.words.length) return [phrase];
  const names = inNames(phrase.words, under.length).map((words) => withWords(phrase, words));
  const isOver = names.every((name, i) => under[i] !== undefined && overlapsAcross(name, under[i]));
  return names.length === under.length && isOver ? names : [phrase];
}

/** The spaces between names are this much wider than those within them. */
const WIDER = 1.2;

/** Words in so many names, parted at the widest spaces; one where no such spaces stand out. */
function inNames(words: readonly Word[], count: number): readonly (readonly Word[])[] {
  const spaces = words.slice(1).map((word, i) => word.x0 - (words[i]?.x1 ?? word.x0));
  const [least = 0, next = 0] = [...spaces].sort((a, b) => b - a).slice(count - 2);
  if (next * WIDER > least) return [words];
  const names: Word[][] = [[]];
  words.forEach((word, i) => {
    if (i > 0 && (spaces[i - 1] ?? 0) >= least) names.push([]);
    names.at(-1)?.push(word);
  });
  return names;
}

function headerOf(
  phrases: readonly Phrase[],
  vocabulary: HeaderVocabulary,
  lineCount: number,
): TableHeader | undefined {
  const named = phrases.map((phrase) => ({ phrase, found: columnsOf(phrase, vocabulary) }));
  if (holdsValues(named)) return undefined;
  // What stands beside the named columns on the right (an advert, a side panel) is no part of the table.
  const last = named.findLastIndex(({ found }) => found.length > 0);
  const columns: HeaderColumn[] = [];
  let matched = 0;
  let total = 0;
  for (const { phrase, found } of named.slice(0, last + 1)) {
    const words = namingWords(phrase).length;
    total += words;
    if (found.length > 0) matched += words;
    // A name nobody foresaw still names a column: its text belongs to the entry's description.
    else if (words > 0) {
      columns.push(unknownColumn(phrase));
    }
    columns.push(...found);
  }
  const distinct = columns
    .map((column) => meaningBeside(column, columns))
    .filter((column) => column.name !== UNIT || columns.every((other) => other === column || !isOfEntries(other)))
    .map((column, i) => (isSecondDate(column, columns.slice(0, i)) ? secondDate(column) : column))
    .filter((column, i, all) => !isKnown(column) || isFirst(column, i, all) || isAnotherFlow(column, all));
  if (distinct.some((column) => distinct.some((other) => other !== column && covers(other, column)))) return undefined;
  if (!isHeader(distinct.filter(isKnown)) || matched < 0.6 * total) return undefined;
  return {
    columns: withDescription(
      distinct.map((column) => (isBalance(column, distinct) ? { ...column, role: 'balance' } : column)),
    ),
    x0: Math.min(...distinct.map((column) => column.x0)),
    x1: Math.max(...distinct.map((column) => column.x1)),
    lineCount,
    words: matched,
    beyond: named
      .slice(last + 1)
      .flatMap(({ phrase }) => (namingWords(phrase).length > 0 ? unknownColumn(phrase) : [])),
  };
}

/** Between names of columns stand no values: labels of two lists that stand side by side have theirs between them. */
function holdsValues(named: readonly { readonly phrase: Phrase; readonly found: readonly HeaderColumn[] }[]): boolean {
  const isNamed = ({ found }: (typeof named)[number]): boolean => found.some(isKnown);
  const last = named.findLastIndex(isNamed);
  const isAmount = ({ phrase: { text } }: (typeof named)[number]): boolean => readAmount(text)?.hasFraction === true;
  // One behind them may be of a panel beside the table; with two, `Charge | Monthly fee | 3.00 | 903.14` is an entry.
  if (named.slice(last + 1).filter(isAmount).length > 1) return true;
  return named
    .slice(named.findIndex(isNamed) + 1, Math.max(0, last))
    .some((one) => isAmount(one) || readDay(one.phrase.text) !== undefined);
}

const isFirst = (column: HeaderColumn, at: number, all: readonly HeaderColumn[]): boolean =>
  all.findIndex((other) => other.role === column.role) === at;

/** Money may come in, or go out, in several columns (`Subscriptions`, `Transfers in`), where a balance says what they come to. */
function isAnotherFlow({ role, name }: HeaderColumn, all: readonly HeaderColumn[]): boolean {
  const isFlow = role === 'moneyIn' || role === 'moneyOut';
  return (
    isFlow && all.some((other) => other.role === 'balance') && all.filter((other) => other.name === name).length === 1
  );
}

/** What kind of entry it was is all that a table says of it where it has no other words. */
function withDescription(columns: readonly HeaderColumn[]): readonly HeaderColumn[] {
  if (columns.some(({ value, role }) => value === 'text' || role === UNKNOWN_COLUMN)) return columns;
  return columns.map((column) => (column.role === 'code' ? { ...column, role: 'description', value: 'text' } : column));
}

function unknownColumn({ x0, x1, text }: Phrase): HeaderColumn {
  return { role: UNKNOWN_COLUMN, value: 'text', name: foldText(text), x0, x1 };
}

/** A column of what the entries move: not of what they were in another currency. */
function isOfEntries({ role, value }: HeaderColumn): boolean {
  return value === 'money' && role !== 'foreignAmount';
}

/** A column whose name has two meanings, where another column of the header is the first of them. */
function meaningBeside(column: HeaderColumn, columns: readonly HeaderColumn[]): HeaderColumn {
  const { also, role } = column;
  if (!also || !columns.some((other) => other !== column && other.role === role && !other.also)) return column;
  const free = also.find((meaning) => columns.every((other) => other.role !== meaning.role));
  return free ? { ...column, ...free } : column;
}

function isSecondDate({ role }: HeaderColumn, before: readonly HeaderColumn[]): boolean {
  return role === 'date' && before.some((one) => one.role === 'date');
}

/** Of two columns of dates the second is the day of the booking; beside one, `Transaction` is what was done. */
function secondDate(column: HeaderColumn): HeaderColumn {
  const isDay = /\bda(?:te|y)\b/.test(column.name ?? '');
  return isDay ? { ...column, role: 'posted' } : { ...column, role: 'description', value: 'text' };
}

/** Columns stand side by side: what stands over another is a title (`Payments in` over `Date`). */
function covers(column: HeaderColumn, other: HeaderColumn): boolean {
  const overlap = Math.min(column.x1, other.x1) - Math.max(column.x0, other.x0);
  return overlap > 0.5 * Math.min(column.x1 - column.x0, other.x1 - other.x0);
}

/** Beside columns for both directions, an amount further right is what they come to: the balance. */
function isBalance(column: HeaderColumn, columns: readonly HeaderColumn[]): boolean {
  const places = ['moneyIn', 'moneyOut'].flatMap((role) => columns.find((one) => one.role === role)?.x1 ?? []);
  const named = columns.some((one) => one.role === 'balance');
  return column.role === 'amount' && !named && places.length === 2 && places.every((x1) => x1 < column.x0);
}

/** A header names something that moves or stands, and a date or a description beside it. */
function isHeader(columns: readonly HeaderColumn[]): boolean {
  const money = columns.filter((column) => column.value === 'money');
  const other = columns.filter((column) => column.value !== 'money');
  const dated = other.some((column) => column.value === 'date');
  // Without dates of its own a table of entries has more to show than one flow: lists of fees have that as well.
  return (
    other.length >= 1 &&
    (dated ? money.length >= 1 : money.length >= 2 || money.some((column) => column.role === 'amount'))
  );
}
