// How many requests a key may make in a time, and how many it has left: the generic cell rate algorithm (ITU-T I.371 §B).
// One number for each key, the time comes in from outside, and the memory is bounded; the packages that were looked at
// have a timer for each key, no bound, or the framework's request in their hands.

/** So many in so long; all at once, or spread. Both above zero. */
export interface Quota {
  readonly requests: number;
  readonly windowMs: number;
}

/** How a key stands. */
export interface Standing {
  /** Whether the request that was asked about is within the quota. */
  readonly allowed: boolean;
  /** Whole requests that are left. */
  readonly remaining: number;
  /** Until the whole quota is there again. */
  readonly resetMs: number;
  /** Until there is room for one request: 0 where there is. */
  readonly waitMs: number;
}

/** The keys of one quota. What is forgotten, for want of room or because its time has passed, has its whole quota again. */
export class Quotas {
  readonly quota: Quota;
  readonly #mostKeys: number;
  readonly #costMs: number;
  /** For each key the moment at which it has its whole quota again; those last charged stand at the end. */
  readonly #fullAt = new Map<string, number>();

  constructor(quota: Quota, mostKeys: number) {
    this.quota = quota;
    this.#mostKeys = mostKeys;
    this.#costMs = quota.windowMs / quota.requests;
  }

  /** Keys that are remembered. */
  get size(): number {
    return this.#fullAt.size;
  }

  /** Charges one request to the key, if it is within the quota; refused ones cost nothing. `nowMs` never goes back. */
  take(key: string, nowMs: number): Standing {
    const before = this.look(key, nowMs);
    if (!before.allowed) return before;
    const fullAt = nowMs + before.resetMs + this.#costMs;
    this.#remember(key, fullAt, nowMs);
    return { ...this.#standing(fullAt, nowMs), allowed: true };
  }

  /** How the key stands, uncharged. */
  look(key: string, nowMs: number): Standing {
    return this.#standing(this.#fullAt.get(key) ?? nowMs, nowMs);
  }

  /** Gives the key its whole quota. */
  forget(key: string): void {
    this.#fullAt.delete(key);
  }

  #standing(fullAt: number, nowMs: number): Standing {
    const usedMs = Math.max(fullAt - nowMs, 0);
    const roomMs = this.quota.windowMs - usedMs;
    // A sum of quotients is a little off: a millionth of a request is none.
    const remaining = Math.max(Math.floor(roomMs / this.#costMs + 1e-6), 0);
    return {
      allowed: remaining >= 1,
      remaining,
      resetMs: usedMs,
      waitMs: remaining >= 1 ? 0 : this.#costMs - roomMs,
    };
  }

  /** Two old keys are looked at for each that comes, so that those whose time has passed go away by themselves. */
  #remember(key: string, fullAt: number, nowMs: number): void {
    this.#fullAt.delete(key);
    this.#fullAt.set(key, fullAt);
    for (let looked = 0; looked < 2; looked++) {
      const [oldest] = this.#fullAt;
      if (oldest === undefined || (oldest[1] > nowMs && this.#fullAt.size <= this.#mostKeys)) return;
      this.#fullAt.delete(oldest[0]);
    }
  }
}
