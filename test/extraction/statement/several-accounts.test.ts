import { describe, expect, it } from 'vitest';
import { at, endingAt, layOut } from './placed-pages.ts';
import type { PlacedText } from './placed-pages.ts';
import { header, rows } from './placed-table.ts';
import { accountsOf, readLaidOut } from './read-entries.ts';

describe('several accounts in one file', () => {
  interface Block {
    readonly number: string;
    readonly opening: string;
    readonly closing: string;
    readonly entries: Parameters<typeof rows>[1][];
  }
  const block = (y: number, { number, opening, closing, entries }: Block): PlacedText[] => [
    at(50, y, 'Sort code: 12-34-56'),
    at(160, y, `Account number: ${number}`),
    at(50, y + 14, 'Opening balance'),
    endingAt(300, y + 14, opening),
    at(50, y + 28, 'Closing balance'),
    endingAt(300, y + 28, closing),
    ...header(y + 50),
    ...rows(y + 66, ...entries),
  ];
  const first = block(100, {
    number: '11111111',
    opening: '£100.00',
    closing: '£89.00',
    entries: [
      ['3 Mar 2025', 'Corner shop', { out: '10.00', balance: '90.00' }],
      ['4 Mar 2025', 'Bakery', { out: '1.00', balance: '89.00' }],
    ],
  });
  const second = block(300, {
    number: '22222222',
    opening: '£5.00',
    closing: '£10.00',
    entries: [
      ['4 Mar 2025', 'Interest', { in: '3.00', balance: '8.00' }],
      ['5 Mar 2025', 'Deposit', { in: '2.00', balance: '10.00' }],
    ],
  });

  it('have their own rows, figures and numbers', () => {
    const layout = layOut([...first, ...second]);
    expect(accountsOf(layout)).toEqual([
      {
        entries: ['2025-03-03 -10.00 Corner shop = 90.00', '2025-03-04 -1.00 Bakery = 89.00'],
        opening: 10_000,
        closing: 8_900,
        issues: [],
      },
      {
        entries: ['2025-03-04 3.00 Interest = 8.00', '2025-03-05 2.00 Deposit = 10.00'],
        opening: 500,
        closing: 1_000,
        issues: [],
      },
    ]);
    const numbers = readLaidOut(layout).accounts.map(({ fields }) =>
      fields['accountNumber']?.map(({ value }) => value.kind === 'text' && value.text),
    );
    expect(numbers).toEqual([['11111111'], ['22222222']]);
  });

  it('are told apart by pages of their own', () => {
    expect(accountsOf(layOut(first, second)).map(({ closing, issues }) => [closing, issues])).toEqual([
      [8_900, []],
      [1_000, []],
    ]);
  });

  it('are one account where the same number is printed twice', () => {
    const again = [at(50, 60, 'Account number: 11111111'), ...header(100)];
    const more = rows(116, ['5 Mar 2025', 'Butcher', { out: '1.00', balance: '88.00' }]);
    expect(readLaidOut(layOut(first, [...again, ...more])).accounts).toHaveLength(1);
  });
});
