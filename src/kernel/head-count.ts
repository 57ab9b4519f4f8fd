// A number of places, so many of them for one client at most. Nobody waits in line: who finds none is told to come back.
import { Problem } from './problem.ts';

/** How many there may be. */
export interface HeadLimits {
  readonly all: number;
  readonly ofClient: number;
}

/** Counts who is there. */
export class HeadCount {
  readonly #limits: HeadLimits;
  readonly #byClient = new Map<string, number>();
  #all = 0;

  constructor(limits: HeadLimits) {
    this.#limits = limits;
  }

  /** Gives what leaves the place, once however often it is called; or whose places are all taken. */
  take(clientId: string): (() => void) | 'all' | 'client' {
    if (this.#all >= this.#limits.all) return 'all';
    const own = this.#byClient.get(clientId) ?? 0;
    if (own >= this.#limits.ofClient) return 'client';
    this.#all += 1;
    this.#byClient.set(clientId, own + 1);
    let isThere = true;
    return () => {
      if (!isThere) return;
      isThere = false;
      this.#all -= 1;
      const left = (this.#byClient.get(clientId) ?? 1) - 1;
      if (left > 0) this.#byClient.set(clientId, left);
      else this.#byClient.delete(clientId);
    };
  }

  /** Runs the task in a place of the client. Throws Problem too-many-requests, overloaded when there is none. */
  async during<T>(clientId: string, task: () => Promise<T>): Promise<T> {
    const leave = this.take(clientId);
    if (leave === 'all') throw new Problem('overloaded');
    if (leave === 'client') throw new Problem('too-many-requests');
    try {
      return await task();
    } finally {
      leave();
    }
  }
}
