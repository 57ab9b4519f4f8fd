// The rows of an account that lead to what is due, whatever they are called: what was owed, what was paid since, what is charged.
import { signedMinor } from '../../values/amount.ts';
import { candidateOf } from '../found-value.ts';
import type { BillRow } from './bill-rows.ts';
import { amountOf, textBefore } from './row-figures.ts';
import { firstMinor, type Candidates, type KnownAmounts } from './worked-out.ts';

/** That the rows come to what is due speaks for what their words do not say. */
const PROVEN = 0.85;
const SAME_EDGE_PT = 4;
/** An account has so many rows over what is due, at most so many heights apart. */
const MOST_ROWS = 5;
const APART_HEIGHTS = 3;
const OF_PAYMENT = /\b(?:pa(?:id|yments?)|received|collected|debits?|top[- ]?ups?|thank(?:s| you))\b/iu;
const OF_BEFORE =
  /\b(?:last|previous|before|brought|forward|earlier|opening|outstanding|arrears|owed|owing|carried|b\/f)\b/iu;

interface AccountRow {
  readonly row: BillRow;
  readonly minor: number;
  readonly isPaid: boolean;
}

/** The balance before and the payments of such rows, where no words said what the balance before is, and the rows prove it. */
export function accountBlock(
  { previousBalance, payments, totalCharges, amountDue }: KnownAmounts,
  rows: readonly BillRow[],
): { readonly previousBalance?: Candidates; readonly payments?: Candidates } {
  const [total, due] = [firstMinor(totalCharges), firstMinor(amountDue)];
  if (previousBalance?.length || total === undefined || due === undefined || total === due) return {};
  for (const row of rows) {
    const amount = amountOf(row)?.amount;
    if (amount?.minor !== Math.abs(due)) continue;
    const block = blockOver(row, rows, { total, due });
    const [before] = block;
    if (!before) continue;
    const paid = block.filter(({ isPaid }) => isPaid);
    return {
      previousBalance: candidateFor([before], before.minor),
      ...(payments?.length || paid.length === 0
        ? {}
        : {
            payments: candidateFor(
              paid,
              paid.reduce((sum, { minor }) => sum - minor, 0),
            ),
          }),
    };
  }
  return {};
}

/** The rows over one, from the top, that come to it with the charges among them; none where no such rows do. */
function blockOver(
  sum: BillRow,
  rows: readonly BillRow[],
  { total, due }: { readonly total: number; readonly due: number },
): readonly AccountRow[] {
  const above: AccountRow[] = [];
  for (const one of rowsOver(sum, rows)) {
    above.unshift(one);
    const charged = above.find(({ minor, isPaid }) => minor === total && !isPaid);
    const others = above.filter((other) => other !== charged);
    const [before, ...since] = others;
    if (!charged || !before || before !== above[0] || before.isPaid) continue;
    if (others.reduce((all, { minor }) => all + minor, total) !== due) continue;
    const isTold = since.length > 0 && before.minor > 0 ? true : OF_BEFORE.test(textBefore(before.row));
    if (isTold && since.every(({ isPaid }) => isPaid)) return others;
  }
  return [];
}

/** Rows whose amounts stand over that of one, from the nearest on. */
function* rowsOver(sum: BillRow, rows: readonly BillRow[]): Generator<AccountRow> {
  const edge = sum.phrases.at(-1)?.x1 ?? 0;
  let { line } = sum;
  let count = 0;
  for (const row of rows.slice(0, rows.indexOf(sum)).reverse()) {
    const found = amountOf(row);
    const isOver =
      row.line.page === line.page &&
      Math.abs((row.phrases.at(-1)?.x1 ?? 0) - edge) <= SAME_EDGE_PT &&
      row.line !== line;
    if (!found || !isOver) continue;
    if (++count > MOST_ROWS || line.y0 - row.line.y1 > APART_HEIGHTS * (line.y1 - line.y0)) return;
    line = row.line;
    const isPaid = OF_PAYMENT.test(textBefore(row)) && !OF_BEFORE.test(textBefore(row).replace(SINCE, ' '));
    yield { row, minor: isPaid ? -found.amount.minor : signedMinor(found.amount), isPaid };
  }
}

/** Since when a payment was received. */
const SINCE = /\b(?:since|after|towards) (?:your |the |our )?(?:last|previous|earlier) (?:bill|statement|invoice)\b/giu;

function candidateFor([first]: readonly AccountRow[], minor: number): Candidates {
  const printed = first && amountOf(first.row)?.printed;
  if (!first || !printed) return undefined;
  const amount = { minor: Math.abs(minor), hasFraction: true, ...(minor < 0 ? { sign: '-' as const } : {}) };
  return [candidateOf({ kind: 'money', amount }, printed, PROVEN, first.row.lineIndex)];
}
