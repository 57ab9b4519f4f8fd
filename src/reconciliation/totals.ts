// The totals that a statement states of its entries, held against their sums.
import { entriesOf, isOfTotal, type Check, type SettledRow, type StatedFigures } from '../model/statement.ts';
import type { StatedTotal } from '../model/statement.ts';

/** A check for each total that agrees with the entries, or that is sure to be meant for them. */
export function totalChecks(settled: readonly SettledRow[], { totalIn, totalOut }: StatedFigures): readonly Check[] {
  const entries = entriesOf(settled);
  const sum = (sign: 1 | -1): number => entries.reduce((total, one) => total + Math.max(0, sign * one.movement), 0);
  const check = (kind: 'totalIn' | 'totalOut', stated: readonly StatedTotal[], expected: number): Check[] => {
    const meant = stated.find((figure) => figure.minor === expected) ?? stated.find((figure) => figure.sure);
    if (!meant) return [];
    return [{ kind, holds: meant.minor === expected, expected, printed: meant.minor, entries: entries.length }];
  };
  return [...check('totalIn', totalIn, sum(1)), ...check('totalOut', totalOut, sum(-1))];
}

/** Whether both totals are stated and hold: together they leave no entry unproven whose direction is known. */
export function totalsProve(checks: readonly Check[]): boolean {
  const totals = checks.filter(isOfTotal);
  return totals.length === 2 && totals.every((check) => check.holds);
}
