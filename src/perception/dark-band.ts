// A dark bar across a whole edge of a sheet, as a letterhead has: what lies on the table seems to begin there. Beside it the sheet ends as it does elsewhere.
import type { GreyPicture } from '../model/picture.ts';
import { greyAt } from './grey-at.ts';
import type { Point } from './projection.ts';

type Quad = readonly [Point, Point, Point, Point];

/** On both flanks of a bar it is lighter or darker than on the table by so many levels of grey. */
const STEP = 8;
/** Pixels to either side of a flank that are looked at, and how far along it a fleck or a letter at its end may break it. */
const REACH = 3;
const BROKEN = 4;
/** A bar is at least and at most this part of the sheet in height. */
const PART = { least: 0.02, most: 0.45 };

/** The corners with the bars that go on beyond an edge between the flanks of the sheet; clockwise, in pixels of `picture`. */
export function withDarkBands(picture: GreyPicture, corners: Quad): Quad {
  const longer = [...corners];
  for (let side = 0; side < 4; side++) {
    const [before, from, to, after] = [3, 0, 1, 2].map((step) => longer[(side + step) % 4]);
    if (!before || !from || !to || !after) continue;
    const deep = bandBeyond(picture, { from, to, before, after });
    if (deep === 0) continue;
    longer[side] = beyond(before, from, deep);
    longer[(side + 1) % 4] = beyond(after, to, deep);
  }
  const [a, b, c, d] = longer;
  return a && b && c && d ? [a, b, c, d] : corners;
}

/** An edge and the corners next to it. */
interface Edge {
  readonly before: Point;
  readonly from: Point;
  readonly to: Point;
  readonly after: Point;
}

/** How far, in pixels, the flanks go on beyond an edge; 0 where there is no bar. */
function bandBeyond(picture: GreyPicture, { before, from, to, after }: Edge): number {
  const flank = Math.min(distance(before, from), distance(after, to));
  const wide = distance(from, to);
  const [ax, ay] = [((to[0] - from[0]) / wide) * REACH, ((to[1] - from[1]) / wide) * REACH];
  let deep = 0;
  for (let far = REACH; far <= PART.most * flank && far - deep <= BROKEN + REACH; far++) {
    const [left, right] = [beyond(before, from, far), beyond(after, to, far)];
    const steps = [
      stepAt(picture, [left[0] + ax, left[1] + ay], [left[0] - ax, left[1] - ay]),
      stepAt(picture, [right[0] - ax, right[1] - ay], [right[0] + ax, right[1] + ay]),
    ];
    if (steps.every((step) => step !== undefined && step >= STEP)) deep = far;
  }
  return deep >= PART.least * flank ? deep : 0;
}

function stepAt(picture: GreyPicture, inside: Point, outside: Point): number | undefined {
  const [one, other] = [greyAt(picture, inside), greyAt(picture, outside)];
  return one === undefined || other === undefined ? undefined : Math.abs(one - other);
}

/** The point `far` beyond `to` on the line through both. */
function beyond(from: Point, to: Point, far: number): Point {
  const length = distance(from, to);
  return [to[0] + ((to[0] - from[0]) / length) * far, to[1] + ((to[1] - from[1]) / length) * far];
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}
