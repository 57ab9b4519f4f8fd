// The value nodes of SHACL, seen in JSON: what stands at a property, as the RDF term it is.
import type { GraphNode } from '../model/reading.ts';
import { PROPERTY_TERMS } from '../model/generated/terms.ts';
import { ARK, RDF } from '../model/rdf.ts';
import { isAbsoluteIri, plainTerm, presentValues } from '../model/plain-term.ts';
import type { LiteralType } from '../model/plain-term.ts';
import type { TermKey } from '../model/shape.ts';

/** A JSON object with properties: a node or a value object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A term. Objects and lists are blank nodes, equal to themselves alone. */
export type ValueNode =
  | { readonly kind: 'iri'; readonly value: string; readonly object?: JsonObject }
  | { readonly kind: 'literal'; readonly value: string; readonly datatype: LiteralType }
  | { readonly kind: 'object'; readonly object: JsonObject }
  | { readonly kind: 'list'; readonly property: string; readonly members: readonly unknown[] };

const NONE: readonly ValueNode[] = [];
const NIL: ValueNode = { kind: 'iri', value: `${RDF}nil` };

/** The key of a term that can be compared; undefined for objects and lists. */
export function keyOf(value: ValueNode): TermKey | undefined {
  if (value.kind === 'iri') return `<${value.value}>`;
  return value.kind === 'literal' ? `"${value.value}"^^${value.datatype}` : undefined;
}

/** The focus node of a node. */
export function focusNode(node: GraphNode): ValueNode {
  // An id that is no IRI cannot be a node, and its shape says so.
  if (!isAbsoluteIri(node.id)) return { kind: 'object', object: node };
  return { kind: 'iri', value: node.id, object: node };
}

/** The term of one JSON value under a key. */
export function valueNode(key: string, value: unknown): ValueNode {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return plainTerm(value, PROPERTY_TERMS[key]);
  }
  if (Array.isArray(value)) return { kind: 'list', property: key, members: value };
  return { kind: 'object', object: value as JsonObject };
}

/** The tail of a list after `count` members: nothing where the list ends before. */
export function tailOf(property: string, members: readonly unknown[], count: number): readonly ValueNode[] {
  if (members.length < count) return NONE;
  return [members.length === count ? NIL : { kind: 'list', property, members: members.slice(count) }];
}

/** The values of a key, each once: a list is one value, other arrays are several. */
export function valuesOf(object: JsonObject, key: string): readonly ValueNode[] {
  const value = object[key];
  if (value === undefined || value === null) return NONE;
  if (key === 'type' && typeof value === 'string') return [{ kind: 'iri', value: value.replace(/^ark:/u, ARK) }];
  if (PROPERTY_TERMS[key]?.list) return tailOf(key, presentValues(value), 0);
  return distinct(presentValues(value).map((each) => valueNode(key, each)));
}

/** Equal terms are one value node. */
export function distinct(values: readonly ValueNode[]): readonly ValueNode[] {
  if (values.length < 2) return values;
  const seen = new Set<unknown>();
  return values.filter((value) => {
    const identity = value.kind === 'object' ? value.object : value.kind === 'list' ? value.members : keyOf(value);
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
}
