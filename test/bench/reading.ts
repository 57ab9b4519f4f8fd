// Our page reader beside PDFium's own text of the same pages: load each page and its text page, count the characters, get the text.
import { DOCUMENT_LIMITS } from '../../src/kernel/limits.ts';
import type { Engine } from '../../src/adapters/pdfium/engine.ts';
import { startEngine } from '../../src/adapters/pdfium/engine.ts';
import { openPdfiumReader } from '../../src/adapters/pdfium/pdfium-reader.ts';
import type { Bench, BenchFile } from './bench.ts';
import { median } from './bench.ts';

const ROUNDS = 15;

export const reading: Bench = {
  name: 'reading',
  run: async (files) => {
    const engine = await startEngine({ memoryBytes: DOCUMENT_LIMITS.engineBytes });
    const reader = await openPdfiumReader();
    const rows: (readonly (string | number)[])[] = [];
    const sums = { pages: 0, baselineMs: 0, readerMs: 0 };
    // Both sides are compiled by the engine while they run: one round each before anything counts.
    for (const { bytes } of files) {
      pdfiumText(engine, bytes);
      reader.read(bytes);
    }
    for (const { name, bytes } of files) {
      const baselineMs: number[] = [];
      const readerMs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        baselineMs.push(timed(() => pdfiumText(engine, bytes)));
        readerMs.push(timed(() => reader.read(bytes)));
      }
      const pages = reader.read(bytes);
      const glyphs = pages.reduce((sum, page) => sum + (page.kind === 'glyphs' ? page.glyphs.length : 0), 0);
      const [base, ours] = [median(baselineMs), median(readerMs)];
      sums.pages += pages.length;
      sums.baselineMs += base;
      sums.readerMs += ours;
      rows.push([name, pages.length, glyphs, base / pages.length, ours / pages.length, ours / base]);
    }
    const { pages, baselineMs, readerMs } = sums;
    rows.push(['all', pages, '', baselineMs / pages, readerMs / pages, readerMs / baselineMs]);
    return {
      title: 'Reading: PDFium text alone, and our reader (glyphs with boxes, font, size, page kind, damage check)',
      columns: ['file', 'pages', 'glyphs', 'PDFium ms/page', 'reader ms/page', 'ratio'],
      rows,
      summary: `Medians of ${String(ROUNDS)} rounds on one core: ${(1000 / (readerMs / pages)).toFixed(0)} pages a second.`,
    };
  },
};

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** PDFium alone: the text of every page, through the fewest calls. Returns the number of pages. */
export function pdfiumText(engine: Engine, file: BenchFile['bytes']): number {
  const { call } = engine;
  const data = engine.place(file);
  const document = call.FPDF_LoadMemDocument(data, file.length, 0);
  const pages = call.FPDF_GetPageCount(document);
  for (let index = 0; index < pages; index++) {
    const page = call.FPDF_LoadPage(document, index);
    const textPage = call.FPDFText_LoadPage(page);
    const count = call.FPDFText_CountChars(textPage);
    const text = call.malloc(2 * (count + 1));
    call.FPDFText_GetText(textPage, 0, count, text);
    new TextDecoder('utf-16le').decode(new Uint8Array(call.memory.buffer, text, 2 * count));
    call.free(text);
    call.FPDFText_ClosePage(textPage);
    call.FPDF_ClosePage(page);
  }
  call.FPDF_CloseDocument(document);
  call.free(data);
  return pages;
}
