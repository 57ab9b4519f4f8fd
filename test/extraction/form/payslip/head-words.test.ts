import { describe, expect, it } from 'vitest';
import { headsIn } from '../../../../src/extraction/form/payslip/head-words.ts';

const kindOf = (text: string): string | undefined => headsIn(text.split(' '), new Map())[0]?.kind;

describe('a heading of the year to date', () => {
  it.each([
    'Cumulative for tax year',
    'Cumulative from 28/08/25',
    'Your running totals since 6 April',
    'Figures so far',
    'Accumulated this tax year',
  ])('is told by its words, however they are put together: %s', (text) => {
    expect(kindOf(text)).toBe('year');
  });

  it.each(['Tax to date', 'To date', 'Date', 'Pay date', 'Paid to date', 'Taxable pay so far'])(
    'is no label of a figure, and no other date: %s',
    (text) => {
      expect(kindOf(text)).toBeUndefined();
    },
  );
});
