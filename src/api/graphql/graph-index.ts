// A graph as one request sees it: read once, then found by id, by class, and backwards along links, without another read.
import type { GraphNode } from '../../model/reading.ts';

/** A node, or a value object inside one, with the graph that its links lead into. */
export interface Entry {
  readonly value: Readonly<Record<string, unknown>>;
  readonly graph: GraphIndex;
}

/** A node of a graph. */
export interface NodeEntry extends Entry {
  readonly value: GraphNode;
}

const NONE: readonly NodeEntry[] = [];

/** The nodes of one graph. Tables are made when they are first asked for. */
export class GraphIndex {
  /** In the order of the document. */
  readonly entries: readonly NodeEntry[];
  /** The requestId of a document, or the graphId of a fusion. */
  readonly id: string;
  readonly kind: 'source' | 'fused';
  #byId: ReadonlyMap<string, NodeEntry> | undefined;
  #byType: ReadonlyMap<string, readonly NodeEntry[]> | undefined;
  readonly #backwards = new Map<string, ReadonlyMap<unknown, readonly NodeEntry[]>>();

  constructor(kind: 'source' | 'fused', id: string, nodes: readonly GraphNode[]) {
    this.kind = kind;
    this.id = id;
    this.entries = nodes.map((value) => ({ value, graph: this }));
  }

  node(id: string): NodeEntry | undefined {
    this.#byId ??= new Map(this.entries.map((entry) => [entry.value.id, entry]));
    return this.#byId.get(id);
  }

  /** The nodes of a class, by its compact name. */
  ofType(type: string): readonly NodeEntry[] {
    this.#byType ??= grouped(this.entries, ({ value }) => [value.type]);
    return this.#byType.get(type) ?? NONE;
  }

  /** The nodes of the class `from` of which one of the properties `by` leads to `id`, each once. */
  leadingTo(id: string, from: string, by: readonly string[]): readonly NodeEntry[] {
    const key = `${from} ${by.join(' ')}`;
    let table = this.#backwards.get(key);
    if (table === undefined) {
      table = grouped(this.ofType(from), ({ value }) => new Set(by.flatMap((property) => value[property])));
      this.#backwards.set(key, table);
    }
    return table.get(id) ?? NONE;
  }
}

function grouped<K>(
  entries: readonly NodeEntry[],
  keys: (entry: NodeEntry) => Iterable<K>,
): ReadonlyMap<K, readonly NodeEntry[]> {
  const groups = new Map<K, NodeEntry[]>();
  for (const entry of entries) {
    for (const key of keys(entry)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [entry]);
      else group.push(entry);
    }
  }
  return groups;
}
