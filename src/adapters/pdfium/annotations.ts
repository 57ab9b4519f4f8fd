// Text that stands in annotations (filled form fields, typed notes, stamps; ISO 32000-1 §12.5.6) is no part of the page's own content.
import type { Engine } from './engine.ts';
import type { Pointer } from './exports.ts';

/** Subtypes, as fpdf_annot.h counts them, whose appearance may be text: FreeText, Stamp, Widget. */
const WITH_TEXT: readonly number[] = [3, 13, 20];
const FLATTEN_FOR_DISPLAY = 0;
const FLATTENED = 1;

/** Makes such annotations part of the page's content, as a viewer shows them. True when the page must be opened anew to see it. */
export function drawAnnotationText(engine: Engine, page: Pointer): boolean {
  const { call } = engine;
  const count = call.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index++) {
    const annotation = call.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = call.FPDFAnnot_GetSubtype(annotation);
    call.FPDFPage_CloseAnnot(annotation);
    if (WITH_TEXT.includes(subtype)) return call.FPDFPage_Flatten(page, FLATTEN_FOR_DISPLAY) === FLATTENED;
  }
  return false;
}
