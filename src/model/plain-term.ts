// What a JSON scalar is in RDF: an IRI, or a literal of a datatype that keeps what was printed. Amounts are strings, so that a
// store that normalises numbers leaves them alone. Numbers follow JSON-LD 1.1 (§8.6 of the processing algorithms).
import type { PropertyTerm } from './vocabulary.ts';

/** Local names of the XSD datatypes in use. */
export type LiteralType = 'string' | 'date' | 'integer' | 'double' | 'boolean';

/** An IRI or literal without a factory. */
export type PlainTerm =
  | { readonly kind: 'iri'; readonly value: string }
  | { readonly kind: 'literal'; readonly value: string; readonly datatype: LiteralType };

const ABSOLUTE_IRI = /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]*$/iu;

/** Whether the text is an absolute IRI (RFC 3987), as far as an id must be one. */
export function isAbsoluteIri(text: string): boolean {
  return ABSOLUTE_IRI.test(text);
}

/** The canonical form of an xsd:double, exact where JSON-LD would cut it to 16 digits: 37.5 is 3.75E1. */
function canonicalDouble(value: number): string {
  return value
    .toExponential()
    .replace(/^(-?\d)e/u, '$1.0e')
    .replace('e+', 'E')
    .replace('e', 'E');
}

function textTerm(value: string, property: PropertyTerm | undefined): PlainTerm {
  const coercion = property?.coercion;
  if (coercion === 'date') return { kind: 'literal', value, datatype: 'date' };
  if (coercion === 'iriOrWord') {
    const word = property?.words?.[value];
    if (word !== undefined) return { kind: 'iri', value: word };
  }
  const isLink = coercion === 'iri' || coercion === 'iriOrWord';
  // What should lead somewhere and does not remains text, which every shape of a link refuses.
  return isLink && isAbsoluteIri(value) ? { kind: 'iri', value } : { kind: 'literal', value, datatype: 'string' };
}

/** The term of a scalar under a property (`undefined`: one that the ontology does not know). */
export function plainTerm(value: string | number | boolean, property: PropertyTerm | undefined): PlainTerm {
  if (typeof value === 'string') return textTerm(value, property);
  if (typeof value === 'boolean') return { kind: 'literal', value: String(value), datatype: 'boolean' };
  const isWhole = Number.isInteger(value) && Math.abs(value) < 1e21 && property?.coercion !== 'double';
  return isWhole
    ? { kind: 'literal', value: value.toFixed(0), datatype: 'integer' }
    : { kind: 'literal', value: canonicalDouble(value), datatype: 'double' };
}

/** The values at a key, one or several; null is nothing, as in JSON-LD. */
export function presentValues(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) return value === undefined || value === null ? [] : [value];
  const isPresent = (each: unknown): boolean => each !== undefined && each !== null;
  return value.every(isPresent) ? value : value.filter(isPresent);
}
