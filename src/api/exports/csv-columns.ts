// The columns of transactions in CSV, each with what stands in it: for the writer and for the interface description alike.
import type { GraphNode } from '../../model/reading.ts';
import type { ExportedAccount } from '../../services/exports/exported-accounts.ts';
import { nodeText, partOf, signedAmount } from '../../services/exports/node-values.ts';

/** What a row is made of. */
export interface CsvSource {
  readonly transaction: GraphNode;
  readonly account: ExportedAccount;
  /** The name of a node by its id. */
  readonly nameOf: (id: string) => string | undefined;
}

/** One column. */
export interface CsvColumn {
  readonly name: string;
  /** For people. */
  readonly meaning: string;
  /** `number`: digits with a sign, which no spreadsheet takes for a formula. */
  readonly kind: 'text' | 'number';
  readonly value: (source: CsvSource) => string | undefined;
}

/** `12-34-56 12345678`, as identifiers of that scheme are printed. */
const SORT_CODE_ACCOUNT_NUMBER = /^(\d\d-\d\d-\d\d) (\d{7,8})$/u;

const text =
  (key: string) =>
  ({ transaction }: CsvSource) =>
    nodeText(transaction, key);
const inPart =
  (part: string, key: string) =>
  ({ transaction }: CsvSource) =>
    textIn(partOf(transaction[part], key));
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const named =
  (scheme: string) =>
  ({ account }: CsvSource) =>
    account.names[scheme]?.join('; ');

/** The sort codes; none of names that are printed otherwise. */
function sortCode({ account }: CsvSource): string | undefined {
  const codes = account.names['SORT_CODE_ACCOUNT_NUMBER']?.flatMap(
    (name) => SORT_CODE_ACCOUNT_NUMBER.exec(name)?.[1] ?? [],
  );
  return codes?.join('; ');
}

/** The account numbers; a name that is printed otherwise as a whole. */
function accountNumber({ account }: CsvSource): string | undefined {
  const names = account.names['SORT_CODE_ACCOUNT_NUMBER'];
  const numbers = names?.map((name) => SORT_CODE_ACCOUNT_NUMBER.exec(name)?.[2] ?? name);
  return numbers?.join('; ') ?? nodeText(account.node, 'accountNumber');
}

function party(key: string) {
  return ({ transaction, nameOf }: CsvSource): string | undefined => {
    const id = nodeText(transaction, key);
    return id === undefined ? undefined : (nameOf(id) ?? id);
  };
}

function category(position: number) {
  return ({ transaction }: CsvSource): string | undefined => {
    const categories: unknown = transaction['categories'];
    return Array.isArray(categories) ? textIn(categories[position]) : undefined;
  };
}

/** The balance after the entry, where it is in the currency of the entry: another currency has no column. */
function balance({ transaction }: CsvSource): string | undefined {
  const after = signedAmount(transaction['balance']);
  return after?.currency === signedAmount(transaction['amount'])?.currency ? after?.amount : undefined;
}

/** In the order of the file. */
export const CSV_COLUMNS: readonly CsvColumn[] = [
  { name: 'id', kind: 'text', meaning: 'The persistent id of the transaction.', value: text('id') },
  { name: 'account', kind: 'text', meaning: 'The persistent id of its account.', value: ({ account }) => account.id },
  {
    name: 'institution',
    kind: 'text',
    meaning: 'Who keeps the account.',
    value: ({ account }) => account.institution,
  },
  {
    name: 'accountType',
    kind: 'text',
    meaning: 'Current, Savings, CreditCard or Loan.',
    value: ({ account }) => nodeText(account.node, 'accountType'),
  },
  { name: 'sortCode', kind: 'text', meaning: 'Of the account: 12-34-56.', value: sortCode },
  {
    name: 'accountNumber',
    kind: 'text',
    meaning: 'Of the account, with its leading zeros.',
    value: accountNumber,
  },
  { name: 'iban', kind: 'text', meaning: 'Of the account.', value: named('IBAN') },
  { name: 'cardNumber', kind: 'text', meaning: 'Of the account, masked as printed.', value: named('CARD_NUMBER') },
  { name: 'sequence', kind: 'text', meaning: 'Sorts an account by time, as text.', value: text('sequence') },
  { name: 'date', kind: 'text', meaning: 'The day it was booked: YYYY-MM-DD.', value: text('date') },
  {
    name: 'amount',
    kind: 'number',
    meaning: 'Exact; negative when it went out.',
    value: ({ transaction }) => signedAmount(transaction['amount'])?.amount,
  },
  { name: 'currency', kind: 'text', meaning: 'Of amount and balance (ISO 4217).', value: inPart('amount', 'currency') },
  { name: 'balance', kind: 'number', meaning: 'After the entry, as printed; negative when owed.', value: balance },
  { name: 'fullDescriptor', kind: 'text', meaning: 'The whole line as printed.', value: text('fullDescriptor') },
  { name: 'description', kind: 'text', meaning: 'What it was for.', value: text('description') },
  {
    name: 'counterparty',
    kind: 'text',
    meaning: 'The other party, as printed.',
    value: inPart('counterparty', 'name'),
  },
  {
    name: 'counterpartySortCode',
    kind: 'text',
    meaning: 'Of the other party.',
    value: inPart('counterparty', 'sortCode'),
  },
  {
    name: 'counterpartyAccountNumber',
    kind: 'text',
    meaning: 'Of the other party.',
    value: inPart('counterparty', 'accountNumber'),
  },
  { name: 'reference', kind: 'text', meaning: 'The reference given with it.', value: text('reference') },
  { name: 'notes', kind: 'text', meaning: 'What else is printed.', value: text('notes') },
  { name: 'method', kind: 'text', meaning: 'How money moved, as printed.', value: text('method') },
  { name: 'methodCategory', kind: 'text', meaning: 'How money moved.', value: text('methodCategory') },
  { name: 'category', kind: 'text', meaning: 'The primary category.', value: category(0) },
  { name: 'subcategory', kind: 'text', meaning: 'The subsidiary category.', value: category(1) },
  { name: 'merchant', kind: 'text', meaning: 'The name of the merchant, or its id.', value: party('merchant') },
  { name: 'processor', kind: 'text', meaning: 'The name of the processor, or its id.', value: party('processor') },
  {
    name: 'originalAmount',
    kind: 'number',
    meaning: 'What was spent in another currency.',
    value: ({ transaction }) => textIn(partOf(partOf(transaction['conversion'], 'amount'), 'amount')),
  },
  {
    name: 'originalCurrency',
    kind: 'text',
    meaning: 'That currency; ??? when none is printed.',
    value: ({ transaction }) => textIn(partOf(partOf(transaction['conversion'], 'amount'), 'currency')),
  },
  { name: 'exchangeRate', kind: 'number', meaning: 'As printed.', value: inPart('conversion', 'rate') },
];
