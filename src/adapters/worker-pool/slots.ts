// A bounded waiting line in front of a fixed number of places, in which clients take turns: one with many documents holds up nobody but
// itself. When the line is full, room is made in the longest stretch of it (McKenney 1991, "Stochastic Fairness Queueing", buffer stealing).
// The pool's clock for a document starts when it gets its place, so time spent waiting is not counted against the document.
import { Problem } from '../../kernel/problem.ts';

/** One that waits for a place. */
interface Waiting {
  readonly enter: () => void;
  readonly refuse: (problem: Problem) => void;
}

/** Gives places to clients in turn, and to the requests of each first come first served. */
export class Slots {
  /** By client, in the order in which clients come next; none of them empty. */
  readonly #lines = new Map<string, Waiting[]>();
  readonly #mostWaiting: number;
  #waiting = 0;
  #free: number;

  constructor(limits: { readonly places: number; readonly waiting: number }) {
    this.#free = limits.places;
    this.#mostWaiting = limits.waiting;
  }

  /** How many stand in line. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Resolves when a place is free; whoever has it gives it back with `release`. Rejects with Problem overloaded when the line is
   * full and nobody has more in it than `client`, or when another one's turn at a full line comes to it.
   */
  async take(client: string): Promise<void> {
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    if (this.#waiting >= this.#mostWaiting) this.#makeRoom(client);
    await new Promise<void>((enter, refuse) => {
      this.#lines.set(client, [...(this.#lines.get(client) ?? []), { enter, refuse }]);
      this.#waiting++;
    });
  }

  /** Gives a place back; whoever comes next has it at once. */
  release(): void {
    const [next] = this.#lines;
    if (next === undefined) {
      this.#free++;
      return;
    }
    const [client, [first, ...others]] = next;
    this.#replace(client, others);
    first?.enter();
  }

  /** The last that came of the client with most in line has to go, if that is more than `client` will have. */
  #makeRoom(client: string): void {
    const own = this.#lines.get(client)?.length ?? 0;
    const [longest, line] = [...this.#lines].reduce<[string, readonly Waiting[]]>(
      (most, each) => (each[1].length > most[1].length ? each : most),
      ['', []],
    );
    if (own + 1 >= line.length) throw new Problem('overloaded');
    this.#lines.set(longest, line.slice(0, -1));
    this.#waiting--;
    line.at(-1)?.refuse(new Problem('overloaded'));
  }

  /** Whoever had its turn comes last. */
  #replace(client: string, line: readonly Waiting[]): void {
    this.#waiting--;
    this.#lines.delete(client);
    if (line.length > 0) this.#lines.set(client, [...line]);
  }
}
