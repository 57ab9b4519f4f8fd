import { describe, expect, it } from 'vitest';
import { at, endingAt, layOut } from './placed-pages.ts';
import type { PlacedText } from './placed-pages.ts';
import { BALANCE, IN, OUT, PERIOD, THREE, THREE_READ, header, rows } from './placed-table.ts';
import { accountsOf, entriesOf, readLaidOut } from './read-entries.ts';

describe('rows that are no entries', () => {
  const day = { out: '10.00', balance: '90.00' };

  it.each(['Balance brought forward', 'Opening balance', 'Previous balance', 'Balance b/f', 'Start balance'])(
    'state the opening balance: %s',
    (words) => {
      const [account] = accountsOf(
        layOut([
          ...header(200),
          ...rows(216, ['1 Mar 2025', words, { balance: '100.00' }], ['3 Mar 2025', 'Corner shop', day]),
        ]),
      );
      expect(account).toMatchObject({
        opening: 10_000,
        entries: ['2025-03-03 -10.00 Corner shop = 90.00'],
        issues: [],
      });
    },
  );

  it.each(['Balance carried forward', 'Closing balance', 'End balance', 'Balance c/f'])(
    'state the closing balance: %s',
    (words) => {
      const [account] = accountsOf(
        layOut([
          ...header(200),
          ...rows(
            216,
            ['1 Mar 2025', 'Opening balance', { balance: '100.00' }],
            ['3 Mar 2025', 'Corner shop', day],
            ['31 Mar 2025', words, { balance: '90.00' }],
          ),
        ]),
      );
      expect(account).toMatchObject({ closing: 9_000, entries: ['2025-03-03 -10.00 Corner shop = 90.00'], issues: [] });
    },
  );

  it('carry a balance from the foot of one page to the head of the next', () => {
    const first = [
      ...header(200),
      ...rows(
        216,
        ['1 Mar 2025', 'Balance brought forward', { balance: '100.00' }],
        ['3 Mar 2025', 'Corner shop', { out: '10.00' }],
        ['', 'Balance carried forward', { balance: '90.00' }],
      ),
    ];
    const second = [
      ...header(60),
      ...rows(
        76,
        ['', 'Balance brought forward', { balance: '90.00' }],
        ['4 Mar 2025', 'Salary', { in: '5.00', balance: '95.00' }],
      ),
    ];
    const [account] = accountsOf(layOut(first, second));
    expect(account).toMatchObject({ opening: 10_000, issues: [] });
    expect(account?.entries).toEqual(['2025-03-03 -10.00 Corner shop', '2025-03-04 5.00 Salary = 95.00']);
  });

  it('state a balance once a day', () => {
    const [account] = accountsOf(
      layOut([
        ...header(200),
        ...rows(
          216,
          ['1 Mar 2025', 'Opening balance', { balance: '100.00' }],
          ['3 Mar 2025', 'Corner shop', { out: '10.00' }],
          ['3 Mar 2025', 'Bakery', { out: '2.00' }],
          ['', 'End of day balance', { balance: '88.00' }],
          ['4 Mar 2025', 'Salary', { in: '5.00' }],
          ['', 'End of day balance', { balance: '93.00' }],
        ),
      ]),
    );
    expect(account?.entries).toEqual([
      '2025-03-03 -10.00 Corner shop',
      '2025-03-03 -2.00 Bakery',
      '2025-03-04 5.00 Salary',
    ]);
    expect(account).toMatchObject({ closing: 9_300, issues: [] });
  });

  it('sum up a page or a day', () => {
    const [account] = accountsOf(
      layOut([
        ...header(200),
        ...rows(
          216,
          ['1 Mar 2025', 'Opening balance', { balance: '100.00' }],
          ['3 Mar 2025', 'Corner shop', { out: '10.00', balance: '90.00' }],
          ['4 Mar 2025', 'Salary', { in: '5.00', balance: '95.00' }],
          ['', 'Totals', { out: '10.00', in: '5.00' }],
        ),
      ]),
    );
    expect(account?.entries).toEqual(['2025-03-03 -10.00 Corner shop = 90.00', '2025-03-04 5.00 Salary = 95.00']);
  });
});

describe('a section', () => {
  const booked = [...header(200), ...rows(216, ['1 Mar 2025', 'Opening balance', { balance: '100.00' }], ...THREE)];
  const later = rows(310, ['11 Mar 2025', 'Bookshop', { out: '20.00' }], ['12 Mar 2025', 'Cinema', { out: '9.00' }]);

  it.each(['Pending transactions', 'Declined transactions', 'Example transactions'])(
    'under the heading "%s" books nothing',
    (heading) => {
      const [account] = accountsOf(layOut([...booked, at(50, 284, heading), ...later]));
      expect(account?.entries).toEqual(THREE_READ);
      expect(account?.issues).toEqual([]);
    },
  );

  it.each(['Pending transactions', 'Declined transactions', 'Example transactions'])(
    'under "%s" and a header of its own books nothing',
    (heading) => {
      const [account] = accountsOf(
        layOut([
          ...booked,
          at(50, 284, heading),
          ...header(300),
          ...rows(316, ['11 Mar 2025', 'Bookshop', { out: '20.00' }]),
        ]),
      );
      expect(account?.entries).toEqual(THREE_READ);
    },
  );

  it('may give the direction: money in, then money out', () => {
    const columns = [at(50, 214, 'Date'), at(110, 214, 'Description'), endingAt(470, 214, 'Amount')];
    const one = (y: number, date: string, text: string, amount: string): PlacedText[] => [
      at(50, y, date),
      at(110, y, text),
      endingAt(470, y, amount),
    ];
    const texts = [
      at(50, 196, 'Payments in'),
      ...columns,
      ...one(230, '5 Mar 2025', 'Salary', '1,000.00'),
      ...one(244, '6 Mar 2025', 'Refund', '4.00'),
      at(50, 272, 'Payments out'),
      ...columns.map((text) => ({ ...text, y: 290 })),
      ...one(306, '3 Mar 2025', 'Corner shop', '12.50'),
      ...one(320, '9 Mar 2025', 'Rent', '600.00'),
    ];
    expect(entriesOf(layOut(texts))).toEqual([
      '2025-03-05 1000.00 Salary',
      '2025-03-06 4.00 Refund',
      '2025-03-03 -12.50 Corner shop',
      '2025-03-09 -600.00 Rent',
    ]);
  });
});

describe('a table of one entry', () => {
  const one = [at(50, 216, '3 Mar 2025'), at(110, 216, 'Corner shop'), endingAt(470, 216, '-10.00')];
  const texts = [...header(200, [470, 'Amount']), ...one];

  it('is read', () => {
    expect(entriesOf(layOut(texts))).toEqual(['2025-03-03 -10.00 Corner shop']);
  });

  // With no second row to compare gaps with, whatever stands below in the description's column joins it.
  it.fails('does not take in what is printed far below it', () => {
    expect(entriesOf(layOut([...texts, at(110, 400, 'Please keep this page')]))).toEqual([
      '2025-03-03 -10.00 Corner shop',
    ]);
  });

  it('is read where it has columns to choose from', () => {
    const wide = [...header(200), ...rows(216, ['3 Mar 2025', 'Corner shop', { out: '10.00', balance: '90.00' }])];
    expect(entriesOf(layOut(wide))).toEqual(['2025-03-03 -10.00 Corner shop = 90.00']);
  });
});

describe('what looks like entries outside any table that was understood', () => {
  it('is counted', () => {
    const reading = readLaidOut(
      layOut(
        [...header(200), ...rows(216, ...THREE), at(300, 500, 'x')],
        [at(50, 500, '3 Mar 2025'), at(110, 500, 'Lost'), endingAt(250, 500, '5.00')],
      ),
    );
    expect(reading.countUnread()).toBe(1);
    expect(readLaidOut(layOut([...header(200), ...rows(216, ...THREE)])).countUnread()).toBe(0);
  });
});

describe('the letterhead of a page that goes on', () => {
  it('states no balance, though a figure of it stands over that column', () => {
    const first = [...header(200), ...rows(216, ...THREE)];
    const second = [
      at(50, 90, 'SK3 9QD'),
      at(330, 90, 'Overdraft limit'),
      endingAt(BALANCE, 90, '1,000.00'),
      ...header(200),
      ...rows(216, ['9 Mar 2025', 'Bakery', { out: '1.00' }]),
    ];
    const [account] = readLaidOut(layOut(first, second)).accounts;
    const [reading] = account?.readings ?? [];
    expect(reading?.rows.map(({ kind }) => kind)).not.toContain('dayBalance');
  });
});

describe('a page number at the foot of a page', () => {
  // `1/2` close under small print that stands on the first page alone is no furniture, and is read as the date of what follows.
  it('is not the date of the entries at the head of the next page', () => {
    const columns = (y: number): PlacedText[] => [
      at(50, y, 'Description'),
      endingAt(OUT, y, 'Paid out'),
      endingAt(IN, y, 'Paid in'),
    ];
    const entry = (y: number, text: string, amount: string): PlacedText[] => [
      at(50, y, text),
      endingAt(OUT, y, amount),
    ];
    const first = [
      ...PERIOD,
      ...columns(200),
      at(50, 216, '3 March 2025'),
      ...entry(230, 'Corner shop', '1.00'),
      at(50, 800, 'Fenwick Bank plc. Registered in England and Wales.'),
      at(50, 811, '1/2'),
    ];
    const second = [
      ...columns(60),
      ...entry(76, 'Bakery', '2.00'),
      at(50, 90, '4 March 2025'),
      ...entry(104, 'Butcher', '3.00'),
      at(50, 811, '2/2'),
    ];
    expect(entriesOf(layOut(first, second))).toEqual([
      '2025-03-03 -1.00 Corner shop',
      '2025-03-03 -2.00 Bakery',
      '2025-03-04 -3.00 Butcher',
    ]);
  });
});
