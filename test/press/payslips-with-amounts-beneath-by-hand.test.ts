// Payslips of which each amount stands beneath its name, from the same edge.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const HEAD = `
      *Tarn and Rigg Care Trust | 540r:*Payslip

      Employee: Ms Petra Lindley | 250:Payroll no. 40117 | 400:NI number PB 27 41 36 B
      Tax code 1257L | 250:NI letter A | 400:Pay date 25/09/2026
      Tax period Month 6
`;

describe('a payslip with amounts beneath their names', () => {
  it('is read in panels side by side, whatever stands level in them', async () => {
    const reading = await read(`${HEAD}
      *Payments | 230:*Deductions | 400:*Year to date
      Basic pay | 230:Tax | 400:Gross pay
      £2,400.00 | 230:£290.50 | 400:£14,400.00
      Overtime
      ^230:Employee NI | 400:Taxable pay
      £100.00
      ^230:£116.16 | 400:£14,400.00
      Gross pay | 230:Tarn pension | 400:Tax
      £2,500.00 | 230:£75.00 | 400:£1,743.00
      230:Total deductions | 400:Employee NI
      230:£481.66 | 400:£696.96

      *Net pay | 540r:*£2,018.34`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Basic pay', 'Overtime']);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['Tax', 'Employee NI', 'Tarn pension']);
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('14400.00');
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('is read in panels beneath each other', async () => {
    const reading = await read(`${HEAD}
      *Payments
      Basic pay
      £2,400.00
      Overtime
      £100.00
      Gross pay
      £2,500.00

      *Deductions
      PAYE tax
      £290.50
      Employee NI
      £116.16
      Total deductions
      £406.66

      Net pay | 540r:*£2,093.34`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Basic pay', 'Overtime']);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['PAYE tax', 'Employee NI']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
