// Rows of labels that are of this period though the heading over them speaks of the year: `Gross pay YTD | Tax paid YTD` says of each
// label that it is of the year, and `Taxable pay | Total deductions | Net pay` beneath says it of none.
import { isLabel, type Cell, type Row } from './cells.ts';
import type { PayWords } from './pay-words.ts';

const TOTALS: ReadonlySet<string> = new Set(['grossPay', 'taxablePay', 'totalDeductions', 'netPay']);
/** So many labels tell what a row of them is. */
const FEWEST = 2;
/** The two rows stand at most so far apart, counted in rows. */
const APART = 4;

/** The rows of labels of this period that stand beneath one whose labels name the year themselves. */
export function periodStrips(rows: readonly Row[], words: PayWords): readonly Row[] {
  const isStrip = ({ cells }: Row): boolean => cells.length > FEWEST && cells.every(isLabel);
  const count = ({ cells }: Row, fits: (cell: Cell) => boolean): number => cells.filter(fits).length;
  const saysYear = ({ text }: Cell): boolean => words.meaningOf(text).when === 'year';
  const isTotal = ({ text }: Cell): boolean => TOTALS.has(words.meaningOf(text).concept ?? '');
  return rows.filter(
    (row, at) =>
      isStrip(row) &&
      count(row, saysYear) === 0 &&
      count(row, isTotal) >= FEWEST &&
      rows
        .slice(Math.max(0, at - APART), at)
        .some((over) => over.page === row.page && isStrip(over) && count(over, saysYear) >= FEWEST),
  );
}

/** Whether a label stands in one of them. */
export function standsIn(strips: readonly Row[], { page, y0, y1 }: Cell): boolean {
  return strips.some((strip) => strip.page === page && strip.y0 <= y0 && y1 <= strip.y1);
}
