// The page reader on PDFium: a file in, its pages as glyphs or pictures out, every way of failing as a Problem.
import { DOCUMENT_LIMITS } from '../../kernel/limits.ts';
import type { ProblemCode } from '../../kernel/problem.ts';
import { Problem } from '../../kernel/problem.ts';
import type { ReadPage } from '../../model/page.ts';
import type { PagePicture } from '../../model/picture.ts';
import type { FileSigns } from '../../model/file-signs.ts';
import type { FileInspector } from '../../ports/file-inspector.ts';
import type { PageReader } from '../../ports/page-reader.ts';
import type { PageRenderer } from '../../ports/page-renderer.ts';
import type { Engine } from './engine.ts';
import { startEngine } from './engine.ts';
import { findDamage } from './file-damage.ts';
import { readFileSigns } from './file-signs.ts';
import type { Pointer } from './exports.ts';
import { hasLostContent } from './lost-content.ts';
import { pictureAsPdf } from './pictures/picture-as-pdf.ts';
import type { PictureFile } from './pictures/picture-as-pdf.ts';
import { readPage, withPage } from './read-page.ts';
import { renderPage } from './render-page.ts';

/** A page reader that owns one PDFium instance. JPEG and PNG files are documents of one page. */
export interface PdfiumReader extends PageReader, PageRenderer, FileInspector {
  /**
   * True when this reader must not read again and its thread should end: a call trapped, memory was refused, or the last document
   * left the engine holding much more than an ordinary one needs (the engine's memory never shrinks).
   */
  spent(): boolean;
  /** Memory that the engine holds, in bytes. */
  memoryBytes(): number;
}

/** FPDF_GetLastError, as problems. */
const LOAD_ERRORS: Readonly<Record<number, ProblemCode>> = {
  3: 'document-damaged',
  4: 'document-encrypted',
  5: 'document-encrypted',
};

/** An ordinary document leaves the engine under 40 MB. */
const KEEP_BYTES = 96 * 1024 * 1024;

/** Starts PDFium; takes some 50 ms. */
export async function openPdfiumReader(
  limits: { readonly memoryBytes: number } = { memoryBytes: DOCUMENT_LIMITS.engineBytes },
): Promise<PdfiumReader> {
  const engine = await startEngine(limits);
  let trapped = false;
  // A picture is unpacked once, not for each step; what is known of it goes with the file.
  const pictures = new WeakMap<Uint8Array, PictureFile>();

  const guarded = <T>(file: Uint8Array, work: (opened: OpenedFile) => T): T => {
    if (trapped || engine.refusedMemory()) throw new Error('the PDF engine is spent');
    if (file.length === 0) throw new Problem('document-empty');
    const picture = pictures.get(file) ?? pictureAsPdf(file);
    if (picture !== undefined) pictures.set(file, picture);
    try {
      return openFile(engine, picture?.pdf ?? file, (document) => work({ document, picture }));
    } catch (error) {
      if (error instanceof Problem) throw error;
      // Anything else is a trap inside the engine: memory out of bounds, an abort, a stack run over.
      trapped = true;
      if (!engine.refusedMemory()) throw new Problem('document-damaged', 'the file breaks the reader');
      throw new Problem('reading-memory');
    }
  };

  return {
    spent: () => trapped || engine.refusedMemory() || engine.memoryBytes() > KEEP_BYTES,
    memoryBytes: () => engine.memoryBytes(),
    read: (file) =>
      guarded(file, ({ document, picture }) => {
        if (picture !== undefined) return picturePages(engine, document, picture);
        const damage = findDamage(file);
        if (damage !== undefined) throw new Problem('document-damaged', damage);
        return readPages(engine, document, file);
      }),
    inspect: (file) =>
      guarded(file, ({ document, picture }): FileSigns =>
        picture === undefined ? readFileSigns(engine, document, file) : { updates: 0, signatures: 0 },
      ),
    render: (file, number) =>
      guarded(file, ({ document }): PagePicture =>
        withPage(engine, { document, index: number - 1 }, (page, frame) =>
          renderPage(engine, page, { number, ...frame }),
        ),
      ),
  };
}

interface OpenedFile {
  readonly document: Pointer;
  /** Set when the file is a picture. */
  readonly picture: PictureFile | undefined;
}

function openFile<T>(engine: Engine, file: Uint8Array, work: (document: Pointer) => T): T {
  const { call } = engine;
  const data = engine.place(file);
  if (data === 0) throw new Problem('reading-memory');
  const document = call.FPDF_LoadMemDocument(data, file.length, 0);
  try {
    if (document === 0) throw loadProblem(engine);
    return work(document);
  } finally {
    if (document !== 0) call.FPDF_CloseDocument(document);
    call.free(data);
  }
}

/** The one page of a picture. Boxes on it are told in pixels, as whoever sent it counts them. */
function picturePages(engine: Engine, document: Pointer, { pixelsPerPt }: PictureFile): readonly ReadPage[] {
  const { widthPt, heightPt } = withPage(engine, { document, index: 0 }, (_, frame) => frame);
  const toSubmitted = [pixelsPerPt, 0, 0, 0, pixelsPerPt, 0, 0, 0, 1] as const;
  return [{ kind: 'image', number: 1, widthPt, heightPt, uprightTurn: 0, toSubmitted }];
}

function loadProblem(engine: Engine): Problem {
  if (engine.refusedMemory()) return new Problem('reading-memory');
  return new Problem(LOAD_ERRORS[engine.call.FPDF_GetLastError()] ?? 'document-damaged');
}

function readPages(engine: Engine, document: Pointer, file: Uint8Array): readonly ReadPage[] {
  const count = engine.call.FPDF_GetPageCount(document);
  if (count < 1) throw new Problem('document-damaged', 'the file has no pages');
  if (count > DOCUMENT_LIMITS.pages) {
    throw new Problem('too-many-pages', `${String(count)} pages, at most ${String(DOCUMENT_LIMITS.pages)} are read`);
  }
  const objectNumbers = pageObjectNumbers(engine, document, count);
  const pages: ReadPage[] = [];
  let glyphs = 0;
  for (let index = 0; index < count; index++) {
    const page = readPage(engine, document, index);
    // Inside the engine a refused allocation may pass for an empty stream: nothing read after it can be trusted.
    if (engine.refusedMemory()) throw new Problem('reading-memory');
    if (page.kind === 'blank' && hasLostContent(file, objectNumbers[index] ?? 0)) {
      throw new Problem('document-damaged', `the content of page ${String(index + 1)} is missing`);
    }
    glyphs += page.kind === 'glyphs' ? page.glyphs.length : 0;
    if (glyphs > DOCUMENT_LIMITS.glyphs) throw new Problem('too-many-words');
    pages.push(page);
  }
  return pages;
}

/** The object of each page. A loop in the page tree gives the same page again and again. */
function pageObjectNumbers(engine: Engine, document: Pointer, count: number): readonly number[] {
  const numbers = Array.from({ length: count }, (_, index) =>
    engine.call.EPDFDoc_GetPageObjectNumberByIndex(document, index),
  );
  const again = numbers.findIndex((number, index) => number > 0 && numbers.indexOf(number) < index);
  if (again >= 0) throw new Problem('document-damaged', `page ${String(again + 1)} is another page again`);
  return numbers;
}
