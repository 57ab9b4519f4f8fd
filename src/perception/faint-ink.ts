// Faint print (grey labels over their values, small print in a pale colour) made as dark as other print: what is lighter than ink breaks into
// dots that are no letters to anyone, and engines lose it beside black.
import { median } from '../kernel/median.ts';
import type { GreyPicture } from '../model/picture.ts';
import { componentsOf } from './components.ts';
import type { Component } from './components.ts';
import { letterSized, stretchesOf } from './letters.ts';
import type { Stretch } from './letters.ts';

/** Faint letters are darker than this part of white paper, and their strokes no darker than that. */
const FAINT = { lightest: 0.83 * 255, darkest: 0.55 * 255 };
/** The part of a letter's pixels that is its stroke, its edges left out. */
const STROKE_PART = 0.15;
/** Fewer letters side by side may be specks. */
const LEAST_LETTERS = 3;
/** Of the ink about them this part is theirs: of the fine lines that guard a certificate none are letters. */
const OWN_PART = 0.75;
/** And this part of what is about them is as light as paper: a tint, or the grain of a picture, is not. */
const ON_PAPER = { grey: 0.9 * 255, part: 0.4 };
/** What their strokes become, and what stays paper. */
const INK = 105;
const PAPER = 0.93 * 255;
/** The soft edges of letters reach this many pixels beyond them. */
const EDGE = 2;

/** `picture`, upright and on white paper, with faint letters as dark as ink; the same picture where there are none. */
export function darkenFaintInk(picture: GreyPicture, pixelsPerPt: number): GreyPicture {
  const printed = picture.pixels;
  const seen = letterSized(
    componentsOf(picture, (grey) => grey < FAINT.lightest),
    pixelsPerPt,
  );
  const strokes = new Map(seen.map((letter) => [letter, strokeOf(picture, letter)]));
  const words = stretchesOf(seen)
    .map((word) => ({ ...word, stroke: median(word.letters.map((letter) => strokes.get(letter) ?? 0)) ?? 0 }))
    .filter((word) => word.stroke > FAINT.darkest && word.letters.length >= LEAST_LETTERS && isAlone(picture, word));
  if (words.length === 0) return picture;
  const { width, height } = picture;
  const pixels = printed.slice();
  for (const { x0, y0, x1, y1, stroke } of words) {
    const times = (PAPER - INK) / (PAPER - stroke);
    for (let y = Math.max(0, y0 - EDGE); y < Math.min(height, y1 + EDGE); y++) {
      for (let x = Math.max(0, x0 - EDGE); x < Math.min(width, x1 + EDGE); x++) {
        const at = y * width + x;
        const grey = printed[at] ?? 0;
        pixels[at] = grey >= PAPER ? grey : Math.min(grey, Math.max(0, PAPER - (PAPER - grey) * times));
      }
    }
  }
  return { width, height, pixels };
}

/** How dark the strokes of a letter are. */
function strokeOf({ width, pixels }: GreyPicture, { x0, y0, x1, y1, area }: Component): number {
  const greys: number[] = [];
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) greys.push(pixels[y * width + x] ?? 0);
  return greys.sort((a, b) => a - b)[Math.floor(STROKE_PART * area)] ?? 0;
}

/** Whether they stand on paper, and most of the ink about them is theirs. */
function isAlone({ width, pixels }: GreyPicture, { x0, y0, x1, y1, letters }: Stretch<Component>): boolean {
  const own = letters.reduce((sum, { area }) => sum + area, 0);
  let [ink, paper] = [0, 0];
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const grey = pixels[y * width + x] ?? 0;
      if (grey < FAINT.lightest) ink++;
      else if (grey >= ON_PAPER.grey) paper++;
    }
  }
  return own >= OWN_PART * ink && paper >= ON_PAPER.part * (x1 - x0) * (y1 - y0);
}
