// Payslips set by hand as one list, whose columns are headed over the headings of its parts.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

describe('a payslip of one list under columns for the month and the year', () => {
  it('gives each figure to its column, in every part and beneath the last of them', async () => {
    const reading = await read(`
      *Hartsop Cables plc | 330:*REMUNERATION STATEMENT
      Ms Imogen Tallis | 330:Personnel no. 00051882
      6 Weir Row | 330:Pay date 27.02.2026
      Kendal | 330:Tax code 1257L
      LA9 4QX | 330:NI number PB 27 41 36 B

      WT | 92:Description | 384r:Amount GBP | 481r:Cumulative GBP
      PAYMENTS
      1000 | 92:Monthly Salary | 384r:3,000.00 | 481r:33,000.00
      1330 | 92:Call-out Payment | 384r:100.00 | 481r:1,100.00
      Total Gross | 384r:3,100.00 | 481r:34,100.00

      DEDUCTIONS
      /T01 | 92:PAYE Income Tax | 384r:410.40 | 481r:4,514.40
      /N01 | 92:NI Contribution EE (A) | 384r:164.16 | 481r:1,805.76
      4110 | 92:Pension EE | 384r:155.00 | 481r:1,705.00
      Total Deductions | 384r:729.56 | 481r:8,025.16

      NET PAY | 384r:2,370.44

      FOR INFORMATION
      Taxable Pay | 384r:2,945.00 | 481r:32,395.00`);
    const year = one(reading, 'TaxCumulation');
    expect(amountOf(year, 'grossPay')).toBe('34100.00');
    expect(amountOf(year, 'grossPayOfWhichTaxPayable')).toBe('32395.00');
    expect(amountOf(year, 'niPaid')).toBe('1805.76');
    expect(amountOf(one(reading, 'PayPeriod'), 'grossPay')).toBe('3100.00');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('does so where they are base, rate, employee and employer, and the rate is of both', async () => {
    const reading = await read(`
      *Hartsop Software Ltd | 330:*Payslip
      Ms Imogen Tallis | 330:Employee ID HS0051
      6 Weir Row | 330:Payment date 27/02/2026
      Kendal | 330:Tax code 1257L
      LA9 4QX | 330:NI number PB 27 41 36 B

      Description | 306r:Base | 371r:Rate | 464r:Employee (£) | 556r:Employer (£)
      *Earnings
      Basic salary | 464r:3,100.00
      Gross pay | 464r:3,100.00
      *Deductions and contributions
      Income tax (PAYE) | 306r:2,945.00 | 464r:379.40
      National Insurance contributions | 306r:3,100.00 | 464r:164.16 | 556r:402.50
      Pension contribution | 306r:3,100.00 | 371r:5% / 3% | 464r:155.00 | 556r:93.00
      Total deductions | 464r:698.56

      Net pay | 464r:2,401.44

      *Cumulative since 6 April 2025
      Gross pay | 150:Taxable pay | 250:Income tax | 350:Employee NI | 450:Employee pension
      34,100.00 | 150:32,395.00 | 250:4,173.40 | 350:1,805.76 | 450:1,705.00`);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual([
      'Income tax (PAYE)',
      'National Insurance contributions',
      'Pension contribution',
    ]);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['379.40', '164.16', '155.00']);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2945.00');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('does so where all that is taken off stands beneath all that is paid, apart', async () => {
    const reading = await read(`
      *Hartsop Cables plc | 330:*SALARY STATEMENT
      Ms Imogen Tallis | 330:Personnel no. 00051882
      6 Weir Row | 330:Pay date 27.02.2026
      Kendal | 330:Tax code 1257L
      LA9 4QX | 330:NI number PB 27 41 36 B

      WT | 92:Wage Type Text | 250r:Number | 320r:Earnings | 400r:Deductions | 500r:Cumulative
      1000 | 92:Monthly Salary | 250r:1.00 | 320r:3,000.00 | 500r:33,000.00
      1330 | 92:Call-out Payment | 250r:10.00 | 320r:100.00 | 500r:1,100.00
      /101 | 92:Total Gross | 320r:3,100.00 | 500r:34,100.00

      /T01 | 92:PAYE Income Tax | 400r:410.40 | 500r:4,514.40
      /N01 | 92:NI Contribution EE (A) | 400r:164.16 | 500r:1,805.76
      /110 | 92:Total Deductions | 400r:574.56

      /559 | 92:Net pay by bank transfer | 320r:2,525.44`);
    expect(valuesOf(reading, 'PayItem', 'totalAmount')).toEqual(['3000.00', '100.00']);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['PAYE Income Tax', 'NI Contribution EE (A)']);
    const year = one(reading, 'TaxCumulation');
    expect(['grossPay', 'taxPaid', 'niPaid'].map((property) => amountOf(year, property))).toEqual([
      '34100.00',
      '4514.40',
      '1805.76',
    ]);
    expect(warningsOf(reading)).toEqual([]);
  });
});
