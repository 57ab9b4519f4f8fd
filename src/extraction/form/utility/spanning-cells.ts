// Tables whose first column names a supply once, beside all rows that are charged for it: `Sewerage` stands in the first of them, and the
// rows beneath begin under the second cell of that.
import type { Phrase } from '../../../model/layout.ts';
import type { BillRow } from './bill-rows.ts';
import { namedUtility, plainUtility, type Utility } from './named-utility.ts';
import { amountOf } from './row-figures.ts';

const SAME_EDGE_PT = 3;
/** The supply, what is charged for it, and the amount. */
const LEAST_CELLS = 3;
/** Rows of one table stand at most this many heights of their text apart. */
const MOST_APART = 3;
const OF_SUPPLY = /^\(?(?:tariff|plan|product|meter|mpan|mprn|supply|serial)\b/iu;

/** The rows, those beside such a cell about its supply. `known` are the utilities of the bill. */
export function withSpans(rows: readonly BillRow[], known: readonly Utility[]): BillRow[] {
  let open:
    { readonly utility: Utility; readonly below: Phrase; readonly page: number; readonly y1: number } | undefined;
  return rows.map((row) => {
    const [first, second] = row.phrases;
    if (!first) return row;
    const own = row.phrases.length >= LEAST_CELLS && amountOf(row) ? plainUtility(first.text, known) : undefined;
    if (own !== undefined && second) {
      open = { utility: own, below: second, page: row.line.page, y1: row.line.y1 };
      return row;
    }
    const height = row.line.y1 - row.line.y0;
    // Beneath the supply may stand its tariff or its meter: `Tariff: Saver Fix` beside `Standing charge`.
    const item = second && OF_SUPPLY.test(first.text) ? second : first;
    const isBeside =
      open?.page === row.line.page &&
      Math.abs(item.x0 - open.below.x0) <= SAME_EDGE_PT &&
      row.line.y0 - open.y1 <= MOST_APART * height &&
      amountOf(row) !== undefined;
    if (!open || !isBeside) {
      open = undefined;
      return row;
    }
    open = { ...open, y1: row.line.y1 };
    return { ...row, utility: namedUtility(row.text, known) ?? open.utility };
  });
}
