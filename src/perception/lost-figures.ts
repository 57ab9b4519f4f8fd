// A number that has fewer figures than there are patches of their size in its box: an engine takes two slender figures (11) for one, and is sure
// of it. Which figure was lost another engine is asked.
import { median } from '../kernel/median.ts';
import type { Box } from '../model/page.ts';
import type { RecognisedWord } from '../model/recognised.ts';

const NUMBER = /^[-+(]*[£€$]?\d[\d,.]*[-+)]*$/u;
/** What has a patch of its own in a number. */
const INKED = /[\d£€$]/gu;
/** A figure is as high as this part of most of them: points, commas and flecks are lower. */
const AS_HIGH = 0.8;
/** A figure is narrower than this part of its height; two that touch are one patch that is wider, and no figure adds less than this to it. */
const WIDEST = 0.95;
const EACH_MORE = 0.8;
/** No engine is surer of such a number than this. */
const UNSURE = 0.6;

/** The word, as unsure as it is where a figure of it may be lost; `ink` are the patches in its box. */
export function withLostFigures(word: RecognisedWord, ink: readonly Box[]): RecognisedWord {
  if (word.confidence <= UNSURE || !NUMBER.test(word.text)) return word;
  const usual = median(ink.map(({ y0, y1 }) => y1 - y0)) ?? 0;
  const figures = ink
    .filter(({ y0, y1 }) => y1 - y0 >= AS_HIGH * usual)
    .reduce((sum, { x0, x1 }) => sum + figuresIn((x1 - x0) / usual), 0);
  const signs = word.text.match(INKED)?.length ?? 0;
  return figures > signs ? { ...word, confidence: UNSURE } : word;
}

/** How many figures a patch is, at least, that is so many heights wide. */
function figuresIn(width: number): number {
  return width < WIDEST ? 1 : 2 + Math.floor(Math.max(0, width - WIDEST - EACH_MORE) / EACH_MORE);
}
