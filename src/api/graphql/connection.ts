// Pages of nodes (https://relay.dev/graphql/connections.htm). A cursor names the node that it stands at, so it stays good
// whatever the filter and the order; where its node is not in the list, that is said.
import { GRAPHQL_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { NodeEntry } from './graph-index.ts';

/** What a client says about the page it wants. */
export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** A page of a list. */
export interface Page {
  readonly all: readonly NodeEntry[];
  readonly nodes: readonly NodeEntry[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** The page of `all` that is asked for. Throws Problem invalid-request. */
export function pageOf(all: readonly NodeEntry[], asked: PageArguments): Page {
  const size = pageSize(asked);
  let start = isGiven(asked.after) ? positionOf(all, asked.after, 'after') + 1 : 0;
  let end = isGiven(asked.before) ? positionOf(all, asked.before, 'before') : all.length;
  end = Math.max(start, end);
  if (isGiven(asked.last)) start = Math.max(start, end - size);
  else end = Math.min(end, start + size);
  const nodes = start === 0 && end === all.length ? all : all.slice(start, end);
  return { all, nodes, hasNextPage: end < all.length, hasPreviousPage: start > 0 };
}

/** How many nodes a page holds at most. Throws Problem invalid-request. */
function pageSize({ first, last }: PageArguments): number {
  if (isGiven(first) && isGiven(last))
    throw new Problem('invalid-request', 'Ask for the first or for the last, not both.');
  const size = first ?? last ?? GRAPHQL_LIMITS.defaultPage;
  if (size >= 0 && size <= GRAPHQL_LIMITS.page) return size;
  throw new Problem('invalid-request', `A page has 0 to ${GRAPHQL_LIMITS.page} nodes.`);
}

/** An argument that is null is as good as absent. */
function isGiven<T>(value: T | null | undefined): value is T {
  return value !== undefined && value !== null;
}

/** The cursor of a node. */
export function cursorOf({ value }: NodeEntry): string {
  return Buffer.from(value.id, 'utf8').toString('base64url');
}

function positionOf(all: readonly NodeEntry[], cursor: string, name: string): number {
  const id = Buffer.from(cursor, 'base64url').toString('utf8');
  const position = all.findIndex(({ value }) => value.id === id);
  if (position < 0) throw new Problem('invalid-request', `The cursor \`${name}\` names no node of this list.`);
  return position;
}
