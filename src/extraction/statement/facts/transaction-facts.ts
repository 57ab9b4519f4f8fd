// The entries of one account: what moved, when, and what their lines say of it.
import { tidySpaces } from '../../../kernel/text.ts';
import type { Fact, FactRow } from '../../../model/facts.ts';
import { entriesOf, type SettledRow } from '../../../model/statement.ts';
import type { TransactionDescription, TransactionLine } from '../../descriptor/transaction-line.ts';
import { joinedText } from '../../tables/contents.ts';
import { directedValue, factOf, joinedPieces, present } from '../../document/make-facts.ts';
import type { AccountFindings, StatementContext } from './statement-context.ts';

/** What stands for a descriptor where a statement prints none (contract). */
const NO_DESCRIPTOR = '-';

/** The `sequence` of the n-th transaction of a file: sorts by plain string comparison. */
export function sequenceOf(n: number): string {
  return String(n).padStart(6, '0');
}

/** One row of facts for each entry, in printed order. */
export function transactionFacts(
  context: StatementContext,
  account: AccountFindings,
  holders: readonly string[],
): FactRow[] {
  const entries = entriesOf(account.reconciliation.rows);
  const lines = entries.map((entry) => lineOf(context, entry, holders));
  const described = context.describe(lines);
  return entries.map((entry, i) => {
    const said = described[i];
    return {
      sequence: { value: sequenceOf(account.firstSequence + i) },
      ...lineFacts(context, entry, lines[i]?.descriptor ?? ''),
      ...dateFacts(context, entry, account),
      ...(said ? descriptionFacts(context, entry, said) : {}),
      ...amountFacts(context, entry),
    };
  });
}

function lineOf(context: StatementContext, { row, movement }: SettledRow, holders: readonly string[]): TransactionLine {
  const lines = row.text.map((piece) => tidySpaces(piece.text));
  const typeCode = tidySpaces(joinedText(row.codes));
  return {
    descriptor: joinedLines(lines),
    lines,
    direction: movement < 0 ? 'Debit' : 'Credit',
    accountType: context.accountType,
    accountHolders: holders,
    currency: context.currency,
    ...(typeCode ? { typeCode } : {}),
  };
}

/** Lines as one text: a date, a number or a name that is broken at its hyphen goes on without a space. */
function joinedLines(lines: readonly string[]): string {
  const isBroken = (all: string, line: string): boolean =>
    (/\d-$/.test(all) && /^\d/.test(line)) || (/\p{L}-$/u.test(all) && /^\p{L}/u.test(line));
  return lines.reduce((all, line) => (all === '' || isBroken(all, line) ? all + line : `${all} ${line}`), '');
}

function lineFacts(context: StatementContext, entry: SettledRow, descriptor: string): FactRow {
  const how = { rule: 'transactions/description', confidence: 0.95 };
  return { fullDescriptor: factOf(context, descriptor || NO_DESCRIPTOR, placeOf(entry), how) };
}

function dateFacts(context: StatementContext, entry: SettledRow, { dates }: AccountFindings): FactRow {
  const date = dates.get(entry.row.index);
  const { datePrinted } = entry.row;
  // A date that stands with an earlier row is a little less sure.
  const how = { rule: 'transactions/date', confidence: datePrinted ? 0.95 : 0.85 };
  return present({ date: date && factOf(context, date, datePrinted ?? placeOf(entry), how) });
}

function descriptionFacts(context: StatementContext, entry: SettledRow, said: TransactionDescription): FactRow {
  const { description, methodCategory, method, reference, counterparty, conversion } = said;
  const read = (value: unknown, rule: string): Fact | undefined =>
    value === undefined
      ? undefined
      : factOf(context, value, placeOf(entry), { rule: `transactions/${rule}`, confidence: 0.85 });
  return present({
    description: read(description, 'description'),
    methodCategory: read(methodCategory, 'methodCategory'),
    method: read(method, 'method'),
    reference: read(reference, 'reference'),
    counterparty: read(counterparty, 'counterparty'),
    conversion: read(conversion && conversionValue(conversion), 'conversion'),
  });
}

function amountFacts(context: StatementContext, { row, movement, balance, proven, ambiguous }: SettledRow): FactRow {
  const confidence = proven ? 0.99 : ambiguous ? 0.5 : 0.75;
  const money = (minor: number, of: 'amount' | 'balance'): Fact =>
    factOf(context, directedValue(minor, context.currency), row[of]?.printed, {
      rule: `transactions/${of}`,
      confidence,
    });
  return {
    amount: money(movement, 'amount'),
    ...(balance === undefined ? {} : { balance: money(balance, 'balance'), balanceType: { value: 'Booked' } }),
  };
}

/** Where an entry stands: its description, or its amount where it prints none. */
function placeOf({ row }: SettledRow): ReturnType<typeof joinedPieces> {
  return joinedPieces(row.text) ?? row.amount?.printed;
}

function conversionValue({
  amount,
  rate,
}: NonNullable<TransactionDescription['conversion']>): Readonly<Record<string, unknown>> {
  return { type: 'ark:CurrencyConversion', amount: { type: 'ark:CurrencyValue', ...amount }, rate };
}
