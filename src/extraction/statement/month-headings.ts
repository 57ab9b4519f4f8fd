// Tables that print the month once, over its rows, and in each row the day alone: their rows are given their month.
import { MONTH } from '../../kernel/months.ts';
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import { textOf, type Word } from '../../model/page.ts';
import { readAmount } from '../values/amount.ts';

const HEADING = new RegExp(`^${MONTH}(?:,? (?:\\d{4}|['’]\\d{2}))?$`, 'i');
const DAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?(?:[1-9]|[12]\d|3[01]|0[1-9])(?:st|nd|rd|th)?$/i;
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
  let heading: readonly Word[] | undefined;
  for (const line of pages.flatMap(({ lines }) => lines)) {
    const [first, ...others] = line.phrases;
    if (!first || line.furniture) continue;
    if (others.length === 0 && HEADING.test(first.text)) {
      heading = first.words;
    } else if (heading && DAY.test(first.text) && others.some(isAmount)) {
      found.set(line, withDate(line, first, heading));
    }
  }
  return found;
}

function isAmount({ text }: Phrase): boolean {
  return readAmount(text)?.hasFraction === true;
}

/** What is added stands where the day does. */
function withDate(line: Line, day: Phrase, heading: readonly Word[]): Line {
  const { x0, y0, x1, y1 } = day;
  const words = [...day.words.slice(-1), ...heading.map((word) => ({ ...word, x0, y0, x1, y1 }))];
  const phrases = [{ ...day, words, text: textOf(words) }, ...line.phrases.slice(1)];
  return { ...line, phrases, text: phrases.map(({ text }) => text).join(' ') };
}
