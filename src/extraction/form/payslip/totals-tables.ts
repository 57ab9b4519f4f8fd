// Tables of totals: `| Gross | Taxable | Tax | Net pay` over a row for this period and one for the year. They run across the page, beneath
// the parts of payments and deductions, and belong to neither.
import type { Box } from '../../../model/page.ts';
import { isLabel, type Row } from './cells.ts';
import type { PayWords } from './pay-words.ts';

/** Where the rows of such a table stand. */
export interface TotalsTable {
  readonly page: number;
  readonly y0: number;
  readonly y1: number;
}

const TOTALS: ReadonlySet<string> = new Set(['grossPay', 'taxablePay', 'niablePay', 'totalDeductions', 'netPay']);
/** So many heads are those of totals. */
const FEWEST = 2;

/** The tables of totals of a document. */
export function totalsTables(rows: readonly Row[], words: PayWords): readonly TotalsTable[] {
  return rows.flatMap((row, at) => {
    const heads = row.cells.filter(({ text }) => TOTALS.has(words.meaningOf(text).concept ?? ''));
    if (!row.cells.every(isLabel) || heads.length < FEWEST) return [];
    const under = rows.slice(at + 1);
    const end = under.findIndex((one) => one.page !== row.page || !isOfOneTime(one, row, words));
    const own = end < 0 ? under : under.slice(0, end);
    const last = own.at(-1);
    return last ? [{ page: row.page, y0: row.y1, y1: last.y1 }] : [];
  });
}

/** `This month 2,150.00 1,980.00`: a label of the time left of all heads, and nothing but figures behind it. */
function isOfOneTime({ cells: [first, ...figures] }: Row, head: Row, words: PayWords): boolean {
  if (!first || !isLabel(first) || figures.length < FEWEST || figures.some(isLabel)) return false;
  const time = words.headsOf(first.words.map(({ text }) => text))[0]?.kind ?? words.meaningOf(first.text).when;
  return (time === 'period' || time === 'year') && first.x0 < (head.cells[0]?.x0 ?? 0) - 1;
}

/** Whether a place is in a table of totals. */
export function isInTotals(tables: readonly TotalsTable[], { y0, y1 }: Box, page: number): boolean {
  const middle = (y0 + y1) / 2;
  return tables.some((table) => table.page === page && middle > table.y0 && middle < table.y1);
}
