// Tables that set the figures of another year beside those of the paper's own: `2025 | 2024`, `This year | Last year`. What stands under
// the earlier one is nothing that the paper is about.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { overlapsAcross } from '../../model/page.ts';
import { mapPages, withoutPhrases } from '../../model/parts-of-lines.ts';

/** What heads the column of a year, with the day it ends on or without. */
const YEAR =
  /^(?:(?:calendar |statement )?year )?(?:(?:to|ended|ending) (?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9} )?)?(20\d\d)(?: ?\(?£\)?)?$/iu;
const VALUE = /\d/;

/** How a kind of paper heads such columns. */
interface Heads {
  readonly own: RegExp;
  readonly earlier: RegExp;
  /** What one of the rows speaks of at least. */
  readonly about: RegExp;
  /** Whether years alone head them as well. */
  readonly byYear: boolean;
}

const OF_LOANS: Heads = {
  own: /^(?:this|current) (?:year|statement)(?: ?\(?£\)?)?$/i,
  earlier: /^(?:last|previous|prior) (?:year|statement)(?: ?\(?£\)?)?$/i,
  about: /\b(?:balance|owed|interest|payments?)\b/i,
  byYear: true,
};
/** The last bill of a meter tells its earlier reading: only another year's is of no use. */
const OF_METERS: Heads = {
  own: /^(?:this|current) (?:year|bill|statement|period|quarter|month|time)$/i,
  earlier:
    /^(?:(?:the )?same (?:time|period|quarter|month),? )?(?:last|previous|prior) year$|^(?:a|one) year (?:ago|earlier|before)$/i,
  about: /\b(?:readings?|reads?|used|usage|units|consumption|kwh|opening|closing|previous|present)\b|m³/i,
  byYear: false,
};
/** It has no more lines. */
const MOST_LINES = 24;
const SAME_EDGE_PT = 3;

interface Columns {
  readonly own: Phrase;
  readonly earlier: readonly Phrase[];
}

/** The statement of a loan without the columns of earlier years. */
export function withoutLastYear(layout: DocumentLayout): DocumentLayout {
  return mapPages(layout, (page) => withoutColumns(page, OF_LOANS));
}

/** The bill of a meter without them. */
export function withoutYearBefore(layout: DocumentLayout): DocumentLayout {
  return mapPages(layout, (page) => withoutColumns(page, OF_METERS));
}

function withoutColumns(page: PageLayout, heads: Heads): PageLayout {
  const left = new Set<Phrase>();
  for (const [at, line] of page.lines.entries()) {
    const columns = columnsOf(line, heads);
    const rows = columns ? rowsUnder(page.lines.slice(at + 1, at + 1 + MOST_LINES), columns) : [];
    if (!columns || !rows.some(({ text }) => heads.about.test(text))) continue;
    for (const head of columns.earlier) left.add(head);
    for (const { phrases } of rows)
      for (const phrase of phrases)
        if (VALUE.test(phrase.text) && columns.earlier.some((head) => isUnder(phrase, head))) left.add(phrase);
  }
  return left.size === 0 ? page : { ...page, lines: page.lines.map((line) => withoutPhrases(line, left)) };
}

/** The column of the statement's own year among others; undefined where a line heads none. */
function columnsOf({ phrases }: Line, heads: Heads): Columns | undefined {
  const own = phrases.find(({ text }) => heads.own.test(text));
  const last = phrases.filter(({ text }) => heads.earlier.test(text));
  if (own && last.length > 0) return { own, earlier: last };
  if (!heads.byYear) return undefined;
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
