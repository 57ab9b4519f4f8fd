// Writes the tables that run: terms (JSON and RDF) and constraints (validation).
import type { FieldTerm, TypeTerm } from '../model/vocabulary.ts';
import { propertyTerms } from './emit-context.ts';
import { iri } from './graph.ts';
import type { Model } from './model.ts';
import type { Field, RecordShape } from './records.ts';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

function fieldTerm(field: Field, { records }: Model): FieldTerm {
  const { value } = field;
  const shape = value.kind === 'object' ? records.find(({ name }) => name === value.shape) : undefined;
  const link = value.kind === 'link' || value.kind === 'linkOrWord' ? value.class : undefined;
  return {
    privacy: field.privacy,
    ...(field.required && { required: true as const }),
    ...(field.many && { many: true as const }),
    ...(shape !== undefined && { value: shape.class }),
    ...(link !== undefined && { link }),
  };
}

/** One type for each class: where it has several shapes, what holds for all of them. */
function typeTerm(shapes: readonly RecordShape[], model: Model): TypeTerm {
  const [first] = shapes;
  if (first === undefined) throw new Error('a class without a shape');
  const fields: Record<string, FieldTerm> = {};
  for (const record of shapes) {
    for (const field of record.fields) {
      const { required, ...term } = fieldTerm(field, model);
      const everywhere = shapes.every(({ fields: all }) => all.some((each) => each.key === field.key && each.required));
      fields[field.key] = { ...term, ...(required && everywhere && { required }) };
    }
  }
  return {
    iri: iri(first.class),
    kind: first.kind,
    supers: model.ontology.classes.get(first.class)?.supers ?? [],
    closed: shapes.every(({ closed }) => closed),
    fields,
  };
}

/** The text of terms.ts. */
export function emitTerms(model: Model): string {
  const classes = [...new Set(model.records.map((record) => record.class))];
  const types = classes.map((name) => [
    name,
    typeTerm(
      model.records.filter((record) => record.class === name),
      model,
    ),
  ]);
  return [
    '// How JSON stands in RDF, and what each type consists of.',
    "import type { PropertyTerm, TypeTerm } from '../vocabulary.ts';",
    '',
    '/** By JSON key. */',
    `export const PROPERTY_TERMS: Readonly<Record<string, PropertyTerm>> = ${pretty(propertyTerms(model))};`,
    '',
    '/** By compact name. */',
    `export const TYPE_TERMS: Readonly<Record<string, TypeTerm>> = ${pretty(Object.fromEntries(types))};`,
    '',
  ].join('\n');
}

/** The text of constraints.ts. */
export function emitConstraints({ shapes }: Model): string {
  return [
    '// The SHACL shapes, compiled for evaluation on JSON.',
    "import type { NamedShape } from '../shape.ts';",
    '',
    '/** By local name. */',
    `export const SHAPES: Readonly<Record<string, NamedShape>> = ${pretty(Object.fromEntries(shapes))};`,
    '',
  ].join('\n');
}
