// Paper made white: shade, tint and uneven light are divided out, cell by cell. What is darker than the paper around it stays as dark as it was
// in relation to it, so that white letters on a dark bar stay letters.
import type { GreyPicture } from '../model/picture.ts';
import { bridgeBoxes } from './dark-cells.ts';
import type { Grid } from './dark-cells.ts';

/** Edge of a cell, in pixels: wider than a letter, so that every cell of a page of text shows some paper. */
const CELL = 32;
/** Of the pixels of a cell, this part is at least as bright as its paper. */
const BRIGHTEST_PART = 0.15;
/** A dark bar or picture that is narrower than twice this many cells takes the paper around it for its own; larger ones see dark-cells.ts. */
const BRIDGED_CELLS = 2;
/** Paper that is as white as this is left alone. */
const WHITE_ENOUGH = 246;

/** `picture` on white paper; the same picture when its paper is white already. */
export function evenBackground(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture;
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const grid = { columns, rows };
  const seen = Array.from({ length: columns * rows }, (_, index) =>
    greysOf(picture, index % columns, Math.floor(index / columns)),
  );
  const closed = eroded(
    grid,
    dilated(
      grid,
      Float32Array.from(seen, ({ paper }) => paper),
    ),
  );
  // Light ink on a dark panel is as bright as paper: what most of a cell is tells of the panel under it.
  const middles = Float32Array.from(seen, ({ middle }) => middle);
  const levels = bridgeBoxes({ picture, grid, cell: CELL, levels: middles }, closed);
  const paper = smoothed(grid, bridgeBoxes({ picture, grid, cell: CELL, levels }, levels));
  if (paper.every((value) => value >= WHITE_ENOUGH)) return picture;

  const result = new Uint8Array(pixels.length);
  const row = new Float32Array(columns);
  for (let y = 0; y < height; y++) {
    const gy = Math.min(rows - 1, Math.max(0, (y + 0.5) / CELL - 0.5));
    const top = Math.min(rows - 1, Math.floor(gy));
    const bottom = Math.min(rows - 1, top + 1);
    for (let column = 0; column < columns; column++) {
      const upper = paper[top * columns + column] ?? 255;
      const lower = paper[bottom * columns + column] ?? 255;
      row[column] = upper + (lower - upper) * (gy - top);
    }
    for (let x = 0; x < width; x++) {
      const gx = Math.min(columns - 1, Math.max(0, (x + 0.5) / CELL - 0.5));
      const left = Math.floor(gx);
      const near = row[left] ?? 255;
      const level = near + ((row[Math.min(columns - 1, left + 1)] ?? 255) - near) * (gx - left);
      const at = y * width + x;
      const grey = ((pixels[at] ?? 0) * 255) / Math.max(1, level);
      result[at] = grey > 255 ? 255 : grey;
    }
  }
  return { width, height, pixels: result };
}

/** The grey that the brightest part of a cell reaches, and the one that half of it does. */
function greysOf(
  { width, height, pixels }: GreyPicture,
  column: number,
  row: number,
): { readonly paper: number; readonly middle: number } {
  const counts = new Uint16Array(256);
  const [right, bottom] = [Math.min(width, (column + 1) * CELL), Math.min(height, (row + 1) * CELL)];
  let total = 0;
  for (let y = row * CELL; y < bottom; y += 2) {
    for (let x = column * CELL; x < right; x += 2) {
      const grey = pixels[y * width + x] ?? 0;
      counts[grey] = (counts[grey] ?? 0) + 1;
      total++;
    }
  }
  const reachedBy = (part: number): number => {
    let left = part * total;
    for (let grey = 255; grey > 0; grey--) {
      left -= counts[grey] ?? 0;
      if (left <= 0) return grey;
    }
    return 0;
  };
  return { paper: reachedBy(BRIGHTEST_PART), middle: reachedBy(0.5) };
}

/** Each cell takes what `pick` makes of its row neighbours, then of its column neighbours. */
function overNeighbours(
  { columns, rows }: Grid,
  values: Float32Array,
  { reach, pick }: { readonly reach: number; readonly pick: (values: readonly number[]) => number },
): Float32Array {
  const pass = (source: Float32Array, alongRow: boolean): Float32Array =>
    source.map((_, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const near: number[] = [];
      for (let step = -reach; step <= reach; step++) {
        const [x, y] = alongRow ? [column + step, row] : [column, row + step];
        if (x >= 0 && x < columns && y >= 0 && y < rows) near.push(source[y * columns + x] ?? 0);
      }
      return pick(near);
    });
  return pass(pass(values, true), false);
}

function dilated(grid: Grid, values: Float32Array): Float32Array {
  return overNeighbours(grid, values, { reach: BRIDGED_CELLS, pick: (near) => Math.max(...near) });
}

function eroded(grid: Grid, values: Float32Array): Float32Array {
  return overNeighbours(grid, values, { reach: BRIDGED_CELLS, pick: (near) => Math.min(...near) });
}

function smoothed(grid: Grid, values: Float32Array): Float32Array {
  return overNeighbours(grid, values, {
    reach: 1,
    pick: (near) => near.reduce((sum, value) => sum + value, 0) / near.length,
  });
}
