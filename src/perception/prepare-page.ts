// A picture of a page made ready for reading: flattened, set upright, evened out, with the way back to where everything stood.
import type { Projection } from '../model/page.ts';
import type { GreyPicture } from '../model/picture.ts';
import { evenBackground } from './background.ts';
import { withoutBrokenRules } from './broken-rules.ts';
import { darkenFaintInk } from './faint-ink.ts';
import { withoutGrain } from './grain.ts';
import { withoutLeaders } from './leaders.ts';
import { lettersOf } from './letters.ts';
import { darkenLightInk } from './light-ink.ts';
import { findPaper } from './paper.ts';
import type { Corners } from './paper.ts';
import { IDENTITY, compose, ontoQuad, turning } from './projection.ts';
import { sharpened } from './sharpened.ts';
import { textDirection, type Size } from './text-direction.ts';
import { withoutTints } from './tints.ts';
import { withoutUprightRules } from './upright-rules.ts';
import { warp } from './warp.ts';

/** A picture whose text runs along its rows, left to right or upside down. */
export interface PreparedPicture extends GreyPicture {
  /** From its pixels to those of the picture it was made of. */
  readonly toSource: Projection;
  /** Its density: that of the source, unless a sheet of known size was flattened. */
  readonly pixelsPerPt: number;
}

/** Below this slope, in degrees, lines are straight enough. */
const STRAIGHT = 0.12;

/** Prepares the picture that was `taken`, a page of `pixelsPerPt` pixels to the point. */
export function preparePage(taken: GreyPicture, pixelsPerPt: number): PreparedPicture {
  const source = withoutGrain(taken);
  // What was taken in poor light is out of focus too, and evening out its grain has softened it further.
  const focused = source === taken ? (picture: GreyPicture): GreyPicture => picture : sharpened;
  const sheet = flattened(source, pixelsPerPt);
  const even = evenBackground(sheet);
  const direction = textDirection(lettersOf(even, sheet.pixelsPerPt), sheet);
  const upright = uprightMap(sheet, direction);
  if (upright === undefined) return { ...sheet, pixels: focused(ready(even, sheet.pixelsPerPt)).pixels };
  const { width, height, map } = upright;
  const toSource = compose(sheet.toSource, map);
  // From the source again where it was flattened: drawn twice, letters lose their edges twice.
  const drawn =
    sheet.toSource === IDENTITY ? warp(even, upright, map) : evenBackground(warp(source, upright, toSource));
  const { pixels } = focused(ready(drawn, sheet.pixelsPerPt));
  return { width, height, pixels, toSource, pixelsPerPt: sheet.pixelsPerPt };
}

function ready(picture: GreyPicture, pixelsPerPt: number): GreyPicture {
  const unruled = withoutUprightRules(picture, pixelsPerPt);
  const plain = withoutTints(darkenLightInk(picture, pixelsPerPt, unruled), pixelsPerPt);
  const dark = darkenFaintInk(withoutBrokenRules(plain, pixelsPerPt), pixelsPerPt);
  return withoutLeaders(withoutUprightRules(dark, pixelsPerPt), pixelsPerPt);
}

/** `picture` turned upside down. */
export function upsideDown({ toSource, ...picture }: PreparedPicture): PreparedPicture {
  const { width, height } = picture;
  return {
    ...picture,
    pixels: picture.pixels.toReversed(),
    toSource: compose(toSource, turning(180, [width, height])),
  };
}

/** Long and short edge of known sheets, and the long one in points: ISO A4, letter, the card of ISO 7810 ID-1, the page of a passport (ID-3). */
const SHEETS = [
  { ratio: 297 / 210, longPt: 841.9 },
  { ratio: 11 / 8.5, longPt: 792 },
  { ratio: 85.6 / 53.98, longPt: undefined },
  { ratio: 125 / 88, longPt: undefined },
];
/** How far a sheet's edges may be from a known ratio. */
const RATIO_TOLERANCE = 0.035;

function flattened(source: GreyPicture, pixelsPerPt: number): PreparedPicture {
  const corners = findPaper(source);
  if (corners === undefined) return { ...source, toSource: IDENTITY, pixelsPerPt };
  const { width, height, longPt } = sizeOf(corners);
  const toSource = ontoQuad({ width, height }, corners);
  const density = longPt === undefined ? pixelsPerPt : Math.max(width, height) / longPt;
  return { ...warp(source, { width, height }, toSource), toSource, pixelsPerPt: density };
}

function sizeOf([a, b, c, d]: Corners): {
  readonly width: number;
  readonly height: number;
  readonly longPt?: number | undefined;
} {
  const length = (p: readonly [number, number], q: readonly [number, number]): number =>
    Math.hypot(p[0] - q[0], p[1] - q[1]);
  const width = Math.max(length(a, b), length(d, c));
  const height = Math.max(length(a, d), length(b, c));
  const ratio = Math.max(width, height) / Math.min(width, height);
  const known = SHEETS.find((sheet) => Math.abs(sheet.ratio / ratio - 1) < RATIO_TOLERANCE);
  const [long, short] = [Math.max(width, height), Math.max(width, height) / (known?.ratio ?? ratio)];
  const [w, h] = width > height ? [long, short] : [short, long];
  return { width: Math.round(w), height: Math.round(h), longPt: known?.longPt };
}

/** From pixels of the upright picture to those of `sheet`; undefined when it is upright already. */
function uprightMap(
  { width, height }: GreyPicture,
  direction: ReturnType<typeof textDirection>,
): { readonly width: number; readonly height: number; readonly map: Projection } | undefined {
  if (direction === undefined) return undefined;
  const { sideways, fan } = direction;
  const skew = Math.abs(direction.skew) < STRAIGHT ? 0 : direction.skew;
  if (!sideways && skew === 0 && fan === 0) return undefined;
  const turned = sideways ? { width: height, height: width } : { width, height };
  const size = Math.abs(skew) > ROOMY_SKEW ? around(turned, skew) : turned;
  // Sideways, the upright picture is the sheet after a quarter turn clockwise: which of the two it should be is asked later.
  const quarter: Projection = sideways ? turning(-90, [0, height]) : IDENTITY;
  return { ...size, map: compose(quarter, aroundMiddle({ straight: size, tilted: turned, skew, fan })) };
}

/** Past this slope, in degrees, a page whose text stands straight needs more room than the tilted picture of it. */
const ROOMY_SKEW = 6;

/** The size of the smallest upright page around one that is turned by `degrees`. */
function around({ width, height }: Size, degrees: number): Size {
  const radians = (Math.abs(degrees) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { width: Math.ceil(width * cos + height * sin), height: Math.ceil(width * sin + height * cos) };
}

/** From the straight page to the tilted one whose lines draw apart by `fan` (see TextDirection), middle on middle. */
function aroundMiddle({ straight, tilted, skew, fan }: Straightening): Projection {
  const toOrigin: Projection = [1, 0, -straight.width / 2, 0, 1, -straight.height / 2, 0, 0, 1];
  const apart: Projection = [1, 0, 0, 0, 1, 0, -fan, 0, 1];
  return compose(turning(skew, [tilted.width / 2, tilted.height / 2]), compose(apart, toOrigin));
}

interface Straightening {
  readonly straight: Size;
  readonly tilted: Size;
  readonly skew: number;
  readonly fan: number;
}
