// What of a payslip is doubted: a figure of the year that was not read, words of a name that were left out.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const paper = (payment: string, foot = ''): string => `
  *Payslip
  #Marrick Thole LLP

  Name | 180:Odette Farrimond | 330:Tax month | 420:9
  NI number | 180:PB 27 41 36 B | 330:NI category | 420:A
  Tax code | 180:1257L | 330:Date of payment | 420:11 December 2026

  *Payments | 280r:*Amount | 300:*Deductions | 500r:*Amount
  Basic pay | 280r:2,400.00 | 300:Income tax | 500r:270.40
  ${payment} | 280r:100.00 | 300:National Insurance | 500r:116.16
  Gross pay | 280r:2,500.00 | 300:Total deductions | 500r:386.56

  *Net pay | 500r:*£2,113.44
  ${foot}`;

describe('what a payslip leaves in doubt', () => {
  it('is nothing where it is plain', async () => {
    expect(warningsOf(await read(paper('Supplement')))).toEqual([]);
  });

  it('is a name of which words stand apart', async () => {
    const [doubt, ...others] = warningsOf(await read(paper('Bonus | 140:Autumn target')));
    expect(doubt).toBe('Words beside the name of a payment or deduction were left out: Bonus … Autumn target.');
    expect(others).toEqual([]);
  });

  it('is not the number of a timesheet, or a unit', async () => {
    expect(warningsOf(await read(paper('Weekend | 140:T/S 30714')))).toEqual([]);
    expect(warningsOf(await read(paper('Mileage | 140:miles')))).toEqual([]);
  });

  it('is the day of payment, where one beside the period was taken and another is printed', async () => {
    const strip = (label: string): string =>
      paper('Supplement').replace(
        'Tax code | 180:1257L | 330:Date of payment | 420:11 December 2026',
        `Tax code | 180:1257L | 330:Month 9 | 420:06/12/2026\n  ${label} | 180:11/12/2026`,
      );
    expect(warningsOf(await read(strip('Into your bank')))).toContain(
      'The day of payment may be another one: 11/12/2026.',
    );
    expect(warningsOf(await read(strip('Date of payment')))).toEqual([]);
  });

  it('is not how many times the usual rate is paid', async () => {
    expect(warningsOf(await read(paper('Overtime 1.5x')))).toEqual([]);
  });

  it('is nobody who is called by their work', async () => {
    const reading = await read(paper('Supplement').replace('Name |', 'Officer |'));
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Odette Farrimond']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is not which of several instalments it is', async () => {
    const reading = await read(paper('Course costs returned | 170:3 of 6'));
    expect(warningsOf(reading)).toEqual([]);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Basic pay', 'Course costs returned']);
  });

  it('is not what was worked', async () => {
    const reading = await read(paper('Marking | 140:8 hrs @ 12.50'));
    expect(warningsOf(reading)).toEqual([]);
    expect(valuesOf(reading, 'PayItem', 'workAmount')).toEqual([undefined, 8]);
    expect(valuesOf(reading, 'PayItem', 'rateAmount')).toEqual([undefined, 12.5]);
  });

  it('is a label of the year whose amount was not read, beside one whose amount was', async () => {
    const reading = await read(
      paper(
        'Supplement',
        `
        Tax paid to date | 200:1,843.20

        Gross pay to date
        in this employment
        since 4 May 2026
        21,600.00`,
      ),
    );
    expect(valuesOf(reading, 'TaxCumulation', 'taxPaid')).toEqual(['1843.20']);
    expect(valuesOf(reading, 'TaxCumulation', 'grossPay')).toEqual([undefined]);
    expect(warningsOf(reading)).toContain('What may be a figure of the year to date was not read: Gross pay to date.');
  });

  it('is a gross pay of the year that is less than what was taken off of it', async () => {
    const foot = `
        *Year to date
        Gross pay | 200r:2,500.00 | 230:Income tax | 420r:2,163.20
        National Insurance | 200r:929.28`;
    expect(warningsOf(await read(paper('Supplement', foot)))).toContain(
      'The gross pay of the year to date is less than what was taxed or taken off of it.',
    );
  });
});
