// Lets the calls for one session take their last step in the order in which they came, however long each prepared.

/** Takes a task in two steps: `prepare` runs at once beside those of others, `act` when everyone who came earlier has begun to act. */
export type TakeTurn = <Prepared, Result>(
  name: string,
  task: { readonly prepare: () => Promise<Prepared>; readonly act: (prepared: Prepared) => Promise<Result> },
) => Promise<Result>;

/** Queues by name; one without anybody in it takes no memory. */
export function turns(): TakeTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (name, { prepare, act }) => {
    const before = last.get(name);
    const prepared = prepare();
    // Resolves when the action has begun, with the action wrapped up: a bare promise would be waited for.
    const begun = Promise.all([prepared, before]).then(([value]) => ({ action: act(value) }));
    const settled = begun.catch(() => undefined);
    // A failed preparation gives its turn up at once; the ones before it still come first.
    const turn = Promise.all([settled, before]);
    last.set(name, turn);
    try {
      return await (
        await begun
      ).action;
    } finally {
      if (last.get(name) === turn) last.delete(name);
    }
  };
}
