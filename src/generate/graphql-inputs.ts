// What queries can ask of a class: a filter over all its values, and the orders in which its nodes can be listed.
import type { ClassField, GraphqlClass } from './graphql-classes.ts';
import { linkTarget } from './graphql-classes.ts';
import { enumValue, quote, typeName } from './graphql-names.ts';

/** The filter of one value. */
function filterOf(field: ClassField): string {
  return linkTarget(field) === undefined ? `${field.single}Filter` : 'IDFilter';
}

/** The filter of a class: every condition in it must hold. */
export function filterInput({ name, isNode, fields }: GraphqlClass): readonly string[] {
  const type = `${typeName(name)}Filter`;
  const lines = fields.flatMap((each) => [
    `  ${quote(each.field.many ? `${each.field.comment} One of several is enough.` : each.field.comment)}`,
    `  ${each.field.key}: ${filterOf(each)}`,
  ]);
  return [
    quote(`Which values of ${typeName(name)} are meant. All conditions must hold.`),
    `input ${type} {`,
    ...(isNode ? ['  """The node itself."""', '  id: IDFilter'] : []),
    ...lines,
    ...(isNode ? [] : ['  """Whether there is a value at all."""', '  exists: Boolean']),
    '  """All of these must hold."""',
    `  and: [${type}!]`,
    '  """One of these must hold."""',
    `  or: [${type}!]`,
    '  """This must not hold."""',
    `  not: ${type}`,
    '}',
    '',
  ];
}

/** The filter of a word of a closed list. */
export function enumFilterInput(name: string): readonly string[] {
  return [
    quote(`Which words of ${name} are meant. All conditions must hold.`),
    `input ${name}Filter {`,
    `  eq: ${name}`,
    `  ne: ${name}`,
    `  in: [${name}!]`,
    `  notIn: [${name}!]`,
    '  """Whether there is a value at all."""',
    '  exists: Boolean',
    '}',
    '',
  ];
}

/** The paths to all values that can be ordered by, those of value objects among them. */
function orderPaths(
  fields: readonly ClassField[],
  classes: readonly GraphqlClass[],
): readonly { readonly path: string; readonly comment: string }[] {
  return fields.flatMap((each) => {
    const { key, value, many, comment } = each.field;
    if (many) return [];
    if (value.kind !== 'object') return [{ path: key, comment: `By ${key}: ${comment}` }];
    const inner = orderPaths(classes.find(({ name }) => typeName(name) === each.single)?.fields ?? [], classes);
    const nested = inner.map(({ path, comment: about }) => ({ path: `${key}.${path}`, comment: about }));
    if (each.single !== 'CurrencyValue') return nested;
    return [{ path: key, comment: `By ${key}: ${comment} By currency first; Debit counts as negative.` }, ...nested];
  });
}

/** The orders of a class of nodes. */
export function orderInput({ name, fields }: GraphqlClass, classes: readonly GraphqlClass[]): readonly string[] {
  const type = typeName(name);
  const paths = [{ path: 'id', comment: 'By id: The node itself.' }, ...orderPaths(fields, classes)];
  return [
    quote(`What nodes of ${type} can be ordered by.`),
    `enum ${type}OrderField {`,
    ...paths.flatMap(({ path, comment }) => enumValue(path, comment)),
    '}',
    '',
    quote(`An order of nodes of ${type}. Nodes without the value come last.`),
    `input ${type}Order {`,
    `  field: ${type}OrderField!`,
    '  direction: SortDirection! = ASC',
    '}',
    '',
  ];
}
