// Connected patches of ink (8-neighbours), as boxes: what letters, rules and pictures are before anyone has read them.
import type { Box } from '../model/page.ts';
import type { GreyPicture } from '../model/picture.ts';

/** One patch; `x1` and `y1` are the first column and row behind it. */
export interface Component extends Box {
  /** Pixels of ink. */
  readonly area: number;
}

/** Patches of pixels for which `isInk` of their grey is true. */
export function componentsOf({ width, height, pixels }: GreyPicture, isInk: (grey: number) => boolean): Component[] {
  const ink = Uint8Array.from({ length: 256 }, (_, grey) => (isInk(grey) ? 1 : 0));
  const starts: number[] = [];
  const ends: number[] = [];
  const rows: number[] = [];
  const parents: number[] = [];
  const find = (run: number): number => {
    let root = run;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[run] = root;
    return root;
  };
  let above = 0; // first run of the row above
  let aboveEnd = 0;
  for (let y = 0; y < height; y++) {
    const first = starts.length;
    const offset = y * width;
    for (let x = 0; x < width; x++) {
      if (ink[pixels[offset + x] ?? 0] === 0) continue;
      const start = x;
      while (x < width && ink[pixels[offset + x] ?? 0] === 1) x++;
      const run = starts.length;
      starts.push(start);
      ends.push(x);
      rows.push(y);
      parents.push(run);
      // Runs of the row above that touch this one, corners included.
      while (above < aboveEnd && (ends[above] ?? 0) < start) above++;
      for (let other = above; other < aboveEnd && (starts[other] ?? 0) <= x; other++) {
        const [a, b] = [find(other), find(run)];
        if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
      }
    }
    above = first;
    aboveEnd = starts.length;
  }
  return boxesOf({ starts, ends, rows }, find);
}

interface Runs {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly rows: readonly number[];
}

function boxesOf({ starts, ends, rows }: Runs, find: (run: number) => number): Component[] {
  const boxes = new Map<number, { x0: number; y0: number; x1: number; y1: number; area: number }>();
  for (let run = 0; run < starts.length; run++) {
    const root = find(run);
    const [x0, x1, y] = [starts[run] ?? 0, ends[run] ?? 0, rows[run] ?? 0];
    const box = boxes.get(root);
    if (box === undefined) {
      boxes.set(root, { x0, x1, y0: y, y1: y + 1, area: x1 - x0 });
      continue;
    }
    box.x0 = Math.min(box.x0, x0);
    box.x1 = Math.max(box.x1, x1);
    box.y1 = Math.max(box.y1, y + 1);
    box.area += x1 - x0;
  }
  return [...boxes.values()];
}
