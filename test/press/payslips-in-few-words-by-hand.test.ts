// Payslips that no title names, in words of tables and abbreviations only, and figures whose labels say more than their name.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const HOSPITAL = `
      ASSIGNMENT NUMBER | 220:EMPLOYEE NAME | 400:LOCATION
      40718822-3 | 220:Mr. Tobias Elmhirst-Wray | 400:Rowan Hospital
      DEPARTMENT | 220:JOB TITLE | 400:PAYSCALE DESCRIPTION
      305 Theatres | 220:Practitioner | 400:NHS|XR06|Review Body Band 6
      SAL/WAGE | 140:STANDARD HRS | 240:TAX OFFICE NAME | 350:TAX OFFICE REF | 440:TAX CODE | 500:NI NUMBER
      39000.00 | 140:37.50 | 240:Wales | 350:120/RH208 | 440:1257L | 500:RL402917B
      *PAY AND ALLOWANCES | 330:*DEDUCTIONS
      DESCRIPTION | 240r:PAID/DUE | 310r:AMOUNT | 330:DESCRIPTION | 530r:AMOUNT
      Basic Pay | 240r:162.50 | 310r:3,250.00 | 330:PAYE | 530r:388.00
      Saturday Enh | 240r:8.00 | 310r:48.00 | 330:NI A | 530r:180.08
      330:NHS Pension - 9.8% | 530r:318.50
      330:Student Loan Plan 2 | 530r:81.00
      *YEAR TO DATE BALANCES | 330:*THIS PERIOD SUMMARY
      GROSS PAY | 120:TAX PAID | 200:NI CONTS | 330:TAXABLE PAY | 420:TOTAL PAYMENTS
      13,200.00 | 120:1,560.00 | 200:722.00 | 330:2,979.50 | 420:3,298.00
      TAXABLE PAY | 120:PENSION CONTS | 230:STUDENT LOAN | 330:TOTAL DEDUCTIONS | 470:NET PAY
      11,930.00 | 120:1,274.00 | 230:324.00 | 330:967.58 | 470:*2,330.42
      FREQUENCY | 120:TAX PERIOD | 200:PERIOD END DATE | 320:PAY DATE | 400:PAY METHOD | 480:EMPLOYEE NO.
      Monthly | 120:4 | 200:31 JUL 2026 | 320:28 JUL 2026 | 400:BACS | 480:40718822
      MESSAGES
      Keep your P60 in a safe place. Leavers get a P45 with the last payslip of their employment.

      *Rowan and Tern NHS Foundation Trust | 330:Mr. Tobias Elmhirst-Wray
      Payroll Services, Tern House, Bangor LL57 2PW | 330:9 Penrhos Close
      330:Bangor
      330:LL57 4ND`;

describe('a payslip without a title, in the words of its tables', () => {
  it('is one, whatever its messages say of other papers and whatever its rows are called', async () => {
    const { document } = await read(HOSPITAL);
    expect(document.classIdentifier).toBe('earnings-payslip');
    expect(document.classConfidence).toBeGreaterThan(0.9);
  });

  it('names neither where its employee works nor the scale of the post as who pays', async () => {
    const reading = await read(HOSPITAL);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Rowan and Tern NHS Foundation Trust']);
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('2330.42');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a payslip of a bureau, in words cut short', () => {
  it('has its tables, its sums in a strip and its year', async () => {
    const reading = await read(`
      TARNSIDE CASTINGS LTD | 400:PRIVATE & CONFIDENTIAL
      EMP NO 00417 | 150:MR D HOLROYD | 300:DEPT 12 | 380:DATE 31/10/2026
      NI NO JM493821C | 150:TAX CD 1257L | 240:NI TBL A | 300:PER 07 | 380:PAY METH BACS
      ELEMENT | 160r:HRS | 205r:RATE | 255r:AMT | 280:DEDN | 400r:AMT | 440r:BAL
      BASIC | 160r:152.00 | 205r:14.80 | 255r:2249.60 | 280:PAYE TAX | 400r:316.20
      SHIFT ALLCE | 255r:110.00 | 280:EES NIC | 400r:117.44
      280:AEO | 400r:50.00 | 440r:450.00
      GRS PAY TD | 155r:18102.00 | 170:TAXBLE TD | 270r:17366.72 | 283:TAX TD | 363r:2056.40 | 377:EES NIC TD | 475r:814.08
      GRS PAY | 130r:2359.60 | 150:TOT DEDNS | 239r:483.64 | 259:NETT PAY | 348r:1875.96`);
    expect(reading.document.classIdentifier).toBe('earnings-payslip');
    expect(reading.document.classConfidence).toBeGreaterThan(0.9);
    const period = one(reading, 'PayPeriod');
    expect(['grossPay', 'totalDeductions', 'netPay'].map((name) => amountOf(period, name))).toEqual([
      '2359.60',
      '483.64',
      '1875.96',
    ]);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['316.20', '117.44', '50.00']);
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('17366.72');
  });
});

const ACADEMY = `
      EMPLOYEE | 150:PAYROLL REF | 230:WORK LOCATION | 380:NI NO | 470:NI CAT
      *Mr Owen Treadgold | 150:OT-2210 | 230:St Bede's Primary School | 380:HE650917A | 470:A
      TAX CODE | 150:TAX MONTH | 230:PAID ON | 380:STUDENT LOAN | 470:BASIS
      1257L | 150:2 | 230:29/05/2026 | 380:Plan 4 | 470:Cumulative
      *PAY | 220r:*THIS MONTH | 300r:*THIS YEAR | 320:*LESS | 460r:*THIS MONTH | 545r:*THIS YEAR
      TTO Salary | 220r:1,810.00 | 300r:3,620.00 | 320:Tax | 460r:131.60 | 545r:263.20
      First Aid | 220r:20.00 | 300r:40.00 | 320:NI | 460r:62.56 | 545r:125.12
      320:LGPS | 460r:106.14 | 545r:212.28
      *GROSS | 220r:1,830.00 | 300r:3,660.00 | 320:*TOTAL | 460r:300.30 | 545r:600.60
      TAXABLE | 220r:1,723.86 | 300r:3,447.72 | 320:*NET | 460r:1,529.70 | 545r:3,059.40

      Issued for Holme Vale Learning Trust by Castleton Payroll Bureau Ltd. Leavers: ask for your P45.`;

describe('a payslip that a bureau issued', () => {
  it('is of its client, and how the tax code counts heads nothing', async () => {
    const reading = await read(ACADEMY);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Holme Vale Learning Trust']);
    const year = one(reading, 'TaxCumulation');
    expect(['taxPaid', 'niPaid', 'pensionPaid'].map((name) => amountOf(year, name))).toEqual([
      '263.20',
      '125.12',
      '212.28',
    ]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('that names no employer names no label as one', async () => {
    const reading = await read(ACADEMY.replace(/Issued .* Ltd\. /, ''));
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual([]);
    expect(warningsOf(reading)).not.toEqual([]);
  });
});

const COLLEGE = `
      *Coll Lane College | 545r:Payslip - June 2026
      Employee | 150:Ms Freya Dunmore | 310:Pay date | 545r:26/06/2026
      Personnel number | 150:00071182 | 310:Tax period | 545r:Month 3
      NI number | 150:LE 31 44 08 C | 310:NI category | 545r:A
      Tax code | 150:1257L
      *Payments | 310:*Deductions
      Monthly Salary | 290r:2,400.00 | 310:Income Tax | 545r:270.40
      Exam Marking | 290r:100.00 | 310:Employee NI | 545r:116.16
      *Total gross | 290r:£2,500.00 | 310:*Total deductions | 545r:£386.56

      Amount paid to your account on 26/06/2026 (net pay) | 545r:*£2,113.44`;

describe('the label of net pay', () => {
  it.each([
    'Amount paid to your account on 26/06/2026 (net pay)',
    'Amount paid to your account on 26/06/2026',
    'Paid into your bank account on Friday 26 June 2026',
    'What we sent to your bank (net pay)',
  ])('may say how and when it is paid: %s', async (label) => {
    const reading = await read(COLLEGE.replace('Amount paid to your account on 26/06/2026 (net pay)', label));
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('2113.44');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a name over lines that only say a time', () => {
  it('names the figure of each of them', async () => {
    const reading = await read(`
      *Castle Street Joinery Ltd | 545r:Payslip for Ada Quill
      Payment date | 150:27 February 2026 | 310:NI number | 545r:WM 93 20 15 A
      Payroll ID | 150:4 | 310:NI category | 545r:A
      Tax period | 150:Month 11 | 310:Tax code | 545r:1257L

      400r:This month (£) | 545r:Year to date (£)
      *Payments
      Salary | 400r:3,000.00 | 545r:33,000.00
      Total gross pay | 400r:3,000.00 | 545r:33,000.00
      *Deductions
      Income Tax | 400r:360.40 | 545r:3,964.40
      Employee NI | 400r:156.16 | 545r:1,717.76
      Employee pension | 400r:150.00 | 545r:1,650.00
      Total deductions | 400r:666.56 | 545r:7,332.16
      *Net pay | 400r:*2,333.44 | 545r:*25,667.84

      Taxable pay | 310:Paid by the company
      This month £2,850.00 | 310:Employer NI £387.45
      Year to date £31,350.00 | 310:Employer pension £90.00`);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2850.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('31350.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('33000.00');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a list of which nothing is taken off', () => {
  it('has one payment, and deductions of nothing', async () => {
    const reading = await read(`
      *Payslip for March 2026
      Quillfeather Studio Ltd

      Employee | 150:Ines Marlow
      Payroll ID | 150:2
      NI number | 150:WM 93 20 15 A
      NI letter | 150:A
      Tax code | 150:1257L
      Paid on | 150:31 March 2026

      400r:This month | 545r:Year to date
      Director's salary | 400r:£980.00 | 545r:£11,760.00
      Gross pay | 400r:£980.00 | 545r:£11,760.00
      Of which taxable | 400r:£980.00 | 545r:£11,760.00
      Income tax | 400r:£0.00 | 545r:£0.00
      Employee's National Insurance | 400r:£0.00 | 545r:£0.00
      Total deductions | 400r:£0.00 | 545r:£0.00
      *Net pay | 400r:*£980.00 | 545r:*£11,760.00`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(["Director's salary"]);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['Income tax', "Employee's National Insurance"]);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('980.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('0.00');
    expect(warningsOf(reading)).toEqual([]);
  });
});
