import { describe, expect, it } from 'vitest';
import { extractionTable, reportOfFailure, reportOfResult } from '../../src/cli/extraction-table.ts';
import { accountSummaries } from '../../src/cli/statement-summary.ts';
import type { GraphNode } from '../../src/model/reading.ts';
import type { ExtractionResponse } from '../../src/services/extraction-response.ts';

type Result = ExtractionResponse['result'];

const money = (amount: string, direction: 'Credit' | 'Debit', currency = 'GBP') => ({
  type: 'ark:CurrencyValue',
  amount,
  currency,
  direction,
});
const row = (id: string, account: string, amount: unknown, more: object = {}): GraphNode => ({
  id,
  type: 'ark:Transaction',
  relatedTo: account,
  amount,
  ...more,
});

const NODES: readonly GraphNode[] = [
  { id: 'bank', type: 'ark:Organisation', name: 'Example Bank' },
  { id: 'a', type: 'ark:BankAccount', issuedBy: 'bank' },
  { id: 'a1', type: 'ark:BankAccountIdentifier', relatedTo: 'a', identifierType: 'IBAN', identifier: 'GB00EXAM' },
  {
    id: 'a2',
    type: 'ark:BankAccountIdentifier',
    relatedTo: 'a',
    identifierType: 'SORT_CODE_ACCOUNT_NUMBER',
    identifier: '00-00-00 12345678',
  },
  { id: 's', type: 'ark:Statement', relatedTo: 'a', startDate: '2026-01-01', endDate: '2026-01-31' },
  { id: 'o', type: 'ark:Balance', onAccount: 'a', position: 'Opening', totalAmount: money('0.10', 'Debit') },
  { id: 'c', type: 'ark:Balance', onAccount: 'a', position: 'Closing', totalAmount: money('0.20', 'Credit') },
  row('t1', 'a', money('0.40', 'Credit')),
  row('t2', 'a', money('0.10', 'Debit')),
  row('t3', 'a', money('9.99', 'Debit'), { balanceType: 'Interim' }),
  row('t4', 'b', money('5.00', 'Debit')),
];

function result(nodes: readonly GraphNode[], patch: Partial<Result['status']> = {}): Result {
  return {
    status: {
      extraction: 'COMPLETE',
      review: 'REVIEW_NOT_REQUIRED',
      expectations: { errors: [], warnings: [], info: [] },
      ...patch,
    },
    document: {
      classIdentifier: 'banking-statement',
      className: 'Banking: Current account statement',
      classConfidence: 0.987,
      profilesMatched: [],
    },
    text: { source: 'Embedded', content: '' },
    nodes,
  };
}

describe('the summary of an account', () => {
  it('is taken from the nodes about it alone', () => {
    expect(accountSummaries({ nodes: NODES })).toEqual([
      {
        issuer: 'Example Bank',
        account: '00-00-00 12345678',
        period: '2026-01-01 to 2026-01-31',
        transactions: 3,
        opening: '-0.10 GBP',
        closing: '0.20 GBP',
        reconciles: true,
      },
    ]);
  });

  it('does not reconcile when a penny is missing', () => {
    const nodes = NODES.map((node) => (node.id === 't2' ? { ...node, amount: money('0.11', 'Debit') } : node));
    expect(accountSummaries({ nodes })[0]?.reconciles).toBe(false);
  });

  it('does not claim either way without both balances, or across currencies', () => {
    const without = (id: string) => accountSummaries({ nodes: NODES.filter((node) => node.id !== id) })[0]?.reconciles;
    expect(without('o')).toBeUndefined();
    expect(without('c')).toBeUndefined();
    const foreign = NODES.map((node) => (node.id === 't2' ? { ...node, amount: money('0.10', 'Debit', 'EUR') } : node));
    expect(accountSummaries({ nodes: foreign })[0]?.reconciles).toBeUndefined();
  });

  it('stands for each account of a document, and once for a document without', () => {
    expect(accountSummaries({ nodes: [...NODES, { id: 'b', type: 'ark:BankAccount' }] })).toHaveLength(2);
    expect(accountSummaries({ nodes: [] })).toHaveLength(1);
  });
});

describe('the table of extractions', () => {
  it('has a row for each account, and one for a file that failed', () => {
    const reports = [reportOfResult('one.pdf', result(NODES)), reportOfFailure('two.pdf')];
    expect(extractionTable(reports, undefined)).toBe(
      [
        'FILE     CLASS              CONFIDENCE  ISSUER        ACCOUNT            PERIOD                    TRANSACTIONS    OPENING   CLOSING  RECONCILES  REVIEW        ISSUES',
        'one.pdf  banking-statement        0.99  Example Bank  00-00-00 12345678  2026-01-01 to 2026-01-31             3  -0.10 GBP  0.20 GBP  yes         not required  none',
        'two.pdf  failed                      -  -             -                  -                                    -          -         -  -           -             -',
        '',
      ].join('\n'),
    );
  });

  it('becomes a block for each row on a terminal that is too narrow', () => {
    const text = extractionTable([reportOfResult('one.pdf', result(NODES))], 80);
    expect(text.split('\n').every((line) => line.length <= 80)).toBe(true);
    expect(text).toContain('one.pdf\n  class         banking-statement\n');
    expect(text).toContain('  reconciles    yes\n');
  });

  it('counts issues and spells out errors and warnings below, a few of them', () => {
    const issue = (reason: string) => ({ nodeType: 'ark:Statement', reason });
    const expectations = {
      errors: [issue('No opening balance was found.')],
      warnings: Array.from({ length: 6 }, (_, index) => issue(`Warning ${String(index)}.`)),
      info: [issue('Info.')],
    };
    const status = { review: 'REVIEW_PENDING' as const, expectations };
    const text = extractionTable([reportOfResult('one.pdf', result([], status))], undefined);
    expect(text).toMatch(/pending +1 error, 6 warnings, 1 info\n/);
    expect(text).toContain('one.pdf: error: ark:Statement: No opening balance was found.\n');
    expect(text).toContain('one.pdf: and 2 more; --json shows all\n');
    expect(text).not.toContain('Info.');
  });

  it('lets nothing through that would move the cursor', () => {
    const nodes = [
      { id: 'a', type: 'ark:BankAccount', issuedBy: 'o' },
      { id: 'o', type: 'ark:Organisation', name: 'A\u001b[2J' },
    ];
    expect(extractionTable([reportOfResult('\u001b[31m.pdf', result(nodes))], undefined)).not.toContain('\u001b');
  });
});
