// What nearly every paper of a class prints is missed where no node has it.
import { describe, expect, it } from 'vitest';
import type { GraphNode } from '../../../src/model/reading.ts';
import type { ExpectedRule, LeftKind } from '../../../src/profiles/profile.ts';
import { missingValues } from '../../../src/services/understanding/missing-values.ts';
import { pageOf } from './page-of.ts';

const BILL: GraphNode = { id: 'b', type: 'ark:Bill', issuedOn: '2025-10-02', totalCharges: { amount: '41.50' } };
const DUE: ExpectedRule = { name: 'the day', nodes: ['Bill.dueOn'], each: false };

function said(
  lines: readonly string[],
  rule: Partial<ExpectedRule> = {},
  nodes: readonly GraphNode[] = [BILL],
): string[] {
  return missingValues(pageOf(lines, 1), { expected: [{ ...DUE, ...rule }], mentions: [] }, nodes).map(
    ({ nodeType, reason }) => `${nodeType} ${reason}`,
  );
}

describe('a value that nearly every paper of its kind prints', () => {
  it('is missed where no node has it, whatever the paper prints', () => {
    expect(said(['Charges        £41.50'])).toEqual([
      'ark:Bill Not found: the day; nearly every paper of its kind prints it.',
    ]);
    expect(said(['Charges        £41.50'], {}, [{ ...BILL, dueOn: '2025-10-16' }])).toEqual([]);
  });

  it('is asked for only of what has the node that it is asked of', () => {
    const when = { nodes: ['Bill.amountDue'] };
    expect(said(['Charges        £41.50'], { when })).toEqual([]);
    expect(said(['Charges        £41.50'], { when }, [{ ...BILL, amountDue: { amount: '41.50' } }])).toHaveLength(1);
  });

  it('is not missed twice where the paper speaks of it in words that are known', () => {
    const mentions = [{ name: 'the day to pay', nodes: ['Bill.dueOn'], each: false, printed: ['^pay by'] }];
    const missing = (line: string): number =>
      missingValues(pageOf([line], 1), { expected: [DUE], mentions }, [BILL]).length;
    expect(missing('Pay by        the end')).toBe(0);
    expect(missing('Vlork zub        the end')).toBe(1);
  });
});

describe('where papers may leave it out, it is missed if a value of its kind was not read', () => {
  it.each<[LeftKind, string, string]>([
    ['money', 'Vlork zub        £12.75', 'Vlork zub        £41.50'],
    ['money', 'Vlork zub        £18,750', 'Vlork zub        £0.00'],
    ['money', 'Vlork        £11.50        £20.00        £41.50', 'Vlork        £11.50        £30.00        £41.50'],
    ['day', 'Vlork zub        16 October 2025', 'Vlork zub        2 October 2025'],
    ['period', '1-31 October 2025', '31 October 2025'],
    ['period', '1 October 2025 t0 31 October 2025', '1 October 2025 received 31 October 2025'],
    ['period', 'Vlork: 1/10/2025-31/10/2025', 'Vlork zub        31 October 2025'],
    ['year', 'Vlork zub        2008', 'Vlork zub        12 May 2008'],
    ['years', 'Vlork zub        9 years', 'Vlork zub        9 days'],
    ['year', 'Vlork zub        1784', 'Vlork zub        1284'],
    ['count', 'Vlork zub        3', 'Vlork zub        3.25'],
    ['price', 'Vlork zub        53.15p', 'Vlork zub        £53.15'],
    ['limit', 'Vlork zub        £2,500.00', 'Vlork zub        £2,510.00'],
    ['point', 'Vlork zub        11 0005 1937 264', 'Vlork zub        0005 1937 264'],
    ['number', 'Vlork zub        147', 'Page        147'],
    ['period', '1 October 2025        31 October 2025', '1 October 2025        £31.00'],
    ['count', 'Vlork zub        11+', 'Vlork zub        14 days'],
    ['count', 'Vlork zub        3', 'Vlork zub        1        2        3        4        5+'],
    ['capacity', 'Vlork zub        1498', 'Vlork zub        1998'],
    ['capacity', 'Vlork zub        1,998 cc', 'Vlork zub        8,000'],
    ['capacity', 'Vlork zub        999cc', 'Vlork zub        250'],
  ])('%s: %s, not %s', (left, unread, other) => {
    expect(said([unread], { left })).toHaveLength(1);
    expect(said([other], { left })).toEqual([]);
  });

  it.each(['Quub        -£12.75', 'Quub        £12.75 CR', 'Payment received        £12.75'])(
    'is an amount that was owed where another line says that it was paid: %s',
    (payment) => {
      const left = 'money paid';
      expect(said(['Vlork zub        £12.75', payment], { left })).toHaveLength(1);
      expect(said([payment], { left })).toEqual([]);
      expect(said(['Vlork zub        £12.75', 'Quub        £12.75'], { left })).toEqual([]);
    },
  );

  it('is an amount that was owed where both stand beside each other, or more often than nodes have it', () => {
    const left = 'money paid';
    const charged: GraphNode = { id: 'c', type: 'ark:Charge', totalAmount: { amount: '12.75' } };
    const payment = 'Payment received        £12.75';
    expect(said(['Plan        £12.75', payment], { left }, [BILL, charged])).toEqual([]);
    expect(said(['Plan        £12.75', 'Vlork zub        £12.75', payment], { left }, [BILL, charged])).toHaveLength(1);
    expect(said(['£12.75        -£12.75'], { left }, [BILL, charged])).toHaveLength(1);
  });

  it('is a day of the weeks after another where it comes after that', () => {
    const after = { left: 'day', after: 'Bill.issuedOn' } as const;
    expect(said(['Vlork zub        16 October 2025'], after)).toHaveLength(1);
    expect(said(['Vlork zub        16 September 2025'], after)).toEqual([]);
    expect(said(['Vlork zub        16 October 2027'], after)).toEqual([]);
  });

  it('is not told by a sentence', () => {
    expect(said(['You could save as much as £12.75 in each month of the coming year'], { left: 'money' })).toEqual([]);
  });
});
