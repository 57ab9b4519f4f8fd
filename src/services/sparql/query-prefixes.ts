// The prefixes that a query need not declare.
import { DCTERMS, PROV, SPDX } from '../../model/provenance-writer.ts';
import { ARK, RDF, XSD } from '../../model/rdf.ts';

/** Namespaces by prefix: our ontology, and those whose terms stand in our graphs. A query may declare them otherwise. */
export const QUERY_PREFIXES: Readonly<Record<string, string>> = {
  ark: ARK,
  rdf: RDF,
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xsd: XSD,
  prov: PROV,
  dcterms: DCTERMS,
  spdx: SPDX,
};

/** Those of this installation: of nodes that fusion made, and of graphs. */
export function ownPrefixes(graphBase: string): Readonly<Record<string, string>> {
  return { node: `${graphBase}/nodes/`, graph: `${graphBase}/graphs/` };
}
