// Tints made white: the grey of a row of heads, of every other row, of a cell. Shade is taken out over cells of the size of words; a tint is often
// as low as a line, and engines leave out what stands on one.
import type { GreyPicture } from '../model/picture.ts';

/** Edge of a cell, in points: wider than any stroke of a letter but those of headlines. */
const CELL_PT = 2;
/** What is lighter than a tint is paper, what is darker a box with ink of its own; parts of white. */
const TINT = { darkest: 0.55 * 255, lightest: 0.94 * 255 };
const WHITE = 255;

/** `picture`, upright and on white paper, with tints as white as that; the same picture where there are none. */
export function withoutTints(picture: GreyPicture, pixelsPerPt: number): GreyPicture {
  const { width, height, pixels: printed } = picture;
  const cell = Math.max(2, Math.round(CELL_PT * pixelsPerPt));
  const grid = { columns: Math.ceil(width / cell), rows: Math.ceil(height / cell) };
  const ground = closed(lightestOf(picture, grid, cell), grid);
  if (!ground.some(isTint)) return picture;
  const pixels = printed.slice();
  ground.forEach((level, at) => {
    // Paper beside a tint as well: what is between them goes from one to the other.
    if (level < TINT.darkest || level === WHITE) return;
    const [x0, y0] = [(at % grid.columns) * cell, Math.floor(at / grid.columns) * cell];
    for (let y = y0; y < Math.min(height, y0 + cell); y++) {
      for (let x = x0; x < Math.min(width, x0 + cell); x++)
        pixels[y * width + x] = Math.min(WHITE, ((printed[y * width + x] ?? 0) * WHITE) / level);
    }
  });
  return { width, height, pixels };
}

const isTint = (level: number): boolean => level >= TINT.darkest && level < TINT.lightest;

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** The lightest grey of each cell. */
function lightestOf({ width, height, pixels }: GreyPicture, { columns, rows }: Grid, cell: number): Uint8Array {
  const lightest = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x++) {
      const at = row + Math.floor(x / cell);
      const grey = pixels[y * width + x] ?? 0;
      if (grey > (lightest[at] ?? 0)) lightest[at] = grey;
    }
  }
  return lightest;
}

/** The greys of cells without what is darker and narrower than three of them: letters and rules. */
function closed(cells: Uint8Array, grid: Grid): Uint8Array {
  return overNeighbours(overNeighbours(cells, grid, Math.max), grid, Math.min);
}

function overNeighbours(cells: Uint8Array, { columns, rows }: Grid, pick: (...greys: number[]) => number): Uint8Array {
  const along = (source: Uint8Array, step: number, isEdge: (at: number, by: number) => boolean): Uint8Array =>
    source.map((grey, at) => {
      const before = isEdge(at, -1) ? grey : (source[at - step] ?? grey);
      const behind = isEdge(at, 1) ? grey : (source[at + step] ?? grey);
      return pick(before, grey, behind);
    });
  const across = along(cells, 1, (at, by) => (by < 0 ? at % columns === 0 : at % columns === columns - 1));
  return along(across, columns, (at, by) => (by < 0 ? at < columns : at >= columns * (rows - 1)));
}
