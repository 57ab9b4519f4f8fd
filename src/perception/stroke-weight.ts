// Which recognised words are bold: their strokes are thicker, for their size, than most of the page's. Headings and labels of forms are known by it.
import { median } from '../kernel/median.ts';
import type { Word } from '../model/page.ts';
import type { GreyPicture } from '../model/picture.ts';
import { INK } from './letters.ts';

/** Shorter words tell too little: they are as heavy as those beside them. */
const LEAST_CHARACTERS = 3;
/** What scanning adds to every stroke, in pixels. */
const BLUR = 1;
/** Strokes so many times as thick as is usual on the page are bold for certain, and up to so many times plain; between them others of the line decide. */
const BOLD = { surely: 1.45, likely: 1.3, hardly: 1.2 };
/** With fewer words nothing is usual. */
const LEAST_WORDS = 8;
/** Words so many em apart are not set together. */
const TOGETHER_EM = 1;

/** The words of an upright page on white paper, in their order, with those that are bold marked. Boxes are in points. */
export function withWeights(words: readonly Word[], picture: GreyPicture, pixelsPerPt: number): Word[] {
  const strokes = words.map((word) => strokeOf(word, picture, pixelsPerPt));
  const told = words.flatMap(({ text }, at) => Array.from({ length: text.length }, () => strokes[at] ?? []).flat());
  const usual = median(told);
  if (usual === undefined || usual <= 0 || strokes.filter((stroke) => stroke !== undefined).length < LEAST_WORDS)
    return [...words];
  const times = strokes.map((stroke) => (stroke === undefined ? undefined : stroke / usual));
  return words.map((word, at) => (isBold(at, words, times) ? { ...word, bold: true } : word));
}

/** How thick the strokes of a word are, in em; undefined where that cannot be told. */
function strokeOf(word: Word, { width, height, pixels }: GreyPicture, pixelsPerPt: number): number | undefined {
  if (word.confidence === 1 || word.text.length < LEAST_CHARACTERS || !/[\p{L}\p{N}]/u.test(word.text))
    return undefined;
  const [left, right] = [Math.max(1, Math.round(word.x0 * pixelsPerPt)), Math.round(word.x1 * pixelsPerPt)];
  const [top, bottom] = [Math.max(1, Math.round(word.y0 * pixelsPerPt)), Math.round(word.y1 * pixelsPerPt)];
  const isInk = (x: number, y: number): boolean => (pixels[y * width + x] ?? 255) < INK;
  let area = 0;
  let edge = 0;
  for (let y = top; y < Math.min(height, bottom); y++) {
    for (let x = left; x < Math.min(width, right); x++) {
      const ink = isInk(x, y);
      if (ink) area++;
      if (ink !== isInk(x - 1, y)) edge++;
      if (ink !== isInk(x, y - 1)) edge++;
    }
  }
  // A long stroke has two edges as long as itself.
  return edge === 0 ? undefined : ((2 * area) / edge - BLUR) / (word.sizePt * pixelsPerPt);
}

function isBold(at: number, words: readonly Word[], times: readonly (number | undefined)[]): boolean {
  const own = times[at];
  if (own !== undefined && own >= BOLD.surely) return true;
  if (own !== undefined && own <= BOLD.hardly) return false;
  const nearest = (step: number): boolean | undefined => {
    for (let next = at + step; isTogether(words[next - step], words[next], step); next += step) {
      const other = times[next];
      if (other !== undefined && other >= BOLD.surely) return true;
      if (other !== undefined && other <= BOLD.hardly) return false;
    }
    return undefined;
  };
  return nearest(-1) ?? nearest(1) ?? (own ?? 0) >= BOLD.likely;
}

function isTogether(word: Word | undefined, next: Word | undefined, step: number): boolean {
  if (!word || !next) return false;
  const [left, right] = step > 0 ? [word, next] : [next, word];
  const gap = right.x0 - left.x1;
  return Math.abs(left.y1 - right.y1) < 0.5 * left.sizePt && gap > -left.sizePt && gap < TOGETHER_EM * left.sizePt;
}
