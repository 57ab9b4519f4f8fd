// One thread of the store as the main thread sees it: does one task after the other, each within a time, and is ended when one takes
// too long, needs too much memory or fails beyond repair.
import { Worker } from 'node:worker_threads';
import { Problem } from '../../kernel/problem.ts';
import type { ProblemCode } from '../../kernel/problem.ts';
import type { GraphAnswer, GraphCall, GraphResult, GraphTask, ThreadStart } from './messages.ts';

/** An unexpected error in a thread of the store: what kind and where. Its message stays behind, for it may quote a document. */
class GraphFailure extends Error {
  readonly frames: readonly string[];

  constructor({ errorName, frames }: { readonly errorName: string; readonly frames: readonly string[] }) {
    super(`working on a graph failed: ${errorName}`);
    this.name = 'GraphFailure';
    this.frames = frames;
  }
}

/** Thrown to those who waited for their turn when the thread was ended because of the task before theirs: another thread can do it. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Time and memory that a thread may take. */
export interface ThreadLimits {
  /** For one task. */
  readonly taskMs: number;
  /** For its JavaScript, beside the engine's own memory. */
  readonly heapBytes: number;
}

const MB = 1024 * 1024;

/** In development the thread has to be taught TypeScript before it meets any. */
function programOf(module: URL): { readonly entry: URL | string; readonly isSource: boolean } {
  if (!module.href.endsWith('.ts')) return { entry: module, isSource: false };
  const [loader, file] = [import.meta.resolve('tsx/esm/api'), module.href].map((url) => JSON.stringify(url));
  return { entry: `import(${loader}).then((tsx) => { tsx.register(); return import(${file}); })`, isSource: true };
}

/** A running thread. */
export class GraphThread {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  readonly #waiting = new Map<number, Waiting>();
  #lastCallId = 0;
  /** Why the thread takes no more tasks. */
  #ended: Error | undefined;
  /** It was ended from outside, and not for anything it did. */
  #isDismissed = false;

  /** `program` is a module that calls `serveGraphs`. */
  constructor(program: URL, start: ThreadStart, limits: ThreadLimits) {
    const { entry, isSource } = programOf(program);
    this.#limits = limits;
    this.#worker = new Worker(entry, {
      eval: isSource,
      workerData: start,
      env: {},
      // The engine tells of its own failures there, and might quote what it was given.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapBytes / MB },
    });
    this.#worker.unref();
    this.#worker.on('message', (answer: GraphAnswer) => this.#settle(answer));
    this.#worker.on('error', (error: unknown) => this.#end(isOutOfHeap(error) ? outOfMemory() : failureOf(error)));
    this.#worker.on('exit', () => this.#end(new GraphFailure({ errorName: 'exit', frames: [] })));
  }

  /** False when the thread must not be used again. */
  get alive(): boolean {
    return this.#ended === undefined;
  }

  /**
   * Rejects with Problem graph-timeout, graph-memory, and those of an answer; with Interrupted or GraphFailure. The bytes of `handedOver`
   * are gone here after. When the signal aborts, the thread is ended as soon as it works on this task.
   */
  async run(
    task: GraphTask,
    handedOver: readonly Uint8Array<ArrayBuffer>[] = [],
    { ms = this.#limits.taskMs, signal }: { readonly ms?: number; readonly signal?: AbortSignal | undefined } = {},
  ): Promise<GraphResult> {
    signal?.throwIfAborted();
    if (this.#ended !== undefined) throw this.#isDismissed ? this.#ended : new Interrupted();
    const callId = ++this.#lastCallId;
    const before = [...this.#waiting.values()].at(-1)?.settled;
    const waiting = new Waiting();
    this.#waiting.set(callId, waiting);
    const call: GraphCall = { callId, task };
    this.#worker.postMessage(
      call,
      handedOver.map(({ buffer }) => buffer),
    );
    // The clock starts when the tasks before this one are done.
    const timer = new Timer(Math.min(ms, this.#limits.taskMs), () => this.#end(new Problem('graph-timeout')));
    const giveUp = () => void Promise.resolve(before).then(() => this.#giveUp(callId, signal));
    signal?.addEventListener('abort', giveUp);
    void Promise.resolve(before).then(() => timer.start());
    try {
      return await waiting.answer;
    } finally {
      timer.stop();
      signal?.removeEventListener('abort', giveUp);
    }
  }

  /** Resolves when the thread is gone, and its memory with it. What is under way, and whoever comes later, is told the reason. */
  async terminate(reason: ProblemCode): Promise<void> {
    this.#isDismissed = true;
    this.#end(new Problem(reason));
    await this.#worker.terminate();
  }

  #settle({ callId, outcome }: GraphAnswer): void {
    const waiting = this.#waiting.get(callId);
    this.#waiting.delete(callId);
    if (outcome.kind === 'done') waiting?.resolve(outcome.result);
    else if (outcome.kind === 'failure') waiting?.reject(new GraphFailure(outcome));
    else if (outcome.kind === 'refused') waiting?.reject(new Problem(outcome.code, outcome.detail));
    else {
      const problem = new Problem(outcome.code);
      waiting?.reject(problem);
      this.#ended ??= problem;
      this.#end(new Interrupted());
    }
  }

  #giveUp(callId: number, signal: AbortSignal | undefined): void {
    if (this.#waiting.has(callId)) this.#end(abortReason(signal));
  }

  /** The task under way is told the reason. Those behind it have nothing to do with it, unless the thread was dismissed. */
  #end(reason: Error): void {
    this.#ended ??= reason;
    const [current, ...others] = this.#waiting.values();
    current?.reject(reason);
    for (const waiting of others) waiting.reject(this.#isDismissed ? reason : new Interrupted());
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}

/** A task that has not been answered. */
class Waiting {
  readonly answer: Promise<GraphResult>;
  readonly settled: Promise<unknown>;
  resolve: (result: GraphResult) => void = () => undefined;
  reject: (reason: Error) => void = () => undefined;

  constructor() {
    this.answer = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.settled = this.answer.catch(() => undefined);
  }
}

class Timer {
  readonly #ms: number;
  readonly #over: () => void;
  #timeout: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(ms: number, over: () => void) {
    this.#ms = ms;
    this.#over = over;
  }

  start(): void {
    if (!this.#stopped) this.#timeout = setTimeout(this.#over, this.#ms);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timeout);
  }
}

function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error('given up');
}

function isOutOfHeap(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function outOfMemory(): Problem {
  return new Problem('graph-memory');
}

function failureOf(error: unknown): GraphFailure {
  return new GraphFailure({ errorName: error instanceof Error ? error.constructor.name : typeof error, frames: [] });
}
