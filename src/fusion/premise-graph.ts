// What a rule rests on, as a graph: the nodes concerned, and what was found by comparing them, in words of the premise vocabulary. Only
// candidates stand in it, found by blocking, so that a rule costs as much as there is to conclude.
import { QuadWriter } from '../model/quads.ts';
import { XSD } from '../model/rdf.ts';
import type { GraphNode } from '../model/reading.ts';
import { writeNQuads } from '../model/rdf-text/n-quads.ts';
import { plainQuads } from '../model/rdf-text/plain-quads.ts';
import type { PlainQuad } from '../model/rdf-text/plain-quads.ts';

/** The namespace of comparisons. It is used on scratch paper only and never stored. */
const PREMISE = 'https://w3id.org/arkive/premise#';

/** A comparison, or something found about a node. */
export interface Finding {
  /** The node it is about; a comparison of several has none. */
  readonly about?: string;
  /** Nodes by role. */
  readonly links?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string | number | boolean>>;
}

/** Nodes and findings: the premises of one rule. */
export interface Premises {
  readonly nodes: readonly GraphNode[];
  readonly findings: readonly Finding[];
}

/** The premises as N-Quads in the graph named. */
export function premiseQuads({ nodes, findings }: Premises, graphIri: string): string {
  const make = plainQuads();
  const graph = make.namedNode(graphIri);
  const quads: PlainQuad[] = new QuadWriter(make).write(nodes, graph);
  for (const { about, links = {}, values = {} } of findings) {
    const subject = about === undefined ? make.blankNode() : make.namedNode(about);
    for (const [role, id] of Object.entries(links)) {
      quads.push(make.quad(subject, make.namedNode(PREMISE + role), make.namedNode(id), graph));
    }
    for (const [name, value] of Object.entries(values)) {
      const type = typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'integer';
      quads.push(
        make.quad(
          subject,
          make.namedNode(PREMISE + name),
          make.literal(String(value), make.namedNode(XSD + type)),
          graph,
        ),
      );
    }
  }
  return writeNQuads(quads);
}
