// The format of a profile file as JSON Schema (draft-07): checks files when they are loaded, and, as profile.schema.json,
// helps authors in their editor. `satisfies` ties every object's keys to the types in profile.ts: they cannot drift apart.
import { ISSUER_KINDS } from '../model/institutions.ts';
import {
  ANCHOR_PLACES,
  CHECK_SEVERITIES,
  COLUMN_KINDS,
  FIELD_PLACES,
  LEFT_KINDS,
  PROFILE_KINDS,
  SIGNS,
  VALUE_KINDS,
} from './profile.ts';
import type {
  Anchor,
  BlockRule,
  CheckRule,
  ColumnRule,
  DerivedFacts,
  FieldRule,
  GroupRule,
  ListColumnRule,
  ListRule,
  MentionRule,
  HallmarkRule,
  ExpectedRule,
  NodeTemplate,
  Profile,
  TableRule,
} from './profile.ts';

type Schema = Readonly<Record<string, unknown>>;
type Keys<T> = Readonly<Record<keyof T, Schema>>;

const phrase = { type: 'string', pattern: '[\\p{L}\\p{N}£€$]' };
const phrases = { type: 'array', items: phrase, minItems: 1, uniqueItems: true };
const name = '^[a-z][A-Za-z0-9]*$';
const SUMMAND = '^-?[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)?$';
const MODEL_PATH = '^[A-Z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$';
const slug = { type: 'string', pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' };
const names = { type: 'array', items: { type: 'string', pattern: name }, uniqueItems: true };
const phrasesOf = { type: 'object', additionalProperties: phrases };
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
    questions: {
      type: 'array',
      items: { type: 'string', format: 'regex' },
      description: 'Regular expressions over folded cells and questions: what one finds is a label.',
    },
    places: { type: 'array', items: { enum: FIELD_PLACES }, minItems: 1, uniqueItems: true, default: FIELD_PLACES },
    pattern: { type: 'string', format: 'regex', description: 'Flags iu; first group, or the whole, is the value.' },
    sentences: {
      type: 'array',
      items: { type: 'string', format: 'dated-regex' },
      description:
        'Regular expressions (flags iu) over running text; first group, or the whole, is the value. `{date}` stands for a day with its year, `{day}` for one with or without.',
    },
    choices: { ...phrasesOf, description: 'For choice: what may be printed, by what stands in the node for it.' },
    within: { ...names, description: 'Blocks of which one holds the value.' },
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

const block = record<BlockRule>(
  { headings: phrases, closed: { type: 'boolean', default: false } },
  [],
  'A part of the page under a heading of its own, down to the next heading.',
);

const listColumn = record<ListColumnRule>(
  { value: { enum: VALUE_KINDS }, headers: phrases, required: { type: 'boolean', default: false } },
  [],
  'A column of a list, told by its header, else by the kind of its values.',
);

const list = record<ListRule>(
  { within: names, columns: byName(listColumn), omit: phrases },
  [],
  'Lines of a block that each make one row.',
);

const group = record<GroupRule>(
  {
    blocks: byName({ type: 'object', additionalProperties: { type: 'string' } }),
    fields: byName(field),
  },
  [],
  'Blocks that each make one row, with fields of its own.',
);

const check = record<CheckRule>(
  {
    name: { type: 'string', minLength: 1 },
    total: { type: 'string', pattern: SUMMAND },
    of: { type: 'array', items: { type: 'string', pattern: SUMMAND }, minItems: 1 },
    toleranceMinor: { type: 'integer', minimum: 0, default: 0 },
    severity: { enum: CHECK_SEVERITIES, default: 'errors' },
  },
  ['name', 'total', 'of'],
  'A sum that the document itself prints.',
);

const places = { type: 'array', items: { type: 'string', pattern: MODEL_PATH }, minItems: 1, uniqueItems: true };

const mention = record<MentionRule>(
  {
    name: { type: 'string', minLength: 1 },
    nodes: places,
    like: { type: 'string', format: 'regex' },
    after: { type: 'string', pattern: MODEL_PATH },
    each: { type: 'boolean', default: false },
    printed: {
      type: 'array',
      items: { type: 'string', format: 'dated-regex' },
      minItems: 1,
      description: 'Regular expressions (flags iu) with `{date}` and `{day}` as in sentences.',
    },
  },
  ['name', 'nodes', 'printed'],
  'What a paper speaks of and so must say: a warning where it is printed and no node has it.',
);

const expected = record<ExpectedRule>(
  {
    name: { type: 'string', minLength: 1 },
    nodes: places,
    like: { type: 'string', format: 'regex' },
    each: { type: 'boolean', default: false },
    when: {
      type: 'object',
      properties: { nodes: places, like: { type: 'string', format: 'regex' } },
      required: ['nodes'],
      additionalProperties: false,
      description: 'Of what it is asked alone. Default: of every paper.',
    },
    left: { enum: LEFT_KINDS, description: 'Only where a value of this kind is printed that no node has.' },
    after: { type: 'string', pattern: MODEL_PATH },
  },
  ['name', 'nodes'],
  'What nearly every paper of the class prints: a warning where no node has it.',
);

const hallmark = record<HallmarkRule>(
  {
    name: { type: 'string', minLength: 1 },
    nodes: places,
    like: { type: 'string', format: 'regex' },
    weight: { type: 'number', exclusiveMinimum: 0, default: 2 },
  },
  ['name', 'nodes'],
  'What a paper of the class says, whoever issued it: what is left out speaks against the class.',
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
      description:
        '`$field`, `->key`, `->key@fact`, several joined by ` | `, plain values, or objects and lists of them.',
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
    issuedBy: {
      type: 'array',
      items: { enum: ISSUER_KINDS },
      minItems: 1,
      uniqueItems: true,
      description: 'Which known institutions issue such papers (vocabulary/issuers.yaml).',
    },
    recognise: { type: 'array', items: anchor },
    fields: byName(field),
    tables: byName(table),
    blocks: byName(block),
    lists: byName(list),
    groups: byName(group),
    checks: { type: 'array', items: check },
    mentions: { type: 'array', items: mention },
    expected: { type: 'array', items: expected },
    hallmarks: { type: 'array', items: hallmark },
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
