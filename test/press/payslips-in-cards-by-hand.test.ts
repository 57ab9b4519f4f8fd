// Payslips set by hand as screens set them: names of what is paid and taken off with notes in smaller type, their amounts beside the middle
// of both or beside the note.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const card = (deductions: string): string => `
  *Rigg and Tarn Ltd | 400:Payslip for February 2026
  Hi Imogen, you take home
  #£2,505.84
  paid on Friday 27 February 2026

  *What you earned | 340:*About you
  Monthly salary | 300r:£3,000.00 | 340:Name | 440:Employee ID
  Call-out | 300r:£100.00 | 340:Imogen Tallis | 440:RT-041
  Gross pay | 300r:£3,100.00 | 340:NI number | 440:NI category
  340:PB 27 41 36 B | 440:A
  340:Tax code | 440:Tax month
  340:1257L | 440:11

  *What came off
  ${deductions}
  Total deductions | 300r:-£594.16

  *So far this tax year
  Gross pay | 150:Taxable pay | 250:Income tax | 350:National Insurance
  £34,100.00 | 150:£34,100.00 | 250:£4,514.40 | 350:£1,805.76`;

describe('a name with a note in smaller type', () => {
  it('is that of the amount beside the middle of both, and the note is none', async () => {
    const reading = await read(
      card(`
  60:Income tax
  ^^300r:-£410.00
  ^^50:~Your code is 1257L, cumulative

  60:National Insurance
  ^^300r:-£164.16
  ^^50:~Category A, towards your pension

  60:Bicycle
  ^^300r:-£20.00
  ^^50:~Instalment 4 of 10
  `),
    );
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['Income tax', 'National Insurance', 'Bicycle']);
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('2505.84');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is that of the amount beside the note, where several are', async () => {
    const reading = await read(
      card(`
  Income tax
  ^~Your code is 1257L, cumulative | 300r:-£410.00
  National Insurance
  ^~Category A | 300r:-£164.16
  Bicycle
  ^~Instalment 4 of 10 | 300r:-£20.00`),
    );
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['Income tax', 'National Insurance', 'Bicycle']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is no heading over names that are set smaller', async () => {
    const reading = await read(
      card(`
  Statutory
  ^~Income tax | 300r:-£410.00
  ^~National Insurance | 300r:-£164.16
  Of your own
  ^~Bicycle | 300r:-£20.00`),
    );
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['Income tax', 'National Insurance', 'Bicycle']);
  });
});

describe('names with notes beneath them in two columns', () => {
  it('are those of the amounts beside the middle of both, in either column', async () => {
    const reading = await read(`
      *Payslip for | 400r:1 – 31 January 2026
      *Cobble & Thrift Cafes Ltd

      Net pay | 400r:Gross pay £1,500.00
      #£1,278.00 | 400r:Deductions £222.00

      Employee | 160:Employee ID | 300:NI category | 420:Tax code
      Merryn Tolliver | 160:CT-118 | 300:A | 420:1257L

      *Earnings | 250r:*£1,500.00 | 320:*Deductions | 540r:*£222.00
      Hourly pay | 320:Income tax
      ^^250r:£1,200.00 | 540r:£142.00
      ^^~100.00 hrs × £12.00 | 320:~Basic rate, on all of your taxable pay
      Service charge | 320:Staff tab
      ^^250r:£300.00 | 540r:£80.00
      ^^~December points: 310 | 320:~Meals and drinks in December`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Hourly pay', 'Service charge']);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['Income tax', 'Staff tab']);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['142.00', '80.00']);
  });
});
