// A line of a picture, scaled to the height that the networks of PP-OCR were trained with.
import type { Box } from '../../model/page.ts';
import type { GreyPicture } from '../../model/picture.ts';

/** Height of a line, as the networks were trained. */
const LINE_HEIGHT = 48;
const LEAST_WIDTH = 32;
const MOST_WIDTH = 4_096;
/** Around the ink, as a part of its height. */
const MARGIN = { above: 0.2, beside: 0.35 };

/** Samples for a network: three equal channels, row by row, -1 black to 1 white. */
export interface LineSamples {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Where in the picture a part (0..1) of the width lies, in pixels from its left. */
  readonly place: (part: number) => number;
}

/** The line under `box`, as long as it comes, or cut to `mostWidth`. */
export function sampleLine(picture: GreyPicture, box: Box, mostWidth = MOST_WIDTH): LineSamples {
  const inkHeight = Math.max(1, box.y1 - box.y0);
  const [x0, x1] = [box.x0 - MARGIN.beside * inkHeight, box.x1 + MARGIN.beside * inkHeight];
  const [y0, y1] = [box.y0 - MARGIN.above * inkHeight, box.y1 + MARGIN.above * inkHeight];
  const scale = (y1 - y0) / LINE_HEIGHT;
  const width = Math.min(mostWidth, Math.max(LEAST_WIDTH, Math.round((x1 - x0) / scale)));
  const size = LINE_HEIGHT * width;
  const data = new Float32Array(3 * size);
  for (let row = 0; row < LINE_HEIGHT; row++) {
    const y = y0 + (row + 0.5) * scale - 0.5;
    for (let column = 0; column < width; column++) {
      const value = sampleAt(picture, x0 + (column + 0.5) * scale - 0.5, y) / 127.5 - 1;
      const at = row * width + column;
      data[at] = value;
      data[at + size] = value;
      data[at + 2 * size] = value;
    }
  }
  return { data, width, height: LINE_HEIGHT, place: (part) => x0 + part * width * scale };
}

/** Between four pixels; beyond the edge the picture goes on as it ends. */
function sampleAt({ width, height, pixels }: GreyPicture, x: number, y: number): number {
  const cx = Math.min(width - 1, Math.max(0, x));
  const cy = Math.min(height - 1, Math.max(0, y));
  const left = Math.floor(cx);
  const top = Math.floor(cy);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const fx = cx - left;
  const fy = cy - top;
  const above = (pixels[top * width + left] ?? 0) * (1 - fx) + (pixels[top * width + right] ?? 0) * fx;
  const below = (pixels[bottom * width + left] ?? 0) * (1 - fx) + (pixels[bottom * width + right] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}
