// The line that an amount is printed on, which says what it is.
import { formatAmount } from '../../../kernel/money.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';

/** The text of the line. */
export const lineOf = ({ page, lineIndex }: FieldCandidate, { pages }: DocumentLayout): string =>
  pages[page - 1]?.lines[lineIndex]?.text ?? '';

/** How an amount is printed, without its currency and its sign. */
export const digitsOf = ({ value }: FieldCandidate): string =>
  formatAmount({ minor: value.kind === 'money' ? value.amount.minor : 0, currency: 'GBP' });

/** The text of its line before an amount; none where the line prints it otherwise. */
export function saidBefore(candidate: FieldCandidate, layout: DocumentLayout): string {
  const text = lineOf(candidate, layout);
  return text.slice(0, Math.max(0, text.indexOf(digitsOf(candidate))));
}
