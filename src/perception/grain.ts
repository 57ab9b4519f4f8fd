// Grain: what the sensor of a worn scanner or a telephone in poor light adds to every pixel. Tests for ink see specks in it, and rules with ragged
// edges, so it is evened out before anything is looked for.
import type { GreyPicture } from '../model/picture.ts';

/** Grain with a lower standard deviation, in grey levels, is left alone: no test for ink is near it. */
const LEAST_GRAIN = 7;
/** Pixels that differ by more than this many deviations are not of one thing: the edge of a letter stays where it is. */
const SAME_THING = 3;
/** Every so many pixels are looked at to tell how grainy a picture is. */
const SAMPLE = { across: 7, down: 11 };
/** The second difference both ways of pixels of grain alone: its median, in their standard deviations. */
const MEDIAN_OF_DIFFERENCE = 0.6745 * 6;

/** `picture` with every pixel as the mean of those around it that are of the same thing; the same picture where it is hardly grainy. */
export function withoutGrain(picture: GreyPicture): GreyPicture {
  const grain = grainOf(picture);
  if (grain < LEAST_GRAIN) return picture;
  const { width, height, pixels } = picture;
  const result = pixels.slice();
  const most = SAME_THING * grain;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const own = pixels[at] ?? 0;
      let [sum, count] = [own, 1];
      for (let row = at - width; row <= at + width; row += width) {
        for (let near = row - 1; near <= row + 1; near++) {
          const grey = pixels[near] ?? 0;
          const apart = grey - own;
          if (near === at || apart > most || apart < -most) continue;
          sum += grey;
          count++;
        }
      }
      result[at] = sum / count + 0.5;
    }
  }
  return { width, height, pixels: result };
}

/** The standard deviation of the grain of a picture, in grey levels: most of a page is paper, whatever is printed on it. */
export function grainOf({ width, height, pixels }: GreyPicture): number {
  const counts = new Uint32Array(8 * 255 + 1);
  let total = 0;
  const at = (index: number): number => pixels[index] ?? 0;
  for (let y = 1; y < height - 1; y += SAMPLE.down) {
    for (let x = 1; x < width - 1; x += SAMPLE.across) {
      const middle = y * width + x;
      const [up, down] = [middle - width, middle + width];
      const level = 4 * at(middle) - 2 * (at(middle - 1) + at(middle + 1) + at(up) + at(down));
      const difference = Math.abs(level + at(up - 1) + at(up + 1) + at(down - 1) + at(down + 1));
      counts[difference] = (counts[difference] ?? 0) + 1;
      total++;
    }
  }
  let [seen, difference] = [0, 0];
  while (difference < counts.length - 1 && seen + (counts[difference] ?? 0) <= total / 2)
    seen += counts[difference++] ?? 0;
  return difference / MEDIAN_OF_DIFFERENCE;
}
