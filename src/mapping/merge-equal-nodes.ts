// One document may yield the same organisation, person or address several times (once for each account it holds): equal
// nodes become one. Only nodes that say exactly the same are merged; anything less is for fusion to weigh.
import type { GraphNode } from '../model/reading.ts';
import type { MappedNodes } from './map-nodes.ts';

/** Types whose equal nodes are one thing: an account holder named twice on one document is one holder. */
const MERGED_TYPES: ReadonlySet<string> = new Set(['ark:Organisation', 'ark:Person', 'ark:Address', 'ark:Residency']);

/** The nodes of several mappings as one list, in order, with references following what was merged. */
export function mergeEqualNodes(mappings: readonly MappedNodes[]): MappedNodes {
  const [only] = mappings;
  if (mappings.length === 1 && only) return only;
  const kept = new Map<string, string>();
  const renamed = new Map<string, string>();
  const nodes: GraphNode[] = [];
  for (const original of mappings.flatMap((mapping) => mapping.nodes)) {
    const node = withIds(original, renamed);
    const key = MERGED_TYPES.has(node.type) ? contentKey(node) : undefined;
    const same = key === undefined ? undefined : kept.get(key);
    if (same !== undefined) {
      renamed.set(node.id, same);
      continue;
    }
    if (key !== undefined) kept.set(key, node.id);
    nodes.push(node);
  }
  const evidence = mappings.flatMap((mapping) => mapping.evidence).filter((one) => !renamed.has(one.nodeId));
  return { nodes, evidence };
}

function contentKey({ id: _id, ...content }: GraphNode): string {
  return JSON.stringify(content);
}

/** References to merged nodes, replaced. References stand as strings at the top level of a node. */
function withIds(node: GraphNode, renamed: ReadonlyMap<string, string>): GraphNode {
  if (renamed.size === 0) return node;
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    typeof value === 'string' ? (renamed.get(value) ?? value) : value,
  ]);
  return { ...(Object.fromEntries(entries) as Record<string, unknown>), id: node.id, type: node.type };
}
