// The classes of the model as GraphQL sees them: one type for each class, with the fields of all its shapes together.
import type { Form } from './forms.ts';
import { typeName } from './graphql-names.ts';
import type { Model } from './model.ts';
import type { Field, RecordShape } from './records.ts';

/** A property of a class. */
export interface ClassField {
  readonly field: Field;
  /** The GraphQL type of one value. */
  readonly single: string;
}

/** A class that has instances. */
export interface GraphqlClass {
  /** Compact name. */
  readonly name: string;
  readonly comment: string;
  /** Compact names of its superclasses. */
  readonly supers: readonly string[];
  readonly isNode: boolean;
  readonly fields: readonly ClassField[];
}

const SCALARS = {
  string: 'String',
  date: 'CalendarDate',
  integer: 'Int',
  double: 'Float',
  boolean: 'Boolean',
  booleanOrString: 'BooleanOrText',
} as const;

/** The pattern of a form whose texts are decimal numbers and nothing else: `^\d+(\.\d{2})?$`. */
const DECIMAL_PATTERN = /^\^\\d\+\(\\\.\\d[^)%]*\)\?\$$/u;

/** The scalar or enum of a form. */
export function formType(form: Form): string {
  if (form.words !== undefined) return form.name;
  return form.kind === 'string' && DECIMAL_PATTERN.test(form.shape.pattern ?? '') ? 'Decimal' : SCALARS[form.kind];
}

function singleType({ value }: Field, { records }: Model): string {
  switch (value.kind) {
    case 'form':
      return formType(value.form);
    case 'object':
      return typeName(records.find(({ name }) => name === value.shape)?.class ?? value.shape);
    case 'link':
      return value.class === undefined ? 'String' : typeName(value.class);
    case 'linkOrWord':
      return 'String';
  }
}

const wordCount = ({ value }: Field): number => (value.kind === 'form' ? (value.form.words?.length ?? 0) : 0);

/** Each field once; of several enums the widest is taken. */
function fieldsOf(records: readonly RecordShape[], model: Model): readonly ClassField[] {
  const byKey = new Map<string, Field>();
  for (const field of records.flatMap((record) => record.fields)) {
    const known = byKey.get(field.key);
    if (known === undefined || wordCount(field) > wordCount(known)) byKey.set(field.key, field);
  }
  return [...byKey.values()].map((field) => ({ field, single: singleType(field, model) }));
}

/** All classes that have shapes, in the order of the files. */
export function graphqlClasses(model: Model): readonly GraphqlClass[] {
  const names = [...new Set(model.records.map((record) => record.class))];
  return names.map((name) => {
    const shapes = model.records.filter((record) => record.class === name);
    const meant = model.ontology.classes.get(name);
    return {
      name,
      comment: meant?.comment ?? '',
      supers: meant?.supers ?? [],
      isNode: shapes.some(({ kind }) => kind === 'node'),
      fields: fieldsOf(shapes, model),
    };
  });
}

/** The class of node that a property leads to. */
export function linkTarget({ field: { value } }: ClassField): string | undefined {
  return value.kind === 'link' ? value.class : undefined;
}
