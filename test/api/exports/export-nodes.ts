// Nodes for tests of exports.
import type { GraphNode } from '../../../src/model/reading.ts';

/** The id of the account that transactions are on unless they say another. */
export const ACCOUNT = 'https://x.example/nodes/0f8fad5b-d9cb-469f-a165-70867728950e';

export function account(id = ACCOUNT, accountType = 'Current'): GraphNode {
  return { id, type: 'ark:BankAccount', accountType, currency: 'GBP' };
}

interface Given {
  readonly amount?: { readonly amount?: string; readonly currency?: string; readonly direction?: string | undefined };
  readonly [key: string]: unknown;
}

/** A debit of 1.00 GBP, but for what is given. */
export function transaction(number: number, { amount, ...given }: Given): GraphNode {
  return {
    id: `https://x.example/nodes/00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    type: 'ark:Transaction',
    sequence: String(number).padStart(6, '0'),
    date: '2025-03-01',
    relatedTo: ACCOUNT,
    fullDescriptor: 'CARD PAYMENT',
    methodCategory: 'PAYMENT:CARD',
    amount: { type: 'ark:CurrencyValue', amount: '1.00', currency: 'GBP', direction: 'Debit', ...amount },
    ...given,
  };
}
