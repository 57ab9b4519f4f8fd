// Finds directions for entries that print none, so that a stretch between two known balances adds up (subset sum).

export interface Directions {
  /** Movements in minor units, in the order given. */
  readonly movements: readonly number[];
  /** Whether other directions would add up as well. */
  readonly ambiguous: boolean;
}

/** More open entries than this between two balances are not searched: too many ways would add up by chance. */
const MAX_OPEN = 20;

/**
 * Signs for `amounts` (minor units, not negative) such that they sum to `target`; outgoing is preferred where both work.
 * Undefined when none add up. Searches meet-in-the-middle: 2^(n/2) sums a half.
 */
export function solveDirections(amounts: readonly number[], target: number): Directions | undefined {
  if (amounts.length > MAX_OPEN) return undefined;
  const middle = Math.ceil(amounts.length / 2);
  const left = sumsOf(amounts.slice(0, middle));
  const right = new Map<number, number[]>();
  for (const { sum, mask } of sumsOf(amounts.slice(middle))) {
    const same = right.get(sum);
    if (same) same.push(mask);
    else right.set(sum, [mask]);
  }
  let best: { mask: number; incoming: number } | undefined;
  let count = 0;
  for (const { sum, mask } of left) {
    for (const other of right.get(target - sum) ?? []) {
      const whole = mask | (other << middle);
      const incoming = bits(whole);
      // Swapping equal amounts is another order of the same answer, but another answer for the rows: it counts.
      count++;
      if (!best || incoming < best.incoming) best = { mask: whole, incoming };
    }
  }
  if (!best) return undefined;
  const { mask } = best;
  return { movements: amounts.map((amount, i) => ((mask >> i) & 1 ? amount : -amount)), ambiguous: count > 1 };
}

/** Every sum of the amounts with a sign each; bit i of the mask is set where amount i comes in. */
function sumsOf(amounts: readonly number[]): { sum: number; mask: number }[] {
  let sums = [{ sum: 0, mask: 0 }];
  amounts.forEach((amount, i) => {
    sums = sums.flatMap(({ sum, mask }) => [
      { sum: sum - amount, mask },
      { sum: sum + amount, mask: mask | (1 << i) },
    ]);
  });
  return sums;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
