// A side of a photographed sheet that lies in shade: the sheet seems to end where the shade begins, and no step in grey is there. The side is
// looked for further out, between the sheet's own flanks, where it does end in one.
import type { GreyPicture } from '../model/picture.ts';
import { greyAt } from './grey-at.ts';
import type { Point } from './projection.ts';

type Quad = readonly [Point, Point, Point, Point];

/** Right at an edge the sheet is lighter than what it lies on by so many levels of grey, along most of it; shade has no edge. */
export const STEP = { levels: 25, part: 0.6, reach: 3 } as const;
/** In shade both are darker and so is the step; the edge of a shadow is softer still. */
const IN_SHADE = { levels: 20, part: 0.85 };
/** Points of an edge that are looked at. */
const EDGE_POINTS = 24;
/** A side is looked for as far out as this part of the flanks, in so many steps at either end. */
const REACH = { part: 0.3, steps: 45 };

/** The corners (clockwise, in pixels) with the sides that shade hid where the sheet ends; undefined where there are none, or they are not found. */
export function withShadedSides(picture: GreyPicture, corners: Quad): Quad | undefined {
  const sides = sidesOf(corners);
  const shaded = [...sides.keys()].filter((at) => partOfSteps(picture, sides[at], STEP.levels) < STEP.part);
  if (shaded.length === 0) return undefined;
  const moved = [...corners];
  for (const side of shaded) {
    const [before, from, to, after] = [3, 0, 1, 2].map((step) => moved[(side + step) % 4]);
    const found = before && from && to && after ? furtherOut(picture, { before, from, to, after }) : undefined;
    if (!found) return undefined;
    moved[side] = found[0];
    moved[(side + 1) % 4] = found[1];
  }
  const [a, b, c, d] = moved;
  if (!a || !b || !c || !d) return undefined;
  // The flanks of a side that was moved end where it does: all of the four must still be edges.
  const isSheet = sidesOf([a, b, c, d]).every((side) => partOfSteps(picture, side, IN_SHADE.levels) >= IN_SHADE.part);
  return isSheet ? [a, b, c, d] : undefined;
}

function sidesOf(corners: Quad): (readonly [Point, Point])[] {
  return corners.map((from, at) => [from, corners[(at + 1) % 4] ?? from]);
}

/** The part of the points of a side that are so much lighter inside than outside. */
function partOfSteps(picture: GreyPicture, side: readonly [Point, Point] | undefined, levels: number): number {
  const steps = side ? stepsAlong(picture, side) : [];
  return steps.filter((step) => step >= levels).length / Math.max(1, steps.length);
}

/** A letterhead at an edge is no sharper than the edge itself. */
const SHARPEST = 100;

/** A side and the corners next to it. */
interface Side {
  readonly before: Point;
  readonly from: Point;
  readonly to: Point;
  readonly after: Point;
}

/** The place of a side where most of it ends in a step, the sharpest there is. */
function furtherOut(picture: GreyPicture, { before, from, to, after }: Side): readonly [Point, Point] | undefined {
  let found: readonly [Point, Point] | undefined;
  let best = 0;
  for (let i = 0; i <= REACH.steps; i++) {
    const start = beyond(before, from, (REACH.part * i) / REACH.steps);
    for (let j = 0; j <= REACH.steps; j++) {
      const side = [start, beyond(after, to, (REACH.part * j) / REACH.steps)] as const;
      const steps = stepsAlong(picture, side);
      const sharp = steps.filter((step) => step >= IN_SHADE.levels).length;
      if (steps.length < EDGE_POINTS || sharp < IN_SHADE.part * steps.length) continue;
      const sum = steps.reduce((total, step) => total + Math.min(step, SHARPEST), 0);
      if (sum > best) [found, best] = [side, sum];
    }
  }
  return found;
}

/** The point beyond `to` on the line through both, by a part of their distance. */
function beyond([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [bx + (bx - ax) * part, by + (by - ay) * part];
}

/** How much lighter it is inside than outside, at points of an edge of a clockwise outline. */
export function stepsAlong(picture: GreyPicture, [[ax, ay], [bx, by]]: readonly [Point, Point]): number[] {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [((by - ay) / length) * STEP.reach, (-(bx - ax) / length) * STEP.reach];
  return Array.from({ length: EDGE_POINTS }, (_, index) => (index + 1) / (EDGE_POINTS + 1)).flatMap((part) => {
    const [x, y] = [ax + part * (bx - ax), ay + part * (by - ay)];
    const [inside, outside] = [greyAt(picture, [x - nx, y - ny]), greyAt(picture, [x + nx, y + ny])];
    return inside === undefined || outside === undefined ? [] : [inside - outside];
  });
}
