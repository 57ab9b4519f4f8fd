// A table without a header: rows that begin with a date and end in amounts. Which column is which is left open; every
// order that statements use is offered, and the sums choose.
import type { DocumentLayout, Line } from '../../model/layout.ts';
import { matchDate } from '../values/date.ts';
import type { HeaderColumn, TableHeader } from './header.ts';
import { amountCells, clusterColumns, type MoneyColumn } from './money-columns.ts';
import type { Region, TableOutline } from './read-tables.ts';

/** What columns of amounts may be, by how many there are; likeliest first. */
const ORDERS: Readonly<Record<number, readonly (readonly string[])[]>> = {
  1: [['amount']],
  2: [
    ['amount', 'balance'],
    ['amount', 'amount'],
    ['moneyOut', 'moneyIn'],
    ['moneyIn', 'moneyOut'],
  ],
  3: [
    ['moneyOut', 'moneyIn', 'balance'],
    ['moneyIn', 'moneyOut', 'balance'],
  ],
};
/** Fewer rows than this are no table. */
const FEWEST_ROWS = 3;
/** Dates of a table share their left edge within this many points. */
const DATE_EDGE_PT = 4;
const LINES_ABOVE = 2;
/** A column has more than this part of all amounts. */
const RARE = 0.03;

/** The table that dated lines and the amounts from the first of them on make, or undefined when there are too few. */
export function outlineWithoutHeader(layout: DocumentLayout, currency: string): TableOutline | undefined {
  const left = dateEdge(layout);
  if (left === undefined) return undefined;
  const pages = layout.pages.flatMap((page) => {
    const first = page.lines.findIndex((line) => startsWithDate(line, left));
    return first < 0 ? [] : [{ page, lines: page.lines.slice(first) }];
  });
  const dated = pages.flatMap(({ lines }) => lines.filter((line) => startsWithDate(line, left)));
  const cells = pages.flatMap(({ page, lines }) =>
    lines.flatMap((line) =>
      amountCells(line, page.lines.indexOf(line), currency).filter((one) => one.box.x0 > left + DATE_EDGE_PT),
    ),
  );
  const [sample] = dated;
  if (!sample || cells.length < FEWEST_ROWS) return undefined;
  const clusters = clusterColumns(cells, sample.y1 - sample.y0).filter((one) => one.cells > RARE * cells.length);
  const orders = ORDERS[clusters.length];
  if (!orders) return undefined;
  const header = headerOf(dated, clusters);
  const matchings = orders.map((roles) =>
    clusters.map((cluster, i): MoneyColumn => ({ ...cluster, role: roles[i] ?? 'amount' })),
  );
  return { header, regions: regionsOf(layout, left, header), matchings };
}

function startsWithDate(line: Line, left: number): boolean {
  const [first] = line.phrases;
  // A date alone on its line may head anything; one beside something else begins a row.
  return (
    first !== undefined &&
    line.phrases.length > 1 &&
    Math.abs(first.x0 - left) <= DATE_EDGE_PT &&
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

function headerOf(dated: readonly Line[], clusters: readonly { at: number }[]): TableHeader {
  const date = Math.min(...dated.map((line) => line.phrases[0]?.x0 ?? line.x0));
  const texts = dated.flatMap((line) => line.phrases.slice(1, 2)).map((phrase) => phrase.x0);
  const text = Math.min(...texts);
  const right = Math.max(...clusters.map((cluster) => cluster.at));
  const columns: HeaderColumn[] = [
    { role: 'date', value: 'date', x0: date, x1: Math.max(date + 1, text - 6) },
    { role: 'description', value: 'text', x0: text, x1: text + 40 },
    ...clusters.map(({ at }): HeaderColumn => ({ role: 'amount', value: 'money', x0: at - 30, x1: at })),
  ];
  return { columns, x0: date, x1: right, lineCount: 0 };
}

function regionsOf(layout: DocumentLayout, left: number, header: TableHeader): Region[] {
  return layout.pages.flatMap((page): Region[] => {
    const first = page.lines.findIndex((line) => startsWithDate(line, left));
    if (first < 0) return [];
    // The opening balance may stand, undated, above the first entry.
    const start = Math.max(0, first - LINES_ABOVE);
    const body = page.lines
      .map((line, index) => ({ line, index }))
      .filter(({ line, index }) => index >= start && !line.furniture);
    return [{ page, header, start, body, inherited: false, above: page.lines.slice(Math.max(0, start - 4), start) }];
  });
}
