// The JSON-LD 1.1 context by which the JSON of nodes is the same RDF that quads.ts makes of it (https://www.w3.org/TR/json-ld11/).
import { ARK, XSD } from './rdf.ts';
import type { PropertyTerm } from './vocabulary.ts';

const COERCED = {
  iri: { '@type': '@id' },
  iriOrWord: { '@type': '@vocab' },
  date: { '@type': 'xsd:date' },
  double: { '@type': 'xsd:double' },
} as const;

/** The value of `@context` for keys with these terms. */
export function jsonLdContext(terms: Readonly<Record<string, PropertyTerm>>): Readonly<Record<string, unknown>> {
  return {
    '@version': 1.1,
    '@vocab': ARK,
    ark: ARK,
    xsd: XSD,
    id: '@id',
    type: '@type',
    ...Object.fromEntries(Object.entries(terms).map(([key, term]) => [key, definition(key, term)])),
  };
}

function definition(key: string, { coercion, list, words }: PropertyTerm): unknown {
  return {
    '@id': `ark:${key}`,
    ...(coercion === undefined ? {} : COERCED[coercion]),
    ...(list && { '@container': '@list' }),
    ...(words && { '@context': words }),
  };
}
