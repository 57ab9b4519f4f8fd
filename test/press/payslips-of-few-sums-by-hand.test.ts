// Payslips set by hand that print few sums: one list of what is paid and taken off, headed by the times of its figures or by nothing.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const HEAD = `
      *Hartsop Cables plc | 330:*PAYSLIP
      Ms Imogen Tallis | 330:Payroll ID 00051882
      6 Weir Row | 330:Payment date 27.02.2026
      Kendal | 330:Tax code 1257L
      LA9 4QX | 330:NI number PB 27 41 36 B
`;

describe('one list of what is paid and taken off', () => {
  it('is told by its signs, where it leaves net pay and no other sum is printed', async () => {
    const reading = await read(`${HEAD}
      Description | 320r:Amount | 500r:Year to date
      Monthly Salary | 320r:3,000.00 | 500r:33,000.00
      Call-out Payment | 320r:100.00 | 500r:1,100.00
      PAYE Income Tax | 320r:-410.40 | 500r:-4,514.40
      NI Contribution EE (A) | 320r:-164.16 | 500r:-1,805.76
      Net pay | 320r:2,525.44`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Monthly Salary', 'Call-out Payment']);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['410.40', '164.16']);
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('4514.40');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted where its signs leave something else', async () => {
    const reading = await read(`${HEAD}
      Description | 320r:Amount
      Monthly Salary | 320r:3,000.00
      PAYE Income Tax | 320r:-410.40
      NI Contribution EE (A) | 320r:-164.16
      Net pay | 320r:2,525.44`);
    expect(warningsOf(reading)).toContain('The payslip prints no totals that prove its payments and deductions.');
  });

  it('may begin with all pay in one row, over the tax', async () => {
    const reading = await read(`${HEAD}
      *Pay and deductions | 300r:*This period | 420r:*Year to date
      Pay | 300r:£2,100.00 | 420r:£23,100.00
      Income Tax | 300r:£210.40 | 420r:£2,314.40
      Employee National Insurance | 300r:£84.16 | 420r:£925.76
      Total deductions | 300r:£294.56
      Net pay | 300r:£1,805.44`);
    expect(valuesOf(reading, 'PayItem', 'totalAmount')).toEqual(['2100.00']);
    expect(amountOf(one(reading, 'PayPeriod'), 'grossPay')).toBe('2100.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('23100.00');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a list whose first part heads the column of the names', () => {
  it('has its other columns over the parts beneath, too', async () => {
    const reading = await read(`${HEAD}
      *Earnings | 300r:*Base | 360r:*Rate | 440r:*Employee | 520r:*Employer
      Basic salary | 440r:3,200.00
      *Gross pay | 440r:*3,200.00
      *Deductions
      Income tax | 300r:3,040.00 | 440r:398.40
      National Insurance | 300r:3,200.00 | 440r:172.16 | 520r:420.00
      Pension | 300r:3,200.00 | 360r:5% | 440r:160.00 | 520r:96.00
      *Total deductions | 440r:*730.56
      *Net pay | 440r:*2,469.44`);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['398.40', '172.16', '160.00']);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('3040.00');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a pension that is paid out', () => {
  it('is no figure of the year that was left out', async () => {
    const reading = await read(`${HEAD}
      *Payments | 250r:*£ | 300:*Deductions | 500r:*£
      Monthly Pension | 250r:1,150.00 | 300:Tax | 500r:10.40
      Total Payments | 250r:1,150.00 | 300:Total Deductions | 500r:10.40
      300:Net Pension | 500r:1,139.60`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Monthly Pension']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a name in a strip whose next label stands right beneath', () => {
  it('ends before that label', async () => {
    const reading = await read(`
      *Fenwick Borough Council | 380:*Payslip
      Name | 130:Payroll number | 280:NI number | 420:Tax code
      Ms Imogen Tallis | 130:30044512 | 280:PB274136B | 420:1257L
      Position | 130:Department | 280:Pay date | 420:NI category
      Planning Officer | 130:Regeneration | 280:27/02/2026 | 420:A

      *Payments | 250r:*£ | 300:*Deductions | 500r:*£
      Basic pay | 250r:2,100.00 | 300:Income tax | 500r:210.40
      Total payments | 250r:2,100.00 | 300:Total deductions | 500r:210.40
      300:Net pay | 500r:1,889.60

      Gross pay so far this year £23,100.00, income tax so far this year £2,314.40.`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Ms Imogen Tallis']);
    const year = one(reading, 'TaxCumulation');
    expect(['grossPay', 'taxPaid'].map((property) => amountOf(year, property))).toEqual(['23100.00', '2314.40']);
  });
});
