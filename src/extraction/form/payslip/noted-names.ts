// Names with a note beneath them in smaller or lighter type, their figure beside the middle of both: `Income tax`, then `−663.80` a little lower, then
// `Based on your code`. The name alone is that of the figure.
import { isLabel, type Cell, type Row } from './cells.ts';

/** Name and note begin within this of each other, in points; a sign may stand before the name, as wide as so many sizes of its type. */
const SAME_EDGE_PT = 1.5;
const SIGN_EM = 1.6;
/** They stand at most so many rows away: other columns have rows between. */
const ROWS_AWAY = 3;
/** A note is smaller by so many points at least. */
const SMALLER_PT = 1;
/** Name, figure and note stand at most so many of the name's heights apart. */
const APART_HEIGHTS = 0.6;

/** The rows, each figure that no name stands before beside the name over its note. */
export function withNotedNames(rows: readonly Row[]): readonly Row[] {
  const names = new Map<Cell, Cell>();
  for (const [at, row] of rows.entries()) {
    for (const [i, figure] of row.cells.entries()) {
      const before = row.cells[i - 1];
      const name = figure.amount && (!before || before.amount) ? namedOver(rows, at, { figure, before }) : undefined;
      if (name && ![...names.values()].includes(name)) names.set(figure, name);
    }
  }
  if (names.size === 0) return rows;
  const taken = new Set(names.values());
  return rows.flatMap((row) => {
    const cells = row.cells
      .filter((cell) => !taken.has(cell))
      .flatMap((cell) => {
        const name = names.get(cell);
        return name ? [name, cell] : [cell];
      });
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
}

/** The name over a note, both before the figure and around its middle, and behind what stands before that. */
function namedOver(
  rows: readonly Row[],
  at: number,
  { figure, before }: { readonly figure: Cell; readonly before: Cell | undefined },
): Cell | undefined {
  const isBefore = (cell: Cell): boolean =>
    cell.page === figure.page && isLabel(cell) && cell.x1 < figure.x0 && cell.x0 > (before?.x1 ?? -Infinity);
  // A line with a figure of its own names that one.
  const alone = (row: Row): readonly Cell[] =>
    row.cells.filter((cell, i) => isBefore(cell) && (row.cells[i + 1]?.x0 ?? Infinity) > figure.x1);
  const name = rows
    .slice(Math.max(0, at - ROWS_AWAY), at)
    .flatMap(alone)
    .findLast((cell) => figure.y0 - cell.y1 < APART_HEIGHTS * heightOf(cell) && /\p{L}{2}/u.test(cell.text));
  const note = rows
    .slice(at + 1, at + 1 + ROWS_AWAY)
    .flatMap(alone)
    .find((cell) => name !== undefined && beginsAs(cell, name));
  const isNote =
    name !== undefined &&
    note !== undefined &&
    (name.sizePt - note.sizePt >= SMALLER_PT || (name.bold && !note.bold)) &&
    note.y0 - figure.y1 < APART_HEIGHTS * heightOf(name) &&
    note.y0 - name.y1 < heightOf(name);
  return isNote ? name : undefined;
}

const beginsAs = (note: Cell, { x0, sizePt }: Cell): boolean =>
  note.x0 <= x0 + SAME_EDGE_PT && note.x0 >= x0 - SIGN_EM * sizePt;

const heightOf = ({ y0, y1 }: Cell): number => y1 - y0;
