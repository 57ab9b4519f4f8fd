// Whether a line goes on the block that ends above it.
import type { Phrase } from '../../model/layout.ts';
import { isOfOneSize } from '../../model/set-alike.ts';

/** Lines that are set to the right end within this of each other, in points. */
const RIGHT_EDGE_PT = 1;

/** Whether two phrases, one right beneath the other, are set as lines of one block: on one edge, in type of one size. */
export function sameBlock(phrase: Phrase, below: Phrase): boolean {
  const isAligned = Math.abs(phrase.x0 - below.x0) <= 3 || Math.abs(phrase.x1 - below.x1) <= RIGHT_EDGE_PT;
  return isAligned && isOfOneSize(phrase, below, SIZES_APART_PT);
}

/** Lines of one block differ in size by no more, in points. */
const SIZES_APART_PT = 1.5;

/** Whether a phrase stands right over another at its left edge, in somewhat larger type; a title tells of a name however large it is. */
export function headsBlock(phrase: Phrase, below: Phrase, isTitled: boolean): boolean {
  const isAligned = Math.abs(phrase.x0 - below.x0) <= 1;
  const most = isTitled ? MOST_LARGER.titled : MOST_LARGER.bare;
  const isLarger = phrase.sizePt > below.sizePt && phrase.sizePt <= most * below.sizePt;
  return isAligned && isLarger && below.y0 - phrase.y1 <= CLOSE * (below.y1 - below.y0);
}

/** A name over its address is set at most so many times as large, and stands at most so many text heights over it. */
const MOST_LARGER = { bare: 1.5, titled: 1.8 };
const CLOSE = 0.75;
