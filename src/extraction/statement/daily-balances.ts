// Lists of what an account held at the end of each day, printed apart from its entries: days and amounts in turn and nothing else.
// They are no rows of the table; as a repeated head or foot they are passed over.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { matchDate } from '../values/date.ts';
import { isAmountInFull } from '../values/amount.ts';

/** A heading over days that stand one on a line. */
const HEADING = /\b(?:daily|end[- ]of[- ]day|day[- ]end)\b.*\bbalances?\b|\bbalances?\b.*\b(?:each|every|the) day\b/i;
/** It stands so many lines above the first of them at most: names of columns may lie between. */
const HEADING_LINES = 3;
const FEWEST_LINES = 2;

/** The layout with such lists marked as what is not to be read with the rest; the same where there are none. */
export function withoutDailyBalances(layout: DocumentLayout): DocumentLayout {
  const listed = new Set(layout.pages.flatMap(listedLines));
  if (listed.size === 0) return layout;
  return {
    pages: layout.pages.map((page) => ({
      ...page,
      lines: page.lines.map((line) => (listed.has(line) ? { ...line, furniture: true } : line)),
    })),
  };
}

function listedLines({ lines }: PageLayout): readonly Line[] {
  const found: Line[] = [];
  let run: Line[] = [];
  const close = (end: number): void => {
    const start = end - run.length;
    const isHeaded = lines.slice(Math.max(0, start - HEADING_LINES), start).some(({ text }) => HEADING.test(text));
    if (run.length >= FEWEST_LINES && (isHeaded || run.some(({ phrases }) => pairsIn(phrases) > 1))) found.push(...run);
    run = [];
  };
  lines.forEach((line, at) => {
    if (pairsIn(line.phrases) > 0) run.push(line);
    else close(at);
  });
  close(lines.length);
  return found;
}

/** How many days with an amount a line holds; none where it holds anything else. */
function pairsIn(phrases: readonly Phrase[]): number {
  const isPaired = phrases.every(({ text }, at) =>
    at % 2 === 0 ? matchDate(text)?.length === text.length : isAmountInFull(text),
  );
  return isPaired && phrases.length % 2 === 0 ? phrases.length / 2 : 0;
}
