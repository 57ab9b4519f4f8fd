// Files that attack their reader, sent through the real pool with the service's own limits of time and memory. Each is answered, and the
// next good document is read.
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openWorkerPool } from '../../../src/adapters/worker-pool/worker-pool.ts';
import { Problem } from '../../../src/kernel/problem.ts';
import type { DocumentProcessor } from '../../../src/ports/document-processor.ts';
import * as hostile from '../pdfium/hostile-files.ts';
import { PLAIN_LINES, rawPdf, textLines } from '../pdfium/raw-pdf.ts';

const worker = new URL('./reading-worker.ts', import.meta.url);
const pool = openWorkerPool({ worker, threads: 1 });
const good = rawPdf([{ content: textLines(PLAIN_LINES) }]);

afterEach(async () => {
  expect(await outcome(pool, good)).toBe('glyphs');
});

afterAll(async () => {
  await pool.close();
});

async function outcome(processor: DocumentProcessor, file: Uint8Array): Promise<string> {
  try {
    const result = await processor.process({
      file,
      mimeType: 'application/pdf',
      preference: { classes: [], contexts: [], strict: false },
      mayRecognise: false,
      draftNodeBase: 'https://arkive.example/graph/.draft-nodes/',
    });
    return result.kind === 'reading' ? result.text.content : result.kind;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

describe('a document', () => {
  test('of ten thousand pages has too many', async () => {
    expect(await outcome(pool, hostile.manyPages(10_000))).toBe('too-many-pages');
  });

  test('with a page of 700 metres is too large', async () => {
    expect(await outcome(pool, hostile.hugePage())).toBe('page-too-large');
  });

  test('with more characters on a page than a page holds has too many words', async () => {
    expect(await outcome(pool, hostile.manyWords(15_000))).toBe('too-many-words');
  });

  test('of a million words on a page is stopped by the count or by memory', async () => {
    expect(await outcome(pool, hostile.manyWords(1_000_000))).toMatch(/^(too-many-words|reading-memory)$/);
  });

  test('whose page tree leads in a circle is damaged', async () => {
    expect(await outcome(pool, hostile.pageTreeLoop())).toBe('document-damaged');
    expect(await outcome(pool, hostile.pageTreeLoopBehindPage())).toBe('document-damaged');
  });

  test('whose cross-reference sections lead in a circle is read once', async () => {
    expect(await outcome(pool, hostile.crossReferenceLoop())).toBe('glyphs');
  });

  test('that unpacks to a gigabyte is stopped by memory', async () => {
    expect(await outcome(pool, hostile.inflateBomb())).toBe('reading-memory');
  });

  test('whose object stream unpacks to 600 MB is stopped by memory', async () => {
    expect(await outcome(pool, hostile.objectStreamBomb())).toBe('reading-memory');
  });

  test('of three million operators is a drawing, not a blank page', async () => {
    expect(await outcome(pool, hostile.manyOperators(3_000_000))).toBe('image');
  });

  test('whose forms double thirty times is stopped', async () => {
    expect(await outcome(pool, hostile.nestedForms(30))).toMatch(/^reading-(memory|timeout)$/);
  });

  test('whose form draws itself is stopped', async () => {
    expect(await outcome(pool, hostile.selfDrawingForm())).toMatch(/^(reading-(memory|timeout)|glyphs)$/);
  });

  test('with brackets a hundred thousand deep is read or refused', async () => {
    expect(await outcome(pool, hostile.nestedArrays(100_000))).toMatch(/^(glyphs|document-damaged)$/);
    expect(await outcome(pool, hostile.nestedContentArrays(1_000_000))).toMatch(/^(blank|document-damaged)$/);
  });

  test('that repeats its content two thousand times is stopped by memory', async () => {
    expect(await outcome(pool, hostile.repeatedContents(2_000))).toBe('reading-memory');
  });

  test('that takes longer than it may is ended in the middle of a page', async () => {
    const impatient = openWorkerPool({ worker, threads: 1, readingMs: 2_000 });
    expect(await outcome(impatient, hostile.manyWordsOverPages(190, 9_000))).toBe('reading-timeout');
    expect(await outcome(impatient, good)).toBe('glyphs');
    await impatient.close();
  });
});
