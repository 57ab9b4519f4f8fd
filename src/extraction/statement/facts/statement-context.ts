// What the facts of a statement are made from: what holds for the whole file, and what was found for one of its accounts.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Reconciliation } from '../../../model/statement.ts';
import type { TransactionDescription, TransactionLine } from '../../descriptor/transaction-line.ts';
import type { FieldCandidates } from '../../fields/find-fields.ts';
import type { DocumentContext } from '../../document/document-context.ts';
import type { StatementFrame } from '../period.ts';

/** Kinds of account that statements are of (contract: ark:BankAccount.accountType). */
export type AccountType = 'Current' | 'Savings' | 'CreditCard' | 'Loan';

/** What transactions' lines say beyond their amounts (extraction/descriptor); same order. */
export type DescribeTransactions = (lines: readonly TransactionLine[]) => readonly TransactionDescription[];

/** What holds for every account of a file. */
export interface StatementContext extends DocumentContext {
  readonly accountType: AccountType;
  readonly describe: DescribeTransactions;
}

/** What was found for one account. */
export interface AccountFindings {
  readonly fields: FieldCandidates;
  readonly frame: StatementFrame;
  /** By row index; rows whose date cannot be told are absent. */
  readonly dates: ReadonlyMap<number, CalendarDate>;
  readonly reconciliation: Reconciliation;
  /** Number of the account's first transaction, so that sequences run through a file. */
  readonly firstSequence: number;
}
