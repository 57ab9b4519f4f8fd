// Tesseract (LSTM, English) as wasm, in a thread of this process. Languages come from a package; nothing is fetched or cached on disk.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OEM, PSM, createWorker } from 'tesseract.js';
import type { Block, Bbox } from 'tesseract.js';
import type { Box } from '../../model/page.ts';
import type { GreyPicture } from '../../model/picture.ts';
import type { RecognisedLine, RecognisedWord } from '../../model/recognised.ts';
import { asPgm } from './pgm.ts';

/** A started engine. */
export interface PageEngine {
  readPage(picture: GreyPicture): Promise<readonly RecognisedLine[]>;
}

/** The integer build of the best model: as right as the float one, and twice as fast. */
const MODEL = '4.0.0_best_int';

/** Starts the engine: some 300 ms. */
export async function startTesseractJs(): Promise<PageEngine> {
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, MODEL),
    cacheMethod: 'none',
    gzip: true,
  });
  // Single blocks (PSM 6) would run table columns together.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    readPage: async (picture) => {
      const { data: page } = await worker.recognize(asPgm(picture), {}, { blocks: true, text: false });
      return (page.blocks ?? []).flatMap(linesOf);
    },
  };
}

function linesOf({ paragraphs }: Block): RecognisedLine[] {
  return paragraphs.flatMap(({ lines }) => lines.map((line) => ({ words: line.words.map(wordOf) })));
}

function wordOf({
  text,
  bbox,
  confidence,
  symbols,
}: Block['paragraphs'][number]['lines'][number]['words'][number]): RecognisedWord {
  return {
    text,
    ...boxOf(bbox),
    confidence: confidence / 100,
    characters: symbols.map((symbol) => ({
      text: symbol.text,
      ...boxOf(symbol.bbox),
      confidence: symbol.confidence / 100,
    })),
  };
}

function boxOf({ x0, y0, x1, y1 }: Bbox): Box {
  return { x0, y0, x1, y1 };
}
