// The statements that provenance is told in, with the terms of PROV-O (https://www.w3.org/TR/prov-o/) and a few others.
import { PROPERTY_TERMS } from './generated/terms.ts';
import { plainTerm } from './plain-term.ts';
import { ARK, RDF, XSD } from './rdf.ts';
import type { RdfTerm } from './rdf.ts';
import { plainQuads } from './rdf-text/plain-quads.ts';
import type { PlainQuad } from './rdf-text/plain-quads.ts';

/** The namespace of PROV-O. */
export const PROV = 'http://www.w3.org/ns/prov#';
/** The namespace of Dublin Core terms: names and formats of files. */
export const DCTERMS = 'http://purl.org/dc/terms/';
/** The namespace of SPDX: checksums. */
export const SPDX = 'http://spdx.org/rdf/terms#';

/** A predicate and what it leads to. */
export type Said = readonly [predicate: string, object: RdfTerm];

/** Makes the statements of one graph; blank nodes are told apart within it. */
export class ProvenanceWriter {
  readonly #make = plainQuads();
  readonly #graph: RdfTerm | undefined;

  constructor(graph: RdfTerm | undefined) {
    this.#graph = graph;
  }

  iri(iri: string): RdfTerm {
    return this.#make.namedNode(iri);
  }

  blank(): RdfTerm {
    return this.#make.blankNode();
  }

  /** The property of a node, as a predicate. */
  property(key: string): RdfTerm {
    return this.iri(PROPERTY_TERMS[key]?.iri ?? ARK + key);
  }

  /** The value of that property, as it stands in the node's graph. */
  value(key: string, value: string | number | boolean): RdfTerm {
    const plain = plainTerm(value, PROPERTY_TERMS[key]);
    return plain.kind === 'iri' ? this.iri(plain.value) : this.literal(plain.value, plain.datatype);
  }

  /** `datatype` by its local name in XSD. */
  literal(value: string, datatype = 'string'): RdfTerm {
    return this.#make.literal(value, this.iri(XSD + datatype));
  }

  double(value: number): RdfTerm {
    return this.literal(plainTerm(value, { iri: '', coercion: 'double' }).value, 'double');
  }

  /** All that is said of the subject; its type comes first. */
  about(subject: RdfTerm, type: string, said: readonly Said[]): readonly PlainQuad[] {
    return [this.#quad(subject, [`${RDF}type`, this.iri(type)]), ...said.map((each) => this.#quad(subject, each))];
  }

  #quad(subject: RdfTerm, [predicate, object]: Said): PlainQuad {
    return this.#make.quad(subject, this.iri(predicate), object, this.#graph);
  }
}
