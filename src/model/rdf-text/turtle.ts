// Quads as Turtle that people like to read (https://www.w3.org/TR/turtle/): prefixes, one subject after the other, values and lists
// where they belong, in the order in which the quads come. The blocks of a graph are written one by one, so that a long answer needs
// neither much memory nor the event loop for long.
import { RDF, XSD } from '../rdf.ts';
import type { RdfQuad, RdfTerm } from '../rdf.ts';
import { iriText, stringText } from './escape.ts';

/** Namespaces by prefix. */
export type Prefixes = Readonly<Record<string, string>>;

/** A local name that needs no escape in any position. */
const LOCAL_NAME = /^[A-Za-z0-9_](?:[\w-]*[A-Za-z0-9_])?$/u;
/** Literals that Turtle writes without quotes, in the form in which it does. */
const BARE: Readonly<Record<string, RegExp>> = {
  [`${XSD}integer`]: /^[+-]?\d+$/u,
  [`${XSD}double`]: /^[+-]?\d+\.\d*E[+-]?\d+$/u,
  [`${XSD}boolean`]: /^(?:true|false)$/u,
};

/** The declarations that the blocks rely on. */
export function turtlePrefixes(prefixes: Prefixes): string {
  return Object.entries(prefixes)
    .map(([prefix, namespace]) => `@prefix ${prefix}: ${iriText(namespace)} .\n`)
    .join('');
}

/**
 * The quads of some subjects with all their blank nodes, whatever graph they say they are in. A blank node stands where it is the
 * object; so each may be the object of one quad only, and of none that it leads to.
 */
export function writeTurtle(quads: readonly RdfQuad[], options: { prefixes: Prefixes; indent?: string }): string {
  const { prefixes, indent = '' } = options;
  const writer = new TurtleWriter(quads, prefixes);
  return writer
    .roots()
    .map((root) => `${indent}${writer.subject(root)}${writer.properties(root, `${indent}  `)} .\n`)
    .join('');
}

const keyOf = (term: RdfTerm): string => (term.termType === 'BlankNode' ? `_:${term.value}` : term.value);

class TurtleWriter {
  readonly #prefixes: readonly (readonly [string, string])[];
  readonly #properties = new Map<string, RdfQuad[]>();
  /** Blank nodes that are the object of something: they are written there. */
  readonly #nested = new Set<string>();

  constructor(quads: readonly RdfQuad[], prefixes: Prefixes) {
    this.#prefixes = Object.entries(prefixes);
    for (const quad of quads) {
      const key = keyOf(quad.subject);
      const known = this.#properties.get(key);
      if (known === undefined) this.#properties.set(key, [quad]);
      else known.push(quad);
      if (quad.object.termType === 'BlankNode') this.#nested.add(keyOf(quad.object));
    }
  }

  /** The subjects that stand by themselves. */
  roots(): readonly RdfTerm[] {
    return [...this.#properties]
      .filter(([key]) => !this.#nested.has(key))
      .flatMap(([, [first]]) => (first === undefined ? [] : [first.subject]));
  }

  subject(term: RdfTerm): string {
    return term.termType === 'BlankNode' ? '[]' : this.#iri(term.value);
  }

  /** All that is said of the subject: ` p o ;\n  p o, o`. */
  properties(subject: RdfTerm, indent: string): string {
    const byPredicate = new Map<string, string[]>();
    for (const { predicate, object } of this.#properties.get(keyOf(subject)) ?? []) {
      const objects = byPredicate.get(predicate.value) ?? [];
      objects.push(this.#object(object, indent));
      byPredicate.set(predicate.value, objects);
    }
    return [...byPredicate]
      .map(([predicate, objects]) => ` ${this.#predicate(predicate)} ${objects.join(', ')}`)
      .join(` ;\n${indent.slice(1)}`);
  }

  #predicate(iri: string): string {
    return iri === `${RDF}type` ? 'a' : this.#iri(iri);
  }

  #object(term: RdfTerm, indent: string): string {
    if (term.termType === 'Literal') return this.#literal(term);
    if (term.value === `${RDF}nil`) return '()';
    if (term.termType !== 'BlankNode') return this.#iri(term.value);
    const members = this.#list(term, indent);
    if (members !== undefined) return `( ${members.join(' ')} )`;
    return `[${this.properties(term, `${indent}  `)} ]`;
  }

  #literal({ value, datatype }: RdfTerm): string {
    const type = datatype?.value ?? `${XSD}string`;
    if (type === `${XSD}string`) return stringText(value);
    return BARE[type]?.test(value) === true ? value : `${stringText(value)}^^${this.#iri(type)}`;
  }

  /** The members of an rdf:List, or undefined when the blank node is none. */
  #list(head: RdfTerm, indent: string): readonly string[] | undefined {
    const members: string[] = [];
    for (let cell = head; cell.value !== `${RDF}nil`;) {
      const quads = this.#properties.get(keyOf(cell)) ?? [];
      const first = quads.find(({ predicate }) => predicate.value === `${RDF}first`);
      const rest = quads.find(({ predicate }) => predicate.value === `${RDF}rest`);
      if (first === undefined || rest === undefined || quads.length > 2) return undefined;
      members.push(this.#object(first.object, indent));
      cell = rest.object;
    }
    return members;
  }

  #iri(iri: string): string {
    for (const [prefix, namespace] of this.#prefixes) {
      if (iri.startsWith(namespace) && LOCAL_NAME.test(iri.slice(namespace.length))) {
        return `${prefix}:${iri.slice(namespace.length)}`;
      }
    }
    return iriText(iri);
  }
}
