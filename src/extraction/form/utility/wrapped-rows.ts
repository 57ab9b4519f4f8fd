// Rows of narrow tables whose words run over to a line of their own (`Standing charge, 31 days ×` above `33.10p`), their amount between.
import { readAmount } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';

/** Text that cannot end here: a multiplication or a price follows. */
const GOES_ON = /(?:[×@*]|\b(?:at|x|of|for|per|days|units|kWh))$/iu;
const MOST_ROWS = 3;
const SAME_EDGE_PT = 3;

/** The rows, with those that run over joined. */
export function joinedRows(rows: readonly BillRow[]): BillRow[] {
  const taken = new Set<BillRow>();
  return rows.flatMap((row): BillRow[] => {
    if (taken.has(row)) return [];
    const whole = wholeRow(row, rows);
    if (!whole) return [row];
    for (const piece of whole.pieces) taken.add(piece);
    return [whole.row];
  });
}

function wholeRow(
  row: BillRow,
  rows: readonly BillRow[],
): { readonly row: BillRow; readonly pieces: readonly BillRow[] } | undefined {
  const [first] = row.phrases;
  if (!first || row.phrases.length > 1 || !GOES_ON.test(row.text)) return undefined;
  const at = rows.indexOf(row);
  const near = rows
    .slice(at + 1)
    .filter(({ section, line }) => section === row.section && line.page === row.line.page)
    .slice(0, MOST_ROWS);
  const rest = near.find(({ phrases: [one] }) => one && Math.abs(one.x0 - first.x0) <= SAME_EDGE_PT);
  if (!rest || !/^[£\d]/.test(rest.text)) return undefined;
  const between = near.slice(0, near.indexOf(rest));
  const amount = between.find(({ phrases }) => phrases.length === 1 && readAmount(phrases[0]?.text ?? '')?.hasFraction);
  if (between.length > (amount ? 1 : 0)) return undefined;
  const phrases = [first, ...rest.phrases, ...(amount?.phrases ?? [])];
  const pieces = amount ? [rest, amount] : [rest];
  return { row: { ...row, phrases, text: phrases.map(({ text }) => text).join('  ') }, pieces };
}
