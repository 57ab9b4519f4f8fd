// What one operation has done: nodes compared and given are counted, and time is looked at, so that no query does more than it may.
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';

/** The work of one operation. */
export class Work {
  #left: number = GRAPHQL_LIMITS.work;

  /** Counts so many steps. Throws Problem query-too-complex. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0)
      throw new Problem('query-too-complex', 'The query compares or gives more nodes than one query may.');
  }
}
