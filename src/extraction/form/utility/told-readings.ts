// Readings of a meter that no label or header places: told in sentences (`it stood at 842 and now stands at 889`), or side by
// side with the units between them. The units that were used prove them.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { textOf, type Word } from '../../../model/page.ts';
import { runningOn } from '../../fields/run-on.ts';
import { datesIn } from '../../values/date.ts';
import type { BillRow } from './bill-rows.ts';
import { dayIn } from './reading-details.ts';
import { withoutOtherNumbers } from './other-numbers.ts';
import { NOT_READINGS, NUMBER, withoutPoints, withoutSerials, type Token } from './reading-tokens.ts';
import { quantitiesIn } from './row-figures.ts';
import { isDifference, type Used } from './used-units.ts';
import { withoutDates } from '../../values/without-dates.ts';

/** Two readings of a meter, the earlier first. */
export type TokenPair = readonly [Token, Token];

/** What proves readings and dates them. */
export interface ToldContext {
  readonly layout: DocumentLayout;
  readonly used: readonly Used[];
  /** The last day of the period billed. */
  readonly until: CalendarDate | undefined;
}

/** Sentences that may tell readings. */
const SPOKEN = /\b(?:meters?|read(?:s|ings?)?|stood|stands|dial|index)\b/iu;
/** The words right before a reading that is told. */
const TOLD =
  /\b(?:read(?:s|ing)?|stood at|stands at|standing at|show(?:s|ed|n)|register(?:s|ed)|display(?:s|ed)|from|to|was|were|is|at|of|and|then|now)\W*$/iu;
const UNIT_BEHIND = /^\s?(?:kwh|m³|m3|units?|cubic|litres?|days?|%|p\b|pence|[×x÷*/=])/iu;
const SUM_BEFORE = /[×÷*/=£]\s*$/u;
/** Readings of two places in a sentence, and how near to the units used they must lie apart. */
const IN_HUNDREDTHS = /(?<![\p{L}\d.,£/-]|£\s)(\d{1,6})(\.\d{2})(?![\d.,%]|\s?p\b)/gu;
const EXACT = 0.005;
const SENTENCE_END = /[.;](?=\s|$)/gu;

interface Figure {
  readonly token: Token;
  /** Where it stands in its stretch. */
  readonly at: number;
  readonly end: number;
}

interface Stretch {
  readonly text: string;
  readonly pieces: readonly { readonly row: BillRow; readonly phrase: Phrase; readonly start: number }[];
}

/** Pairs that the units used prove: in one sentence or in one row. */
export function provenPairs(rows: readonly BillRow[], context: ToldContext): TokenPair[] {
  return firstOf(stretchesOf(rows, context.layout), (stretch) => {
    const used = [...context.used, ...usedIn(stretch.text)];
    const pairs = pairsOf(figuresOf(stretch), (a, b) => isDifference(a.token, b.token, used), stretch, context);
    // Two places look like money: only the units between them to the last place say that they are none.
    const isExact = (a: Figure, b: Figure): boolean =>
      used.some(({ count }) => Math.abs(b.token.count - a.token.count - count) < EXACT);
    return pairs.length > 0 ? pairs : pairsOf(figuresOf(stretch, IN_HUNDREDTHS), isExact, stretch, context);
  }).concat(pairsInRows(rows), datedPairs(rows, context));
}

/** Pairs that sentences tell without the units between them. */
export function toldPairs(rows: readonly BillRow[], context: ToldContext): TokenPair[] {
  return firstOf(stretchesOf(rows, context.layout), (stretch) => {
    const told = figuresOf(stretch).filter(({ at }) => TOLD.test(withoutDates(stretch.text.slice(0, at))));
    return told.length === 2 ? pairsOf(told, () => true, stretch, context) : [];
  });
}

function firstOf(stretches: readonly Stretch[], read: (stretch: Stretch) => TokenPair[]): TokenPair[] {
  for (const stretch of stretches) {
    const pairs = read(stretch);
    if (pairs.length > 0) return pairs;
  }
  return [];
}

/** What is used in a day is told beside what was used. */
const AVERAGE = /\b[\d,.]+ ?(?:kWh|m³|m3|units?|cubic met(?:re|er)s?)(?: of \p{L}+)? (?:a|an|per|each|every) \p{L}+/giu;

function usedIn(text: string): Used[] {
  return quantitiesIn(withoutDates(text).replace(AVERAGE, ' '))
    .filter(({ unit }) => /^(?:kWh|m³|unit)$/.test(unit))
    .map(({ count }) => ({ count, isEnergy: false }));
}

/** The text of every phrase on as many lines as it runs on, where it speaks of a meter. */
function stretchesOf(rows: readonly BillRow[], layout: DocumentLayout): Stretch[] {
  const phrases = new Map<Word, { readonly row: BillRow; readonly phrase: Phrase }>();
  for (const row of rows)
    for (const phrase of row.phrases) for (const word of phrase.words) phrases.set(word, { row, phrase });
  return rows.flatMap((row) =>
    row.phrases.flatMap((phrase) => {
      const page = layout.pages[row.line.page - 1];
      const words = page && phrase.words.length > 3 ? runningOn(page, phrase, row.lineIndex) : phrase.words;
      const text = textOf(words);
      if (!SPOKEN.test(text)) return [];
      const pieces: { row: BillRow; phrase: Phrase; start: number }[] = [];
      let start = 0;
      for (const word of words) {
        const own = phrases.get(word);
        if (own && pieces.at(-1)?.phrase !== own.phrase) pieces.push({ ...own, start });
        start += word.text.length + 1;
      }
      return [{ text, pieces }];
    }),
  );
}

function figuresOf({ text, pieces }: Stretch, numbers: RegExp = NUMBER): Figure[] {
  const plain = withoutOtherNumbers(withoutSerials(withoutDates(text)));
  return [...plain.matchAll(numbers)].flatMap((match): Figure[] => {
    const [printed, whole = '', fraction = ''] = match;
    const [at, end] = [match.index, match.index + printed.length];
    const piece = pieces.findLast(({ start }) => start <= at);
    if (!piece || UNIT_BEHIND.test(plain.slice(end)) || SUM_BEFORE.test(plain.slice(0, at))) return [];
    const { row, phrase, start } = piece;
    const count = Number(whole.replace(/[, ]/g, '') + fraction);
    return [{ token: { role: undefined, count, row, phrase, index: at - start, end: end - start }, at, end }];
  });
}

/** Neighbours among figures that fit; the earlier of each pair first. */
function pairsOf(
  figures: readonly Figure[],
  fits: (lower: Figure, higher: Figure) => boolean,
  { text }: Stretch,
  { until }: ToldContext,
): TokenPair[] {
  const pairs: TokenPair[] = [];
  for (let i = 0; i + 1 < figures.length; i++) {
    const [first, second] = [figures[i], figures[i + 1]];
    if (!first || !second) continue;
    const isUp = first.token.count <= second.token.count;
    const [lower, higher] = isUp ? [first, second] : [second, first];
    if (lower.token.count === higher.token.count || !fits(lower, higher)) continue;
    const details = detailsOf(
      text,
      [figures[i - 1]?.end ?? 0, first, second, figures[i + 2]?.at ?? text.length],
      until,
    );
    const [a, b] = [0, 1].map((at) => ({ ...(at === 0 ? first : second).token, ...details[at] }));
    if (a && b) pairs.push(isUp ? [a, b] : [b, a]);
    i++;
  }
  return pairs;
}

/** The day and the words about each of two figures: those before it, where the first has its day before it, else those behind it. */
function detailsOf(
  text: string,
  [from, first, second, to]: readonly [number, Figure, Figure, number],
  until: CalendarDate | undefined,
): { readonly headed?: CalendarDate; readonly said: string }[] {
  const [before, between, after] = [
    sentenceTail(text.slice(from, first.at)),
    text.slice(first.end, second.at),
    sentenceHead(text.slice(second.end, to)),
  ];
  // Two days before the first figure are a period, and of neither.
  const isBefore = datesIn(before).length === 1;
  const detail = (stretch: string, said: string, which: 0 | -1) => {
    const reading = datesIn(stretch).at(which)?.match.readings[0];
    const headed = reading && dayIn(reading, until);
    return { said, ...(headed === undefined ? {} : { headed }) };
  };
  // Who read it may be said with the day before each: `we read it on 4 May, when it showed 612, and you read it on …`.
  const [ofFirst, ofSecond] = [READ_BY.exec(before)?.[0], READ_BY.exec(between)];
  const behind = sentenceHead(ofSecond ? between.slice(0, ofSecond.index) : between);
  return isBefore
    ? [detail(before, ofFirst ?? behind, -1), detail(between, ofSecond?.[0] ?? after, -1)]
    : [detail(between, between, 0), detail(after, `${after} ${between}`, 0)];
}

const READ_BY = /\b(?:we|you|our meter reader) read\b/iu;

function sentenceTail(text: string): string {
  const end = [...text.matchAll(SENTENCE_END)].at(-1);
  return end ? text.slice(end.index + 1) : text;
}

function sentenceHead(text: string): string {
  const end = [...text.matchAll(SENTENCE_END)].at(0);
  return end ? text.slice(0, end.index) : text;
}

/** Rows that print two figures and their difference, each in a cell of its own. */
function pairsInRows(rows: readonly BillRow[]): TokenPair[] {
  return rows.flatMap((row): TokenPair[] => {
    const text = withoutPoints(row.text);
    if (NOT_READINGS.test(text) && !/\breadings?\b/iu.test(text)) return [];
    const cells = figureCells(row);
    const at = cells.findIndex(({ count }, i) => {
      const [next, used] = [cells[i + 1]?.count ?? 0, cells[i + 2]?.count];
      return next - count > 1 && used !== undefined && Math.abs(Math.abs(next - count) - used) < 0.51;
    });
    // Of gas what was used may stand there in kilowatt hours alone.
    const [from, to, energy] = at < 0 && row.utility === 'Gas' ? cells : [];
    if (from && to && energy && isDifference(from, to, [{ count: energy.count, isEnergy: true }])) return [[from, to]];
    const [first, second] = at < 0 ? [] : cells.slice(at);
    return first && second ? [[first, second]] : takenOff(row, rows);
  });
}

/** A reading, the one that is taken off it, and what that leaves, with the words of the sum between them: `612 minus 540 equals 72`. */
function takenOff(row: BillRow, rows: readonly BillRow[]): TokenPair[] {
  if (figureCells(row).length === 0) return [];
  // Figures of one sum may be set in several sizes, and so be lines of their own.
  const beside = rows.filter(
    ({ line }) => line.page === row.line.page && line.y0 < row.line.y1 && line.y1 > row.line.y0,
  );
  if (!beside.some(({ phrases }) => phrases.some(({ text }) => MINUS.test(text)))) return [];
  const [later, earlier, used, more] = beside.flatMap(figureCells).sort((a, b) => a.phrase.x0 - b.phrase.x0);
  if (!later || !earlier || !used || more || later.row !== row) return [];
  return used.count > 0 && Math.abs(later.count - earlier.count - used.count) < 0.51 ? [[earlier, later]] : [];
}

const MINUS = /(?:^|\d )(?:minus|less|take away|[-–−])(?:$| \d)/iu;

/** The figures of a row that fill cells of their own. */
function figureCells(row: BillRow): Token[] {
  return row.phrases.flatMap((phrase): Token[] => {
    const [match] = withoutDates(phrase.text).matchAll(NUMBER);
    const rest = match && phrase.text.slice(match[0].length);
    if (match?.index !== 0 || !/^\s?(?:\(?\p{L}+\)?|m³|\(\p{L}+(?: \p{L}+){1,3}\))?$/u.test(rest ?? '')) return [];
    const count = Number(phrase.text.slice(0, match[0].length).replace(/[, ]/g, ''));
    return [{ role: undefined, count, row, phrase, index: 0, end: match[0].length }];
  });
}

/** Figures beneath each other, each right behind a day, as far apart as the units used. */
function datedPairs(rows: readonly BillRow[], { used, until }: ToldContext): TokenPair[] {
  const figures = rows.map((row) => datedFigure(row, until));
  return rows.flatMap((_, at): TokenPair[] => {
    const first = figures[at];
    // Between two rows of a column there may be one of the column beside it.
    const second = figures
      .slice(at + 1, at + 1 + ROWS_BENEATH)
      .find((one) => first && one && Math.abs(first.phrase.x1 - one.phrase.x1) <= SAME_COLUMN_PT);
    if (!first || !second) return [];
    const [lower, higher] = first.count <= second.count ? [first, second] : [second, first];
    return isDifference(lower, higher, used) ? [[lower, higher]] : [];
  });
}

/** The figure of a row that stands behind a day, with what is said beside that. */
function datedFigure(row: BillRow, until: CalendarDate | undefined): Token | undefined {
  for (const phrase of row.phrases) {
    const [, figure = ''] = DAY_AND_FIGURE.exec(phrase.text) ?? [];
    const [only, other] = figure === '' ? [] : datesIn(phrase.text);
    const reading = other ? undefined : only?.match.readings[0];
    const headed = reading && only?.index === 0 ? dayIn(reading, until) : undefined;
    if (headed === undefined) continue;
    const index = phrase.text.lastIndexOf(figure);
    return {
      role: undefined,
      count: Number(figure.replace(',', '')),
      row,
      phrase,
      index,
      end: index + figure.length,
      headed,
    };
  }
  for (const token of figureCells(row)) {
    const day = row.phrases[row.phrases.indexOf(token.phrase) - 1];
    const [only, other] = day ? datesIn(day.text) : [];
    const reading = other ? undefined : only?.match.readings[0];
    if (!day || !reading) continue;
    const headed = dayIn(reading, until);
    const isSaid = /\p{L}{3}/u.test(withoutDates(day.text));
    return { ...token, ...(headed === undefined ? {} : { headed }), ...(isSaid ? { said: day.text } : {}) };
  }
  return undefined;
}

/** A day and what the meter showed on it, in one phrase: `4 May 2025: 1204 (actual)`. */
const DAY_AND_FIGURE =
  /^\d.{5,20}?(?:\s?[:–—=-]\s?|(?<=\d{4}|\/\d\d)\s)(\d{1,3}(?:,\d{3})|\d{2,6})(?:\s?m³)?(?:\s\(?(?:\p{L}+|[AECS])\)?)?$/u;
const SAME_COLUMN_PT = 12;
const ROWS_BENEATH = 3;
