// Payslips set by hand on printed stationery: boxes with a label in the corner and the value anywhere in them, and strips whose cells
// nearly touch.
import { describe, expect, it } from 'vitest';
import { amountOf, one } from './payslip-values.ts';
import { errorsOf, nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

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

describe('a payslip of boxes beneath each other', () => {
  it('reads a strip of sums under two tables, and the year in a box beside that of the period', async () => {
    const reading = await read(`
      *Marle Health Board | 430:*PAY ADVICE
      ^Employee | 200:Pay no. | 360:NI number | 480:Pay date
      Ms Olwen Tansley | 200:MH4026 | 360:TP 33 09 14 C | 480:27-NOV-2025
      ^Tax period | 200:Tax code | 360:N.I.
      Month 8 | 200:S1188T Cum | 360:letter | 400:A

      *Pay and allowances | 340:*Deductions
      Description | 320r:£ | 340:Description | 550r:£
      Basic Pay | 320r:2,400.00 | 340:Income Tax | 550r:282.40
      Night Duty | 320r:300.00 | 340:National Insurance | 550r:132.16
      340:Superannuation | 550r:135.00

      *Total pay | 200r:*2,700.00 | 220:*Total deductions | 375r:*549.56 | 395:*Net pay | 550r:*2,150.44
      *This period | 205:*Cumulative for tax year 2025/26 | 380:*Messages
      Taxable pay | 185r:2,565.00 | 205:Gross pay | 360r:21,600.00 | 380:The December pay date is
      Niable pay | 185r:2,700.00 | 205:Taxable pay | 360r:20,520.00 | 380:18-DEC-2025.
      205:Tax paid | 360r:2,259.20
      205:NI contributions | 360r:1,057.28`);
    expect(nodesOf(reading, 'PayPeriod')).toMatchObject([
      { totalDeductions: { amount: '549.56' }, netPay: { amount: '2150.44' }, taxablePay: { amount: '2565.00' } },
    ]);
    expect(nodesOf(reading, 'TaxCumulation')).toMatchObject([
      { grossPay: { amount: '21600.00' }, taxPaid: { amount: '2259.20' }, niPaid: { amount: '1057.28' } },
    ]);
    expect(nodesOf(reading, 'TaxBasis')).toMatchObject([{}, { parameters: { niLetter: 'A' } }]);
  });
});

describe('a payslip whose cells are narrow', () => {
  it('reads one figure for gross and taxable pay, and doubts a name of which one word was read', async () => {
    const reading = await read(`
      *Marle Bakers Ltd | 430:Wage slip
      Employee: Mr Idris | 220:Works no: 0417 | 380:Paid by: Bank transfer
      Tansley-Wren
      NI no: TP 33 09 14 C | 220:NI letter: A | 380:Tax code: 1188T
      Week 22 | 220:Pay date: 4 September 2026
      *Description | 300r:*Hours | 360r:*Rate £ | 430r:*Pay £ | 540r:*Deduction £
      Basic hours | 300r:40.00 | 360r:14.00 | 430r:560.00
      Gross pay | 430r:560.00
      Income tax | 540r:66.00
      Employee NI | 540r:25.44
      Total deductions | 540r:91.44
      *Take-home pay | 540r:*£468.56
      *Totals since 6 April 2026
      Gross and taxable pay | 180:Income tax | 300:Employee NI
      *£11,200.00 | 180:*£1,240.00 | 300:*£498.80`);
    expect(nodesOf(reading, 'TaxCumulation')).toMatchObject([
      { grossPay: { amount: '11200.00' }, grossPayOfWhichTaxPayable: { amount: '11200.00' } },
    ]);
    expect(warningsOf(reading)).toContain('The name of a person may go on where it was not read.');
  });
});

describe('a payslip of tables', () => {
  it('takes what runs across the page for a table of totals, which is of no part', async () => {
    const reading = await read(`
      *University of Marle | 400:Payslip for November 2025
      Staff name: | 140:Dr Olwen Tansley | 310:Personnel ref: | 430:3071182
      Post: | 140:Lecturer in Glaciology | 310:National Insurance no: | 430:TP330914C
      Faculty: | 140:Earth Sciences | 310:Tax code: | 430:1188T
      Pay date: | 140:28 November 2025 | 310:Period: | 430:8

      *Payments | 210r:*Rate | 290r:*Amount | 315:*Deductions | 480r:*Amount | 560r:*Balance
      Salary | 290r:2,600.00 | 315:Tax | 480r:282.40
      Marking | 210r:20.00 | 290r:100.00 | 315:National Insurance | 480r:132.16
      315:Season ticket loan | 480r:60.00 | 560r:240.00

      150r:*Gross | 230r:*Taxable | 300r:*Tax | 380r:*NI | 480r:*Total deductions | 560r:*Net pay
      This month | 150r:2,700.00 | 230r:2,700.00 | 300r:282.40 | 380r:132.16 | 480r:474.56 | 560r:2,225.44
      Year to date | 150r:21,600.00 | 230r:21,600.00 | 300r:2,259.20 | 380r:1,057.28`);
    const [period] = nodesOf(reading, 'PayPeriod');
    expect(period).toMatchObject({ netPay: { amount: '2225.44' }, totalDeductions: { amount: '474.56' } });
    expect(values(reading, 'TaxCumulation', 'niPaid')).toEqual(['1057.28']);
    expect(nodesOf(reading, 'Employment')).toMatchObject([
      { reference: '3071182', jobTitle: 'Lecturer in Glaciology', department: 'Earth Sciences' },
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('heads payments as gross pay beside the deductions, and the year beside net pay', async () => {
    const reading = await read(`
      *TARN HAULAGE COMPANY | 330:PAY ADVICE
      NAME O. TANSLEY | 330:PAY NO 2207
      NI NO TP330914C | 200:TABLE A | 330:TAX CODE 1188T
      WEEK 33 | 330:DATE PAID 21.11.25
      GROSS PAY | 330:DEDUCTIONS
      Flat Rate | 280r:600.00 | 330:Tax | 520r:82.40
      Night Out | 280r:50.00 | 330:Nat Ins | 520r:32.10
      330:Union Subs | 520r:3.50
      TOTAL | 280r:650.00 | 330:TOTAL | 520r:118.00
      TOTALS TO DATE THIS EMPLOYMENT | 330:NET PAY | 520r:532.00
      Gross | 130r:21,450.00 | 150:Tax | 280r:2,719.20
      Nat Ins | 130r:1,059.30`);
    expect(values(reading, 'PayItem', 'totalAmount')).toEqual(['600.00', '50.00']);
    expect(values(reading, 'PayPeriod', 'netPay')).toEqual(['532.00']);
    expect(values(reading, 'PayPeriod', 'grossPay')).toEqual(['650.00']);
    expect(values(reading, 'TaxCumulation', 'grossPay')).toEqual(['21450.00']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('takes what is paid back with a number for no name, and a house under a titled name for no person', async () => {
    const reading = await read(`
      *Rill & Marsh Joinery LLP | 300:Tax Code: 1188T | 450:NI Letter: A
      Mrs Olwen Tansley | 180:Works No: 14 | 300:NI No: TP330914C | 450:Dept: Office
      Pay Date: 31/12/25 | 180:Period: Month 9
      *Payments | 230:*Deductions | 400:*Year To Date
      Basic Pay | 210r:2,700.00 | 230:PAYE Tax | 380r:282.40 | 400:Taxable Pay TY | 550r:24,300.00
      230:Employee NI | 380r:132.16 | 400:Tax Paid TY | 550r:2,541.60
      230:Student loan - Plan 1 | 380r:19.00 | 400:NI Paid TY | 550r:1,189.44
      Gross Pay | 180:Taxable Pay | 300:Deductions | 430:*Net Pay
      ^2,700.00 | 180:2,700.00 | 300:433.56 | 430:*2,266.44

      Mrs Olwen Tansley
      Orchard End
      Lower Street
      Marle
      MR6 1NE`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mrs Olwen Tansley']);
    expect(values(reading, 'Address', 'addressLines')).toEqual([['Orchard End', 'Lower Street', 'Marle']]);
    expect(values(reading, 'TaxCumulation', 'taxPaid')).toEqual(['2541.60']);
    expect(values(reading, 'TaxCumulation', 'niPaid')).toEqual(['1189.44']);
  });
});

describe('a payslip that is headed by the name of who is paid', () => {
  it('takes the name that is set larger than what they do, and the number that goes with it', async () => {
    const reading = await read(`
      320:Heron & Plover Fittings Limited
      #Ottilie Marsh
      320:Unit 2 Weir Mill, Hexham NE46 1AB
      Field Ringer · Design Studio | 320:Employer PAYE reference 120/HP4410

      Pay date | 150:Works number | 250:NI number | 350:NI table | 430:Tax code
      27 Mar 2026 | 150:HP-14 | 250:JR 60 44 18 C | 350:A | 430:1257L

      *Payments
      Monthly Pay | 250r:£2,000.00
      *Gross Pay | 250r:*£2,000.00
      *Deductions
      PAYE Tax | 250r:£190.40
      National Insurance | 250r:£76.16
      *Total Deductions | 250r:*£266.56
      *Net Pay | 250r:*£1,733.44`);
    expect(values(reading, 'Person', 'name')).toEqual(['Ottilie Marsh']);
    expect(values(reading, 'Person', 'nationalInsuranceNumber')).toEqual(['JR604418C']);
  });
});

describe('a payslip typed in columns with a space between a value and the next label', () => {
  it('takes the name without that label', async () => {
    const reading = await read(`
      UNIVERSITY OF HERONSHAW | 250:PAY SLIP - PRIVATE & CONFIDENTIAL
      Name: | 120:Dr S Ravindranath Pay Ref: | 320:0087710/1
      Department: | 120:Life Sciences | 230:Pay Date: | 320:28-NOV-2025
      NI No: | 120:LT552090D | 230:Tax Period: | 320:08 (Monthly)
      Tax Code: | 120:1257L | 230:NI Code: | 320:A

      PAY AND ALLOWANCES | 400r:THIS PERIOD
      Spine Point 31 Salary | 400r:3,000.00
      GROSS PAY | 400r:3,000.00
      DEDUCTIONS
      Tax | 400r:390.40
      Nat Ins | 400r:156.16
      TOTAL DEDUCTIONS | 400r:546.56
      NET PAY | 400r:2,453.44`);
    expect(values(reading, 'Person', 'name')).toEqual(['Dr S Ravindranath']);
    expect(values(reading, 'Person', 'nationalInsuranceNumber')).toEqual(['LT552090D']);
    expect(values(reading, 'Employment', 'reference')).toEqual(['0087710/1']);
  });
});

describe('boxes of the year and of the period beneath those of the pay', () => {
  it('are as wide as those, and the mark of a service beside the name of its body is no employer', async () => {
    const reading = await read(`
      *Cwm Ebrill University Health Board | 515:#NHS
      Bwrdd Iechyd Prifysgol Cwm Ebrill

      ASSIGNMENT NUMBER | 180:EMPLOYEE NAME | 400:LOCATION
      21840773-3 | 180:Ms Zofia Ewa Lewandowska | 400:Ysbyty Ebrill
      TAX OFFICE REF | 200:TAX CODE | 300:NI NUMBER
      948/TU40617 | 200:C1257L | 300:SH 72 40 18 C

      150:*PAY AND ALLOWANCES | 400:*DEDUCTIONS
      50:DESCRIPTION | 200:HOURS | 260:RATE | 310:AMOUNT | 350:DESCRIPTION | 500:AMOUNT
      50:Basic Pay | 225r:150.00 | 285r:20.0000 | 345r:3,000.00 | 350:PAYE | 540r:330.00
      350:NI A | 540r:156.16
      350:NHS Pension 9.8% | 540r:294.00

      100:*YEAR TO DATE BALANCES (THIS EMPLOYMENT ONLY) | 420:*THIS PERIOD SUMMARY
      GROSS PAY | 130:NI LETTER | 210:TAXABLE PAY | 350:TAXABLE PAY
      24,000.00 | 130:A | 210:21,648.00 | 350:2,706.00
      TAX PAID | 130:NI CONTS | 210:PENSION CONTS | 350:TOTAL PAY | 425:TOTAL DEDNS | 515:NET PAY
      2,640.00 | 130:1,249.28 | 210:2,352.00 | 350:3,000.00 | 425:780.16 | 515:2,219.84
      PERIOD END DATE | 130:FREQUENCY | 250:PAY DATE | 350:PAY METHOD | 430:TAX PERIOD
      30 NOV 2025 | 130:Calendar month | 250:27 NOV 2025 | 350:BACS | 430:8`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Cwm Ebrill University Health Board']);
    const year = one(reading, 'TaxCumulation');
    expect(amountOf(year, 'grossPay')).toBe('24000.00');
    expect(amountOf(year, 'taxPaid')).toBe('2640.00');
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2706.00');
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('2219.84');
    expect(warningsOf(reading)).toEqual([]);
  });
});
