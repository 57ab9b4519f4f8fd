// Whether an operation asks for the schema alone, which everybody may read.
import { Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';

/** Whether all fields at the root are `__schema`, `__type` and `__typename` of a query. The operation has been validated. */
export function isIntrospection(operation: OperationDefinitionNode, { definitions }: DocumentNode): boolean {
  const isAll = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value.startsWith('__');
      if (selection.kind === Kind.INLINE_FRAGMENT) return isAll(selection.selectionSet);
      const name = selection.name.value;
      return definitions.some(
        (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name && isAll(each.selectionSet),
      );
    });
  return operation.operation === OperationTypeNode.QUERY && isAll(operation.selectionSet);
}
