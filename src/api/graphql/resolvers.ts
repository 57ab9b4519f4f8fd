// Resolvers as tables by type and field, and how they get into the schema.
import { isObjectType, isUnionType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { GraphqlContext } from './context.ts';

/** By type and field; a field without one is the property of the same name. */
export type Resolvers = Readonly<
  Record<string, Readonly<Record<string, (source: never, args: never, context: GraphqlContext) => unknown>>>
>;

/** Sets resolvers. Throws when the schema has no such field. */
export function setResolvers(schema: GraphQLSchema, resolvers: Resolvers): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`the schema has no type ${typeName}`);
    for (const [name, resolve] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (field === undefined) throw new Error(`the schema has no field ${typeName}.${name}`);
      // What a resolver is given, its parent made: the tables are the only place that knows.
      field.resolve = resolve as unknown as GraphQLFieldResolver<unknown, GraphqlContext>;
    }
  }
}

/** Says which member of a union a value is. */
export function setUnion(schema: GraphQLSchema, name: string, typeOf: (value: never) => string): void {
  const type = schema.getType(name);
  if (!isUnionType(type)) throw new Error(`the schema has no union ${name}`);
  type.resolveType = (value) => typeOf(value as never);
}
