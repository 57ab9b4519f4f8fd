import { describe, expect, it } from 'vitest';
import { at, endingAt, layOut } from './placed-pages.ts';
import { BALANCE, IN, OUT, PERIOD, STEP, THREE, THREE_READ, header, row, rows } from './placed-table.ts';
import { entriesOf } from './read-entries.ts';

describe('entries of a statement', () => {
  it('are the dated rows under a header, in or out by their column', () => {
    expect(entriesOf(layOut([...header(200), ...rows(216, ...THREE)]))).toEqual(THREE_READ);
  });

  it('are read from columns in any order', () => {
    const swapped = [
      at(50, 200, 'Date'),
      at(110, 200, 'Details'),
      endingAt(400, 200, 'Balance'),
      endingAt(470, 200, 'Money in'),
      endingAt(550, 200, 'Money out'),
    ];
    const body = [
      ['3 Mar 2025', 'Corner shop', '87.50', '', '12.50'],
      ['5 Mar 2025', 'Salary', '1,087.50', '1,000.00', ''],
      ['9 Mar 2025', 'Rent', '487.50', '', '600.00'],
    ].flatMap(([date = '', text = '', ...money], i) => [
      at(50, 216 + STEP * i, date),
      at(110, 216 + STEP * i, text),
      ...money.flatMap((amount, j) => (amount ? [endingAt([400, 470, 550][j] ?? 0, 216 + STEP * i, amount)] : [])),
    ]);
    expect(entriesOf(layOut([...swapped, ...body]))).toEqual(THREE_READ);
  });

  it('go on over pages, whether the header is printed again or not', () => {
    const first = [...header(200), ...rows(216, THREE[0], THREE[1])];
    expect(entriesOf(layOut(first, [...header(60), ...rows(76, THREE[2])]))).toEqual(THREE_READ);
    expect(entriesOf(layOut(first, rows(60, THREE[2])))).toEqual(THREE_READ);
  });

  it('may be printed newest first', () => {
    expect(entriesOf(layOut([...header(200), ...rows(216, THREE[2], THREE[1], THREE[0])]))).toEqual(
      [...THREE_READ].reverse(),
    );
  });

  it('have descriptions over several lines', () => {
    const texts = [
      ...header(200),
      ...row(216, '3 Mar 2025', 'Card payment to', { out: '12.50', balance: '87.50' }),
      at(110, 226, 'Corner shop, Norwich'),
      ...row(244, '5 Mar 2025', 'Salary', { in: '1,000.00', balance: '1,087.50' }),
      ...row(262, '9 Mar 2025', 'Standing order', { out: '600.00', balance: '487.50' }),
      at(110, 272, 'Rent, flat 4'),
    ];
    expect(entriesOf(layOut(texts))).toEqual([
      '2025-03-03 -12.50 Card payment to Corner shop, Norwich = 87.50',
      '2025-03-05 1000.00 Salary = 1087.50',
      '2025-03-09 -600.00 Standing order Rent, flat 4 = 487.50',
    ]);
  });

  it('have their direction from one column of signed amounts', () => {
    const body = ['-12.50', '+1,000.00', '-600.00'].flatMap((amount, i) => [
      at(50, 216 + STEP * i, `${String(i + 3)} Mar 2025`),
      at(110, 216 + STEP * i, 'Entry'),
      endingAt(470, 216 + STEP * i, amount),
    ]);
    expect(entriesOf(layOut([...header(200, [470, 'Amount']), ...body]))).toEqual([
      '2025-03-03 -12.50 Entry',
      '2025-03-04 1000.00 Entry',
      '2025-03-05 -600.00 Entry',
    ]);
  });

  it('have their direction from the balances where amounts carry no sign', () => {
    const body = [
      ['12.50', '87.50'],
      ['1,000.00', '1,087.50'],
      ['600.00', '487.50'],
    ].flatMap(([amount = '', balance = ''], i) => [
      at(50, 230 + STEP * i, `${String(i + 3)} Mar 2025`),
      at(110, 230 + STEP * i, 'Entry'),
      endingAt(470, 230 + STEP * i, amount),
      endingAt(550, 230 + STEP * i, balance),
    ]);
    const opening = [at(50, 216, '1 Mar 2025'), at(110, 216, 'Opening balance'), endingAt(550, 216, '100.00')];
    expect(entriesOf(layOut([...header(200, [470, 'Amount'], [550, 'Balance']), ...opening, ...body]))).toEqual([
      '2025-03-03 -12.50 Entry = 87.50',
      '2025-03-04 1000.00 Entry = 1087.50',
      '2025-03-05 -600.00 Entry = 487.50',
    ]);
  });

  it.each([
    ['CR and DR behind amounts', ['12.50 DR', '1,000.00 CR', '600.00 DR'], 'account'],
    ['CR behind what comes in, nothing behind the rest', ['12.50', '1,000.00 CR', '600.00'], 'card'],
    ['a minus behind amounts', ['12.50-', '1,000.00', '600.00-'], 'account'],
    ['brackets about amounts', ['(12.50)', '1,000.00', '(600.00)'], 'account'],
  ] as const)('have their direction from %s', (_, amounts, kind) => {
    const body = amounts.flatMap((amount, i) => [
      at(50, 216 + STEP * i, `${String(i + 3)} Mar 2025`),
      at(110, 216 + STEP * i, 'Entry'),
      endingAt(470, 216 + STEP * i, amount),
    ]);
    expect(entriesOf(layOut([...header(200, [470, 'Amount']), ...body]), kind)).toEqual([
      '2025-03-03 -12.50 Entry',
      '2025-03-04 1000.00 Entry',
      '2025-03-05 -600.00 Entry',
    ]);
  });

  it('have their direction from a column of its own', () => {
    const body = ['D', 'C', 'D'].flatMap((side, i) => [
      at(50, 216 + STEP * i, `${String(i + 3)} Mar 2025`),
      at(110, 216 + STEP * i, 'Entry'),
      endingAt(430, 216 + STEP * i, `${String(i + 1)}0.00`),
      at(460, 216 + STEP * i, side),
    ]);
    expect(entriesOf(layOut([...header(200, [430, 'Amount']), at(460, 200, 'D/C'), ...body]))).toEqual([
      '2025-03-03 -10.00 Entry',
      '2025-03-04 20.00 Entry',
      '2025-03-05 -30.00 Entry',
    ]);
  });

  it('have balances that OD or DR says are overdrawn', () => {
    for (const mark of ['OD', 'DR', 'D']) {
      const texts = [
        ...header(200),
        ...rows(
          216,
          ['1 Mar 2025', 'Opening balance', { balance: '10.00' }],
          ['3 Mar 2025', 'Rent', { out: '60.00', balance: `50.00 ${mark}` }],
          ['4 Mar 2025', 'Salary', { in: '70.00', balance: '20.00' }],
        ),
      ];
      expect(entriesOf(layOut(texts))).toEqual(['2025-03-03 -60.00 Rent = -50.00', '2025-03-04 70.00 Salary = 20.00']);
    }
  });

  it('have the date of the row above where a day is printed once', () => {
    const texts = [
      ...header(200),
      ...rows(
        216,
        ['3 Mar', 'Corner shop', { out: '1.00' }],
        ['', 'Bakery', { out: '2.00' }],
        ['', 'Butcher', { out: '3.00', balance: '94.00' }],
        ['4 Mar', 'Salary', { in: '6.00', balance: '100.00' }],
      ),
    ];
    expect(entriesOf(layOut([...PERIOD, ...texts]))).toEqual([
      '2025-03-03 -1.00 Corner shop',
      '2025-03-03 -2.00 Bakery',
      '2025-03-03 -3.00 Butcher = 94.00',
      '2025-03-04 6.00 Salary = 100.00',
    ]);
  });

  it('have the date of the page before where a day runs over pages', () => {
    const first = [...PERIOD, ...header(200), ...rows(216, ['3 Mar', 'Corner shop', { out: '1.00' }])];
    const second = [
      ...header(60),
      ...rows(
        76,
        ['', 'Bakery', { out: '2.00', balance: '97.00' }],
        ['4 Mar', 'Salary', { in: '3.00', balance: '100.00' }],
      ),
    ];
    expect(entriesOf(layOut(first, second))).toEqual([
      '2025-03-03 -1.00 Corner shop',
      '2025-03-03 -2.00 Bakery = 97.00',
      '2025-03-04 3.00 Salary = 100.00',
    ]);
  });

  it('have the date of a heading above them', () => {
    const columns = [
      at(50, 200, 'Description'),
      endingAt(OUT, 200, 'Paid out'),
      endingAt(IN, 200, 'Paid in'),
      endingAt(BALANCE, 200, 'Balance'),
    ];
    const body = [
      at(50, 216, '3 March 2025'),
      at(50, 230, 'Corner shop'),
      endingAt(OUT, 230, '1.00'),
      at(50, 244, 'Bakery'),
      endingAt(OUT, 244, '2.00'),
      endingAt(BALANCE, 244, '97.00'),
      at(50, 258, '4 March 2025'),
      at(50, 272, 'Salary'),
      endingAt(IN, 272, '3.00'),
      endingAt(BALANCE, 272, '100.00'),
    ];
    expect(entriesOf(layOut([...columns, ...body]))).toEqual([
      '2025-03-03 -1.00 Corner shop',
      '2025-03-03 -2.00 Bakery = 97.00',
      '2025-03-04 3.00 Salary = 100.00',
    ]);
  });

  it('fall into two years where the period does', () => {
    const head = [at(50, 60, 'Statement period'), at(200, 60, '12 December 2024 to 11 January 2025')];
    const texts = [
      ...header(200),
      ...rows(216, ['30 Dec', 'Corner shop', { out: '1.00' }], ['2 Jan', 'Bakery', { out: '2.00' }]),
    ];
    expect(entriesOf(layOut([...head, ...texts]))).toEqual(['2024-12-30 -1.00 Corner shop', '2025-01-02 -2.00 Bakery']);
  });

  it('are found without any header, by their dates, and sums say which column is which', () => {
    const more = [
      ['10 Mar 2025', 'Books', { out: '7.50', balance: '480.00' }],
      ['11 Mar 2025', 'Gift', { in: '20.00', balance: '500.00' }],
    ] as const;
    const opening = ['1 Mar 2025', 'Opening balance', { balance: '100.00' }] as const;
    expect(entriesOf(layOut(rows(200, opening, ...THREE, ...more)))).toEqual([
      ...THREE_READ,
      '2025-03-10 -7.50 Books = 480.00',
      '2025-03-11 20.00 Gift = 500.00',
    ]);
  });

  // One amount alone is no column yet: the paid-in column is given up, or left edges are taken for right ones.
  it('are found without any header where a column holds one amount', () => {
    expect(entriesOf(layOut(rows(200, ['1 Mar 2025', 'Opening balance', { balance: '100.00' }], ...THREE)))).toEqual(
      THREE_READ,
    );
  });

  it('keep to their columns where the balance column is empty', () => {
    const texts = rows(216, ['3 Mar 2025', 'Corner shop', { out: '1.00' }], ['5 Mar 2025', 'Salary', { in: '2.00' }]);
    expect(entriesOf(layOut([...header(200), ...texts]))).toEqual([
      '2025-03-03 -1.00 Corner shop',
      '2025-03-05 2.00 Salary',
    ]);
  });

  it('are found under a header of two lines', () => {
    const stacked = [
      at(50, 200, 'Transaction'),
      at(50, 210, 'date'),
      at(110, 200, 'Description'),
      endingAt(OUT, 200, 'Money'),
      endingAt(OUT, 210, 'out'),
      endingAt(IN, 200, 'Money'),
      endingAt(IN, 210, 'in'),
      endingAt(BALANCE, 200, 'Account'),
      endingAt(BALANCE, 210, 'balance'),
    ];
    expect(entriesOf(layOut([...stacked, ...rows(226, ...THREE)]))).toEqual(THREE_READ);
  });
});
