// Which of a payslip's headings stand over a given place.
import type { Box } from '../../../model/page.ts';
import { isWithin, offset, type Cell } from './cells.ts';
import type { ColumnHead, Heads } from './heads.ts';
import type { PartHead } from './part-places.ts';
import { totalsAt } from './totals-tables.ts';

/** The part that a place belongs to: that of the nearest heading above it. */
export function partAt({ parts, tables }: Heads, place: Box, page: number): PartHead | undefined {
  if (totalsAt(tables, place, page)) return undefined;
  let best: PartHead | undefined;
  for (const head of parts) {
    if (head.page !== page || head.y0 >= place.y0 || place.x0 < head.left || place.x0 >= head.right) continue;
    if (!best || head.y0 > best.y0) best = head;
  }
  return best;
}

/** The column heading over a figure: the nearest above that shares an edge or the middle with it, inside its part. */
export function columnAt(heads: Heads, figure: Cell, part: PartHead | undefined): ColumnHead | undefined {
  const { columns, tables } = heads;
  if (totalsAt(tables, figure, figure.page)?.isNamed) return undefined;
  let best: { readonly head: ColumnHead; readonly rank: number } | undefined;
  for (const head of columns) {
    if (head.page !== figure.page || head.y0 >= figure.y0) continue;
    if (part && head.y0 < part.y0 - 3 && (saysTime(part) || !isOverParts(head, heads, figure))) continue;
    if (part && (head.x1 < part.left || head.x0 >= part.right) && !isOfTableFrom(part, head, columns)) continue;
    const away = isWithin(figure, head) ? 0 : offset(figure, head);
    if (away > 2.2 * figure.sizePt) continue;
    // A heading further down counts before one that is better aligned higher up.
    const rank = away + (hasAnotherBetween(columns, head, figure) ? HIGHER_UP_PT : 0);
    if (!best || rank < best.rank) best = { head, rank };
  }
  return best?.head;
}

/**
 * `Description | Amount | YTD` over the width of the page, beneath parts that stand side by side: a table that begins in one of them and
 * reaches over the other, for its names have one column.
 */
function isOfTableFrom(part: PartHead, head: ColumnHead, columns: readonly ColumnHead[]): boolean {
  const row = columns.filter(({ page, y0 }) => page === head.page && Math.abs(y0 - head.y0) < 1);
  const [names, another] = row.filter(({ kind }) => kind === 'description');
  return (
    names !== undefined &&
    another === undefined &&
    names.y0 > part.y1 &&
    names.x0 >= part.left &&
    names.x0 < part.right &&
    row.every(({ x0 }) => x0 >= names.x0)
  );
}

/**
 * `This period | Year to date`, or `Description | Base | Rate | Employee`, may head the figures of several parts, over their headings: those
 * that have no heads of their own.
 */
function isOverParts(head: ColumnHead, { columns, parts }: Heads, figure: Cell): boolean {
  const isTime = head.kind === 'year' || head.kind === 'period';
  const isBeside = ({ page, y0 }: ColumnHead | PartHead): boolean => page === head.page && Math.abs(y0 - head.y0) < 1;
  const beside = columns.filter(isBeside);
  const kinds = new Set(beside.map(({ kind }) => kind));
  // `Base | Rate | Employee | Employer cost`: the column of the names has no head, or that of the first part, left of all of them.
  const others = parts.filter(isBeside);
  const isAtLeft = others.every(({ x1 }) => beside.every(({ x0 }) => x1 < x0));
  const isBare = kinds.has('rate') && kinds.has('amount') && others.length < 2 && isAtLeft;
  const isTable = beside.length >= FEWEST_OF_TABLE && (beside[0]?.kind === 'description' || isBare);
  return (isTime || isTable) && !hasAnotherBetween(columns, head, figure);
}

/** So many heads beside each other are those of a table. */
const FEWEST_OF_TABLE = 4;

/** `This period` over a box of its own beneath a table: no head of that table's columns tells the time of what is in it. */
const saysTime = ({ part }: PartHead): boolean => part === 'period' || part === 'year';

/** Whether another heading of a column stands between one and a figure beneath it. */
function hasAnotherBetween(columns: readonly ColumnHead[], head: ColumnHead, figure: Cell): boolean {
  return columns.some((one) => one.page === head.page && one.y0 > head.y1 && one.y0 < figure.y0);
}

/** So much further off counts a heading that another one stands beneath, in points. */
const HIGHER_UP_PT = 50;
