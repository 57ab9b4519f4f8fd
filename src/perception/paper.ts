// A sheet of paper photographed on something darker: its four corners.
import type { GreyPicture } from '../model/picture.ts';
import { withDarkBands } from './dark-band.ts';
import { hullOf, largestQuad } from './hull.ts';
import type { Point } from './projection.ts';
import { STEP, stepsAlong, withShadedSides } from './shaded-sides.ts';
import { shrink } from './warp.ts';

/** Corners clockwise from the top left, in pixels of the picture. */
export type Corners = readonly [Point, Point, Point, Point];

/** The picture is looked at in about this size. */
const LOOK_EDGE = 480;
/** A sheet covers this part of the picture; one that covers more is the whole picture. */
const PART = { least: 0.2, most: 0.97 };
/** The sheet fills its four-cornered outline at least to this part. */
const FILLED = 0.94;
/** What lies around the sheet is darker by this many levels of grey. */
const CONTRAST = 40;
/** A side this close to that of the picture, in pixels as looked at, shows nothing of what the sheet lies on. */
const AT_BORDER = 5;

/** The corners of the sheet; undefined where the picture is all sheet, or shows none with four straight edges. */
export function findPaper(picture: GreyPicture): Corners | undefined {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / LOOK_EDGE));
  const small = shrink(picture, factor);
  const { width, height, pixels } = small;
  const threshold = splitLevel(pixels);
  const { member, area } = largestPatch(small, threshold);
  const total = width * height;
  if (area < PART.least * total) return undefined;
  const hull = hullOf(edgePoints(small, member));
  const quad = largestQuad(hull);
  if (quad === undefined) return undefined;
  const size = areaOf(quad);
  if (size < PART.least * total || size > PART.most * total) return undefined;
  const { inside, outside, share } = compare(small, member, quad);
  if (share < FILLED || inside - outside < CONTRAST) return undefined;
  const bright = fromTopLeft(refined(quad, hull));
  const whole = withShadedSides(small, bright);
  if (!whole && !liesOnSomething(small, bright)) return undefined;
  const [a, b, c, d] = whole ?? withDarkBands(small, bright);
  const full = ([x, y]: Point): Point => [x * factor, y * factor];
  return [full(a), full(b), full(c), full(d)];
}

/** Otsu 1979: the level that parts bright from dark with least variance in either. */
function splitLevel(pixels: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const grey of pixels) counts[grey] = (counts[grey] ?? 0) + 1;
  let total = 0;
  counts.forEach((count, grey) => (total += count * grey));
  let below = 0;
  let belowSum = 0;
  let best = 128;
  let bestSpread = -1;
  for (let grey = 0; grey < 255; grey++) {
    below += counts[grey] ?? 0;
    belowSum += grey * (counts[grey] ?? 0);
    const above = pixels.length - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (belowSum / below - (total - belowSum) / above) ** 2;
    if (spread > bestSpread) {
      bestSpread = spread;
      best = grey;
    }
  }
  return best;
}

/** The largest patch of bright pixels (4-neighbours), as a mask. */
function largestPatch(
  { width, height, pixels }: GreyPicture,
  threshold: number,
): { readonly member: Uint8Array; readonly area: number } {
  const label = new Int32Array(width * height);
  const stack: number[] = [];
  let labels = 0;
  let best = 0;
  let bestArea = 0;
  for (let start = 0; start < pixels.length; start++) {
    if (label[start] !== 0 || (pixels[start] ?? 0) <= threshold) continue;
    labels++;
    let area = 0;
    label[start] = labels;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      area++;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= pixels.length || label[next] !== 0 || (pixels[next] ?? 0) <= threshold) continue;
        label[next] = labels;
        stack.push(next);
      }
    }
    if (area > bestArea) [best, bestArea] = [labels, area];
  }
  return { member: Uint8Array.from(label, (value) => (value === best ? 1 : 0)), area: bestArea };
}

/** First and last pixel of the patch in every row and column. */
function edgePoints({ width, height }: GreyPicture, member: Uint8Array): Point[] {
  const points: Point[] = [];
  for (let y = 0; y < height; y++) {
    const row = member.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first >= 0) points.push([first, y + 0.5], [row.lastIndexOf(1) + 1, y + 0.5]);
  }
  for (let x = 0; x < width; x++) {
    let [first, last] = [-1, -1];
    for (let y = 0; y < height; y++) {
      if (member[y * width + x] !== 1) continue;
      if (first < 0) first = y;
      last = y;
    }
    if (first >= 0) points.push([x + 0.5, first], [x + 0.5, last + 1]);
  }
  return points;
}

function areaOf(quad: Corners): number {
  const doubled = quad.reduce((sum, [x, y], index) => {
    const [nx, ny] = quad[(index + 1) % 4] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Mean greys inside and outside of the quad, and the part of its inside that lies between first and last bright pixel of a row. */
function compare(
  { width, height, pixels }: GreyPicture,
  member: Uint8Array,
  quad: Corners,
): { readonly inside: number; readonly outside: number; readonly share: number } {
  let [insideSum, insideCount, outsideSum, outsideCount, filled] = [0, 0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = member.subarray(y * width, (y + 1) * width);
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)];
    for (let x = 0; x < width; x++) {
      const grey = pixels[y * width + x] ?? 0;
      if (holds(quad, [x + 0.5, y + 0.5])) {
        insideCount++;
        insideSum += grey;
        if (first >= 0 && x >= first && x <= last) filled++;
      } else {
        outsideCount++;
        outsideSum += grey;
      }
    }
  }
  return {
    inside: insideSum / Math.max(1, insideCount),
    outside: outsideSum / Math.max(1, outsideCount),
    share: filled / Math.max(1, insideCount),
  };
}

function holds(quad: Corners, [x, y]: Point): boolean {
  let sign = 0;
  for (let index = 0; index < 4; index++) {
    const [ax, ay] = quad[index] ?? [0, 0];
    const [bx, by] = quad[(index + 1) % 4] ?? [0, 0];
    const side = Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
    if (side === 0) continue;
    if (sign !== 0 && side !== sign) return false;
    sign = side;
  }
  return true;
}

/** Each edge laid anew through the points of the outline near it, by least squares; corners are where the edges meet. */
function refined(quad: Corners, outline: readonly Point[]): Corners {
  const edges = quad.map((from, index) => edgeThrough(from, quad[(index + 1) % 4] ?? from, outline));
  const corners = edges.map((edge, index) => meet(edges[(index + 3) % 4] ?? edge, edge) ?? quad[index]);
  const [a, b, c, d] = corners;
  return a && b && c && d ? [a, b, c, d] : quad;
}

/** A line as n·p = offset. */
interface Edge {
  readonly nx: number;
  readonly ny: number;
  readonly offset: number;
}

const NEAR_EDGE = 2.5;

function edgeThrough(from: Point, to: Point, outline: readonly Point[]): Edge {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
  const given = { nx, ny, offset: nx * from[0] + ny * from[1] };
  const near = outline.filter(([x, y]) => {
    const along = ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / length ** 2;
    return along > 0.05 && along < 0.95 && Math.abs(nx * x + ny * y - given.offset) <= NEAR_EDGE;
  });
  if (near.length < 3) return given;
  const cx = near.reduce((sum, [x]) => sum + x, 0) / near.length;
  const cy = near.reduce((sum, [, y]) => sum + y, 0) / near.length;
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of near) {
    xx += (x - cx) ** 2;
    xy += (x - cx) * (y - cy);
    yy += (y - cy) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [fx, fy] = [-Math.sin(angle), Math.cos(angle)];
  return { nx: fx, ny: fy, offset: fx * cx + fy * cy };
}

function meet(one: Edge, other: Edge): Point | undefined {
  const det = one.nx * other.ny - one.ny * other.nx;
  if (Math.abs(det) < 0.1) return undefined;
  return [(one.offset * other.ny - one.ny * other.offset) / det, (one.nx * other.offset - one.offset * other.nx) / det];
}

/**
 * Whether at least two sides show what the sheet lies on, and most of those end in a step. A dark letterhead leaves one side, the shadow of a
 * hand none.
 */
function liesOnSomething(picture: GreyPicture, corners: Corners): boolean {
  const sides = corners.map((from, index) => ({ from, to: corners[(index + 1) % 4] ?? from }));
  const shown = sides.filter(({ from, to }) => !isAtBorder(picture, from, to));
  if (shown.length < 2) return false;
  const steps = shown.flatMap(({ from, to }) => stepsAlong(picture, [from, to]));
  return steps.filter((step) => step >= STEP.levels).length >= STEP.part * steps.length;
}

function isAtBorder({ width, height }: GreyPicture, [ax, ay]: Point, [bx, by]: Point): boolean {
  return (
    Math.max(ax, bx) < AT_BORDER ||
    Math.max(ay, by) < AT_BORDER ||
    Math.min(ax, bx) > width - AT_BORDER ||
    Math.min(ay, by) > height - AT_BORDER
  );
}

/** The same corners, clockwise (y points down), beginning with the one nearest to the top left. */
function fromTopLeft(quad: Corners): Corners {
  const [cx, cy] = [0, 1].map((axis) => quad.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / 4);
  const sorted = [...quad].sort(
    (a, b) => Math.atan2(a[1] - (cy ?? 0), a[0] - (cx ?? 0)) - Math.atan2(b[1] - (cy ?? 0), b[0] - (cx ?? 0)),
  );
  const sums = sorted.map(([x, y]) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  const [a, b, c, d] = [0, 1, 2, 3].map((step) => sorted[(first + step) % 4]);
  return a && b && c && d ? [a, b, c, d] : quad;
}
