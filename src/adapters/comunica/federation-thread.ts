// A thread of the federation as the main thread sees it: it answers one question, within limits, and is ended. So nothing of one session is
// left for the next, in caches or in memory.
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '../../kernel/problem.ts';
import type { FederationCall, FederationMessage, FederationStart } from './messages.ts';

/** An unexpected error in a thread: its kind. Its message stays behind, for it may quote a graph. */
class FederationFailure extends Error {
  override readonly name = 'FederationFailure';
}

/** Times and memory of a thread. */
export interface FederationThreadLimits {
  readonly startMs: number;
  readonly answerMs: number;
  readonly heapBytes: number;
}

const MB = 1024 * 1024;

/** A thread that loads its engine as soon as it is made. */
export class FederationThread {
  readonly #worker: Worker;
  readonly #limits: FederationThreadLimits;
  readonly #ready: Promise<void>;
  #ended: Error | undefined;
  #settle: (outcome: FederationMessage | Error) => void = () => undefined;

  constructor(start: FederationStart, limits: FederationThreadLimits) {
    this.#limits = limits;
    this.#worker = startThread(start, limits);
    this.#worker.unref();
    this.#ready = new Promise((resolve) => {
      this.#worker.once('message', () => {
        resolve();
        this.#worker.on('message', (message: FederationMessage) => this.#settle(message));
      });
    });
    this.#worker.on('error', (error: unknown) =>
      this.#end(isOutOfHeap(error) ? new Problem('graph-memory') : failure(error)),
    );
    this.#worker.on('exit', () => this.#end(new FederationFailure('a thread ended by itself')));
  }

  get alive(): boolean {
    return this.#ended === undefined;
  }

  /** The answer to the one question. Rejects with the Problems of Federation.answer, and with the reason of the signal. */
  async answer(call: FederationCall, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const timer = new Timers();
    const giveUp = () => this.#end(signal?.reason instanceof Error ? signal.reason : new Error('given up'));
    signal?.addEventListener('abort', giveUp);
    try {
      signal?.throwIfAborted();
      const outcome = await new Promise<FederationMessage>((resolve, reject) => {
        this.#settle = (settled) => (settled instanceof Error ? reject(settled) : resolve(settled));
        if (this.#ended !== undefined) reject(this.#ended);
        timer.start(this.#limits.startMs, () => this.#end(new Problem('overloaded')));
        void this.#ready.then(() => {
          timer.start(this.#limits.answerMs, () => this.#end(new Problem('graph-timeout')));
          this.#worker.postMessage(call);
        });
      });
      return answerOf(outcome);
    } finally {
      timer.stop();
      signal?.removeEventListener('abort', giveUp);
      await this.terminate();
    }
  }

  /** Resolves when the thread is gone. */
  async terminate(): Promise<void> {
    this.#end(new Problem('overloaded'));
    await this.#worker.terminate();
  }

  #end(reason: Error): void {
    if (this.#ended !== undefined) return;
    this.#ended = reason;
    this.#settle(reason);
    void this.#worker.terminate();
  }
}

function answerOf(outcome: FederationMessage): Uint8Array {
  if (outcome.kind === 'done') return outcome.answer;
  if (outcome.kind === 'refused') throw new Problem(outcome.code, outcome.detail);
  throw new FederationFailure(outcome.kind === 'failure' ? outcome.errorName : 'a thread said what was not asked');
}

/** In development the thread has to be taught TypeScript before it meets any. */
function startThread(workerData: FederationStart, { heapBytes }: FederationThreadLimits): Worker {
  const module = new URL(`./federation-worker${extname(import.meta.url)}`, import.meta.url);
  const options = {
    workerData,
    env: {},
    // The engine warns there, and might quote what it was given.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapBytes / MB },
  };
  if (module.pathname.endsWith('.js')) return new Worker(module, options);
  const [tsx, entry] = [import.meta.resolve('tsx/esm/api'), module.href].map((specifier) => JSON.stringify(specifier));
  const code = `import(${tsx}).then(({ register }) => { register(); return import(${entry}); })`;
  return new Worker(code, { ...options, eval: true });
}

/** One clock after the other. */
class Timers {
  #timeout: NodeJS.Timeout | undefined;

  start(ms: number, over: () => void): void {
    this.stop();
    this.#timeout = setTimeout(over, ms);
  }

  stop(): void {
    clearTimeout(this.#timeout);
  }
}

function isOutOfHeap(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function failure(error: unknown): FederationFailure {
  return new FederationFailure(error instanceof Error ? error.constructor.name : typeof error);
}
