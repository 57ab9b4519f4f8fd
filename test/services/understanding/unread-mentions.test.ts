// What the words of a paper speak of, and no node says, is said to be unread.
import { describe, expect, it } from 'vitest';
import type { GraphNode } from '../../../src/model/reading.ts';
import type { MentionRule } from '../../../src/profiles/profile.ts';
import { unreadMentions } from '../../../src/services/understanding/unread-mentions.ts';
import { pageOf } from './page-of.ts';

const TAX: MentionRule = {
  name: 'the tax',
  nodes: ['Bill.tax.amount'],
  each: false,
  printed: ['\\btax\\b.{0,40}£ ?\\d'],
};
const BILL: GraphNode = { id: 'b', type: 'ark:Bill' };
const TAXED: GraphNode = { ...BILL, tax: { amount: '4.00', currency: 'GBP' } };

const said = (lines: readonly string[], mentions: readonly MentionRule[], nodes: readonly GraphNode[]): string[] =>
  unreadMentions(pageOf(lines, 1), mentions, nodes).map(({ nodeType, reason }) => `${nodeType} ${reason}`);

describe('a value that a paper speaks of', () => {
  it.each([
    ['in a sentence', ['Of this £20.00 tax was £4.00 in all']],
    ['in one over two lines', ['Of the charges of this whole quarter the part that is for tax', 'was £4.00 in all']],
    ['as a label with its value beside it', ['Tax        £4.00']],
  ])('is said to be unread where no node has it: %s', (_, lines) => {
    expect(said(lines, [TAX], [BILL])).toEqual(['ark:Bill Spoken of on the paper, and not read: the tax.']);
    expect(said(lines, [TAX], [TAXED])).toEqual([]);
  });

  it('is not asked for where the paper does not speak of it', () => {
    expect(said(['Charges        £20.00', 'Tax is not charged'], [TAX], [BILL])).toEqual([]);
  });

  it.each(['Not applicable', 'N/A', 'Not applicable to this policy: it is rated for other use'])(
    'is not asked for where the paper says that there is none: %s',
    (none) => {
      const alone = { ...TAX, printed: ['^tax$'] };
      expect(said([`Tax        ${none}`], [alone], [BILL])).toEqual([]);
      expect(said(['Tax        see below'], [alone], [BILL])).toHaveLength(1);
    },
  );

  it('must be said by every node of the type where each must have it', () => {
    const each = { ...TAX, each: true };
    expect(said(['Tax        £4.00'], [each], [TAXED, BILL])).toHaveLength(1);
    expect(said(['Tax        £4.00'], [TAX], [TAXED, BILL])).toEqual([]);
    expect(said(['Tax        £4.00'], [each], [])).toHaveLength(1);
  });

  it('may be of a day to come: what is over by the day of the bill is not asked for', () => {
    const payment: MentionRule = {
      name: 'the day of payment',
      nodes: ['Bill.dueOn'],
      after: 'Bill.issuedOn',
      each: false,
      printed: ['\\bdebit\\b.{0,40}\\d \\p{L}{3}(?: \\d{4})?'],
    };
    const bill: GraphNode = { ...BILL, issuedOn: '2026-01-05' };
    expect(said(['Direct Debit on 4 Jan 2026'], [payment], [bill])).toEqual([]);
    expect(said(['Direct Debit on 20 Dec'], [payment], [bill])).toEqual([]);
    expect(said(['Direct Debit on 20 Jan'], [payment], [bill])).toHaveLength(1);
    expect(said(['Direct Debit on 20 Jan 2026'], [payment], [bill])).toHaveLength(1);
    expect(said(['Direct Debit on 20 Jan 2026'], [payment], [BILL])).toHaveLength(1);
  });

  it('may be one among others of its kind', () => {
    const interest = {
      name: 'the interest',
      nodes: ['Charge.name'],
      like: 'interest',
      each: false,
      printed: ['interest'],
    };
    const named = (name: string): GraphNode => ({ id: 'c', type: 'ark:Charge', name });
    expect(said(['Interest'], [interest], [named('Fee')])).toHaveLength(1);
    expect(said(['Interest'], [interest], [named('Fee'), named('Interest charged')])).toEqual([]);
  });
});

describe('a day that a narrow column breaks', () => {
  const END: MentionRule = {
    name: 'the end',
    nodes: ['Bill.end'],
    each: false,
    printed: ['\\bterm ends \\d{1,2} (?:March|May) \\d{4}'],
  };

  it.each([[['Minimum term ends 4', 'March 2027']], [['Minimum term ends 4 £10.00', 'March 2027']]])(
    'is spoken of, whatever amount stands behind its first line: %j',
    (lines) => {
      expect(said(lines, [END], [BILL])).toEqual(['ark:Bill Spoken of on the paper, and not read: the end.']);
    },
  );
});
