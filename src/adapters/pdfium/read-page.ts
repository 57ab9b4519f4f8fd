// One page of an open document: opened, measured, read and closed again.
import { DOCUMENT_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { ReadPage } from '../../model/page.ts';
import { drawAnnotationText } from './annotations.ts';
import { findDrawnObjects } from './drawn-objects.ts';
import type { DrawnText } from './drawn-characters.ts';
import { readDrawnText } from './drawn-characters.ts';
import type { Engine } from './engine.ts';
import type { Pointer } from './exports.ts';
import type { VisibleBox } from './page-frame.ts';
import { turnOf } from './page-frame.ts';
import { placeGlyphs } from './page-glyphs.ts';
import { kindOfPage } from './page-kind.ts';
import { UNREADABLE } from './unicode.ts';

/** The page at `index` (0-based). Throws Problem document-damaged, page-too-large or too-many-words. */
export function readPage(engine: Engine, document: Pointer, index: number): ReadPage {
  const { call } = engine;
  checkSize(engine, document, index);
  let page = load(engine, document, index);
  try {
    if (drawAnnotationText(engine, page)) {
      call.FPDF_ClosePage(page);
      page = 0;
      page = load(engine, document, index);
    }
    return readOpenPage(engine, page, index + 1);
  } finally {
    if (page !== 0) call.FPDF_ClosePage(page);
  }
}

function load(engine: Engine, document: Pointer, index: number): Pointer {
  const page = engine.call.FPDF_LoadPage(document, index);
  if (page === 0 && engine.refusedMemory()) throw new Problem('reading-memory');
  if (page === 0) throw new Problem('document-damaged', `page ${String(index + 1)} is missing`);
  return page;
}

function checkSize(engine: Engine, document: Pointer, index: number): void {
  const known = engine.call.FPDF_GetPageSizeByIndexF(document, index, engine.scratch);
  if (known === 0) throw new Problem('document-damaged', `page ${String(index + 1)} is missing`);
  const [widthPt = 0, heightPt = 0] = engine.floats();
  const most = DOCUMENT_LIMITS.pageEdgePt;
  if (!(widthPt <= most && heightPt <= most)) {
    throw new Problem('page-too-large', `page ${String(index + 1)} has an edge over ${String(most)} points`);
  }
}

function readOpenPage(engine: Engine, page: Pointer, number: number): ReadPage {
  const rotate = turnOf(engine.call.FPDFPage_GetRotation(page) * 90);
  const visible = visibleBox(engine, page);
  const drawn = readText(engine, page, number);
  const { frame, uprightTurn, glyphs, ocrLayer } = placeGlyphs(drawn.characters, visible, rotate);
  const { widthPt, heightPt } = frame;
  const kind = kindOfPage({
    readableCount: glyphs.filter(({ text }) => text !== ' ' && text !== UNREADABLE).length,
    meaninglessCount: drawn.meaninglessCount,
    objects: () => findDrawnObjects(engine, page, widthPt * heightPt),
  });
  const base = { number, widthPt, heightPt, uprightTurn };
  if (kind !== 'glyphs') return { ...base, kind };
  return ocrLayer ? { ...base, kind, glyphs, ocrLayer } : { ...base, kind, glyphs };
}

function readText(engine: Engine, page: Pointer, number: number): DrawnText {
  const { call } = engine;
  const textPage = call.FPDFText_LoadPage(page);
  if (textPage === 0) throw new Problem('document-damaged', `the text of page ${String(number)} cannot be read`);
  try {
    const count = call.FPDFText_CountChars(textPage);
    if (count > DOCUMENT_LIMITS.glyphsPerPage) throw new Problem('too-many-words', `page ${String(number)}`);
    return readDrawnText(engine, textPage, Math.max(0, count));
  } finally {
    call.FPDFText_ClosePage(textPage);
  }
}

function visibleBox(engine: Engine, page: Pointer): VisibleBox {
  engine.call.FPDF_GetPageBoundingBox(page, engine.scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = engine.floats();
  return { left, top, right, bottom };
}
