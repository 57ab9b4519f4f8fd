// The accounts of a fused graph with their movements, as exports of transactions need them: names of the account beside it, the
// movements in order, and what it last held.
import type { GraphNode } from '../../model/reading.ts';
import { nodeText, signedAmount } from './node-values.ts';
import type { SignedAmount } from './node-values.ts';

/** The names of an account, by scheme; several of one scheme (a card that was replaced) in the order of the graph. */
export type AccountNames = Readonly<Record<string, readonly string[]>>;

/** What an account held at the end of a day. */
export interface KnownBalance extends SignedAmount {
  /** ISO 8601 calendar date. */
  readonly date: string;
}

/** An account with what is known of it. */
export interface ExportedAccount {
  /** Its persistent id. */
  readonly id: string;
  /** Undefined when movements are on an account that the graph does not have. */
  readonly node: GraphNode | undefined;
  readonly names: AccountNames;
  /** The name of whoever keeps it. */
  readonly institution: string | undefined;
  /** In the order of `sequence`. */
  readonly transactions: readonly GraphNode[];
  /** Closing balances of its statements. */
  readonly closings: readonly KnownBalance[];
  /** First and last days of its statements. */
  readonly days: readonly string[];
}

/** Every account of which anything is known that an export could say, in the order of the graph. */
export function exportedAccounts(nodes: readonly GraphNode[]): readonly ExportedAccount[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const of = groupedByAccount(nodes);
  return [...of.keys()].map((id) => {
    const node = byId.get(id);
    const { transactions = [], identifiers = [], balances = [], statements = [] } = of.get(id) ?? {};
    return {
      id,
      node,
      names: namesOf(identifiers),
      institution: nodeText(byId.get(nodeText(node, 'issuedBy') ?? ''), 'name'),
      transactions: transactions.toSorted(bySequence),
      closings: balances.flatMap(closing),
      days: statements.flatMap((each) => [nodeText(each, 'startDate') ?? [], nodeText(each, 'endDate') ?? []].flat()),
    };
  });
}

interface AccountParts {
  readonly transactions: GraphNode[];
  readonly identifiers: GraphNode[];
  readonly balances: GraphNode[];
  readonly statements: GraphNode[];
}

/** What stands on an account: the kind of node, the property that leads to the account, and where it is collected. */
const PARTS: Readonly<Record<string, readonly [property: string, part: keyof AccountParts]>> = {
  'ark:Transaction': ['relatedTo', 'transactions'],
  'ark:BankAccountIdentifier': ['relatedTo', 'identifiers'],
  'ark:Balance': ['onAccount', 'balances'],
  'ark:Statement': ['relatedTo', 'statements'],
};

function groupedByAccount(nodes: readonly GraphNode[]): ReadonlyMap<string, AccountParts> {
  const groups = new Map<string, AccountParts>();
  for (const node of nodes) {
    const [property, part] = PARTS[node.type] ?? [];
    const account = property === undefined ? undefined : nodeText(node, property);
    if (account === undefined || part === undefined) continue;
    const group = groups.get(account) ?? { transactions: [], identifiers: [], balances: [], statements: [] };
    groups.set(account, group);
    group[part].push(node);
  }
  return groups;
}

function namesOf(identifiers: readonly GraphNode[]): AccountNames {
  const names: Record<string, string[]> = {};
  for (const node of identifiers) {
    const [scheme, name] = [nodeText(node, 'identifierType'), nodeText(node, 'identifier')];
    if (scheme === undefined || name === undefined) continue;
    const known = (names[scheme] ??= []);
    if (!known.includes(name)) known.push(name);
  }
  return names;
}

function bySequence(a: GraphNode, b: GraphNode): number {
  const [x, y] = [nodeText(a, 'sequence') ?? '', nodeText(b, 'sequence') ?? ''];
  return x < y ? -1 : x > y ? 1 : 0;
}

function closing(node: GraphNode): readonly KnownBalance[] {
  const date = nodeText(node, 'date');
  const amount = signedAmount(node['totalAmount']);
  return nodeText(node, 'position') === 'Closing' && date !== undefined && amount !== undefined
    ? [{ ...amount, date }]
    : [];
}
