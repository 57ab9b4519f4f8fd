// The road of a statement through extract, reconcile and map: readings of its tables in, nodes and findings out.
import { describeTransactions } from '../../extraction/descriptor/describe-transaction.ts';
import type { MethodVocabulary } from '../../extraction/descriptor/method-vocabulary.ts';
import type { AccountType, StatementContext } from '../../extraction/statement/facts/statement-context.ts';
import { statementFacts } from '../../extraction/statement/facts/statement-facts.ts';
import { sequenceOf } from '../../extraction/statement/facts/transaction-facts.ts';
import { findIssuer, type KnownIssuers } from '../../extraction/statement/issuer.ts';
import { pageGap } from '../../extraction/statement/page-numbers.ts';
import { findAddressBlock } from '../../extraction/statement/parties.ts';
import { statementFrame } from '../../extraction/statement/period.ts';
import { readStatement, type StatementAccount } from '../../extraction/statement/read-statement.ts';
import { mapNodes, type MappedNodes } from '../../mapping/map-nodes.ts';
import { mergeEqualNodes } from '../../mapping/merge-equal-nodes.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { ExpectationIssue } from '../../model/reading.ts';
import type { Reconciliation } from '../../model/statement.ts';
import type { Profile } from '../../profiles/profile.ts';
import { resolveDates } from '../../reconciliation/dates.ts';
import { findingsOf, type Finding } from '../../reconciliation/findings.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import type { Understanding } from './understanding.ts';

export interface StatementEngines {
  readonly methods: MethodVocabulary;
  readonly knownIssuers: KnownIssuers;
  /** A fresh id for a draft node. */
  readonly newNodeId: () => string;
}

const ACCOUNT_TYPES: Readonly<Record<string, AccountType>> = {
  'banking-statement': 'Current',
  'banking-savings-statement': 'Savings',
  'banking-credit-card-statement': 'CreditCard',
};

/** The account type a class of statement stands for, or undefined when the class is no statement. */
export function accountTypeOf(classIdentifier: string): AccountType | undefined {
  return ACCOUNT_TYPES[classIdentifier];
}

/** Nodes, evidence and issues of a statement. `profile` is the most specific that matched. */
export function understandStatement(
  layout: DocumentLayout,
  profile: Profile,
  engines: StatementEngines & { readonly accountType: AccountType },
): Understanding {
  const statement = readStatement(layout, profile, engines.accountType === 'CreditCard');
  const named = statement.accounts[0]?.fields['accountName']?.[0]?.printed.text;
  const context: StatementContext = {
    layout,
    profileId: profile.id,
    accountType: engines.accountType,
    currency: statement.currency,
    issuer: findIssuer(layout, engines.knownIssuers),
    address: findAddressBlock(layout, { skip: statement.isEntryLine, ...(named ? { accountName: named } : {}) }),
    describe: (lines) => describeTransactions(lines, engines.methods),
  };
  const mapped: MappedNodes[] = [];
  const issues: (Finding & { readonly nodeId?: string })[] = [];
  let firstSequence = 1;
  let proven = true;
  for (const account of statement.accounts) {
    const one = understandAccount(account, { context, profile, firstSequence, newNodeId: engines.newNodeId });
    mapped.push(one.mapped);
    issues.push(...one.findings);
    firstSequence += one.entryCount;
    proven &&= one.proven;
  }
  // Where every sum holds, what looks like more entries is another table: examples, daily balances.
  if (statement.unreadEntries > 0 && !proven) {
    const reason = `${statement.unreadEntries} lines look like entries but stand in no table that was understood.`;
    issues.push({ severity: 'warnings', reason });
  }
  const gap = pageGap(layout);
  if (gap) issues.push({ severity: 'errors', reason: `A page is missing: ${gap}.` });
  return { ...mergeEqualNodes(mapped), expectations: expectationsOf(issues) };
}

interface AccountRoad {
  readonly context: StatementContext;
  readonly profile: Profile;
  readonly firstSequence: number;
  readonly newNodeId: () => string;
}

function understandAccount(
  account: StatementAccount,
  road: AccountRoad,
): { mapped: MappedNodes; findings: (Finding & { nodeId?: string })[]; entryCount: number; proven: boolean } {
  const reconciled = reconcile(account.readings);
  const rows = reconciled?.reading.rows ?? [];
  const frame = statementFrame(account.fields, rows);
  const known = {
    ...(frame.start ? { start: frame.start.date } : {}),
    ...(frame.end ? { end: frame.end.date } : {}),
    ...(frame.issued ? { issued: frame.issued.date } : {}),
  };
  const dates = resolveDates(rows, known);
  const reconciliation = reconciled?.reconciliation ?? {
    rows: [],
    newestFirst: false,
    checks: [],
    proof: 'none' as const,
    score: 0,
  };
  const findings = { fields: account.fields, frame, dates, reconciliation, firstSequence: road.firstSequence };
  const mapped = mapNodes(statementFacts(road.context, findings), road.profile.nodes, road.newNodeId);
  const entries = reconciliation.rows.filter((one) => one.row.kind === 'entry');
  const nodeOf = nodesByRow(
    mapped,
    entries.map((one) => one.row.index),
    road.firstSequence,
  );
  const said = findingsOf(reconciliation, { dates, frame: known, currency: road.context.currency }).map((finding) => {
    const nodeId = finding.row === undefined ? undefined : nodeOf.get(finding.row);
    return { ...finding, ...(nodeId === undefined ? {} : { nodeId }) };
  });
  const left = reconciled?.rowsChosen === 'toggled' ? [LEFT_OUT] : [];
  return {
    mapped,
    findings: [...said, ...left, ...emptiness(entries.length, reconciliation)],
    entryCount: entries.length,
    proven: reconciliation.proof === 'whole',
  };
}

const LEFT_OUT: Finding = {
  severity: 'warnings',
  reason: 'Which rows are booked was decided by the sums: rows under one heading were taken differently than it says.',
};

/** A statement without entries is believed only when two figures, printed apart, say that nothing moved. */
function emptiness(entryCount: number, { opening, closing }: Pick<Reconciliation, 'opening' | 'closing'>): Finding[] {
  const apart = opening?.printed && closing?.printed && opening.printed.box.y0 !== closing.printed.box.y0;
  const beside = opening?.printed && closing?.printed && opening.printed.box.x0 !== closing.printed.box.x0;
  if (entryCount > 0 || ((apart === true || beside === true) && opening?.minor === closing?.minor)) return [];
  return [{ severity: 'errors', reason: 'No entries were found.' }];
}

function nodesByRow(
  { nodes }: MappedNodes,
  rowIndexes: readonly number[],
  firstSequence: number,
): ReadonlyMap<number, string> {
  const bySequence = new Map(
    nodes.filter((node) => node.type === 'ark:Transaction').map((node) => [node['sequence'], node.id]),
  );
  return new Map(
    rowIndexes.flatMap((row, i): [number, string][] => {
      const id = bySequence.get(sequenceOf(firstSequence + i));
      return id === undefined ? [] : [[row, id]];
    }),
  );
}

function expectationsOf(findings: readonly (Finding & { readonly nodeId?: string })[]): Understanding['expectations'] {
  const of = (severity: Finding['severity']): ExpectationIssue[] =>
    findings
      .filter((finding) => finding.severity === severity)
      .map(({ row, nodeId, reason }) => ({
        nodeType: row === undefined ? 'ark:Statement' : 'ark:Transaction',
        ...(nodeId ? { nodeId } : {}),
        reason,
      }));
  return { errors: of('errors'), warnings: of('warnings'), info: of('info') };
}
