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
