// A page as grey pixels, for the recogniser of text: at the density of the picture it holds, so that a scan is not scaled.
import { Problem } from '../../kernel/problem.ts';
import type { PagePicture } from '../../model/picture.ts';
import type { Engine } from './engine.ts';
import type { Pointer } from './exports.ts';

/** Densities at which text of ordinary size is read well; a picture is scaled into this range. */
const LEAST_DPI = 200;
const MOST_DPI = 300;
/** A larger page is rendered at a lower density. */
const MOST_PIXELS = 12_000_000;

const GREY = 1;
const WHITE = 0xffffffff;
const WITH_ANNOTATIONS = 0x01;
const IMAGE = 3;
const FORM = 5;
const MOST_OBJECTS = 2_000;

/** Renders an open page as a viewer shows it. Throws Problem reading-memory. */
export function renderPage(
  engine: Engine,
  page: Pointer,
  frame: Omit<PagePicture, 'pixels' | 'width' | 'height' | 'pixelsPerPt'> & {
    readonly widthPt: number;
    readonly heightPt: number;
  },
): PagePicture {
  const { call } = engine;
  const { number, widthPt, heightPt } = frame;
  const wanted = Math.min(MOST_DPI, Math.max(LEAST_DPI, pictureDpi(engine, page) ?? LEAST_DPI)) / 72;
  const pixelsPerPt = Math.min(wanted, Math.sqrt(MOST_PIXELS / (widthPt * heightPt)));
  const width = Math.max(1, Math.round(widthPt * pixelsPerPt));
  const height = Math.max(1, Math.round(heightPt * pixelsPerPt));
  const bitmap = call.FPDFBitmap_CreateEx(width, height, GREY, 0, 0);
  if (bitmap === 0) throw new Problem('reading-memory');
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS);
    if (engine.refusedMemory()) throw new Problem('reading-memory');
    return { number, width, height, pixelsPerPt, pixels: pixelsOf(engine, bitmap, { width, height }) };
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
}

function pixelsOf({ call }: Engine, bitmap: Pointer, { width, height }: { width: number; height: number }): Uint8Array {
  const stride = call.FPDFBitmap_GetStride(bitmap);
  const stored = new Uint8Array(call.memory.buffer, call.FPDFBitmap_GetBuffer(bitmap), stride * height);
  if (stride === width) return stored.slice();
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) pixels.set(stored.subarray(row * stride, row * stride + width), row * width);
  return pixels;
}

/** Pixels to an inch of the page's largest picture; undefined for a page without one, or with one inside a form only. */
function pictureDpi(engine: Engine, page: Pointer): number | undefined {
  const { call, scratch } = engine;
  let largestPt = 0;
  let dpi: number | undefined;
  const count = Math.min(call.FPDFPage_CountObjects(page), MOST_OBJECTS);
  const look = (object: Pointer, scale: number): void => {
    if (call.FPDFPageObj_GetType(object) !== IMAGE) return;
    call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const [left = 0, bottom = 0, right = 0, top = 0] = engine.floats();
    const [widthPt, heightPt] = [(right - left) * scale, (top - bottom) * scale];
    if (!(widthPt * heightPt > largestPt)) return;
    if (call.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) === 0) return;
    const bytes = new Uint32Array(engine.floats().buffer, scratch, 2);
    largestPt = widthPt * heightPt;
    // Pixels may stand on their side; areas do not.
    dpi = 72 * Math.sqrt(((bytes[0] ?? 0) * (bytes[1] ?? 0)) / largestPt);
  };
  for (let index = 0; index < count; index++) {
    const object = call.FPDFPage_GetObject(page, index);
    if (call.FPDFPageObj_GetType(object) !== FORM) {
      look(object, 1);
      continue;
    }
    call.FPDFPageObj_GetMatrix(object, scratch);
    const [a = 1, b = 0, c = 0, d = 1] = engine.floats();
    const scale = Math.sqrt(Math.abs(a * d - b * c));
    const inner = Math.min(call.FPDFFormObj_CountObjects(object), MOST_OBJECTS);
    for (let at = 0; at < inner; at++) look(call.FPDFFormObj_GetObject(object, at), scale);
  }
  return dpi;
}
