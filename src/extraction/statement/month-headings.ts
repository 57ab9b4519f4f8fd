// Tables that print the month once, over its rows, and in each row the day alone: their rows are given their month.
import { MONTH, monthNumber, shortMonth } from '../../kernel/months.ts';
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import { textOf, type Word } from '../../model/page.ts';
import { isAmountInFull } from '../values/amount.ts';
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
const EDGE_PT = 2;
/** Fewer rows with a day alone are no table of them. */
const FEWEST_ROWS = 3;

/** The layout with the month and year of their heading added to days that stand alone; the same where there are none. */
export function withMonths(layout: DocumentLayout): DocumentLayout {
  const dated = datedLines(layout);
  if (dated.size < FEWEST_ROWS) return layout;
  return {
    pages: layout.pages.map((page) => ({ ...page, lines: page.lines.map((line) => dated.get(line) ?? line) })),
  };
}

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
