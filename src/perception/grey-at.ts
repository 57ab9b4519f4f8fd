// Single pixels of a picture, by a point that may lie between pixels or beyond its edges.
import type { GreyPicture } from '../model/picture.ts';
import type { Point } from './projection.ts';

/** The grey of the pixel that holds a point; undefined beyond the edges. */
export function greyAt({ width, height, pixels }: GreyPicture, [x, y]: Point): number | undefined {
  return x < 0 || y < 0 || x >= width || y >= height ? undefined : pixels[Math.floor(y) * width + Math.floor(x)];
}
