// The use case behind the address of a node: finds it in what the session holds, by its IRI. What the session does not hold does not
// exist for it.
import { Problem } from '../kernel/problem.ts';
import type { GraphNode } from '../model/reading.ts';
import type { FusedGraphs } from './fused-graphs.ts';
import type { SessionSources } from './session-sources.ts';

/** A node, and the graph that it stands in. */
export interface FoundNode {
  /** The requestId of the document, or the graphId of the fusion. */
  readonly itemId: string;
  readonly node: GraphNode;
}

/** The nodes of all sessions. */
export interface GraphNodes {
  /** A node of a document. Throws Problem not-found. */
  draft(sessionId: string, iri: string): Promise<FoundNode>;
  /** A node of the newest fused graph. Throws Problem not-found. */
  persistent(sessionId: string, iri: string): Promise<FoundNode>;
}

/** The nodes of documents and fusions. */
export function graphNodes(graphs: {
  readonly sources: Pick<SessionSources, 'list' | 'read'>;
  readonly fused: Pick<FusedGraphs, 'newest'>;
}): GraphNodes {
  const { sources, fused } = graphs;
  return {
    async draft(sessionId, iri) {
      for (const { requestId } of await sources.list(sessionId)) {
        const { nodes } = await sources.read(sessionId, requestId);
        const node = nodes.find(({ id }) => id === iri);
        if (node !== undefined) return { itemId: requestId, node };
      }
      throw notFound();
    },

    async persistent(sessionId, iri) {
      const { graphId, nodes } = await fused.newest(sessionId).catch((error: unknown) => {
        // Whether it was fused is no matter of this address.
        throw error instanceof Problem && error.code === 'not-found' ? notFound() : error;
      });
      const node = nodes.find(({ id }) => id === iri);
      if (node === undefined) throw notFound();
      return { itemId: graphId, node };
    },
  };
}

function notFound(): Problem {
  return new Problem('not-found', 'The session holds no node of this id.');
}
