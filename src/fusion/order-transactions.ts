// The order of an account's transactions over all documents: by day, and within a day as the documents list them.
import type { GraphNode } from '../model/reading.ts';

/** A draft transaction and its document. */
export interface ListedTransaction {
  readonly node: GraphNode;
  readonly document: number;
}

const text = (node: GraphNode, key: string): string => {
  const value = node[key];
  return typeof value === 'string' ? value : '';
};

/** The place of each draft transaction in its document by time: newest-first lists are turned round. */
export function placesInTime(transactions: readonly ListedTransaction[]): ReadonlyMap<string, number> {
  const lists = new Map<string, GraphNode[]>();
  for (const { node, document } of transactions) {
    const key = `${document} ${text(node, 'relatedTo')}`;
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [node]);
    else list.push(node);
  }
  const places = new Map<string, number>();
  for (const list of lists.values()) {
    list.sort((a, b) => (text(a, 'sequence') < text(b, 'sequence') ? -1 : 1));
    const [first, last] = [list[0], list.at(-1)];
    if (first !== undefined && last !== undefined && text(first, 'date') > text(last, 'date')) list.reverse();
    for (const [place, { id }] of list.entries()) places.set(id, place);
  }
  return places;
}

/** Gives fused transactions a `sequence` of day and place (`2025-03-01.0002`), which sorts each account by time. */
export function orderTransactions(nodes: readonly GraphNode[], placeOf: (id: string) => number): readonly GraphNode[] {
  const days = new Map<string, GraphNode[]>();
  for (const node of nodes) {
    if (node.type !== 'ark:Transaction') continue;
    const key = `${text(node, 'relatedTo')} ${text(node, 'date')}`;
    const day = days.get(key);
    if (day === undefined) days.set(key, [node]);
    else day.push(node);
  }
  const sequences = new Map<string, string>();
  for (const day of days.values()) {
    day.sort(
      (a, b) => placeOf(a.id) - placeOf(b.id) || (text(a, 'fullDescriptor') < text(b, 'fullDescriptor') ? -1 : 1),
    );
    for (const [at, node] of day.entries())
      sequences.set(node.id, `${text(node, 'date')}.${String(at + 1).padStart(4, '0')}`);
  }
  return nodes.map((node) => {
    const sequence = sequences.get(node.id);
    return sequence === undefined ? node : { ...node, sequence };
  });
}
