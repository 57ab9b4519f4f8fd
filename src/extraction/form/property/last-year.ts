// Tables that set the figures of another year beside those of the statement's: `2025 | 2024`, `This year | Last year`. What stands under
// the earlier one is nothing that the statement is about.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { mapPages, withoutPhrases } from '../../../model/parts-of-lines.ts';

/** What heads the column of a year, with the day it ends on or without. */
const YEAR =
  /^(?:(?:calendar |statement )?year )?(?:(?:to|ended|ending) (?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9} )?)?(20\d\d)(?: ?\(?£\)?)?$/iu;
const THIS = /^(?:this|current) (?:year|statement)(?: ?\(?£\)?)?$/i;
const LAST = /^(?:last|previous|prior) (?:year|statement)(?: ?\(?£\)?)?$/i;
const VALUE = /\d/;
/** Such a table is of what moved the loan. */
const OF_LOAN = /\b(?:balance|owed|interest|payments?)\b/i;
/** It has no more lines. */
const MOST_LINES = 24;
const SAME_EDGE_PT = 3;

interface Columns {
  readonly own: Phrase;
  readonly earlier: readonly Phrase[];
}

/** The paper without the columns of earlier years. */
export function withoutLastYear(layout: DocumentLayout): DocumentLayout {
  return mapPages(layout, withoutColumns);
}

function withoutColumns(page: PageLayout): PageLayout {
  const left = new Set<Phrase>();
  for (const [at, line] of page.lines.entries()) {
    const columns = columnsOf(line);
    const rows = columns ? rowsUnder(page.lines.slice(at + 1, at + 1 + MOST_LINES), columns) : [];
    if (!columns || !rows.some(({ text }) => OF_LOAN.test(text))) continue;
    for (const head of columns.earlier) left.add(head);
    for (const { phrases } of rows)
      for (const phrase of phrases)
        if (VALUE.test(phrase.text) && columns.earlier.some((head) => isUnder(phrase, head))) left.add(phrase);
  }
  return left.size === 0 ? page : { ...page, lines: page.lines.map((line) => withoutPhrases(line, left)) };
}

/** The column of the statement's own year among others; undefined where a line heads none. */
function columnsOf({ phrases }: Line): Columns | undefined {
  const own = phrases.find(({ text }) => THIS.test(text));
  const last = phrases.filter(({ text }) => LAST.test(text));
  if (own && last.length > 0) return { own, earlier: last };
  const years = phrases.flatMap((phrase) => {
    const [, year] = YEAR.exec(phrase.text) ?? [];
    return year === undefined ? [] : [{ phrase, year: Number(year) }];
  });
  const [latest, ...others] = years.toSorted((a, b) => b.year - a.year);
  const areYears =
    latest !== undefined && others.length > 0 && new Set(years.map(({ year }) => year)).size === years.length;
  return areYears ? { own: latest.phrase, earlier: others.map(({ phrase }) => phrase) } : undefined;
}

/** The rows right beneath the heads that have a label left of all columns, and a value under the year of the statement. */
function rowsUnder(lines: readonly Line[], { own, earlier }: Columns): readonly Line[] {
  const left = Math.min(own.x0, ...earlier.map(({ x0 }) => x0));
  const isRow = ({ phrases: [label, ...cells] }: Line): boolean =>
    label !== undefined &&
    /\p{L}{3}/u.test(label.text) &&
    label.x1 < left &&
    cells.some((one) => VALUE.test(one.text) && isUnder(one, own));
  // A label may run over a line, or a note stand between; two lines of something else end the table.
  const end = lines.findIndex(
    (line, at) => !isRow(line) && (at === 0 || !lines[at + 1] || !isRow(lines[at + 1] ?? line)),
  );
  return (end < 0 ? lines : lines.slice(0, end)).filter(isRow);
}

const isUnder = (phrase: Phrase, head: Phrase): boolean =>
  overlapsAcross(phrase, head) ||
  [phrase.x0 - head.x0, phrase.x1 - head.x1].some((away) => Math.abs(away) <= SAME_EDGE_PT);
