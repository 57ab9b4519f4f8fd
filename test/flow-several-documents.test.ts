// A file that holds several documents: each is read by itself, and says where it stands.
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPdfiumReader } from '../src/adapters/pdfium/pdfium-reader.ts';
import type { ReadPage } from '../src/model/page.ts';
import type { DocumentReading } from '../src/model/reading.ts';
import { openFlow } from './press/open-flow.ts';

const fixture = (name: string): Promise<Uint8Array> => readFile(new URL(`../fixtures/${name}.pdf`, import.meta.url));

/** The pages of several files, as if they had been scanned into one. */
async function pagesOf(...names: readonly string[]): Promise<ReadPage[]> {
  const reader = await openPdfiumReader();
  const pages: ReadPage[] = [];
  for (const name of names) pages.push(...reader.read(await fixture(name)));
  return pages.map((page, i) => ({ ...page, number: i + 1 }));
}

async function readTogether(...names: readonly string[]): Promise<DocumentReading> {
  const pages = await pagesOf(...names);
  const flow = await openFlow();
  return flow.read(await fixture(names[0] ?? ''), { read: () => pages });
}

describe('a file with several documents', () => {
  let single: readonly DocumentReading[];
  let together: DocumentReading;
  const names = ['statement-current', 'statement-credit-card'];

  beforeAll(async () => {
    const flow = await openFlow();
    single = await Promise.all(names.map(async (name) => flow.read(await fixture(name))));
    together = await readTogether(...names);
  });

  it('is read as its documents are, one by one', () => {
    const shape = ({ nodes }: DocumentReading): unknown[] =>
      nodes.map(({ type, date, amount }) => ({ type, date, amount }));
    expect(shape(together)).toEqual(single.flatMap(shape));
  });

  it('says which pages each of them has', () => {
    const lengths = single.map(({ pageCount }) => pageCount);
    expect(together.parts.map(({ firstPage, lastPage }) => lastPage - firstPage + 1)).toEqual(lengths);
    expect(together.parts.map(({ document }) => document.classIdentifier)).toEqual([
      'banking-statement',
      'banking-credit-card-statement',
    ]);
    expect(together.parts.flatMap(({ nodeIds }) => nodeIds)).toEqual(together.nodes.map(({ id }) => id));
  });

  it('has the evidence of each value on the page of the file where it stands', () => {
    const [first, second] = together.parts;
    for (const [part, from, to] of [
      [first, 1, first?.lastPage],
      [second, second?.firstPage, second?.lastPage],
    ] as const) {
      const pages = together.evidence.filter(({ nodeId }) => part?.nodeIds.includes(nodeId)).map(({ page }) => page);
      expect(Math.min(...pages)).toBeGreaterThanOrEqual(from ?? 0);
      expect(Math.max(...pages)).toBeLessThanOrEqual(to ?? 0);
    }
  });

  it('is said to hold several', () => {
    expect(together.expectations.info.map(({ reason }) => reason)).toContain(
      'The file holds 2 documents; each was read by itself.',
    );
  });
});

it('a covering letter is no document of its own', async () => {
  const reading = await readTogether('letter', 'statement-savings');
  expect(reading.parts).toHaveLength(1);
  expect(reading.document.classIdentifier).toBe('banking-savings-statement');
});
