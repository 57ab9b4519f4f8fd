// A graph as JSON-LD 1.1 (https://www.w3.org/TR/json-ld11/): the JSON of the contract with a context that makes it the same named graph
// as in the other formats. The context stands in the answer, so that nobody has to load anything from anywhere.
import { PROPERTY_TERMS } from '../../model/generated/terms.ts';
import { jsonLdContext } from '../../model/json-ld-context.ts';
import { RDF, XSD } from '../../model/rdf.ts';
import type { RdfQuad, RdfTerm } from '../../model/rdf.ts';
import type { GraphNode } from '../../model/reading.ts';
import { DCTERMS, PROV, SPDX } from '../../model/provenance-writer.ts';
import type { GraphAnswer } from './graph-answer.ts';
import { inPieces } from './in-pieces.ts';

const NODES = jsonLdContext(PROPERTY_TERMS);
const PREFIXES = { rdf: RDF, prov: PROV, dcterms: DCTERMS, spdx: SPDX };

/** The document piece by piece: a large graph is never one text. */
export function writeJsonLd(answer: GraphAnswer): AsyncGenerator<string, undefined> {
  return inPieces(members(jsonLd(answer), 'nodes'));
}

/** One node as a document of its own. */
export function nodeJsonLd(node: GraphNode): Readonly<Record<string, unknown>> {
  return { '@context': NODES, ...node };
}

/** An object as JSON, the list at `key` member by member. */
function* members(object: Readonly<Record<string, unknown>>, key: string): Generator<string, undefined> {
  let separator = '{';
  for (const [name, value] of Object.entries(object)) {
    yield `${separator}${JSON.stringify(name)}:`;
    separator = ',';
    if (name === key && Array.isArray(value)) yield* list(value);
    else yield JSON.stringify(value);
  }
  yield '}';
}

function* list(values: readonly unknown[]): Generator<string, undefined> {
  let separator = '[';
  for (const value of values) {
    yield separator + JSON.stringify(value);
    separator = ',';
  }
  yield values.length === 0 ? '[]' : ']';
}

function jsonLd({ graph, nodes, about, provenance }: GraphAnswer): Readonly<Record<string, unknown>> {
  const context = {
    ...NODES,
    ...(provenance && { ...PREFIXES, provenance: '@included' }),
    nodes: '@graph',
    // No part of the graph.
    ...Object.fromEntries(Object.keys(about).map((key) => [key, null])),
  };
  return {
    '@context': context,
    id: graph,
    ...about,
    nodes,
    ...(provenance && {
      provenance: { id: provenance.graph, nodes: described([...provenance.quads(undefined)].flat()) },
    }),
  };
}

const NAMESPACES = Object.entries({ ...PREFIXES, ark: String(NODES['ark']), xsd: XSD });

/** Statements as objects, those of blank nodes where they stand. */
function described(quads: readonly RdfQuad[]): readonly unknown[] {
  const objects = new Map<string, Record<string, unknown>>();
  const nested = new Set<string>();
  const objectOf = (term: RdfTerm) => {
    const key = `${term.termType} ${term.value}`;
    const known = objects.get(key) ?? (term.termType === 'BlankNode' ? {} : { id: term.value });
    objects.set(key, known);
    return known;
  };
  for (const { subject, predicate, object } of quads) {
    const isType = predicate.value === `${RDF}type`;
    if (object.termType === 'BlankNode') nested.add(`${object.termType} ${object.value}`);
    const value = object.termType === 'BlankNode' ? objectOf(object) : isType ? compact(object.value) : valueOf(object);
    const target = objectOf(subject);
    const key = isType ? 'type' : compact(predicate.value);
    const before = target[key];
    target[key] = before === undefined ? value : [before, value].flat();
  }
  return [...objects].flatMap(([key, object]) => (nested.has(key) ? [] : [object]));
}

function valueOf({ termType, value, datatype }: RdfTerm): unknown {
  if (termType !== 'Literal') return { id: value };
  const type = datatype?.value ?? `${XSD}string`;
  return type === `${XSD}string` ? { '@value': value } : { '@type': compact(type), '@value': value };
}

function compact(iri: string): string {
  const found = NAMESPACES.find(([, namespace]) => iri.startsWith(namespace));
  return found === undefined ? iri : `${found[0]}:${iri.slice(found[1].length)}`;
}
