// Charges that a table sets in columns, one for each kind, with a row for each stretch of time: its last row says what each comes to,
// and those together are the total that the bill prints (`Year   736.69   213.05`).
import { printedPhrase } from '../../../model/printed.ts';
import { readAmount, signedMinor } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import type { ChargeRow } from './charge-row.ts';

const WITHIN_MINOR = 2;
/** Figures of a column end at one edge, and so does its head, within this in points. */
const SAME_EDGE_PT = 4;
const HEAD = /^(?=.*\p{L}{3})[^\d:]{3,40}$/u;
/** What each unit of a column costs: `Units at 25.38p`. */
const AT_PRICE = /,? (?:at|@) £?\d+(?:\.\d+)?p?(?: (?:per|a|each) [\p{L}/]+)?$/u;
/** Heads of columns that split no charge by its kind. */
const NO_KIND =
  /\b(?:vat|net|gross|total|amount|balance|paid|payments?|price|rate|top[- ]?ups?|discounts?|credits?)\b/iu;

/** The sums of the columns of such a table, by the heads of those; none where no row of sums comes to a total. */
export function sumsAcross(rows: readonly BillRow[], totals: readonly number[]): readonly ChargeRow[] {
  for (const [at, row] of rows.entries()) {
    const cells = row.phrases.flatMap((phrase) => {
      const amount = readAmount(phrase.text);
      const name = amount?.hasFraction ? headOver(phrase, row, rows.slice(0, at)) : undefined;
      return amount && name !== undefined
        ? [
            {
              row,
              name,
              amount,
              minor: signedMinor(amount),
              period: undefined,
              printed: printedPhrase(phrase, row.line.page),
            },
          ]
        : [];
    });
    for (let from = 0; from + 1 < cells.length; from++) {
      for (let to = cells.length; to > from + 1; to--) {
        const sums = cells.slice(from, to);
        const all = sums.reduce((sum, { minor }) => sum + minor, 0);
        if (totals.some((total) => total > 0 && Math.abs(total - all) <= WITHIN_MINOR)) return sums;
      }
    }
  }
  return [];
}

/** What stands over a figure in the head of its column, with nothing but other figures of that column between. */
function headOver(
  { x1 }: BillRow['phrases'][number],
  { line }: BillRow,
  above: readonly BillRow[],
): string | undefined {
  let figures = 0;
  for (const row of [...above].reverse()) {
    if (row.line.page !== line.page) return undefined;
    const over = row.phrases.find((one) => Math.abs(one.x1 - x1) <= SAME_EDGE_PT);
    if (!over) continue;
    if (readAmount(over.text)) figures++;
    else {
      const head = over.text.replace(AT_PRICE, '');
      return figures > 1 && HEAD.test(head) && !NO_KIND.test(head)
        ? head.replace(/(?:\s\(?|\()[£p]\)?$/u, '')
        : undefined;
    }
  }
  return undefined;
}
