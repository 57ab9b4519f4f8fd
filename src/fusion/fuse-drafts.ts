// The fused nodes of resolved drafts, with the report of what became of each draft.
import type { FusionConflict, FusionReport, GeneratedNode, UncertainPair } from '../model/fusion-report.ts';
import type { GraphNode } from '../model/reading.ts';
import { documentDate } from './document-date.ts';
import { mergeDrafts } from './merge-drafts.ts';
import type { MergeableDraft } from './merge-drafts.ts';
import { orderTransactions, placesInTime } from './order-transactions.ts';
import { assignIds } from './persistent-ids.ts';
import type { IdMap, IdSource } from './persistent-ids.ts';

/** Nodes that rules conclude from drafts alone, as drafts of a document that nobody appended, and why. */
export interface Supposed {
  readonly nodes: readonly GraphNode[];
  readonly reasons: ReadonlyMap<string, { readonly rule: string; readonly from: readonly string[] }>;
}

/** Drafts that are the same thing. */
export interface DraftCluster {
  readonly members: readonly string[];
  readonly rule: string;
  readonly score: number;
}

/** What is fused. */
export interface Fusible {
  readonly documents: readonly { readonly nodes: readonly GraphNode[] }[];
  readonly supposed: Supposed;
  /** Every draft, supposed or not, stands in one. */
  readonly clusters: readonly DraftCluster[];
  /** Drafts that may be the same. */
  readonly doubts: readonly UncertainPair[];
}

/** Fused nodes, and what became of each draft. */
export interface FusedDrafts extends FusionReport {
  readonly ids: IdMap;
  readonly fused: readonly GraphNode[];
}

/** Makes one node of each cluster. */
export function fuseDrafts({ documents, supposed, clusters, doubts }: Fusible, idSource: IdSource): FusedDrafts {
  const drafts = new Map<string, MergeableDraft>();
  for (const [document, { nodes }] of documents.entries()) {
    const date = documentDate(nodes);
    for (const node of nodes) drafts.set(node.id, { node, document, date });
  }
  for (const node of supposed.nodes) drafts.set(node.id, { node, document: -1, date: '' });
  const ids = assignIds(
    clusters.map(({ members }) => members),
    idSource,
  );
  const idOf = (draft: string): string => ids.get(draft) ?? draft;
  const fused: GraphNode[] = [];
  const rows: FusionReport['nodes'][number][] = [];
  const generated: GeneratedNode[] = [];
  const conflicts: FusionConflict[] = [];
  const places = placesInTime([...drafts.values()].filter(({ node }) => node.type === 'ark:Transaction'));
  const placeOfNode = new Map<string, number>();
  for (const { members, rule, score } of clusters) {
    // What documents say comes before what was supposed.
    const real = members.filter((member) => !supposed.reasons.has(member));
    const merged = mergeDrafts(
      (real.length > 0 ? real : members).flatMap((member) => drafts.get(member) ?? []),
      ids,
    );
    const { id, type } = merged.node;
    fused.push(merged.node);
    conflicts.push(...merged.conflicts);
    if (type === 'ark:Transaction') placeOfNode.set(id, Math.min(...real.map((member) => places.get(member) ?? 0)));
    if (real.length > 0) rows.push({ id, type, from: [...real].sort(), rule, score });
    else generated.push({ id, type, ...becauseOf(members, supposed, idOf) });
  }
  return {
    ids,
    fused: orderTransactions(fused, (id) => placeOfNode.get(id) ?? 0),
    nodes: rows,
    generated,
    conflicts,
    uncertain: uncertainPairs(doubts, idOf),
  };
}

function becauseOf(
  members: readonly string[],
  { reasons }: Supposed,
  idOf: (draft: string) => string,
): Pick<GeneratedNode, 'rule' | 'from'> {
  const mine = members.flatMap((member) => reasons.get(member) ?? []);
  return { rule: mine[0]?.rule ?? '', from: [...new Set(mine.flatMap(({ from }) => from.map(idOf)))].sort() };
}

/** One row for two nodes, of their likeliest drafts. */
function uncertainPairs(doubts: readonly UncertainPair[], idOf: (draft: string) => string): readonly UncertainPair[] {
  const pairs = new Map<string, UncertainPair>();
  for (const { a, b, score, reason } of doubts) {
    const [first, second] = [idOf(a), idOf(b)].sort();
    if (first === undefined || second === undefined || first === second) continue;
    const key = `${first} ${second}`;
    if ((pairs.get(key)?.score ?? -1) < score) pairs.set(key, { a: first, b: second, score, reason });
  }
  return [...pairs.values()];
}
