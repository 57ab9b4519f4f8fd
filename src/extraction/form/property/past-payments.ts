// What was paid each month before another amount: `Monthly payment (April 2025 to January 2026)` over `Monthly payment (from February 2026)`.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { minorOf } from '../candidate-amount.ts';
import { saidBefore } from '../candidate-line.ts';

/** A payment whose label tells until when it was made. */
const UNTIL =
  /\b(?:payments?|instal?ments?|repayments?)\b[^£]*(?:\b(?:until|up to|before)\b|(?:20)?\d{2} ?(?:to|until|till|[-–]) ?(?:\d{1,2} )?\p{L}{3,9} (?:20)?\d{2})/iu;

/** The payments without those of the past; all, where no other amount is printed: `isPast` tells that they are doubtful. */
export function withoutPastPayments(
  layout: DocumentLayout,
  payments: readonly FieldCandidate[],
): { readonly payments: readonly FieldCandidate[]; readonly isPast: boolean } {
  const past = payments.filter((one) => UNTIL.test(saidBefore(one, layout)));
  const minors = new Set(past.map(minorOf));
  const others = payments.filter((one) => !minors.has(minorOf(one)));
  return others.length > 0 ? { payments: others, isPast: false } : { payments, isPast: past.length > 0 };
}
