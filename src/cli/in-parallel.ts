// Works through a list, several at a time, and hands over the results in the order of the list.

/**
 * Calls `work` on each item, at most `jobs` at once, and `take` on each result in the order of the items, as soon as those
 * before it were taken. Rejects with the first failure of either; no further item is begun then.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  jobs: number,
  steps: { readonly work: (item: Item) => Promise<Result>; readonly take: (result: Result) => void },
): Promise<void> {
  const queue = items.entries(); // shared: each lane takes the next one
  const waiting = new Map<number, { readonly result: Result }>();
  let taken = 0;
  const lane = async () => {
    for (const [index, item] of queue) {
      waiting.set(index, { result: await steps.work(item) });
      for (let next = waiting.get(taken); next !== undefined; next = waiting.get(taken)) {
        waiting.delete(taken++);
        steps.take(next.result);
      }
    }
  };
  await Promise.all(Array.from({ length: jobs }, lane));
}
