// The parts that entries of the page have in common: links to terms of ours and of others, privacy classes, mappings.
import { html, joined } from '../../kernel/html.ts';
import type { Html } from '../../kernel/html.ts';
import { ARK } from '../../model/rdf.ts';
import type { PrivacyClass } from '../../model/vocabulary.ts';
import { compact, iri } from '../graph.ts';
import type { Mapping } from '../ontology.ts';

const short = (name: string): string => name.replace(/^ark:/u, '');

/** A link to a term by its compact name: on this page when it is ours, to its own address otherwise. */
export function termLink(name: string): Html {
  if (name.startsWith('ark:')) return html`<a href="#${short(name)}">${short(name)}</a>`;
  return html`<a href="${name.includes('://') ? name : iri(name)}">${name}</a>`;
}

/** Links with commas between them. */
export function termLinks(names: readonly string[]): Html {
  return joined(names.map(termLink), ', ');
}

/** The heading of an entry, which is the anchor of its term. */
export function termHeading(name: string): Html {
  return html`<h3 id="${short(name)}"><a href="#${short(name)}">${short(name)}</a></h3>
    <p><code>${ARK}${short(name)}</code></p>`;
}

/** A privacy class as a mark that leads to its explanation. */
export function privacyMark(privacy: PrivacyClass): Html {
  return html`<a class="privacy" href="#${privacy}">${privacy}</a>`;
}

const RELATION_WORDS: Readonly<Record<string, string>> = {
  'owl:equivalentClass': 'the same as',
  'owl:equivalentProperty': 'the same as',
  'rdfs:subClassOf': 'a kind of',
  'rdfs:subPropertyOf': 'a kind of',
  'skos:exactMatch': 'the same as',
  'skos:closeMatch': 'close to',
  'skos:broadMatch': 'narrower than',
  'skos:narrowMatch': 'wider than',
  'skos:relatedMatch': 'related to',
};

/** What the term is in other vocabularies, as a row of a description list. */
export function mappingRow(mappings: readonly Mapping[]): readonly Html[] {
  if (mappings.length === 0) return [];
  const links = mappings.map(
    ({ relation, target }) =>
      html`${RELATION_WORDS[relation] ?? relation} <a href="${target}" title="${relation}">${compact(target)}</a>`,
  );
  return [
    html`<dt>Elsewhere</dt>
      <dd>${joined(links, '; ')}</dd>`,
  ];
}

/** A row of a description list; none without a value. */
export function row(name: string, values: readonly Html[]): readonly Html[] {
  return values.length === 0
    ? []
    : [
        html`<dt>${name}</dt>
          <dd>${joined(values, ', ')}</dd>`,
      ];
}

/** An entry of the page, with the words by which it is found. */
export function entry(words: readonly string[], body: Html): Html {
  return html`<section data-text="${words.join(' ').toLowerCase()}">${body}</section> `;
}
