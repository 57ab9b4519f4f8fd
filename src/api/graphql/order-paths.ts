// Of the values that nodes can be ordered by, those that are exact decimal numbers.
import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { directiveOf } from './directives.ts';

/** The paths of keys that lead from a node of the type to a decimal number: `amount.amount`. */
export function decimalPaths(schema: GraphQLSchema, typeName: string, prefix = ''): ReadonlySet<string> {
  const type = schema.getType(typeName);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  return new Set(
    fields.flatMap((field) => {
      const inner = getNamedType(field.type);
      const path = prefix + field.name;
      if (inner.name === 'Decimal') return [path];
      const isNested =
        isObjectType(inner) && schema.getType(`${inner.name}OrderField`) === undefined && field.args.length === 0;
      return isNested && directiveOf(field, 'link') === undefined
        ? [...decimalPaths(schema, inner.name, `${path}.`)]
        : [];
    }),
  );
}
