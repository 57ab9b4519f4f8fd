// A name on two lines whose figures stand beside its middle: one half is a little above them, the other a little below.
import { isLabel, type Cell, type Row } from './cells.ts';
import { besideColumn } from './side-columns.ts';
import { joined } from './wrapped-names.ts';

/** The halves begin within this of each other, in points. */
const SAME_EDGE_PT = 1.5;
const WORDS = /\p{L}{2}/u;

/** The name that stands around the figures of a row, left of them and behind the figure before; undefined where the row has words of its own there. */
export function straddledName(
  rows: readonly Row[],
  at: number,
  {
    labels,
    figures,
    behind = -Infinity,
  }: { readonly labels: readonly Cell[]; readonly figures: readonly Cell[]; readonly behind?: number },
): Cell | undefined {
  const [row, above, below] = [rows[at], rows[at - 1], rows[at + 1]];
  const [first] = figures;
  if (!row || !above || !below || !first || labels.some(({ text }) => WORDS.test(text))) return undefined;
  // Lines of their own stand apart; halves overlap the line between them.
  if (above.page !== row.page || below.page !== row.page || above.y1 <= first.y0 || below.y0 >= first.y1)
    return undefined;
  const isBefore = ({ x0, x1 }: Cell): boolean => x0 > behind && x1 < first.x0;
  // A line that has a figure of its own names that one.
  const isHalf = (cell: Cell, { cells }: Row): boolean => {
    const next = cells[cells.indexOf(cell) + 1];
    return isLabel(cell) && WORDS.test(cell.text) && isBefore(cell) && (next === undefined || isLabel(next));
  };
  const upper = above.cells.findLast((cell) => isHalf(cell, above));
  const lower = below.cells.find(
    (cell) => isHalf(cell, below) && upper && Math.abs(cell.x0 - upper.x0) <= SAME_EDGE_PT,
  );
  if (!upper || !lower) return undefined;
  // Nor is a label over its value a name, in a column beside the table of the figures.
  const beside = besideColumn({ page: upper.page, row: at - 1, x1: Math.max(upper.x1, lower.x1) }, rows);
  if (beside <= first.x0 + SAME_EDGE_PT) return undefined;
  return joined([upper, lower]);
}
