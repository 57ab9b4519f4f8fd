// Payslips as tables of ruled cells: heads to the left of their columns and amounts to the right, and what a cell breaks around the one
// line of the cells beside it.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const PAPER = `
  *Thistlemere Optics UK Limited | 500:Payslip

  163:Employee | 260:Pay Period | 360:Payment
  ^^36:Name
  ^^163:ID | 260:End | 360:Date

  36:Bartholomew
  ^^163:TO-40771 | 260:31/10/2025 | 360:29/10/2025 | 450:Month 7
  ^^36:Quillfeather

  126:*Statutory Deductions | 410:*Earnings
  36:Description | 177:Amount | 236:YTD | 306:Description | 445:Amount | 504:YTD
  36:Income Tax | 228r:402.60 | 290r:2,818.20 | 306:Base Salary | 496r:2,600.00 | 560r:18,200.00
  36:Employee NI | 228r:124.16 | 290r:869.12 | 306:Earnings | 496r:2,600.00 | 560r:18,200.00
  36:Statutory Deductions | 228r:526.76 | 290r:3,687.32

  126:*Taxable and NIable Wages
  36:Description | 177:Amount | 236:YTD
  36:Income Tax - Taxable | 306:NI Number | 424:LB 40 17 26 A
  ^^228r:2,600.00 | 290r:18,200.00
  ^^36:Wages | 306:NI Category | 424:A
  36:NI - NIable Wages | 228r:2,600.00 | 290r:18,200.00 | 306:Tax Code | 424:1257L

  36:Bank | 200:Account Number | 439:Net Pay
  36:Harbour Bank | 200:****3127 | 488:2,073.24 GBP`;

describe('a payslip of ruled cells', () => {
  it('reads a name that stands on two lines around the values beside it', async () => {
    const reading = await read(PAPER);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Bartholomew Quillfeather']);
    expect(valuesOf(reading, 'Employment', 'reference')).toEqual(['TO-40771']);
  });

  it('reads the year under a head that begins its column while the amounts end it, and a label around its amounts', async () => {
    const reading = await read(PAPER);
    const year = one(reading, 'TaxCumulation');
    expect(amountOf(year, 'taxPaid')).toBe('2818.20');
    expect(amountOf(year, 'niPaid')).toBe('869.12');
    expect(amountOf(year, 'grossPayOfWhichTaxPayable')).toBe('18200.00');
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2600.00');
  });
});
