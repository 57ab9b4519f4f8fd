// Fine level rules between rows, taken off the picture where they are so light that they come to dots as ink: engines take these for letters, and
// the row above or beneath with them.
import type { GreyPicture } from '../model/picture.ts';
import { INK } from './letters.ts';

/** A rule is darker than this part of white paper, at least so long and at most so thick, in points; its dots stand no further apart than this. */
const RULE = { dark: 0.88 * 255, leastPt: 60, thickestPt: 2.2, apartPt: 1.6 };
/** So much of it is thin: what is not is a letter that reaches down to it. */
const THIN_PART = 0.85;
/** A rule of which more than this is ink is nearly whole, and engines see it for what it is. */
const WHOLE_PART = 0.6;
const WHITE = 255;
/** The blurred edges of a rule reach this many pixels beyond it. */
const EDGE = 1;

/** `picture`, upright and on white paper, without such rules; the same picture where there is none. */
export function withoutBrokenRules(picture: GreyPicture, pixelsPerPt: number): GreyPicture {
  const { width, height, pixels: printed } = picture;
  const most = Math.round(RULE.thickestPt * pixelsPerPt);
  const rules = levelRuns(picture, RULE.leastPt * pixelsPerPt, Math.round(RULE.apartPt * pixelsPerPt)).filter((run) =>
    isBroken(picture, run, most),
  );
  if (rules.length === 0) return picture;
  const pixels = printed.slice();
  for (const { y, from, to } of rules) {
    for (let x = from; x < to; x++) {
      const { top, foot } = inkAround(picture, x, { y, most });
      if (foot - top > most) continue;
      for (let at = Math.max(0, top - EDGE); at < Math.min(height, foot + EDGE); at++) pixels[at * width + x] = WHITE;
    }
  }
  return { width, height, pixels };
}

/** A row of pixels in which ink goes on from one column to another. */
interface Run {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Runs of at least `least` columns, with gaps of `apart` at the most; a row is ink where it or one beside it is. */
function levelRuns({ width, height, pixels }: GreyPicture, least: number, apart: number): Run[] {
  const runs: Run[] = [];
  for (let y = 1; y < height - 1; y++) {
    let [from, last] = [-1, -Infinity];
    for (let x = 0, at = y * width; x <= width; x++, at++) {
      const isInk = x < width && (isDark(pixels[at - width]) || isDark(pixels[at]) || isDark(pixels[at + width]));
      if (!isInk && x < width) continue;
      if (x - last > apart || x === width) {
        if (from >= 0 && last + 1 - from >= least) runs.push({ y, from, to: last + 1 });
        from = x;
      }
      last = x;
    }
  }
  return runs;
}

const isDark = (grey = WHITE): boolean => grey < RULE.dark;

/** Whether a run is thin, and of ink in parts only. */
function isBroken(picture: GreyPicture, { y, from, to }: Run, most: number): boolean {
  const { width, pixels } = picture;
  let [thin, ink] = [0, 0];
  for (let x = from; x < to; x++) {
    const { top, foot } = inkAround(picture, x, { y, most });
    if (foot - top <= most) thin++;
    for (let at = top; at < foot; at++) {
      if ((pixels[at * width + x] ?? WHITE) >= INK) continue;
      ink++;
      break;
    }
  }
  return thin >= THIN_PART * (to - from) && ink <= WHOLE_PART * (to - from);
}

/** From where to where ink reaches about a pixel of a column, as far as that is no thicker than a rule. */
function inkAround(
  { width, height, pixels }: GreyPicture,
  x: number,
  { y, most }: { readonly y: number; readonly most: number },
): { readonly top: number; readonly foot: number } {
  const start = [y, y - 1, y + 1].find((row) => isDark(pixels[row * width + x]));
  if (start === undefined) return { top: y, foot: y };
  let [top, foot] = [start, start + 1];
  while (top > 0 && foot - top <= most && isDark(pixels[(top - 1) * width + x])) top--;
  while (foot < height && foot - top <= most && isDark(pixels[foot * width + x])) foot++;
  return { top, foot };
}
