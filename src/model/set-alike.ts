// Pieces of text that are set alike: of one size and one weight, as the lines of one cell, one label or one name are.

import type { Phrase } from './layout.ts';

interface Type {
  readonly sizePt: number;
  readonly bold: boolean;
}

/** Sizes of one type differ by less than this as files give them, in points. */
const SAME_SIZE_PT = 0.3;

/** Whether two pieces of text are of one size and weight. */
export const isSetAlike = (one: Type, other: Type): boolean =>
  one.bold === other.bold && Math.abs(one.sizePt - other.sizePt) < SAME_SIZE_PT;

/** What is recognised of one type differs by this part of its size at most: it is told by the letters that happen to be in it. */
const RECOGNISED_APART = 0.34;

/** Whether two phrases may be of one size: where the file tells them, within `printedPt` points. */
export function isOfOneSize(one: Phrase, other: Phrase, printedPt: number): boolean {
  const isRecognised = one.words.some(({ confidence }) => confidence < 1);
  const slackPt = isRecognised ? Math.max(printedPt, RECOGNISED_APART * Math.max(one.sizePt, other.sizePt)) : printedPt;
  return Math.abs(one.sizePt - other.sizePt) <= slackPt;
}
