// One stretch of a chain: the rows between two balances that are known. Its sum either holds or breaks.
import type { SettledRow } from '../model/statement.ts';
import { solveDirections } from './directions.ts';

/** Rows `from` up to but without `upTo`, and by how much the balance moves over them, in minor units. */
export interface Stretch {
  readonly from: number;
  readonly upTo: number;
  readonly delta: number;
}

/** What a stretch adds up to. */
export interface StretchSum {
  readonly holds: boolean;
  readonly sum: number;
  readonly entries: number;
}

/** What rows `from` up to but without `upTo` move together. */
export function sumOf(settled: readonly SettledRow[], from: number, upTo: number): number {
  return settled.slice(from, upTo).reduce((sum, one) => sum + one.movement, 0);
}

/**
 * Settles one stretch in place: chooses directions that are open (amounts in minor units, by row) so that it adds up where
 * that can be done, and marks its entries proven when it does.
 */
export function settleStretch(settled: SettledRow[], stretch: Stretch, open: ReadonlyMap<number, number>): StretchSum {
  chooseDirections(settled, stretch, open);
  const { from, upTo, delta } = stretch;
  const sum = sumOf(settled, from, upTo);
  const holds = sum === delta;
  let entries = 0;
  for (let at = from; at < upTo; at++) {
    const one = settled[at];
    if (one?.row.kind !== 'entry') continue;
    entries++;
    settled[at] = { ...one, proven: holds && !one.ambiguous };
  }
  return { holds, sum, entries };
}

function chooseDirections(settled: SettledRow[], stretch: Stretch, open: ReadonlyMap<number, number>): void {
  const { from, upTo, delta } = stretch;
  const undecided = [...open].filter(([at]) => at >= from && at < upTo);
  if (undecided.length === 0) return;
  const amounts = undecided.map(([, amount]) => amount);
  const solved = solveDirections(amounts, delta - sumOf(settled, from, upTo));
  undecided.forEach(([at, amount], i) => {
    const one = settled[at];
    if (!one) return;
    settled[at] = { ...one, movement: solved?.movements[i] ?? -amount, ambiguous: solved?.ambiguous ?? true };
  });
}
