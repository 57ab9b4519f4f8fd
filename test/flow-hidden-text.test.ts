// Text that some scanner read off a picture: it is understood, and a person is asked to look at it.
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentReading } from '../src/model/reading.ts';
import type { PageReader } from '../src/ports/page-reader.ts';
import { openFlow } from './press/open-flow.ts';

/** A reader that finds the text of the pages numbered to be a hidden layer over a picture. */
function hiddenOn(numbers: readonly number[], reader: PageReader): PageReader {
  return {
    read: (file) =>
      reader
        .read(file)
        .map((page) =>
          page.kind === 'glyphs' && numbers.includes(page.number) ? { ...page, ocrLayer: true as const } : page,
        ),
  };
}

let printed: DocumentReading;
let hidden: DocumentReading;

beforeAll(async () => {
  const flow = await openFlow();
  const pdf = await readFile(new URL('../fixtures/statement-current.pdf', import.meta.url));
  printed = await flow.read(pdf);
  hidden = await flow.read(pdf, hiddenOn([1], flow.reader));
});

describe('a statement whose text is a hidden layer over a picture', () => {
  it('is understood like one whose text is printed', () => {
    expect(hidden.nodes).toEqual(printed.nodes);
    expect(hidden.evidence).toEqual(printed.evidence);
  });

  it('waits for review, though every sum holds', () => {
    expect(hidden.expectations.errors).toEqual([]);
    expect([printed.review, hidden.review]).toEqual(['REVIEW_NOT_REQUIRED', 'REVIEW_PENDING']);
  });

  it('says which pages it is about', () => {
    const said = hidden.expectations.info.filter(({ nodeType }) => nodeType === 'ark:Document');
    expect(said).toEqual([{ nodeType: 'ark:Document', reason: expect.stringContaining('Page 1: ') as string }]);
    expect(printed.expectations.info.filter(({ nodeType }) => nodeType === 'ark:Document')).toEqual([]);
  });
});
