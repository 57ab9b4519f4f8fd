// The fusion of a session's documents: resolve what is the same, let rules conclude what follows, merge, report. It knows of no vault and
// no session: documents, standing ids and a rule engine come in, a fused graph goes out. The answer does not depend on the order
// in which documents were appended, and fusing again gives the same graph with the same ids.
import { assignIds } from '../fusion/persistent-ids.ts';
import type { IdMap } from '../fusion/persistent-ids.ts';
import type { Conclusions } from '../fusion/conclude.ts';
import { readConclusions } from '../fusion/conclude.ts';
import { documentDate } from '../fusion/document-date.ts';
import type { FusionRule } from '../fusion/fusion-rule.ts';
import { mergeDrafts } from '../fusion/merge-drafts.ts';
import type { MergeableDraft } from '../fusion/merge-drafts.ts';
import { nameConclusions } from '../fusion/name-conclusions.ts';
import { orderTransactions, placesInTime } from '../fusion/order-transactions.ts';
import { premiseQuads } from '../fusion/premise-graph.ts';
import type { Premises } from '../fusion/premise-graph.ts';
import { cardPayments } from '../fusion/premises/card-payments.ts';
import { payCandidates } from '../fusion/premises/pay.ts';
import { propertyResidencies } from '../fusion/premises/residencies.ts';
import { transferCandidates } from '../fusion/premises/transfers.ts';
import type { FusionConflict, FusionReport, GeneratedNode, UncertainPair } from '../model/fusion-report.ts';
import type { GraphNode } from '../model/reading.ts';
import type { FusedGraph, SourceDocument } from '../model/source-document.ts';
import type { RuleEngine } from '../ports/rule-engine.ts';
import { resolve } from '../resolution/resolve.ts';
import type { Resolution } from '../resolution/resolve.ts';

/** What of a document fusion looks at. */
export type FusionSource = Pick<SourceDocument, 'requestId' | 'input' | 'nodes'>;

/** What a client asks of a fusion. */
export interface FusionWish {
  /** Names of the rules to apply (`pay-of-period`); all without it. Unknown names apply nothing. */
  readonly rules?: readonly string[];
  /** Whether rules may make nodes that no document has, or of which types (`ark:Transfer`) they may. True without it. */
  readonly generate?: boolean | readonly string[];
}

/** What a fusion starts from. */
export interface FusionRequest {
  readonly sources: readonly FusionSource[];
  readonly wish?: FusionWish;
  /** Of the newest fused graph of the session. */
  readonly previousIds?: Readonly<Record<string, string>>;
  readonly graphId: string;
  /** ISO 8601, UTC. */
  readonly fusedAt: string;
  /** IRI under which persistent ids stand; ends in a slash. */
  readonly nodeBase: string;
}

/** What a fusion needs. */
export interface FusionTools {
  /** Empty; used for this fusion alone. */
  readonly engine: RuleEngine;
  /** In the order of application. */
  readonly rules: readonly FusionRule[];
  /** Unguessable, and says nothing of anybody. */
  readonly newNodeId: () => string;
}

/** What the rules rest on, by the rule's name. */
const PREMISES: Readonly<Record<string, (nodes: readonly GraphNode[], placeOf: (id: string) => string) => Premises>> = {
  'card-account-of-payment': cardPayments,
  'pay-of-period': payCandidates,
  'transfer-between-accounts': transferCandidates,
  'residency-at-property': propertyResidencies,
};

/** Fuses documents into one graph. */
export async function fuse(request: FusionRequest, tools: FusionTools): Promise<FusedGraph> {
  const { sources, wish = {}, previousIds = {}, graphId, fusedAt, nodeBase } = request;
  const rules = tools.rules.filter((rule) => isWished(rule, wish));
  const supposed = await suppose(rules, sources, tools.engine);
  const resolution = resolve([
    ...sources.map(({ requestId, input, nodes }) => ({ requestId, checksum: input.checksum, nodes })),
    { requestId: '', checksum: '', nodes: supposed.nodes },
  ]);
  const merging = merge(
    { sources, supposed, resolution },
    { previous: previousIds, nodeBase, newNodeId: tools.newNodeId },
  );
  const nodes = new Map(merging.nodes.map((node) => [node.id, node]));
  const generated = [...merging.generated];
  let ids: Readonly<Record<string, string>> = Object.fromEntries(merging.ids);
  for (const rule of rules.filter(({ stage }) => stage === 'fused nodes')) {
    const placeOf = placesByFusedId(resolution, merging.ids);
    const conclusions = await apply(rule, [...nodes.values()], { engine: tools.engine, placeOf });
    const named = nameConclusions(rule, conclusions, { previous: ids, nodeBase, newNodeId: tools.newNodeId, nodes });
    for (const node of named.nodes) nodes.set(node.id, node);
    generated.push(...named.generated);
    ids = named.ids;
  }
  const report: FusionReport = {
    nodes: merging.report,
    generated,
    conflicts: merging.conflicts,
    uncertain: merging.uncertain,
  };
  return { graphId, fusedAt, nodes: [...nodes.values()], report, ids };
}

function isWished({ name, generates }: FusionRule, { rules, generate = true }: FusionWish): boolean {
  if (rules?.includes(name) === false) return false;
  return generates === undefined || (typeof generate === 'boolean' ? generate : generate.includes(generates));
}

interface Applying {
  readonly engine: RuleEngine;
  readonly placeOf: (id: string) => string;
}

async function apply(
  rule: FusionRule,
  nodes: readonly GraphNode[],
  { engine, placeOf }: Applying,
): Promise<Conclusions> {
  const premises = PREMISES[rule.name]?.(nodes, placeOf);
  if (premises === undefined || premises.findings.length === 0) return { nodes: [], statements: [] };
  const graph = `urn:arkive:premises:${rule.name}`;
  await engine.load(premiseQuads(premises, graph));
  return readConclusions(await engine.construct(rule.construct, [graph]));
}

/** Nodes that rules conclude from drafts alone, as drafts of a document that nobody appended, and why. */
interface Supposed {
  readonly nodes: readonly GraphNode[];
  readonly reasons: ReadonlyMap<string, { readonly rule: string; readonly from: readonly string[] }>;
}

async function suppose(
  rules: readonly FusionRule[],
  sources: readonly FusionSource[],
  engine: RuleEngine,
): Promise<Supposed> {
  const drafts = sources.flatMap(({ nodes }) => nodes);
  const nodes: GraphNode[] = [];
  const reasons = new Map<string, { readonly rule: string; readonly from: readonly string[] }>();
  for (const rule of rules.filter(({ stage }) => stage === 'drafts')) {
    const conclusions = await apply(rule, drafts, { engine, placeOf: (id) => id });
    nodes.push(...conclusions.nodes);
    for (const { subject, from } of conclusions.statements) reasons.set(subject, { rule: rule.name, from });
  }
  return { nodes: nodes.toSorted((a, b) => (a.id < b.id ? -1 : 1)), reasons };
}

interface Merging {
  readonly ids: IdMap;
  readonly nodes: readonly GraphNode[];
  readonly report: FusionReport['nodes'];
  readonly generated: readonly GeneratedNode[];
  readonly conflicts: readonly FusionConflict[];
  readonly uncertain: readonly UncertainPair[];
}

interface Mergeable {
  readonly sources: readonly FusionSource[];
  readonly supposed: Supposed;
  readonly resolution: Resolution;
}

function merge({ sources, supposed, resolution }: Mergeable, idSource: Parameters<typeof assignIds>[1]): Merging {
  const drafts = new Map<string, MergeableDraft>();
  for (const [document, { nodes }] of sources.entries()) {
    const date = documentDate(nodes);
    for (const node of nodes) drafts.set(node.id, { node, document, date });
  }
  for (const node of supposed.nodes) drafts.set(node.id, { node, document: -1, date: '' });
  const ids = assignIds(
    resolution.clusters.map(({ members }) => members),
    idSource,
  );
  const idOf = (draft: string): string => ids.get(draft) ?? draft;
  const nodes: GraphNode[] = [];
  const report: FusionReport['nodes'][number][] = [];
  const generated: GeneratedNode[] = [];
  const conflicts: FusionConflict[] = [];
  const places = placesInTime([...drafts.values()].filter(({ node }) => node.type === 'ark:Transaction'));
  const placeOfNode = new Map<string, number>();
  for (const { members, rule, score } of resolution.clusters) {
    // What documents say comes before what was supposed.
    const real = members.filter((member) => !supposed.reasons.has(member));
    const merged = mergeDrafts(
      (real.length > 0 ? real : members).flatMap((member) => drafts.get(member) ?? []),
      ids,
    );
    const { id, type } = merged.node;
    nodes.push(merged.node);
    conflicts.push(...merged.conflicts);
    if (type === 'ark:Transaction') placeOfNode.set(id, Math.min(...real.map((member) => places.get(member) ?? 0)));
    if (real.length > 0) report.push({ id, type, from: [...real].sort(), rule, score });
    else generated.push({ id, type, ...becauseOf(members, supposed, idOf) });
  }
  const uncertain = uncertainPairs(resolution, idOf);
  return {
    ids,
    nodes: orderTransactions(nodes, (id) => placeOfNode.get(id) ?? 0),
    report,
    generated,
    conflicts,
    uncertain,
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
function uncertainPairs({ doubts }: Resolution, idOf: (draft: string) => string): readonly UncertainPair[] {
  const pairs = new Map<string, UncertainPair>();
  for (const { a, b, score, reason } of doubts) {
    const [first, second] = [idOf(a), idOf(b)].sort();
    if (first === undefined || second === undefined || first === second) continue;
    const key = `${first} ${second}`;
    if ((pairs.get(key)?.score ?? -1) < score) pairs.set(key, { a: first, b: second, score, reason });
  }
  return [...pairs.values()];
}

/** Two fused nodes at one place have one text, whatever their type. */
function placesByFusedId({ placeOf }: Resolution, ids: IdMap): (id: string) => string {
  const places = new Map<string, string>();
  for (const [draft, id] of ids) if (!places.has(id)) places.set(id, placeOf(draft));
  return (id) => places.get(id) ?? id;
}
