// What the directives of the generated schema say of a field: how the server has it.
import { valueFromASTUntyped } from 'graphql';
import type { GraphQLField } from 'graphql';

/** The arguments of a directive of a field; undefined when it has none of this name. */
export function directiveOf(
  field: GraphQLField<unknown, unknown>,
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  const directive = field.astNode?.directives?.find((each) => each.name.value === name);
  if (directive === undefined) return undefined;
  const pairs = (directive.arguments ?? []).map((each) => [each.name.value, valueFromASTUntyped(each.value)] as const);
  return Object.fromEntries(pairs);
}
