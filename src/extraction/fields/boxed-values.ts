// Printed stationery: a row of boxes with a small label in the corner of each, and the values on the next line, set anywhere in
// their boxes. Where both lines have as many phrases, each value stands between its own label and the next one.
import type { PageLayout, Phrase } from '../../model/layout.ts';
import type { Box } from '../../model/page.ts';
import { isWholePhrase, type LabelPlace } from './labels.ts';

/** Fewer boxes are no row of them. */
const FEWEST = 3;
/** So many of their labels are known. */
const KNOWN = 2;
/** The values stand at most this many heights beneath their labels. */
const GAP = 1.2;
/** A value may begin this far before its label, in points. */
const EARLY_PT = 2;

/** Whether every value stands between its own label and the next one. */
export function standInBoxes(labels: readonly Box[], values: readonly Box[]): boolean {
  return (
    labels.length >= FEWEST &&
    labels.length === values.length &&
    values.every(({ x0, x1 }, at) => x0 >= (labels[at]?.x0 ?? 0) - EARLY_PT && x1 <= (labels[at + 1]?.x0 ?? Infinity))
  );
}

/** The value in the box of a label, where its whole line is the labels of boxes and the next one their values. */
export function boxedBelow(label: LabelPlace, page: PageLayout, labelled: ReadonlySet<Phrase>): Phrase | undefined {
  const { line, lineIndex, phrase } = label;
  const next = page.lines[lineIndex + 1];
  if (!next || !isWholePhrase(label)) return undefined;
  const isBoxes =
    next.y0 - line.y1 <= GAP * (line.y1 - line.y0) &&
    line.phrases.filter((head) => labelled.has(head)).length >= KNOWN &&
    !next.phrases.some((value) => labelled.has(value)) &&
    standInBoxes(line.phrases, next.phrases);
  return isBoxes ? next.phrases[line.phrases.indexOf(phrase)] : undefined;
}
