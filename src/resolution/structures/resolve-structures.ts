// Nodes that are known by what they link to: holders, residencies, statements, pay periods and what hangs on them. Congruence: equal
// parts make equal wholes (Downey, Sethi & Tarjan 1980), from what is linked to towards what links.
import { canonicalText } from '../../kernel/canonical-text.ts';
import { lettersOf } from '../../kernel/text.ts';
import type { GraphNode } from '../../model/reading.ts';
import { identifierSignature } from '../accounts/account-identity.ts';
import type { Clusters } from '../clusters.ts';
import type { Draft, DraftGraph } from '../draft-graph.ts';
import { NODE_KEYS } from './keys.ts';
import type { NodeKey } from './keys.ts';

/** Joins nodes that are known by the same. What they link to must have been resolved before. */
export function resolveStructures(graph: DraftGraph, clusters: Clusters): void {
  for (const key of NODE_KEYS) joinByKey(key, graph, clusters);
}

function joinByKey(key: NodeKey, graph: DraftGraph, clusters: Clusters): void {
  const known = new Map<string, Draft[]>();
  const occurrences = new Map<string, number>();
  for (const draft of graph.ofType(key.type)) {
    const base = signature(draft.node, key, clusters);
    if (base === undefined) continue;
    const signed = key.repeats === true ? `${base} ${count(occurrences, `${draft.document} ${base}`)}` : base;
    const others = known.get(signed) ?? [];
    known.set(signed, others);
    const same = others.find((other) => agree(draft.node, other.node, key, clusters));
    if (same === undefined) others.push(draft);
    else clusters.join({ a: same.id, b: draft.id, rule: `same-${kebab(key.type)}`, score: 1 });
  }
}

function signature(node: GraphNode, { properties }: NodeKey, clusters: Clusters): string | undefined {
  const parts: string[] = [];
  for (const property of properties) {
    if (node[property] === undefined) return undefined;
    parts.push(comparable(node, property, clusters));
  }
  return parts.join('|');
}

/** The value of a property in a text that is the same for what means the same. */
function comparable(node: GraphNode, property: string, clusters: Clusters): string {
  if (property === 'identifier' && node.type === 'ark:BankAccountIdentifier') return identifierSignature(node);
  return comparableValue(node[property], clusters);
}

function comparableValue(value: unknown, clusters: Clusters): string {
  if (Array.isArray(value))
    return value
      .map((each) => comparableValue(each, clusters))
      .sort()
      .join(',');
  if (typeof value !== 'string') return canonicalText(value);
  return value.includes('://') ? clusters.find(value) : lettersOf(value);
}

function agree(a: GraphNode, b: GraphNode, { unless = [] }: NodeKey, clusters: Clusters): boolean {
  return unless.every(
    (property) =>
      a[property] === undefined ||
      b[property] === undefined ||
      comparable(a, property, clusters) === comparable(b, property, clusters),
  );
}

function count(occurrences: Map<string, number>, key: string): number {
  const number = (occurrences.get(key) ?? 0) + 1;
  occurrences.set(key, number);
  return number;
}

const kebab = (type: string): string => type.replace(/(?<!^)(?=[A-Z])/gu, '-').toLowerCase();
