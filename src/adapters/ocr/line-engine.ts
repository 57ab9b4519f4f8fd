// PP-OCRv4's line recogniser on onnxruntime: slower than Tesseract for a page, but it reads the machine readable zone, and gives a second
// opinion on single words. Its alphabet is Chinese and Latin; it has no word spaces to rely on.
import { readFile } from 'node:fs/promises';
import { Tensor } from 'onnxruntime-node';
import type { Box } from '../../model/page.ts';
import type { GreyPicture } from '../../model/picture.ts';
import type { LineReading } from '../../model/recognised.ts';
import { readColumns } from './ctc.ts';
import { modelFile, openModel } from './model-files.ts';
import { sampleLine } from './sample-line.ts';

/** A started engine. */
export interface LineEngine {
  readLine(picture: GreyPicture, box: Box): Promise<LineReading>;
}

const MODEL = 'ch_PP-OCRv4_rec_infer.onnx';
const ALPHABET = 'ppocr_keys_v1.txt';

/** Starts the engine: some 150 ms. */
export async function startLineEngine(): Promise<LineEngine> {
  const session = await openModel(MODEL);
  const characters = (await readFile(modelFile(ALPHABET), 'utf8')).replace(/\n$/u, '').split(/\r?\n/u);
  // Class 0 is "no character"; the space stands behind the list. The pound of the list is the wide one.
  const alphabet = ['', ...characters, ' '].map((text) => text.normalize('NFKC'));
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return {
    readLine: async (picture, box) => {
      const { data, width, height, place } = sampleLine(picture, box);
      const result = await session.run({ [input]: new Tensor('float32', data, [1, 3, height, width]) });
      const tensor = result[output];
      const [, columns = 0, classes = 0] = tensor?.dims ?? [];
      if (!(tensor?.data instanceof Float32Array)) throw new TypeError('the line recogniser gave no likelihoods');
      return readColumns({ columns, classes, data: tensor.data }, alphabet, place);
    },
  };
}
