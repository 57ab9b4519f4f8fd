// Whole statements of placed texts through the flow: what is said of them, and whether anyone must look again.
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentReading, GraphNode } from '../../../src/model/reading.ts';
import { at, endingAt, placedPages } from '../../extraction/statement/placed-pages.ts';
import type { PlacedText } from '../../extraction/statement/placed-pages.ts';
import { IN, OUT, THREE, header, row, rows } from '../../extraction/statement/placed-table.ts';
import type { PageReader } from '../../../src/ports/page-reader.ts';
import { recognisedPages } from '../../repair/recognised.ts';
import { openFlow } from '../../press/open-flow.ts';
import type { OpenFlow } from '../../press/open-flow.ts';

let flow: OpenFlow;
beforeAll(async () => {
  flow = await openFlow();
});

async function understood(...pages: readonly (readonly PlacedText[])[]): Promise<DocumentReading> {
  return await flow.read(new Uint8Array(), { read: () => placedPages(...pages) });
}

const HEAD: readonly PlacedText[] = [
  at(50, 30, 'Fenwick & Vale', 20),
  at(50, 60, 'Current account statement', 14),
  at(50, 90, 'Mr John Smith'),
  at(50, 101, '12 High Street'),
  at(50, 112, 'Norwich'),
  at(50, 123, 'NR1 1AA'),
  at(350, 90, 'Sort code'),
  at(450, 90, '12-34-56'),
  at(350, 101, 'Account number'),
  at(450, 101, '12345678'),
  at(350, 112, 'Statement period'),
  at(450, 112, '1 March 2025 to 31 March 2025'),
];
const OPENING = ['1 Mar 2025', 'Opening balance', { balance: '100.00' }] as const;
const TABLE: readonly PlacedText[] = [...header(200), ...rows(216, OPENING, ...THREE)];

function of({ nodes }: DocumentReading, type: string): GraphNode[] {
  return nodes.filter((node) => node.type === `ark:${type}`);
}

function reasons({ expectations }: DocumentReading): string[] {
  return [...expectations.errors, ...expectations.warnings].map(({ reason }) => reason);
}

describe('a current account whose small print names a minimum', () => {
  it('is not doubted for how faintly that was recognised: only cards have one', async () => {
    const print = [at(350, 123, 'Minimum payment'), at(450, 123, '£2.50')];
    const pages = recognisedPages(placedPages([...HEAD, ...TABLE, ...print]));
    const faint = pages.map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, confidence: word.text === '£2.50' ? 0.3 : word.confidence })),
    }));
    const reading = await flow.read(new Uint8Array(), {
      read: () => faint as unknown as ReturnType<PageReader['read']>,
    });
    expect(faint.flatMap(({ words }) => words).filter(({ confidence }) => confidence === 0.3)).toHaveLength(1);
    expect(reasons(reading).filter((reason) => reason.includes('minimumPayment'))).toEqual([]);
  });
});

describe('a statement of which the rows alone were recognised', () => {
  const doubted = async (...others: readonly PlacedText[]): Promise<boolean> => {
    const pages = recognisedPages(placedPages([...HEAD, ...header(200), ...rows(216, ...THREE), ...others]));
    const reading = await flow.read(new Uint8Array(), {
      read: () => pages as unknown as ReturnType<PageReader['read']>,
    });
    return reasons(reading).includes('No balance and no total was recognised beside the rows.');
  };

  it('is doubted: what states its balances may stand on a ground that no engine reads', async () => {
    expect(await doubted()).toBe(true);
    expect(await doubted(at(350, 134, 'Opening balance'), at(450, 134, '£100.00'))).toBe(false);
  });
});

describe('a day that was recognised as none', () => {
  const doubts = async (day: string): Promise<readonly string[]> => {
    const entries = [
      ...row(240, '12 Mar 25', 'Alder Stores', { out: '10.00' }),
      ...row(254, day, 'Fenwick Rail', { out: '20.00' }),
      ...row(268, '', 'Corve Water', { out: '30.00', balance: '40.00' }),
      ...row(282, '21 Mar 25', 'Elm Books', { out: '5.00', balance: '35.00' }),
    ];
    const pages = recognisedPages(placedPages([...HEAD, ...header(220), ...entries]));
    const read = (): ReturnType<PageReader['read']> => pages as unknown as ReturnType<PageReader['read']>;
    return reasons(await flow.read(new Uint8Array(), { read })).filter((reason) => reason.endsWith(': date.'));
  };

  it('leaves the entries beneath it in doubt, which are given that of the one above', async () => {
    expect(await doubts('17 Mnr 25')).toHaveLength(2);
    expect(await doubts('17 Mnr')).toHaveLength(2);
    expect(await doubts('17 Mar 25')).toEqual([]);
  });
});

describe('a statement whose sums hold', () => {
  it('becomes nodes that need no review', async () => {
    const reading = await understood([...HEAD, ...TABLE]);
    expect([reading.review, reasons(reading)]).toEqual(['REVIEW_NOT_REQUIRED', []]);
    expect(of(reading, 'Organisation').map((node) => node['name'])).toEqual(['Fenwick & Vale']);
    expect(of(reading, 'Person').map((node) => node['name'])).toEqual(['Mr John Smith']);
    expect(of(reading, 'Address')[0]).toMatchObject({
      addressLines: ['12 High Street', 'Norwich'],
      postcode: 'NR1 1AA',
    });
    expect(of(reading, 'Statement')[0]).toMatchObject({ startDate: '2025-03-01', endDate: '2025-03-31' });
    expect(of(reading, 'Balance').map((node) => [node['position'], node['date']])).toEqual([
      ['Opening', '2025-03-01'],
      ['Closing', '2025-03-31'],
    ]);
    expect(of(reading, 'Transaction').map(({ date, amount }) => [date, amount])).toEqual([
      ['2025-03-03', { type: 'ark:CurrencyValue', amount: '12.50', currency: 'GBP', direction: 'Debit' }],
      ['2025-03-05', { type: 'ark:CurrencyValue', amount: '1000.00', currency: 'GBP', direction: 'Credit' }],
      ['2025-03-09', { type: 'ark:CurrencyValue', amount: '600.00', currency: 'GBP', direction: 'Debit' }],
    ]);
  });
});

describe('a statement that does not add up', () => {
  it('names the transaction whose balance is wrong', async () => {
    const wrong = ['5 Mar 2025', 'Salary', { in: '1,000.00', balance: '1,078.50' }] as const;
    const reading = await understood([...HEAD, ...header(200), ...rows(216, OPENING, THREE[0], wrong, THREE[2])]);
    expect(reading.review).toBe('REVIEW_PENDING');
    expect(reading.expectations.errors[0]).toMatchObject({
      nodeType: 'ark:Transaction',
      nodeId: of(reading, 'Transaction')[1]?.id,
    });
  });

  it('names the transaction after a row that is gone', async () => {
    const reading = await understood([...HEAD, ...header(200), ...rows(216, OPENING, THREE[0], THREE[2])]);
    expect(reading.review).toBe('REVIEW_PENDING');
    expect(reading.expectations.errors[0]?.nodeId).toBe(of(reading, 'Transaction')[1]?.id);
  });

  it('says so where only the closing balance disagrees', async () => {
    const closing = [at(50, 140, 'Closing balance'), endingAt(300, 140, '£478.50')];
    const reading = await understood([...HEAD, ...closing, ...TABLE]);
    expect(reading.review).toBe('REVIEW_PENDING');
    expect(reasons(reading).join(' ')).toContain('478.50 GBP as printed');
  });

  it('says so where only a stated total disagrees', async () => {
    const summary = [
      ...[at(50, 140, 'Opening balance'), endingAt(300, 140, '£100.00')],
      ...[at(50, 152, 'Money out'), endingAt(300, 152, '£621.50')],
      ...[at(50, 164, 'Closing balance'), endingAt(300, 164, '£487.50')],
    ];
    const reading = await understood([...HEAD, ...summary, ...TABLE]);
    expect(reading.review).toBe('REVIEW_PENDING');
    expect(reasons(reading)).toContain('Money out adds up to 612.50 GBP, the statement says 621.50 GBP.');
  });
});

describe('a statement that cannot prove itself', () => {
  it('says that it prints neither balance nor total', async () => {
    const bare = rows(216, ['3 Mar 2025', 'Corner shop', { out: '1.00' }], ['5 Mar 2025', 'Salary', { in: '2.00' }]);
    const columns = header(200, [OUT, 'Paid out'], [IN, 'Paid in']);
    const reading = await understood([...HEAD, ...columns, ...bare]);
    expect(of(reading, 'Transaction')).toHaveLength(2);
    expect(reasons(reading)).toContain('The statement prints no balance or total that could prove its entries.');
  });

  it('says that a page is missing, even where its sums hold', async () => {
    const reading = await understood([...HEAD, ...TABLE, at(500, 815, 'Page 1 of 2')]);
    expect(reading.review).toBe('REVIEW_PENDING');
    expect(reasons(reading)).toEqual(['A page is missing: the pages are numbered up to 2, the file has 1.']);
  });

  it('says that it has no entries, unless its balances say that nothing moved', async () => {
    const closing = (amount: string): PlacedText[] => [
      ...[at(50, 160, 'Opening balance'), endingAt(300, 160, '£100.00')],
      ...[at(50, 172, 'Closing balance'), endingAt(300, 172, amount)],
    ];
    const still = await understood([...HEAD, ...header(200), ...closing('£100.00')]);
    const moved = await understood([...HEAD, ...header(200), ...closing('£90.00')]);
    expect(reasons(still)).not.toContain('No entries were found.');
    expect(reasons(moved)).toContain('No entries were found.');
    expect(moved.review).toBe('REVIEW_PENDING');
  });

  it('says that an entry is dated long before the period', async () => {
    const early = row(216, '9 Dec 2024', 'Rent', { out: '600.00', balance: '487.50' });
    const reading = await understood([...HEAD, ...header(200), ...early, ...rows(230, THREE[0], THREE[1])]);
    expect(reasons(reading)).toContain('The date lies outside the statement’s period.');
  });

  // Where the period's start is known, its end is never looked at: `(start && date < start) ?? …` is false, not absent.
  it('says that an entry is dated long after the period', async () => {
    const late = row(258, '9 Dec 2025', 'Rent', { out: '600.00', balance: '487.50' });
    const reading = await understood([...HEAD, ...header(200), ...rows(216, OPENING, THREE[0], THREE[1]), ...late]);
    expect(reasons(reading)).toContain('The date lies outside the statement’s period.');
  });
});
