// A soft picture made sharper: every pixel is moved away from the mean of those around it, so that the points of amounts and the gaps between
// words show again.
import type { GreyPicture } from '../model/picture.ts';

/** How far the mean reaches, in pixels: as far as the edge of a stroke that is out of focus. */
const REACH = 2;
const ACROSS = 2 * REACH + 1;
/** By what part of its difference from that mean a pixel is moved. */
const STRENGTH = 1;

/** `picture` with sharper edges; its outermost pixels stay as they are. */
export function sharpened({ width, height, pixels }: GreyPicture): GreyPicture {
  const result = new Uint8ClampedArray(pixels);
  // The sums of the pixels over each other, column by column, of the rows that the mean takes in.
  const columns = new Uint32Array(width);
  const addRow = (y: number, sign: 1 | -1): void => {
    for (let x = 0, at = y * width; x < width; x++, at++) columns[x] = (columns[x] ?? 0) + sign * (pixels[at] ?? 0);
  };
  for (let y = 0; y < Math.min(ACROSS - 1, height); y++) addRow(y, 1);
  for (let y = REACH; y < height - REACH; y++) {
    addRow(y + REACH, 1);
    let sum = 0;
    for (let x = 0; x < ACROSS - 1; x++) sum += columns[x] ?? 0;
    for (let x = REACH; x < width - REACH; x++) {
      sum += columns[x + REACH] ?? 0;
      const at = y * width + x;
      const own = pixels[at] ?? 0;
      result[at] = own + STRENGTH * (own - sum / ACROSS ** 2);
      sum -= columns[x - REACH] ?? 0;
    }
    addRow(y - REACH, -1);
  }
  return { width, height, pixels: new Uint8Array(result.buffer) };
}
