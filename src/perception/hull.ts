// The convex outline of points, and the largest four-cornered figure in it.
import type { Point } from './projection.ts';

/** Corners of the smallest convex figure around `points`, in turn (Andrew 1979, monotone chain). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      for (let [a, b] = chain.slice(-2); a && b && turn(a, b, point) <= 0; [a, b] = chain.slice(-2)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** Points of an outline that are tried as corners. */
const MOST_TRIED = 48;

/** The four of the outline's points that span the largest area; undefined when there are fewer. */
export function largestQuad(hull: readonly Point[]): readonly [Point, Point, Point, Point] | undefined {
  const tried = simplified(hull);
  const n = tried.length;
  let best: readonly [Point, Point, Point, Point] | undefined;
  let bestArea = 0;
  for (let i = 0; i < n; i++) {
    for (let k = i + 2; k < n; k++) {
      const [a, c] = [tried[i], tried[k]];
      if (!a || !c) continue;
      // On either side of the diagonal the farthest point.
      const one = farthest(tried.slice(i + 1, k), a, c);
      const other = farthest([...tried.slice(k + 1), ...tried.slice(0, i)], a, c);
      if (!one || !other || one.distance + other.distance <= bestArea) continue;
      bestArea = one.distance + other.distance;
      best = [a, one.point, c, other.point];
    }
  }
  return best;
}

function farthest(
  points: readonly Point[],
  a: Point,
  c: Point,
): { readonly point: Point; readonly distance: number } | undefined {
  let best: { readonly point: Point; readonly distance: number } | undefined;
  for (const point of points) {
    const distance = Math.abs(turn(a, c, point));
    if (!best || distance > best.distance) best = { point, distance };
  }
  return best;
}

/** The outline with the points left out that matter least to its area. */
function simplified(hull: readonly Point[]): Point[] {
  const points = [...hull];
  while (points.length > MOST_TRIED) {
    let least = 0;
    let leastArea = Infinity;
    for (let index = 0; index < points.length; index++) {
      const [a, b, c] = [-1, 0, 1].map((step) => points[(index + step + points.length) % points.length]);
      const area = a && b && c ? Math.abs(turn(a, b, c)) : 0;
      if (area < leastArea) [least, leastArea] = [index, area];
    }
    points.splice(least, 1);
  }
  return points;
}
