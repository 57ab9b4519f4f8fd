// Transactions: each real movement once, however many documents tell it. Movements of different accounts are never one: a transfer
// between two accounts is two movements.
import type { Clusters } from '../clusters.ts';
import type { Draft, DraftGraph } from '../draft-graph.ts';
import type { Doubt } from '../link-records.ts';
import { textAt } from '../node-values.ts';
import { alignEntries } from './align-entries.ts';
import { coverageOf } from './coverage.ts';
import type { Coverage } from './coverage.ts';
import { entriesOf } from './entry.ts';

/** What one document tells of one account. */
interface Telling {
  readonly transactions: Draft[];
  readonly statements: Draft[];
  readonly balances: Draft[];
}

/** Joins the transactions that are one. Accounts must have been resolved before. */
export function resolveTransactions(graph: DraftGraph, clusters: Clusters): readonly Doubt[] {
  const doubts: Doubt[] = [];
  for (const tellings of tellingsByAccount(graph, clusters).values()) {
    const coverages = new Map<number, Coverage>();
    const entries = [...tellings].flatMap(([document, { transactions, statements, balances }]) => {
      const rows = entriesOf(transactions);
      coverages.set(document, coverageOf(nodesOf(statements), nodesOf(balances), rows));
      return rows;
    });
    const alignment = alignEntries(entries, coverages);
    for (const join of alignment.joins) clusters.join(join);
    doubts.push(...alignment.doubts);
  }
  return doubts;
}

const nodesOf = (drafts: readonly Draft[]): readonly Draft['node'][] => drafts.map(({ node }) => node);

function tellingsByAccount(graph: DraftGraph, clusters: Clusters): ReadonlyMap<string, ReadonlyMap<number, Telling>> {
  const accounts = new Map<string, Map<number, Telling>>();
  const add = (type: string, key: string, list: keyof Telling): void => {
    for (const draft of graph.ofType(type)) {
      const id = textAt(draft.node, key);
      if (id === undefined) continue;
      const account = clusters.find(id);
      const tellings = accounts.get(account) ?? new Map<number, Telling>();
      accounts.set(account, tellings);
      const telling = tellings.get(draft.document) ?? { transactions: [], statements: [], balances: [] };
      tellings.set(draft.document, telling);
      telling[list].push(draft);
    }
  };
  add('Transaction', 'relatedTo', 'transactions');
  add('Statement', 'relatedTo', 'statements');
  add('Balance', 'onAccount', 'balances');
  return accounts;
}
