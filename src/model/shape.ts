// SHACL shapes as data: the subset of SHACL Core (https://www.w3.org/TR/shacl/) that our shapes use, compiled by the generator
// so that it can be evaluated on JSON nodes without a graph. Property names are those of SHACL; keys stand for predicates.

/** How grave an unmet constraint is: required, recommended, expected (SHACL §2.1.4). */
export type Severity = 'Violation' | 'Warning' | 'Info';

/** One step of a property path. The last three walk an rdf:List, which is an array in JSON. */
export type PathStep =
  | { readonly kind: 'forward'; readonly key: string }
  | { readonly kind: 'inverse'; readonly key: string }
  | { readonly kind: 'members' }
  | { readonly kind: 'member'; readonly index: number }
  | { readonly kind: 'rest'; readonly index: number };

/** An RDF term in one string: `<iri>`, or `"lexical form"^^datatype` with the local name of an XSD datatype. */
export type TermKey = string;

/** Constraints on a value node (SHACL §4), with what they say and how grave it is. */
export interface Shape {
  readonly severity?: Severity;
  readonly message?: string;
  readonly nodeKind?: 'IRI' | 'BlankNode';
  /** Local name of an XSD datatype. */
  readonly datatype?: string;
  /** Compact name of a class. */
  readonly class?: string;
  readonly in?: readonly TermKey[];
  readonly hasValue?: TermKey;
  readonly pattern?: string;
  /** Of the pattern. */
  readonly flags?: string;
  readonly minLength?: number;
  readonly minInclusive?: number;
  readonly maxInclusive?: number;
  /** Names of shapes. */
  readonly node?: readonly string[];
  readonly or?: readonly Shape[];
  readonly not?: Shape;
  /** The only keys allowed. */
  readonly closed?: readonly string[];
  readonly properties?: readonly PropertyShape[];
}

/** Constraints on the values at the end of a path. */
export interface PropertyShape extends Shape {
  readonly path: readonly PathStep[];
  readonly minCount?: number;
  readonly maxCount?: number;
  readonly lessThanOrEquals?: string;
  readonly qualifiedValueShape?: Shape;
  readonly qualifiedMinCount?: number;
}

/** A shape by its name, with the class of nodes it is for. */
export interface NamedShape extends Shape {
  readonly targetClass?: string;
}
