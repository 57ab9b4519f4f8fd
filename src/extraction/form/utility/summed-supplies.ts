// What a row is charged for where its own words name no supply (`Standing charge for the year`) and the sum that it is a part of does
// (`Sewerage charges`).
import { signedMinor } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { amountOf, textBefore } from './row-figures.ts';

/** Amounts of one column end within so many points of each other. */
const SAME_EDGE_PT = 5;
const FEWEST = 2;
const MOST = 8;

/** The rows, those that come to the sum of one supply about that supply. `known` are the utilities of the bill. */
export function withSums(rows: readonly BillRow[], known: readonly Utility[]): readonly BillRow[] {
  const owners = new Map<BillRow, Utility>();
  for (const [at, row] of rows.entries()) {
    const utility = namedUtility(labelOf(row, rows[at - 1]), known);
    const parts = utility === undefined ? [] : partsOf(row, rows.slice(0, at));
    if (utility !== undefined)
      for (const part of parts) if (namedUtility(part.text, known) === undefined) owners.set(part, utility);
  }
  return owners.size === 0 ? rows : rows.map((row) => ({ ...row, utility: owners.get(row) ?? row.utility }));
}

/** What names a sum: its amount may stand in a column of its own, beyond the section of its words. */
function labelOf(row: BillRow, before: BillRow | undefined): string {
  const isBeside = row.phrases.length === 1 && before?.line === row.line;
  return isBeside ? before.text : textBefore(row);
}

/** The rows right above a sum that come to it; none where they do not. */
function partsOf(sum: BillRow, above: readonly BillRow[]): readonly BillRow[] {
  const whole = amountOf(sum);
  if (!whole || whole.amount.minor === 0) return [];
  const column = above.filter((row) => {
    const edge = row.line.page === sum.line.page ? amountOf(row)?.printed.box.x1 : undefined;
    return edge !== undefined && Math.abs(edge - whole.printed.box.x1) <= SAME_EDGE_PT;
  });
  let left = signedMinor(whole.amount);
  const parts: BillRow[] = [];
  for (const row of column.slice(-MOST).reverse()) {
    const own = amountOf(row);
    left -= own ? signedMinor(own.amount) : 0;
    parts.push(row);
    if (left === 0) return parts.length < FEWEST ? [] : parts;
  }
  return [];
}
