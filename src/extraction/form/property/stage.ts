// A stage of the payments of a mortgage, and what it can be.
import type { Printed } from '../../../model/printed.ts';

/** Equal payments, one a month. */
export interface Stage {
  readonly count: number;
  /** Minor units. */
  readonly minor: number;
  readonly printed: Printed;
}

/** No mortgage has more payments. */
const MOST_PAYMENTS = 600;

/** The stage of a printed count; undefined where it can be none of payments. */
export function stageOf(count: string | undefined, minor: number | undefined, printed: Printed): Stage | undefined {
  const many = Number(count);
  return count !== undefined && minor !== undefined && many > 0 && many <= MOST_PAYMENTS
    ? { count: many, minor, printed }
    : undefined;
}

/** What may stand behind a payment in its cell: `£500.00 a month`, `£500.00 each at the fixed rate of 4.00%`. */
export const A_MONTH =
  /(?: ?(?:(?:a|per|each|every|\/) ?month|monthly|pc?m|p\.c?\.?m\.|each))?(?:,? (?:at|on|while on|charged at) (?:(?:the|our|your|a|an|this) )?(?:\d{1,2}(?:\.\d+)? ?%|(?:[\p{L}’'-]+ ){0,4}rate\b)[^£]*)?$/iu;
