// The program that recognises text: a process of its own, because its engines can be stopped in no other way. Its event loop stays free, so
// that it ends at once when whoever started it is gone, or when it has grown over its limit.
import { OCR_LIMITS } from '../../kernel/limits.ts';
import { startDirectionEngine } from './direction-engine.ts';
import type { DirectionEngine } from './direction-engine.ts';
import { startLineEngine } from './line-engine.ts';
import type { LineEngine } from './line-engine.ts';
import { EXIT_OUT_OF_MEMORY } from './messages.ts';
import type { OcrAnswer, OcrRequest } from './messages.ts';
import { startTesseractJs } from './tesseract-js.ts';
import type { PageEngine } from './tesseract-js.ts';

const MEMORY_CHECK_MS = 250;

let pages: Promise<PageEngine> | undefined;
let lines: Promise<LineEngine> | undefined;
let directions: Promise<DirectionEngine> | undefined;

process.on('disconnect', () => process.exit(0));
setInterval(() => {
  if (process.memoryUsage.rss() > OCR_LIMITS.processBytes) process.exit(EXIT_OUT_OF_MEMORY);
}, MEMORY_CHECK_MS).unref();

process.on('message', (request: OcrRequest) => {
  answer(request).then(
    (done) => process.send?.(done),
    // Its message may quote the page, so it stays behind.
    (error: unknown) =>
      process.send?.({ kind: 'failure', errorName: error instanceof Error ? error.name : typeof error }),
  );
});

async function answer(request: OcrRequest): Promise<OcrAnswer> {
  switch (request.kind) {
    case 'page': {
      pages ??= startTesseractJs();
      return { kind: 'page', lines: await (await pages).readPage(request.picture) };
    }
    case 'lines': {
      lines ??= startLineEngine();
      const engine = await lines;
      const readings = [];
      for (const box of request.boxes) readings.push(await engine.readLine(request.picture, box));
      return { kind: 'lines', readings };
    }
    case 'upside-down': {
      directions ??= startDirectionEngine();
      const engine = await directions;
      const likelihoods = [];
      for (const box of request.boxes) likelihoods.push(await engine.upsideDown(request.picture, box));
      return { kind: 'upside-down', likelihoods };
    }
  }
}
