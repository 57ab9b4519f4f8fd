// The road of a statement through extract, reconcile and map: a layout in, nodes and findings of all its accounts out.
import { describeTransactions } from '../../extraction/descriptor/describe-transaction.ts';
import type { MethodVocabulary } from '../../extraction/descriptor/method-vocabulary.ts';
import type { AccountType, StatementContext } from '../../extraction/statement/facts/statement-context.ts';
import { findIssuer } from '../../extraction/document/issuer.ts';
import { holderDoubt, labelledName } from '../../extraction/document/holder-facts.ts';
import { LIKELY_MEANING } from '../../extraction/fields/likely-labels.ts';
import { pageGap } from '../../extraction/document/page-numbers.ts';
import { findAddressBlock } from '../../extraction/document/parties.ts';
import { readStatement, type StatementReading } from '../../extraction/statement/read-statement.ts';
import { mergeEqualNodes } from '../../mapping/merge-equal-nodes.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { ExpectationIssue } from '../../model/reading.ts';
import type { IssuerRegister } from '../../model/institutions.ts';
import type { Profile } from '../../profiles/profile.ts';
import type { Finding } from '../../reconciliation/findings.ts';
import { addressDoubts } from './doubts.ts';
import { cutAddress, lostAddress, unreadAddress } from './lost-values.ts';
import { missingValues } from './missing-values.ts';
import { settleIssuer } from './settle-issuer.ts';
import { understandAccount, type AccountFinding, type UnderstoodAccount } from './understand-account.ts';
import type { Understanding } from './understanding.ts';
import { unreadMentions } from './unread-mentions.ts';

/** What statements are understood with. */
export interface StatementEngines {
  readonly methods: MethodVocabulary;
  readonly issuers: IssuerRegister;
  /** A fresh id for a draft node. */
  readonly newNodeId: () => string;
  /** Whether what is missing is looked for under labels by their likely meaning (extraction/statement/read-statement.ts). */
  readonly likely?: boolean;
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
  const statement = readStatement(layout, profile, {
    isCard: engines.accountType === 'CreditCard',
    likely: engines.likely,
  });
  const { issuer, doubt } = settleIssuer(layout, findIssuer(layout), {
    register: engines.issuers,
    kinds: profile.issuedBy,
  });
  const context = contextOf(statement, { ...engines, profile, issuer });
  const accounts: UnderstoodAccount[] = [];
  let firstSequence = 1;
  for (const account of statement.accounts) {
    const own = { ...context, accountType: account.accountType ?? context.accountType };
    const understood = understandAccount(account, {
      context: own,
      profile,
      firstSequence,
      newNodeId: engines.newNodeId,
    });
    accounts.push(understood);
    firstSequence += understood.entryCount;
  }
  const merged = mergeEqualNodes(accounts.map(({ mapped }) => mapped));
  const findings = [
    ...accounts.flatMap((account) => account.findings),
    ...unreadFindings(statement, accounts),
    ...statement.likelyLabels.map((label): Finding => ({ severity: 'warnings', reason: `${LIKELY_MEANING}${label}.` })),
    ...addressDoubts(context.address),
    ...lostAddress(layout, merged.nodes),
    ...cutAddress(merged.nodes),
    ...missingPages(layout),
    ...unreadAddress(layout, merged.nodes),
    ...[doubt, holderDoubt(context, statement.accounts[0]?.fields ?? {})].flatMap((reason): Finding[] =>
      reason === undefined ? [] : [{ severity: 'warnings', reason }],
    ),
  ];
  const { errors, warnings, info } = expectationsOf(findings);
  const bare = withoutEntries(statement);
  const unread = [
    ...unreadMentions(bare, profile.mentions, merged.nodes),
    ...missingValues(bare, profile, merged.nodes),
  ];
  return { ...merged, expectations: { errors, warnings: [...warnings, ...unread], info } };
}

/** The pages without what entries say: their numbers are those of others. Rows that state a balance stay. */
function withoutEntries({ layout, isEntryLine }: StatementReading): DocumentLayout {
  const isLeftOut = (page: number, index: number, text: string): boolean =>
    isEntryLine(page, index) && !/\b(?:balance|forward)\b/i.test(text);
  return {
    pages: layout.pages.map((page) => ({
      ...page,
      lines: page.lines.filter(({ text }, index) => !isLeftOut(page.number, index, text)),
    })),
  };
}

function contextOf(
  statement: StatementReading,
  by: Pick<StatementContext, 'accountType' | 'issuer'> &
    Pick<StatementEngines, 'methods'> & { readonly profile: Profile },
): StatementContext {
  const { layout } = statement;
  const accountName = labelledName(statement.accounts[0]?.fields ?? {}, by.issuer?.name)?.printed.text;
  return {
    layout,
    profileId: by.profile.id,
    accountType: by.accountType,
    currency: statement.currency,
    issuer: by.issuer,
    address: findAddressBlock(layout, {
      skip: statement.isEntryLine,
      ...(accountName ? { accountName } : {}),
      ...(by.issuer ? { issuer: by.issuer.name } : {}),
    }),
    describe: (lines) => describeTransactions(lines, by.methods),
  };
}

/** Where every sum holds, what looks like more entries is another table: examples, daily balances. */
function unreadFindings({ countUnread }: StatementReading, accounts: readonly UnderstoodAccount[]): Finding[] {
  const count = accounts.every((account) => account.proven) ? 0 : countUnread();
  if (count === 0) return [];
  const reason = `${count} lines look like entries but stand in no table that was understood.`;
  return [{ severity: 'warnings', reason }];
}

function missingPages(layout: DocumentLayout): Finding[] {
  const gap = pageGap(layout);
  return gap ? [{ severity: 'errors', reason: `A page is missing: ${gap}.` }] : [];
}

function expectationsOf(findings: readonly AccountFinding[]): Understanding['expectations'] {
  const of = (severity: Finding['severity']): ExpectationIssue[] =>
    findings.filter((finding) => finding.severity === severity).map(issueOf);
  return { errors: of('errors'), warnings: of('warnings'), info: of('info') };
}

function issueOf({ row, nodeId, reason }: AccountFinding): ExpectationIssue {
  const nodeType = row === undefined ? 'ark:Statement' : 'ark:Transaction';
  return { nodeType, ...(nodeId ? { nodeId } : {}), reason };
}
