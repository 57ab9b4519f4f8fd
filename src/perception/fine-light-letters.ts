// Letters of light ink on a dark box that are too fine to be as light as paper: their strokes are half box, half ink, and only dots of them are
// lighter than a box may be.
import type { Box } from '../model/page.ts';
import type { GreyPicture } from '../model/picture.ts';
import { middleGrey } from './box-shades.ts';
import { componentsOf } from './components.ts';
import type { Component } from './components.ts';

/** Of the way from the grey of a box to white, this part is where its letters begin: soft edges of them are darker. */
const LETTERS_BEGIN = 0.33;
const WHITE = 255;

/** Patches in a box that are lighter than it is; places in the whole picture. */
export function fineLightLetters(picture: GreyPicture, box: Box): Component[] {
  const inside = cutOut(picture, box);
  const own = middleGrey(countsOf(inside.pixels)) ?? WHITE;
  const begin = own + (WHITE - own) * LETTERS_BEGIN;
  return componentsOf(inside, (grey) => grey >= begin).map(({ x0, y0, x1, y1, area }) => ({
    x0: x0 + box.x0,
    y0: y0 + box.y0,
    x1: x1 + box.x0,
    y1: y1 + box.y0,
    area,
  }));
}

function cutOut({ width, height, pixels }: GreyPicture, { x0, y0, x1, y1 }: Box): GreyPicture {
  const [right, bottom] = [Math.min(width, x1), Math.min(height, y1)];
  const inside = new Uint8Array((right - x0) * (bottom - y0));
  for (let y = y0; y < bottom; y++)
    inside.set(pixels.subarray(y * width + x0, y * width + right), (y - y0) * (right - x0));
  return { width: right - x0, height: bottom - y0, pixels: inside };
}

function countsOf(pixels: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const grey of pixels) counts[grey] = (counts[grey] ?? 0) + 1;
  return counts;
}
