// The limit of an overdraft where the word stands in a heading over it alone: `Your arranged overdraft` over `Limit £400.00`.
import type { DocumentLayout, Phrase } from '../../model/layout.ts';
import type { Printed } from '../../model/printed.ts';
import type { FieldCandidate } from '../fields/find-fields.ts';

/** A heading, on two lines perhaps, stands so many lines above its figures at most; lines of the table beside it may lie between. */
const LINES_ABOVE = 6;
const EDGE_PT = 3;
const MOST_WORDS = 5;
const OVERDRAFT = /\b(?:overdraft|borrowing)s?\b/i;

/** The limits that stand under a heading which speaks of an overdraft. */
export function limitUnderHeading(
  { pages }: DocumentLayout,
  limits: readonly FieldCandidate[],
): readonly FieldCandidate[] {
  return limits.filter(({ page, lineIndex, printed }) => {
    const lines = pages[page - 1]?.lines ?? [];
    const label = labelOf(lines[lineIndex]?.phrases ?? [], printed);
    return lines
      .slice(Math.max(0, lineIndex - LINES_ABOVE), lineIndex)
      .some(({ phrases }) =>
        phrases.some(
          ({ x0, words, text }) =>
            label !== undefined &&
            Math.abs(x0 - label.x0) <= EDGE_PT &&
            words.length <= MOST_WORDS &&
            OVERDRAFT.test(text),
        ),
      );
  });
}

/** The phrase that a value stands in, or the nearest left of it: other boxes have figures of their own on its line. */
const labelOf = (phrases: readonly Phrase[], { box }: Printed): Phrase | undefined =>
  phrases.findLast(({ x0, y0, y1 }) => y0 < box.y1 && y1 > box.y0 && x0 < box.x0);
