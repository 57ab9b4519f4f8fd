// Which patches of ink are letters, and which letters stand together: without knowing any of them.
import { madeOnce } from '../kernel/made-once.ts';
import { median } from '../kernel/median.ts';
import { boundsOf } from '../model/page.ts';
import type { Box } from '../model/page.ts';
import type { GreyPicture } from '../model/picture.ts';
import { componentsOf } from './components.ts';
import type { Component } from './components.ts';

/** Ink is darker than this part of white paper. */
export const INK = 0.7 * 255;
/** Patches of ink of a picture on white paper; a page is asked for them more than once, while it is made ready and when it is. */
export const inkOf = madeOnce(
  (picture: GreyPicture) => componentsOf(picture, (grey) => grey < INK),
  ({ pixels }) => pixels,
);

/** Sizes of letters on paper, in points: from footnotes to headlines. */
const LETTER_PT = { least: 2.2, most: 26 };

/** Patches of the size of letters and figures, on white paper; rules, dots and pictures are left out. */
export function lettersOf(picture: GreyPicture, pixelsPerPt: number): Box[] {
  return letterSized(inkOf(picture), pixelsPerPt);
}

/** Those of the patches that have the size of letters and figures. */
export function letterSized(patches: readonly Component[], pixelsPerPt: number): Component[] {
  const [least, most] = [LETTER_PT.least * pixelsPerPt, LETTER_PT.most * pixelsPerPt];
  return patches.filter(({ x0, y0, x1, y1, area }) => {
    const [width, height] = [x1 - x0, y1 - y0];
    const long = Math.max(width, height);
    // Thin strokes (1, l, I) are letters, long ones are rules; a patch that is all ink is a blot.
    return (
      long >= least &&
      long <= most &&
      Math.min(width, height) >= 1 &&
      long < 12 * Math.min(width, height) &&
      area < 0.95 * width * height + 8
    );
  });
}

/** Where letters run into each other, as in small print that was photographed, a patch is as wide as a word; in points, and how full it is. */
const RUN_PT = { most: 220, leastHeight: 3.5, mostHeight: 20, leastFull: 0.2, mostFull: 0.75 };

/** Patches that may be several letters in one: wider than any letter, as high as text, and neither a frame nor a bar. */
export function letterRuns(picture: GreyPicture, pixelsPerPt: number): Box[] {
  return inkOf(picture).filter(({ x0, y0, x1, y1, area }) => {
    const [width, height] = [x1 - x0, y1 - y0];
    const full = area / (width * height);
    return (
      width > LETTER_PT.most * pixelsPerPt &&
      width <= RUN_PT.most * pixelsPerPt &&
      height >= RUN_PT.leastHeight * pixelsPerPt &&
      height <= RUN_PT.mostHeight * pixelsPerPt &&
      full >= RUN_PT.leastFull &&
      full <= RUN_PT.mostFull
    );
  });
}

/** Letters of one line that stand close together. */
export interface Stretch<Letter extends Box = Box> extends Box {
  /** Left to right. */
  readonly letters: readonly Letter[];
}

/** Letters this many heights apart still stand together. */
const CLOSE = 0.9;

/** Stretches of an upright page. */
export function stretchesOf<Letter extends Box>(letters: readonly Letter[]): Stretch<Letter>[] {
  const sorted = [...letters].sort((a, b) => a.x0 - b.x0);
  const open: { letters: Letter[]; end: number; middle: number; height: number }[] = [];
  const closed: (typeof open)[number][] = [];
  for (const letter of sorted) {
    const height = letter.y1 - letter.y0;
    const middle = (letter.y0 + letter.y1) / 2;
    let found: (typeof open)[number] | undefined;
    for (let index = open.length - 1; index >= 0; index--) {
      const stretch = open[index];
      if (!stretch) continue;
      if (letter.x0 - stretch.end > CLOSE * 2 * stretch.height) {
        closed.push(...open.splice(index, 1));
        continue;
      }
      const tall = Math.max(stretch.height, height);
      if (Math.abs(stretch.middle - middle) < 0.45 * tall && letter.x0 - stretch.end < CLOSE * tall) found ??= stretch;
    }
    if (found === undefined) {
      open.push({ letters: [letter], end: letter.x1, middle, height });
      continue;
    }
    found.letters.push(letter);
    found.end = Math.max(found.end, letter.x1);
    // The line may slope a little: it goes on from its last letters, small ones and marks not counted.
    if (height > 0.6 * found.height) {
      found.middle = 0.5 * found.middle + 0.5 * middle;
      found.height = median(found.letters.slice(-8).map(({ y0, y1 }) => y1 - y0)) ?? found.height;
    }
  }
  return [...closed, ...open].map((stretch) => ({ ...boundsOf(stretch.letters), letters: stretch.letters }));
}
