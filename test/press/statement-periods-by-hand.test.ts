// The time that a statement covers, where no words for it are known: the days of both balances tell it.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf } from './paper-by-hand.ts';

const paper = (first: string, last: string): string => `
      #Quillet Building Society
      Ms Ottilie Marchbanks | 300:Account number: 30518846
      12 Sheepwash Terrace | 300:Sort code: 12-34-56
      Alston
      CA9 3QN

      #Your savings statement
      ${first} | 300:£1,000.00
      ${last} | 300:£1,480.00

      Date | 110:Details | 330r:Paid out | 420r:Paid in | 520r:Balance
      14/05/2025 | 110:Cheque deposit | 420r:600.00 | 520r:1,600.00
      02/02/2026 | 110:Withdrawal | 330r:120.00 | 520r:1,480.00`;

describe('the period of a statement', () => {
  it.each([
    ['a year', 'Balance at 1 April 2025:', 'Balance at 31 March 2026:', ['2025-04-01', '2026-03-31']],
    [
      'a year of taxes',
      'Opening balance on 6 April 2025',
      'Closing balance on 5 April 2026',
      ['2025-04-06', '2026-04-05'],
    ],
  ])('is %s where the days of both balances are its ends', async (_, first, last, [start, end] = []) => {
    const reading = await read(paper(first, last));
    expect([...valuesOf(reading, 'Statement', 'startDate'), ...valuesOf(reading, 'Statement', 'endDate')]).toEqual([
      start,
      end,
    ]);
  });

  it('stands over two lines', async () => {
    const days = ['Statement period from | 200:14 May 2025', 'to | 200:9 March 2026'] as const;
    const reading = await read(paper(...days));
    expect(valuesOf(reading, 'Statement', 'startDate')).toEqual(['2025-05-14']);
    expect(valuesOf(reading, 'Statement', 'endDate')).toEqual(['2026-03-09']);
  });

  it('is not told by days of which the first may be the end of the statement before', async () => {
    const reading = await read(paper('Balance at 31 March 2025:', 'Balance at 31 March 2026:'));
    expect(valuesOf(reading, 'Statement', 'startDate')).toEqual([undefined]);
  });
});
