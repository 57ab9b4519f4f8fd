// What reading scanned pages costs beside the engines' own time: drawing, preparation, placing words.
import { degrade } from '../../fixtures/scan/degrade.ts';
import type { Degradation } from '../../fixtures/scan/degrade.ts';
import { chanceOf } from '../../fixtures/press/random.ts';
import { scanPdf } from '../../fixtures/scan/encode.ts';
import { openRecogniser } from '../../src/adapters/ocr/recogniser.ts';
import { openPdfiumReader } from '../../src/adapters/pdfium/pdfium-reader.ts';
import { recognisePages } from '../../src/services/recognise-pages.ts';
import type { Bench, BenchFile, BenchTable } from './bench.ts';

const WAYS: Readonly<Record<string, Degradation>> = {
  clean: {},
  light: { skew: 0.8, blur: 0.4, noise: 3 },
  'on its head': { turn: 180, skew: -1.2, noise: 3, paper: 235 },
  photograph: { perspective: 0.1, skew: 3, shadow: 0.4, blur: 0.5, noise: 5 },
};

/** An OCR page may cost at most this many times the engines' own time. */
const MOST_RATIO = 1.3;

/** Recognising scans of three pages, against what the engines in it took. */
export const ocr: Bench = { name: 'ocr', run };

async function run(files: readonly BenchFile[]): Promise<BenchTable> {
  const reader = await openPdfiumReader();
  const recogniser = openRecogniser();
  const rows: (string | number)[][] = [];
  let [ours, engines] = [0, 0];
  try {
    for (const { name, bytes } of files.slice(0, 2)) {
      reader.read(bytes);
      const picture = reader.render(bytes, 1);
      await recogniser.readPage(picture); // engines are started, code is warm
      for (const [way, how] of Object.entries(WAYS)) {
        const scan = degrade(picture, how, chanceOf(1, way));
        const pdf = await scanPdf([scan, scan, scan]);
        const pages = reader.read(pdf);
        let engineMs = 0;
        const timed = async <T>(work: () => Promise<T>): Promise<T> => {
          const start = performance.now();
          const result = await work();
          engineMs += performance.now() - start;
          return result;
        };
        const start = performance.now();
        await recognisePages(pdf, pages, {
          renderer: reader,
          recogniser: {
            ...recogniser,
            readPage: (given) => timed(() => recogniser.readPage(given)),
            readLines: (given, boxes) => timed(() => recogniser.readLines(given, boxes)),
            findUpsideDown: (given, boxes) => timed(() => recogniser.findUpsideDown(given, boxes)),
          },
        });
        const allMs = performance.now() - start;
        ours += allMs;
        engines += engineMs;
        rows.push([name, way, engineMs, allMs, allMs / engineMs]);
      }
    }
  } finally {
    recogniser.close();
  }
  return {
    title: 'Recognising three pages',
    columns: ['file', 'taken', 'engines ms', 'all ms', 'ratio'],
    rows,
    summary: `All of it together is ${(ours / engines).toFixed(2)} times the engines alone; ${String(MOST_RATIO)} is the most it may be.`,
  };
}
