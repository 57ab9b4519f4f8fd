// Lets tasks of one name run one after the other, in the order in which they came; those of other names go on beside them.

/** Runs the task when those before it have ended, well or badly. */
export type OneAtATime = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** Queues by name; one without anybody in it takes no memory. */
export function oneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return async (name, task) => {
    const before = last.get(name) ?? Promise.resolve();
    const result = before.then(task);
    const settled = result.catch(() => undefined);
    last.set(name, settled);
    try {
      return await result;
    } finally {
      if (last.get(name) === settled) last.delete(name);
    }
  };
}
