// A bounded waiting line in front of a fixed number of places. The pool's clock for a document starts when it gets its place, so time spent
// waiting is not counted against the document.
import { Problem } from '../../kernel/problem.ts';

/** Gives places to whoever asks, first come first served. */
export class Slots {
  readonly #waiting: (() => void)[] = [];
  readonly #mostWaiting: number;
  #free: number;

  constructor(limits: { readonly places: number; readonly waiting: number }) {
    this.#free = limits.places;
    this.#mostWaiting = limits.waiting;
  }

  /** How many stand in line. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves when a place is free; the caller gives it back with `release`. Rejects with Problem overloaded when the line is full. */
  async take(): Promise<void> {
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) throw new Problem('overloaded');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Gives a place back; the first in line has it at once. */
  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free++;
    else next();
  }
}
