// Payments that a bill lists one by one, and what they come to.
import { minorOf } from '../candidate-amount.ts';
import type { Candidates } from './worked-out.ts';

/** A year of months, and what comes besides. */
const MOST_PAYMENTS = 15;
/** Less than anything that is printed. */
const PAID = 0.5;
/** So many different amounts stand before the sum of all: no more are weighed against the sum of the account. */
const MOST_BEFORE = 3;

/** With all payments together, where a bill lists several: first where it prints their total, else behind them; the sum of the account decides whether it is them. */
export function withAllPaid(payments: Candidates): Candidates {
  const all = (payments ?? []).filter(
    (one, i, others) => others.findIndex((two) => two.page === one.page && two.lineIndex === one.lineIndex) === i,
  );
  const [first] = all;
  if (!first || all.length < 2 || all.length > MOST_PAYMENTS) return payments;
  const minor = all.reduce((sum, one) => sum + minorOf(one), 0);
  const total = all.length > 2 ? all.find((one) => 2 * minorOf(one) === minor) : undefined;
  const different = (payments ?? []).filter(
    (one, i, others) => others.findIndex((two) => minorOf(two) === minorOf(one)) === i,
  );
  if (total) return [total, ...different.filter((one) => minorOf(one) !== minorOf(total))];
  const sum = { ...first, value: { kind: 'money', amount: { minor, hasFraction: true } } as const, confidence: PAID };
  return [...different.slice(0, MOST_BEFORE), sum, ...different.slice(MOST_BEFORE)];
}
