// Who listens to what, by name: kept as long as somebody does.

/** The listeners of every name. */
export class Listeners<Listener> {
  readonly #byName = new Map<string, Set<Listener>>();

  /** Those of a name at this moment: who comes or goes while they are told changes nothing for the others. */
  of(name: string): readonly Listener[] {
    return [...(this.#byName.get(name) ?? [])];
  }

  /** Adds one, until the function given is called. */
  add(name: string, listener: Listener): () => void {
    const own = this.#byName.get(name) ?? new Set();
    this.#byName.set(name, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0 && this.#byName.get(name) === own) this.#byName.delete(name);
    };
  }
}
