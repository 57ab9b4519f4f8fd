// The graph store: one thread with one Oxigraph store for each session in use, a few at a time. Threads are ended with the
// session's use of them; one stands ready, empty, so that a session that was put away is back soon.
import { extname } from 'node:path';
import { GRAPH_LIMITS, QUERY_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { ProblemCode } from '../../kernel/problem.ts';
import type { GraphNaming } from '../../model/graph-names.ts';
import type { RdfQuad } from '../../model/rdf.ts';
import type {
  FusionRequest,
  GraphContents,
  GraphItem,
  GraphQuery,
  GraphQuestion,
  GraphStore,
} from '../../ports/graph-store.ts';
import { compileEngine } from './engine.ts';
import type { EngineModule } from './engine.ts';
import { readAhead } from './read-ahead.ts';
import { GraphThread, Interrupted } from './thread.ts';

/** Options of the store; the limits have defaults. */
export interface OxigraphStoreOptions {
  readonly naming: GraphNaming;
  /** The module that calls `serveGraphs`. Default: the program's own. */
  readonly worker?: URL;
  readonly limits?: Partial<StoreLimits>;
}

/** Of copies and of answers. */
type StoreLimits = Readonly<Record<keyof typeof GRAPH_LIMITS | 'answerMs' | 'resultBytes', number>>;

/** Opens the store, and starts the thread that stands ready. */
export async function openOxigraphStore({ naming, worker, limits }: OxigraphStoreOptions): Promise<GraphStore> {
  const { answerMs, resultBytes } = QUERY_LIMITS;
  const all = { ...GRAPH_LIMITS, answerMs, resultBytes, ...limits };
  const module = await compileEngine(all.engineBytes);
  return new OxigraphStore({ naming, worker: worker ?? programWorker(), limits: all, module });
}

/** `src/graph-worker.ts` in development, `dist/graph-worker.js` when built. */
function programWorker(): URL {
  return new URL(`../../graph-worker${extname(import.meta.url)}`, import.meta.url);
}

interface Parts {
  readonly naming: GraphNaming;
  readonly worker: URL;
  readonly module: EngineModule;
  readonly limits: StoreLimits;
}

/** How often a task may lose its thread to the tasks before it. */
const MOST_INTERRUPTIONS = 3;

class OxigraphStore implements GraphStore {
  readonly #parts: Parts;
  /** In the order of their last use. */
  readonly #copies = new Map<string, WorkingCopy>();
  /** Whoever waits for a place, first come first served. */
  readonly #line: (() => void)[] = [];
  #ready: GraphThread | undefined;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#standReady();
  }

  async query(sessionId: string, contents: GraphContents, query: GraphQuery): Promise<readonly RdfQuad[]> {
    return this.#use(sessionId, async (copy) => {
      const { quads = [] } = await copy.bringUpToDate(contents, (thread) => thread.run({ kind: 'query', ...query }));
      return quads;
    });
  }

  async answer(sessionId: string, contents: GraphContents, question: GraphQuestion): Promise<Uint8Array> {
    const { answerMs: ms, resultBytes } = this.#parts.limits;
    const { signal, ...rest } = question;
    return this.#use(sessionId, async (copy) => {
      const { answer } = await copy.bringUpToDate(contents, (thread) =>
        thread.run({ kind: 'answer', question: rest, resultBytes }, [], { ms, signal }),
      );
      if (answer === undefined) throw new Error('a question got no answer');
      return answer;
    });
  }

  async fuse(sessionId: string, { items, read }: GraphContents, request: FusionRequest): Promise<Uint8Array> {
    return this.#use(sessionId, async ({ thread }) => {
      const last = items.findLast(({ kind }) => kind === 'fused');
      const sources: Uint8Array<ArrayBuffer>[] = [];
      const documents = items.filter(({ kind }) => kind === 'source');
      for await (const { bytes } of readAhead(documents, read)) sources.push(ownBytes(bytes));
      const previous = last && ownBytes(await read(last));
      const handedOver = previous === undefined ? sources : [...sources, previous];
      const { json } = await thread.run({ kind: 'fuse', sources, previous, request }, handedOver);
      if (json === undefined) throw new Error('a fusion gave no graph');
      return json;
    });
  }

  async drop(sessionIds: readonly string[]): Promise<void> {
    await Promise.all(sessionIds.map((id) => this.#discard(id, 'session-not-live')));
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const next of this.#line.splice(0)) next();
    await Promise.all([...this.#copies.keys()].map((id) => this.#discard(id)));
    await this.#ready?.terminate('overloaded');
  }

  /** Does the work; again, with another thread, when that was ended because of somebody else. */
  async #use<T>(sessionId: string, work: (copy: WorkingCopy) => Promise<T>): Promise<T> {
    for (let interruptions = 0; ; interruptions++) {
      try {
        return await this.#useOnce(sessionId, work);
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
        if (interruptions >= MOST_INTERRUPTIONS || this.#closed) throw new Problem('overloaded');
      }
    }
  }

  async #useOnce<T>(sessionId: string, work: (copy: WorkingCopy) => Promise<T>): Promise<T> {
    const copy = await this.#take(sessionId);
    try {
      return await work(copy);
    } finally {
      copy.users--;
      this.#afterUse(sessionId, copy);
      this.#standReady();
    }
  }

  #afterUse(sessionId: string, copy: WorkingCopy): void {
    if (this.#copies.get(sessionId) !== copy || copy.users > 0) return;
    if (!copy.thread.alive) void this.#discard(sessionId);
    else {
      copy.idle = setTimeout(() => void this.#discard(sessionId), this.#parts.limits.idleMs).unref();
      // Whoever waits looks for a copy that nobody uses.
      this.#line.shift()?.();
    }
  }

  /** The session's copy, in use from the moment at which it is found or made: nothing is waited for in between. */
  async #take(sessionId: string): Promise<WorkingCopy> {
    // Somebody may still be looking at a copy whose thread has ended.
    if (this.#copies.get(sessionId)?.thread.alive === false) void this.#discard(sessionId);
    while (!this.#copies.has(sessionId) && this.#copies.size >= this.#parts.limits.copies) {
      if (this.#closed) break;
      await this.#makeRoom();
    }
    if (this.#closed) throw new Problem('overloaded');
    const copy = this.#copies.get(sessionId) ?? this.#newCopy();
    copy.users++;
    clearTimeout(copy.idle);
    // To the end of the order.
    this.#copies.delete(sessionId);
    this.#copies.set(sessionId, copy);
    return copy;
  }

  #newCopy(): WorkingCopy {
    const ready = this.#ready?.alive === true ? this.#ready : this.#newThread(false);
    this.#ready = undefined;
    return new WorkingCopy(ready);
  }

  /** Starts the thread that stands ready; never while somebody waits for another one, for starting takes a core for a while. */
  #standReady(): void {
    if (this.#closed || this.#parts.limits.ready === 0 || this.#ready?.alive === true) return;
    this.#ready = this.#newThread(true);
  }

  /** Puts the copy away that was not used for longest; when all are in use, waits until one is not. */
  async #makeRoom(): Promise<void> {
    const unused = [...this.#copies].find(([, { users }]) => users === 0);
    if (unused !== undefined) await this.#discard(unused[0]);
    else if (this.#line.length >= this.#parts.limits.waiting) throw new Problem('overloaded');
    else await new Promise<void>((resolve) => this.#line.push(resolve));
  }

  /** `reason` is the answer to what is under way. */
  async #discard(sessionId: string, reason: ProblemCode = 'overloaded'): Promise<void> {
    const copy = this.#copies.get(sessionId);
    if (copy === undefined) return;
    clearTimeout(copy.idle);
    this.#copies.delete(sessionId);
    await copy.thread.terminate(reason);
    this.#line.shift()?.();
  }

  #newThread(standsReady: boolean): GraphThread {
    const { naming, worker, module, limits } = this.#parts;
    return new GraphThread(
      worker,
      { naming, module, standsReady },
      { taskMs: limits.taskMs, heapBytes: limits.heapBytes },
    );
  }
}

/** A session's graphs in their thread. */
class WorkingCopy {
  readonly thread: GraphThread;
  /** How many work with it at this moment. */
  users = 0;
  /** Ends it when nobody has for a while. */
  idle: NodeJS.Timeout | undefined;
  readonly #held = new Map<string, GraphItem>();
  #lastUpdate: Promise<unknown> = Promise.resolve();

  constructor(thread: GraphThread) {
    this.thread = thread;
  }

  /**
   * Loads what is missing and takes out what does not belong; one caller after the other. The task is handed over before the next
   * caller's update begins: it finds the contents that it was meant for.
   */
  async bringUpToDate<T>(contents: GraphContents, task: (thread: GraphThread) => Promise<T>): Promise<T> {
    const update = this.#lastUpdate.then(async () => {
      await this.#update(contents);
      return { result: task(this.thread) };
    });
    this.#lastUpdate = update.catch(() => undefined);
    return (await update).result;
  }

  async #update({ items, needed = items, read }: GraphContents): Promise<void> {
    const wanted = new Set(items.map(nameOf));
    const tasks: Promise<unknown>[] = [];
    for (const [name, item] of this.#held) {
      if (wanted.has(name)) continue;
      this.#held.delete(name);
      tasks.push(this.thread.run({ kind: 'remove', item }));
    }
    const missing = needed.filter((item) => !this.#held.has(nameOf(item)));
    for await (const { item, bytes } of readAhead(missing, read)) {
      tasks.push(this.#load(item, bytes).then(() => this.#held.set(nameOf(item), item)));
    }
    await Promise.all(tasks);
  }

  async #load(item: GraphItem, bytes: Uint8Array): Promise<void> {
    const json = ownBytes(bytes);
    await this.thread.run({ kind: 'load', item, json }, [json]);
  }
}

function nameOf({ kind, itemId }: GraphItem): string {
  return `${kind} ${itemId}`;
}

/** A copy of exactly these bytes, to be handed over: they may be a part of a larger buffer. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
