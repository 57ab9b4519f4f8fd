// The flow over paper: pictures of statements are read as statements, page by page, by those who may.
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { jpegOf, pngOf, scanPdf } from '../fixtures/scan/encode.ts';
import { scoreStatement } from '../fixtures/press/score.ts';
import type { StatementTruth } from '../fixtures/press/truth.ts';
import type { PagePicture } from '../src/model/picture.ts';
import type { DocumentReading } from '../src/model/reading.ts';
import type { PageReader } from '../src/ports/page-reader.ts';
import { openFlow } from './press/open-flow.ts';
import type { OpenFlow } from './press/open-flow.ts';
import { scanned } from './scanned.ts';

interface Fixture {
  readonly pdf: Uint8Array;
  readonly truth: StatementTruth;
}

async function fixture(name: string): Promise<Fixture> {
  const pdf = await readFile(new URL(`../fixtures/${name}.pdf`, import.meta.url));
  const truth = await readFile(new URL(`../fixtures/${name}.expected.json`, import.meta.url), 'utf8');
  return { pdf, truth: JSON.parse(truth) as StatementTruth };
}

/** Every field and every row, right. */
function expectRight(reading: DocumentReading, truth: StatementTruth): void {
  const score = scoreStatement(truth, reading.nodes);
  expect(score.fields.filter(({ ok }) => !ok)).toEqual([]);
  expect({ missed: score.missed, spurious: score.spurious }).toEqual({ missed: [], spurious: [] });
  expect(score.balances[0]).toBe(score.balances[1]);
}

let flow: OpenFlow;
let savings: Fixture;
let page: PagePicture;

beforeAll(async () => {
  flow = await openFlow();
  savings = await fixture('statement-savings');
  const [first] = scanned(savings.pdf, flow.pdfium);
  if (!first) throw new Error('the fixture has a page');
  page = first;
});

describe('a picture of a statement', () => {
  it('is read as the statement, whether PNG, JPEG or scanned PDF', async () => {
    for (const file of [pngOf(page), jpegOf(page), await scanPdf([page])]) {
      const reading = await flow.read(file);
      expect(reading.text.source).toBe('OCR');
      expect(reading.document.classIdentifier).toBe('banking-savings-statement');
      expectRight(reading, savings.truth);
      expect(reading.review).toBe('REVIEW_NOT_REQUIRED');
    }
  });

  it('tells where values stand: points on a page of a PDF, pixels on a picture', async () => {
    const places = async (file: Uint8Array) => {
      const { evidence } = await flow.read(file);
      return new Map(evidence.map(({ property, text, box }) => [`${property} ${text}`, box]));
    };
    const embedded = await places(savings.pdf);
    const onScan = await places(await scanPdf([page]));
    const onPicture = await places(pngOf(page));
    let compared = 0;
    for (const [what, box] of embedded) {
      for (const [found, unit] of [
        [onScan.get(what), 1],
        [onPicture.get(what), 200 / 72],
      ] as const) {
        if (!found) continue; // more than one place of the same text
        compared++;
        expect(Math.abs(found.x0 / unit - box.x0)).toBeLessThan(4);
        expect(Math.abs(found.y1 / unit - box.y1)).toBeLessThan(4);
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('a file of which some pages are pictures', () => {
  it('is read page by page', async () => {
    const card = await fixture('statement-credit-card');
    const secondIsPicture: PageReader = {
      read: (file) =>
        flow.pdfium.read(file).map((read) => {
          const { number, widthPt, heightPt, uprightTurn } = read;
          return number === 2 ? { kind: 'image', number, widthPt, heightPt, uprightTurn } : read;
        }),
    };
    const reading = await flow.read(card.pdf, secondIsPicture);
    expect(reading.text.source).toBe('Mixed');
    expectRight(reading, card.truth);
  });
});

describe('a caller without the scope for recognising text', () => {
  it('is told which pages take it', async () => {
    await expect(flow.read(await scanPdf([page]), flow.pdfium, { mayRecognise: false })).rejects.toMatchObject({
      code: 'insufficient-scope',
      detail: 'Page 1 of 1: a picture of text, which takes the scope documents:ocr.',
    });
  });

  it('has files read whose text is embedded', async () => {
    const reading = await flow.read(savings.pdf, flow.pdfium, { mayRecognise: false });
    expect(reading.text.source).toBe('Embedded');
  });
});
