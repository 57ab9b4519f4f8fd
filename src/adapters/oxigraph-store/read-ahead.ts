// Reads items in their order, a few at a time: while one is decrypted, others are on their way from the disk.
import type { GraphContents, GraphItem } from '../../ports/graph-store.ts';

/** How many are read at a time. */
const WIDTH = 4;

/** Each item with what it holds. Rejects as `read` does, for the first item that fails. */
export async function* readAhead(
  items: readonly GraphItem[],
  read: GraphContents['read'],
): AsyncGenerator<{ readonly item: GraphItem; readonly bytes: Uint8Array }, undefined> {
  const underWay: { readonly item: GraphItem; readonly reading: Promise<Uint8Array> }[] = [];
  const waiting = [...items].reverse();
  for (;;) {
    while (underWay.length < WIDTH) {
      const item = waiting.pop();
      if (item === undefined) break;
      const reading = read(item);
      // Whoever stops after a failure does not wait for the others.
      reading.catch(() => undefined);
      underWay.push({ item, reading });
    }
    const next = underWay.shift();
    if (next === undefined) return;
    yield { item: next.item, bytes: await next.reading };
  }
}
