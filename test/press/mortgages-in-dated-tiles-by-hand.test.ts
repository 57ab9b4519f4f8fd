// Mortgage statements whose balances stand in tiles beneath or over a label that ends in a day on a line of its own.
import { describe, expect, it } from 'vitest';
import {
  balancesOf,
  errorsOf,
  readPaper as read,
  valuesOf as values,
  warningsOf as warnings,
} from './paper-by-hand.ts';
import { HEAD } from './mortgage-head.ts';

const paper = (tiles: string): string => `
  #Larkmoor Building Society
  ${HEAD}
  50:Account 6100-338-21 | 440:4 January 2026

  #Your annual mortgage statement
  ${tiles}

  Interest rate | 250:4.50% Fixed
  Fixed until | 250:30 June 2028
  Monthly payment | 250:£700.00
  How you repay | 250:Repayment
  Time left | 250:20 years 7 months`;

const AMOUNTS = '60:*£120,000.00 | 190:*£5,400.00 | 320:*£8,400.00 | 440:*£117,000.00';

describe('a tile whose label ends in a day on a line of its own', () => {
  it.each([
    [
      'over the amount',
      `60:What you owed on | 190:Interest we charged | 320:Everything you paid | 440:What you owed on
      ^60:1 January 2025 | 190:this year | 320:this year | 440:31 December 2025
      ${AMOUNTS}`,
    ],
    [
      'beside labels of one line',
      `60:Balance | 190:Interest charged | 320:Payments received | 440:Balance
      ^60:1 January 2025 | 440:31 December 2025
      ${AMOUNTS}`,
    ],
    [
      'beneath the amount',
      `${AMOUNTS}
      ^60:What you owed on | 190:Interest we added | 320:What you paid | 440:What you owed on
      ^60:1 January 2025 | 440:31 December 2025`,
    ],
    [
      'without a small word',
      `60:Where you started | 190:Interest we added | 320:What you paid | 440:Where you are now
      ^60:1 January 2025 | 190:over the year | 320:over the year | 440:31 December 2025
      ${AMOUNTS}`,
    ],
  ])('has the balance of that day: %s', async (_where, tiles) => {
    const reading = await read(paper(tiles));
    expect(balancesOf(reading)).toEqual(['Opening -120000.00', 'Closing -117000.00']);
    // The day of the letter stands alone as the days of the tiles do.
    expect(values(reading, 'Statement', 'date')).toEqual(['2026-01-04']);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });
});

describe('a loan in parts', () => {
  it('runs as long as a narrow cell of two lines says, on a property that a longer label names', async () => {
    const reading = await read(`
      #Larkmoor Building Society
      ${HEAD}
      50:Account No: 6100-338-21 | 440:Date: 14th April 2025
      *Annual statement for the year 6th April 2024 to 5th April 2025
      Property in mortgage: 3 Tannery Walk, Wickbourne, WB4 7QD.

      300r:Part 1 | 420r:Part 2 | 540r:Whole mortgage
      Balance at 6th April 2024 | 300r:£100,000.00 | 420r:£20,000.00 | 540r:£120,000.00
      Interest charged in the year | 300r:£4,000.00 | 420r:£1,000.00 | 540r:£5,000.00
      Payments received in the year | 300r:£7,000.00 | 420r:£2,000.00 | 540r:£9,000.00
      Balance at 5th April 2025 | 300r:£97,000.00 | 420r:£19,000.00 | 540r:£116,000.00

      Interest rate | 300r:4.00% fixed | 420r:5.00% fixed
      Rate ends | 300r:31st July 2027 | 420r:31st July 2026
      Monthly payment | 300r:£583.33 | 420r:£166.67 | 540r:£750.00
      Type of repayment | 300r:Repayment | 420r:Repayment
      Term remaining | 300r:16 years 2 | 420r:16 years 2 months
      ^300r:months`);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([194]);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['3 Tannery Walk', 'Wickbourne']]);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });
});
