// Amounts of single items under the head of their column, `Net amount`, which is no label of any one of them: several stand beneath it.
import type { DocumentLayout, Line } from '../../../model/layout.ts';
import type { Box } from '../../../model/page.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { readAmount } from '../../values/amount.ts';
import { lineWith } from '../candidate-line.ts';

/** Amounts of one column end within this of each other, in points. */
const SAME_EDGE_PT = 3;
/** An item has a name, a quantity or a rate, and an amount. */
const FEWEST_CELLS = 3;
/** So many lines beneath an item the next one stands at most: terms of it may stand between. */
const MOST_LINES = 6;
/** What names a sum, and no item. */
const SUM = /\b(?:totals?|sub-?totals?|net|vat|charges|value|supplies|balance|amount|before|excl?|excluding)\b/iu;

/** Whether an amount is that of one of several items of a table. */
export function isOfItem({ page: number, printed }: FieldCandidate, { pages }: DocumentLayout): boolean {
  const page = pages[number - 1];
  const own = page && lineWith(page, printed);
  if (!own || !hasItem(own, printed.box)) return false;
  const at = page.lines.indexOf(own);
  return page.lines.slice(at + 1, at + 1 + MOST_LINES).some((line) => hasItem(line, printed.box));
}

/** Whether a line names an item and has an amount in the column. */
function hasItem({ phrases }: Line, column: Box): boolean {
  const [name] = phrases;
  const isNamed = name !== undefined && /\p{L}{3}/u.test(name.text) && !SUM.test(name.text);
  const amount = phrases.find(({ x1 }) => Math.abs(x1 - column.x1) <= SAME_EDGE_PT);
  return (
    isNamed && phrases.length >= FEWEST_CELLS && amount !== undefined && readAmount(amount.text)?.hasFraction === true
  );
}
