// A column of labels and values that runs down beside the tables, in lines of its own: no heading in it is one of the tables.
import type { Box } from '../../../model/page.ts';
import type { Cell, Row } from './cells.ts';

/** So many lines on either side stand in no line with anything on the other. */
const FEWEST_LINES = 8;
/** Nothing stands in this width between both, in points. */
const GUTTER_PT = 9;

interface Place {
  readonly page: number;
  /** Index of its row. */
  readonly row: number;
  readonly x1: number;
}

/** Where what stands beside the side column of a place begins; infinite where the place is in none. */
export function besideColumn(place: Place, rows: readonly Row[]): number {
  const own = rows.filter(({ page }) => page === place.page);
  const at = own.findIndex((row) => row === rows[place.row]);
  // No table begins with amounts: they are those of the names left of them, though a name on two lines is level with none.
  const lefts = new Set(
    own
      .flatMap(({ cells }) => cells.filter(({ amount }) => !amount).map(({ x0 }) => x0))
      .filter((x0) => x0 > place.x1 + GUTTER_PT),
  );
  return Math.min(...[...lefts].filter((x0) => isBesideColumn(x0, at, own)), Infinity);
}

/** Whether what begins at an edge stands beside a column: nothing crosses into it in the lines around, and most lines are of one side. */
function isBesideColumn(edge: number, at: number, rows: readonly Row[]): boolean {
  const isCrossed = ({ cells }: Row): boolean => cells.some(({ x0, x1 }) => x0 < edge - 1 && x1 > edge - GUTTER_PT);
  const from = rows.findLastIndex((row, i) => i <= at && isCrossed(row)) + 1;
  const end = rows.findIndex((row, i) => i >= at && isCrossed(row));
  const around = rows.slice(from, end < 0 ? undefined : end);
  const left = around.filter(({ cells }) => cells.some(({ x0 }) => x0 < edge - 1));
  const right = around.filter(({ cells }) => cells.some(({ x0 }) => x0 >= edge - 1));
  const both = left.filter((row) => right.includes(row) && isLevel(row, edge)).length;
  return [left, right].every(({ length }) => length - both >= FEWEST_LINES && 2 * both <= length);
}

/** The foot of text stands this part of its size beneath its baseline; baselines of one line differ by no more than the other part. */
const BELOW_BASELINE_EM = 0.2;
const LEVEL_EM = 0.06;

/** Whether the two sides of an edge share a baseline. Where text is set close, lines of both meet by chance, one a little higher. */
function isLevel({ cells }: Row, edge: number): boolean {
  const baseline = ({ y1, sizePt }: Cell): number => y1 - BELOW_BASELINE_EM * sizePt;
  const right = cells.filter(({ x0 }) => x0 >= edge - 1);
  return cells.some(
    (cell) =>
      cell.x0 < edge - 1 && right.some((other) => Math.abs(baseline(cell) - baseline(other)) <= LEVEL_EM * cell.sizePt),
  );
}

/** Where a table begins whose columns have their heads beside a heading: `Messages` and, a little higher, `Totals | Month | Year`. */
export function besideTable(
  { page, x1, y0, y1 }: Box & { readonly page: number },
  rows: readonly Row[],
  heads: readonly { readonly row: number; readonly x0: number }[],
): number {
  const starts = rows.flatMap((row, at) => {
    const isLevel = row.page === page && Math.abs(row.y0 - y0) < LEVEL_HEIGHTS * (y1 - y0);
    const own = heads.filter((one) => one.row === at && one.x0 > x1);
    const [first] = row.cells.filter((cell) => cell.x0 > x1);
    return isLevel && first && own.length >= FEWEST_HEADS ? [first.x0] : [];
  });
  return Math.min(...starts);
}

/** Headings stand at most so many heights higher or lower than each other, and so many columns are a table. */
const LEVEL_HEIGHTS = 2;
const FEWEST_HEADS = 2;
