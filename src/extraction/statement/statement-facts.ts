// A reconciled account as facts: plain values with their evidence, ready to become nodes.
import { formatAmount } from '../../kernel/money.ts';
import { tidySpaces } from '../../kernel/text.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { Fact, FactRow, Facts } from '../../model/facts.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import { asSubmitted, boundsOf } from '../../model/page.ts';
import type { Printed } from '../../model/printed.ts';
import type { Reconciliation, SettledRow } from '../../model/statement.ts';
import type { TransactionDescription, TransactionLine } from '../descriptor/transaction-line.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';
import { findTitledNames, isCompanyName, personParts, splitNames, type AddressBlock } from './parties.ts';
import type { StatementFrame } from './period.ts';

export type AccountType = 'Current' | 'Savings' | 'CreditCard' | 'Loan';

/** What transactions' lines say beyond their amounts (extraction/descriptor); same order. */
export type DescribeTransactions = (lines: readonly TransactionLine[]) => readonly TransactionDescription[];

export interface StatementContext {
  readonly layout: DocumentLayout;
  readonly profileId: string;
  readonly accountType: AccountType;
  readonly currency: string;
  readonly issuer: { readonly name: string; readonly printed: Printed; readonly confidence: number } | undefined;
  readonly address: AddressBlock | undefined;
  readonly describe: DescribeTransactions;
}

export interface AccountFindings {
  readonly fields: FieldCandidates;
  readonly frame: StatementFrame;
  readonly dates: ReadonlyMap<number, CalendarDate>;
  readonly reconciliation: Reconciliation;
  /** Number of the account's first transaction, so that sequences run through a file. */
  readonly firstSequence: number;
}

/** The `sequence` of the n-th transaction of a file: sorts by plain string comparison. */
export function sequenceOf(n: number): string {
  return String(n).padStart(6, '0');
}

/** Facts of one account for the node templates of the banking profiles. */
export function statementFacts(context: StatementContext, account: AccountFindings): Facts {
  const holders = holderNames(context, account.fields);
  return {
    fields: {
      ...documentFacts(context),
      ...identifierFacts(context, account.fields),
      ...frameFacts(context, account),
      ...limitFacts(context, account.fields),
    },
    lists: {
      persons: holders.filter(({ name }) => !isCompanyName(name)).map((holder, i) => personFacts(context, holder, i)),
      organisations: holders
        .filter(({ name }) => isCompanyName(name))
        .map((holder, i) => ({
          name: factOf(context, holder.name, holder.printed, 'accountName'),
          relationship: { value: i === 0 ? 'Primary' : 'Secondary' },
        })),
      transactions: transactionFacts(
        context,
        account,
        holders.map(({ name }) => name),
      ),
    },
  };
}

function evidenceOf(
  { layout, profileId }: StatementContext,
  printed: Printed,
  how: { rule: string; confidence: number },
): Evidence {
  const page = layout.pages[printed.page - 1];
  return {
    page: printed.page,
    box: page ? asSubmitted(printed.box, page) : printed.box,
    text: printed.text,
    rule: `${profileId}/${how.rule}`,
    confidence: Math.round(1000 * how.confidence * printed.confidence) / 1000,
  };
}

function factOf(
  context: StatementContext,
  value: unknown,
  printed: Printed | undefined,
  rule: string,
  confidence = 0.9,
): Fact {
  return printed ? { value, evidence: evidenceOf(context, printed, { rule, confidence }) } : { value };
}

function documentFacts(context: StatementContext): FactRow {
  const { issuer, address, currency, accountType } = context;
  return {
    ...(issuer ? { issuerName: factOf(context, issuer.name, issuer.printed, 'issuer', issuer.confidence) } : {}),
    classAccountType: { value: accountType },
    currency: { value: currency },
    ...(address
      ? {
          addressLines: factOf(
            context,
            address.lines.map((line) => tidySpaces(line.text.replace(/,$/, ''))),
            joined(address.lines),
            'address',
          ),
          postcode: factOf(context, address.postcode, address.postcodePrinted, 'postcode', 0.95),
        }
      : {}),
  };
}

function joined(pieces: readonly Printed[]): Printed | undefined {
  const [first] = pieces;
  if (!first) return undefined;
  return {
    ...first,
    text: pieces.map((piece) => piece.text).join(', '),
    box: boundsOf(pieces.filter((piece) => piece.page === first.page).map((piece) => piece.box)),
    confidence: Math.min(...pieces.map((piece) => piece.confidence)),
  };
}

function textFact(context: StatementContext, candidate: FieldCandidate | undefined, rule: string): Fact | undefined {
  if (candidate?.value.kind !== 'text') return undefined;
  return factOf(context, candidate.value.text, candidate.printed, rule, candidate.confidence);
}

function identifierFacts(context: StatementContext, fields: FieldCandidates): FactRow {
  const facts: Record<string, Fact | undefined> = {
    ibanText: textFact(context, fields['iban']?.[0], 'iban'),
    bicText: textFact(context, fields['bic']?.[0], 'bic'),
    statementRef: textFact(
      context,
      fields['statementReference']?.[0] ?? fields['sheetNumber']?.[0],
      'statementReference',
    ),
    product: textFact(context, fields['productName']?.[0], 'productName'),
  };
  const card = context.accountType === 'CreditCard';
  const number = fields['accountNumber']?.[0];
  const sortCode = fields['sortCode']?.[0];
  const both = fields['sortCodeAndAccount']?.[0];
  if (card) facts['cardPrinted'] = textFact(context, fields['cardNumber']?.[0], 'cardNumber');
  if (number?.value.kind === 'text' && sortCode?.value.kind === 'text') {
    facts['sortCodeAccount'] = factOf(
      context,
      `${sortCode.value.text} ${number.value.text}`,
      number.printed,
      'accountNumber',
      number.confidence,
    );
  } else if (both?.value.kind === 'text') {
    const digits = both.value.text.replace(/\D/g, '');
    const value = `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)} ${digits.slice(6)}`;
    facts['sortCodeAccount'] = factOf(context, value, both.printed, 'sortCodeAndAccount', both.confidence);
  } else if (!card || !facts['cardPrinted']) {
    facts['accountLabel'] = textFact(
      context,
      number ?? fields['accountReference']?.[0] ?? fields['passbookNumber']?.[0],
      'accountNumber',
    );
  }
  return present(facts);
}

function present(facts: Readonly<Record<string, Fact | undefined>>): FactRow {
  return Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, Fact] => entry[1] !== undefined));
}

function currencyValue(minor: number, currency: string, directed: boolean): Readonly<Record<string, string>> {
  return {
    type: 'ark:CurrencyValue',
    amount: formatAmount({ minor, currency }),
    currency,
    ...(directed ? { direction: minor < 0 ? 'Debit' : 'Credit' } : {}),
  };
}

function limitFacts(context: StatementContext, fields: FieldCandidates): FactRow {
  const money = (field: string): Fact | undefined => {
    const candidate = fields[field]?.[0];
    if (candidate?.value.kind !== 'money') return undefined;
    return factOf(
      context,
      currencyValue(candidate.value.amount.minor, context.currency, false),
      candidate.printed,
      field,
      candidate.confidence,
    );
  };
  const card = context.accountType === 'CreditCard';
  const due = fields['paymentDue']?.[0];
  return present({
    overdraftLimitValue: card ? undefined : money('overdraftLimit'),
    creditLimitValue: card ? money('creditLimit') : undefined,
    minimumPaymentValue: card ? money('minimumPayment') : undefined,
    paymentDueOn:
      card && due?.value.kind === 'date'
        ? factOf(context, due.value.date, due.printed, 'paymentDue', due.confidence)
        : undefined,
  });
}

function frameFacts(context: StatementContext, account: AccountFindings): FactRow {
  const { frame, reconciliation, dates } = account;
  const entries = reconciliation.rows
    .filter((one) => one.row.kind === 'entry')
    .flatMap((one) => dates.get(one.row.index) ?? []);
  const ordered = [...entries].sort();
  const printed = account.fields['printedOn']?.[0]?.value;
  const printedOn = printed?.kind === 'date' ? printed.date : undefined;
  const openingDate = frame.start?.date ?? ordered[0] ?? frame.issued?.date ?? printedOn;
  const closingDate = frame.end?.date ?? frame.issued?.date ?? ordered.at(-1) ?? printedOn;
  const { opening, closing } = reconciliation;
  const sure = reconciliation.checks.every((check) => check.holds) ? 0.99 : 0.6;
  return present({
    startDate: frame.start && factOf(context, frame.start.date, frame.start.printed, 'period', frame.start.confidence),
    endDate: frame.end && factOf(context, frame.end.date, frame.end.printed, 'period', frame.end.confidence),
    statementIssued:
      frame.issued &&
      factOf(context, frame.issued.date, frame.issued.printed, 'statementDate', frame.issued.confidence),
    openingAmount:
      opening?.printed &&
      factOf(context, currencyValue(opening.minor, context.currency, true), opening.printed, 'openingBalance', sure),
    openingDate: openingDate && { value: openingDate },
    closingAmount:
      closing &&
      factOf(context, currencyValue(closing.minor, context.currency, true), closing.printed, 'closingBalance', sure),
    closingDate: closingDate && { value: closingDate },
  });
}

function transactionFacts(context: StatementContext, account: AccountFindings, holders: readonly string[]): FactRow[] {
  const entries = account.reconciliation.rows.filter((one) => one.row.kind === 'entry');
  const lines = entries.map((one) => lineOf(context, one, holders));
  const described = context.describe(lines);
  return entries.map((one, i) => {
    const sequence = sequenceOf(account.firstSequence + i);
    return transactionFact(context, {
      one,
      date: account.dates.get(one.row.index),
      sequence,
      descriptor: lines[i]?.descriptor ?? '',
      said: described[i],
    });
  });
}

function lineOf(context: StatementContext, { row, movement }: SettledRow, holders: readonly string[]): TransactionLine {
  const lines = row.text.map((piece) => tidySpaces(piece.text));
  const typeCode = tidySpaces(row.codes.map((piece) => piece.text).join(' '));
  return {
    descriptor: lines.join(' '),
    lines,
    direction: movement < 0 ? 'Debit' : 'Credit',
    accountType: context.accountType,
    accountHolders: holders,
    currency: context.currency,
    ...(typeCode ? { typeCode } : {}),
  };
}

/** What stands for a descriptor where a statement prints none (contract). */
const NO_DESCRIPTOR = '-';

interface TransactionEntry {
  readonly one: SettledRow;
  readonly date: CalendarDate | undefined;
  readonly sequence: string;
  readonly descriptor: string;
  readonly said: TransactionDescription | undefined;
}

function transactionFact(
  context: StatementContext,
  { one, date, sequence, descriptor, said }: TransactionEntry,
): FactRow {
  const { row, movement, balance } = one;
  const printed = joined(row.text) ?? row.amount?.printed;
  const confidence = one.proven ? 0.99 : one.ambiguous ? 0.5 : 0.75;
  const read = (value: unknown, rule: string): Fact | undefined =>
    value === undefined ? undefined : factOf(context, value, printed, `transactions/${rule}`, 0.85);
  return present({
    sequence: { value: sequence },
    date: date && factOf(context, date, row.datePrinted ?? printed, 'transactions/date', row.datePrinted ? 0.95 : 0.85),
    fullDescriptor: factOf(context, descriptor || NO_DESCRIPTOR, printed, 'transactions/description', 0.95),
    description: read(said?.description, 'description'),
    methodCategory: read(said?.methodCategory, 'methodCategory'),
    method: read(said?.method, 'method'),
    reference: read(said?.reference, 'reference'),
    counterparty: read(said?.counterparty, 'counterparty'),
    conversion: read(said?.conversion && conversionValue(said.conversion), 'conversion'),
    amount: factOf(
      context,
      currencyValue(movement, context.currency, true),
      row.amount?.printed,
      'transactions/amount',
      confidence,
    ),
    balance:
      balance === undefined
        ? undefined
        : factOf(
            context,
            currencyValue(balance, context.currency, true),
            row.balance?.printed,
            'transactions/balance',
            confidence,
          ),
    balanceType: balance === undefined ? undefined : { value: 'Booked' },
  });
}

function conversionValue({
  amount,
  rate,
}: NonNullable<TransactionDescription['conversion']>): Readonly<Record<string, unknown>> {
  return { type: 'ark:CurrencyConversion', amount: { type: 'ark:CurrencyValue', ...amount }, rate };
}

interface Holder {
  readonly name: string;
  readonly printed: Printed;
}

/** Names of the address block where there is one, else the account name as labelled. */
function holderNames(context: StatementContext, fields: FieldCandidates): Holder[] {
  const labelled = fields['accountName']?.[0];
  const block = context.address?.names ?? [];
  const fromBlock = splitPrinted(joinedNames(block));
  const fromLabel =
    labelled?.value.kind === 'text' ? splitPrinted({ ...labelled.printed, text: labelled.value.text }) : [];
  const best = fuller(fromBlock, fromLabel);
  return best.length > 0 ? best : findTitledNames(context.layout).flatMap((printed) => splitPrinted(printed));
}

/** The fuller of two readings of the same names: either may be cut where a line ends. */
function fuller(block: Holder[], label: Holder[]): Holder[] {
  const letters = (holders: readonly Holder[]): number =>
    holders.reduce((sum, { name }) => sum + name.replace(/\P{L}/gu, '').length, 0);
  return letters(label) > letters(block) || (letters(label) === letters(block) && label.length < block.length)
    ? label
    : block;
}

function joinedNames(names: readonly Printed[]): Printed | undefined {
  const piece = joined(names);
  const text = names
    .map((name) => name.text)
    .reduce(
      (all, name) =>
        all === ''
          ? name
          : /(?:&|\band)$/i.test(all) || /^(?:&|and)\b/i.test(name) || !name.includes(' ')
            ? `${all} ${name}`
            : `${all} & ${name}`,
      '',
    );
  return piece && { ...piece, text };
}

function splitPrinted(printed: Printed | undefined): Holder[] {
  return printed ? splitNames(printed.text).map((name) => ({ name, printed })) : [];
}

function personFacts(context: StatementContext, { name, printed }: Holder, index: number): FactRow {
  const parts = personParts(name);
  return present({
    name: factOf(context, name, printed, 'accountName'),
    ...Object.fromEntries(
      Object.entries(parts).map(([key, value]) => [
        key,
        value === undefined ? undefined : factOf(context, value, printed, `accountName/${key}`, 0.85),
      ]),
    ),
    relationship: { value: index === 0 ? 'Primary' : 'Secondary' },
  });
}
