// A table without a header: rows that begin with a date and end in amounts. Which column is which is left open; every
// order that statements use is offered, and the sums choose.
import type { DocumentLayout, Line } from '../../model/layout.ts';
import { matchDate } from '../values/date.ts';
import type { HeaderColumn, TableHeader } from './header.ts';
import { amountCells, clusterColumns, type AmountCell, type MoneyColumn } from './money-columns.ts';
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

interface DatedLine {
  readonly line: Line;
  readonly index: number;
  readonly cells: readonly AmountCell[];
}

/** The table that dated lines with amounts make, or undefined when there are too few or too many columns. */
export function outlineWithoutHeader(layout: DocumentLayout, currency: string): TableOutline | undefined {
  const dated = layout.pages.flatMap((page) =>
    page.lines.flatMap((line, index): DatedLine[] => {
      const [first] = line.phrases;
      const cells = first && matchDate(first.text) ? amountCells(line, index, currency) : [];
      return cells.length > 0 ? [{ line, index, cells }] : [];
    }),
  );
  const [sample] = dated;
  if (!sample || dated.length < FEWEST_ROWS) return undefined;
  const sizePt = sample.line.y1 - sample.line.y0;
  const clusters = clusterColumns(
    dated.flatMap((one) => one.cells),
    sizePt,
  ).filter((one) => one.cells > 0.05 * dated.length);
  const orders = ORDERS[clusters.length];
  if (!orders) return undefined;
  const header = headerOf(dated, clusters);
  const matchings = orders.map((roles) =>
    clusters.map((cluster, i): MoneyColumn => ({ ...cluster, role: roles[i] ?? 'amount' })),
  );
  return { header, regions: regionsOf(layout, dated, header), matchings };
}

function headerOf(dated: readonly DatedLine[], clusters: readonly { at: number }[]): TableHeader {
  const date = Math.min(...dated.map(({ line }) => line.x0));
  const texts = dated.flatMap(({ line }) => line.phrases.slice(1, 2)).map((phrase) => phrase.x0);
  const text = Math.min(...texts);
  const right = Math.max(...clusters.map((cluster) => cluster.at));
  const columns: HeaderColumn[] = [
    { role: 'date', value: 'date', x0: date, x1: Math.max(date + 1, text - 6) },
    { role: 'description', value: 'text', x0: text, x1: text + 40 },
    ...clusters.map(({ at }): HeaderColumn => ({ role: 'amount', value: 'money', x0: at - 30, x1: at })),
  ];
  return { columns, x0: date, x1: right, lineCount: 0 };
}

function regionsOf(layout: DocumentLayout, dated: readonly DatedLine[], header: TableHeader): Region[] {
  return layout.pages.flatMap((page): Region[] => {
    const own = dated.filter(({ line }) => line.page === page.number).map(({ index }) => index);
    if (own.length === 0) return [];
    const start = Math.min(...own);
    const body = page.lines
      .map((line, index) => ({ line, index }))
      .filter(({ line, index }) => index >= start && !line.furniture);
    return [{ page, header, start, body, inherited: false, above: page.lines.slice(Math.max(0, start - 4), start) }];
  });
}
