// Headings of ruled tables: set to the left of their columns, the amounts to the right, so that short amounts stand nowhere near them.
import { isLabel, offset, type Cell, type Row } from './cells.ts';
import { INDENT_PT, type Head } from './part-places.ts';

/** A figure stands under a heading whose edge or middle is as near as this, in points. */
export const UNDER_PT = 7;
/** The first amounts of a table stand within so many rows of its heads. */
const FIRST_WITHIN = 3;
const LOOK_ROWS = 20;

/** Where the column of a heading ends whose amounts stand beneath it and behind its left edge, none of them near it; undefined where none does. */
export function ruledEnd(head: Head, all: readonly Head[], rows: readonly Row[]): number | undefined {
  const beside = all.filter(({ row }) => row === head.row).sort((a, b) => a.x0 - b.x0);
  const table = beside.findLast(({ kind, x0 }) => kind === 'description' && x0 < head.x0);
  if (!table) return undefined;
  const next = beside.find(({ x0 }) => x0 >= head.x1)?.x0 ?? Infinity;
  const isIn = (cell: Cell, from: number, to: number): boolean =>
    cell.amount !== undefined && cell.x0 >= from - 1 && cell.x1 <= to;
  const first = rows
    .slice(head.row + 1, head.row + 1 + FIRST_WITHIN)
    .find(({ page, cells }) => page === head.page && cells.some((cell) => isIn(cell, table.x1, next)));
  const own = first?.cells.filter((cell) => isIn(cell, head.x0, next)) ?? [];
  const [only, another] = own;
  return only && !another && offset(only, head) > UNDER_PT ? only.x1 : undefined;
}

/** A heading as wide as its column, where that is a ruled one. */
export function asWideAsRuled<T extends Head>(head: T, all: readonly Head[], rows: readonly Row[]): T {
  return { ...head, x1: Math.max(head.x1, ruledEnd(head, all, rows) ?? 0) };
}

/** Whether amounts stand under a heading in most rows that have any, however far down. */
export function standsOverFigures(head: Head, rows: readonly Row[]): boolean {
  const under = rows
    .slice(head.row + 1, head.row + 1 + LOOK_ROWS)
    .filter(({ page, cells }) => page === head.page && cells.some(({ amount }) => amount));
  const own = under.filter(({ cells }) => cells.some((cell) => cell.amount && offset(cell, head) <= UNDER_PT));
  return own.length > 2 && 2 * own.length > under.length;
}

/** Whether amounts end where a heading does, in however few rows, and no labels begin where it does: `Employee | Employer cost`. */
export function endsFigures(head: Head, rows: readonly Row[]): boolean {
  const under = rows
    .slice(head.row + 1, head.row + 1 + LOOK_ROWS)
    .filter(({ page }) => page === head.page)
    .flatMap(({ cells }) => cells);
  const ending = under.filter(({ amount, x1 }) => amount && Math.abs(x1 - head.x1) <= 1);
  return ending.length > 1 && !under.some((cell) => isLabel(cell) && Math.abs(cell.x0 - head.x0) <= INDENT_PT);
}
