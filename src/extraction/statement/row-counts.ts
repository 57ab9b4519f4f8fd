// Rows that are counted through before their days, as passbooks print them: `1 15NOV24`, `2 29NOV24`. The count is no part of the row; left
// where it is, it hides the day behind it.
import { mapPages, withPhrases, withWords } from '../../model/parts-of-lines.ts';
import type { DocumentLayout, Line } from '../../model/layout.ts';
import { textOf, type Word } from '../../model/page.ts';
import { matchDate } from '../values/date.ts';

const COUNT = /^\d{1,4}[.)]?$/;
/** Fewer rows with a day are not counted through. */
const FEWEST = 3;
/** Counts share their left or their right edge within this, in points. */
const EDGE_PT = 2;

/** The layout without the counts of rows; the same where rows are not counted through. */
export function withoutRowCounts(layout: DocumentLayout): DocumentLayout {
  const lines = layout.pages.flatMap((page) => page.lines.filter(({ furniture }) => !furniture));
  const counted = lines.filter(isCountedDay);
  if (counted.length < FEWEST || !goOn(counted.map(countOf), layout.pages.length)) return layout;
  const rows = new Set(rowsBetween(lines, counted));
  return mapPages(layout, (page) => ({
    ...page,
    lines: page.lines.map((line) => (rows.has(line) ? withoutFirstWord(line) : line)),
  }));
}

const firstWord = ({ phrases: [first] }: Line): Word | undefined => first?.words[0];
const countOf = (line: Line): number => parseInt(firstWord(line)?.text ?? '', 10);

/** A number, and a day that begins with its own. */
function isCountedDay(line: Line): boolean {
  const [count, ...others] = line.phrases.slice(0, 2).flatMap(({ words }) => words);
  const rest = textOf(others);
  return COUNT.test(count?.text ?? '') && /^\d/.test(rest) && isDay(rest) && !isDay(line.text);
}

const isDay = (text: string): boolean => matchDate(text) !== undefined;

/** Whether numbers go up, or down, but where a page begins anew; rows of the same day may print no day of their own between them. */
function goOn(counts: readonly number[], pages: number): boolean {
  const steps = counts.slice(1).map((count, i) => count - (counts[i] ?? count));
  const up = steps.filter((step) => step > 0).length;
  const down = steps.filter((step) => step < 0).length;
  return steps.some((step) => Math.abs(step) === 1) && Math.max(up, down) > steps.length - pages;
}

/** The counted rows, and those among them whose day is that of the row above: they begin with a count at the same edge. */
function rowsBetween(lines: readonly Line[], counted: readonly Line[]): readonly Line[] {
  const edges = counted.flatMap((line) => firstWord(line) ?? []);
  const isAtEdge = ({ x0, x1 }: Word): boolean =>
    edges.some((one) => Math.abs(one.x0 - x0) <= EDGE_PT || Math.abs(one.x1 - x1) <= EDGE_PT);
  const [from, to] = [lines.findIndex(isCountedDay), lines.findLastIndex(isCountedDay)];
  return lines.filter((line, at) => {
    const word = firstWord(line);
    const isRow = counted.includes(line) || (at > from && at <= to + 1 && line.phrases.length > 2);
    return isRow && word !== undefined && COUNT.test(word.text) && isAtEdge(word);
  });
}

function withoutFirstWord(line: Line): Line {
  const [first, ...others] = line.phrases;
  const rest = first?.words.slice(1) ?? [];
  return withPhrases(line, first && rest.length > 0 ? [withWords(first, rest), ...others] : others);
}
