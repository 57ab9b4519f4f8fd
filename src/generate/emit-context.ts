// Writes the JSON-LD 1.1 context, by which our JSON is the same RDF that src/model/quads.ts makes of it
// (https://www.w3.org/TR/json-ld11/), and the facts about keys that both share.
import { jsonLdContext } from '../model/json-ld-context.ts';
import type { PropertyTerm } from '../model/vocabulary.ts';
import { NAMESPACES } from './graph.ts';
import type { Model } from './model.ts';
import type { Field } from './records.ts';

type Term = Omit<PropertyTerm, 'iri'>;

function termOf({ value, list }: Field): Term {
  const order = list ? { list: true as const } : {};
  switch (value.kind) {
    case 'form':
      if (value.form.kind === 'date') return { coercion: 'date', ...order };
      if (value.form.kind === 'double') return { coercion: 'double', ...order };
      return order;
    case 'object':
      return order;
    case 'link':
      return { coercion: 'iri', ...order };
    case 'linkOrWord':
      return { coercion: 'iriOrWord', words: value.words, ...order };
  }
}

/** Every key with how it stands in RDF. A key means the same everywhere, or the context could not say it. */
export function propertyTerms({ records }: Model): Readonly<Record<string, PropertyTerm>> {
  const terms: Record<string, PropertyTerm> = {};
  for (const { name, fields } of records) {
    for (const field of fields) {
      const term = { iri: NAMESPACES.ark + field.key, ...termOf(field) };
      const known = terms[field.key];
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(term)) {
        throw new Error(`shape:${name} and others do not agree on what ${field.key} is in RDF`);
      }
      terms[field.key] = term;
    }
  }
  return terms;
}

/** The text of context.jsonld; the mark stands beside the context, where JSON-LD ignores it. */
export function emitContext(model: Model, mark: string): string {
  return `${JSON.stringify({ $comment: mark, '@context': jsonLdContext(propertyTerms(model)) }, null, 2)}\n`;
}
