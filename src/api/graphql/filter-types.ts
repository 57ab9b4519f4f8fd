// The input types of filters as a table: which condition on which property is of which type.
import { getNamedType, isInputObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';

/** Fields of the input types whose names end in Filter, with the names of their types. */
export type FilterTypes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the table off the schema. */
export function filterTypes(schema: GraphQLSchema): FilterTypes {
  const inputs = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .filter(({ name }) => name.endsWith('Filter'));
  return new Map(
    inputs.map((type) => [
      type.name,
      new Map(Object.values(type.getFields()).map((field) => [field.name, getNamedType(field.type).name])),
    ]),
  );
}

/** Whether the type holds conditions on one scalar, and not on the properties of an object: only those can be combined. */
export function isValueFilter(name: string, types: FilterTypes): boolean {
  return types.get(name)?.has('and') === false;
}
