// How a profile refines the one it extends: anchors are appended; fields, tables and columns merge by key and node templates
// by `key`, with the refining profile's phrases first and its single values in place of the extended one's.
import type { AuthoredGroup, AuthoredList, AuthoredNode, AuthoredProfile, AuthoredTable } from './authored-profile.ts';
import type { FieldRule } from './profile.ts';

type ByName<T> = Readonly<Record<string, T>>;

const both = <T>(own: readonly T[] | undefined, base: readonly T[] | undefined): readonly T[] => [
  ...new Set([...(own ?? []), ...(base ?? [])]),
];

/** `own` keys first, then those only `base` has. */
function mergeByName<T>(
  own: ByName<T> | undefined,
  base: ByName<T> | undefined,
  merge: (own: T, base: T) => T,
): ByName<T> {
  const merged: Record<string, T> = {};
  for (const [name, value] of Object.entries(own ?? {})) {
    const inherited = base?.[name];
    merged[name] = inherited === undefined ? value : merge(value, inherited);
  }
  for (const [name, value] of Object.entries(base ?? {})) merged[name] ??= value;
  return merged;
}

const mergeField = (own: Partial<FieldRule>, base: Partial<FieldRule>): Partial<FieldRule> => ({
  ...base,
  ...own,
  labels: both(own.labels, base.labels),
  questions: both(own.questions, base.questions),
  sentences: both(own.sentences, base.sentences),
});

const mergeList = (own: AuthoredList, base: AuthoredList): AuthoredList => ({
  within: both(own.within, base.within),
  columns: mergeByName(own.columns, base.columns, (o, b) => ({ ...b, ...o, headers: both(o.headers, b.headers) })),
  omit: both(own.omit, base.omit),
});

const mergeGroup = (own: AuthoredGroup, base: AuthoredGroup): AuthoredGroup => ({
  blocks: mergeByName(own.blocks, base.blocks, (o, b) => ({ ...b, ...o })),
  fields: mergeByName(own.fields, base.fields, mergeField),
});

/** Checks, mentions, what is expected and hallmarks are told apart by their name; one of the same name stands in place of the extended one's. */
const mergeNamed = <T extends { readonly name: string }>(
  own: readonly T[] = [],
  base: readonly T[] = [],
): readonly T[] => [...own, ...base.filter(({ name }) => !own.some((rule) => rule.name === name))];

const mergeTable = (own: AuthoredTable, base: AuthoredTable): AuthoredTable => ({
  columns: mergeByName(own.columns, base.columns, (o, b) => ({ ...b, ...o, headers: both(o.headers, b.headers) })),
  rowKinds: mergeByName(own.rowKinds, base.rowKinds, both),
  sections: mergeByName(own.sections, base.sections, both),
});

/** Templates keep the extended profile's order; a template of the same key sets its properties over the extended one's. */
function mergeNodes(own: readonly AuthoredNode[], base: readonly AuthoredNode[]): readonly AuthoredNode[] {
  const refined = base.map((template) => {
    const refining = own.find(({ key }) => key === template.key);
    return refining === undefined ? template : { ...template, ...refining, set: { ...template.set, ...refining.set } };
  });
  return [...refined, ...own.filter(({ key }) => !base.some((template) => template.key === key))];
}

/** `own` with everything it leaves to `base`. Identity (id, title, version, kind) is its own; class and issuers are inherited. */
export function mergeProfile(own: AuthoredProfile, base: AuthoredProfile): AuthoredProfile {
  const { classIdentifier, className, issuer, issuedBy } = base;
  return {
    ...(classIdentifier === undefined ? {} : { classIdentifier }),
    ...(className === undefined ? {} : { className }),
    ...(issuer === undefined ? {} : { issuer }),
    ...(issuedBy === undefined ? {} : { issuedBy }),
    ...own,
    recognise: [...(own.recognise ?? []), ...(base.recognise ?? [])],
    fields: mergeByName(own.fields, base.fields, mergeField),
    tables: mergeByName(own.tables, base.tables, mergeTable),
    blocks: mergeByName(own.blocks, base.blocks, (o, b) => ({ ...b, ...o, headings: both(o.headings, b.headings) })),
    lists: mergeByName(own.lists, base.lists, mergeList),
    groups: mergeByName(own.groups, base.groups, mergeGroup),
    checks: mergeNamed(own.checks, base.checks),
    mentions: mergeNamed(own.mentions, base.mentions),
    expected: mergeNamed(own.expected, base.expected),
    hallmarks: mergeNamed(own.hallmarks, base.hallmarks),
    derived: {
      fields: both(own.derived?.fields, base.derived?.fields),
      lists: mergeByName(own.derived?.lists, base.derived?.lists, both),
    },
    nodes: mergeNodes(own.nodes ?? [], base.nodes ?? []),
  };
}
