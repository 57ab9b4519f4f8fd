// Which way a page's text runs, from its letters' boxes alone: along rows or columns, and by how much it is askew. Upside down looks the same.
import type { Box } from '../model/page.ts';

/** How the lines of a page lie. */
export interface TextDirection {
  /** True when text runs down or up the page. */
  readonly sideways: boolean;
  /** Degrees, clockwise, by which lines (of the page set on its feet by a quarter turn, if sideways) slope; -MOST_SKEW..MOST_SKEW. */
  readonly skew: number;
}

/** With fewer letters nothing can be told. */
const LEAST_LETTERS = 24;
const MOST_SKEW = 20;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.05;
/** Most letters that are looked at. */
const MOST_LETTERS = 3_000;

/** The direction of `letters`; undefined when there are too few. */
export function textDirection(letters: readonly Box[]): TextDirection | undefined {
  if (letters.length < LEAST_LETTERS) return undefined;
  const step = Math.ceil(letters.length / MOST_LETTERS);
  const sideways = runsSideways(letters);
  const feet = letters
    .filter((_, index) => index % step === 0)
    .map((box): readonly [x: number, y: number] =>
      // Lines end in feet: letters of one line share the bottom more often than the middle.
      sideways
        ? ([box.y0 + box.y1, box.x0 + box.x1].map((sum) => sum / 2) as [number, number])
        : [(box.x0 + box.x1) / 2, box.y1],
    );
  const coarse = steepest(feet, { from: -MOST_SKEW, to: MOST_SKEW, step: COARSE_STEP, bin: 3 });
  const fine = steepest(feet, { from: coarse - COARSE_STEP, to: coarse + COARSE_STEP, step: FINE_STEP, bin: 1.5 });
  // Sideways, x and y were exchanged, which mirrors the angle.
  return { sideways, skew: sideways ? -fine : fine };
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

/** The slope along which feet fall into the fewest rows: the sum of squares of a row's feet is largest. */
function steepest(
  feet: readonly (readonly [x: number, y: number])[],
  { from, to, step, bin }: { readonly from: number; readonly to: number; readonly step: number; readonly bin: number },
): number {
  let best = 0;
  let bestScore = -1;
  const steps = Math.round((to - from) / step);
  for (let index = 0; index <= steps; index++) {
    const degrees = from + index * step;
    const slope = Math.tan((degrees * Math.PI) / 180);
    const cos = Math.cos((degrees * Math.PI) / 180);
    const counts = new Map<number, number>();
    for (const [x, y] of feet) {
      const row = Math.round(((y - slope * x) * cos) / bin);
      counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    let score = 0;
    for (const count of counts.values()) score += count * count;
    // Of equal slopes the flatter one.
    if (score > bestScore || (score === bestScore && Math.abs(degrees) < Math.abs(best))) {
      best = degrees;
      bestScore = score;
    }
  }
  return best;
}
