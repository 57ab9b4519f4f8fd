// Writes the TypeScript types: one for each node and value object, discriminated by `type`, and one for each form. Object types
// rather than interfaces, which could not be given where any node (GraphNode) is asked for.
import type { Form } from './forms.ts';
import type { Model } from './model.ts';
import type { Field, RecordShape } from './records.ts';

const JSON_TYPES = {
  string: 'string',
  date: 'string',
  integer: 'number',
  double: 'number',
  boolean: 'boolean',
  booleanOrString: 'boolean | string',
} as const;

const quoted = (word: string): string =>
  JSON.stringify(word)
    .replace(/^"|"$/gu, "'")
    .replace(/(?<!^)'(?!$)/gu, "\\'");
const doc = (indent: string, text: string): string => `${indent}/** ${text} */`;

function formType(form: Form): string {
  if (form.anyOf !== undefined) return form.anyOf.join(' | ');
  return form.words?.map(quoted).join(' | ') ?? JSON_TYPES[form.kind];
}

function fieldType({ value, many }: Field): string {
  const single = ((): string => {
    switch (value.kind) {
      case 'form':
        return value.form.name;
      case 'object':
        return value.shape;
      case 'link':
        return value.class === undefined ? 'string' : 'NodeId';
      case 'linkOrWord':
        return ['NodeId', ...Object.keys(value.words).map(quoted)].join(' | ');
    }
  })();
  if (!many) return single;
  return `readonly ${single.includes('|') ? `(${single})` : single}[]`;
}

function fieldLines(field: Field): readonly string[] {
  const target = field.value.kind === 'link' || field.value.kind === 'linkOrWord' ? field.value.class : undefined;
  const notes = [
    field.comment,
    ...(target === undefined ? [] : [`Leads to ${target}.`]),
    ...(field.unit === undefined ? [] : [`Unit: ${field.unit} (QUDT).`]),
  ];
  return [doc('  ', notes.join(' ')), `  readonly ${field.key}${field.required ? '' : '?'}: ${fieldType(field)};`];
}

function recordLines(record: RecordShape): readonly string[] {
  return [
    doc('', record.comment),
    `export type ${record.name} = {`,
    ...(record.kind === 'node' ? ['  readonly id: NodeId;'] : []),
    ...(record.typed ? [`  readonly type: '${record.class}';`] : []),
    ...record.fields.flatMap(fieldLines),
    '};',
    '',
  ];
}

/** The text of types.ts. */
export function emitTypes({ forms, records }: Model): string {
  const nodes = records.filter(({ kind }) => kind === 'node').map(({ name }) => name);
  return [
    '// The types of nodes and value objects, as JSON.',
    '',
    doc('', 'The id of a node: an absolute IRI.'),
    'export type NodeId = string;',
    '',
    ...[...forms.values()].flatMap((form) => [
      doc('', form.comment),
      `export type ${form.name} = ${formType(form)};`,
      '',
    ]),
    ...records.flatMap(recordLines),
    doc('', 'Any node.'),
    `export type AnyNode = ${nodes.join(' | ')};`,
    '',
    doc('', 'The compact name of a class of nodes.'),
    "export type NodeType = AnyNode['type'];",
    '',
  ].join('\n');
}
