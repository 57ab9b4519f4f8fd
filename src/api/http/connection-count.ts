// How many connections that stay open there are, of all clients and of each.

/** How many there may be. */
export interface ConnectionCounts {
  readonly all: number;
  readonly ofClient: number;
}

/** Counts connections. */
export class ConnectionCount {
  readonly #limits: ConnectionCounts;
  readonly #byClient = new Map<string, number>();
  #all = 0;

  constructor(limits: ConnectionCounts) {
    this.#limits = limits;
  }

  /** Gives what ends the connection, to be called once; or why there can be no more. */
  take(clientId: string): (() => void) | 'all' | 'client' {
    if (this.#all >= this.#limits.all) return 'all';
    const own = this.#byClient.get(clientId) ?? 0;
    if (own >= this.#limits.ofClient) return 'client';
    this.#all += 1;
    this.#byClient.set(clientId, own + 1);
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      this.#all -= 1;
      const left = (this.#byClient.get(clientId) ?? 1) - 1;
      if (left > 0) this.#byClient.set(clientId, left);
      else this.#byClient.delete(clientId);
    };
  }
}
