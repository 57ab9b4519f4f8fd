// Projective maps of the plane (homographies), as far as straightening a page needs them.
import type { Projection } from '../model/page.ts';

/** A point, in whatever unit. */
export type Point = readonly [x: number, y: number];

/** Leaves every point where it is. */
export const IDENTITY: Projection = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** The map that does `first`, then `second`. */
export function compose(second: Projection, first: Projection): Projection {
  const [a, b, c, d, e, f, g, h, i] = second;
  const [p, q, r, s, t, u, v, w, x] = first;
  return [
    a * p + b * s + c * v,
    a * q + b * t + c * w,
    a * r + b * u + c * x,
    d * p + e * s + f * v,
    d * q + e * t + f * w,
    d * r + e * u + f * x,
    g * p + h * s + i * v,
    g * q + h * t + i * w,
    g * r + h * u + i * x,
  ];
}

/** Makes everything `factor` times as large. */
export function scaling(factor: number): Projection {
  return [factor, 0, 0, 0, factor, 0, 0, 0, 1];
}

/** Turns clockwise (y points down) by `degrees` around the origin, then moves by `by`. */
export function turning(degrees: number, by: Point = [0, 0]): Projection {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, -sin, by[0], sin, cos, by[1], 0, 0, 1];
}

/** Where a point goes. */
export function mapPoint([a, b, c, d, e, f, g, h, i]: Projection, [x, y]: Point): Point {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/**
 * From the rectangle (0, 0) to (width, height) onto a quadrilateral given clockwise from the corner that belongs to (0, 0)
 * (Heckbert 1989, Fundamentals of Texture Mapping, §2.2.3).
 */
export function ontoQuad(
  { width, height }: { readonly width: number; readonly height: number },
  [[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: readonly [Point, Point, Point, Point],
): Projection {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / det;
  const h = (dx1 * dy3 - dx3 * dy1) / det;
  const ontoUnit: Projection = [
    x1 - x0 + g * x1,
    x3 - x0 + h * x3,
    x0,
    y1 - y0 + g * y1,
    y3 - y0 + h * y3,
    y0,
    g,
    h,
    1,
  ];
  return compose(ontoUnit, [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1]);
}
