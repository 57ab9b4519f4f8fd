// The entries of classes: what each is, which classes it stands between, and its shape row by row.
import { NOTHING, html, joined } from '../../kernel/html.ts';
import type { Html } from '../../kernel/html.ts';
import type { PropertyShape, Severity, Shape } from '../../model/shape.ts';
import type { Model } from '../model.ts';
import type { OntologyClass } from '../ontology.ts';
import type { Field, FieldValue, RecordShape } from '../records.ts';
import { entry, mappingRow, privacyMark, row, termHeading, termLink, termLinks } from './page-parts.ts';

/** What an unmet constraint of each severity is called in an answer. */
const SEVERITY_WORDS: Readonly<Record<Severity, string>> = { Violation: 'error', Warning: 'warning', Info: 'info' };

/** All classes, those of nodes and values with their shapes. */
export function classEntries(model: Model): readonly Html[] {
  return [...model.ontology.classes.values()]
    .filter(({ name }) => name !== 'ark:PrivacyClass')
    .map((each) => classEntry(each, model));
}

function classEntry(meant: OntologyClass, model: Model): Html {
  const { name, comment, supers, mappings } = meant;
  const records = model.records.filter((record) => record.class === name);
  const subclasses = [...model.ontology.classes.values()].filter((each) => each.supers.includes(name));
  const reached = [name, ...supers].filter((each) => each !== 'ark:Node' && each !== 'ark:Value');
  const incoming = model.records.flatMap((record) =>
    record.fields
      .filter(({ value }) => reached.includes(targetOf(value, model) ?? ''))
      .map(({ key }) => [record, key] as const),
  );
  const individuals = [...(model.ontology.individuals.get(name) ?? [])];
  const facts = [
    ...row('A kind of', supers.map(termLink)),
    ...row(
      'Kinds of it',
      subclasses.map((each) => termLink(each.name)),
    ),
    ...row(
      'Linked from',
      unique(incoming.map(([record, key]) => html`${termLink(record.class)}.${termLink(`ark:${key}`)}`)),
    ),
    ...row(
      'Individuals',
      individuals.map(([, label]) => html`${label}`),
    ),
    ...mappingRow(mappings),
  ];
  const keys = records.flatMap(({ fields }) => fields.map(({ key }) => key));
  return entry(
    [name, comment, ...keys, ...mappings.map(({ target }) => target)],
    html`${termHeading(name)}
      <p>${comment}</p>
      ${facts.length === 0 ? NOTHING : html`<dl>${facts}</dl>`} ${records.map((record) => shapeTable(record, model))}`,
  );
}

const unique = (pieces: readonly Html[]): readonly Html[] =>
  [...new Set(pieces.map((piece) => piece.html))].map((text) => ({ html: text }));

function targetOf(value: FieldValue, { records }: Model): string | undefined {
  if (value.kind === 'link' || value.kind === 'linkOrWord') return value.class;
  return value.kind === 'object' ? records.find(({ name }) => name === value.shape)?.class : undefined;
}

function shapeTable(record: RecordShape, model: Model): Html {
  const { name, comment, fields, closed } = record;
  const heading = `ark:${name}` === record.class ? 'Its shape' : name;
  const properties = shapesOf(record, model).flatMap((shape) => shape.properties ?? []);
  const expectations = expectationsOf(record, model);
  return html`<h4 id="shape-${name}">${heading}${closed ? html` (no other property is allowed)` : NOTHING}</h4>
    ${`ark:${name}` === record.class ? NOTHING : html`<p>${comment}</p>`}
    <table>
      <thead>
        <tr>
          <th>Property</th>
          <th>How many</th>
          <th>Value</th>
          <th>Privacy</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map((field) => fieldRow(field, properties, model))}
      </tbody>
    </table>
    ${
      expectations.length === 0
        ? NOTHING
        : html`<p>Looked at, too:</p>
            <ul>
              ${expectations}
            </ul> `
    }`;
}

function fieldRow(field: Field, properties: readonly PropertyShape[], model: Model): Html {
  const { key, comment, privacy, unit } = field;
  const most = field.many ? '*' : '1';
  const severities = field.required ? (['Violation'] as const) : severitiesOf(key, properties);
  return html`<tr>
    <th>${termLink(`ark:${key}`)}</th>
    <td data-name="How many">
      ${field.required ? '1' : '0'}..${most}${field.list ? ', in order' : ''} ${severities.map(severityMark)}
    </td>
    <td data-name="Value">${valueCell(field.value, model)}${unit === undefined ? '' : ` (${unit})`}</td>
    <td data-name="Privacy">${privacyMark(privacy)}</td>
    <td>${comment}</td>
  </tr> `;
}

/** How a value that may be missing is missed: by constraints graver than nothing and milder than an error. */
function severitiesOf(key: string, properties: readonly PropertyShape[]): readonly Severity[] {
  const found = properties
    .filter(
      ({ path, minCount }) =>
        path.length === 1 && path[0]?.kind === 'forward' && path[0].key === key && (minCount ?? 0) > 0,
    )
    .map(({ severity }) => severity ?? 'Violation');
  return [...new Set(found)];
}

function severityMark(severity: Severity): Html {
  return html`<span class="severity" title="sh:${severity} when missing">${SEVERITY_WORDS[severity]} if missing</span>`;
}

function valueCell(value: FieldValue, model: Model): Html {
  switch (value.kind) {
    case 'form':
      return termLink(`ark:${value.form.name}`);
    case 'object': {
      const target = targetOf(value, model) ?? '';
      return `ark:${value.shape}` === target
        ? termLink(target)
        : html`${termLink(target)} (<a href="#shape-${value.shape}">${value.shape}</a>)`;
    }
    case 'link':
      return value.class === undefined ? html`the id of anything` : html`the id of ${termLink(value.class)}`;
    case 'linkOrWord':
      return html`the id of ${termLink(value.class)}, or one of: ${Object.keys(value.words).join(', ')}`;
  }
}

function shapesOf({ name, class: className }: RecordShape, { shapes }: Model): readonly Shape[] {
  const beside = [...shapes].filter(([other, shape]) => other !== name && shape.targetClass === className);
  const own = shapes.get(name);
  return [...(own === undefined ? [] : [own]), ...beside.map(([, shape]) => shape)];
}

/** Constraints that say something to a person, beyond the rows of the table. */
function expectationsOf(record: RecordShape, model: Model): readonly Html[] {
  return shapesOf(record, model)
    .flatMap((shape): readonly Shape[] => [shape, ...(shape.properties ?? [])])
    .filter((shape) => shape.message !== undefined)
    .map(
      ({ message = '', severity = 'Violation' }) =>
        html`<li><span class="severity" title="sh:${severity}">${SEVERITY_WORDS[severity]}</span> ${message}</li>`,
    );
}

/** What links to classes, for the table of contents. */
export function classLinks({ ontology }: Model): Html {
  const names = [...ontology.classes.keys()].filter((name) => name !== 'ark:PrivacyClass').sort();
  return html`<ul>
    ${joined(
      names.map((name) => html`<li>${termLinks([name])}</li>`),
      '',
    )}
  </ul>`;
}
