// Rows that stand among rows of fees: in a table of fees and their amounts everything named is one, whatever it is called.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { AmountRow } from './amount-rows.ts';

/** Labels and amounts of one table begin or end within this of each other, in points. */
const SAME_EDGE_PT = 2;
/** Rows of one table are at most so many lines apart. */
const LINES_APART = 3;
/** More is lent, paid for the home or kept: in minor units. */
const MOST = 500_000;
/** Names of what is no fee, though it stands among them. */
export const NO_CHARGE =
  /\b(?:cash ?back|deposit|price|savings?|incentives?|discount|balance|income|salary|rent|contribution|equity|credit|overdraft|limit|loan|mortgage|advance|property|sum|tax|interest)\b/i;

/** The rows of the table of a row that is named as a fee, without those that are named as something else. */
export function rowsAmongFees(rows: readonly AmountRow[], isFee: (row: AmountRow) => boolean): AmountRow[] {
  const among = new Set<AmountRow>(rows.filter(isFee));
  for (const ordered of [rows, rows.toReversed()])
    for (const row of ordered) if ([...among].some((one) => areOfOneTable(one, row))) among.add(row);
  return [...among].filter(
    (row) => !isFee(row) && !NO_CHARGE.test(firstCell(row) ?? row.label) && amountOf(row) < MOST,
  );
}

/** What a row with columns between its name and its amount is called. */
export function firstCell({ line, x0, label }: AmountRow): string | undefined {
  const cell = line.phrases.find((phrase) => phrase.x0 >= x0 - 1)?.text;
  // A rule or a fleck of a picture may stand behind the name.
  return cell !== undefined && cell !== label && label.startsWith(cell) ? cell.replace(/[\s=~|_]+$/, '') : undefined;
}

/** The words that stand beneath the name of a row, as near as lines of one cell, and begin small or are short for it: `fee` under `Completion | £1,295.00`. */
export function restBeneath({ pages }: DocumentLayout, { page, line, lineIndex, x0 }: AmountRow): string | undefined {
  const [rest] = pages[page - 1]?.lines[lineIndex + 1]?.phrases ?? [];
  const isNear = rest !== undefined && rest.y0 - line.y1 <= 0.7 * (line.y1 - line.y0);
  return isNear &&
    Math.abs(rest.x0 - x0) <= SAME_EDGE_PT &&
    /^(?:\p{Ll}[\p{L} ]{1,30}|\(\p{Lu}{2,6}\))$/u.test(rest.text)
    ? rest.text
    : undefined;
}

const amountOf = ({ amounts: [first] }: AmountRow): number => first?.amount.minor ?? 0;

function areOfOneTable(a: AmountRow, b: AmountRow): boolean {
  const [first, second] = [a.amounts[0]?.printed.box, b.amounts[0]?.printed.box];
  const isNear =
    (a.page === b.page && Math.abs(a.lineIndex - b.lineIndex) <= LINES_APART) || isOverPages(a, b) || isOverPages(b, a);
  if (!isNear || !first || !second || Math.abs(a.x0 - b.x0) > SAME_EDGE_PT) return false;
  const isColumn = [first.x0 - second.x0, first.x1 - second.x1].some((away) => Math.abs(away) <= SAME_EDGE_PT);
  return isColumn && a.amounts.length === b.amounts.length;
}

/** Whether one row is the first of its page, and the other on the page before: a table may go on. */
const isOverPages = (before: AmountRow, after: AmountRow): boolean =>
  after.page === before.page + 1 && after.lineIndex < LINES_APART && before.line.y0 > after.line.y0;
