// The little of RDF/JS (https://rdf.js.org/data-model-spec/) that mapping needs, so that any factory fits: N3's, Oxigraph's.

/** A term. */
export interface RdfTerm {
  readonly termType: string;
  readonly value: string;
  /** Of literals. */
  readonly datatype?: RdfTerm;
}

/** A statement. */
export interface RdfQuad {
  readonly subject: RdfTerm;
  readonly predicate: RdfTerm;
  readonly object: RdfTerm;
}

/** Makes terms and quads. `blankNode` gives a fresh one each time. */
export interface RdfFactory<Quad> {
  namedNode(iri: string): RdfTerm;
  blankNode(): RdfTerm;
  /** RDF/JS takes a language tag in the same place; mapping gives datatypes alone. */
  literal(value: string, datatype: RdfTerm): RdfTerm;
  quad(subject: RdfTerm, predicate: RdfTerm, object: RdfTerm, graph?: RdfTerm): Quad;
}

/** The namespace of RDF itself. */
export const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
/** The namespace of the XML Schema datatypes. */
export const XSD = 'http://www.w3.org/2001/XMLSchema#';
/** The namespace of our ontology. */
export const ARK = 'https://w3id.org/arkive/ontology#';
