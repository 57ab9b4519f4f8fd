// How much a settled chain proves, and how it compares to the same account read otherwise.
import { entriesOf, isOfTotal, type Check, type Reconciliation, type SettledRow } from '../model/statement.ts';

/** A broken sum tells more than a held one. */
const BROKEN_SUM = 3;
/** Guessed directions count against a reading. */
const GUESSED_DIRECTION = 0.2;

/** How many of the entries lie under sums that hold. */
export function proofOf(settled: readonly SettledRow[]): Reconciliation['proof'] {
  const entries = entriesOf(settled);
  const proven = entries.filter((one) => one.proven).length;
  if (proven === 0) return 'none';
  return proven === entries.length ? 'whole' : 'part';
}

/** Held checks less broken ones and guesses; the higher, the likelier the reading. */
export function scoreOf(checks: readonly Check[], settled: readonly SettledRow[]): number {
  const held = checks.filter((check) => check.holds).length;
  const broken = checks.filter((check) => !check.holds);
  const brokenTotals = broken.filter(isOfTotal).length;
  const brokenSums = broken.length - brokenTotals;
  const guessed = settled.filter((one) => one.ambiguous).length;
  return held - BROKEN_SUM * brokenSums - brokenTotals - GUESSED_DIRECTION * guessed;
}
