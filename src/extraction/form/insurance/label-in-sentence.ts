// Labels that only the end of a line makes such: `Registered` above `address: 4 Quay Street, …` in small print is the address of a company.
import type { DocumentLayout } from '../../../model/layout.ts';
import { isSetAlike } from '../../../model/set-alike.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { LABELLED } from '../../fields/labelled.ts';

/** A line of running text has at least so many words. */
const WORDS = 8;
/** Its next line stands at most so many of its heights lower. */
const GAP = 0.8;
const SAME_EDGE_PT = 2;

/** Whether the label of a value begins a line on which a sentence goes on from the one above. */
export function isInSentence(
  { pages }: DocumentLayout,
  { page, lineIndex, confidence, printed }: FieldCandidate,
): boolean {
  const [label] = pages[page - 1]?.lines[lineIndex]?.phrases ?? [];
  // What stands in a cell beside its label is in no sentence, however long the line over that.
  if (!label || confidence < LABELLED || printed.box.y0 > label.y1 || printed.box.x0 > label.x1) return false;
  const above = pages[page - 1]?.lines
    .slice(0, lineIndex)
    .flatMap(({ phrases }) => phrases)
    .findLast(({ x0 }) => Math.abs(x0 - label.x0) <= SAME_EDGE_PT);
  return (
    above !== undefined &&
    isSetAlike(above, label) &&
    label.y0 - above.y1 < GAP * (above.y1 - above.y0) &&
    above.words.length >= WORDS &&
    !/[.:;?!]$/.test(above.text)
  );
}
