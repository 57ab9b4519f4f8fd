// The line that a value is printed on, which says what it is.
import { formatAmount } from '../../kernel/money.ts';
import type { DocumentLayout, Line, PageLayout } from '../../model/layout.ts';
import type { Printed } from '../../model/printed.ts';
import type { FieldCandidate } from '../fields/find-fields.ts';
import { minorOf } from './candidate-amount.ts';

/** The text of the line that a candidate names. */
export const lineOf = ({ page, lineIndex }: FieldCandidate, { pages }: DocumentLayout): string =>
  pages[page - 1]?.lines[lineIndex]?.text ?? '';

/** What stands behind a value in so many words may say what it is (`in credit`); more of them are a sentence of another column. */
const WORDS_BEHIND = 4;

/** The text of the line that a candidate names, without what a column to its right says. */
export const ownLineOf = ({ page, lineIndex, printed }: FieldCandidate, { pages }: DocumentLayout): string =>
  (pages[page - 1]?.lines[lineIndex]?.phrases ?? [])
    .filter(({ x0, words }) => x0 <= printed.box.x1 || words.length <= WORDS_BEHIND)
    .map(({ text }) => text)
    .join(' ');

/** The line of a page that has what is printed there, wherever the value was found; undefined where none has. */
export const lineWith = ({ lines }: PageLayout, { box }: Printed): Line | undefined =>
  lines.find(({ phrases }) =>
    phrases.some(({ x0, x1, y0, y1 }) => y0 < box.y1 - 1 && y1 > box.y0 + 1 && x0 < box.x1 && x1 > box.x0),
  );

/** How an amount is printed, without its currency and its sign. */
export const digitsOf = (candidate: FieldCandidate): string =>
  formatAmount({ minor: minorOf(candidate), currency: 'GBP' });

/** The text of its line before an amount; none where the line prints it otherwise. */
export function saidBefore(candidate: FieldCandidate, layout: DocumentLayout): string {
  const text = lineOf(candidate, layout);
  return text.slice(0, Math.max(0, text.indexOf(digitsOf(candidate))));
}
