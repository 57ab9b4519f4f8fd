// What is drawn on a page beside text: is there a picture, or so many shapes that they could be letters?
import type { Engine } from './engine.ts';
import type { Pointer } from './exports.ts';

/** What could hold text that the file does not tell as text. */
export interface DrawnObjects {
  /** Nothing is drawn at all: no text, no picture, no shape. */
  readonly none: boolean;
  /** Share of the page, 0..1, under its largest picture. */
  readonly pictureShare: number;
  /** Pictures larger than a tenth of an inch each way: smaller ones are rules, dots or tracking pixels. */
  readonly pictureCount: number;
  /** Corner points of all shapes with curves or many corners; a rule or a cell has at most five. */
  readonly outlinePoints: number;
  /** Shapes of any kind. */
  readonly shapeCount: number;
}

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;

const MIN_PICTURE_PT = 7.2;
/** A rectangle is five points; anything with more may be a letter's outline. */
const PLAIN_SHAPE_POINTS = 5;
const MAX_DEPTH = 12;
/** Past this many objects the answer no longer changes. */
const MAX_OBJECTS = 20_000;

/** Looks at every object of a page, inside forms too. */
export function findDrawnObjects(engine: Engine, page: Pointer, pageAreaPt: number): DrawnObjects {
  const { call, scratch } = engine;
  let objects = 0;
  let largestPt = 0;
  let pictureCount = 0;
  let outlinePoints = 0;
  let shapeCount = 0;

  const visit = (object: Pointer, scale: number, depth: number): void => {
    objects++;
    switch (call.FPDFPageObj_GetType(object)) {
      case IMAGE: {
        call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
        const [left = 0, bottom = 0, right = 0, top = 0] = engine.floats();
        const widthPt = (right - left) * scale;
        const heightPt = (top - bottom) * scale;
        if (widthPt < MIN_PICTURE_PT || heightPt < MIN_PICTURE_PT) return;
        pictureCount++;
        largestPt = Math.max(largestPt, widthPt * heightPt);
        return;
      }
      case PATH: {
        shapeCount++;
        const points = call.FPDFPath_CountSegments(object);
        if (points > PLAIN_SHAPE_POINTS) outlinePoints += points;
        return;
      }
      case FORM: {
        if (depth >= MAX_DEPTH) return;
        call.FPDFPageObj_GetMatrix(object, scratch);
        const [a = 1, b = 0, c = 0, d = 1] = engine.floats();
        const inner = scale * Math.sqrt(Math.abs(a * d - b * c));
        const count = call.FPDFFormObj_CountObjects(object);
        for (let index = 0; index < count && objects < MAX_OBJECTS; index++) {
          visit(call.FPDFFormObj_GetObject(object, index), inner, depth + 1);
        }
        return;
      }
      case TEXT:
      case SHADING:
      default:
        return;
    }
  };

  const count = call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && objects < MAX_OBJECTS; index++) {
    visit(call.FPDFPage_GetObject(page, index), 1, 0);
  }
  return {
    none: objects === 0,
    pictureShare: pageAreaPt > 0 ? Math.min(1, largestPt / pageAreaPt) : 0,
    pictureCount,
    outlinePoints,
    shapeCount,
  };
}
