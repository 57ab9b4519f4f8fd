// Which way a page's text runs, from its letters' boxes alone: along rows or columns, by how much it is askew, and whether lines draw apart
// to one side, as on a page seen from there. Upside down looks the same.
import type { Box } from '../model/page.ts';

/** How the lines of a page lie. */
export interface TextDirection {
  /** True when text runs down or up the page. */
  readonly sideways: boolean;
  /** Degrees, clockwise, by which lines (of the page set on its feet by a quarter turn, if sideways) slope; -MOST_SKEW..MOST_SKEW. */
  readonly skew: number;
  /**
   * By how much lines draw apart to the right of the page set on its feet and straight: the part of their distance by which it grows with
   * each pixel from the middle; negative where they draw together, 0 where they run level.
   */
  readonly fan: number;
}

type Foot = readonly [x: number, y: number];

/** Of a picture, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** With fewer letters nothing can be told. */
const LEAST_LETTERS = 24;
/** And with fewer than these chance alone makes rows fit better that draw apart. */
const LEAST_FOR_BOTH = 150;
/** Most letters that are looked at, and that are looked at for both at once. */
const MOST_LETTERS = 3_000;
const MOST_FOR_BOTH = 1_000;
/** Degrees. */
const MOST_SKEW = 20;
/** How far the topmost and the bottommost line may slope from the middle one, as a fraction. */
const MOST_SPREAD = 0.05;
/** So much better must rows fit that draw apart, or they are taken to run level. */
const CLEARLY_BETTER = 1.1;

/** The direction of `letters`, which stand on a picture of `size`; undefined when there are too few. */
export function textDirection(letters: readonly Box[], size: Size): TextDirection | undefined {
  if (letters.length < LEAST_LETTERS) return undefined;
  const sideways = runsSideways(letters);
  const [width, height] = sideways ? [size.height, size.width] : [size.width, size.height];
  const feet = atMost(letters, MOST_LETTERS)
    // Lines end in feet: letters of one line share the bottom more often than the middle.
    .map((box): Foot => (sideways ? [(box.y0 + box.y1) / 2, (box.x0 + box.x1) / 2] : [(box.x0 + box.x1) / 2, box.y1]))
    .map(([x, y]): Foot => [x - width / 2, y - height / 2]);
  const { skew, fan } = rowsOf(feet, height);
  // Sideways, x and y were exchanged, which mirrors the page.
  return sideways ? { sideways, skew: -skew, fan: -fan } : { sideways, skew, fan };
}

function atMost<T>(items: readonly T[], most: number): T[] {
  const step = Math.ceil(items.length / most);
  return items.filter((_, index) => index % step === 0);
}

/** Letters stand closer to their neighbours on the line than lines to each other. */
function runsSideways(letters: readonly Box[]): boolean {
  const sorted = [...letters].sort((a, b) => a.y0 - b.y0);
  let besides = 0;
  let below = 0;
  for (let index = 0; index < sorted.length; index++) {
    const letter = sorted[index];
    if (!letter) continue;
    const size = Math.max(letter.x1 - letter.x0, letter.y1 - letter.y0);
    let nearestBeside = 2 * size;
    let nearestBelow = 2 * size;
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (!other || other.y0 > letter.y1 + 2 * size) break;
      const gapX = Math.max(other.x0 - letter.x1, letter.x0 - other.x1);
      const gapY = other.y0 - letter.y1;
      if (gapX > 2 * size) continue;
      const overlapX = Math.min(letter.x1, other.x1) - Math.max(letter.x0, other.x0);
      const overlapY = Math.min(letter.y1, other.y1) - Math.max(letter.y0, other.y0);
      if (overlapY > 0 && gapX > 0) nearestBeside = Math.min(nearestBeside, gapX);
      else if (overlapX > 0 && gapY > 0) nearestBelow = Math.min(nearestBelow, gapY);
    }
    if (nearestBeside < nearestBelow) besides++;
    else if (nearestBelow < nearestBeside) below++;
  }
  return below > besides;
}

interface Rows {
  readonly skew: number;
  readonly fan: number;
  /** How well feet fall into few rows: the sum of squares of the rows' feet. */
  readonly score: number;
}

/** The rows of `feet`, told from the middle of a page of `height`. */
function rowsOf(feet: readonly Foot[], height: number): Rows {
  const fans = (middle: number, reach: number, step: number): number[] =>
    around(middle, (2 * reach) / height, (2 * step) / height);
  const coarse = fittest(feet, { skews: around(0, MOST_SKEW, 0.5), fans: [0], bin: 3 });
  const level = fittest(feet, { skews: around(coarse.skew, 0.5, 0.05), fans: [0], bin: 1.5 });
  if (feet.length < LEAST_FOR_BOTH) return level;
  // Where lines draw apart, the slope that most have is not that of the middle: both are looked for at once.
  const both = { skews: around(level.skew, 2.5, 0.25), fans: fans(0, MOST_SPREAD, 0.004), bin: 3 };
  const apart = fittest(atMost(feet, MOST_FOR_BOTH), both);
  const fine = { skews: around(apart.skew, 0.25, 0.05), fans: fans(apart.fan, 0.004, 0.0005), bin: 1.5 };
  const settled = fittest(feet, fine);
  return settled.score > CLEARLY_BETTER * level.score ? settled : level;
}

/** Values no further than `reach` from `middle`, those closest to nothing first. */
function around(middle: number, reach: number, step: number): number[] {
  const steps = Math.round(reach / step);
  return Array.from({ length: 2 * steps + 1 }, (_, index) => middle + (index - steps) * step).sort(
    (a, b) => Math.abs(a) - Math.abs(b),
  );
}

interface Candidates {
  readonly skews: readonly number[];
  readonly fans: readonly number[];
  /** Feet of one row stand within so many pixels. */
  readonly bin: number;
}

/** The first of `skews` and `fans` with which `feet` fall into the fewest rows. */
function fittest(feet: readonly Foot[], { skews, fans, bin }: Candidates): Rows {
  let best: Rows = { skew: 0, fan: 0, score: -1 };
  for (const skew of skews) {
    const [cos, sin] = [Math.cos((skew * Math.PI) / 180), Math.sin((skew * Math.PI) / 180)];
    const turned = feet.map(([x, y]): Foot => [x * cos + y * sin, y * cos - x * sin]);
    for (const fan of fans) {
      const counts = new Map<number, number>();
      for (const [x, y] of turned) {
        const row = Math.round(y / (1 + fan * x) / bin);
        counts.set(row, (counts.get(row) ?? 0) + 1);
      }
      let score = 0;
      for (const count of counts.values()) score += count * count;
      if (score > best.score) best = { skew, fan, score };
    }
  }
  return best;
}
