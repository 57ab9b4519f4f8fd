// The format of a profile file as JSON Schema (draft-07): checks files when they are loaded, and, as profile.schema.json,
// helps authors in their editor. `satisfies` ties every object's keys to the types in profile.ts: they cannot drift apart.
import { ANCHOR_PLACES, COLUMN_KINDS, FIELD_PLACES, PROFILE_KINDS, SIGNS, VALUE_KINDS } from './profile.ts';
import type { Anchor, ColumnRule, DerivedFacts, FieldRule, NodeTemplate, Profile, TableRule } from './profile.ts';

type Schema = Readonly<Record<string, unknown>>;
type Keys<T> = Readonly<Record<keyof T, Schema>>;

const phrase = { type: 'string', pattern: '[\\p{L}\\p{N}£€$]' };
const phrases = { type: 'array', items: phrase, minItems: 1, uniqueItems: true };
const name = '^[a-z][A-Za-z0-9]*$';
const slug = { type: 'string', pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' };
const names = { type: 'array', items: { type: 'string', pattern: name }, uniqueItems: true };
const phrasesByName = { type: 'object', propertyNames: { pattern: name }, additionalProperties: phrases };

const byName = (schema: Schema): Schema => ({
  type: 'object',
  propertyNames: { pattern: name },
  additionalProperties: schema,
});

const record = <T>(properties: Keys<T>, required: readonly (keyof T)[], description: string): Schema => ({
  type: 'object',
  description,
  properties,
  required,
  additionalProperties: false,
});

const phrasesOrSign = record<Anchor>(
  {
    any: { ...phrases, description: 'Any one of these phrases, whole words, without case, accents and punctuation.' },
    sign: { enum: SIGNS, description: 'What is seen without reading words; instead of phrases.' },
    place: { enum: ANCHOR_PLACES, default: 'anywhere' },
    weight: {
      type: 'number',
      minimum: -8,
      maximum: 8,
      description: 'Log-odds in nats: 2 is about seven times as likely.',
    },
  },
  ['weight'],
  'Evidence for, or with a negative weight against, the class. It counts once.',
);
const anchor: Schema = { ...phrasesOrSign, oneOf: [{ required: ['any'] }, { required: ['sign'] }] };

const field = record<FieldRule>(
  {
    value: { enum: VALUE_KINDS },
    labels: phrases,
    places: { type: 'array', items: { enum: FIELD_PLACES }, minItems: 1, uniqueItems: true, default: FIELD_PLACES },
    pattern: { type: 'string', format: 'regex', description: 'Flags iu; first group, or the whole, is the value.' },
    sentences: {
      type: 'array',
      items: { type: 'string', format: 'regex' },
      description: 'Regular expressions (flags iu) over running text; first group, or the whole, is the value.',
    },
  },
  [],
  'A labelled value. `value` may be left out where the profile extended gives it.',
);

const column = record<ColumnRule>(
  { value: { enum: COLUMN_KINDS }, headers: phrases },
  [],
  'A column of a table. `value` may be left out where the profile extended gives it.',
);

const table = record<TableRule>(
  { columns: byName(column), rowKinds: phrasesByName, sections: phrasesByName },
  [],
  'A table whose rows become nodes.',
);

const derived = record<DerivedFacts>(
  { fields: names, lists: { type: 'object', propertyNames: { pattern: name }, additionalProperties: names } },
  [],
  'Facts that steps work out themselves, named so that node templates may use them.',
);

const node = record<NodeTemplate>(
  {
    key: { type: 'string', pattern: name },
    type: { type: 'string', pattern: '^[A-Z][A-Za-z0-9]*$' },
    each: { type: 'string', pattern: name },
    when: names,
    set: {
      type: 'object',
      propertyNames: { pattern: name },
      description: '`$field`, `->key`, plain values, or objects and lists of them.',
    },
  },
  ['key'],
  'A node to make. `type` may be left out where the profile extended gives it.',
);

const profile = record<Profile>(
  {
    id: slug,
    title: { type: 'string', minLength: 1 },
    version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
    classIdentifier: slug,
    className: { type: 'string', pattern: '^[^:]+: [^:]+$', description: '`Context: Title`' },
    kind: { enum: PROFILE_KINDS },
    extends: slug,
    issuer: {
      ...phrases,
      description: 'The names under which the issuer prints itself; the first is its proper name.',
    },
    recognise: { type: 'array', items: anchor },
    fields: byName(field),
    tables: byName(table),
    derived,
    nodes: { type: 'array', items: node },
  },
  ['id', 'title', 'version', 'kind'],
  'How a kind of document is recognised, where its values stand, and which nodes they become.',
);

/** JSON Schema of one profile file. */
export const PROFILE_SCHEMA: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Profile',
  ...profile,
};
