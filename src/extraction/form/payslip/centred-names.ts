// Labels of three lines or more whose figure stands beside the one in the middle: `National`, `Insurance | 574.16`, `to date`. Names may
// stand as close above each other in a list: only what is a label as a whole, and none in any of its lines, is taken for one.
import { isSetAlike } from '../../../model/set-alike.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import type { PayWords } from './pay-words.ts';
import { joined } from './wrapped-names.ts';

/** Lines of one label begin within this of each other, in points, stand as far from each other, and nearer than labels do. */
const SAME_EDGE_PT = 1;
const SAME_PITCH_PT = 0.5;
const NEARER_PT = 1;
/** So many lines stand over the middle one at most, and so many rows are looked through for them. */
const MOST_OVER = 2;
const ROWS_NEAR = 6;

/** The rows, each such label whole in the row of its figure. */
export function withCentredNames(rows: readonly Row[], words: PayWords): readonly Row[] {
  const whole = new Map<Cell, Cell>();
  const taken = new Set<Cell>();
  for (const [at, { cells }] of rows.entries()) {
    for (const [i, cell] of cells.entries()) {
      if (!isLabel(cell) || cells[i + 1]?.amount === undefined) continue;
      const lines = linesAround(cell, rows.slice(Math.max(0, at - ROWS_NEAR), at + 1 + ROWS_NEAR), words);
      if (!lines) continue;
      whole.set(cell, joined(lines));
      for (const line of lines) if (line !== cell) taken.add(line);
    }
  }
  if (whole.size === 0) return rows;
  return rows
    .map((row) => ({
      ...row,
      cells: row.cells.filter((cell) => !taken.has(cell)).map((cell) => whole.get(cell) ?? cell),
    }))
    .filter(({ cells }) => cells.length > 0);
}

function linesAround(
  name: Cell,
  near: readonly Row[],
  { meaningOf }: PayWords,
): readonly [Cell, ...Cell[]] | undefined {
  const column = near.flatMap(({ cells }) =>
    cells.flatMap((cell, i) =>
      cell.page === name.page && Math.abs(cell.x0 - name.x0) <= SAME_EDGE_PT
        ? [{ cell, isLine: isLabel(cell) && isSetAlike(cell, name) && cells[i + 1]?.amount === undefined }]
        : [],
    ),
  );
  const at = column.findIndex(({ cell }) => cell === name);
  const pitchAt = (i: number): number => (column[i + 1]?.cell.y0 ?? Infinity) - (column[i]?.cell.y0 ?? -Infinity);
  const pitch = pitchAt(at);
  const isPitch = (i: number): boolean => Math.abs(pitchAt(i) - pitch) <= SAME_PITCH_PT;
  for (let count = 1; count <= MOST_OVER; count++) {
    const [from, to] = [at - count, at + count];
    const lines = column.slice(Math.max(0, from), to + 1);
    if (from < 0 || lines.length < 2 * count + 1) return undefined;
    const isTight = lines.every(
      ({ cell, isLine }, i) => (cell === name || isLine) && (i === 0 || isPitch(from + i - 1)),
    );
    if (!isTight) return undefined;
    const isApart = pitchAt(from - 1) > pitch + NEARER_PT && pitchAt(to) > pitch + NEARER_PT;
    const [first, ...others] = lines.map(({ cell }) => cell);
    if (!isApart || !first) continue;
    const all = [first, ...others] as const;
    const isKnown = ({ text }: Cell): boolean => meaningOf(text).concept !== undefined;
    return isKnown(joined(all)) && !all.some(isKnown) ? all : undefined;
  }
  return undefined;
}
