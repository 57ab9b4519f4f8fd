import { describe, expect, it } from 'vitest';
import { handSet } from '../../../fixtures/press/hand-set.ts';
import { openPdfiumReader } from '../../../src/adapters/pdfium/pdfium-reader.ts';
import { findFields, type FieldCandidates } from '../../../src/extraction/fields/find-fields.ts';
import { layoutDocument } from '../../../src/layout/layout-document.ts';
import type { Line, PageLayout } from '../../../src/model/layout.ts';
import type { Word } from '../../../src/model/page.ts';
import type { FieldRule } from '../../../src/profiles/profile.ts';

const rule = (value: FieldRule['value'], ...questions: string[]): FieldRule => ({
  value,
  questions,
  labels: [],
  sentences: [],
  places: ['right', 'below'],
});

const RULES = {
  seats: rule('number', '^(?:how many|number of) seats(?: .*)?$'),
  start: rule('date', '^(?:cover )?start date$'),
  remarks: rule('text', '^start$'),
};

async function find(text: string, confidence = 1): Promise<FieldCandidates> {
  const { pages } = layoutDocument((await openPdfiumReader()).read(await handSet(text)));
  const readAs = <T extends { readonly words: readonly Word[] }>(piece: T): T => ({
    ...piece,
    words: piece.words.map((word) => ({ ...word, confidence })),
  });
  const linesOf = ({ lines }: PageLayout): readonly Line[] =>
    lines.map((line) => ({ ...line, phrases: line.phrases.map(readAs) }));
  const layout = { pages: pages.map((page) => ({ ...page, lines: linesOf(page) })) };
  return findFields(layout, RULES, { currency: 'GBP', skip: () => false, form: true });
}

describe('labels asked for by pattern', () => {
  it.each([
    ['How many seats does it have? | 300:5'],
    ['7. Number of seats | 300:5'],
    ['Number of seats: 5'],
    ['How many seats?\n5'],
  ])('are whole cells, numbered or not, and beginnings up to a colon or a question mark: %s', async (text) => {
    expect((await find(text))['seats']?.[0]?.value).toEqual({ kind: 'number', number: 5 });
  });

  it('may be followed closely by a value that looks like one', async () => {
    const found = await find('Cover start date 1 June 2025');
    expect(found['start']?.[0]?.value).toEqual({ kind: 'date', date: '2025-06-01' });
  });

  it('make no label of the beginning of a sentence', async () => {
    expect((await find('Start Monday with a walk'))['remarks']).toBeUndefined();
  });

  it.each(['Nurnber of seats | 300:5', 'Numberofseats | 300:5'])(
    'are known where they were recognised with letters that look alike, or run together: %s',
    async (text) => {
      expect((await find(text, 0.9))['seats']?.[0]?.value).toEqual({ kind: 'number', number: 5 });
      expect((await find(text))['seats']).toBeUndefined();
    },
  );
});
