// A panel beside a table (whose statement it is, its number, its rate) may have a line on the height of the table's header: no column.
import { boundsOf } from '../../model/page.ts';
import type { Line } from '../../model/layout.ts';
import { isKnown, type TableHeader } from './header.ts';

/** Lines beneath a header that are looked at. */
const LOOK_LINES = 60;
/** A column of the table has something in at least this part of its rows. */
const FILLED = 0.4;
/** Fewer rows show nothing. */
const FEWEST_ROWS = 3;
const FIGURE = /\d[.,]\d{2}\b/;

/** The header without unknown names left of all it knows, where rows of figures have nothing under them. */
export function withoutSidePanel(header: TableHeader, lines: readonly Line[]): TableHeader {
  const known = header.columns.filter(isKnown);
  const left = Math.min(...known.map(({ x0 }) => x0));
  const panel = header.columns.filter((column) => !known.includes(column) && column.x1 < left);
  if (panel.length === 0) return header;
  const edge = Math.max(...panel.map(({ x1 }) => x1));
  const rows = lines
    .slice(0, LOOK_LINES)
    .filter(({ phrases }) => phrases.some(({ x0, text }) => x0 > left && FIGURE.test(text)));
  const filled = rows.filter(({ phrases }) => phrases.some(({ x0 }) => x0 <= edge));
  if (rows.length < FEWEST_ROWS || filled.length > FILLED * rows.length) return header;
  const columns = header.columns.filter((column) => !panel.includes(column));
  const { x0, x1 } = boundsOf(columns.map((column) => ({ ...column, y0: 0, y1: 0 })));
  return { ...header, columns, x0, x1 };
}
