// Rectangles drawn over text: whoever looks at the page does not see what they cover, so it is not read either.
import type { DrawnCharacter } from './drawn-characters.ts';
import type { Engine } from './engine.ts';
import type { Pointer } from './exports.ts';
import type { VisibleBox } from './page-frame.ts';

/** Characters of a page, parted by whether something opaque was drawn over them later. */
export interface UncoveredText {
  readonly characters: readonly DrawnCharacter[];
  readonly covered: readonly DrawnCharacter[];
}

interface Cover extends VisibleBox {
  /** Place in the order of drawing. */
  readonly order: number;
}

const PATH = 2;
/** A rectangle is four corners and back; anything with more is a shape, not a cover. */
const RECTANGLE_POINTS = 5;
const OPAQUE = 255;
/** What is lower or narrower than this is a rule, in points. */
const LEAST_PT = 4;
/** Past this many objects covers are not looked for. */
const MAX_OBJECTS = 20_000;

/** Parts the characters of a page. Only rectangles and text drawn by the page itself are compared, not those inside forms. */
export function withoutCovered(engine: Engine, page: Pointer, characters: readonly DrawnCharacter[]): UncoveredText {
  const { call } = engine;
  const count = call.FPDFPage_CountObjects(page);
  if (count > MAX_OBJECTS) return { characters, covered: [] };
  const orders = new Map<Pointer, number>();
  const covers: Cover[] = [];
  for (let order = 0; order < count; order++) {
    const object = call.FPDFPage_GetObject(page, order);
    orders.set(object, order);
    // What is drawn before any text covers none.
    const cover = call.FPDFPageObj_GetType(object) === PATH ? coverOf(engine, object, order) : undefined;
    if (cover) covers.push(cover);
  }
  if (covers.length === 0) return { characters, covered: [] };
  const isCovered = ({ style, loose }: DrawnCharacter): boolean => {
    const order = orders.get(style.object);
    if (order === undefined) return false;
    const [x, y] = [(loose.left + loose.right) / 2, (loose.bottom + loose.top) / 2];
    return covers.some(
      (cover) => cover.order > order && x > cover.left && x < cover.right && y > cover.bottom && y < cover.top,
    );
  };
  const covered = characters.filter(isCovered);
  return covered.length === 0
    ? { characters, covered }
    : { characters: characters.filter((character) => !isCovered(character)), covered };
}

function coverOf(engine: Engine, path: Pointer, order: number): Cover | undefined {
  const { call, scratch } = engine;
  if (call.FPDFPath_CountSegments(path) > RECTANGLE_POINTS || call.FPDFPageObj_HasTransparency(path) !== 0) {
    return undefined;
  }
  call.FPDFPath_GetDrawMode(path, scratch, scratch + 4);
  const filled = new DataView(call.memory.buffer).getInt32(scratch, true) !== 0;
  if (!filled) return undefined;
  call.FPDFPageObj_GetFillColor(path, scratch, scratch + 4, scratch + 8, scratch + 12);
  if (new DataView(call.memory.buffer).getUint32(scratch + 12, true) !== OPAQUE) return undefined;
  if (call.FPDFPageObj_GetBounds(path, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return undefined;
  const [left = 0, bottom = 0, right = 0, top = 0] = engine.floats();
  return right - left > LEAST_PT && top - bottom > LEAST_PT ? { left, bottom, right, top, order } : undefined;
}
