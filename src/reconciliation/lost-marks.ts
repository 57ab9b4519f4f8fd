// Amounts that bear no mark where the others of their list that went the same way do: the sums alone tell their direction, and an
// altered paper looks so.
import type { SettledRow, StatementRow } from '../model/statement.ts';

/** The same rows; those whose direction the sums chose against the marks of their list say so. */
export function withLostMarks(settled: readonly SettledRow[]): readonly SettledRow[] {
  return settled.map((one) => (isAgainstMarks(one, settled) ? { ...one, lostMark: true } : one));
}

function isAgainstMarks({ row, movement }: SettledRow, settled: readonly SettledRow[]): boolean {
  // A mark that recognition lost is found by the sums.
  if (!mayBeEither(row) || isMarked(row) || row.amount?.printed.confidence !== 1) return false;
  return settled.some(
    (other) =>
      other.row.stretch === row.stretch &&
      mayBeEither(other.row) &&
      isMarked(other.row) &&
      Math.sign(other.movement) === Math.sign(movement),
  );
}

const mayBeEither = ({ kind, amount, flow }: StatementRow): boolean =>
  kind === 'entry' && amount?.column === 'either' && flow === undefined;

const isMarked = ({ amount }: StatementRow): boolean => amount?.mark !== undefined || amount?.sign !== undefined;
