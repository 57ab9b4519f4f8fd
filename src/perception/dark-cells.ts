// Dark boxes told from shade, on a grid of cells: a letterhead or the head of a table is no paper, however large it is.
import type { GreyPicture } from '../model/picture.ts';

/** Values of cells, row by row. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** The levels of paper under a grid of cells, and the picture they were taken of. */
export interface CellLevels {
  readonly picture: GreyPicture;
  readonly grid: Grid;
  /** Edge of a cell, in pixels. */
  readonly cell: number;
  readonly levels: Float32Array;
}

/** Shade goes from one cell to the next in steps; over the edge of a box the darker level is less than this part of the lighter one. */
const SAME_SURFACE = 0.8;
/** A box is darker than this part of what lies around it. */
const DARKER = 0.65;
/** Ink differs from what it stands on by this many levels of grey. */
const INK_CONTRAST = 40;

/**
 * `bridged`, under the dark boxes that the levels of `cells` show as it is around them. What has dark ink on it is paper in the shade and
 * stays as it is.
 */
export function bridgeBoxes(cells: CellLevels, bridged: Float32Array): Float32Array {
  const { grid, levels } = cells;
  const surfaces = surfacesOf(grid, levels);
  if (surfaces.length < 2) return bridged;
  const largest = surfaces.reduce((best, surface) => (surface.length > best.length ? surface : best));
  const boxes = surfaces.filter((surface) => surface !== largest && isBox(cells, surface));
  return boxes.length === 0 ? bridged : filledIn(grid, bridged, boxes.flat());
}

function neighboursOf({ columns, rows }: Grid, at: number): number[] {
  const [x, y] = [at % columns, Math.floor(at / columns)];
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < columns - 1 ? [at + 1] : []),
    ...(y > 0 ? [at - columns] : []),
    ...(y < rows - 1 ? [at + columns] : []),
  ];
}

/** Cells that hang together without an edge between them. */
function surfacesOf(grid: Grid, levels: Float32Array): number[][] {
  const seen = new Uint8Array(levels.length);
  const surfaces: number[][] = [];
  for (let start = 0; start < levels.length; start++) {
    if (seen[start] === 1) continue;
    seen[start] = 1;
    const surface = [start];
    // Cells that are found join the list while it is gone through.
    for (const at of surface) {
      for (const next of neighboursOf(grid, at)) {
        const [one, other] = [levels[at] ?? 0, levels[next] ?? 0];
        if (seen[next] === 1 || Math.min(one, other) < SAME_SURFACE * Math.max(one, other)) continue;
        seen[next] = 1;
        surface.push(next);
      }
    }
    surfaces.push(surface);
  }
  return surfaces;
}

function isBox({ picture, grid, cell, levels }: CellLevels, surface: readonly number[]): boolean {
  const own = new Set(surface);
  const around = surface.flatMap((at) => neighboursOf(grid, at)).filter((at) => !own.has(at));
  if (mean(levels, surface) >= DARKER * mean(levels, around)) return false;
  if (isAllAround(grid, surface)) return false;
  let [lighter, darker] = [0, 0];
  for (const at of surface) {
    const ink = inkOf(picture, { x0: (at % grid.columns) * cell, y0: Math.floor(at / grid.columns) * cell, cell });
    lighter += ink.lighter;
    darker += ink.darker;
  }
  return lighter >= darker;
}

/** Whether it reaches all four edges: what a page lies on, not what is printed on it. */
function isAllAround({ columns, rows }: Grid, surface: readonly number[]): boolean {
  const touches = (edge: (x: number, y: number) => boolean): boolean =>
    surface.some((at) => edge(at % columns, Math.floor(at / columns)));
  return (
    touches((x) => x === 0) &&
    touches((x) => x === columns - 1) &&
    touches((_, y) => y === 0) &&
    touches((_, y) => y === rows - 1)
  );
}

function mean(levels: Float32Array, cells: readonly number[]): number {
  return cells.reduce((sum, at) => sum + (levels[at] ?? 0), 0) / Math.max(1, cells.length);
}

/** How many of a cell's pixels are much lighter and darker than most of it. */
function inkOf(
  { width, height, pixels }: GreyPicture,
  { x0, y0, cell }: { readonly x0: number; readonly y0: number; readonly cell: number },
): { readonly lighter: number; readonly darker: number } {
  const greys: number[] = [];
  for (let y = y0; y < Math.min(height, y0 + cell); y += 2) {
    for (let x = x0; x < Math.min(width, x0 + cell); x += 2) greys.push(pixels[y * width + x] ?? 0);
  }
  greys.sort((a, b) => a - b);
  const middle = greys[greys.length >> 1] ?? 0;
  return {
    lighter: greys.filter((grey) => grey > middle + INK_CONTRAST).length,
    darker: greys.filter((grey) => grey < middle - INK_CONTRAST).length,
  };
}

/** `missing` cells taken from their neighbours, from the edges inwards. */
function filledIn(grid: Grid, levels: Float32Array, missing: readonly number[]): Float32Array {
  const result = Float32Array.from(levels);
  const open = new Set(missing);
  while (open.size > 0) {
    const ring = [...open].map((at) => ({ at, known: neighboursOf(grid, at).filter((next) => !open.has(next)) }));
    const reached = ring.filter(({ known }) => known.length > 0);
    if (reached.length === 0) return result;
    const values = reached.map(({ known }) => mean(result, known));
    reached.forEach(({ at }, index) => {
      result[at] = values[index] ?? 0;
      open.delete(at);
    });
  }
  return result;
}
