// Nodes out of RDF: the way back of quads.ts, for graphs in our vocabulary. What other vocabularies say is left aside.
import { PROPERTY_TERMS, TYPE_TERMS } from './generated/terms.ts';
import { ARK, RDF } from './rdf.ts';
import type { RdfQuad, RdfTerm } from './rdf.ts';
import type { GraphNode } from './reading.ts';
import type { TypeTerm } from './vocabulary.ts';

/** Objects by predicate. */
type Description = Map<string, RdfTerm[]>;
type Descriptions = ReadonlyMap<string, Description>;

const NUMERIC = /#(?:integer|decimal|double|float|int|long|nonNegativeInteger)$/u;

const keyOf = (term: RdfTerm): string => (term.termType === 'BlankNode' ? `_:${term.value}` : term.value);

function describe(quads: Iterable<RdfQuad>): Descriptions {
  const all = new Map<string, Description>();
  for (const { subject, predicate, object } of quads) {
    const key = keyOf(subject);
    let description = all.get(key);
    if (description === undefined) all.set(key, (description = new Map<string, RdfTerm[]>()));
    const objects = description.get(predicate.value);
    if (objects === undefined) description.set(predicate.value, [object]);
    else objects.push(object);
  }
  return all;
}

/** The compact name of the first of its types that we know. */
function typeOf(description: Description): string | undefined {
  const types = description.get(`${RDF}type`)?.map(({ value }) => value) ?? [];
  return types
    .filter((type) => type.startsWith(ARK))
    .map((type) => `ark:${type.slice(ARK.length)}`)
    .sort()[0];
}

const orders = new WeakMap<TypeTerm, ReadonlyMap<string, number>>();

/** The place of each property in its type. */
function orderOf(type: TypeTerm): ReadonlyMap<string, number> {
  let order = orders.get(type);
  if (order === undefined) orders.set(type, (order = new Map(Object.keys(type.fields).map((key, at) => [key, at]))));
  return order;
}

/** The keys of our vocabulary: those of the type in its order, then others by name. */
function keysOf(description: Description, type: TypeTerm | undefined): readonly string[] {
  const keys: string[] = [];
  for (const iri of description.keys()) if (iri.startsWith(ARK)) keys.push(iri.slice(ARK.length));
  const order = type === undefined ? undefined : orderOf(type);
  const place = (key: string): number => order?.get(key) ?? Infinity;
  return keys.sort((a, b) => {
    const [left, right] = [place(a), place(b)];
    return left === right ? (a < b ? -1 : 1) : left - right;
  });
}

function scalarOf(term: RdfTerm, key: string): string | number | boolean {
  if (term.termType !== 'Literal') {
    const words = PROPERTY_TERMS[key]?.words;
    return (words && Object.keys(words).find((word) => words[word] === term.value)) ?? term.value;
  }
  const datatype = term.datatype?.value ?? '';
  if (datatype.endsWith('#boolean')) return term.value === 'true' || term.value === '1';
  return NUMERIC.test(datatype) ? Number(term.value) : term.value;
}

/** Reads one graph. */
class NodeReader {
  readonly #all: Descriptions;
  /** Blank nodes being read: one that contains itself would never end. */
  readonly #open = new Set<string>();

  constructor(all: Descriptions) {
    this.#all = all;
  }

  object(description: Description, type: TypeTerm | undefined): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const key of keysOf(description, type)) {
      const terms = description.get(ARK + key);
      if (terms !== undefined) object[key] = this.#property(key, terms, type);
    }
    return object;
  }

  #property(key: string, terms: readonly RdfTerm[], type: TypeTerm | undefined): unknown {
    const field = type?.fields[key];
    const [only] = terms;
    if (terms.length === 1 && only !== undefined) {
      const list = this.#list(only);
      if (list !== undefined) return list.map((term) => this.#value(key, term, field?.value));
      const value = this.#value(key, only, field?.value);
      return field?.many === true ? [value] : value;
    }
    return terms.map((term) => this.#value(key, term, field?.value)).sort(byText);
  }

  #value(key: string, term: RdfTerm, valueType: string | undefined): unknown {
    if (term.termType !== 'BlankNode') return scalarOf(term, key);
    const id = keyOf(term);
    if (this.#open.has(id)) throw new Error('a value object contains itself');
    const description = this.#all.get(id) ?? new Map<string, RdfTerm[]>();
    this.#open.add(id);
    const type = typeOf(description);
    const object = this.object(description, TYPE_TERMS[type ?? valueType ?? '']);
    this.#open.delete(id);
    return type === undefined ? object : { type, ...object };
  }

  /** The members, or undefined when the term is no rdf:List. */
  #list(head: RdfTerm): readonly RdfTerm[] | undefined {
    if (head.value === `${RDF}nil`) return [];
    const members: RdfTerm[] = [];
    const seen = new Set<string>();
    for (let cell: RdfTerm | undefined = head; cell !== undefined && cell.value !== `${RDF}nil`;) {
      const description: Description | undefined =
        cell.termType === 'BlankNode' ? this.#all.get(keyOf(cell)) : undefined;
      const member = description?.get(`${RDF}first`)?.[0];
      if (description === undefined || member === undefined) return undefined;
      if (seen.has(keyOf(cell))) throw new Error('a list contains itself');
      seen.add(keyOf(cell));
      members.push(member);
      cell = description.get(`${RDF}rest`)?.[0];
    }
    return members;
  }
}

function byText(a: unknown, b: unknown): number {
  const left = typeof a === 'string' ? a : JSON.stringify(a);
  const right = typeof b === 'string' ? b : JSON.stringify(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The nodes of a graph (quads of several graphs count as one), in the order in which their subjects first appear. */
export function readNodes(quads: Iterable<RdfQuad>): readonly GraphNode[] {
  const all = describe(quads);
  const reader = new NodeReader(all);
  const nodes: GraphNode[] = [];
  for (const [id, description] of all) {
    const type = id.startsWith('_:') ? undefined : typeOf(description);
    if (type === undefined) continue;
    nodes.push({ id, type, ...reader.object(description, TYPE_TERMS[type]) });
  }
  return nodes;
}
