// How often a payslip says that it pays: in its title, before the days of its period, or not at all.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf } from './paper-by-hand.ts';

const paper = (title: string, label: string, value: string): string => `
  *${title}
  #Marrick Thole LLP

  Name | 180:Odette Farrimond | 330:${label} | 400:${value}
  NI number | 180:PB 27 41 36 B | 330:NI category | 400:A
  Tax code | 180:1257L | 330:Date of payment | 420:11 December 2026

  *Payments | 250r:*Amount | 300:*Deductions | 500r:*Amount
  Basic pay | 250r:2,400.00 | 300:Income tax | 500r:270.40
  Supplement | 250r:100.00 | 300:National Insurance | 500r:116.16
  Gross pay | 250r:2,500.00 | 300:Total deductions | 500r:386.56

  *Net pay | 500r:*£2,113.44`;

const frequencyOf = async (text: string): Promise<unknown[]> =>
  valuesOf(await read(text), 'Employment', 'payFrequency');

describe('the frequency of pay', () => {
  it('stands before the days of the period', async () => {
    expect(await frequencyOf(paper('Payslip', 'Period', '4-weekly, 09 Nov 2026 to 06 Dec 2026'))).toEqual([
      'Four-weekly',
    ]);
  });

  it('stands in the title, or beside it', async () => {
    expect(await frequencyOf(paper('Weekly payslip', 'Tax week', '36'))).toEqual(['Weekly']);
    expect(await frequencyOf(paper('PAY ADVICE | 300:4-WEEKLY', 'Tax week', '36'))).toEqual(['Four-weekly']);
  });

  it('is not told by the number of a week', async () => {
    expect(await frequencyOf(paper('Payslip', 'Pay period', 'Week 36'))).toEqual([undefined]);
  });
});

describe('the week of a payslip', () => {
  it('is that beneath its label, and none that heads the hours of one', async () => {
    const text = paper('Payslip', 'Store', '2418').replace(
      '*Payments |',
      'Tax week\n  ^36\n\n  *Payment | 180:Wk 1 | 230:Wk 2\n  Hours | 180:40.00 | 230:38.00\n\n  *Payments |',
    );
    expect(valuesOf(await read(text), 'PayPeriod', 'period')).toEqual(['Week 36']);
  });
});
