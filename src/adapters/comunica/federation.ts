// Queries over several sessions and with SERVICE, by Comunica. Nothing of it is loaded until the first one; after that a thread stands
// ready for the next, for loading takes longer than most answers, and goes away when none comes.
import { FEDERATION_LIMITS, QUERY_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Federation, GraphText } from '../../ports/federation.ts';
import type { GraphQuestion } from '../../ports/graph-store.ts';
import { Places } from '../../kernel/places.ts';
import { FederationThread } from './federation-thread.ts';

type Limits = Readonly<Record<keyof typeof FEDERATION_LIMITS | 'resultBytes', number>>;

/** Options of the federation; the limits have defaults. */
interface FederationOptions {
  readonly services: readonly string[];
  readonly limits?: Partial<Limits>;
}

/** Starts nothing yet. */
export function openFederation({ services, limits }: FederationOptions): Federation {
  return new ComunicaFederation(services, { ...FEDERATION_LIMITS, resultBytes: QUERY_LIMITS.resultBytes, ...limits });
}

class ComunicaFederation implements Federation {
  readonly services: readonly string[];
  readonly #limits: Limits;
  readonly #threads = new Set<FederationThread>();
  readonly #places: Places;
  #ready: FederationThread | undefined;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(services: readonly string[], limits: Limits) {
    this.services = services;
    this.#limits = limits;
    this.#places = new Places(limits.threads, limits.waiting, 'overloaded');
  }

  async answer({ signal, ...question }: GraphQuestion, graphs: readonly GraphText[]): Promise<Uint8Array> {
    const leave = await this.#places.enter('federation', signal);
    try {
      if (this.#closed) throw new Problem('overloaded');
      return await this.#takeThread().answer({ question, graphs }, signal);
    } finally {
      leave();
      this.#standReady();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }

  #takeThread(): FederationThread {
    clearTimeout(this.#idle);
    const thread = this.#ready?.alive === true ? this.#ready : this.#newThread();
    this.#ready = undefined;
    return thread;
  }

  #standReady(): void {
    for (const thread of this.#threads) if (!thread.alive) this.#threads.delete(thread);
    // Only when nobody is at work: no more threads than may work at a time.
    if (this.#closed || this.#limits.idleMs === 0 || this.#threads.size > 0) return;
    if (this.#ready?.alive !== true) this.#ready = this.#newThread();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      const thread = this.#ready;
      this.#ready = undefined;
      if (thread !== undefined) this.#threads.delete(thread);
      void thread?.terminate();
    }, this.#limits.idleMs).unref();
  }

  #newThread(): FederationThread {
    const { resultBytes, responseBytes, startMs, answerMs, heapBytes } = this.#limits;
    const start = { services: this.services, resultBytes, responseBytes };
    const thread = new FederationThread(start, { startMs, answerMs, heapBytes });
    this.#threads.add(thread);
    return thread;
  }
}
