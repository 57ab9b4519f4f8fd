// Does something again and again while the server runs, one time after the other.

/** A task that goes on until `stop`. */
export interface RegularTask {
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/** Runs `task` every so many milliseconds, the first time after them. `onFailure` hears of every failure; the next time comes anyway. */
export function regularly(
  everyMs: number,
  { task, onFailure }: { readonly task: () => Promise<unknown>; readonly onFailure: (error: unknown) => void },
): RegularTask {
  let underWay: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    underWay ??= task()
      .catch(onFailure)
      .finally(() => (underWay = undefined));
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
