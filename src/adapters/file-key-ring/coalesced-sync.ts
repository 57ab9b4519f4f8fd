// Many who wait for the disk at the same time wait for one flush.

/**
 * A function that resolves after a flush that began after its call. Whoever calls while a flush is under way waits for
 * the next one, together with all others who do.
 */
export function coalescedSync(flush: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const begin = (): Promise<void> => {
    const flushing = flush().finally(() => {
      if (current === flushing) current = undefined;
    });
    current = flushing;
    return flushing;
  };
  return () => {
    if (current === undefined) return begin();
    next ??= current
      .catch(() => undefined) // whoever waited for that one is told
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
}
