// The graphs of a session as a dataset (SPARQL 1.1 Query §13): what a query sees that asks for nothing in particular, and what it is left
// with of the graphs it does ask for.
import { graphIri, provenanceIri } from '../../model/graph-names.ts';
import type { GraphNaming } from '../../model/graph-names.ts';
import type { GraphItem } from '../../ports/graph-store.ts';
import type { Vault } from '../../ports/vault.ts';
import type { DatasetWish } from './read-query.ts';

/** What one session has to show. */
export interface SessionDataset {
  readonly items: readonly GraphItem[];
  /** Every graph by its IRI, with the item it comes of. */
  readonly graphs: ReadonlyMap<string, GraphItem>;
  /** The fused graph, when there is one; otherwise the graphs of the documents. */
  readonly defaultGraphs: readonly string[];
  /** Whether the default graph is the fused one, and how many documents came after it. */
  readonly fused: boolean;
  readonly documentsSince: number;
}

/** What the session holds at this moment. */
export async function sessionDataset(vault: Vault, sessionId: string, naming: GraphNaming): Promise<SessionDataset> {
  const kinds = await Promise.all(
    (['source', 'evidence', 'fused'] as const).map((kind) => vault.items(sessionId, kind)),
  );
  const entries = kinds.flat().toSorted((a, b) => a.sequence - b.sequence);
  const fusion = entries.findLast(({ kind }) => kind === 'fused');
  const sources = entries.filter(({ kind }) => kind === 'source');
  const graphs = new Map<string, GraphItem>();
  for (const { kind, itemId } of entries) {
    if (kind === 'source') graphs.set(graphIri(naming, itemId), { kind, itemId });
    if (kind === 'evidence') graphs.set(provenanceIri(naming, itemId), { kind, itemId });
  }
  if (fusion !== undefined) {
    const item = { kind: 'fused', itemId: fusion.itemId } as const;
    graphs.set(graphIri(naming, item.itemId), item).set(provenanceIri(naming, item.itemId), item);
  }
  return {
    items: [...new Set(graphs.values())],
    graphs,
    defaultGraphs: (fusion === undefined ? sources : [fusion]).map(({ itemId }) => graphIri(naming, itemId)),
    fused: fusion !== undefined,
    documentsSince: fusion === undefined ? 0 : sources.filter(({ sequence }) => sequence > fusion.sequence).length,
  };
}

/** The graphs that a query sees: of those it wishes for the ones that are there; without a wish all by name, and the default graphs. */
export function visibleGraphs(datasets: readonly SessionDataset[], wish: DatasetWish | undefined): DatasetWish {
  const there = (graphs: readonly string[]) =>
    [...new Set(graphs)].filter((graph) => datasets.some((d) => d.graphs.has(graph)));
  return wish === undefined
    ? {
        defaultGraphs: datasets.flatMap(({ defaultGraphs }) => defaultGraphs),
        namedGraphs: datasets.flatMap(({ graphs }) => [...graphs.keys()]),
      }
    : { defaultGraphs: there(wish.defaultGraphs), namedGraphs: there(wish.namedGraphs) };
}
