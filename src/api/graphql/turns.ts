// Who may work on the event loop next. Answering a query over a loaded graph takes its time in one piece; between two of them
// everything else that waits is served, and clients take turns, so that one with many queries holds up nobody but itself.
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';

/** The turns of one server. */
export class Turns {
  /** In the order in which clients come next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = false;

  /** Resolves when the client's turn has come. Rejects with Problem too-many-requests when too many of its queries wait. */
  take(clientId: string): Promise<void> {
    const own = this.#waiting.get(clientId) ?? [];
    if (own.length >= GRAPHQL_LIMITS.waiting) {
      return Promise.reject(new Problem('too-many-requests', 'Too many queries of this client wait for their turn.'));
    }
    return new Promise((resolve) => {
      own.push(resolve);
      this.#waiting.set(clientId, own);
      if (this.#running) return;
      this.#running = true;
      setImmediate(() => this.#next());
    });
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) {
      this.#running = false;
      return;
    }
    const [clientId, own] = first;
    this.#waiting.delete(clientId);
    const resolve = own.shift();
    if (own.length > 0) this.#waiting.set(clientId, own);
    resolve?.();
    // What this turn takes is done before the loop comes round. Then everybody else has half as long: queries never take all.
    const start = performance.now();
    setImmediate(() => setTimeout(() => this.#next(), (performance.now() - start) / 2));
  }
}
