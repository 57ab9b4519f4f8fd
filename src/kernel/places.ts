// Places to work at, a few for each name, with a line before them.
import { Problem } from './problem.ts';
import type { ProblemCode } from './problem.ts';

/** Gives a place back; once. */
type Leave = () => void;

/** The places of every name. */
export class Places {
  readonly #atATime: number;
  readonly #waiting: number;
  readonly #full: ProblemCode;
  readonly #names = new Map<string, { taken: number; readonly line: (() => void)[] }>();

  /** `atATime` places for a name, and room for `waiting` in its line; `full` is what the next one is told. */
  constructor(atATime: number, waiting: number, full: ProblemCode = 'too-many-requests') {
    this.#atATime = atATime;
    this.#waiting = waiting;
    this.#full = full;
  }

  /** Resolves when there is a place, first come first served. Rejects with the Problem `full` when the line is full, and when the signal aborts. */
  async enter(name: string, signal?: AbortSignal): Promise<Leave> {
    signal?.throwIfAborted();
    const room = this.#names.get(name) ?? { taken: 0, line: [] };
    this.#names.set(name, room);
    if (room.taken < this.#atATime) room.taken++;
    else if (room.line.length >= this.#waiting) throw new Problem(this.#full);
    else await inLine(room.line, signal);
    return () => {
      // Whoever is next takes over the place.
      const next = room.line.shift();
      if (next !== undefined) next();
      else if (--room.taken === 0) this.#names.delete(name);
    };
  }
}

async function inLine(line: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const giveUp = (): void => {
      line.splice(line.indexOf(next), 1);
      const reason: unknown = signal?.reason;
      reject(reason instanceof Error ? reason : new Error('given up'));
    };
    const next = (): void => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    line.push(next);
  });
}
