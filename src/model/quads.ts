// Nodes as RDF and back, by the generated table of terms. Value objects are blank nodes. Lists whose order counts (address lines,
// categories) are rdf:Lists; other arrays are several values of one property, and come back sorted.
import { PROPERTY_TERMS } from './generated/terms.ts';
import { plainTerm, presentValues } from './plain-term.ts';
import type { LiteralType } from './plain-term.ts';
import { ARK, RDF, XSD } from './rdf.ts';
import type { RdfFactory, RdfTerm } from './rdf.ts';
import type { GraphNode } from './reading.ts';
import type { PropertyTerm } from './vocabulary.ts';

const NAME = /^[A-Za-z][\w-]*$/u;

/** The IRI of a compact type name; types of other vocabularies stand in full. */
function typeIri(name: unknown): string {
  if (typeof name !== 'string') throw new TypeError('a type is text');
  return name.startsWith('ark:') ? ARK + name.slice('ark:'.length) : name;
}

/** Writes nodes as quads of one factory. Keep it: it makes the terms of the vocabulary once. */
export class QuadWriter<Quad> {
  readonly #factory: RdfFactory<Quad>;
  readonly #named = new Map<string, RdfTerm>();
  readonly #first: RdfTerm;
  readonly #rest: RdfTerm;
  readonly #nil: RdfTerm;
  readonly #type: RdfTerm;
  readonly #datatypes: Readonly<Record<LiteralType, RdfTerm>>;

  constructor(factory: RdfFactory<Quad>) {
    this.#factory = factory;
    this.#first = factory.namedNode(`${RDF}first`);
    this.#rest = factory.namedNode(`${RDF}rest`);
    this.#nil = factory.namedNode(`${RDF}nil`);
    this.#type = factory.namedNode(`${RDF}type`);
    this.#datatypes = {
      string: factory.namedNode(`${XSD}string`),
      date: factory.namedNode(`${XSD}date`),
      integer: factory.namedNode(`${XSD}integer`),
      double: factory.namedNode(`${XSD}double`),
      boolean: factory.namedNode(`${XSD}boolean`),
    };
  }

  /** The quads of the nodes, in the graph named (the default graph without one). Throws TypeError on what is no JSON node. */
  write(nodes: Iterable<GraphNode>, graph?: RdfTerm): Quad[] {
    const quads: Quad[] = [];
    const add = (subject: RdfTerm, predicate: RdfTerm, object: RdfTerm): void => {
      quads.push(this.#factory.quad(subject, predicate, object, graph));
    };
    for (const node of nodes) this.#object(this.#factory.namedNode(node.id), node, add);
    return quads;
  }

  #object(subject: RdfTerm, object: Readonly<Record<string, unknown>>, add: AddTriple): void {
    for (const key in object) {
      const value = object[key];
      if (key === 'id' || value === undefined || value === null) continue;
      if (key === 'type') add(subject, this.#type, this.#name(typeIri(value)));
      else this.#property(subject, key, value, add);
    }
  }

  #property(subject: RdfTerm, key: string, value: unknown, add: AddTriple): void {
    const term = PROPERTY_TERMS[key];
    if (term === undefined && !NAME.test(key)) throw new TypeError('the key of a property is not a name');
    const predicate = this.#name(term?.iri ?? ARK + key);
    const values = presentValues(value);
    if (term?.list) add(subject, predicate, this.#list(values, term, add));
    else for (const each of values) add(subject, predicate, this.#value(each, term, add));
  }

  #list(members: readonly unknown[], term: PropertyTerm, add: AddTriple): RdfTerm {
    let rest = this.#nil;
    for (const member of members.toReversed()) {
      const cell = this.#factory.blankNode();
      add(cell, this.#first, this.#value(member, term, add));
      add(cell, this.#rest, rest);
      rest = cell;
    }
    return rest;
  }

  #value(value: unknown, term: PropertyTerm | undefined, add: AddTriple): RdfTerm {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      const plain = plainTerm(value, term);
      if (plain.kind === 'iri') return this.#factory.namedNode(plain.value);
      return this.#factory.literal(plain.value, this.#datatypes[plain.datatype]);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('a value is no JSON');
    if ('id' in value) throw new TypeError('a value object has no id: a node is linked to, not nested');
    const blank = this.#factory.blankNode();
    this.#object(blank, value as Readonly<Record<string, unknown>>, add);
    return blank;
  }

  /** A term of the vocabulary, made once. */
  #name(iri: string): RdfTerm {
    let term = this.#named.get(iri);
    if (term === undefined) {
      term = this.#factory.namedNode(iri);
      if (this.#named.size < 1_000) this.#named.set(iri, term);
    }
    return term;
  }
}

type AddTriple = (subject: RdfTerm, predicate: RdfTerm, object: RdfTerm) => void;
