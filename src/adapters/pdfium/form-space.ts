// Where text that replaces what a form draws stands on the page. PDFium tells the place of letters given by /ActualText (ISO 32000-1
// §14.9.4) as the form has them, without what is done to the form when it is drawn (§8.10.1): ligatures in transparent text are set so.
import type { Engine } from './engine.ts';
import type { Pointer } from './exports.ts';
import type { VisibleBox } from './page-frame.ts';

/** The six numbers of a transformation (ISO 32000-1 §8.3.4). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** How a form that holds a text object is put on its page. */
export interface FormSpace {
  /** Where the object begins, in the space of the form. */
  readonly originX: number;
  readonly originY: number;
  readonly toPage: (x: number, y: number) => readonly [x: number, y: number];
}

/** Points that differ by less are one. */
const NEAR_PT = 0.05;

/** The form around a text object whose characters have the matrix `onPage`; undefined where nothing is done to it, or there is none. */
export function formSpaceOf(engine: Engine, object: Pointer, onPage: Matrix): FormSpace | undefined {
  if (engine.call.FPDFPageObj_GetMatrix(object, engine.scratch) === 0) return undefined;
  const [a = 1, b = 0, c = 0, d = 1, originX = 0, originY = 0] = engine.floats();
  const [pageA, pageB, pageC, pageD, pageX, pageY] = onPage;
  const area = a * d - b * c;
  if (area === 0 || Math.hypot(originX - pageX, originY - pageY) < NEAR_PT) return undefined;
  return {
    originX,
    originY,
    toPage: (x, y) => {
      const [alongX, alongY] = [x - originX, y - originY];
      const [u, v] = [(d * alongX - c * alongY) / area, (a * alongY - b * alongX) / area];
      return [pageA * u + pageC * v + pageX, pageB * u + pageD * v + pageY];
    },
  };
}

/** Whether a character's place is told in the space of the form. */
export const isInFormSpace = (form: FormSpace | undefined, x: number, y: number): form is FormSpace =>
  form !== undefined && Math.hypot(x - form.originX, y - form.originY) < NEAR_PT;

/** A box of a form on the page. */
export function boxOnPage({ toPage }: FormSpace, { left, top, right, bottom }: VisibleBox): VisibleBox {
  const [xs, ys] = [0, 1].map((axis) =>
    [toPage(left, top), toPage(right, top), toPage(left, bottom), toPage(right, bottom)].map((at) => at[axis] ?? 0),
  );
  return {
    left: Math.min(...(xs ?? [])),
    right: Math.max(...(xs ?? [])),
    bottom: Math.min(...(ys ?? [])),
    top: Math.max(...(ys ?? [])),
  };
}
