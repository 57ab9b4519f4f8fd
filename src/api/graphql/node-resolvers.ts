// Resolvers of the generated types: values of nodes, links in both directions, and pages of nodes. Everything is at hand once the
// graph is loaded, so all of them answer at once and a query reads a graph once, whatever its shape.
import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLFieldResolver, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { Problem } from '../../kernel/problem.ts';
import type { PageArguments, Page } from './connection.ts';
import { cursorOf, pageOf } from './connection.ts';
import type { GraphqlContext } from './context.ts';
import { directiveOf } from './directives.ts';
import { compileFilter } from './filter.ts';
import { filterTypes } from './filter-types.ts';
import type { FilterTypes } from './filter-types.ts';
import type { Entry, GraphIndex, NodeEntry } from './graph-index.ts';
import { ordered } from './order.ts';
import type { OrderArgument } from './order.ts';
import { decimalPaths } from './order-paths.ts';

type Resolve<Source, Arguments = object> = (source: Source, args: Arguments, context: GraphqlContext) => unknown;

interface ListArguments extends PageArguments {
  readonly filter?: unknown;
  readonly orderBy?: readonly OrderArgument[] | null;
}

/** Sets the resolvers of all types of nodes and values, of their pages, and of Graph. */
export function setNodeResolvers(schema: GraphQLSchema): void {
  const filters = filterTypes(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type)) type.resolveType = ({ value }: NodeEntry) => value.type.slice('ark:'.length);
    if (!isObjectType(type)) continue;
    if (type.name.endsWith('Connection')) setConnection(type);
    else if (type.name.endsWith('Edge')) setEdge(type);
    else if (type.name === 'Graph') setGraph(schema, type, filters);
    else if (isNodeType(type) || isValueType(schema, type)) setEntry(schema, type, filters);
  }
}

const isNodeType = (type: GraphQLObjectType): boolean => type.getInterfaces().some(({ name }) => name === 'Node');

/** A value object of nodes: an input type filters by it. */
const isValueType = (schema: GraphQLSchema, type: GraphQLObjectType): boolean =>
  schema.getType(`${type.name}Filter`) !== undefined;

function set<Source, Arguments = object>(
  field: GraphQLField<unknown, unknown> | undefined,
  resolve: Resolve<Source, Arguments>,
): void {
  if (field !== undefined) field.resolve = resolve as unknown as GraphQLFieldResolver<unknown, unknown>;
}

function setEntry(schema: GraphQLSchema, type: GraphQLObjectType, filters: FilterTypes): void {
  for (const field of Object.values(type.getFields())) {
    const { name: key } = field;
    const reverse = directiveOf(field, 'reverse');
    const target = getNamedType(field.type);
    if (reverse !== undefined) {
      const from = String(reverse['from']);
      const by = reverse['by'] as readonly string[];
      const list = lister(schema, from, filters);
      set<NodeEntry, ListArguments>(field, ({ value, graph }, args, { work }) =>
        list(graph.leadingTo(value.id, from, by), args, work),
      );
    } else if (key === 'evidence' && isNodeType(type)) {
      const known = new Set(Object.keys(type.getFields()));
      set<NodeEntry, { readonly properties?: readonly string[] | null }>(field, (entry, { properties }, context) => {
        const unknown = properties?.find((name) => !known.has(name));
        if (unknown !== undefined) throw new Problem('invalid-request', `${type.name} has no such property.`);
        return context.graphs.evidenceOf(entry, properties ?? undefined);
      });
    } else if (directiveOf(field, 'link') !== undefined) {
      const classes = classesOf(schema, target);
      set<Entry>(field, ({ value, graph }) => linked(value[key], graph, classes));
    } else if (isObjectType(target)) {
      set<Entry>(field, ({ value, graph }) => nested(value[key], graph));
    } else {
      set<Entry>(field, ({ value }) => value[key]);
    }
  }
}

function nested(value: unknown, graph: GraphIndex): unknown {
  if (Array.isArray(value)) return value.map((each) => ({ value: each as Entry['value'], graph }));
  return value === undefined || value === null ? null : { value, graph };
}

function linked(value: unknown, graph: GraphIndex, classes: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => linked(each, graph, classes));
  if (typeof value !== 'string') return null;
  const entry = graph.node(value);
  if (entry === undefined) throw new Problem('not-found', 'The graph does not hold the node that this link leads to.');
  if (classes.has(entry.value.type)) return entry;
  throw new Problem('internal-error', 'The link leads to a node of another class. REST gives its id.');
}

/** Compact names of the classes that a type stands for. */
function classesOf(schema: GraphQLSchema, type: GraphQLNamedType): ReadonlySet<string> {
  const types = isInterfaceType(type) ? schema.getImplementations(type).objects : [type];
  return new Set(types.map(({ name }) => `ark:${name}`));
}

function setGraph(schema: GraphQLSchema, type: GraphQLObjectType, filters: FilterTypes): void {
  for (const field of Object.values(type.getFields())) {
    const className = directiveOf(field, 'nodes')?.['class'];
    if (typeof className !== 'string') continue;
    const list = lister(schema, className, filters);
    set<GraphIndex, ListArguments>(field, (graph, args, { work }) => list(graph.ofType(className), args, work));
  }
  const { node, nodes } = type.getFields();
  set<GraphIndex, { readonly id: string }>(node, (graph, { id }) => graph.node(id) ?? null);
  set<GraphIndex, PageArguments & { readonly types?: readonly string[] | null }>(
    nodes,
    (graph, { types, ...page }, { work }) => {
      work.spend(graph.entries.length);
      const wanted = new Set(types);
      return pageOf(
        types === undefined || types === null
          ? graph.entries
          : graph.entries.filter(({ value }) => wanted.has(value.type)),
        page,
      );
    },
  );
}

/** Lists nodes of one class: filter, order, page. */
function lister(schema: GraphQLSchema, className: string, filters: FilterTypes) {
  const type = className.slice('ark:'.length);
  const decimals = decimalPaths(schema, type);
  return (entries: readonly NodeEntry[], args: ListArguments, work: GraphqlContext['work']): Page => {
    const { filter, orderBy } = args;
    let list = entries;
    if (filter !== undefined && filter !== null) {
      const { test, conditions } = compileFilter(filter, `${type}Filter`, filters);
      work.spend(entries.length * Math.max(conditions, 1));
      list = entries.filter(({ value }) => test(value));
    }
    if (orderBy && orderBy.length > 0) {
      work.spend(list.length * orderBy.length * 4);
      list = ordered(list, orderBy, decimals);
    }
    const page = pageOf(list, args);
    work.spend(page.nodes.length);
    return page;
  };
}

function setConnection(type: GraphQLObjectType): void {
  const { edges, nodes, pageInfo, totalCount } = type.getFields();
  set<Page>(edges, (page) => page.nodes);
  set<Page>(nodes, (page) => page.nodes);
  set<Page>(totalCount, ({ all }) => all.length);
  set<Page>(pageInfo, ({ nodes: shown, hasNextPage, hasPreviousPage }) => {
    const [first] = shown;
    const last = shown.at(-1);
    return {
      hasNextPage,
      hasPreviousPage,
      startCursor: first === undefined ? null : cursorOf(first),
      endCursor: last === undefined ? null : cursorOf(last),
    };
  });
}

function setEdge(type: GraphQLObjectType): void {
  const { cursor, node } = type.getFields();
  set<NodeEntry>(cursor, cursorOf);
  set<NodeEntry>(node, (entry) => entry);
}
