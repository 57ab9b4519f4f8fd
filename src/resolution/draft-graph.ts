// The draft nodes of all documents of a session in one index: what resolution works on.
import type { GraphNode } from '../model/reading.ts';

/** As much of a document as resolution looks at. */
export interface ResolvableDocument {
  /** The same for documents of the same file. */
  readonly checksum: string;
  readonly requestId: string;
  readonly nodes: readonly GraphNode[];
}

/** A node and the document it stands in. */
export interface Draft {
  readonly id: string;
  readonly node: GraphNode;
  /** Place of the document in the graph's list; that list does not depend on the order in which documents came. */
  readonly document: number;
}

/** The drafts of a session. */
export class DraftGraph {
  readonly documents: readonly ResolvableDocument[];
  readonly #byId = new Map<string, Draft>();
  readonly #byType = new Map<string, Draft[]>();

  constructor(documents: readonly ResolvableDocument[]) {
    this.documents = documents.toSorted((a, b) => (a.requestId < b.requestId ? -1 : a.requestId > b.requestId ? 1 : 0));
    for (const [document, { nodes }] of this.documents.entries()) {
      for (const node of nodes) {
        const draft = { id: node.id, node, document };
        this.#byId.set(node.id, draft);
        const same = this.#byType.get(node.type);
        if (same === undefined) this.#byType.set(node.type, [draft]);
        else same.push(draft);
      }
    }
  }

  /** Those of a type, by its local name. */
  ofType(type: string): readonly Draft[] {
    return this.#byType.get(`ark:${type}`) ?? [];
  }

  get(id: string | undefined): Draft | undefined {
    return id === undefined ? undefined : this.#byId.get(id);
  }

  all(): IterableIterator<Draft> {
    return this.#byId.values();
  }
}
