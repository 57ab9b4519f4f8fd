// The rows of a PNG picture: in one pass or seven (Adam7, PNG Specification §8.2), each row filtered against the one above (§9).
import { Problem } from '../../../kernel/problem.ts';
import { CHANNELS } from './png-samples.ts';
import type { PngHeader } from './png-samples.ts';

/** Part of a picture: pixels from (x, y) on, every dx-th of every dy-th row. */
export interface PngPass {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly columns: number;
  readonly rows: number;
  readonly rowBytes: number;
}

const ADAM7: readonly (readonly [x: number, y: number, dx: number, dy: number])[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

/** The passes in which the picture is stored, without empty ones. */
export function passesOf({ width, height, depth, colour, interlaced }: PngHeader): readonly PngPass[] {
  const passes = interlaced ? ADAM7 : ([[0, 0, 1, 1]] as const);
  return passes
    .map(([x, y, dx, dy]) => {
      const columns = Math.max(0, Math.ceil((width - x) / dx));
      const rows = Math.max(0, Math.ceil((height - y) / dy));
      return { x, y, dx, dy, columns, rows, rowBytes: Math.ceil((columns * depth * CHANNELS[colour]) / 8) };
    })
    .filter(({ columns, rows }) => columns > 0 && rows > 0);
}

/** Undoes the filters of a pass in place. Throws Problem document-damaged for a filter that does not exist. */
export function unfilter(
  raw: Uint8Array,
  { at, rows, rowBytes, pixelBytes }: { at: number; rows: number; rowBytes: number; pixelBytes: number },
): void {
  for (let row = 0; row < rows; row++) {
    const start = at + row * (rowBytes + 1) + 1;
    const above = row === 0 ? -1 : start - rowBytes - 1;
    const filter = raw[start - 1] ?? 0;
    if (filter > 4) throw new Problem('document-damaged', 'content of the picture is not what its kind calls for');
    if (filter === 0) continue;
    for (let index = 0; index < rowBytes; index++) {
      const left = index >= pixelBytes ? (raw[start + index - pixelBytes] ?? 0) : 0;
      const up = above >= 0 ? (raw[above + index] ?? 0) : 0;
      const corner = above >= 0 && index >= pixelBytes ? (raw[above + index - pixelBytes] ?? 0) : 0;
      raw[start + index] = (raw[start + index] ?? 0) + predicted(filter, left, up, corner);
    }
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    default:
      return paeth(left, up, corner);
  }
}

function paeth(left: number, up: number, corner: number): number {
  const byLeft = Math.abs(up - corner);
  const byUp = Math.abs(left - corner);
  const byCorner = Math.abs(left + up - 2 * corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
