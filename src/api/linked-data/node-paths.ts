// At which paths of this server nodes are found, so that their IRIs dereference (https://www.w3.org/TR/cooluris/).
import type { GraphNaming } from '../../model/graph-names.ts';

/** Paths above the last part of an id. */
export interface NodePaths {
  readonly drafts: string;
  readonly persistent: string;
}

/**
 * The paths. Under the address of the service they are what follows it, as for every other path: whoever gives the service a path
 * takes it away again in front of it. Under any other address they are those of its URL.
 */
export function nodePaths({ graphBase, baseUrl }: GraphNaming): NodePaths {
  const base = graphBase.startsWith(`${baseUrl}/`)
    ? graphBase.slice(baseUrl.length)
    : new URL(graphBase).pathname.replace(/\/$/u, '');
  return { drafts: `${base}/.draft-nodes`, persistent: `${base}/nodes` };
}
