// Crosses for hidden figures (`xxxx-xxxxxx-70031`): small and capital ones differ in nothing but their height.
import type { RecognisedWord } from '../model/recognised.ts';

/** A number with two hidden figures on end or more. */
const HIDDEN = /^(?=.*x{2})[x\d*-]+$/iu;
/** A small one is at most this part of the figures beside it, a capital as high as they are. */
const SMALL_PART = 0.87;

/** The words of a line with such crosses in the case that their ink is of; as read where no figure beside them tells. */
export function withCrossesByHeight(words: readonly RecognisedWord[]): readonly RecognisedWord[] {
  if (!words.some(({ text }) => HIDDEN.test(text))) return words;
  const figure = heightOf(words, /\d/u);
  const cross = heightOf(
    words.filter(({ text }) => HIDDEN.test(text)),
    /x/iu,
  );
  if (figure === undefined || cross === undefined) return words;
  const spell = (text: string): string =>
    text.replace(/x/giu, (letter) => (cross < SMALL_PART * figure ? letter.toLowerCase() : letter.toUpperCase()));
  return words.map((word) => (HIDDEN.test(word.text) ? { ...word, text: spell(word.text) } : word));
}

/** Where signs run into each other their boxes are as high as the line, and none is lower than its ink: the lowest ones tell. */
const LOWEST_PART = 0.1;

function heightOf(words: readonly RecognisedWord[], sign: RegExp): number | undefined {
  const found = words.flatMap(({ characters }) => characters.filter(({ text }) => sign.test(text)));
  const heights = found.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b);
  return heights[Math.floor(LOWEST_PART * heights.length)];
}
