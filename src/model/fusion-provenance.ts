// Where the nodes of a fused graph come from: which draft nodes or other nodes, by which rule, and which values of which
// drafts were not chosen.
import type { FusedNode, FusionConflict, GeneratedNode } from './fusion-report.ts';
import { graphIri } from './graph-names.ts';
import type { GraphNaming } from './graph-names.ts';
import { PROV, ProvenanceWriter } from './provenance-writer.ts';
import type { Said } from './provenance-writer.ts';
import { ARK, RDF } from './rdf.ts';
import type { RdfTerm } from './rdf.ts';
import type { PlainQuad } from './rdf-text/plain-quads.ts';
import type { FusedGraph } from './source-document.ts';

/** The statements about a fused graph and its nodes, one group for each subject that stands by itself. */
export function* fusionProvenance(
  { graphId, fusedAt, report }: Pick<FusedGraph, 'graphId' | 'fusedAt' | 'report'>,
  naming: GraphNaming,
  graph?: RdfTerm,
): Generator<readonly PlainQuad[], undefined> {
  const write = new ProvenanceWriter(graph);
  yield write.about(write.iri(graphIri(naming, graphId)), `${PROV}Entity`, [
    [`${PROV}generatedAtTime`, write.literal(fusedAt, 'dateTime')],
  ]);
  for (const node of report.nodes) yield ofNode(write, node, [[`${ARK}confidence`, write.double(node.score)]]);
  for (const node of report.generated)
    yield node.property === undefined ? ofNode(write, node, []) : ofValue(write, node);
  for (const conflict of report.conflicts) yield* ofConflict(write, conflict);
}

function ofNode(
  write: ProvenanceWriter,
  { id, from, rule }: Pick<FusedNode | GeneratedNode, 'id' | 'from' | 'rule'>,
  more: readonly Said[],
): readonly PlainQuad[] {
  const activity = write.blank();
  return [
    ...write.about(write.iri(id), `${PROV}Entity`, [...derivedFrom(write, from), [`${PROV}wasGeneratedBy`, activity]]),
    ...write.about(activity, `${PROV}Activity`, [[`${ARK}rule`, write.literal(rule)], ...more]),
  ];
}

/** The statement that a rule concluded of a node that documents have. */
function ofValue(write: ProvenanceWriter, { id, from, rule, property, value }: GeneratedNode): readonly PlainQuad[] {
  return write.about(write.blank(), `${RDF}Statement`, [
    [`${RDF}subject`, write.iri(id)],
    ...(property === undefined || value === undefined
      ? []
      : [
          [`${RDF}predicate`, write.property(property)] as const,
          [`${RDF}object`, write.value(property, value)] as const,
        ]),
    ...derivedFrom(write, from),
    [`${ARK}rule`, write.literal(rule)],
  ]);
}

/** A statement for each value; the one that was chosen names the rule that chose it. */
function* ofConflict(write: ProvenanceWriter, conflict: FusionConflict): Generator<readonly PlainQuad[], undefined> {
  const { id, property, values, chosen, rule } = conflict;
  for (const { value, from } of values) {
    const isChosen = JSON.stringify(value) === JSON.stringify(chosen);
    yield write.about(write.blank(), `${RDF}Statement`, [
      [`${RDF}subject`, write.iri(id)],
      [`${RDF}predicate`, write.property(property)],
      valueOf(write, property, value),
      ...derivedFrom(write, from),
      ...(isChosen ? [[`${ARK}rule`, write.literal(rule)] as const] : []),
    ]);
  }
}

/** Values that are no scalars (an amount with its currency) are told as their JSON. */
function valueOf(write: ProvenanceWriter, property: string, value: unknown): Said {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return [`${RDF}object`, write.value(property, value)];
  }
  return [`${PROV}value`, write.literal(JSON.stringify(value))];
}

function derivedFrom(write: ProvenanceWriter, from: readonly string[]): readonly Said[] {
  return from.map((id) => [`${PROV}wasDerivedFrom`, write.iri(id)]);
}
