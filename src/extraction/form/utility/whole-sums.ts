// Parts of a bill (one phone's, one fuel's) print what the whole prints: where one amount is the sum of others, it is the whole's.
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { minorOf } from '../candidate-amount.ts';

/** Candidates with one first that is the sum of two or more others. */
export function sumFirst(candidates: readonly FieldCandidate[]): readonly FieldCandidate[] {
  const minors = candidates.map(minorOf);
  const parts = [...new Set(minors)].filter((minor) => minor > 0);
  const at = minors.findIndex((minor) => {
    const smaller = parts.filter((one) => one < minor);
    return smaller.length > 1 && smaller.length <= MOST_PARTS && sumsTo(smaller, minor);
  });
  const whole = candidates[at];
  if (!whole || at === 0) return candidates;
  const best = Math.max(...candidates.map(({ confidence }) => confidence));
  return [{ ...whole, confidence: best }, ...candidates.filter((one) => one !== whole)];
}

const MOST_PARTS = 8;

/** Whether two or more of the amounts add up to another. */
function sumsTo(amounts: readonly number[], total: number): boolean {
  const sums = amounts.reduce<readonly { readonly sum: number; readonly count: number }[]>(
    (known, minor) => [...known, ...known.map(({ sum, count }) => ({ sum: sum + minor, count: count + 1 }))],
    [{ sum: 0, count: 0 }],
  );
  return sums.some(({ sum, count }) => count > 1 && Math.abs(sum - total) <= 1);
}
