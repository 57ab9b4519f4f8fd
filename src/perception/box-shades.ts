// How dark a box is from one of its sides to the other: many are printed with a shade that grows, and one grey for all of it would take a part
// of the box for its ink.

/** Greys that lie this close all over a box are one. */
const SAME_SHADE = 16;
/** With fewer dark pixels than this part a tile is covered by light ink, and says nothing of the box under it. */
const TOLD_PART = 0.3;

/** Counts of pixels by their grey, for tiles of a box, row by row. */
export interface Tiles {
  readonly columns: number;
  readonly rows: number;
  readonly counts: readonly Uint32Array[];
}

/** Tiles for a box of `width` and `height`, with nothing counted yet. */
export function emptyTiles(
  { width, height }: { readonly width: number; readonly height: number },
  size: number,
): Tiles {
  const [columns, rows] = [Math.max(1, Math.ceil(width / size)), Math.max(1, Math.ceil(height / size))];
  return { columns, rows, counts: Array.from({ length: columns * rows }, () => new Uint32Array(256)) };
}

/** The counts of the whole box. */
export function totalOf({ counts }: Tiles): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, grey) => counts.reduce((sum, tile) => sum + (tile[grey] ?? 0), 0));
}

/** The grey of the box about a point, in tiles from its corner; greys under `dark` are the box, lighter ones its ink. */
export function shadeOf(tiles: Tiles, dark: number): (x: number, y: number) => number {
  const whole = darkGrey(totalOf(tiles), dark, 0) ?? 0;
  const told = tiles.counts.map((counts) => darkGrey(counts, dark, TOLD_PART));
  const known = told.filter((grey) => grey !== undefined);
  if (Math.max(...known) - Math.min(...known) < SAME_SHADE) return () => whole;
  const { columns, rows } = tiles;
  const shades = told.map((grey, at) => grey ?? nearest(told, at, columns) ?? whole);
  const shade = (x: number, y: number): number => shades[y * columns + x] ?? whole;
  return (x, y) => {
    const [left, across] = step(x, columns);
    const [top, down] = step(y, rows);
    const [right, bottom] = [Math.min(columns - 1, left + 1), Math.min(rows - 1, top + 1)];
    const upper = shade(left, top) + (shade(right, top) - shade(left, top)) * across;
    const lower = shade(left, bottom) + (shade(right, bottom) - shade(left, bottom)) * across;
    return Math.round(upper + (lower - upper) * down);
  };
}

/** The tile whose middle lies before a place, and how far on the way to the next it is. */
function step(place: number, count: number): readonly [number, number] {
  const at = Math.min(count - 1, Math.max(0, place - 0.5));
  return [Math.floor(at), at - Math.floor(at)];
}

/** The middle one of the dark greys; undefined where they are less than `least` of all. */
function darkGrey(counts: Uint32Array, dark: number, least: number): number | undefined {
  const own = sumOf(counts.subarray(0, Math.ceil(dark)));
  return own < least * sumOf(counts) ? undefined : middleGrey(counts, dark);
}

const sumOf = (counts: Uint32Array): number => counts.reduce((sum, count) => sum + count, 0);

/** The middle one of the greys under `end` that were counted; undefined where none was. */
export function middleGrey(counts: Uint32Array, end = counts.length): number | undefined {
  const own = counts.subarray(0, Math.ceil(end));
  let left = sumOf(own) / 2;
  if (left === 0) return undefined;
  for (const [grey, count] of own.entries()) {
    left -= count;
    if (left <= 0) return grey;
  }
  return undefined;
}

/** The grey of the tile that is nearest to another one, of those that have any. */
function nearest(greys: readonly (number | undefined)[], from: number, columns: number): number | undefined {
  const distance = (at: number): number =>
    Math.abs((at % columns) - (from % columns)) + Math.abs(Math.floor(at / columns) - Math.floor(from / columns));
  let best: number | undefined;
  greys.forEach((grey, at) => {
    if (grey !== undefined && (best === undefined || distance(at) < distance(best))) best = at;
  });
  return best === undefined ? undefined : greys[best];
}
