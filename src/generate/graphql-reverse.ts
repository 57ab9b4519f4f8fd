// Links backwards: for each class of nodes, who leads to it. An account has its transactions because a transaction says which
// account it is on.
import type { GraphqlClass } from './graphql-classes.ts';
import { linkTarget } from './graphql-classes.ts';
import { pluralField, quote, typeName } from './graphql-names.ts';

/** A link backwards. */
interface ReverseLink {
  readonly name: string;
  readonly from: GraphqlClass;
  /** The properties of `from` that lead here. */
  readonly by: readonly string[];
}

/** What a link backwards, or a graph, is asked: a page of the nodes of one class, of those that a filter lets pass, in an order. */
export function connectionField(name: string, className: string, about: string, directive: string): readonly string[] {
  const type = typeName(className);
  return [
    `  ${quote(about)}`,
    `  ${name}(filter: ${type}Filter, orderBy: [${type}Order!], first: Int, after: String, last: Int, before: String): ` +
      `${type}Connection! ${directive}`,
  ];
}

/**
 * The links to a class: all of one class together under its plural, and each property by itself where several lead here. The
 * names of properties that the class itself has are never taken.
 */
function reverseLinks(
  name: string,
  lineage: readonly string[],
  classes: readonly GraphqlClass[],
): readonly ReverseLink[] {
  const own = new Set(classes.find((each) => each.name === name)?.fields.map(({ field }) => field.key));
  return classes
    .filter(({ isNode }) => isNode)
    .flatMap((from): readonly ReverseLink[] => {
      const by = from.fields.filter((field) => lineage.includes(linkTarget(field) ?? '')).map(({ field }) => field.key);
      if (by.length === 0) return [];
      const plural = pluralField(from.name);
      const single = by.map((key) => ({ name: byName(plural, key), from, by: [key] }));
      const together = { name: own.has(plural) ? `${plural}Here` : plural, from, by };
      return by.length === 1 ? [together] : [together, ...single];
    });
}

const byName = (plural: string, key: string): string => `${plural}By${key.charAt(0).toUpperCase()}${key.slice(1)}`;

/** The fields of a class (or superclass) that are links backwards. `supers` are its superclasses. */
export function reverseFields(
  name: string,
  supers: readonly string[],
  classes: readonly GraphqlClass[],
): readonly string[] {
  return reverseLinks(name, [name, ...supers], classes).flatMap(({ name: field, from, by }) =>
    connectionField(
      field,
      from.name,
      `Every ${typeName(from.name)} of the graph that leads here by ${by.join(' or ')}.`,
      `@reverse(from: "${from.name}", by: ${JSON.stringify(by)})`,
    ),
  );
}
