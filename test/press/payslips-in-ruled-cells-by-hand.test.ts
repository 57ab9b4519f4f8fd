// Payslips as tables of ruled cells: heads to the left of their columns and amounts to the right, and what a cell breaks around the one
// line of the cells beside it.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
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

describe('a payslip whose column of names has no head', () => {
  it('takes what contributions are worked out on for none of them, under heads that stand over all its parts', async () => {
    const reading = await read(`
      #Thistlemere Optics Ltd
      Payslip for October 2025
      Paid by bank transfer on 30 October 2025, tax month 7

      Employee name: Orla Quillfeather | 312:National Insurance number LB401726A
      Payroll ID TO-0071 | 312:Tax code 1257L
      Student loan Plan 2 | 312:NI category letter A

      341r:Base | 396r:Rate | 469r:Employee | 545r:Employer cost

      *Earnings
      Base salary | 469r:2,900.00
      Gross pay | 469r:2,900.00

      *Taxes and contributions
      Income tax (PAYE) | 469r:- 370.40
      National Insurance | 341r:2,900.00 | 396r:8.00% | 469r:- 148.16 | 545r:372.48
      Pension - NEST | 341r:2,380.00 | 396r:4.00% | 469r:- 95.20 | 545r:71.40
      Total deductions | 469r:- 613.76 | 545r:443.88

      Take-home pay | 540r:£2,286.24

      *Since 6 April 2025
      Total gross | 150:Income tax | 250:National Insurance | 400:Employee pension
      £20,300.00 | 150:£2,592.80 | 250:£1,037.12 | 400:£666.40`);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['370.40', '148.16', '95.20']);
    expect(amountOf(one(reading, 'TaxCumulation'), 'niPaid')).toBe('1037.12');
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('takes heads beside those of parts for none of a box beneath', async () => {
    const reading = await read(`
      *THISTLEMERE OPTICS LTD | 400:Pay Advice
      Employee Name | 140:MISS ORLA QUILLFEATHER | 310:Pay Date | 390:30/10/2025
      NI Number | 140:LB401726A | 310:Tax Code | 390:1257L
      NI Table | 140:A | 310:Pay Period | 390:Month 7

      *Code | 80:*Pay Elements | 220r:*Units | 270r:*Rate | 330r:*Amount £ | 345:*Code | 380:*Deductions | 550r:*Amount £
      0010 | 80:Basic Pay | 330r:2,500.00 | 345:7000 | 380:PAYE Tax | 550r:290.40
      0145 | 80:Standby | 220r:5 | 270r:20.0000 | 330r:100.00 | 345:7100 | 380:National Insurance A | 550r:124.16

      Total Gross Pay | 330r:2,600.00 | 345:Total Deductions | 550r:414.56
      434:*NET PAY | 550r:*£2,185.44

      *Earnings This Period | 225:*Year to Date
      Taxable Pay | 205r:2,500.00 | 225:Gross Pay | 370r:18,200.00
      NI Earnings | 205r:2,600.00 | 225:Tax Paid | 370r:2,032.80`);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2500.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('2032.80');
  });
});

describe('a payslip of two lists that wrap their names', () => {
  it('reads the names around their amounts, though hardly a line of the one list is level with the other', async () => {
    const reading = await read(`
      *Thistlemere Optics Ltd | 460:*Payslip
      Miss Orla Quillfeather
      ^^310:Pay date | 400:30/10/2025
      ^^12 Sawpit Lane
      ^^310:Tax period | 400:Month 7
      ^^Fenwick
      ^^310:Tax code | 400:1257L
      ^^FE1 2AA
      ^^310:NI number | 400:LB401726A
      310:NI table | 400:A

      *Payments | 310:*Deductions
      Monthly Salary | 277r:£3,200.00 | 310:PAYE Tax | 478r:£590.40
      Annual Attendance
      ^^277r:£410.00 | 310:National Insurance | 478r:£211.16
      ^^Award
      ^^310:Student Loan | 478r:£94.00
      ^^Standby Payment for
      ^^277r:£120.00 | 310:Employee Pension
      ^^Weekends | 478r:£149.20
      ^^310:(Harbour Mutual)
      ^^First Aid Allowance
      ^^277r:£25.00 | 310:Staff Social Club | 478r:£4.00
      ^^(Main Site)
      Long Service Award
      ^^277r:£60.00 | 310:Total deductions | 478r:£1,048.76
      ^^(Ten Years)

      Gross pay | 277r:£3,815.00
      120:*Net pay | 470r:*£2,766.24`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual([
      'Monthly Salary',
      'Annual Attendance Award',
      'Standby Payment for Weekends',
      'First Aid Allowance (Main Site)',
      'Long Service Award (Ten Years)',
    ]);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual([
      'PAYE Tax',
      'National Insurance',
      'Student Loan',
      'Employee Pension (Harbour Mutual)',
      'Staff Social Club',
    ]);
  });
});
