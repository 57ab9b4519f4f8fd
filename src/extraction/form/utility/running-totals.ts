// Sums in a column of their own, beside the last of the amounts that they are the sum of (`42.60   271.74` beneath `229.14`): that row
// is charged with its own amount.
import { readAmount, signedMinor } from '../../values/amount.ts';
import type { Phrase } from '../../../model/layout.ts';
import type { BillRow } from './bill-rows.ts';
import { rowWith } from './with-phrases.ts';

const SAME_EDGE_PT = 2;
const MOST_ITEMS = 12;

/** The rows without such sums. */
export function withoutRunningTotals(rows: readonly BillRow[]): BillRow[] {
  return rows.map((row, at) => {
    const [own, total] = row.phrases.slice(-2);
    const isTotal =
      row.phrases.length > 2 && own && total && isSumOf(total, [own, ...columnOver(rows.slice(0, at), row, own)]);
    return isTotal ? rowWith(row, row.phrases.slice(0, -1)) : row;
  });
}

/** The amounts that end the rows right above in the column of one, from the nearest. */
function columnOver(above: readonly BillRow[], { line }: BillRow, own: Phrase): readonly Phrase[] {
  const found: Phrase[] = [];
  for (const row of above.slice(-MOST_ITEMS).reverse()) {
    const last = row.phrases.at(-1);
    if (!last || row.line.page !== line.page || Math.abs(last.x1 - own.x1) > SAME_EDGE_PT) break;
    found.push(last);
  }
  return found;
}

/** Whether an amount is the sum of the first two or more of these. */
function isSumOf(total: Phrase, [first, ...others]: readonly Phrase[]): boolean {
  const whole = minorOf(total);
  let sum = (first && minorOf(first)) ?? NaN;
  return others.some((one) => (sum += minorOf(one) ?? NaN) === whole);
}

function minorOf({ text }: Phrase): number | undefined {
  const amount = readAmount(text);
  return amount?.hasFraction === true ? signedMinor(amount) : undefined;
}
