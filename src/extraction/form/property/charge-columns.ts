// Charges that are set as a table with a column for what is charged, one for each discount, and one for what is left: the row of
// totals takes the discounts from the charge.
import type { Line } from '../../../model/layout.ts';
import { foldText } from '../../../kernel/text.ts';
import type { AmountRow, PlacedAmount } from './amount-rows.ts';
import type { ChargeLine } from './charge.ts';

const TOTALS = /^(?:grand |overall )?totals?\b/i;
const CHARGED = /\b(?:charge|charges|gross|full|amount|annual)\b/;
const HEADER_LINES = 12;

/** What the row of totals says. */
export interface ColumnTotals {
  readonly gross: ChargeLine;
  readonly net: ChargeLine;
  /** What the charge is made up of, as the rows above have it in its column; none where they do not come to it. */
  readonly parts: readonly ChargeLine[];
  readonly discounts: readonly ChargeLine[];
}

/**
 * The totals of columns whose last is `net` (minor units), where the first less the others is that; undefined where none is. Without a
 * `net` the arithmetic alone tells them.
 */
export function columnTotals(
  rows: readonly AmountRow[],
  net: number | undefined,
  linesOf: (page: number) => readonly Line[],
): ColumnTotals | undefined {
  for (const [at, row] of rows.entries()) {
    const [gross, ...others] = row.amounts;
    const last = others.at(-1);
    const less = others.slice(0, -1);
    if (!gross || !last || less.length === 0) continue;
    if (net !== undefined && last.amount.minor !== net) continue;
    if (less.reduce((left, { amount }) => left - amount.minor, gross.amount.minor) !== last.amount.minor) continue;
    const above = linesOf(row.page).filter(({ y1 }) => y1 <= row.line.y0 + 1);
    const nameOf = (one: PlacedAmount): string => headOver(one, above) ?? '';
    // In words that nobody knows the columns are told by what is taken off, and the row by what is to pay.
    const isTakenOff = less.some(({ amount }) => amount.minor > 0) && less.every((one) => isLess(one, nameOf(one)));
    const isTotal = TOTALS.test(row.label) || (net !== undefined && isTakenOff);
    if (!isTotal || !(CHARGED.test(foldText(nameOf(gross))) || isTakenOff)) continue;
    return {
      gross: { ...gross, name: row.label, minor: gross.amount.minor },
      net: { ...last, name: row.label, minor: last.amount.minor },
      parts: partsIn(rows.slice(0, at), gross),
      discounts: less.flatMap((one) =>
        one.amount.minor === 0 ? [] : [{ ...one, name: nameOf(one) || 'Discount', minor: -one.amount.minor }],
      ),
    };
  }
  return undefined;
}

/** Whether an amount is printed with a minus, or beneath words for what is taken off. */
const isLess = ({ amount }: PlacedAmount, head: string): boolean =>
  amount.minor === 0 ||
  amount.sign === '-' ||
  /\b(?:discounts?|reductions?|reliefs?|support|less|exemptions?)\b/i.test(head);

/** Amounts of one column end within this of each other, in points. */
const SAME_EDGE_PT = 5;

/** The amounts over the total of a column, each with the label of its row, where they come to it. */
function partsIn(above: readonly AmountRow[], total: PlacedAmount): readonly ChargeLine[] {
  const parts: ChargeLine[] = [];
  for (const { amounts, label } of [...above].reverse()) {
    const own = amounts.find(({ printed }) => Math.abs(printed.box.x1 - total.printed.box.x1) <= SAME_EDGE_PT);
    if (!own) return [];
    parts.unshift({ ...own, name: label, minor: own.amount.minor });
    const sum = parts.reduce((all, { minor }) => all + minor, 0);
    if (sum === total.amount.minor) return parts.length > 1 ? parts : [];
    if (sum > total.amount.minor) return [];
  }
  return [];
}

/** The words over an amount, in the nearest line that has no figures there. */
function headOver({ printed: { box } }: PlacedAmount, above: readonly Line[]): string | undefined {
  return above
    .slice(-HEADER_LINES)
    .flatMap(({ phrases }) => phrases.filter(({ x0, x1 }) => x0 < box.x1 && x1 > box.x0))
    .findLast(({ text }) => /\p{L}{3}/u.test(text) && !/\d\.\d\d/.test(text))?.text;
}
