// A reconciled account as facts: plain values with their evidence, ready to become nodes.
import type { Facts } from '../../../model/facts.ts';
import { creditFacts } from './credit-facts.ts';
import { documentFacts } from '../../document/document-facts.ts';
import { frameFacts } from './frame-facts.ts';
import { holderFacts, holdersOf } from '../../document/holder-facts.ts';
import { identifierFacts } from './identifier-facts.ts';
import type { AccountFindings, StatementContext } from './statement-context.ts';
import { transactionFacts } from './transaction-facts.ts';

/** Facts of one account for the node templates of the banking profiles. */
export function statementFacts(context: StatementContext, account: AccountFindings): Facts {
  const holders = holdersOf(context, account.fields);
  const names = holders.map(({ name }) => name);
  return {
    fields: {
      ...documentFacts(context),
      classAccountType: { value: context.accountType },
      ...identifierFacts(context, account.fields),
      ...frameFacts(context, account),
      ...creditFacts(context, account),
    },
    lists: { ...holderFacts(context, holders), transactions: transactionFacts(context, account, names) },
  };
}
