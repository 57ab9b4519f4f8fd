// Text recognition in a process of its own: started with the first page, killed when a page takes too long.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OCR_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { TextRecogniser } from '../../ports/text-recogniser.ts';
import { EXIT_OUT_OF_MEMORY } from './messages.ts';
import type { OcrAnswer, OcrRequest } from './messages.ts';

/** Options of the recogniser; every one has a default. */
export interface RecogniserOptions {
  /** Wall time of one piece of work. */
  readonly pageMs?: number;
}

/** Opens the recogniser. No process starts before the first page; one piece of work at a time. */
export function openRecogniser({ pageMs = OCR_LIMITS.pageMs }: RecogniserOptions = {}): TextRecogniser {
  let child: ChildProcess | undefined;
  let line: Promise<unknown> = Promise.resolve();

  const ask = async <Kind extends OcrRequest['kind']>(
    request: Extract<OcrRequest, { kind: Kind }>,
  ): Promise<Extract<OcrAnswer, { kind: Kind }>> => {
    child ??= startProcess();
    const asked = child;
    try {
      const answer = await answerOf(asked, request, pageMs);
      if (answer.kind !== request.kind) {
        throw new Error(`recognising text failed: ${answer.kind === 'failure' ? answer.errorName : 'other answer'}`);
      }
      return answer as Extract<OcrAnswer, { kind: Kind }>; // its kind was compared
    } catch (error) {
      asked.kill('SIGKILL');
      if (child === asked) child = undefined;
      throw error;
    }
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = line.then(work);
    line = done.catch(() => undefined);
    return done;
  };

  return {
    readPage: (picture) => inTurn(async () => (await ask({ kind: 'page', picture })).lines),
    readLines: (picture, boxes) =>
      inTurn(async () => (boxes.length === 0 ? [] : (await ask({ kind: 'lines', picture, boxes })).readings)),
    findUpsideDown: (picture, boxes) =>
      inTurn(async () => (boxes.length === 0 ? [] : (await ask({ kind: 'upside-down', picture, boxes })).likelihoods)),
    close: () => {
      child?.kill('SIGKILL');
      child = undefined;
    },
  };
}

function startProcess(): ChildProcess {
  const extension = extname(import.meta.url);
  // In a thread that tsx serves there is no import.meta.resolve.
  const { resolve } = createRequire(import.meta.url);
  const child = fork(new URL(`./ocr-process${extension}`, import.meta.url), {
    // Pixels cross as bytes, not as text.
    serialization: 'advanced',
    env: {},
    execArgv: extension === '.ts' ? ['--import', pathToFileURL(resolve('tsx')).href] : [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Whoever waits for it hears of it; a program that is done does not wait for it.
  child.unref();
  child.channel?.unref();
  child.on('error', () => undefined);
  return child;
}

function answerOf(child: ChildProcess, request: OcrRequest, pageMs: number): Promise<OcrAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      child.channel?.unref();
      end();
    };
    const onMessage = (message: unknown): void => settle(() => resolve(message as OcrAnswer)); // our own program sends nothing else
    const onExit = (code: number | null): void =>
      settle(() =>
        reject(
          code === EXIT_OUT_OF_MEMORY ? new Problem('reading-memory') : new Error('the process that reads text ended'),
        ),
      );
    const onError = (error: Error): void => settle(() => reject(error));
    const timer = setTimeout(() => settle(() => reject(new Problem('reading-timeout'))), pageMs);
    child.channel?.ref();
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(request, (error) => {
      if (error) onError(error);
    });
  });
}
