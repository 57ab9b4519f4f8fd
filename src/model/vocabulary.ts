// The shape of the generated table of terms: how each JSON key stands in RDF, and what each type consists of.

/** How a JSON scalar becomes an RDF term, where its own kind (text, whole number, truth) does not say it. */
export type Coercion = 'iri' | 'iriOrWord' | 'date' | 'double';

/** A JSON key. It means the same in every type. */
export interface PropertyTerm {
  readonly iri: string;
  readonly coercion?: Coercion;
  /** The order of its values counts: an rdf:List. Several values of other properties are a set. */
  readonly list?: true;
  /** Words that stand for an IRI (`iriOrWord`). */
  readonly words?: Readonly<Record<string, string>>;
}

/** How closely a value touches a person (ontology: ark:privacyClass). */
export type PrivacyClass = 'PII' | 'Linkable' | 'Sensitive' | 'Financial' | 'Public';

/** A property of one type. */
export interface FieldTerm {
  readonly privacy: PrivacyClass;
  readonly required?: true;
  /** The JSON value is an array. */
  readonly many?: true;
  /** The value class of the object that stands here. */
  readonly value?: string;
  /** The class of node (or superclass of classes) that the id leads to. */
  readonly link?: string;
}

/** A node or value type. */
export interface TypeTerm {
  readonly iri: string;
  readonly kind: 'node' | 'value';
  /** Its superclasses, nearest first. */
  readonly supers: readonly string[];
  /** No other property is allowed. */
  readonly closed: boolean;
  readonly fields: Readonly<Record<string, FieldTerm>>;
}
