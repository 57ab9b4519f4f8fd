// Entity resolution over the documents of a session: which draft nodes are the same thing. Blocking, comparison, weights, clusters
// (Fellegi & Sunter 1969; Christen 2012, "Data Matching"), from what others link to towards what links. The answer does not depend
// on the order of the documents.
import { resolveAccounts } from './accounts/resolve-accounts.ts';
import { Clusters } from './clusters.ts';
import type { Cluster } from './clusters.ts';
import { DraftGraph } from './draft-graph.ts';
import type { ResolvableDocument } from './draft-graph.ts';
import type { Doubt } from './link-records.ts';
import { resolveContracts } from './numbered/resolve-contracts.ts';
import { resolveVehicles } from './numbered/resolve-vehicles.ts';
import { resolveOrganisations } from './organisations/resolve-organisations.ts';
import { resolvePeople } from './people/resolve-people.ts';
import { resolvePlaces } from './places/resolve-places.ts';
import { resolveStructures } from './structures/resolve-structures.ts';
import { resolveTransactions } from './transactions/resolve-transactions.ts';

/** Which drafts are one, and which may be. */
export interface Resolution {
  /** Every draft stands in exactly one. */
  readonly clusters: readonly Cluster[];
  readonly doubts: readonly Doubt[];
  /** The place of an address or property: the same text for the same place, whatever the type of the node. */
  readonly placeOf: (draftId: string) => string;
}

/** Resolves the draft nodes of documents. */
export function resolve(documents: readonly ResolvableDocument[]): Resolution {
  const graph = new DraftGraph(documents);
  const clusters = new Clusters();
  joinSameFiles(graph, clusters);
  const places = resolvePlaces(graph, clusters);
  const doubts = [
    ...places.doubts,
    ...resolveOrganisations(graph, clusters),
    ...resolveAccounts(graph, clusters),
    ...resolveContracts(graph, clusters),
    ...resolveVehicles(graph, clusters),
    ...resolvePeople(graph, clusters, places.placeOf),
    ...resolveTransactions(graph, clusters),
  ];
  resolveStructures(graph, clusters);
  return {
    clusters: clusters.over([...graph.all()].map(({ id }) => id)),
    doubts: doubts.filter(({ a, b }) => clusters.find(a) !== clusters.find(b)),
    placeOf: places.placeOf,
  };
}

/** A file read twice gives the same nodes in the same order. */
function joinSameFiles(graph: DraftGraph, clusters: Clusters): void {
  const firsts = new Map<string, ResolvableDocument>();
  for (const document of graph.documents) {
    const first = firsts.get(document.checksum);
    if (first === undefined) firsts.set(document.checksum, document);
    else if (first.nodes.length === document.nodes.length) {
      for (const [at, { id, type }] of first.nodes.entries()) {
        const twin = document.nodes[at];
        if (twin?.type === type) clusters.join({ a: id, b: twin.id, rule: 'same-file', score: 1 });
      }
    }
  }
}
