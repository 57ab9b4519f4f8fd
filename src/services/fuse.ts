// The fusion of a session's documents: resolve what is the same, let rules conclude what follows, merge, report. It knows of no vault and
// no session: documents, standing ids and a rule engine come in, a fused graph goes out. The answer does not depend on the order
// in which documents were appended, and fusing again gives the same graph with the same ids.
import type { IdMap } from '../fusion/persistent-ids.ts';
import type { Conclusions } from '../fusion/conclude.ts';
import { readConclusions } from '../fusion/conclude.ts';
import { fuseDrafts } from '../fusion/fuse-drafts.ts';
import type { Supposed } from '../fusion/fuse-drafts.ts';
import type { FusionRule } from '../fusion/fusion-rule.ts';
import { nameConclusions } from '../fusion/name-conclusions.ts';
import { premiseQuads } from '../fusion/premise-graph.ts';
import type { Premises } from '../fusion/premise-graph.ts';
import { cardPayments } from '../fusion/premises/card-payments.ts';
import { payCandidates } from '../fusion/premises/pay.ts';
import { propertyResidencies } from '../fusion/premises/residencies.ts';
import { transferCandidates } from '../fusion/premises/transfers.ts';
import type { GraphNode } from '../model/reading.ts';
import type { FusedGraph, SourceDocument } from '../model/source-document.ts';
import type { FusionOptions } from '../ports/fusion.ts';
import type { RuleEngine } from '../ports/rule-engine.ts';
import { resolve } from '../resolution/resolve.ts';
import type { Resolution } from '../resolution/resolve.ts';
import { allowsRule } from './fusion-settings.ts';

/** What of a document fusion looks at. */
export type FusionSource = Pick<SourceDocument, 'requestId' | 'input' | 'nodes'>;

/** What a fusion starts from. */
export interface FusionRequest {
  readonly sources: readonly FusionSource[];
  readonly wish?: FusionOptions;
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
  const rules = tools.rules.filter((rule) => allowsRule(wish, rule));
  const supposed = await suppose(rules, sources, tools.engine);
  const resolution = resolve([
    ...sources.map(({ requestId, input, nodes }) => ({ requestId, checksum: input.checksum, nodes })),
    { requestId: '', checksum: '', nodes: supposed.nodes },
  ]);
  const fused = fuseDrafts(
    { documents: sources, supposed, ...resolution },
    { previous: new Map(Object.entries(previousIds)), nodeBase, newNodeId: tools.newNodeId },
  );
  const nodes = new Map(fused.fused.map((node) => [node.id, node]));
  const generated = [...fused.generated];
  const placeOf = placesByFusedId(resolution, fused.ids);
  let { ids } = fused;
  for (const rule of rules.filter(({ stage }) => stage === 'fused nodes')) {
    const conclusions = await apply(rule, [...nodes.values()], { engine: tools.engine, placeOf });
    const named = nameConclusions(rule, conclusions, { previous: ids, nodeBase, newNodeId: tools.newNodeId, nodes });
    for (const node of named.nodes) nodes.set(node.id, node);
    generated.push(...named.generated);
    ids = named.ids;
  }
  const { nodes: rows, conflicts, uncertain } = fused;
  return {
    graphId,
    fusedAt,
    nodes: [...nodes.values()],
    report: { nodes: rows, generated, conflicts, uncertain },
    ids: Object.fromEntries(ids),
  };
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
  const findPremises = PREMISES[rule.name];
  if (findPremises === undefined) throw new TypeError(`nothing finds what the rule ${rule.name} rests on`);
  const premises = findPremises(nodes, placeOf);
  if (premises.findings.length === 0) return { nodes: [], statements: [] };
  const graph = `urn:arkive:premises:${rule.name}`;
  await engine.load(premiseQuads(premises, graph));
  return readConclusions(await engine.construct(rule.construct, [graph]));
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

/** Two fused nodes at one place have one text, whatever their type. */
function placesByFusedId({ placeOf }: Resolution, ids: IdMap): (id: string) => string {
  const places = new Map<string, string>();
  for (const [draft, id] of ids) if (!places.has(id)) places.set(id, placeOf(draft));
  return (id) => places.get(id) ?? id;
}
