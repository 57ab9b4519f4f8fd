// Payslips with their totals in the last row of a table, or in boxes beneath it: which time, and which label, each of them is of.
import { describe, expect, it } from 'vitest';
import { readPaper as read, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

describe('a payslip with totals beneath its tables', () => {
  const head = `
      #Marrick Thole LLP
      Name | 180:Odette Farrimond | 330:Pay date | 420:11 December 2026
      NI number | 180:PB 27 41 36 B | 330:NI category | 420:A
      Tax code | 180:1257L | 330:Tax month | 420:9
`;

  it('takes a total of the period under the column of the year for none of the year', async () => {
    const reading = await read(`${head}
      *Payments | 190r:*This period | 260r:*To date | 290:*Deductions | 450r:*This period | 530r:*To date
      Salary | 260r:19,200.00 | 290:PAYE | 450r:270.40 | 530r:2,433.60
      Half pay | 190r:2,500.00 | 260r:2,500.00 | 290:NI Employee | 450r:116.16 | 530r:1,045.44
      *Total payments | 260r:*2,500.00 | 290:*Total deductions | 530r:*386.56

      190r:*Gross pay | 310r:*Gross for tax | 430r:*Gross for NI
      *This period | 190r:2,500.00 | 310r:2,500.00 | 430r:2,500.00
      *To date | 190r:21,700.00 | 310r:21,700.00 | 430r:21,700.00

      *Net pay | 530r:*£2,113.44`);
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('21700.00');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('takes what stands under labels of its own for none of the label that begins the row', async () => {
    const reading = await read(`${head}
      *Payments | 260r:*Amount | 290:*Deductions | 530r:*Amount
      Basic pay | 260r:2,500.00 | 290:Income tax | 530r:270.40
      290:National Insurance | 530r:116.16
      *TOTAL PAYMENTS | 260r:*2,500.00 | 290:*TOTAL DEDUCTIONS | 530r:*386.56
      *NET PAY | 530r:*£2,113.44

      *This period | 260r:*NI-able pay | 400r:*Employer's NI
      Taxable pay 2,375.00 | 260r:2,500.00 | 400r:312.50`);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2375.00');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('reads each total low in the corner of its box, down to the label of the next', async () => {
    const reading = await read(`${head}
      *Payments | 190r:*Amount | 230:*Deductions | 380r:*Amount
      Basic pay | 190r:2,500.00 | 230:Income tax | 380r:270.40
      230:National Insurance | 380r:116.16

      430:*Total Deductions
      Payment method: BACS | 540r:386.56

      430:*Net pay
      Department: Stores | 540r:*£2,113.44`);
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('386.56');
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('2113.44');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('reads net pay beneath what is left of the leave, in hours', async () => {
    const reading = await read(`${head}
      *Payments | 190r:*Amount | 230:*Deductions | 380r:*Amount | 400:*Balances to date | 540r:*Amount
      Basic pay | 190r:2,500.00 | 230:Income tax | 380r:270.40 | 400:Gross pay TD | 540r:21,700.00
      230:National Insurance | 380r:116.16 | 400:Tax paid TD | 540r:2,433.60

      480:Annual
      ^^540r:94.50
      ^^480:Leave Hrs
      TOTAL PAYMENTS | 190r:2,500.00 | 230:TOTAL DEDUCTIONS | 380r:386.56 | 400:NET PAY | 540r:£2,113.44`);
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('2113.44');
  });

  it('reads a row that is called by its time past where the part over it ends', async () => {
    const reading = await read(`${head}
      *Payments | 200r:*Hours | 300r:*£ | 330:*Deductions | 540r:*£
      Basic pay | 300r:2,500.00 | 330:Income tax | 540r:270.40
      330:National Insurance | 540r:116.16
      330:Works pension | 540r:100.00
      *TOTAL PAYMENTS | 300r:*2,500.00 | 330:*TOTAL DEDUCTIONS | 540r:*486.56

      *Balances | 215r:*Gross pay | 310r:*Taxable pay | 390r:*Tax | 470r:*NI | 540r:*Pension
      This month | 215r:2,500.00 | 310r:2,400.00 | 390r:270.40 | 470r:116.16 | 540r:100.00
      Year to date | 215r:22,500.00 | 310r:21,600.00 | 390r:2,433.60 | 470r:1,045.44 | 540r:900.00

      *NET PAY | 540r:*£2,013.44`);
    const year = one(reading, 'TaxCumulation');
    expect(['grossPay', 'taxPaid', 'niPaid', 'pensionPaid'].map((name) => amountOf(year, name))).toEqual([
      '22500.00',
      '2433.60',
      '1045.44',
      '900.00',
    ]);
    expect(warningsOf(reading)).toEqual([]);
  });
});
