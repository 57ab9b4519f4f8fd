// A few of each kind of hostile file through the whole flow, in the real pool; `npm run bench -- --only hostile-files` sends thousands.
import { afterAll, describe, expect, test } from 'vitest';
import { openWorkerPool } from '../../../src/adapters/worker-pool/worker-pool.ts';
import { PLAIN_LINES, rawPdf, textLines } from '../pdfium/raw-pdf.ts';
import { damagedFiles, filledPages, oddPictures } from './hostile-documents.ts';
import type { HostileDocument } from './hostile-documents.ts';
import { outcomeOf } from './outcome.ts';

const pool = openWorkerPool({ worker: new URL('./blind-worker.ts', import.meta.url), threads: 1 });
const good = rawPdf([{ content: textLines(PLAIN_LINES) }]);

afterAll(async () => {
  await pool.close();
});

/** What a file may be answered with; a file that takes too much is answered, but none of these is to take so much. */
const ANSWER = /^(read|document-(damaged|encrypted|empty)|picture-too-large|page-too-large|too-many-(pages|words))$/;

async function expectAnswers(documents: readonly HostileDocument[]): Promise<void> {
  for (const { kind, name, make } of documents) {
    expect(await outcomeOf(pool, make()), `${kind}: ${name}`).toMatch(ANSWER);
  }
  expect(await outcomeOf(pool, good)).toBe('read');
}

describe('every answer is a reading or a problem', () => {
  test('for pictures made to break their reader', () =>
    expectAnswers(oddPictures().filter((_, index) => index % 3 === 0)));

  test('for pages full of the words that a reader of forms looks for', () =>
    expectAnswers(filledPages(1_500).filter((_, index) => index % 29 === 0)));

  test('for damaged copies of documents and pictures', () => expectAnswers(damagedFiles(18, 7)));
});
