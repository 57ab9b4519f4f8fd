// Upright rules between columns and at the sides of boxes, taken off the picture: engines take them for strokes and run the words on both
// sides into one.
import { median } from '../kernel/median.ts';
import type { GreyPicture } from '../model/picture.ts';

/**
 * A rule is darker than this part of white paper, at least so high and at most so wide, in points: no stroke of a letter is. Grain makes some
 * rows of it wider.
 */
const RULE = { dark: 0.86 * 255, leastPt: 24, usualPt: 2.4, widestPt: 3, raggedPt: 4 };
/** Of its rows so many are no wider than a rule. */
const MOST_ROWS = 0.5;
const WHITE = 255;
/** The blurred edges of a rule reach this many pixels beyond it. */
const EDGE = 1;

/** `picture`, upright and on white paper, without such rules; the same picture where there is none. */
export function withoutUprightRules(picture: GreyPicture, pixelsPerPt: number): GreyPicture {
  const runs = uprightRuns(picture, RULE.leastPt * pixelsPerPt);
  if (runs.length === 0) return picture;
  const { width, height, pixels: printed } = picture;
  const pixels = printed.slice();
  const [thin, thick, ragged] = [RULE.usualPt * pixelsPerPt, RULE.widestPt * pixelsPerPt, RULE.raggedPt * pixelsPerPt];
  for (const { x, from, to } of runs) {
    const rows = Array.from({ length: to - from }, (_, row) =>
      inkAround(printed, (from + row) * width, { x, width, widest: ragged }),
    );
    const own = rows.filter(({ left, right }) => right - left <= thick);
    const isRule = own.length >= MOST_ROWS * rows.length;
    // A row that is wider than the others has grain beside it, or a letter that leans on it.
    const start = median(own.map(({ left }) => left)) ?? x;
    const end = median(own.map(({ right }) => right)) ?? x;
    for (const [row, { left, right }] of rows.entries()) {
      // Where it meets another rule, or a letter, it is left as it is.
      if (right - left > (isRule ? ragged : thin)) continue;
      const isThin = right - left <= thin;
      const at = (from + row) * width;
      const first = at + Math.max(0, (isThin ? left : Math.max(left, start - EDGE)) - EDGE);
      pixels.fill(WHITE, first, at + Math.min(width, (isThin ? right : Math.min(right, end + EDGE)) + EDGE));
    }
  }
  return { width, height, pixels };
}

/** A column of pixels in which ink goes on from one row to another. */
interface Run {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

/** Runs of at least `least` rows; a column is ink where it or one beside it is, for no page stands quite straight. */
function uprightRuns({ width, height, pixels }: GreyPicture, least: number): Run[] {
  const runs: Run[] = [];
  const lengths = new Int32Array(width);
  for (let y = 0; y <= height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const isInk = y < height && (isDark(pixels[at - 1]) || isDark(pixels[at]) || isDark(pixels[at + 1]));
      const length = lengths[x] ?? 0;
      if (!isInk && length >= least) runs.push({ x, from: y - length, to: y });
      lengths[x] = isInk ? length + 1 : 0;
    }
  }
  return runs;
}

const isDark = (grey = WHITE): boolean => grey < RULE.dark;

/** From where to where ink reaches about a pixel of a row, as far as that is no wider than a rule. */
function inkAround(
  pixels: Uint8Array | Uint8ClampedArray,
  row: number,
  { x, width, widest }: { readonly x: number; readonly width: number; readonly widest: number },
): { readonly left: number; readonly right: number } {
  let [left, right] = [x, x];
  const start = [x, x - 1, x + 1].find((one) => isDark(pixels[row + one]));
  if (start === undefined) return { left, right };
  left = start;
  right = start + 1;
  while (left > 0 && right - left <= widest && isDark(pixels[row + left - 1])) left--;
  while (right < width && right - left <= widest && isDark(pixels[row + right])) right++;
  return { left, right };
}
