// Gives concluded nodes their persistent ids, and writes concluded values into the nodes they are about. What was concluded from the same
// nodes before has the same id again.
import type { GeneratedNode } from '../model/fusion-report.ts';
import type { GraphNode } from '../model/reading.ts';
import type { Conclusions } from './conclude.ts';
import type { FusionRule } from './fusion-rule.ts';
import { relink } from './merge-drafts.ts';
import { assignIds } from './persistent-ids.ts';
import type { IdMap, IdSource } from './persistent-ids.ts';

/** Conclusions as parts of the fused graph. */
export interface NamedConclusions {
  /** New nodes, and nodes that got new values. */
  readonly nodes: readonly GraphNode[];
  readonly generated: readonly GeneratedNode[];
  readonly ids: IdMap;
}

/** Names what a rule concluded. */
export function nameConclusions(
  { name: rule }: FusionRule,
  conclusions: Conclusions,
  { nodes, ...idSource }: IdSource & { readonly nodes: ReadonlyMap<string, GraphNode> },
): NamedConclusions {
  const ids = assignIds(
    conclusions.nodes.filter(({ id }) => !nodes.has(id)).map(({ id }) => [id]),
    idSource,
  );
  const idOf = (id: string): string => (nodes.has(id) ? id : (ids.get(id) ?? id));
  const changed = new Map<string, GraphNode>();
  const generated: GeneratedNode[] = [];
  for (const node of conclusions.nodes) {
    // A node that is there is changed by statements alone: what a rule copies of it into its conclusion is no new knowledge.
    if (!nodes.has(node.id)) changed.set(idOf(node.id), { ...node, ...links(node, ids), id: idOf(node.id) });
  }
  for (const { subject, property, value, from } of conclusions.statements) {
    const id = idOf(subject);
    const node = changed.get(id) ?? nodes.get(id);
    if (node === undefined) continue;
    if (property !== undefined) changed.set(id, { ...node, [property]: added(node[property], idOf(value)) });
    generated.push({
      id,
      type: node.type,
      rule,
      from: from.map(idOf),
      ...(property === undefined ? {} : { property, value: idOf(value) }),
    });
  }
  return { nodes: [...changed.values()], generated, ids };
}

const links = (node: GraphNode, ids: IdMap): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, key === 'type' ? value : relink(value, ids)]));

function added(values: unknown, value: string): readonly unknown[] {
  const known: readonly unknown[] = Array.isArray(values) ? values : values === undefined ? [] : [values];
  return [...new Set([...known, value])].sort();
}
