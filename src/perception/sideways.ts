// Text that runs up or down an edge of the page: an engine that reads lines makes nonsense of it, and is sure of that.
import type { RecognisedLine, RecognisedWord } from '../model/recognised.ts';
import { alphanumeric } from './codes.ts';

/** A word of so many letters is wider than it is high, however narrow they are. */
const LEAST_LETTERS = 3;
/** One that is so many times as high as wide runs up or down. */
const UPRIGHT = 2;

/** The lines without what runs up or down the page. */
export function withoutSideways(lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  return lines.map((line) =>
    line.words.some(isSideways) ? { words: line.words.filter((word) => !isSideways(word)) } : line,
  );
}

const isSideways = ({ text, x0, x1, y0, y1 }: RecognisedWord): boolean =>
  alphanumeric(text).length >= LEAST_LETTERS && y1 - y0 > UPRIGHT * (x1 - x0);
