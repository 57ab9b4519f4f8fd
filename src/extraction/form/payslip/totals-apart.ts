// Totals in boxes of their own: `NET PAY` in a corner, the amount lower and further right, under no edge of its label.
import { isLabel, type Cell, type Row } from './cells.ts';
import type { PayRow, PlacedFigure } from './figures.ts';
import type { Concept, PayWords } from './pay-words.ts';

/** The amount stands at most so many heights of the label beneath it. */
const WITHIN_HEIGHTS = 5;
const TOTALS: readonly Concept[] = ['netPay', 'totalDeductions', 'grossPay'];

/** The one amount right beneath and behind the label of a total, where none was placed by its row or its column. */
export function totalsApart(
  rows: readonly Row[],
  payrows: readonly PayRow[],
  words: PayWords,
  placed: readonly PlacedFigure[],
): readonly PlacedFigure[] {
  const isTaken = (cell: unknown): boolean => placed.some((one) => one.cell === cell);
  const figures = payrows.flatMap((row) => row.figures);
  return TOTALS.flatMap((concept) => {
    if (placed.some((one) => one.concept === concept && one.when === 'period')) return [];
    return rows.flatMap((row) => {
      const label = row.cells.at(-1);
      const meaning = label && isLabel(label) ? words.meaningOf(label.text) : undefined;
      if (!label || meaning?.concept !== concept || meaning.when === 'year') return [];
      const cell = amountInBox(label, rows);
      const figure = cell && !isTaken(cell) ? figures.find((one) => one.cell === cell) : undefined;
      return figure ? [{ ...figure, label, concept, when: 'period' as const, direct: false }] : [];
    });
  });
}

/** What stands alone beneath and behind a label, down to the label of the next box. */
function amountInBox(label: Cell, rows: readonly Row[]): Cell | undefined {
  const isBeneath = (one: Cell): boolean =>
    one !== label &&
    one.x0 >= label.x0 - SAME_EDGE_PT &&
    one.y0 >= label.y0 &&
    one.y0 - label.y1 < WITHIN_HEIGHTS * (label.y1 - label.y0);
  const beneath = rows.flatMap((row) => (row.page === label.page ? row.cells.filter(isBeneath) : []));
  const next = beneath.findIndex((one) => isLabel(one) && Math.abs(one.x0 - label.x0) < SAME_EDGE_PT);
  const [cell, ...others] = next < 0 ? beneath : beneath.slice(0, next);
  // What is told beneath an amount is no label of it.
  return cell?.amount && others.every((one) => one.amount === undefined && one.y0 >= cell.y1) ? cell : undefined;
}

const SAME_EDGE_PT = 1;
