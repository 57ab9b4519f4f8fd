// What an operation could cost, before it is begun: how many fields its answer has when every page is as full as it may be.
import {
  Kind,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';

/** An operation and what it refers to. It has been validated. */
export interface CostedOperation {
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The fragments of a document, by name. */
export function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((each) => [each.name.value, each]));
}

/** How long the lists of introspection are, about, in a schema of this size; the others hold no more than a few. */
const INTROSPECTION_LISTS: Readonly<Record<string, number>> = {
  types: 410,
  fields: 4,
  inputFields: 2,
  args: 2,
  enumValues: 2,
  directives: 10,
  // Tools ask nine types deep; most are what they are, or in a list.
  ofType: 0.4,
};

/** The number of fields of the largest answer. Stops counting beyond the limit. */
export function costOf(schema: GraphQLSchema, costed: CostedOperation): number {
  const root = schema.getRootType(costed.operation.operation);
  return root ? new Counter(schema, costed).set(costed.operation.selectionSet, root, 0) : 0;
}

class Counter {
  readonly #schema: GraphQLSchema;
  readonly #costed: CostedOperation;
  /** By fragment and page size, so that fragments in fragments cost no more time than they are long. */
  readonly #fragmentCosts = new Map<string, number>();

  constructor(schema: GraphQLSchema, costed: CostedOperation) {
    this.#schema = schema;
    this.#costed = costed;
  }

  /** `page`: how many nodes the connection has whose fields these are; 0 in anything else. */
  set({ selections }: SelectionSetNode, parent: GraphQLCompositeType, page: number): number {
    let shared = 0;
    // A node is of one class: of the parts for single classes the dearest counts.
    const byClass = new Map<string, number>();
    for (const selection of selections) {
      const cost = this.#selection(selection, parent, page);
      const condition = this.#condition(selection);
      if (condition === undefined || !isObjectType(condition) || isObjectType(parent)) shared += cost;
      else byClass.set(condition.name, (byClass.get(condition.name) ?? 0) + cost);
    }
    return Math.min(shared + Math.max(0, ...byClass.values()), GRAPHQL_LIMITS.introspectionCost + 1);
  }

  #selection(selection: SelectionNode, parent: GraphQLCompositeType, page: number): number {
    if (selection.kind === Kind.FIELD) return this.#field(selection, parent, page);
    const type = this.#condition(selection) ?? parent;
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.set(selection.selectionSet, type, page);
    const key = `${selection.name.value} ${page}`;
    const known = this.#fragmentCosts.get(key);
    if (known !== undefined) return known;
    const fragment = this.#costed.fragments.get(selection.name.value);
    const cost = fragment === undefined ? 0 : this.set(fragment.selectionSet, type, page);
    this.#fragmentCosts.set(key, cost);
    return cost;
  }

  /** The type that a fragment is for. */
  #condition(selection: SelectionNode): GraphQLCompositeType | undefined {
    if (selection.kind === Kind.FIELD) return undefined;
    const named =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.typeCondition
        : this.#costed.fragments.get(selection.name.value)?.typeCondition;
    const type = named && this.#schema.getType(named.name.value);
    return isCompositeType(type) ? type : undefined;
  }

  #field(node: FieldNode, parent: GraphQLCompositeType, page: number): number {
    const name = node.name.value;
    if (node.selectionSet === undefined) return 1;
    if (name.startsWith('__')) return this.#introspection(node.selectionSet);
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const type = field && getNamedType(field.type);
    if (field === undefined || !isCompositeType(type)) return 1;
    const inner = this.set(node.selectionSet, type, this.#pageSize(node, field));
    return 1 + this.#members(node, field, page) * inner;
  }

  /** Fields of introspection have no pages: what counts is how long lists in them are. */
  #introspection({ selections }: SelectionSetNode): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const key = `introspection ${selection.name.value}`;
        const fragment = this.#costed.fragments.get(selection.name.value);
        const inner = this.#fragmentCosts.get(key) ?? (fragment ? this.#introspection(fragment.selectionSet) : 0);
        this.#fragmentCosts.set(key, inner);
        cost += inner;
      } else {
        const inner = selection.selectionSet === undefined ? 0 : this.#introspection(selection.selectionSet);
        const isField = selection.kind === Kind.FIELD;
        cost += isField ? 1 + (INTROSPECTION_LISTS[selection.name.value] ?? 1) * inner : inner;
      }
    }
    return cost;
  }

  /** How many members a field gives. */
  #members(node: FieldNode, field: GraphQLField<unknown, unknown>, page: number): number {
    if (!isListType(getNullableType(field.type))) return 1;
    if (field.name === 'nodes' || field.name === 'edges') if (page > 0) return page;
    return this.#number(node, field, 'limit') ?? GRAPHQL_LIMITS.assumedList;
  }

  #pageSize(node: FieldNode, field: GraphQLField<unknown, unknown>): number {
    if (!field.args.some(({ name }) => name === 'first')) return 0;
    const size = this.#number(node, field, 'first') ?? this.#number(node, field, 'last') ?? GRAPHQL_LIMITS.defaultPage;
    return Math.min(Math.max(size, 1), GRAPHQL_LIMITS.page);
  }

  /** The value of an argument, wherever it is given. */
  #number(node: FieldNode, field: GraphQLField<unknown, unknown>, name: string): number | undefined {
    const value = node.arguments?.find((each) => each.name.value === name)?.value;
    const fallback = field.args.find((each) => each.name === name)?.defaultValue;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind !== Kind.VARIABLE)
      return value === undefined && typeof fallback === 'number' ? fallback : undefined;
    const variable = value.name.value;
    const given = this.#costed.variables[variable];
    if (typeof given === 'number') return given;
    const declared = this.#costed.operation.variableDefinitions?.find((each) => each.variable.name.value === variable);
    return declared?.defaultValue?.kind === Kind.INT ? Number(declared.defaultValue.value) : undefined;
  }
}
