// Weights of evidence after Fellegi & Sunter 1969 ("A Theory for Record Linkage", JASA 64): each comparison of two records gives
// log2(m/u), m its probability among records of one thing and u among records of two; they add up. Above one threshold it is a
// match, below another not, and what lies between is for people to decide: it stays apart and is listed.

/** What comparing two descriptions gave. */
export interface Comparison {
  /** Sum of log2(m/u), in bits. */
  readonly bits: number;
  /** They cannot be the same, whatever else speaks for it. */
  readonly forbidden: boolean;
  /** In words, without values: which comparison spoke against it. */
  readonly reason: string;
}

/** Bits against: two mentions taken by chance from the papers of one household are rarely the same thing. */
const PRIOR_BITS = 4;

/** From here on it is a match: 15 to 1 after the prior. */
export const MATCH_BITS = 8;

/** From here on it may be a match: even odds after the prior. */
export const UNCERTAIN_BITS = 4;

/** Two possible matches of one mention are told apart by so much, or neither is one. */
export const MARGIN_BITS = 3;

/** The probability (0..1) that a sum of weights stands for, rounded to four digits. */
export function probability(bits: number): number {
  return Math.round(10_000 / (1 + 2 ** (PRIOR_BITS - bits))) / 10_000;
}

/** One comparison that was made: its weight, and what it would say as a reason for doubt. */
export type Weight = readonly [bits: number, reason: string];

/** Bits at which a weight alone rules a match out. */
const FORBIDDING_BITS = -12;

/** Adds weights up. The reason is that of the heaviest weight against, or `otherwise`. */
export function weigh(weights: readonly Weight[], otherwise: string): Comparison {
  let bits = 0;
  let worst: Weight | undefined;
  for (const weight of weights) {
    bits += weight[0];
    if (weight[0] < (worst?.[0] ?? 0)) worst = weight;
  }
  return { bits, forbidden: (worst?.[0] ?? 0) <= FORBIDDING_BITS, reason: worst?.[1] ?? otherwise };
}
