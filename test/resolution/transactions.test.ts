import { describe, expect, it } from 'vitest';
import { Paper, Resolved, pounds } from './papers.ts';

type Row = readonly [date: string, amount: number, descriptor: string, balance?: number];

/** A statement of one account with these rows. */
function statement(
  name: string,
  [start, end]: readonly [string, string],
  rows: readonly Row[],
  more: { number?: string; opening?: number; closing?: number } = {},
) {
  const page = new Paper(name);
  const account = page.account(page.organisation('Northgate Bank'), more.number ?? '11-22-33 12345678');
  page.statement(account, start, end);
  if (more.opening !== undefined)
    page.add('Balance', { onAccount: account, date: start, position: 'Opening', totalAmount: pounds(more.opening) });
  if (more.closing !== undefined)
    page.add('Balance', { onAccount: account, date: end, position: 'Closing', totalAmount: pounds(more.closing) });
  const ids = rows.map(([date, amount, descriptor, balance]) =>
    page.row(
      account,
      date,
      amount,
      balance === undefined ? descriptor : { fullDescriptor: descriptor, balance: pounds(balance) },
    ),
  );
  return { page, ids };
}

const OCTOBER = ['2025-10-01', '2025-10-31'] as const;
const LATE = ['2025-10-20', '2025-11-15'] as const;

const count = (...statements: readonly { readonly page: Paper }[]): number =>
  new Resolved(statements.map(({ page }) => page)).count('Transaction');

describe('overlapping statements', () => {
  it('tell each movement once, under other words as well', () => {
    const a = statement('a', OCTOBER, [
      ['2025-10-19', -4, 'Card Payment to Mill Bakery On 19 Oct'],
      ['2025-10-21', -3.45, 'Card Payment to Corner Books 12 On 21 Oct'],
      ['2025-10-22', 900, 'Direct Credit From Harbour Ltd Ref: PAY'],
    ]);
    const b = statement('b', LATE, [
      ['2025-11-01', -7, 'Oak Pharmacy'],
      ['2025-10-22', 900, 'HARBOUR LTD (Bacs)'],
      ['2025-10-21', -3.45, 'Corner Books 12'],
    ]);
    const resolved = new Resolved([a.page, b.page]);
    expect(resolved.count('Transaction')).toBe(4);
    expect(resolved.areOne(a.ids[1] ?? '', b.ids[2] ?? '')).toBe(true);
    expect(resolved.areOne(a.ids[2] ?? '', b.ids[1] ?? '')).toBe(true);
  });

  it('keep two equal purchases of one day two', () => {
    const rows: readonly Row[] = [
      ['2025-10-21', -2.5, 'MILL BAKERY', 97.5],
      ['2025-10-21', -2.5, 'MILL BAKERY', 95],
    ];
    const a = statement('a', OCTOBER, rows);
    expect(count(a)).toBe(2);
    const b = statement('b', LATE, rows.toReversed());
    const resolved = new Resolved([a.page, b.page]);
    expect(resolved.count('Transaction')).toBe(2);
    expect(resolved.areOne(a.ids[0] ?? '', b.ids[1] ?? '')).toBe(true);
    expect(resolved.areOne(a.ids[1] ?? '', b.ids[0] ?? '')).toBe(true);
  });

  it('match equal amounts of one day by their words when no balances are printed', () => {
    const a = statement('a', OCTOBER, [
      ['2025-10-21', -5, 'MILL BAKERY'],
      ['2025-10-21', -5, 'CORNER BOOKS'],
    ]);
    const b = statement('b', LATE, [
      ['2025-10-21', -5, 'Corner Books 0417'],
      ['2025-10-21', -5, 'Mill Bakery Otley'],
    ]);
    const resolved = new Resolved([a.page, b.page]);
    expect(resolved.count('Transaction')).toBe(2);
    expect(resolved.areOne(a.ids[0] ?? '', b.ids[1] ?? '')).toBe(true);
  });

  it('tell three prints of one movement once', () => {
    const row: Row = ['2025-10-25', -9.99, 'CITY CINEMA'];
    expect(
      count(
        statement('a', OCTOBER, [row]),
        statement('b', LATE, [row]),
        statement('c', ['2025-10-24', '2025-10-26'], [row]),
      ),
    ).toBe(1);
  });

  it('find a movement that one books a day later by its balance', () => {
    const a = statement('a', OCTOBER, [['2025-10-21', -30, 'CITY CINEMA', 70]]);
    const b = statement('b', LATE, [['2025-10-22', -30, 'City Cinema', 70]]);
    expect(count(a, b)).toBe(1);
  });

  it('find a movement that one books some days later by its words, when each lacks it on the other day', () => {
    const a = statement('a', OCTOBER, [['2025-10-24', -30, 'CITY CINEMA 12']]);
    const b = statement('b', LATE, [['2025-10-27', -30, 'City Cinema 12']]);
    expect(count(a, b)).toBe(1);
    const c = statement('c', LATE, [['2025-10-27', -30, 'Oak Pharmacy']]);
    expect(count(a, c)).toBe(2);
  });

  it('leave daily fares of one price alone', () => {
    const days = ['21', '22', '23', '24'].map((day): Row => [`2025-10-${day}`, -2.8, 'NORTHLINE RAIL']);
    expect(count(statement('a', OCTOBER, days), statement('b', LATE, days))).toBe(4);
  });

  it('keep movements apart whose words and balances both differ, and list them', () => {
    const a = statement('a', OCTOBER, [['2025-10-21', -5, 'MILL BAKERY', 40]]);
    const b = statement('b', LATE, [['2025-10-21', -5, 'OAK PHARMACY', 12]]);
    const resolved = new Resolved([a.page, b.page]);
    expect(resolved.count('Transaction')).toBe(2);
    expect(resolved.doubt(a.ids[0] ?? '', b.ids[0] ?? '')).toBeDefined();
  });
});

describe('statements that follow on each other', () => {
  it('share no movement, even on a day that both name', () => {
    const row: Row = ['2025-10-31', -3.2, 'MILL BAKERY'];
    const a = statement('a', OCTOBER, [row], { opening: 100, closing: 96.8 });
    const b = statement('b', ['2025-10-31', '2025-11-30'], [row], { opening: 96.8, closing: 93.6 });
    expect(count(a, b)).toBe(2);
  });
});

describe('movements of two accounts', () => {
  it('are never one, not even the two sides of a transfer', () => {
    const a = statement('a', OCTOBER, [['2025-10-21', -80, 'TRANSFER']]);
    const b = statement('b', OCTOBER, [['2025-10-21', 80, 'TRANSFER']], { number: '11-22-33 87654321' });
    const c = statement('c', OCTOBER, [['2025-10-21', -80, 'TRANSFER']], { number: '11-22-33 11111111' });
    expect(count(a, b, c)).toBe(3);
  });
});
