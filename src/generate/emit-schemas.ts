// Writes JSON Schema (2020-12) and the component schemas of OpenAPI 3.0, which differ in where a schema stands and in how a
// constant is written.
import type { Form, FormKind } from './forms.ts';
import type { Model } from './model.ts';
import type { Field, RecordShape } from './records.ts';

/** A schema object. */
type Schema = Readonly<Record<string, unknown>>;

/** One of the two dialects. */
interface Dialect {
  readonly ref: (name: string) => string;
  readonly constant: (value: string) => Schema;
}

/** JSON Schema 2020-12. */
const JSON_SCHEMA: Dialect = { ref: (name) => `#/$defs/${name}`, constant: (value) => ({ const: value }) };

/** The Schema Object of OpenAPI 3.0: no `const`. */
const OPEN_API: Dialect = {
  ref: (name) => `#/components/schemas/${name}`,
  constant: (value) => ({ type: 'string', enum: [value] }),
};

const BASE: Readonly<Record<FormKind, Schema>> = {
  string: { type: 'string' },
  date: { type: 'string', format: 'date' },
  integer: { type: 'integer' },
  double: { type: 'number' },
  boolean: { type: 'boolean' },
  booleanOrString: {},
};

function formSchema({ kind, comment, words, anyOf, shape }: Form, dialect: Dialect): Schema {
  const description = comment;
  if (anyOf !== undefined) return { description, anyOf: anyOf.map((name) => ({ $ref: dialect.ref(name) })) };
  return {
    ...BASE[kind],
    description,
    ...(words && { enum: words }),
    ...(shape.pattern !== undefined && { pattern: shape.pattern }),
    ...(shape.minLength !== undefined && { minLength: shape.minLength }),
    ...(shape.minInclusive !== undefined && { minimum: shape.minInclusive }),
    ...(shape.maxInclusive !== undefined && { maximum: shape.maxInclusive }),
  };
}

function valueSchema({ value }: Field, dialect: Dialect): Schema {
  switch (value.kind) {
    case 'form':
      return { $ref: dialect.ref(value.form.name) };
    case 'object':
      return { $ref: dialect.ref(value.shape) };
    case 'link':
      return { type: 'string', format: 'uri' };
    case 'linkOrWord':
      return {
        anyOf: [
          { type: 'string', format: 'uri' },
          { type: 'string', enum: Object.keys(value.words) },
        ],
      };
  }
}

function fieldSchema(field: Field, dialect: Dialect): Schema {
  const target = field.value.kind === 'link' || field.value.kind === 'linkOrWord' ? field.value.class : undefined;
  const description = [
    field.comment,
    ...(target === undefined ? [] : [`Leads to ${target}.`]),
    ...(field.unit === undefined ? [] : [`Unit: ${field.unit} (QUDT).`]),
  ].join(' ');
  const single = valueSchema(field, dialect);
  const notes = { description, 'x-privacy-class': field.privacy };
  if (field.many) {
    const limits = field.required ? { minItems: 1 } : {};
    return { type: 'array', items: single, ...(field.list ? {} : { uniqueItems: true }), ...limits, ...notes };
  }
  // Beside $ref OpenAPI 3.0 ignores everything; inside allOf it does not.
  return '$ref' in single ? { allOf: [single], ...notes } : { ...single, ...notes };
}

function recordSchema(record: RecordShape, dialect: Dialect): Schema {
  const required = record.fields.filter((field) => field.required).map(({ key }) => key);
  const own = [...(record.kind === 'node' ? ['id'] : []), ...(record.typed ? ['type'] : [])];
  const properties = {
    ...(record.kind === 'node' && { id: { type: 'string', format: 'uri', description: 'The node itself.' } }),
    ...(record.typed && { type: dialect.constant(record.class) }),
    ...Object.fromEntries(record.fields.map((field) => [field.key, fieldSchema(field, dialect)])),
  };
  return {
    type: 'object',
    description: record.comment,
    ...(own.length + required.length > 0 && { required: [...own, ...required] }),
    properties,
    ...(record.closed && { additionalProperties: false }),
  };
}

/** Schemas by name: every form, every record, and `Node` for any node. */
function schemasOf({ forms, records }: Model, dialect: Dialect): Readonly<Record<string, Schema>> {
  const nodes = records.filter(({ kind }) => kind === 'node');
  return {
    ...Object.fromEntries([...forms.values()].map((form) => [form.name, formSchema(form, dialect)])),
    ...Object.fromEntries(records.map((record) => [record.name, recordSchema(record, dialect)])),
    Node: {
      description: 'A node of the graph; `type` says which.',
      oneOf: nodes.map(({ name }) => ({ $ref: dialect.ref(name) })),
      ...(dialect === OPEN_API && {
        discriminator: {
          propertyName: 'type',
          mapping: Object.fromEntries(nodes.map((each) => [each.class, dialect.ref(each.name)])),
        },
      }),
    },
  };
}

/** The text of json-schema.json. */
export function emitJsonSchema(model: Model, mark: string): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://w3id.org/arkive/schema',
    $comment: mark,
    $ref: '#/$defs/Node',
    $defs: schemasOf(model, JSON_SCHEMA),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** The text of component-schemas.ts. */
export function emitComponentSchemas(model: Model): string {
  return [
    '// The schemas of nodes and value objects as components of an OpenAPI 3.0 description.',
    '',
    '/** By name, as `#/components/schemas/…`; `Node` stands for any node. */',
    `export const NODE_SCHEMAS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${JSON.stringify(schemasOf(model, OPEN_API), null, 2)};`,
    '',
  ].join('\n');
}
