// What follows from premises by a rule: new nodes, and new values of nodes that are there, each with what it rests on. A rule says the
// latter itself, as an rdf:Statement that was derived (PROV-O) from nodes.
import { PROPERTY_TERMS } from '../model/generated/terms.ts';
import { ARK, RDF } from '../model/rdf.ts';
import type { RdfQuad } from '../model/rdf.ts';
import { readNodes } from '../model/read-nodes.ts';
import type { GraphNode } from '../model/reading.ts';

const DERIVED_FROM = 'http://www.w3.org/ns/prov#wasDerivedFrom';

/** A statement that a rule concluded. */
export interface Conclusion {
  readonly subject: string;
  /** The key of the property; undefined when the node itself was concluded. */
  readonly property: string | undefined;
  readonly value: string;
  /** The nodes it rests on. */
  readonly from: readonly string[];
}

/** All that a rule gave. */
export interface Conclusions {
  /** New nodes. */
  readonly nodes: readonly GraphNode[];
  readonly statements: readonly Conclusion[];
}

/** Reads what a rule constructed. */
export function readConclusions(quads: readonly RdfQuad[]): Conclusions {
  const statements = new Map<string, { subject: string; predicate: string; value: string; from: Set<string> }>();
  const isStatement = new Set(
    quads
      .filter(({ predicate, object }) => predicate.value === `${RDF}type` && object.value === `${RDF}Statement`)
      .map(({ subject }) => subject.value),
  );
  for (const { subject, predicate, object } of quads) {
    if (!isStatement.has(subject.value)) continue;
    const statement = statements.get(subject.value) ?? {
      subject: '',
      predicate: '',
      value: '',
      from: new Set<string>(),
    };
    statements.set(subject.value, statement);
    if (predicate.value === `${RDF}subject`) statement.subject = object.value;
    else if (predicate.value === `${RDF}predicate`) statement.predicate = object.value;
    else if (predicate.value === `${RDF}object`) statement.value = object.value;
    else if (predicate.value === DERIVED_FROM) statement.from.add(object.value);
  }
  return {
    nodes: readNodes(quads.filter(({ subject }) => !isStatement.has(subject.value))),
    statements: [...statements.values()]
      .map(({ subject, predicate, value, from }) => ({
        subject,
        property: keyOf(predicate),
        value,
        from: [...from].sort(),
      }))
      .sort((a, b) => (a.subject + a.value < b.subject + b.value ? -1 : 1)),
  };
}

function keyOf(predicate: string): string | undefined {
  if (predicate === `${RDF}type`) return undefined;
  const key = predicate.startsWith(ARK) ? predicate.slice(ARK.length) : undefined;
  if (key === undefined || PROPERTY_TERMS[key] === undefined)
    throw new TypeError('a rule concludes a property that the ontology does not know');
  return key;
}
