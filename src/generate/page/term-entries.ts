// The entries of properties, of the forms of printed values, and of the classes of privacy.
import { html } from '../../kernel/html.ts';
import type { Html } from '../../kernel/html.ts';
import type { Form } from '../forms.ts';
import { compact } from '../graph.ts';
import type { Model } from '../model.ts';
import type { OntologyProperty } from '../ontology.ts';
import { entry, mappingRow, privacyMark, row, termHeading, termLink } from './page-parts.ts';

/** All properties. */
export function propertyEntries(model: Model): readonly Html[] {
  return [...model.ontology.properties.values()]
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((property) => propertyEntry(property, model));
}

function propertyEntry(property: OntologyProperty, { records }: Model): Html {
  const { key, comment, domains, ranges, privacy, unit, mappings } = property;
  const overrides = records.flatMap((record) =>
    record.fields
      .filter((field) => field.key === key && field.privacy !== privacy)
      .map((field) => html`${privacyMark(field.privacy)} in ${termLink(record.class)}`),
  );
  return entry(
    [key, comment, ...mappings.map(({ target }) => target)],
    html`${termHeading(`ark:${key}`)}
      <p>${comment}</p>
      <dl>
        ${[
          ...row('Of', domains.map(termLink)),
          ...row('Value', ranges.map(termLink)),
          ...row('Privacy', [privacyMark(privacy), ...overrides]),
          ...row('Unit', unit === undefined ? [] : [html`${unit} (QUDT)`]),
          ...mappingRow(mappings),
        ]}
      </dl>`,
  );
}

/** All forms: what a printed value looks like. */
export function formEntries({ forms }: Model): readonly Html[] {
  return [...forms.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(formEntry);
}

function formEntry({ name, comment, kind, words = [], anyOf = [], shape }: Form): Html {
  const { datatype, pattern, minLength, minInclusive, maxInclusive, severity = 'Violation', message } = shape;
  const shown = (value: string | number | undefined) => (value === undefined ? [] : [html`<code>${value}</code>`]);
  return entry(
    [name, comment, ...words],
    html`${termHeading(`ark:${name}`)}
      <p>${comment}</p>
      <dl>
        ${[
          ...row('Datatype', datatype === undefined ? [html`${kind}`] : [termLink(`xsd:${datatype}`)]),
          ...row(
            'Any of',
            anyOf.map((each) => termLink(`ark:${each}`)),
          ),
          ...row('Pattern', shown(pattern)),
          ...row('Shortest', shown(minLength)),
          ...row('Least', shown(minInclusive)),
          ...row('Most', shown(maxInclusive)),
          ...row('If not so', [html`<span class="severity">${severity}</span> ${message ?? ''}`]),
        ]}${
          words.length === 0
            ? html``
            : html`<dt>One of</dt>
                <dd class="words">${words.map((word) => html`<code>${word}</code> `)}</dd>`
        }
      </dl>`,
  );
}

/** The classes of privacy. */
export function privacyEntries({ graphs: { ontology } }: Model): readonly Html[] {
  return ontology.subjects('rdf:type', 'ark:PrivacyClass').map((term) => {
    const name = compact(term.value);
    const comment = ontology.text(term, 'rdfs:comment') ?? '';
    return entry(
      [name, comment],
      html`${termHeading(name)}
        <p>${comment}</p>`,
    );
  });
}
