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
  readonly discounts: readonly ChargeLine[];
}

/** The totals of columns whose last is `net` (minor units), where the first less the others is that; undefined where none is. */
export function columnTotals(
  rows: readonly AmountRow[],
  net: number,
  linesOf: (page: number) => readonly Line[],
): ColumnTotals | undefined {
  for (const row of rows) {
    const [gross, ...others] = row.amounts;
    const last = others.at(-1);
    const less = others.slice(0, -1);
    if (!TOTALS.test(row.label) || !gross || last?.amount.minor !== net || less.length === 0) continue;
    if (less.reduce((left, { amount }) => left - amount.minor, gross.amount.minor) !== net) continue;
    const above = linesOf(row.page).filter(({ y1 }) => y1 <= row.line.y0 + 1);
    const nameOf = (one: PlacedAmount): string => headOver(one, above) ?? '';
    if (!CHARGED.test(foldText(nameOf(gross)))) continue;
    return {
      gross: { ...gross, name: row.label, minor: gross.amount.minor },
      discounts: less.flatMap((one) =>
        one.amount.minor === 0 ? [] : [{ ...one, name: nameOf(one) || 'Discount', minor: -one.amount.minor }],
      ),
    };
  }
  return undefined;
}

/** The words over an amount, in the nearest line that has no figures there. */
function headOver({ printed: { box } }: PlacedAmount, above: readonly Line[]): string | undefined {
  return above
    .slice(-HEADER_LINES)
    .flatMap(({ phrases }) => phrases.filter(({ x0, x1 }) => x0 < box.x1 && x1 > box.x0))
    .findLast(({ text }) => /\p{L}{3}/u.test(text) && !/\d\.\d\d/.test(text))?.text;
}
