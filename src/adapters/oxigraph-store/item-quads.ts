// The named graphs that an item of the vault stands for.
import { fusionProvenance } from '../../model/fusion-provenance.ts';
import { graphIri, provenanceIri } from '../../model/graph-names.ts';
import type { GraphNaming } from '../../model/graph-names.ts';
import { QuadWriter } from '../../model/quads.ts';
import { writeNQuads } from '../../model/rdf-text/n-quads.ts';
import { plainQuads } from '../../model/rdf-text/plain-quads.ts';
import type { GraphNode } from '../../model/reading.ts';
import type { FusedGraph, SourceDocument } from '../../model/source-document.ts';
import { sourceProvenance } from '../../model/source-provenance.ts';
import type { TracedDocument } from '../../model/source-provenance.ts';
import type { GraphItem } from '../../ports/graph-store.ts';

/** The IRIs of its graphs. */
export function itemGraphs({ kind, itemId }: GraphItem, naming: GraphNaming): readonly string[] {
  switch (kind) {
    case 'source':
      return [graphIri(naming, itemId)];
    case 'evidence':
      return [provenanceIri(naming, itemId)];
    case 'fused':
      return [graphIri(naming, itemId), provenanceIri(naming, itemId)];
  }
}

/** The statements of each of its graphs as N-Quads: texts of their own, for the names of blank nodes in them are. `json` is what the vault keeps. */
export function itemNQuads({ kind, itemId }: GraphItem, json: Uint8Array, naming: GraphNaming): readonly string[] {
  const content: unknown = JSON.parse(Buffer.from(json).toString('utf8'));
  const make = plainQuads();
  const provenance = make.namedNode(provenanceIri(naming, itemId));
  const written = (nodes: readonly GraphNode[]): string =>
    writeNQuads(new QuadWriter(make).write(nodes, make.namedNode(graphIri(naming, itemId))));
  switch (kind) {
    case 'source':
      return [written((content as SourceDocument).nodes)];
    case 'evidence':
      return [writeNQuads([...sourceProvenance(content as TracedDocument, naming, provenance)].flat())];
    case 'fused': {
      const fusion = content as FusedGraph;
      return [written(fusion.nodes), writeNQuads([...fusionProvenance(fusion, naming, provenance)].flat())];
    }
  }
}
