// Strips that go on beneath one that is named by its time at the left: `Year to date | Gross pay | Tax` over figures, and `| National Insurance |
// Pension` over more of them, in the same columns, with nothing at the left until the next name.
import { isLabel, type Cell, type Row } from './cells.ts';
import type { PayWords } from './pay-words.ts';

/** Columns of strips share an edge within this, in points. */
const SAME_EDGE_PT = 2;
/** A strip is so many rows; so many of them may follow the named one. */
const MOST_ROWS = 8;
/** Strips stand at most so many heights of their text apart. */
const APART_HEIGHTS = 3;

/** The time of the strip above that is named, for a row of figures alone; undefined where none is, or another begins between. */
export function sideTime(rows: readonly Row[], at: number, { headsOf }: PayWords): 'year' | 'period' | undefined {
  const row = rows[at];
  const [first] = row?.cells ?? [];
  if (!row || !first || row.cells.some(isLabel)) return undefined;
  for (let over = at - 1; over >= Math.max(0, at - MOST_ROWS); over--) {
    const [own, under] = [rows[over], rows[over + 1]];
    const [name, ...others] = own?.cells ?? [];
    if (!own || !under || !name || own.page !== row.page) return undefined;
    if (under.y0 - own.y1 > APART_HEIGHTS * (first.y1 - first.y0)) return undefined;
    if (name.x1 >= first.x0) continue;
    const [head, another] = headsOf(name.words.map(({ text }) => text));
    const isTime = another === undefined && (head?.kind === 'year' || head?.kind === 'period');
    const strip = [...others, ...(rows[over + 1]?.cells ?? [])];
    return isTime && isLabel(name) && row.cells.every((cell) => isInColumn(cell, strip)) ? head.kind : undefined;
  }
  return undefined;
}

const isInColumn = (cell: Cell, strip: readonly Cell[]): boolean =>
  strip.some((one) => Math.abs(one.x0 - cell.x0) <= SAME_EDGE_PT || Math.abs(one.x1 - cell.x1) <= SAME_EDGE_PT);
