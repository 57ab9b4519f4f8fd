import { describe, expect, it } from 'vitest';
import { statementFrame } from '../../../src/extraction/statement/period.ts';
import { readLaidOut } from './read-entries.ts';
import { at, endingAt, layOut } from './placed-pages.ts';
import type { PlacedText } from './placed-pages.ts';

const TABLE: readonly PlacedText[] = [
  at(50, 300, 'Date'),
  at(110, 300, 'Description'),
  endingAt(400, 300, 'Paid out'),
  endingAt(470, 300, 'Paid in'),
  endingAt(550, 300, 'Balance'),
];

function row(y: number, date: string): PlacedText[] {
  return [at(50, y, date), at(110, y, 'Corner shop'), endingAt(400, y, '1.00'), endingAt(550, y, '9.00')];
}

/** Start, end and date of issue of a statement with these texts at its head and rows of these dates. */
function frameOf(head: readonly PlacedText[], ...dates: readonly string[]): (string | undefined)[] {
  const layout = layOut([...head, ...TABLE, ...dates.flatMap((date, i) => row(316 + 14 * i, date))]);
  const [account] = readLaidOut(layout).accounts;
  const [reading] = account?.readings ?? [];
  const { start, end, issued } = statementFrame(account?.fields ?? {}, reading?.rows ?? []);
  return [start?.date, end?.date, issued?.date];
}

describe('the period of a statement', () => {
  it.each([
    ['Statement period', '1 March 2025 to 31 March 2025'],
    ['Statement period', '01/03/2025 - 31/03/2025'],
    ['Period', '1 Mar 2025 – 31 Mar 2025'],
    ['Statement from', '1st March 2025 until 31st March 2025'],
    ['Dates covered', 'Mar 1, 2025 to Mar 31, 2025'],
  ])('is read from its label: %s %s', (label, value) => {
    expect(frameOf([at(50, 100, label), at(200, 100, value)], '3 Mar')).toEqual([
      '2025-03-01',
      '2025-03-31',
      undefined,
    ]);
  });

  it('takes the year of its start from its end', () => {
    expect(frameOf([at(50, 100, 'Statement period'), at(200, 100, '1 March to 31 March 2025')])).toEqual([
      '2025-03-01',
      '2025-03-31',
      undefined,
    ]);
  });

  it('begins in the year before where it runs across the end of a year', () => {
    expect(frameOf([at(50, 100, 'Statement period'), at(200, 100, '12 December to 11 January 2025')])).toEqual([
      '2024-12-12',
      '2025-01-11',
      undefined,
    ]);
  });

  it('ends in the year after where only its start prints one', () => {
    expect(frameOf([at(50, 100, 'Statement period'), at(200, 100, '12 December 2024 to 11 January')])).toEqual([
      '2024-12-12',
      '2025-01-11',
      undefined,
    ]);
  });

  it('is read from two labels that stand together', () => {
    const head = [
      at(50, 100, 'Start date'),
      at(200, 100, '1 March 2025'),
      at(50, 113, 'End date'),
      at(200, 113, '31 March 2025'),
    ];
    expect(frameOf(head)).toEqual(['2025-03-01', '2025-03-31', undefined]);
  });

  it('is read from a line of its own without a label', () => {
    expect(frameOf([at(50, 100, '1 March to 31 March 2025')], '3 Mar')).toEqual([
      '2025-03-01',
      '2025-03-31',
      undefined,
    ]);
  });

  it('is the one that frames the entries, where another pair of dates is printed first', () => {
    const head = [at(50, 90, '6 April 2023 to 5 April 2024'), at(50, 120, '1 March 2025 to 31 March 2025')];
    expect(frameOf(head, '3 Mar 2025', '9 Mar 2025')).toEqual(['2025-03-01', '2025-03-31', undefined]);
  });

  it('never ends before it starts, nor lasts for years', () => {
    expect(frameOf([at(50, 100, 'Statement period'), at(200, 100, '1 March 2025 to 31 March 2019')])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(frameOf([at(50, 100, '1 March 2015 to 31 March 2025')])).toEqual([undefined, undefined, undefined]);
  });

  it('leaves the date of issue to its own label', () => {
    const head = [at(50, 100, 'Statement date'), at(200, 100, '2 April 2025')];
    expect(frameOf(head)).toEqual([undefined, undefined, '2025-04-02']);
  });
});
