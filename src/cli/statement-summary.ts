// What a table says about a document: one row for each account in it, taken from the nodes of the answer.
import type { ExtractionResponse } from '../services/extraction-response.ts';
import type { GraphNode } from '../model/reading.ts';

/** One account of a document, or a document without accounts; what the document does not say is undefined. */
export interface AccountSummary {
  readonly issuer: string | undefined;
  readonly account: string | undefined;
  readonly period: string | undefined;
  readonly transactions: number | undefined;
  readonly opening: string | undefined;
  readonly closing: string | undefined;
  /** Whether opening balance and booked movements make the closing balance, to the penny; undefined when it cannot be tried. */
  readonly reconciles: boolean | undefined;
}

const NO_ACCOUNT: AccountSummary = {
  issuer: undefined,
  account: undefined,
  period: undefined,
  transactions: undefined,
  opening: undefined,
  closing: undefined,
  reconciles: undefined,
};

type Result = ExtractionResponse['result'];

/** The accounts of a document in the order of its nodes; one empty summary when it holds none. */
export function accountSummaries({ nodes }: Pick<Result, 'nodes'>): readonly AccountSummary[] {
  const accounts = nodes.filter((node) => node.type === 'ark:BankAccount');
  return accounts.length === 0 ? [NO_ACCOUNT] : accounts.map((account) => summaryOf(account, nodes));
}

function summaryOf(account: GraphNode, nodes: readonly GraphNode[]): AccountSummary {
  const about = (type: string, property: string) =>
    nodes.filter((node) => node.type === type && node[property] === account.id);
  const identifiers = about('ark:BankAccountIdentifier', 'relatedTo');
  const [statement] = about('ark:Statement', 'relatedTo');
  const transactions = about('ark:Transaction', 'relatedTo');
  const balances = about('ark:Balance', 'onAccount');
  const balance = (position: string) =>
    moneyIn(balances.find((node) => node['position'] === position)?.['totalAmount']);
  const [opening, closing] = [balance('Opening'), balance('Closing')];
  const movements = transactions
    .filter((node) => node['balanceType'] !== 'Interim')
    .map((node) => moneyIn(node['amount']));
  return {
    issuer: text(nodes.find((node) => node.id === account['issuedBy'])?.['name']),
    account: text(bestIdentifier(identifiers)?.['identifier']),
    period: periodOf(statement),
    transactions: transactions.length,
    opening: opening?.text,
    closing: closing?.text,
    reconciles: addsUp(opening, movements, closing),
  };
}

/** What people know an account by, the most telling first. */
const IDENTIFIER_TYPES = ['SORT_CODE_ACCOUNT_NUMBER', 'IBAN', 'CARD_NUMBER', 'LABEL', 'BIC'];

function bestIdentifier(identifiers: readonly GraphNode[]): GraphNode | undefined {
  const types = IDENTIFIER_TYPES.filter((type) => identifiers.some((node) => node['identifierType'] === type));
  return identifiers.find((node) => node['identifierType'] === types[0]);
}

function periodOf(statement: GraphNode | undefined): string | undefined {
  const [start, end] = [text(statement?.['startDate']), text(statement?.['endDate'])];
  if (start === undefined && end === undefined) return undefined;
  return `${start ?? '…'} to ${end ?? '…'}`;
}

interface SignedMoney {
  readonly minor: number;
  readonly currency: string;
  readonly text: string;
}

/** A currency value of the contract: a plain decimal, never negative, whose sign is its direction. */
function moneyIn(value: unknown): SignedMoney | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { amount, currency, direction } = value as Readonly<Record<string, unknown>>; // a node's value: checked below
  if (typeof amount !== 'string' || typeof currency !== 'string') return undefined;
  const sign = direction === 'Debit' ? -1 : 1;
  return {
    minor: sign * Number(amount.replace('.', '')), // one currency prints all its amounts with the same decimals
    currency,
    text: `${sign < 0 ? '-' : ''}${amount} ${currency}`,
  };
}

function addsUp(
  opening: SignedMoney | undefined,
  movements: readonly (SignedMoney | undefined)[],
  closing: SignedMoney | undefined,
): boolean | undefined {
  if (opening === undefined || closing?.currency !== opening.currency) return undefined;
  let minor = opening.minor;
  for (const movement of movements) {
    if (movement?.currency !== opening.currency) return undefined;
    minor += movement.minor;
  }
  return minor === closing.minor;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
