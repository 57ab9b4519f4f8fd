// Words of one recognised line that are set in different sizes, such as a row of a table and the large figure of a box beside it: they share
// neither their size nor, often, their baseline.
import { median } from '../kernel/median.ts';
import type { Box } from '../model/page.ts';
import type { RecognisedWord } from '../model/recognised.ts';

/** Capitals and figures are all as high in one size; what is this many times as high is set in another. */
const LARGER = 1.35;
/** Words further apart than this many of the smaller heights may be of different places. */
const APART = 0.8;
/** Fewer patches of ink tell no height. */
const FEWEST_MARKS = 3;

/** The words in stretches of one size each, left to right. */
export function sizesApart(
  words: readonly RecognisedWord[],
  inkOf: (word: RecognisedWord) => readonly Box[],
): readonly (readonly RecognisedWord[])[] {
  const stretches: RecognisedWord[][] = [];
  let last: number | undefined;
  for (const word of words) {
    const height = tallOf(word, inkOf(word));
    const before = stretches.at(-1)?.at(-1);
    const isOther =
      last !== undefined &&
      height !== undefined &&
      Math.max(last, height) > LARGER * Math.min(last, height) &&
      before !== undefined &&
      word.x0 - before.x1 > APART * Math.min(last, height);
    if (before === undefined || isOther) stretches.push([word]);
    else stretches.at(-1)?.push(word);
    if (isOther || last === undefined) last = height;
  }
  return stretches;
}

/** How high the capitals and figures of a word are, in pixels; undefined for one of small letters or of too little ink. */
function tallOf({ text }: RecognisedWord, ink: readonly Box[]): number | undefined {
  const isTall = /^[\p{Lu}\d£.,:/-]+$/u.test(text) && ink.length >= FEWEST_MARKS;
  const foot = median(ink.map(({ y1 }) => y1));
  if (!isTall || foot === undefined) return undefined;
  return median(ink.map(({ y0 }) => foot - y0).filter((height) => height > 0));
}
