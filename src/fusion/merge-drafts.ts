// One node for each cluster of drafts: links lead to persistent ids, sets are united, and where single values differ one is chosen and
// the conflict is reported.
import { canonicalText } from '../kernel/canonical-text.ts';
import { PROPERTY_TERMS, TYPE_TERMS } from '../model/generated/terms.ts';
import type { FusionConflict } from '../model/fusion-report.ts';
import type { GraphNode } from '../model/reading.ts';
import { chooseValue } from './choose-value.ts';
import type { IdMap } from './persistent-ids.ts';

/** A draft, and what is known of its document. */
export interface MergeableDraft {
  readonly node: GraphNode;
  readonly document: number;
  /** Of the document, as it gives it itself. */
  readonly date: string;
}

/** A fused node and what its sources do not agree on. */
export interface MergedNode {
  readonly node: GraphNode;
  readonly conflicts: readonly FusionConflict[];
}

/** Properties that fusion sets anew: they count rows of one document. */
const SET_ANEW = new Set(['sequence']);

/** Merges the drafts of one cluster (one or more, of one type). */
export function mergeDrafts(drafts: readonly MergeableDraft[], ids: IdMap): MergedNode {
  const [first, ...others] = drafts.toSorted((a, b) => (a.node.id < b.node.id ? -1 : 1));
  if (first === undefined) throw new RangeError('a cluster has drafts');
  const { type } = first.node;
  const id = ids.get(first.node.id) ?? first.node.id;
  const node: { id: string; type: string; [key: string]: unknown } = { id, type };
  const conflicts: FusionConflict[] = [];
  const all = [first, ...others];
  for (const key of keysOf(all)) {
    if (key === 'id' || key === 'type') continue;
    const isSet = TYPE_TERMS[type]?.fields[key]?.many === true && PROPERTY_TERMS[key]?.list !== true;
    const [value, conflict] = isSet ? [unite(all, key, ids)] : choose(all, key, ids);
    if (value !== undefined) node[key] = value;
    if (conflict !== undefined) conflicts.push({ id, ...conflict });
  }
  return { node, conflicts };
}

function keysOf(drafts: readonly MergeableDraft[]): Iterable<string> {
  const [first, ...others] = drafts.map(({ node }) => Object.keys(node));
  return others.length === 0 ? (first ?? []) : new Set([first ?? [], ...others].flat());
}

/** The value with links to drafts replaced by links to fused nodes. */
export function relink(value: unknown, ids: IdMap): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => relink(each, ids));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) copy[key] = relink(each, ids);
  return copy;
}

function unite(drafts: readonly MergeableDraft[], key: string, ids: IdMap): readonly unknown[] | undefined {
  const values = new Map<string, unknown>();
  for (const { node } of drafts) {
    const value = relink(node[key], ids);
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) values.set(canonicalText(each), each);
    }
  }
  return values.size === 0 ? undefined : [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}

function choose(
  drafts: readonly MergeableDraft[],
  key: string,
  ids: IdMap,
): readonly [value: unknown, conflict?: Omit<FusionConflict, 'id'>] {
  const only = agreed(drafts, key);
  // Most nodes stand in one document, and most that stand in several say the same: there is nothing to weigh.
  if (only !== undefined) return [relink(only, ids)];
  const claims = new Map<string, { value: unknown; from: string[]; documents: Set<number>; newest: string }>();
  for (const { node, document, date } of drafts) {
    if (node[key] === undefined) continue;
    const value = relink(node[key], ids);
    const text = canonicalText(value);
    const claim = claims.get(text) ?? { value, from: [], documents: new Set<number>(), newest: '' };
    claims.set(text, claim);
    claim.from.push(node.id);
    claim.documents.add(document);
    if (date > claim.newest) claim.newest = date;
  }
  const sorted = [...claims]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, claim]) => ({ ...claim, documents: claim.documents.size }));
  if (sorted.length < 2 || SET_ANEW.has(key)) return [sorted[0]?.value];
  const { value: chosen, rule } = chooseValue(key, sorted);
  const values = sorted.map(({ value, from }) => ({ value, from }));
  return [chosen, { property: key, values, chosen, rule }];
}

/** What all drafts say, where that can be seen at once: there is one, or they give one text. */
function agreed([first, ...others]: readonly MergeableDraft[], key: string): unknown {
  const value = first?.node[key];
  if (others.length === 0) return value;
  return typeof value === 'string' && others.every(({ node }) => node[key] === value) ? value : undefined;
}
