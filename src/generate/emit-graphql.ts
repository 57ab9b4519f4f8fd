// Writes the GraphQL types: an interface for each abstract class, an object type for each node and value class, an enum for each
// closed list. Links are typed. Only `id` and `type` are sure to be there: a document may lack what its shape requires.
import type { Form } from './forms.ts';
import type { Model } from './model.ts';
import type { Field, RecordShape } from './records.ts';

const SCALARS = {
  string: 'String',
  date: 'CalendarDate',
  integer: 'Int',
  double: 'Float',
  boolean: 'Boolean',
  booleanOrString: 'BooleanOrText',
} as const;

const quote = (text: string): string => `"""${text.replaceAll('"""', '\\"""')}"""`;
const short = (name: string): string => name.replace(/^ark:/u, '');

/** A word of a closed list as a GraphQL name: `PAYMENT:CARD` is PAYMENT_CARD, `Four-weekly` is FOUR_WEEKLY. */
function enumName(word: string): string {
  return word
    .replaceAll(/([a-z])([A-Z])/gu, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/gu, '_')
    .toUpperCase();
}

function formScalar(form: Form): string {
  return form.words === undefined ? SCALARS[form.kind] : form.name;
}

function enumLines(form: Form): readonly string[] {
  const values = (form.words ?? []).map((word) => `  ${quote(`In JSON: ${word}`)}\n  ${enumName(word)}`);
  return [quote(form.comment), `enum ${form.name} {`, ...values, '}', ''];
}

interface GraphqlField {
  readonly field: Field;
  readonly type: string;
  /** How many words its enum has: among several of one class the widest is taken. */
  readonly width: number;
}

function typed(field: Field, { records }: Model): GraphqlField {
  const { value } = field;
  const single = ((): string => {
    switch (value.kind) {
      case 'form':
        return formScalar(value.form);
      case 'object':
        return short(records.find(({ name }) => name === value.shape)?.class ?? value.shape);
      case 'link':
        return value.class === undefined ? 'String' : short(value.class);
      case 'linkOrWord':
        return 'String';
    }
  })();
  const width = value.kind === 'form' ? (value.form.words?.length ?? 0) : 0;
  return { field, type: field.many ? `[${single}!]` : single, width };
}

/** The fields of a class: of all its shapes together, each once. */
function fieldsOf(records: readonly RecordShape[], model: Model): readonly GraphqlField[] {
  const byKey = new Map<string, GraphqlField>();
  for (const field of records.flatMap((record) => record.fields)) {
    const now = typed(field, model);
    const known = byKey.get(field.key);
    if (known === undefined || now.width > known.width) byKey.set(field.key, now);
  }
  return [...byKey.values()];
}

function fieldLines({ field, type }: GraphqlField): readonly string[] {
  const unit = field.unit === undefined ? '' : ` Unit: ${field.unit} (QUDT).`;
  const words =
    field.value.kind === 'linkOrWord'
      ? ` The id of a ${short(field.value.class)}, or one of: ${Object.keys(field.value.words).join(', ')}.`
      : '';
  return [`  ${quote(field.comment + unit + words)}`, `  ${field.key}: ${type}`];
}

const IDENTITY = ['  """The node itself."""', '  id: ID!', '  """The compact name of its class."""', '  type: String!'];

/** The text of schema.graphql, without the mark. */
export function emitGraphql(model: Model): string {
  const { ontology, records } = model;
  const classes = [...new Set(records.map((record) => record.class))];
  const concrete = classes.map((name) => ({ name, shapes: records.filter((record) => record.class === name) }));
  const fields = concrete.flatMap(({ shapes }) => fieldsOf(shapes, model));
  const used = new Set(fields.map(({ type }) => type.replaceAll(/[[\]!]/gu, '')));
  const abstract = [...ontology.classes.values()].filter(
    ({ name, supers }) => name === 'ark:Node' || (supers.includes('ark:Node') && !classes.includes(name)),
  );
  const enums = [...model.forms.values()].filter(({ name, words }) => words !== undefined && used.has(name));
  const implement = (supers: readonly string[]): string => {
    const interfaces = supers.filter((each) => abstract.some(({ name }) => name === each)).map(short);
    return interfaces.length === 0 ? '' : ` implements ${interfaces.join(' & ')}`;
  };
  return [
    '"""A calendar date, YYYY-MM-DD."""',
    'scalar CalendarDate',
    '',
    '"""True, false, or text."""',
    'scalar BooleanOrText',
    '',
    ...enums.flatMap(enumLines),
    ...abstract.flatMap(({ label, comment, supers }) => [
      quote(comment),
      `interface ${label}${implement(supers)} {`,
      ...IDENTITY,
      '}',
      '',
    ]),
    ...concrete.flatMap(({ name, shapes }) => {
      const meant = ontology.classes.get(name);
      const isNode = shapes.some(({ kind }) => kind === 'node');
      return [
        quote(meant?.comment ?? ''),
        `type ${short(name)}${implement(meant?.supers ?? [])} {`,
        ...(isNode ? IDENTITY : []),
        ...fieldsOf(shapes, model).flatMap(fieldLines),
        '}',
        '',
      ];
    }),
  ].join('\n');
}
