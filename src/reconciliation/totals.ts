// The totals that a statement states of its entries, held against their sums.
import {
  entriesOf,
  isOfTotal,
  type AccountReading,
  type Check,
  type SettledRow,
  type StatedTotal,
} from '../model/statement.ts';

/** So many things come back in the time of one statement: of more, any sum could be made. */
const MOST_RETURNED = 6;

/** A check for each total that agrees with the entries, or that is sure to be meant for them. */
export function totalChecks(
  settled: readonly SettledRow[],
  { figures: { totalIn, totalOut }, isCard }: Pick<AccountReading, 'figures' | 'isCard'>,
): readonly Check[] {
  const entries = entriesOf(settled);
  const sum = (sign: 1 | -1): number => entries.reduce((total, one) => total + Math.max(0, sign * one.movement), 0);
  const [cameIn, wentOut] = [sum(1), sum(-1)];
  const returned = isCard ? countedAgainst(entries, { cameIn, wentOut, totalIn, totalOut }) : 0;
  const check = (kind: 'totalIn' | 'totalOut', stated: readonly StatedTotal[], expected: number): Check[] => {
    const meant = stated.find((figure) => figure.minor === expected) ?? stated.find((figure) => figure.sure);
    if (!meant) return [];
    return [{ kind, holds: meant.minor === expected, expected, printed: meant.minor, entries: entries.length }];
  };
  return [...check('totalIn', totalIn, cameIn - returned), ...check('totalOut', totalOut, wentOut - returned)];
}

interface Sums {
  readonly cameIn: number;
  readonly wentOut: number;
  readonly totalIn: readonly StatedTotal[];
  readonly totalOut: readonly StatedTotal[];
}

/**
 * What came back to a card where its summary counts that against what was spent, in minor units: both totals are then less than the entries
 * by the same, and some of what came in is just that. 0 where a total holds as it is.
 */
function countedAgainst(entries: readonly SettledRow[], { cameIn, wentOut, totalIn, totalOut }: Sums): number {
  if (totalIn.some(({ minor }) => minor === cameIn) || totalOut.some(({ minor }) => minor === wentOut)) return 0;
  const movements = entries.flatMap(({ movement }) => (movement > 0 ? [movement] : []));
  const less = totalIn.map(({ minor }) => cameIn - minor);
  return (
    less.find(
      (returned) =>
        returned > 0 && totalOut.some(({ minor }) => wentOut - minor === returned) && isSumOfSome(returned, movements),
    ) ?? 0
  );
}

/** Whether a few of the amounts, and not all, come to a sum. */
function isSumOfSome(
  sum: number,
  amounts: readonly number[],
  most = Math.min(MOST_RETURNED, amounts.length - 1),
): boolean {
  if (sum === 0) return true;
  if (sum < 0 || most <= 0) return false;
  return amounts.some((amount, at) => isSumOfSome(sum - amount, amounts.slice(at + 1), most - 1));
}

/** Whether both totals are stated and hold: together they leave no entry unproven whose direction is known. */
export function totalsProve(checks: readonly Check[]): boolean {
  const totals = checks.filter(isOfTotal);
  return totals.length === 2 && totals.every((check) => check.holds);
}
