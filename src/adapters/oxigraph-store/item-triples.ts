// The named graphs that an item of the vault stands for.
import { fusionProvenance } from '../../model/fusion-provenance.ts';
import { graphIri, provenanceIri } from '../../model/graph-names.ts';
import type { GraphNaming } from '../../model/graph-names.ts';
import { QuadWriter } from '../../model/quads.ts';
import { writeNQuads } from '../../model/rdf-text/n-quads.ts';
import type { PlainQuad } from '../../model/rdf-text/plain-quads.ts';
import { tripleLines } from '../../model/rdf-text/triple-lines.ts';
import type { GraphNode } from '../../model/reading.ts';
import type { FusedGraph, SourceDocument } from '../../model/source-document.ts';
import { sourceProvenance } from '../../model/source-provenance.ts';
import type { TracedDocument } from '../../model/source-provenance.ts';
import type { GraphItem } from '../../ports/graph-store.ts';

/** One graph: its IRI, and its statements as N-Triples in UTF-8. Names of blank nodes hold within it. */
export interface GraphTriples {
  readonly graph: string;
  readonly nTriples: Uint8Array;
}

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

/** Each of its graphs. `json` is what the vault keeps. */
export function itemTriples(
  { kind, itemId }: GraphItem,
  json: Uint8Array,
  naming: GraphNaming,
): readonly GraphTriples[] {
  const content: unknown = JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.length).toString('utf8'));
  const ofNodes = (nodes: readonly GraphNode[]): GraphTriples =>
    triples(graphIri(naming, itemId), new QuadWriter(tripleLines()).write(nodes).join(''));
  const ofProvenance = (groups: Iterable<readonly PlainQuad[]>): GraphTriples =>
    triples(provenanceIri(naming, itemId), writeNQuads([...groups].flat()));
  switch (kind) {
    case 'source':
      return [ofNodes((content as SourceDocument).nodes)];
    case 'evidence':
      return [ofProvenance(sourceProvenance(content as TracedDocument, naming, undefined))];
    case 'fused': {
      const fusion = content as FusedGraph;
      return [ofNodes(fusion.nodes), ofProvenance(fusionProvenance(fusion, naming, undefined))];
    }
  }
}

/** Bytes, because the engine copies them at once; a string it would go through character by character. */
function triples(graph: string, text: string): GraphTriples {
  return { graph, nTriples: Buffer.from(text, 'utf8') };
}
