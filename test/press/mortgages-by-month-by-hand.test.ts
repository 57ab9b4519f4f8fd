// Statements of mortgages whose year is a table of months, from a lender whose name fills more than a line of its cell.
import { describe, expect, it } from 'vitest';
import { balancesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const statement = (months: string, lender = 'Kelda Mortgages (2014)'): string => `
  #*KELDA | 547r:Yearly Statement of Account

  Ms Ines Farrow | 547r:Kelda Mortgages (2014) Limited
  7 Sluice Road | 547r:Issued 9 April 2026
  Wexham | 547r:Period covered 01/04/2025 – 31/03/2026
  WX2 7AB

  ACCOUNT NUMBER | 226:BORROWER | 394:SECURITY ADDRESS
  70114422 | 226:Ms Ines Farrow | 394:Flat 2, 15 Tannery Row, Wexham,
  394:WX1 4RT

  LENDER | 226:PRODUCT | 394:RATE TYPE
  ${lender} | 226:Buy to let | 394:Fixed
  Limited

  CURRENT RATE | 226:MONTHLY INSTALMENT | 394:REPAYMENT METHOD
  5.00% | 226:£500.00 | 394:Interest only
  REMAINING TERM
  9 years 1 month

  *Account movements
  *Month | 160r:*Rate | 265r:*Interest debited (£) | 375r:*Payment received (£) | 541r:*Balance at month end (£)
  Opening balance at 1 April 2025 | 541r:120,000.00
  ${months}

  KELDA is a trading name of Kelda Mortgages (2014) Limited, registered in England.`;

const month = (name: string, paid = '500.00', balance = '120,000.00'): string =>
  `${name} | 160r:5.00% | 265r:500.00 | 375r:${paid} | 541r:${balance}`;
const MONTHS = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map((name) => month(`${name} 2025`));
const LAST = ['Jan', 'Feb', 'Mar'].map((name) => month(`${name} 2026`));
const TOTAL = '*Totals / closing balance | 265r:*6,000.00 | 375r:*6,000.00 | 541r:*120,000.00';

describe('a year on a mortgage in a table of its months', () => {
  it('takes what was charged from the row of totals, where it leads from the first balance to the last', async () => {
    const reading = await read(statement([...MONTHS, ...LAST, TOTAL].join('\n  ')));
    expect(balancesOf(reading)).toEqual(['Opening -120000.00', 'Closing -120000.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['6000.00']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('doubts the movements where it does not', async () => {
    const off = TOTAL.replace('375r:*6,000.00', '375r:*6,100.00');
    const reading = await read(statement([...MONTHS, ...LAST, off].join('\n  ')));
    expect(warningsOf(reading).join()).toMatch(/movements between the opening and the closing balance/);
  });
});

describe('a lender that a label names and the small print again', () => {
  it('goes by that name, with its year, and not by that over the paper', async () => {
    const reading = await read(statement([...MONTHS, ...LAST, TOTAL].join('\n  ')));
    expect(values(reading, 'Organisation', 'name')).toEqual(['Kelda Mortgages (2014) Limited']);
  });
});
