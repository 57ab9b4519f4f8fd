// Reads Turtle folders into one RDF graph, and asks it simple questions.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataFactory, Parser, Store } from 'n3';
import type { Quad, Term } from 'n3';

/** Namespaces by the prefixes that our Turtle files use. */
export const NAMESPACES = {
  ark: 'https://w3id.org/arkive/ontology#',
  shape: 'https://w3id.org/arkive/shapes#',
  sh: 'http://www.w3.org/ns/shacl#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  schema: 'https://schema.org/',
  prov: 'http://www.w3.org/ns/prov#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  dcterms: 'http://purl.org/dc/terms/',
  'fibo-fbc-pas-caa': 'https://spec.edmcouncil.org/fibo/ontology/FBC/ProductsAndServices/ClientsAndAccounts/',
  'fibo-fnd-acc-cur': 'https://spec.edmcouncil.org/fibo/ontology/FND/Accounting/CurrencyAmount/',
  unit: 'http://qudt.org/vocab/unit/',
} as const;

/** The IRI of a compact name with one of our prefixes. */
export function iri(compact: string): string {
  const colon = compact.indexOf(':');
  const namespace = Object.entries(NAMESPACES).find(([prefix]) => prefix === compact.slice(0, colon))?.[1];
  if (namespace === undefined) throw new Error(`${compact} has no prefix that we know`);
  return namespace + compact.slice(colon + 1);
}

/** The compact name of an IRI, or the IRI where none of our prefixes fits. */
export function compact(full: string): string {
  const found = Object.entries(NAMESPACES).find(([, namespace]) => full.startsWith(namespace));
  return found === undefined ? full : `${found[0]}:${full.slice(found[1].length)}`;
}

/** What follows the namespace. */
export function localName(full: string): string {
  return full.slice(Math.max(full.lastIndexOf('#'), full.lastIndexOf('/')) + 1);
}

/** A graph of our own Turtle files. Names are compact; order is the order of the files (by name) and of the lines in them. */
export class Graph {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** All `.ttl` files of the folders. */
  static read(folders: readonly string[]): Graph {
    const store = new Store();
    for (const folder of folders) {
      const files = readdirSync(folder).filter((name) => name.endsWith('.ttl'));
      for (const file of files.sort()) {
        // A label of its own for every file, or the blank nodes of two files would be one.
        const parser = new Parser({ blankNodePrefix: `${folder}-${file}-`.replaceAll(/[^a-z0-9-]/giu, '-') });
        store.addQuads(parser.parse(readFileSync(join(folder, file), 'utf8')));
      }
    }
    return new Graph(store);
  }

  /** All that the files say, in their order. */
  quads(): readonly Quad[] {
    return this.#store.getQuads(null, null, null, null);
  }

  /** Objects of a subject's property. */
  objects(subject: Term, property: string): readonly Term[] {
    return this.#store.getObjects(subject, DataFactory.namedNode(iri(property)), null);
  }

  /** The one object, or undefined; more than one is an error of the files. */
  object(subject: Term, property: string): Term | undefined {
    const found = this.objects(subject, property);
    if (found.length > 1) throw new Error(`${compact(subject.value)} has several ${property}`);
    return found[0];
  }

  /** The text of the one object. */
  text(subject: Term, property: string): string | undefined {
    return this.object(subject, property)?.value;
  }

  /** Subjects that have the property, or have it with the value. */
  subjects(property: string, object?: string): readonly Term[] {
    const wanted = object === undefined ? null : DataFactory.namedNode(iri(object));
    return this.#store.getSubjects(DataFactory.namedNode(iri(property)), wanted, null);
  }

  /** Properties of a subject, as compact names. */
  properties(subject: Term): readonly string[] {
    return this.#store.getPredicates(subject, null, null).map((term) => compact(term.value));
  }

  /** The members of an rdf:List. */
  list(head: Term): readonly Term[] {
    const members: Term[] = [];
    for (let cell: Term | undefined = head; cell !== undefined && cell.value !== iri('rdf:nil');) {
      const member = this.object(cell, 'rdf:first');
      if (member === undefined) throw new Error(`a list in the files has a cell without a member`);
      members.push(member);
      cell = this.object(cell, 'rdf:rest');
    }
    return members;
  }

  /** Whether the term is the head of an rdf:List. */
  isList(term: Term): boolean {
    return term.value === iri('rdf:nil') || this.objects(term, 'rdf:first').length > 0;
  }
}

/** A named node by its compact name. */
export function node(name: string): Term {
  return DataFactory.namedNode(iri(name));
}
