// Days that a column is too narrow for: `11` over `Mar`, `05/03/` over `2026`. Both parts are read as one, on the line of the first.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { textOf } from '../../model/page.ts';
import { matchDate } from '../values/date.ts';
import { isMonthHeading } from './month-headings.ts';
import { withPhrases } from '../../model/parts-of-lines.ts';

/** A day that something is missing of: a number alone, with its weekday perhaps, or what ends with its stroke. */
const BEGUN = /^(?:\p{L}{3,9},? )?\d{1,2}(?:st|nd|rd|th)?$|^\d{1,2}(?:[-/.]|[-/. ](?:\d{1,2}|\p{L}{3,9})[-/.])$/iu;
/** What may go on: a month, with its year perhaps, or a year alone. */
const REST = /^\p{L}{3,9}\.?(?:[ -/](?:\d{4}|['’]?\d{2}))?$|^\d{2}[-/.]\d{2,4}$|^(?:19|20)\d{2}$|^\d{2}$/u;
const EDGE_PT = 2;
/** The rest stands this close beneath, in heights of the text. */
const BELOW_HEIGHTS = 1;
/** Lines of what stands beside may lie between. */
const LINES_BETWEEN = 2;
/** One alone is a number over a word. */
const FEWEST = 2;

/** The layout with days whole that are broken over two lines; the same where there are none, or months head the days beneath them. */
export function withWholeDays(layout: DocumentLayout): DocumentLayout {
  const pages = layout.pages.map(brokenOn);
  if (pages.reduce((count, broken) => count + broken.size, 0) < FEWEST || isHeaded(layout)) return layout;
  return {
    pages: layout.pages.map((page, i) => {
      const broken = pages[i] ?? new Map<Phrase, Phrase>();
      const rests = new Set(broken.values());
      return broken.size === 0 ? page : { ...page, lines: page.lines.map((line) => mended(line, broken, rests)) };
    }),
  };
}

/** Whether a month stands alone over the first of the days: a heading, as are those that follow. */
function isHeaded({ pages }: DocumentLayout): boolean {
  const lines = pages.flatMap((page) => page.lines).filter(({ furniture }) => !furniture);
  const at = lines.findIndex(({ phrases: [day, ...others] }) => day && others.length > 0 && BEGUN.test(day.text));
  const [over, other] = lines[at - 1]?.phrases ?? [];
  return over !== undefined && other === undefined && isMonthHeading(over.text);
}

/** The first parts on a page, and the rest of each. */
function brokenOn({ lines }: PageLayout): ReadonlyMap<Phrase, Phrase> {
  const broken = new Map<Phrase, Phrase>();
  lines.forEach(({ phrases: [first], furniture }, at) => {
    if (!first || furniture || !BEGUN.test(first.text)) return;
    const rest = lines
      .slice(at + 1, at + 2 + LINES_BETWEEN)
      .flatMap(({ phrases: [one] }) => one ?? [])
      .find(({ x0 }) => Math.abs(x0 - first.x0) <= EDGE_PT);
    if (rest && isRestOf(rest, first)) broken.set(first, rest);
  });
  return broken;
}

function isRestOf(rest: Phrase, first: Phrase): boolean {
  const isClose = rest.y0 - first.y1 < BELOW_HEIGHTS * (first.y1 - first.y0);
  const whole = joined(first.text, rest.text);
  return isClose && REST.test(rest.text) && matchDate(whole)?.length === whole.length;
}

const joined = (first: string, rest: string): string => first + (/[-/.]$/.test(first) ? '' : ' ') + rest;

function mended(line: Line, broken: ReadonlyMap<Phrase, Phrase>, rests: ReadonlySet<Phrase>): Line {
  const phrases = line.phrases.flatMap((phrase) => {
    if (rests.has(phrase)) return [];
    const rest = broken.get(phrase);
    return rest ? whole(phrase, rest) : phrase;
  });
  // A line of the rest alone stays: without it the lines of its row would seem to stand apart.
  return phrases.length === 0 ? line : withPhrases(line, phrases);
}

/** The rest stands where the first part does. */
function whole(first: Phrase, rest: Phrase): Phrase {
  const { x0, y0, x1, y1 } = first;
  const [last] = first.words.slice(-1);
  const [next, ...others] = rest.words.map((word) => ({ ...word, x0, y0, x1, y1 }));
  if (!last || !next) return first;
  const isOne = /[-/.]$/.test(last.text);
  const words = isOne
    ? [...first.words.slice(0, -1), { ...last, text: last.text + next.text }, ...others]
    : [...first.words, next, ...others];
  return { ...first, words, text: textOf(words) };
}
