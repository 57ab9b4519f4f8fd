// Payslips set by hand whose labels stand in columns or in strips one above the other, and where words alone do not tell which.
import { describe, expect, it } from 'vitest';
import { errorsOf, figureOf, nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const PAY = `
      What you've been paid | 330:*Hours | 420:*Rate £ | 530r:*£
      Basic Hours | 330:80.00 | 420:13.00 | 530r:1,040.00
      Late Premium | 330:20.00 | 420:3.00 | 530r:60.00
      *Gross pay | 530r:*1,100.00

      What's been taken off | 530r:*£
      Income Tax | 530r:60.20
      National Insurance | 530r:25.92
      Pension AE | 530r:44.00
      *Total deductions | 530r:*130.12

      *Your take-home pay | 530r:*£969.88
`;

describe('labels in columns, their values beside them', () => {
  it('reads a name beside its label, and no label beneath that for one', async () => {
    const reading = await read(`
      *FENWAY SUPERSTORES My Payslip
      Name | 147:*Orla Tennick | 300:Colleague no. | 400:*50318842
      Store | 147:*0042 Thornby | 300:Department | 400:*Bakery Nights
      Pay date | 147:*12th Dec 2025 | 300:Pay period | 400:*4-weekly, tax week 36
      Tax code | 147:*1257L | 300:NI no. / table | 400:*JN 40 22 17 A / A
      ${PAY}
      Taxable pay this period £1,056.00. So far this tax year you have earned £9,900.00 gross, of which £9,504.00
      was taxable. You have paid £480.10 in tax, £230.28 in National Insurance and £396.00 into your pension.
      Fenway Superstores Limited, 4 Mill Lane, Thornby TH4 7DL. PAYE ref 120/FS1.`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Orla Tennick']);
    const [year] = nodesOf(reading, 'TaxCumulation');
    expect(figureOf(year?.['grossPay'])).toBe('9900.00');
    expect(figureOf(year?.['grossPayOfWhichTaxPayable'])).toBe('9504.00');
    expect(figureOf(year?.['taxPaid'])).toBe('480.10');
    expect(figureOf(year?.['niPaid'])).toBe('230.28');
    expect(figureOf(year?.['pensionPaid'])).toBe('396.00');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('names an amount that a sentence tells of the year, and that is not understood', async () => {
    const reading = await read(`
      *FENWAY SUPERSTORES My Payslip
      Name | 147:*Orla Tennick | 300:Colleague no. | 400:*50318842
      Pay date | 147:*12th Dec 2025 | 300:Tax code | 400:*1257L
      ${PAY}
      So far this tax year you have earned £9,900.00 gross, and have paid £480.10 in tax and £77.70 in wallops.
      Fenway Superstores Limited, 4 Mill Lane, Thornby TH4 7DL. PAYE ref 120/FS1.`);
    expect(warningsOf(reading)).toContain('What a sentence tells of the year was not understood: £77.70.');
  });
});

describe('strips of labels, one above the other', () => {
  it('takes labels that do not name the year for those of the period where others above do', async () => {
    const reading = await read(`
      ASSIGNMENT NUMBER | 180:EMPLOYEE NAME | 400:LOCATION
      20418833-2 | 180:Ms Orla Fenn | 400:Fellgate Royal, Ward C2
      TAX OFFICE REF | 180:TAX CODE | 400:NI NUMBER
      948/F4471 | 180:1257L CUMUL | 400:PC604418B

      100:*PAY AND ALLOWANCES | 400:*DEDUCTIONS
      DESCRIPTION | 270r:AMOUNT | 330:DESCRIPTION | 520r:AMOUNT
      Basic Pay | 270r:2,400.00 | 330:PAYE | 520r:270.20
      Night Duty | 270r:200.00 | 330:NI A | 520r:124.16

      100:*YEAR TO DATE BALANCES (THIS EMPLOYMENT) | 352:| THIS PERIOD SUMMARY
      GROSS PAY YTD | 145:TAXABLE PAY YTD | 255:TAX PAID YTD | 350:NI PAID YTD | 450:NI LETTER
      28,300.00 | 145:28,100.00 | 255:2,880.60 | 350:1,366.12 | 450:A

      NI PAY | 145:TAXABLE PAY | 255:TOTAL PAY | 350:TOTAL DEDS | 450:NET PAY
      2,580.00 | 145:2,580.00 | 255:2,600.00 | 350:394.36 | 450:2,205.64

      PAY DATE | 130:TAX PERIOD | 230:FREQUENCY | 400:EMPLOYER
      26-FEB-2026 | 130:11 | 230:Calendar Month | 400:Fellgate Care Partners NHS
      400:Foundation Trust`);
    const [period] = nodesOf(reading, 'PayPeriod');
    expect(figureOf(period?.['grossPay'])).toBe('2600.00');
    expect(figureOf(period?.['taxablePay'])).toBe('2580.00');
    expect(figureOf(nodesOf(reading, 'TaxCumulation')[0]?.['grossPayOfWhichTaxPayable'])).toBe('28100.00');
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Fellgate Care Partners NHS Foundation Trust']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('parts the values of a label that names two', async () => {
    const reading = await read(`
      *Linnet & Rook Ltd | 400:Payslip
      Employee | 180:NI number | 300:NI category / Tax code | 450:Pay date
      Mr Nye Vaughan | 180:JN402217A | 300:A / 1257L | 450:30/01/2026

      *Payments | 330:*Deductions
      Salary | 250r:2,100.00 | 330:PAYE tax | 530r:210.40
      Gross pay | 250r:2,100.00 | 330:Employee NI | 530r:84.16
      330:Total deductions | 530r:294.56
      330:*Net pay | 530r:*1,805.44`);
    expect(valuesOf(reading, 'TaxBasis', 'parameters')).toEqual([{ taxCode: '1257L' }, { niLetter: 'A' }]);
  });
});

describe('what is paid after tax', () => {
  it('adds expenses that are paid beneath the total of deductions to net pay', async () => {
    const reading = await read(`
      *Linnet & Rook Ltd | 400:Payslip
      Employee | 180:NI number | 300:Tax code | 450:Pay date
      Mr Nye Vaughan | 180:JN402217A | 300:1257L | 450:30/01/2026

      *Payments | 330:*Deductions
      Salary | 250r:2,100.00 | 330:PAYE tax | 530r:210.40
      Gross pay | 250r:2,100.00 | 330:Employee NI | 530r:84.16
      330:Total deductions | 530r:294.56
      330:Expenses | 530r:48.30
      330:*Net pay | 530r:*1,853.74`);
    expect(errorsOf(reading)).toEqual([]);
    expect(figureOf(nodesOf(reading, 'PayPeriod')[0]?.['netPay'])).toBe('1853.74');
  });
});

describe('a payslip that explains its figures in one breath and prints the letter beside the number', () => {
  it('reads what was paid without units, and the letter', async () => {
    const reading = await read(`
      #Harbour Joinery Limited
      PAY REF | 130:7702 | 300:PAY DATE | 400:28-NOV-2025
      NAME | 130:MR OWEN FENN | 300:TAX MONTH | 400:08
      N.I. NO. | 130:JN402217A | 200:CAT C | 300:TAX CODE | 400:1257L

      *PAY AND ALLOWANCES | 228:hours / rate / £ | 300:*DEDUCTIONS

      Basic Pay | 280r:1,900.00 | 300:Income Tax | 470r:180.10
      Overtime x2 | 190r:4.00 | 235r:20.5000 | 280r:82.00 | 300:Employee NIC | 470r:72.60
      Tool Money | 280r:18.00

      Gross Pay | 150:Taxable Pay | 280:Total Deductions | 430:NET PAY
      2,000.00 | 150:2,000.00 | 280:252.70 | 430:£1,747.30`);
    expect(valuesOf(reading, 'PayItem', 'totalAmount')).toEqual(['1900.00', '82.00', '18.00']);
    expect(JSON.stringify(nodesOf(reading, 'TaxBasis'))).toContain('"niLetter":"C"');
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a line that says of its first figure that it is of the year', () => {
  it('says it of all figures beside that', async () => {
    const reading = await read(`
      Company: Thornby Haulage Ltd | 300:Works no: 0192
      Name: Mr Owen Fenn
      Pay date: 05/12/2025 | 300:Tax week: 35
      NI: JN 40 22 17 A Table A | 300:Tax code: 1185L W1

      *Description | 150:*Hours | 210:*Rate | 300r:*Amount | 330:*Description | 530r:*Amount
      Driving | 150:40.00 | 210:15.00 | 300r:600.00 | 330:PAYE Tax | 530r:70.00
      Waiting | 150:5.00 | 210:12.00 | 300r:60.00 | 330:Nat. Insurance | 530r:33.00

      Total gross | 300r:660.00 | 330:Total deducted | 530r:103.00
      330:*Net pay | 530r:*557.00

      Year to date: Gross 20,100.10 | 200:Tax 2,010.20 | 300:NI 910.88 | 420:Pension 640.14`);
    const [year] = nodesOf(reading, 'TaxCumulation');
    expect(['grossPay', 'taxPaid', 'niPaid', 'pensionPaid'].map((name) => figureOf(year?.[name]))).toEqual([
      '20100.10',
      '2010.20',
      '910.88',
      '640.14',
    ]);
  });
});

describe('parts that each end in their total', () => {
  it('gives what is taken off, and no total of a part among it', async () => {
    const reading = await read(`
      *Meadowbank Biosciences Limited | 440:Payslip
      Name | 147:*Orla Tennick | 300:Employee ID | 400:*104-55912
      Payment date | 147:*19/12/2025 | 300:Tax period | 400:*Month 9
      Tax code | 147:*1257L | 300:NI number | 400:*JN 40 22 17 A

      *Earnings | 330:*Employee taxes
      Description | 200r:Amount | 280r:YTD | 330:Description | 470r:Amount | 540r:YTD
      Base salary | 200r:3,000.00 | 280r:27,000.00 | 330:PAYE tax | 470r:371.40 | 540r:3,342.60
      Earnings total | 200r:3,000.00 | 280r:27,000.00 | 330:Employee NI | 470r:156.16 | 540r:1,405.44
      330:Employee taxes total | 470r:527.56 | 540r:4,748.04

      *Pre tax deductions | 330:*Post tax deductions
      Description | 200r:Amount | 280r:YTD | 330:Description | 470r:Amount | 540r:YTD
      Pension | 200r:120.00 | 280r:1,080.00 | 330:Gym membership | 470r:29.50 | 540r:265.50
      Cycle to work | 200r:83.33 | 280r:749.97 | 330:Sharesave | 470r:50.00 | 540r:450.00
      Pre tax total | 200r:203.33 | 280r:1,829.97 | 330:Post tax total | 470r:79.50 | 540r:715.50

      *Net pay | 200r:2,189.61`);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual([
      'PAYE tax',
      'Employee NI',
      'Pension',
      'Gym membership',
      'Cycle to work',
      'Sharesave',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });
});
