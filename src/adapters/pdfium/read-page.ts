// One page of an open document: opened, measured, read and closed again.
import { DOCUMENT_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { ReadPage, Turn } from '../../model/page.ts';
import { drawAnnotationText } from './annotations.ts';
import { withoutCovered } from './covers.ts';
import { findDrawnObjects } from './drawn-objects.ts';
import type { DrawnText } from './drawn-characters.ts';
import { readDrawnText } from './drawn-characters.ts';
import type { Engine } from './engine.ts';
import type { Pointer } from './exports.ts';
import type { VisibleBox } from './page-frame.ts';
import { PageFrame, turnOf } from './page-frame.ts';
import { placeGlyphs } from './page-glyphs.ts';
import { kindOfPage } from './page-kind.ts';
import { UNREADABLE } from './unicode.ts';

/** The page at `index` (0-based). Throws Problem document-damaged, page-too-large or too-many-words. */
export function readPage(engine: Engine, document: Pointer, index: number): ReadPage {
  return withPage(engine, { document, index }, (page) => readOpenPage(engine, page, index + 1));
}

/** Opens a page as a viewer shows it, and closes it behind `work`. Throws Problem document-damaged, page-too-large. */
export function withPage<T>(
  engine: Engine,
  { document, index }: { readonly document: Pointer; readonly index: number },
  work: (page: Pointer, frame: ShownFrame) => T,
): T {
  const { call } = engine;
  checkSize(engine, document, index);
  let page = load(engine, document, index);
  try {
    if (drawAnnotationText(engine, page)) {
      call.FPDF_ClosePage(page);
      page = 0;
      page = load(engine, document, index);
    }
    return work(page, shownFrame(engine, page));
  } finally {
    if (page !== 0) call.FPDF_ClosePage(page);
  }
}

/** Size of a page as a viewer shows it, in points. */
interface ShownFrame {
  readonly widthPt: number;
  readonly heightPt: number;
}

function shownFrame(engine: Engine, page: Pointer): ShownFrame {
  const { widthPt, heightPt } = new PageFrame(visibleBox(engine, page), rotateOf(engine, page));
  return { widthPt, heightPt };
}

function rotateOf(engine: Engine, page: Pointer): Turn {
  return turnOf(engine.call.FPDFPage_GetRotation(page) * 90);
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
  const rotate = rotateOf(engine, page);
  const visible = visibleBox(engine, page);
  const drawn = readText(engine, page, number);
  const { characters, covered } = withoutCovered(engine, page, drawn.characters);
  const { frame, uprightTurn, glyphs, ocrLayer } = placeGlyphs(characters, visible, rotate);
  const { widthPt, heightPt } = frame;
  const kind = kindOfPage({
    readableCount: glyphs.filter(({ text }) => text !== ' ' && text !== UNREADABLE).length,
    meaninglessCount: drawn.meaninglessCount,
    objects: () => findDrawnObjects(engine, page, widthPt * heightPt),
  });
  const base = { number, widthPt, heightPt, uprightTurn };
  // What is no text is left as a viewer shows it: which way it reads is for the recogniser to find out.
  if (kind === 'image') return { kind, number, ...shownFrame(engine, page), uprightTurn: 0 };
  if (kind === 'blank') return { ...base, kind };
  const boxes = covered.filter(({ text }) => text !== ' ').map(({ loose }) => frame.box(loose));
  return { ...base, kind, glyphs, ...(ocrLayer ? { ocrLayer } : {}), ...(boxes.length > 0 ? { covered: boxes } : {}) };
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
