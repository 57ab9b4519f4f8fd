// The use case of /sparql: one query over the graphs of one or several sessions. What one session's working copy can answer alone, it
// answers; several sessions, and services, go to the federation, which is given the graphs that the query sees and no others.
import { QUERY_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { GraphNaming } from '../../model/graph-names.ts';
import type { Federation, GraphText } from '../../ports/federation.ts';
import type { GraphContents, GraphItem, GraphQuestion, GraphStore } from '../../ports/graph-store.ts';
import type { Vault } from '../../ports/vault.ts';
import { Places } from '../../kernel/places.ts';
import type { DatasetWish, ReadQuery } from './read-query.ts';
import { sessionDataset, visibleGraphs } from './session-dataset.ts';
import type { SessionDataset } from './session-dataset.ts';

/** A query of a caller who may see these sessions. */
export interface SessionQuery {
  readonly clientId: string;
  /** Live sessions of the caller: one or more, each once. */
  readonly sessionIds: readonly string[];
  readonly query: ReadQuery;
  /** What the protocol says of the dataset; it counts more than what the query says (SPARQL 1.1 Protocol §2.1.4). */
  readonly dataset: DatasetWish | undefined;
  readonly mediaType: string;
  readonly signal: AbortSignal;
}

/** The results, and what they are of. */
export interface QueryAnswer {
  readonly bytes: Uint8Array;
  readonly engine: QueryEngine;
  /** What the default graph was, unless it was asked for by name. */
  readonly defaultGraph:
    { readonly kind: 'fused' | 'documents' | 'mixed'; readonly documentsSince: number } | undefined;
}

/** Who answers a query. */
export type QueryEngine = 'session' | 'federation';

/** The questions to sessions. */
export interface SessionQueries {
  /** Whether there are endpoints that SERVICE may name. */
  readonly federates: boolean;
  /** Where a query goes. Throws Problem service-not-allowed. */
  engineOf(query: ReadQuery, sessionIds: readonly string[]): QueryEngine;
  /** Rejects with the Problems of GraphStore.answer and Federation.answer, and too-many-requests. */
  answer(query: SessionQuery): Promise<QueryAnswer>;
}

/** What it takes. */
export interface SessionQueriesOptions extends GraphNaming {
  readonly vault: Vault;
  readonly graphs: GraphStore;
  readonly federation: Federation;
}

/** The queries of this installation. */
export function sessionQueries({ vault, graphs, federation, ...naming }: SessionQueriesOptions): SessionQueries {
  const baseIri = `${naming.baseUrl}/sparql`;
  const places = {
    // A session has one thread: a second query would only wait inside it, where it cannot be called back.
    ofSession: new Places(1, QUERY_LIMITS.waiting),
    ofClient: new Places(QUERY_LIMITS.atATime, QUERY_LIMITS.waiting),
  };

  function engineOf({ services }: ReadQuery, sessionIds: readonly string[]): QueryEngine {
    for (const service of services) {
      if (service === undefined) {
        throw new Problem('service-not-allowed', 'SERVICE has to name an endpoint; a variable could name any.');
      }
      if (!federation.services.includes(service)) throw new Problem('service-not-allowed');
    }
    return services.length > 0 || sessionIds.length > 1 ? 'federation' : 'session';
  }

  async function inTurn<T>({ clientId, sessionIds, signal }: SessionQuery, work: () => Promise<T>): Promise<T> {
    const leaving: (() => void)[] = [];
    try {
      // In one order, so that no two queries wait for each other.
      for (const id of sessionIds.toSorted()) leaving.push(await places.ofSession.enter(id, signal));
      leaving.push(await places.ofClient.enter(clientId, signal));
      return await work();
    } finally {
      for (const leave of leaving) leave();
    }
  }

  /** What the working copy of a session is to hold for a query over some of its graphs. */
  function contentsOf(sessionId: string, dataset: SessionDataset, seen: readonly string[]): GraphContents {
    const needed = new Set(seen.flatMap((graph) => dataset.graphs.get(graph) ?? []));
    return {
      items: dataset.items,
      needed: [...needed],
      read: async (item: GraphItem) => {
        const bytes = await vault.read(sessionId, item);
        if (bytes === undefined) throw new Problem('session-not-live');
        return bytes;
      },
    };
  }

  async function graphTexts(sessionId: string, dataset: SessionDataset, seen: readonly string[], signal: AbortSignal) {
    const own = seen.filter((graph) => dataset.graphs.has(graph));
    const contents = contentsOf(sessionId, dataset, own);
    const texts: GraphText[] = [];
    for (const graph of own) {
      const question = { query: 'CONSTRUCT WHERE { ?s ?p ?o }', baseIri, defaultGraphs: [graph], namedGraphs: [] };
      const mediaType = 'application/n-triples';
      texts.push({ graph, nTriples: await graphs.answer(sessionId, contents, { ...question, mediaType, signal }) });
    }
    return texts;
  }

  return {
    federates: federation.services.length > 0,

    engineOf,

    answer: (asked) =>
      inTurn(asked, async () => {
        const { sessionIds, query, mediaType, signal } = asked;
        const engine = engineOf(query, sessionIds);
        const datasets = await Promise.all(sessionIds.map((id) => sessionDataset(vault, id, naming)));
        const wish = asked.dataset ?? query.dataset;
        const visible = visibleGraphs(datasets, wish);
        const question: GraphQuestion = { query: query.text, baseIri, ...visible, mediaType, signal };
        // Graphs that the query has no means to look into need not be there.
        const seen = [...new Set([...visible.defaultGraphs, ...(query.namesGraphs ? visible.namedGraphs : [])])];
        const defaultGraph = wish === undefined ? describeDefault(datasets) : undefined;
        const [sessionId] = sessionIds;
        const [dataset] = datasets;
        if (sessionId === undefined || dataset === undefined) throw new Error('a query names no session');
        if (engine === 'session') {
          const bytes = await graphs.answer(sessionId, contentsOf(sessionId, dataset, seen), question);
          return { bytes, engine, defaultGraph };
        }
        const texts: GraphText[] = [];
        for (const [at, id] of sessionIds.entries()) {
          const own = datasets[at];
          if (own !== undefined) texts.push(...(await graphTexts(id, own, seen, signal)));
        }
        return { bytes: await federation.answer(question, texts), engine, defaultGraph };
      }),
  };
}

function describeDefault(datasets: readonly SessionDataset[]): QueryAnswer['defaultGraph'] {
  const fused = datasets.filter((dataset) => dataset.fused).length;
  return {
    kind: fused === 0 ? 'documents' : fused === datasets.length ? 'fused' : 'mixed',
    documentsSince: datasets.reduce((sum, { documentsSince }) => sum + documentsSince, 0),
  };
}
