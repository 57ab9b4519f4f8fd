// Recognising in a process of its own: what it reads, and that it can be stopped.
import { afterAll, describe, expect, it } from 'vitest';
import { openRecogniser } from '../../../src/adapters/ocr/recogniser.ts';
import { openPdfiumReader } from '../../../src/adapters/pdfium/pdfium-reader.ts';
import type { PagePicture } from '../../../src/model/picture.ts';
import { lettersOf, stretchesOf } from '../../../src/perception/letters.ts';
import { rawPdf } from '../pdfium/raw-pdf.ts';

const recogniser = openRecogniser();
afterAll(() => recogniser.close());

async function drawn(content: string): Promise<PagePicture> {
  const reader = await openPdfiumReader();
  const pdf = rawPdf([{ content }]);
  reader.read(pdf);
  return reader.render(pdf, 1);
}

const LINE = 'Paid in 1,234.56 on 03/11/2025';
const picture = await drawn(`BT /F1 12 Tf 72 700 Td (${LINE}) Tj ET`);

describe('a page', () => {
  it('is read as lines of words with their places and confidence', async () => {
    const lines = await recogniser.readPage(picture);
    const words = lines.flatMap((line) => line.words);
    expect(words.map(({ text }) => text).join(' ')).toBe(LINE);
    for (const word of words) {
      expect(word.confidence).toBeGreaterThan(0.5);
      expect(word.confidence).toBeLessThanOrEqual(1);
      expect(word.characters.map(({ text }) => text).join('')).toBe(word.text);
    }
    expect((words[0]?.x0 ?? 0) / picture.pixelsPerPt).toBeCloseTo(72, -1);
  });

  it('without anything on it has no lines', async () => {
    const blank = { width: 400, height: 300, pixels: new Uint8Array(120_000).fill(255) };
    expect((await recogniser.readPage(blank)).flatMap((line) => line.words)).toEqual([]);
  });
});

describe('a line', () => {
  it('is read by the other engine too, with the places of its characters and what else they may be', async () => {
    const [box] = stretchesOf(lettersOf(picture, picture.pixelsPerPt)).sort(
      (a, b) => b.letters.length - a.letters.length,
    );
    if (!box) throw new Error('the page has a line');
    const [reading] = await recogniser.readLines(picture, [box]);
    expect(reading?.text.replace(/\s/gu, '')).toContain('1,234.56');
    const places = reading?.characters.map(({ x }) => x) ?? [];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('on its head is known by it', async () => {
    const [box] = stretchesOf(lettersOf(picture, picture.pixelsPerPt)).sort(
      (a, b) => b.letters.length - a.letters.length,
    );
    if (!box) throw new Error('the page has a line');
    const { width, height } = picture;
    const turned = { width, height, pixels: picture.pixels.toReversed() };
    const [x0, y0, x1, y1] = [width - box.x1, height - box.y1, width - box.x0, height - box.y0];
    expect((await recogniser.findUpsideDown(picture, [box]))[0]).toBeLessThan(0.5);
    expect((await recogniser.findUpsideDown(turned, [{ x0, y0, x1, y1 }]))[0]).toBeGreaterThan(0.5);
  });
});

describe('work that takes too long', () => {
  it('is ended, and the next page is read by a new process', async () => {
    const hurried = openRecogniser({ pageMs: 1 });
    await expect(hurried.readPage(picture)).rejects.toMatchObject({ code: 'reading-timeout' });
    await expect(hurried.readPage(picture)).rejects.toMatchObject({ code: 'reading-timeout' });
    hurried.close();
    expect((await recogniser.readPage(picture)).length).toBeGreaterThan(0);
  });
});
