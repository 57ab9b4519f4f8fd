// A statement made for tests: an account, its holder, a shop, and as many transactions as are asked for.
import type { PropertyEvidence } from '../../../src/model/evidence.ts';
import type { DocumentReading, GraphNode } from '../../../src/model/reading.ts';
import { READING } from '../support/given-reading.ts';
import { BASE_URL } from '../support/start-server.ts';

const node = (name: string): string => `${BASE_URL}/graph/.draft-nodes/${name}`;

export const ACCOUNT = node('account');
export const PERSON = node('person');
export const SHOP = node('shop');

const CATEGORIES = [['food_and_drink', 'groceries'], ['income', 'employment_income'], undefined];

/** The transaction of this index: from 2025-07-01 on, one a day; 0.50, 1.50 … pounds, every third a credit. */
export function transaction(index: number): GraphNode {
  const date = new Date(Date.UTC(2025, 6, 1 + (index % 60))).toISOString().slice(0, 10);
  const categories = CATEGORIES[index % 3];
  return {
    id: node(`transaction-${index}`),
    type: 'ark:Transaction',
    sequence: String(index).padStart(6, '0'),
    date,
    relatedTo: ACCOUNT,
    fullDescriptor: `CARD PAYMENT TO SHOP ${index}`,
    methodCategory: 'PAYMENT:CARD',
    description: `Shop ${index}`,
    amount: {
      type: 'ark:CurrencyValue',
      amount: `${index}.50`,
      currency: 'GBP',
      direction: index % 3 === 1 ? 'Credit' : 'Debit',
    },
    counterparty: { name: `Shop ${index}` },
    ...(categories && { categories }),
    ...(index % 2 === 0 && { merchant: SHOP }),
  };
}

/** The reading of a statement. */
export function statementOf(count: number): DocumentReading {
  const transactions = Array.from({ length: count }, (_, index) => transaction(index));
  const nodes: readonly GraphNode[] = [
    { id: ACCOUNT, type: 'ark:BankAccount', accountType: 'Current', currency: 'GBP', issuedBy: node('bank') },
    { id: PERSON, type: 'ark:Person', name: 'A Example' },
    { id: node('holder'), type: 'ark:AccountHolder', appliesTo: ACCOUNT, relatedTo: PERSON, relationship: 'Primary' },
    { id: SHOP, type: 'ark:Organisation', name: 'Example Shop' },
    { id: node('job'), type: 'ark:Employment', employee: PERSON, employer: SHOP, jobTitle: 'Clerk' },
    { id: node('rate'), type: 'ark:InterestRate', relatedTo: ACCOUNT, determination: 'Fixed', rate: 'not a rate' },
    ...transactions,
  ];
  const evidence = transactions.map(({ id }, index): PropertyEvidence => ({
    nodeId: id,
    property: 'amount',
    page: 1,
    box: { x0: 1, y0: index, x1: 50, y1: index + 8 },
    text: `${index}.50`,
    rule: 'banking-statement/amount',
    confidence: 0.99,
  }));
  return { ...READING, nodes, evidence };
}
