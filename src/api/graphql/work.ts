// What one operation has done and how long it has taken: nodes compared and given are counted, and time is looked at wherever an
// operation waits or goes through a list, so that none does more than it may.
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';

/** The work of one operation. */
export class Work {
  #left: number = GRAPHQL_LIMITS.work;
  #endMs = endMs();

  /** Counts so many steps. Throws Problem query-too-complex, graph-timeout. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0)
      throw new Problem('query-too-complex', 'The query compares or gives more nodes than one query may.');
    if (performance.now() >= this.#endMs) throw new Problem('graph-timeout');
  }

  /** Waits for something, no longer than the operation has time. Rejects with Problem graph-timeout. */
  async within<T>(waited: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Problem('graph-timeout')), this.#endMs - performance.now());
    });
    try {
      return await Promise.race([waited, over]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Waits for what has a time limit of its own; the operation's time begins anew after it. */
  async apart<T>(waited: Promise<T>): Promise<T> {
    try {
      return await waited;
    } finally {
      this.#endMs = endMs();
    }
  }
}

function endMs(): number {
  return performance.now() + GRAPHQL_LIMITS.operationMs;
}
