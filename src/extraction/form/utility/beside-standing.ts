// What a bill charges for energy alone, where its standing charges are a row of their own beside it: no total.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { isAmountInFull } from '../../values/amount.ts';
import { lineOf } from '../candidate-line.ts';

const OF_ENERGY =
  /^(?:your )?(?:energy|usage|unit|consumption|volume|water)(?: (?:used|usage|charges?|costs?))*(?: £|\s+-?£?[\d,]+\.\d\d|$)/iu;
const STANDING = /^(?:your )?(?:daily )?(?:standing|fixed) charges?\b/iu;
const LINES = 3;
const SAME_EDGE_PT = 5;

/** Whether an amount is of energy or water that was used, and a row near it charges in the same column for the supply itself. */
export function isBesideStanding(one: FieldCandidate, layout: DocumentLayout): boolean {
  if (!OF_ENERGY.test(lineOf(one, layout))) return false;
  const lines = layout.pages[one.page - 1]?.lines ?? [];
  return lines
    .slice(Math.max(0, one.lineIndex - LINES), one.lineIndex + LINES + 1)
    .some(
      ({ text, phrases }) =>
        STANDING.test(text) &&
        phrases.some((cell) => isAmountInFull(cell.text) && Math.abs(cell.x1 - one.printed.box.x1) <= SAME_EDGE_PT),
    );
}
