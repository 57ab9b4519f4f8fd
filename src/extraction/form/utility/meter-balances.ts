// Ledgers side by side, one for the meter of each supply: the balance of the whole is what their balances come to, where the payments
// and the charges of all lead from one to the other.
import { minorOf, signedMinorOf } from '../candidate-amount.ts';
import type { BillRow } from './bill-rows.ts';
import { withSumBeside } from './sums-beside.ts';
import type { Candidates } from './worked-out.ts';

const WITHIN_MINOR = 2;

/** What was owed before a bill, what was paid, what it charges, and what is owed after it. */
interface Ledger {
  readonly before: Candidates;
  readonly payments: Candidates;
  readonly charges: Candidates;
  readonly after: Candidates;
}

/** The balances before and after: of meters side by side their sums, else as they were found. */
export function ofAllMeters(
  { before, payments, charges, after }: Ledger,
  rows: readonly BillRow[],
): readonly [Candidates, Candidates] {
  const [start, end] = [sumBeside(before, rows), sumBeside(after, rows)];
  const [from, to] = [start, end].map((sum) => signedMinorOf(sum?.[0]));
  if (from === undefined || to === undefined) return [before, after];
  // A credit may be printed without saying that it is one, and with a minus what is owed.
  const ways = [1, -1].flatMap((one) => [1, -1].map((other) => [one * from, other * to] as const));
  const paid = withSumBeside(payments, rows)?.map(minorOf) ?? [];
  const moved = (charges ?? []).flatMap((one) => paid.map((minor) => minorOf(one) - minor));
  const proven = ways.find(([owed, left]) => moved.some((more) => Math.abs(owed + more - left) <= WITHIN_MINOR));
  return proven ? [told(start, proven[0]), told(end, proven[1])] : [before, after];
}

/** A balance as what is owed, or in credit below nought: no minus that is printed says otherwise. */
const told = (balance: Candidates, owed: number): Candidates =>
  balance?.map((one) => ({
    ...one,
    value: {
      kind: 'money',
      amount: { minor: Math.abs(owed), hasFraction: true, mark: owed < 0 ? 'CR' : 'DR' },
    },
  }));

/** The sum of candidates that stand side by side in the columns of several supplies; undefined where none do. */
function sumBeside(candidates: Candidates, rows: readonly BillRow[]): Candidates {
  const summed = withSumBeside(candidates, rows) ?? [];
  return summed.length > (candidates?.length ?? 0) ? summed.slice(0, 1) : undefined;
}
