// Tables that print the month once, over its rows, and in each row the day alone: their rows are given their month. Likewise the year,
// over rows that print the day and the month.
import { MONTH, monthNumber, shortMonth } from '../../kernel/months.ts';
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import { textOf, type Word } from '../../model/page.ts';
import { dayOrder } from '../../model/statement.ts';
import { isAmountInFull } from '../values/amount.ts';
import { readDate } from '../values/date.ts';
import { withPhrases } from '../../model/parts-of-lines.ts';

const HEADING = new RegExp(`^${MONTH}(?:,? (?:\\d{4}|['’]\\d{2}))?$`, 'i');
/** A month with its year perhaps, and nothing else. */
export const isMonthHeading = (text: string): boolean => HEADING.test(text);

/** A heading over the days of one week: `Week of 16 May`, `w/c Monday 1 June 2026`. */
const WEEK = new RegExp(
  `^(?:(?:the )?week (?:of|from|beginning|commencing|starting)|w/c|wk of):? (?:\\p{L}{3,9},? )?(\\d{1,2})(?:st|nd|rd|th)? (${MONTH}(?:,? \\d{4})?)$`,
  'iu',
);
const DAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?(?:[1-9]|[12]\d|3[01]|0[1-9])(?:st|nd|rd|th)?$/i;
/** A day of the week with its number, alone over the rows of that day. */
const DAY_ALONE =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? (?:[1-9]|[12]\d|3[01]|0[1-9])(?:st|nd|rd|th)?$/i;
/** A year alone, and a day with its month that lacks one. */
const YEAR = /^20\d\d$/;
const DAY_OF_YEAR = new RegExp(
  `^(?:(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*,? )?(?:\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)$`,
  'iu',
);
const EDGE_PT = 2;
/** Fewer rows with a day alone are no table of them. */
const FEWEST_ROWS = 3;

/** The layout with the month and year of their heading added to days that stand alone; the same where there are none. */
export function withMonths(layout: DocumentLayout): DocumentLayout {
  return withLines(withLines(layout, datedLines(layout)), linesOfYears(layout));
}

function withLines(layout: DocumentLayout, dated: ReadonlyMap<Line, Line>): DocumentLayout {
  if (dated.size < FEWEST_ROWS) return layout;
  return {
    pages: layout.pages.map((page) => ({ ...page, lines: page.lines.map((line) => dated.get(line) ?? line) })),
  };
}

/**
 * The rows beneath a year at the edge of their days; none where a row stands over the first (there the year is the rest of its day, in a
 * narrow column), or where the year turns beneath one.
 */
function linesOfYears({ pages }: DocumentLayout): ReadonlyMap<Line, Line> {
  const found = new Map<Line, Line>();
  let year: Phrase | undefined;
  let days: number[] = [];
  for (const line of pages.flatMap(({ lines }) => lines)) {
    const [first, ...others] = line.phrases;
    if (!first || line.furniture) continue;
    if (others.length === 0 && YEAR.test(first.text)) [year, days] = [first, []];
    if (!DAY_OF_YEAR.test(first.text) || !others.some(({ text }) => isAmountInFull(text))) continue;
    if (!year || Math.abs(year.x0 - first.x0) > EDGE_PT) return new Map();
    found.set(line, withDate(line, first, { months: [year.words, year.words] }));
    days.push(...(readDate(first.text)?.readings.slice(0, 1).map(dayOrder) ?? []));
    if (!isOneWay(days)) return new Map();
  }
  return found;
}

/** Whether days only go on, or only go back. */
const isOneWay = (days: readonly number[]): boolean =>
  [1, -1].some((way) => days.slice(1).every((day, i) => way * (day - (days[i] ?? day)) >= 0));

function datedLines({ pages }: DocumentLayout): ReadonlyMap<Line, Line> {
  const found = new Map<Line, Line>();
  let heading: Heading | undefined;
  let over: Phrase | undefined;
  for (const line of pages.flatMap(({ lines }) => lines)) {
    const [first, ...others] = line.phrases;
    if (!first || line.furniture) continue;
    const next = others.length === 0 || isColumnName(first, others) ? headingOf(first) : undefined;
    const above = over;
    over = first;
    // A month right beneath a day that no heading stands over is the rest of that day, in a narrow column.
    if (next && !heading && above && isDayOver(above, first)) return found;
    if (next) {
      heading = next;
    } else if (
      heading &&
      ((DAY.test(first.text) && others.some(({ text }) => isAmountInFull(text))) || isDayAlone(line))
    ) {
      found.set(line, withDate(line, first, heading));
    }
  }
  return found;
}

const isDayOver = (above: Phrase, { x0, y0, y1 }: Phrase): boolean =>
  DAY.test(above.text) && Math.abs(above.x0 - x0) <= EDGE_PT && y0 - above.y1 < y1 - y0;

/** The month over a column of days, beside the names of other columns. */
const isColumnName = ({ text }: Phrase, others: readonly Phrase[]): boolean =>
  isMonthHeading(text) && others.length > 1 && others.every((one) => !/\d/.test(one.text) && one.words.length < 4);

/** What a heading says of the days beneath it: their month, and that after it for days before the first of a week. */
interface Heading {
  readonly months: readonly [own: readonly Word[], following: readonly Word[]];
  readonly from?: number;
}

function headingOf({ text, words }: Phrase): Heading | undefined {
  if (isMonthHeading(text)) return { months: [words, words] };
  const [, from, month = ''] = WEEK.exec(text) ?? [];
  if (from === undefined) return undefined;
  const own = words.slice(-month.split(' ').length);
  const number = monthNumber(month);
  const after = own.map((word, i) => {
    if (i === 0) return { ...word, text: shortMonth((number % 12) + 1) ?? word.text };
    return number === 12 ? { ...word, text: String(Number(word.text) + 1) } : word;
  });
  return { months: [own, after], from: Number(from) };
}

const isDayAlone = ({ phrases: [day, other] }: Line): boolean =>
  day !== undefined && other === undefined && DAY_ALONE.test(day.text);

/** What is added stands where the day does. */
function withDate(line: Line, day: Phrase, { months: [own, following], from }: Heading): Line {
  const { x0, y0, x1, y1 } = day;
  const isNext = from !== undefined && Number(/\d+/.exec(day.words.at(-1)?.text ?? '')?.[0]) < from;
  const words = [...day.words, ...(isNext ? following : own).map((word) => ({ ...word, x0, y0, x1, y1 }))];
  const phrases = [{ ...day, words, text: textOf(words) }, ...line.phrases.slice(1)];
  return withPhrases(line, phrases);
}
