// Payslips whose columns are too narrow or too wide: names on several lines, and figures that no longer stand under their heads.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

describe('a payslip of narrow columns', () => {
  it('reads a name that its column has set on several lines, and the employer on two', async () => {
    const reading = await read(`
      Employee No. | 150:Employee Name | 300:Process Date | 420:National Insurance Number
      88 | 150:Mrs Delyth Carradine | 300:28/11/2025 | 420:LM330718B

      *Payments | 200r:*Units | 260r:*Rate | 330r:*Amount | 350:*Deductions | 540r:*Amount
      Salary | 200r:1.00 | 260r:2300.0000 | 330r:2300.00 | 350:PAYE Tax | 540r:274.20
      ^
      Overtime | 200r:4.00 | 260r:22.1154 | 330r:88.46 | 350:Pension | 540r:119.42
      ^1.5 | 350:5%
      ^
      Holiday Apr- | 200r:1.00 | 260r:30.0000 | 330r:30.00 | 350:National | 540r:109.68
      ^June Adj | 350:Insurance

      70:Total Gross Pay | 330r:2418.46 | 370:Total Deductions | 540r:503.30
      Tax Code | 120:1257L | 200:NI Table | 260:A | 370:*Net Pay | 540r:*1915.16
      *Crummock
      ^*Joinery Ltd | 200:Tax Period: 8`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Salary', 'Overtime 1.5', 'Holiday Apr-June Adj']);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['PAYE Tax', 'Pension 5%', 'National Insurance']);
    expect(one(reading, 'Organisation')?.['name']).toBe('Crummock Joinery Ltd');
  });
});

describe('a payslip of wide columns', () => {
  it('takes figures on the right edge of their columns by the order of their heads, and notes beneath for none', async () => {
    const reading = await read(`
      *Ravenstall Poultry Limited | 470:PRIVATE
      60:*Works No. | 160:*Employee Name | 290:*Week No. | 405:*Pay Date | 490:*NI No. / Cat
      60:RP-114 | 160:Mr Marek Zielinski | 290:31 | 405:07/11/25 | 490:LB527713C / A
      60:*Pay Element | 300r:*Value | 412:*Deduction | 560r:*Value
      50:Standard Days | 300r:520.00 | 347:PAYE | 560r:58.40
      50:Nights | 300r:110.00 | 347:Employee NI | 560r:31.04
      347:NEST Pension | 560r:25.20

      49:*Gross Pay | 137:*Taxable Gross | 246:*Total Deductions | 354:*Tax Code | 433:*Pay Method | 521:*NET PAY
      52:630.00 | 145:630.00 | 258:114.64 | 356:1257L | 439:BACS | 519:*£515.36

      125:*Gross | 204:*Taxable | 280:*Tax Paid | 359:*Ee NI | 430:*Ee Pension | 515:*Er Pension
      ^^39:*Totals to date
      ^^170r:17,900.40 | 250r:17,900.40 | 330r:1,702.60 | 400r:904.12 | 488r:701.88 | 570r:421.13
      50:Mr M Zielinski | 408:Holiday hours: accrued 91.20 taken 66.50 left 24.70`);
    const year = one(reading, 'TaxCumulation');
    expect(amountOf(year, 'pensionPaid')).toBe('701.88');
    expect(amountOf(year, 'niPaid')).toBe('904.12');
    expect(amountOf(year, 'grossPay')).toBe('17900.40');
  });

  it('doubts what was taken off in a year where it is many times too little', async () => {
    const reading = await read(`
      *Hollin Bank Dairies Ltd | 400:Payslip | 540r:Month 11
      Employee: Mr Idris Fairhurst | 300:NI number: LB118042D | 480:Tax code: 1257L
      Pay date: 27/02/2026 | 300:NI letter: A

      *Payments | 300r:*This month | 420r:*Year to date
      Salary | 300r:2,400.00 | 420r:26,400.00
      *Deductions
      Income tax | 300r:270.40 | 420r:2,974.40
      National Insurance | 300r:108.20 | 420r:1,190.20
      Pension | 300r:120.00 | 420r:132.00
      *Total deductions | 300r:*498.60
      *Net pay | 300r:*£1,901.40
      Gross pay | 300r:2,400.00 | 420r:26,400.00`);
    expect(warningsOf(reading)).toContain('The year to date is small for such a year: the pension.');
  });
});

describe('a payslip of panels', () => {
  it('reads net pay over a text that begins with its name, and the day in that text', async () => {
    const reading = await read(`
      #Brackenhill Toys Ltd
      230:PAYSLIP
      230:#£1,690.40
      230:Your take-home pay, sent to your bank on Friday, 28 November 2025
      230:Monthly pay, Tax month 8

      Employee | 230:*What you earned | 540r:*Current
      Ottilie Marchbanks | 230:Regular pay | 540r:£2,100.00
      National Insurance no. | 230:*Gross pay | 540r:*£2,100.00
      LM640219A
      Tax code | 230:*What came off | 540r:*Current
      1257L | 230:Income tax | 540r:£210.40
      NI category | 230:National Insurance | 540r:£84.20
      A | 230:Workplace pension | 540r:£115.00
      230:*Total deductions | 540r:*£409.60`);
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('1690.40');
    expect(one(reading, 'PayPeriod')?.['paymentDate']).toBe('2025-11-28');
  });
});

describe('a payslip whose heads are too long for their columns', () => {
  it('reads heads on two lines, of which each half says something else', async () => {
    const reading = await read(`
      *Scarfell Data UK Ltd | 450:Payslip
      Name: Annika Lehtonen | 300:Employee ID: 400912 | 450:Tax Code: 1257L
      NI Number: LW632018B | 300:NI Category: A | 450:Payment Date: 27/02/2026

      110r: | 170r:*Gross | 250r:*Employee | 340r:*Pre Tax | 430r:*Post Tax | 520r:*Net
      ^170r:*Pay | 250r:*Taxes | 340r:*Deductions | 430r:*Deductions | 520r:*Pay
      Current | 170r:4,200.00 | 250r:890.10 | 340r:210.00 | 430r:31.00 | 520r:3,068.90
      YTD | 170r:46,200.00 | 250r:9,790.60 | 340r:2,310.00 | 430r:341.00 | 520r:33,758.40

      *Earnings | 220r:*Amount | 280r:*YTD | 310:*Employee Taxes | 470r:*Amount | 540r:*YTD
      Salary | 220r:4,200.00 | 280r:46,200.00 | 310:PAYE Income Tax | 470r:640.10 | 540r:7,041.60
      310:National Insurance | 470r:250.00 | 540r:2,749.00

      *Pre Tax Deductions | 220r:*Amount | 280r:*YTD | 310:*Post Tax Deductions | 470r:*Amount | 540r:*YTD
      Pension Sacrifice | 220r:210.00 | 280r:2,310.00 | 310:Dental | 470r:31.00 | 540r:341.00`);
    expect(amountOf(one(reading, 'PayPeriod'), 'grossPay')).toBe('4200.00');
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['640.10', '250.00', '210.00', '31.00']);
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('7041.60');
  });
});

describe('a slip of a weekly payroll', () => {
  it('takes initials beside numbers for a name, and a day between dashes that lies in the week it names', async () => {
    const reading = await read(`
      DUNSCAR QUARRIES LIMITED | 300:120/DQ7714 | 420:PAY ADVICE

      P J RUMNEY | 200:CLOCK 0917 | 300:WEEK 28 | 400:17-10-25
      NI: LB 21 49 60 A | 200:TABLE: A | 300:CODE: 1257L

      BASIC | 220r:540.00 | 278:TAX | 430r:72.60
      DUST MONEY | 220r:12.00 | 278:NI | 430r:35.40
      TOTAL PAY | 220r:552.00 | 278:TOTAL DEDS | 430r:108.00
      278:NET PAY | 430r:444.00`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['P J RUMNEY']);
    expect(one(reading, 'Employment')?.['reference']).toBe('0917');
    expect(one(reading, 'PayPeriod')?.['paymentDate']).toBe('2025-10-17');
  });
});
