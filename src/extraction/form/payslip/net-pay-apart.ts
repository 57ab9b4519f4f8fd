// Net pay in a box of its own: `NET PAY` in a corner, the amount lower and further right, under no edge of its label.
import { isLabel, type Row } from './cells.ts';
import type { PayRow, PlacedFigure } from './figures.ts';
import type { PayWords } from './pay-words.ts';

/** The amount stands at most so many heights of the label beneath it. */
const WITHIN_HEIGHTS = 5;

/** The one amount right beneath and behind the label of net pay, where none was placed by its row or its column. */
export function netPayApart(
  rows: readonly Row[],
  payrows: readonly PayRow[],
  words: PayWords,
  placed: readonly PlacedFigure[],
): readonly PlacedFigure[] {
  if (placed.some(({ concept, when }) => concept === 'netPay' && when === 'period')) return [];
  const isTaken = (cell: unknown): boolean => placed.some((one) => one.cell === cell);
  return rows.flatMap(({ cells, page }) => {
    const label = cells.at(-1);
    if (!label || !isLabel(label) || words.meaningOf(label.text).concept !== 'netPay') return [];
    const height = label.y1 - label.y0;
    const isBeneath = (one: { readonly x0: number; readonly y0: number }): boolean =>
      one.x0 >= label.x0 && one.y0 >= label.y0 && one.y0 - label.y1 < WITHIN_HEIGHTS * height;
    const beneath = rows.flatMap((row) =>
      row.page === page ? row.cells.filter((one) => one !== label && isBeneath(one)) : [],
    );
    const [cell] = beneath;
    if (!cell?.amount || beneath.length > 1 || isTaken(cell)) return [];
    const figure = payrows.flatMap(({ figures }) => figures).find((one) => one.cell === cell);
    return figure ? [{ ...figure, label, concept: 'netPay' as const, when: 'period' as const, direct: false }] : [];
  });
}
