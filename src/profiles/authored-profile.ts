// One profile file as its author wrote it: known to have the right form, with nothing filled in or merged yet.
import { Ajv, type ErrorObject } from 'ajv';
import { withDates } from '../kernel/date-pattern.ts';
import { PROFILE_SCHEMA } from './profile-schema.ts';
import type {
  Anchor,
  BlockRule,
  CheckRule,
  ColumnRule,
  DerivedFacts,
  FieldRule,
  ListColumnRule,
  ListRule,
  MentionRule,
  HallmarkRule,
  ExpectedRule,
  NodeTemplate,
  Profile,
  TableRule,
} from './profile.ts';

/** A table as written: parts may be left to the profile extended. */
export interface AuthoredTable extends Partial<Omit<TableRule, 'columns'>> {
  readonly columns?: Readonly<Record<string, Partial<ColumnRule>>>;
}

/** A list as written. */
export interface AuthoredList extends Partial<Omit<ListRule, 'columns'>> {
  readonly columns?: Readonly<Record<string, Partial<ListColumnRule>>>;
}

/** A group as written. */
export interface AuthoredGroup {
  readonly blocks?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly fields?: Readonly<Record<string, Partial<FieldRule>>>;
}

/** A check as written. */
export type AuthoredCheck = Pick<CheckRule, 'name' | 'total' | 'of'> & Partial<CheckRule>;

/** A mention as written. */
export type AuthoredMention = Omit<MentionRule, 'each'> & Partial<MentionRule>;

/** What is expected, as written. */
export type AuthoredExpected = Omit<ExpectedRule, 'each'> & Partial<ExpectedRule>;

/** A hallmark as written. */
export type AuthoredHallmark = Omit<HallmarkRule, 'weight'> & Partial<HallmarkRule>;

/** A node template as written. */
export type AuthoredNode = Partial<NodeTemplate> & Pick<NodeTemplate, 'key'>;

type Filled =
  | 'recognise'
  | 'fields'
  | 'tables'
  | 'blocks'
  | 'lists'
  | 'groups'
  | 'checks'
  | 'mentions'
  | 'expected'
  | 'hallmarks'
  | 'derived'
  | 'nodes';

/** A profile as written. */
export interface AuthoredProfile extends Omit<Profile, Filled> {
  readonly recognise?: readonly (Pick<Anchor, 'weight'> & Partial<Anchor>)[];
  readonly fields?: Readonly<Record<string, Partial<FieldRule>>>;
  readonly tables?: Readonly<Record<string, AuthoredTable>>;
  readonly blocks?: Readonly<Record<string, Partial<BlockRule>>>;
  readonly lists?: Readonly<Record<string, AuthoredList>>;
  readonly groups?: Readonly<Record<string, AuthoredGroup>>;
  readonly checks?: readonly AuthoredCheck[];
  readonly mentions?: readonly AuthoredMention[];
  readonly expected?: readonly AuthoredExpected[];
  readonly hallmarks?: readonly AuthoredHallmark[];
  readonly derived?: Partial<DerivedFacts>;
  readonly nodes?: readonly AuthoredNode[];
}

/** What is wrong with a profile, for its author. */
export interface ProfileError {
  /** The file's name or, once it is known to be well formed, the profile's id. */
  readonly profile: string;
  /** Where in the profile: `fields.sortCode.labels`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

const isRegularExpression = (text: string): boolean => {
  try {
    return new RegExp(text, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
};

const ajv = new Ajv({
  allErrors: true,
  strictNumbers: true,
  verbose: true,
  formats: { regex: isRegularExpression, 'dated-regex': (text: string) => isRegularExpression(withDates(text)) },
});
const isAuthoredProfile = ajv.compile<AuthoredProfile>(PROFILE_SCHEMA);

const pathOf = (error: ErrorObject): string => error.instancePath.slice(1).replaceAll('/', '.');

function messageOf({ keyword, params, data, message = 'is not valid' }: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties':
      return `has an unknown key '${String(params['additionalProperty'])}'`;
    case 'enum':
      return `must be one of: ${(params['allowedValues'] as readonly unknown[]).join(', ')}`;
    case 'uniqueItems':
      return `has '${String((data as readonly unknown[])[Number(params['i'])])}' twice`;
    case 'oneOf':
      return "must have either 'any' or 'sign'";
    case 'format':
      return 'is no regular expression';
    case 'propertyNames':
      return `has a key '${String(params['propertyName'])}' that is no camelCase name`;
    default:
      return message;
  }
}

/** The profile in a parsed YAML document, or everything that is wrong with its form. `file` names it in errors. */
export function readAuthoredProfile(file: string, data: unknown): AuthoredProfile | readonly ProfileError[] {
  if (isAuthoredProfile(data)) return data;
  return (isAuthoredProfile.errors ?? [])
    .filter(({ keyword, schemaPath }) => schemaPath.includes('propertyNames') === (keyword === 'propertyNames'))
    .filter(({ schemaPath }) => !/oneOf\/\d/.test(schemaPath))
    .map((error) => ({ profile: file, path: pathOf(error), message: messageOf(error) }));
}
