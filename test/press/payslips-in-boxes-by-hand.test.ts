// Payslips set by hand on printed stationery: boxes with a label in the corner and the value anywhere in them, and strips whose cells
// nearly touch.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

describe('a payslip on printed stationery', () => {
  it('has each value in the box of its label, wherever in the box it is set', async () => {
    const reading = await read(`
      Company | 240:Pay Period | 330:Pay Date | 440:Dept
      ^80:Heron Quay Fabrications Ltd | 268:Month 9 | 352:19/12/2025 | 470:WELDING
      Emp No | 105:Employee Name | 225:N.I. Number | 305:N.I. Cat | 375:Tax Code | 450:Payment Method
      ^66:0417 | 128:Mr D R Fewster | 244:TP330914C | 331:A | 391:1188T | 482:BACS
      *Payments | 200r:*Amount | 215:*Deductions | 380r:*Amount
      Basic Hours | 200r:2400.00 | 215:Tax | 380r:282.40 | 400:*Totals This Year
      Night Premium | 200r:300.00 | 215:N.I. | 380r:132.16 | 400:Taxable Pay | 545r:23085.00
      215:Pension EE | 380r:135.00 | 400:Tax | 545r:2541.60
      400:Employee NI | 545r:1189.44
      400:EE Pension | 545r:1215.00
      400:Employer NI | 545r:2990.12
      Total Payments | 185:Taxable Pay | 310:Total Deductions | 470:NET PAY
      ^130r:2700.00 | 260r:2565.00 | 390r:549.56 | 545r:*2150.44`);
    expect(values(reading, 'Employment', 'reference')).toEqual(['0417']);
    expect(nodesOf(reading, 'TaxBasis').map(({ parameters }) => parameters)).toEqual([
      { taxCode: '1188T' },
      { niLetter: 'A' },
    ]);
    expect(values(reading, 'PayPeriod', 'taxablePay')).toEqual(['2565.00']);
    expect(values(reading, 'TaxCumulation', 'grossPayOfWhichTaxPayable')).toEqual(['23085.00']);
    expect(values(reading, 'TaxCumulation', 'taxPaid')).toEqual(['2541.60']);
    expect(values(reading, 'TaxCumulation', 'niPaid')).toEqual(['1189.44']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('has a cell begin where those around it do, however near the value before it ends', async () => {
    const reading = await read(`
      ASSIGNMENT NUMBER | 240:EMPLOYEE NAME | 400:NI NUMBER
      30517724-3 | 240:Mrs Olwen Tansley | 400:TP330914C
      EMPLOYER NAME | 240:TAX CODE | 400:PAY DATE
      Saltmarsh Community NHS Trust | 240:1188T | 400:28 NOV 2025
      *PAY AND ALLOWANCES | 330:*DEDUCTIONS
      *DESCRIPTION | 320r:*AMOUNT | 330:*DESCRIPTION | 500r:*AMOUNT
      Basic Pay | 320r:2,400.00 | 330:PAYE | 500r:282.40
      Night Duty | 320r:300.00 | 330:NI A | 500r:132.16
      330:NHS Pension | 500r:135.00

      *YEAR TO DATE BALANCES | 330:*THIS PERIOD SUMMARY
      TAX PAID | 190r:2,541.60 | 200:GROSS PAY | 323r:21,600.00 | 330:GROSS PAY | 540r:2,700.00
      NI CONTS | 190r:1,189.44 | 200:TAXABLE PAY | 323r:20,520.00 | 330:TAXABLE PAY | 540r:2,565.00
      NI LETTER | 190r:A | 200:SD REF NUMBER | 323r:SD11/560233 | 330:TOTAL DEDUCTIONS | 540r:549.56
      330:NET PAY | 540r:2,150.44
      TAX PERIOD | 200:PAY METHOD | 330:EMPLOYEE NO
      8 | 200:BACS | 330:30517724`);
    expect(values(reading, 'PayPeriod', 'totalDeductions')).toEqual(['549.56']);
    expect(values(reading, 'Employment', 'reference')).toEqual(['30517724']);
    expect(errorsOf(reading)).toEqual([]);
  });
});
