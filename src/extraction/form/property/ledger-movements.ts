// A year on a mortgage as a ledger: each row moves the balance that stands last in it. What its rows are called does not matter: the
// balance goes up by what is charged, and down by what is paid.
import { readDay } from '../../values/days.ts';
import type { AmountRow, PlacedAmount } from './amount-rows.ts';
import { CLOSING, OPENING } from './movements.ts';

/** Fewer rows make no ledger. */
const FEWEST_MOVED = 3;
const INTEREST = /\binterest\b|^int\b/i;
const BALANCE = /\b(?:balance|forward|[bc]\/f(?:wd)?)\b/i;

/** The first ledger whose every row moves its balance, as a list would print it; none where a row of it does not. */
export function ledgerMovements(rows: readonly AmountRow[]): AmountRow[] {
  for (const [at, opening] of rows.entries()) {
    const balance = opening.amounts.at(-1);
    if (!balance || opening.amounts.length > 1 || !OPENING.test(opening.label) || !BALANCE.test(opening.label))
      continue;
    const found = moved(rows.slice(at + 1), balance);
    if (found) return [{ ...opening, label: 'Opening balance' }, ...found];
  }
  return [];
}

/** The rows that move a balance one after the other, and the last balance. */
function moved(rows: readonly AmountRow[], opening: PlacedAmount): AmountRow[] | undefined {
  const found: AmountRow[] = [];
  let balance = opening;
  let last: AmountRow | undefined;
  for (const row of rows) {
    const [first, second, more] = row.amounts;
    const next = second ?? first;
    const before = minorOf(balance);
    if (!first || !next) break;
    if (second && !more && Math.abs(minorOf(second) - before) === minorOf(first)) {
      const label =
        minorOf(second) < before ? 'Payments received' : INTEREST.test(row.label) ? 'Interest charged' : 'Fees charged';
      if (minorOf(first) > 0) found.push({ ...row, label, amounts: [first] });
    } else if (second || minorOf(first) !== before) {
      // A ledger that goes on otherwise was not understood.
      if (isDated(row) && !CLOSING.test(row.label)) return undefined;
      break;
    }
    balance = next;
    last = row;
  }
  return last && found.length >= FEWEST_MOVED
    ? [...found, { ...last, label: 'Closing balance', amounts: [balance] }]
    : undefined;
}

const minorOf = ({ amount }: PlacedAmount): number => Math.abs(amount.minor);

const isDated = ({ line: { phrases } }: AmountRow): boolean => readDay(phrases[0]?.text ?? '') !== undefined;
