// Writes ontology and shapes as they are published: the files of a folder as one graph, in Turtle, N-Triples and JSON-LD 1.1
// (https://www.w3.org/TR/json-ld11/).
import type { Term } from 'n3';
import { writeNQuads } from '../model/rdf-text/n-quads.ts';
import type { PlainQuad } from '../model/rdf-text/plain-quads.ts';
import { turtlePrefixes, writeTurtle } from '../model/rdf-text/turtle.ts';
import { RDF, XSD } from '../model/rdf.ts';
import type { RdfTerm } from '../model/rdf.ts';
import { NAMESPACES, compact } from './graph.ts';
import type { Graph } from './graph.ts';

type Json = Readonly<Record<string, unknown>>;

/** The statements of the graph, its blank nodes named anew: the reader's labels tell where the files lay. */
function plainQuadsOf(graph: Graph): readonly PlainQuad[] {
  const labels = new Map<string, string>();
  const plain = (term: Term): RdfTerm => {
    if (term.termType === 'BlankNode') {
      const label = labels.get(term.value) ?? `b${labels.size}`;
      labels.set(term.value, label);
      return { termType: 'BlankNode', value: label };
    }
    if (term.termType !== 'Literal') return { termType: term.termType, value: term.value };
    return { termType: 'Literal', value: term.value, datatype: plain(term.datatype) };
  };
  return graph.quads().map(({ subject, predicate, object }) => ({
    subject: plain(subject),
    predicate: plain(predicate),
    object: plain(object),
  }));
}

/** The prefixes that the statements make use of. */
function prefixesOf(quads: readonly PlainQuad[]): Readonly<Record<string, string>> {
  const iris = quads.flatMap(({ subject, predicate, object }) => [
    subject.value,
    predicate.value,
    object.termType === 'NamedNode' ? object.value : (object.datatype?.value ?? ''),
  ]);
  return Object.fromEntries(
    Object.entries(NAMESPACES).filter(([, namespace]) => iris.some((each) => each.startsWith(namespace))),
  );
}

/** The text of a Turtle file. */
export function emitTurtle(graph: Graph, mark: string): string {
  const quads = plainQuadsOf(graph);
  const prefixes = prefixesOf(quads);
  return `# ${mark}\n${turtlePrefixes(prefixes)}\n${writeTurtle(quads, { prefixes }).replaceAll(/ \.\n(?=\S)/gu, ' .\n\n')}`;
}

/** The text of an N-Triples file. */
export function emitNTriples(graph: Graph, mark: string): string {
  return `# ${mark}\n${writeNQuads(plainQuadsOf(graph))}`;
}

/** The text of a JSON-LD file; the mark stands beside the context, where JSON-LD ignores it. */
export function emitJsonLd(graph: Graph, mark: string): string {
  const quads = plainQuadsOf(graph);
  const document = { $comment: mark, '@context': prefixesOf(quads), '@graph': describedSubjects(quads) };
  return `${JSON.stringify(document, null, 1)}\n`;
}

const keyOf = ({ termType, value }: RdfTerm): string => (termType === 'BlankNode' ? `_:${value}` : value);

/** Every subject as an object, blank nodes and lists where they belong: each is the object of one statement only. */
function describedSubjects(quads: readonly PlainQuad[]): readonly Json[] {
  const bySubject = new Map<string, PlainQuad[]>();
  for (const quad of quads) {
    const key = keyOf(quad.subject);
    const known = bySubject.get(key);
    if (known === undefined) bySubject.set(key, [quad]);
    else known.push(quad);
  }
  const objectOf = (key: string, isNested: boolean): Json => {
    const properties: Record<string, unknown[]> = {};
    for (const { predicate, object } of bySubject.get(key) ?? []) {
      const isType = predicate.value === `${RDF}type`;
      (properties[isType ? '@type' : compact(predicate.value)] ??= []).push(
        isType ? compact(object.value) : valueOf(object),
      );
    }
    return { ...(!isNested && { '@id': compact(key) }), ...properties };
  };
  const valueOf = (term: RdfTerm): Json => {
    if (term.termType === 'Literal') {
      const type = term.datatype?.value ?? `${XSD}string`;
      return { ...(type !== `${XSD}string` && { '@type': compact(type) }), '@value': term.value };
    }
    const members = listOf(term);
    if (members !== undefined) return { '@list': members.map(valueOf) };
    return term.termType === 'BlankNode' ? objectOf(keyOf(term), true) : { '@id': compact(term.value) };
  };
  const listOf = (head: RdfTerm): readonly RdfTerm[] | undefined => {
    const members: RdfTerm[] = [];
    for (let cell = head; cell.value !== `${RDF}nil`;) {
      const said = bySubject.get(keyOf(cell)) ?? [];
      const first = said.find(({ predicate }) => predicate.value === `${RDF}first`);
      const rest = said.find(({ predicate }) => predicate.value === `${RDF}rest`);
      if (first === undefined || rest === undefined) return undefined;
      members.push(first.object);
      cell = rest.object;
    }
    return members;
  };
  return [...bySubject.keys()].filter((key) => !key.startsWith('_:')).map((key) => objectOf(key, false));
}
