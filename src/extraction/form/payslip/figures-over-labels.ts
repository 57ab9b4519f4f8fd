// Tiles: figures on end in one row, and what each is in the row right beneath: `£1,820.40 | £2,300.00` over `take-home | gross pay`.
import { isLabel, offset, type Cell, type Row } from './cells.ts';
import type { LabelMeaning, PayWords } from './pay-words.ts';

/** A label under its figure shares an edge or the middle with it within this, in points. */
const OVER_PT = 4;
/** And stands at most so many of its heights beneath. */
const NEAR_HEIGHTS = 1.5;
/** Fewer are no row of tiles. */
const FEWEST = 2;

/** The labels that stand under figures, by the figure. */
export function labelsUnder(rows: readonly Row[], { meaningOf }: PayWords): ReadonlyMap<Cell, Cell> {
  return new Map(
    rows.flatMap((row, at) => {
      const below = rows[at + 1];
      if (below?.page !== row.page || row.cells.length < FEWEST) return [];
      if (row.cells.some(({ amount }) => amount === undefined) || !below.cells.every(isLabel)) return [];
      const pairs = row.cells.flatMap((cell) => {
        const label = below.cells.find((one) => offset(one, cell) < OVER_PT && isNear(cell, one));
        return label ? [[cell, label] as const] : [];
      });
      const known = pairs.filter(([, { text }]) => isConcept(meaningOf(text)));
      return pairs.length === row.cells.length && known.length >= FEWEST && isUnder(row, rows[at - 1], below)
        ? pairs
        : [];
    }),
  );
}

const isConcept = ({ concept }: LabelMeaning): boolean => concept !== undefined && concept !== 'total';

const isNear = (figure: Cell, { y0, y1, sizePt }: Cell): boolean =>
  y0 - figure.y1 < NEAR_HEIGHTS * (y1 - y0) && sizePt <= figure.sizePt;

/** Whether what stands beneath is no further away than what stands above. */
function isUnder(row: Row, above: Row | undefined, below: Row): boolean {
  return above?.page !== row.page || row.y0 - above.y1 >= below.y0 - row.y1 || above.cells.length !== row.cells.length;
}
