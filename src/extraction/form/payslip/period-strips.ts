// Rows of labels that are of this period though the heading over them speaks of the year: `Gross pay YTD | Tax paid YTD` says of each
// label that it is of the year, and `Taxable pay | Total deductions | Net pay` beneath says it of none. Nor is a strip at the foot that
// begins left of a list of the year and ends beneath it one of its rows.
import { isLabel, type Cell, type Row } from './cells.ts';
import type { Heads } from './heads.ts';
import type { PartHead } from './part-places.ts';
import type { PayWords } from './pay-words.ts';

const TOTALS: ReadonlySet<string> = new Set(['grossPay', 'taxablePay', 'totalDeductions', 'netPay']);
/** So many labels tell what a row of them is. */
const FEWEST = 2;
/** The two rows stand at most so far apart, counted in rows. */
const APART = 4;

/** The rows of labels of this period that stand beneath what names the year itself. */
export function periodStrips(rows: readonly Row[], words: PayWords, { parts }: Heads): readonly Row[] {
  const isStrip = ({ cells }: Row): boolean => cells.length > FEWEST && cells.every(isLabel);
  const count = ({ cells }: Row, fits: (cell: Cell) => boolean): number => cells.filter(fits).length;
  const saysYear = ({ text }: Cell): boolean => words.meaningOf(text).when === 'year';
  const isTotal = ({ text }: Cell): boolean => TOTALS.has(words.meaningOf(text).concept ?? '');
  const hasYearOver = (row: Row, at: number): boolean =>
    rows
      .slice(Math.max(0, at - APART), at)
      .some((over) => over.page === row.page && isStrip(over) && count(over, saysYear) >= FEWEST);
  return rows.filter(
    (row, at) =>
      isStrip(row) &&
      count(row, saysYear) === 0 &&
      count(row, isTotal) >= FEWEST &&
      (hasYearOver(row, at) || parts.some((part) => isBeneathList(row, part, rows))),
  );
}

/** Whether a strip begins left of a part of the year, beneath rows of it. */
function isBeneathList({ cells: [first], page, y0 }: Row, part: PartHead, rows: readonly Row[]): boolean {
  if (part.part !== 'year' || part.page !== page || !first || first.x1 > part.left) return false;
  const isListed = (row: Row): boolean =>
    row.page === page &&
    row.y0 > part.y1 &&
    row.y1 < y0 &&
    row.cells.some(({ x0, amount }) => amount !== undefined && x0 > part.left);
  return rows.filter(isListed).length >= FEWEST;
}

/** Whether a label stands in one of them. */
export function standsIn(strips: readonly Row[], { page, y0, y1 }: Cell): boolean {
  return strips.some((strip) => strip.page === page && strip.y0 <= y0 && y1 <= strip.y1);
}
