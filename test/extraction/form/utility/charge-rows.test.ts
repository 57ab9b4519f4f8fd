// Items that a page sums up and another one tells.
import { describe, expect, it } from 'vitest';
import { billRows } from '../../../../src/extraction/form/utility/bill-rows.ts';
import { chargeRows } from '../../../../src/extraction/form/utility/charge-rows.ts';
import { packagesOf } from '../../../../src/extraction/form/utility/packages.ts';
import { at, layOut } from '../../statement/placed-pages.ts';

const KNOWN = ['Internet', 'Telephone', 'TV'] as const;

const page = (rows: readonly (readonly [string, string])[]): ReturnType<typeof at>[] =>
  rows.flatMap(([name, amount], i) => [at(50, 200 + 20 * i, name), at(480, 200 + 20 * i, amount)]);

const rows = billRows(
  layOut(
    page([
      ['Your package', '£50.00'],
      ['Your discounts', '-£5.00'],
      ['Changes last month', '£6.00'],
      ['Calls outside your plan', '£4.00'],
    ]),
    page([
      ['Swift Fibre 80 broadband', '£32.00'],
      ['Chatter Calls plan', '£18.00'],
      ['Loyalty discount', '-£5.00'],
      ['Steady Fibre 36 broadband (9 days)', '£6.00'],
      ['Call to 0845 496 0112, 6 min', '£2.40'],
      ['Call to 0845 496 0119, 4 min', '£1.60'],
    ]),
  ),
  KNOWN,
);

describe('charges that one page sums up and another tells', () => {
  const { rows: items, addUp } = chargeRows(rows, [5500]);

  it('are those that are told', () => {
    expect(addUp).toBe(true);
    expect(items.map(({ name }) => name)).toContain('Swift Fibre 80 broadband');
    expect(items.map(({ name }) => name)).not.toContain('Your package');
  });

  it('sell what is charged for all of a period, not for some days of it', () => {
    expect(packagesOf(items, KNOWN).map(({ name }) => name)).toEqual([
      'Swift Fibre 80 broadband',
      'Chatter Calls plan',
    ]);
  });
});

describe('charges told on a page that lists calls behind them', () => {
  it('are neither the calls nor their sum', () => {
    const told = billRows(
      layOut(
        page([
          ['Package charges', '£50.00'],
          ['Usage and extras', '£4.00'],
        ]),
        page([
          ['Swift Fibre 80 broadband', '£32.00'],
          ['Chatter Calls plan', '£18.00'],
          ['Calls to mobiles', '£4.00'],
          ['9 Feb, 18:04', '£2.41'],
          ['17 Feb, 12:40', '£1.59'],
          ['2 calls', '£4.00'],
        ]),
      ),
      KNOWN,
    );
    expect(chargeRows(told, [5400]).rows.map(({ name }) => name)).toEqual([
      'Swift Fibre 80 broadband',
      'Chatter Calls plan',
      'Calls to mobiles',
    ]);
  });
});
