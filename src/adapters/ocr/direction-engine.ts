// PP-OCR's classifier of lines that stand on their head.
import { Tensor } from 'onnxruntime-node';
import type { Box } from '../../model/page.ts';
import type { GreyPicture } from '../../model/picture.ts';
import { openModel } from './model-files.ts';
import { sampleLine } from './sample-line.ts';

/** A started engine. */
export interface DirectionEngine {
  /** How likely the line stands on its head, 0..1. */
  upsideDown(picture: GreyPicture, box: Box): Promise<number>;
}

const MODEL = 'ch_ppocr_mobile_v2.0_cls_infer.onnx';
/** Width that the network was trained with; what a line has more is cut off, what it has less is empty. */
const WIDTH = 192;

/** Starts the engine: some 20 ms. */
export async function startDirectionEngine(): Promise<DirectionEngine> {
  const session = await openModel(MODEL);
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return {
    upsideDown: async (picture, box) => {
      const { data, width, height } = sampleLine(picture, cut(box), WIDTH);
      const padded = new Float32Array(3 * height * WIDTH);
      for (let row = 0; row < 3 * height; row++) padded.set(data.subarray(row * width, (row + 1) * width), row * WIDTH);
      const result = await session.run({ [input]: new Tensor('float32', padded, [1, 3, height, WIDTH]) });
      return Number(result[output]?.data[1] ?? 0);
    },
  };
}

/** At most so much of the line as fits without being squeezed. */
function cut(box: Box): Box {
  return { ...box, x1: Math.min(box.x1, box.x0 + 4.5 * (box.y1 - box.y0)) };
}
