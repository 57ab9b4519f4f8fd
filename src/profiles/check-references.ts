// Whether everything that rules and node templates name exists: blocks, fields, lists and their values, and other templates.
import { readAlternatives } from './reference.ts';
import type { GroupRule, ListRule, NodeTemplate, Profile, ValueKind } from './profile.ts';
import { factNames } from './value-parts.ts';

/** What is wrong, and where in the profile. */
export interface Finding {
  readonly path: string;
  readonly message: string;
}

/** The names that rows of a list have: a table's columns, a list field's `value`, and what steps derive. */
function rowNames(profile: Profile, list: string): ReadonlySet<string> | undefined {
  const columns = profile.tables[list]?.columns ?? listNames(profile.lists[list]) ?? groupNames(profile.groups[list]);
  const derived = profile.derived.lists[list];
  const isField = profile.fields[list] !== undefined;
  if (columns === undefined && derived === undefined && !isField) return undefined;
  return new Set([...Object.keys(columns ?? {}), ...(derived ?? []), ...(isField ? ['value'] : [])]);
}

/** The names of all facts that these rules give. */
function namesOf(rules: Readonly<Record<string, { readonly value: ValueKind }>>): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => factNames(name, rule));
}

function listNames(list: ListRule | undefined): Readonly<Record<string, true>> | undefined {
  return list && asKeys(namesOf(list.columns));
}

function groupNames(group: GroupRule | undefined): Readonly<Record<string, true>> | undefined {
  return group && asKeys([...namesOf(group.fields), ...Object.values(group.blocks).flatMap(Object.keys)]);
}

const asKeys = (names: readonly string[]): Readonly<Record<string, true>> =>
  Object.fromEntries(names.map((name) => [name, true]));

/** The blocks, lists and fields that rules name and that are not there. */
function* checkNames({ fields, blocks, lists, groups, checks }: Profile): Generator<Finding> {
  const named = [
    ...Object.entries(fields).map(([name, rule]) => [`fields.${name}.within`, rule.within ?? []] as const),
    ...Object.entries(lists).map(([name, rule]) => [`lists.${name}.within`, rule.within] as const),
    ...Object.entries(groups).map(([name, rule]) => [`groups.${name}.blocks`, Object.keys(rule.blocks)] as const),
  ];
  for (const [path, names] of named) {
    for (const name of names) if (!blocks[name]) yield { path, message: `names an unknown block '${name}'` };
  }
  for (const [index, { total, of }] of checks.entries()) {
    for (const summand of [total, ...of]) {
      const [name = '', column] = summand.replace('-', '').split('.');
      const isKnown =
        column === undefined
          ? fields[name]?.value === 'money'
          : (lists[name]?.columns[column] ?? groups[name]?.fields[column])?.value === 'money';
      if (!isKnown) yield { path: `checks.${String(index)}`, message: `names no amount of money: '${summand}'` };
    }
  }
}

/** Every string inside a template's `set`, with its path. */
function* stringsIn(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* stringsIn(inner, `${path}.${key}`);
  }
}

function* checkTemplate(template: NodeTemplate, path: string, profile: Profile): Generator<Finding> {
  const ofRow = template.each === undefined ? undefined : rowNames(profile, template.each);
  if (template.each !== undefined && ofRow === undefined) {
    yield { path: `${path}.each`, message: `names an unknown table or list '${template.each}'` };
  }
  const known = new Set([...namesOf(profile.fields), ...profile.derived.fields, ...(ofRow ?? [])]);
  for (const [index, field] of template.when.entries()) {
    if (!known.has(field))
      yield { path: `${path}.when.${String(index)}`, message: `names an unknown field '${field}'` };
  }
  for (const [at, text] of stringsIn(template.set, `${path}.set`)) {
    for (const reference of readAlternatives(text)) {
      const fact = reference.kind === 'field' ? reference.name : reference.kind === 'node' ? reference.by : undefined;
      if (fact !== undefined && !known.has(fact)) yield { path: at, message: `names an unknown field '${fact}'` };
      if (reference.kind === 'node' && !profile.nodes.some(({ key }) => key === reference.key)) {
        yield { path: at, message: `names an unknown node '${reference.key}'` };
      }
    }
  }
}

/** What a profile's node templates name that is not there. */
export function checkReferences(profile: Profile): readonly Finding[] {
  const findings = profile.nodes.flatMap((template, index) => [
    ...checkTemplate(template, `nodes.${String(index)}`, profile),
  ]);
  const keys = profile.nodes.map(({ key }) => key);
  const repeated = keys.filter((key, index) => keys.indexOf(key) !== index);
  return [
    ...checkNames(profile),
    ...findings,
    ...repeated.map((key) => ({ path: 'nodes', message: `has two templates with the key '${key}'` })),
  ];
}
