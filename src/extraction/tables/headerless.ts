// A table without a header: rows that begin with a date and end in amounts. What stands beside another amount states a
// balance; in which sense the other columns move money is left open, and the sums choose.
import type { DocumentLayout, Line } from '../../model/layout.ts';
import { isAmountInFull } from '../values/amount.ts';
import { matchDate } from '../values/date.ts';
import type { HeaderColumn } from './column-names.ts';
import type { TableHeader } from './header.ts';
import { edgeBehindMethods } from './method-column.ts';
import { amountCells, type AmountCell } from './amount-cells.ts';
import { clusterColumns, roleOf, type MoneyColumn } from './money-columns.ts';
import { withMarksBeneath } from './marks-beneath.ts';
import type { Region, TableOutline } from './outline.ts';

/** Fewer rows than this are no table. */
const FEWEST_ROWS = 3;
/** Dates of a table share their left edge within this many points, and so do its descriptions. */
const EDGE_PT = 4;
/** An opening balance may stand, undated, this many lines above the first entry. */
const LINES_ABOVE = 2;
/** By these words it is told from a summary that ends there. */
const OPENING = /\b(?:balance|brought|forward|b\/f|b\/fwd|opening|starting|start)\b/i;
/** How many lines above that may hold a heading. */
const HEADING_LINES = 4;
/** A column has at least this part of all amounts, and at least two. */
const RARE = 0.02;
/** A table of fewer amounts than this is short. */
const SHORT = 20;
/** More columns of amounts than this are no statement's. */
const MOST_COLUMNS = 6;
/** A second column of dates is filled in at least this part of the rows: payments and charges may have but one. */
const TWICE = 0.4;

/** The table that dated lines and the amounts beside them make, or undefined when there are too few. */
export function outlineWithoutHeader(layout: DocumentLayout, currency: string): TableOutline | undefined {
  const left = dateEdge(layout);
  if (left === undefined) return undefined;
  const dated = layout.pages.flatMap((page) => page.lines.filter((line) => startsWithDate(line, left)));
  const text = saysBeneath(layout, dated, left) ? left + 2 * EDGE_PT : textEdge(dated);
  const lines = layout.pages.flatMap((page) =>
    page.lines.flatMap((line, index) => (isRowLine(line, { left, text }) ? [{ line, index }] : [])),
  );
  const rowOf = (one: (typeof lines)[number]): AmountCell[] =>
    amountCells(one.line, one.index, currency).filter(({ box }) => box.x0 > text + EDGE_PT);
  const rows = lines.map(rowOf);
  const cells = rows.flat();
  const [sample] = dated;
  if (!sample || cells.length < FEWEST_ROWS) return undefined;
  const sizePt = sample.y1 - sample.y0;
  // Short tables may have one amount in a column; in long ones a lone amount is a slip.
  const enough = cells.length < SHORT ? 1 : Math.max(2, RARE * cells.length);
  const found = clusterColumns(cells, sizePt)
    .filter((one) => one.cells >= enough)
    .map((column) => ({ ...column, role: 'amount' }));
  const led = lines.filter(({ line }) => (line.phrases[0]?.x0 ?? Infinity) <= text + EDGE_PT).flatMap(rowOf);
  const columns = ofRows(found, led, sizePt);
  if (columns.length === 0 || columns.length > MOST_COLUMNS) return undefined;
  const header = headerOf(
    { left, text, posted: postedEdge(dated), description: edgeBehindMethods(dated, text) },
    columns,
  );
  return { header, regions: regionsOf(layout, left, header), matchings: matchingsOf(columns, rows, sizePt) };
}

/** The columns that amounts behind a date or a text stand in, where any do: others are of a panel beside the table. */
function ofRows(columns: readonly MoneyColumn[], led: readonly AmountCell[], sizePt: number): readonly MoneyColumn[] {
  const named = columns.map((column, i) => ({ ...column, role: String(i) }));
  const roles = new Set(led.map((one) => roleOf(one, named, sizePt)));
  const own = columns.filter((_, i) => roles.has(String(i)));
  return own.length > 0 ? own : columns;
}

/** A line of a row: it begins with the date, or with text where descriptions begin, or holds nothing but amounts. */
function isRowLine(line: Line, edges: { readonly left: number; readonly text: number }): boolean {
  const [first] = line.phrases;
  if (!first || line.furniture) return false;
  return (
    startsWithDate(line, edges.left) || Math.abs(first.x0 - edges.text) <= EDGE_PT || first.x0 > edges.text + EDGE_PT
  );
}

/** Where descriptions begin: the second phrase of dated lines, those without one (an amount comes second) aside. */
function textEdge(dated: readonly Line[]): number {
  const edges = dated.flatMap((line) => textAfterDate(line) ?? []).sort((a, b) => a - b);
  return edges[Math.floor(edges.length / 4)] ?? 0;
}

/** A row that begins with its date alone tells what it is in the line beneath, at this part of the rows at least. */
const BENEATH_PART = 0.8;

/** Whether dates stand over what was done, beside nothing but amounts: lists in apps are set so. */
function saysBeneath({ pages }: DocumentLayout, dated: readonly Line[], left: number): boolean {
  const isBeneath = (line: Line): boolean => {
    const lines = pages[line.page - 1]?.lines ?? [];
    const next = lines[lines.indexOf(line) + 1];
    const [date, ...others] = line.phrases;
    const [words] = next?.phrases ?? [];
    return (
      date !== undefined &&
      matchDate(date.text)?.length === date.text.length &&
      others.every(({ text }) => isAmountInFull(text)) &&
      next !== undefined &&
      next.y0 - line.y1 < line.y1 - line.y0 &&
      words !== undefined &&
      Math.abs(words.x0 - left) <= EDGE_PT &&
      /\p{L}{2}/u.test(words.text) &&
      matchDate(words.text) === undefined
    );
  };
  return dated.length > 0 && dated.filter(isBeneath).length >= BENEATH_PART * dated.length;
}

/** What stands behind the date, or behind a second one: in the same phrase, where the columns are close, else the next one. */
function textAfterDate(line: Line): number | undefined {
  const [first, second] = isDatedTwice(line) ? line.phrases.slice(1) : line.phrases;
  const length = first ? (matchDate(first.text)?.length ?? 0) : 0;
  let end = -1;
  const word = first?.words.find(({ text }) => {
    const start = end + 1;
    end = start + text.length;
    return start >= length;
  });
  return word?.x0 ?? second?.x0;
}

/** Two dates before the text: when it was made, and when it was booked. */
function isDatedTwice({ phrases: [first, second] }: Line): boolean {
  return [first, second].every(
    (phrase) => phrase !== undefined && matchDate(phrase.text)?.length === phrase.text.length,
  );
}

/** Where the second dates stand, in a table where nearly every row has one. */
function postedEdge(dated: readonly Line[]): number | undefined {
  const twice = dated.filter(isDatedTwice);
  return twice.length >= TWICE * dated.length ? twice[0]?.phrases[1]?.x0 : undefined;
}

/** Columns that stand to the right of another amount state balances; the others move money, in one sense or in two. */
export function matchingsOf(
  columns: readonly MoneyColumn[],
  rows: readonly (readonly AmountCell[])[],
  sizePt: number,
): MoneyColumn[][] {
  const places = columns.map((column, i) => ({ ...column, role: String(i) }));
  const pairs = rows.map((cells) => cells.flatMap((one) => roleOf(one, places, sizePt) ?? []).map(Number));
  const balances = new Set(
    columns.flatMap((_, i) => {
      const rightOfOther = pairs.filter((roles) => roles.includes(i) && roles.some((other) => other < i)).length;
      return 2 * rightOfOther > pairs.filter((roles) => roles.includes(i)).length ? [i] : [];
    }),
  );
  const moving = columns.flatMap((_, i) => (balances.has(i) ? [] : [i]));
  const as = (roleAt: (order: number) => string): MoneyColumn[] =>
    columns.map((column, i) => ({ ...column, role: balances.has(i) ? 'balance' : roleAt(moving.indexOf(i)) }));
  const signed = as(() => 'amount');
  if (moving.length !== 2) return [signed];
  return [
    signed,
    as((order) => (order === 0 ? 'moneyOut' : 'moneyIn')),
    as((order) => (order === 0 ? 'moneyIn' : 'moneyOut')),
  ];
}

function startsWithDate(line: Line, left: number): boolean {
  const [first] = line.phrases;
  // A date alone on its line may head anything; one beside something else begins a row.
  return (
    first !== undefined &&
    !line.furniture &&
    line.phrases.length > 1 &&
    Math.abs(first.x0 - left) <= EDGE_PT &&
    matchDate(first.text) !== undefined
  );
}

/** The left edge that most lines with a date at their start share; undefined when fewer than a table has. */
function dateEdge(layout: DocumentLayout): number | undefined {
  const counts = new Map<number, number>();
  for (const page of layout.pages) {
    for (const line of page.lines) {
      const [first] = line.phrases;
      if (!first || line.furniture || line.phrases.length < 2 || !matchDate(first.text)) continue;
      const edge = Math.round(first.x0);
      counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= FEWEST_ROWS ? best[0] : undefined;
}

function headerOf(
  edges: Readonly<Record<'left' | 'text', number> & Record<'posted' | 'description', number | undefined>>,
  money: readonly MoneyColumn[],
): TableHeader {
  const { left, text, posted, description = text } = edges;
  const columns: HeaderColumn[] = [
    { role: 'date', value: 'date', x0: left, x1: Math.max(left + 1, (posted ?? text) - 6) },
    ...(posted === undefined ? [] : [{ role: 'posted', value: 'date', x0: posted, x1: text - 6 } as const]),
    ...(description === text ? [] : [{ role: 'code', value: 'code', x0: text, x1: description - 6 } as const]),
    // Beneath the dates, what stands in their column is what they say.
    ...(text === left + 2 * EDGE_PT
      ? []
      : [{ role: 'description', value: 'text', x0: description, x1: description + 40 } as const]),
    ...money.map(({ at }): HeaderColumn => ({ role: 'amount', value: 'money', x0: at - 30, x1: at })),
  ];
  return { columns, x0: left, x1: Math.max(...money.map((column) => column.at)), lineCount: 0, words: 0 };
}

function regionsOf(layout: DocumentLayout, left: number, header: TableHeader): Region[] {
  return layout.pages.flatMap((page): Region[] => {
    const first = page.lines.findIndex((line) => startsWithDate(line, left));
    if (first < 0) return [];
    const from = Math.max(0, first - LINES_ABOVE);
    const opening = page.lines.slice(from, first).findIndex(({ text }) => OPENING.test(text));
    const start = opening < 0 ? first : from + opening;
    const lines = page.lines.map((line, index) => ({ line, index }));
    const body = withMarksBeneath(lines.filter(({ line, index }) => index >= start && !line.furniture));
    const above = page.lines.slice(Math.max(0, start - HEADING_LINES), start);
    return [{ page, header, start, body, inherited: false, above }];
  });
}
