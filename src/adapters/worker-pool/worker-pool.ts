// Documents are read in worker threads, one each: a hostile file costs one thread, the event loop stays free, and what runs too long or
// grows too large is ended from outside. Threads start with the first document and end when idle.
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Piscina } from 'piscina';
import { DOCUMENT_LIMITS, OCR_LIMITS, WORKER_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { ClassifiedOnly, DocumentReading } from '../../model/reading.ts';
import type { DocumentInput, DocumentProcessor } from '../../ports/document-processor.ts';
import type { DocumentAnswer, DocumentTask } from './messages.ts';
import { isLastAnswer, isRecognising } from './messages.ts';
import { ReadingFailure, describeError } from './reading-failure.ts';
import { Slots } from './slots.ts';

/** Options of the pool; every one has a default. */
export interface WorkerPoolOptions {
  /** The module that exports `processDocument`, made by `serveDocuments`. Default: the program's own worker. */
  readonly worker?: URL;
  /** What every thread is given when it starts (`startData` in serve-documents.ts): what can be copied, and is dear to make. */
  readonly data?: unknown;
  /** Most documents read at a time. Default: one less than the cores, at least one. */
  readonly threads?: number;
  /** Wall time of one document, from getting a thread to the answer. */
  readonly readingMs?: number;
  /** Ceiling of a thread's JavaScript heap. */
  readonly heapBytes?: number;
  /** Documents that may wait for a thread. */
  readonly waiting?: number;
  /** A thread without work ends after this time. */
  readonly idleMs?: number;
}

const HANDLER = 'processDocument';
const MB = 1024 * 1024;

/** Opens the pool. No thread starts before the first document. */
export function openWorkerPool(options: WorkerPoolOptions = {}): DocumentProcessor {
  return new WorkerPool(options);
}

class WorkerPool implements DocumentProcessor {
  readonly #pool: Piscina<DocumentTask, DocumentAnswer>;
  readonly #slots: Slots;
  readonly #readingMs: number;
  /** Running documents, by task. */
  readonly #running = new Map<number, Run>();
  #lastTaskId = 0;
  #closed = false;

  constructor(options: WorkerPoolOptions) {
    const worker = options.worker ?? programWorker();
    const threads = options.threads ?? Math.max(1, availableParallelism() - 1);
    this.#readingMs = options.readingMs ?? DOCUMENT_LIMITS.readingMs;
    this.#slots = new Slots({ places: threads, waiting: options.waiting ?? WORKER_LIMITS.waitingDocuments });
    this.#pool = new Piscina({
      filename: worker.href,
      workerData: options.data,
      name: HANDLER,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: options.idleMs ?? WORKER_LIMITS.idleMs,
      // The thread's own event loop must turn: engines start and messages leave through it.
      atomics: 'disabled',
      recordTiming: false,
      // Workers need no environment: what they are to know comes with the task.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: (options.heapBytes ?? WORKER_LIMITS.heapBytes) / MB },
      ...(worker.href.endsWith('.ts') ? { execArgv: ['--import', import.meta.resolve('tsx')] } : {}),
    });
    this.#pool.on('message', (message: unknown) => {
      if (isLastAnswer(message)) this.#running.get(message.taskId)?.cut(message.lastAnswer);
      if (isRecognising(message)) this.#running.get(message.taskId)?.allow(recognitionMs(message.recognising));
    });
    // A thread that dies without a task to blame did not start: nothing that waits for it would ever be answered.
    this.#pool.on('error', (error: unknown) => {
      for (const run of this.#running.values()) run.fail(error);
    });
  }

  async process(input: DocumentInput, clientId = ''): Promise<DocumentReading | ClassifiedOnly> {
    await this.#slots.take(clientId);
    try {
      // The server is going down: whoever asks again later may find it up.
      if (this.#closed) throw new Problem('overloaded');
      return resultOf(await this.#run(input));
    } finally {
      this.#slots.release();
    }
  }

  waiting(): number {
    return this.#slots.waiting;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled([...this.#running.values()].map(({ answer }) => answer));
    await this.#pool.destroy();
  }

  async #run(input: DocumentInput): Promise<DocumentAnswer> {
    const taskId = ++this.#lastTaskId;
    const run = new Run(this.#readingMs);
    this.#running.set(taskId, run);
    try {
      // One copy of exactly the file's bytes is handed over; the caller keeps its own.
      const file = new Uint8Array(input.file);
      const task: DocumentTask = { taskId, input: { ...input, file } };
      this.#pool.run(task, { signal: run.signal, transferList: [file.buffer] }).then(
        (answer) => run.settle(answer),
        (error: unknown) => run.fail(error),
      );
      return await run.answer;
    } finally {
      run.stopClock();
      this.#running.delete(taskId);
    }
  }
}

function recognitionMs(pages: number): number {
  return Math.min(OCR_LIMITS.documentMs, pages * OCR_LIMITS.pageMs);
}

const TOO_LONG: DocumentAnswer = { kind: 'problem', code: 'reading-timeout', detail: undefined };
const OUT_OF_HEAP: DocumentAnswer = { kind: 'problem', code: 'reading-memory', detail: undefined };

/** One document on its way; the first ending counts. */
class Run {
  readonly answer: Promise<DocumentAnswer>;
  readonly #aborting = new AbortController();
  #clock: NodeJS.Timeout;
  #deadlineMs: number;
  #allowed = false;
  #resolve: (answer: DocumentAnswer) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(readingMs: number) {
    this.#deadlineMs = performance.now() + readingMs;
    this.#clock = this.#startClock();
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  get signal(): AbortSignal {
    return this.#aborting.signal;
  }

  /** Moves the deadline, once: recognising pages takes longer than reading them. */
  allow(moreMs: number): void {
    if (this.#allowed) return;
    this.#allowed = true;
    this.#deadlineMs += moreMs;
    this.stopClock();
    this.#clock = this.#startClock();
  }

  stopClock(): void {
    clearTimeout(this.#clock);
  }

  #startClock(): NodeJS.Timeout {
    return setTimeout(() => this.cut(TOO_LONG), this.#deadlineMs - performance.now());
  }

  settle(answer: DocumentAnswer): void {
    this.#resolve(answer);
  }

  /** Answers in place of the thread and ends it. */
  cut(answer: DocumentAnswer): void {
    this.#resolve(answer);
    this.#aborting.abort();
  }

  /** The thread died, or could not start. */
  fail(error: unknown): void {
    if (isOutOfHeap(error)) this.#resolve(OUT_OF_HEAP);
    else this.#reject(new ReadingFailure(describeError(error)));
  }
}

function isOutOfHeap(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function resultOf(answer: DocumentAnswer): DocumentReading | ClassifiedOnly {
  switch (answer.kind) {
    case 'read':
      return answer.result;
    case 'problem':
      throw new Problem(answer.code, answer.detail);
    case 'failure':
      throw new ReadingFailure(answer);
  }
}

/** `src/worker.ts` in development, `dist/worker.js` when built: beside the program, in the same language as this file. */
function programWorker(): URL {
  return new URL(`../../worker${extname(import.meta.url)}`, import.meta.url);
}
