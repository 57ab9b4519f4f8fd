// Payslips whose headings are numbered, explained in brackets or over columns far down, in cards with notes beneath names, and typed in
// frames of letters.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const said = (reading: Awaited<ReturnType<typeof read>>): string[] => [...errorsOf(reading), ...warningsOf(reading)];

describe('a payslip with cards', () => {
  it('names an amount by what stands over its note, and takes what is paid on top for the employer’s', async () => {
    const reading = await read(`
      #Otter & Larch Studio Ltd
      Payslip for November 2025

      Hi Merryn, you take home
      *£2,318.20
      paid on Friday 28 November 2025

      #What you earned | 340:#About you
      340:Name | 445:Employee ID
      Monthly salary | 300r:£2,850.00 | 340:Merryn Tolliver | 445:OL-0043
      On-call allowance | 300r:£150.00 | 340:NI number | 445:NI category
      340:PB 27 41 36 B | 445:A
      Gross pay | 300r:£3,000.00 | 340:Tax code | 445:Tax month
      340:1257L | 445:8

      #What came off | 340:#On top of your pay
      *Income tax
      ^^300r:-£390.40 | 340:We paid into your pension | 540r:£180.00
      ^^Based on your code 1257L, cumulative
      *National Insurance
      ^^300r:-£156.16 | 340:Employer NI | 540r:£387.00
      ^^Category A, on everything you earned
      *Workplace pension
      ^^300r:-£135.24
      ^^5% of pay, before tax
      Total deductions | 300r:-£681.80

      #So far this tax year
      Gross pay | 150:Taxable pay | 250:Income tax | 350:National Insurance | 460:Your pension
      £24,000.00 | 150:£22,918.08 | 250:£3,123.20 | 350:£1,249.28 | 460:£1,081.92`);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual([
      'Income tax',
      'National Insurance',
      'Workplace pension',
    ]);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['390.40', '156.16', '135.24']);
    expect(said(reading)).toEqual([]);
  });
});

describe('headings of a payslip', () => {
  it('may have a number, and be explained in brackets', async () => {
    const reading = await read(`
      #Harrow & Wren Hotels Ltd

      *Works No. | 120:*Employee | 260:*NI No. | 340:*NI Code | 400:*Tax Code | 470:*Tax Period | 530:*Date
      1186 | 120:Mr Callum Tolliver | 260:PB274136B | 340:A | 400:1257L | 470:Month 9 | 530:31/12/25

      100:*1. Payments (Hours / Rate / Amount) | 400:*2. Deductions
      Basic | 180r:126.00 | 220r:13.00 | 280r:1,638.00 | 300:PAYE Tax | 540r:-391.00
      Tronc - Service Charge | 280r:104.00 | 300:Nat. Insurance | 540r:47.20
      300:Meals on Duty | 540r:30.00
      Total Gross Pay | 280r:1,742.00 | 300:Total Deductions | 540r:-313.80
      300:*Net Pay | 540r:*2,055.80

      #3. Year to date with Harrow Wren
      Gross pay | 176:Taxable pay | 290:Tax | 360:Employee NI
      5,226.00 | 176:5,226.00 | 290:305.80 | 360:141.60`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Basic', 'Tronc - Service Charge']);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['Nat. Insurance', 'Meals on Duty', 'PAYE Tax']);
    expect(one(reading, 'PayPeriod')?.['totalDeductions']).toMatchObject({ amount: '313.80', direction: 'Debit' });
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('5226.00');
    expect(said(reading)).toEqual([]);
  });

  it('may head two columns of one list, the second filled where the first ends', async () => {
    const reading = await read(`
      #Remuneration Statement
      *Otterdale County Council | 310:Personnel No. | 400:00318652
      310:NI Number | 400:PB 27 41 36 B
      Ms Merryn Tolliver | 310:NI Category | 400:A
      6 Wren Court | 310:Tax Code | 400:1257L
      Belper | 310:Tax Period | 400:07.2025
      DE56 1UP | 310:Payment Date | 400:24.10.2025

      *W/T | 90:*Wage Type Text | 330r:*Number | 400r:*Payments | 475r:*Deductions | 545r:*Year to Date
      1000 | 90:Teacher Salary | 330r:1.00 | 400r:3,956.00 | 545r:26,931.15
      1120 | 90:Allowance | 330r:1.00 | 400r:293.92 | 545r:2,000.74
      *Total gross | 400r:*4,249.92 | 545r:*28,931.89

      /403 | 90:Income Tax | 475r:600.80 | 545r:4,056.80
      /401 | 90:NI Contributions Ees | 475r:257.14 | 545r:1,783.63
      5210 | 90:Union Subscription | 475r:22.41 | 545r:156.87
      *Total deductions | 475r:*880.35

      *Net pay by bank transfer | 400r:*3,369.57

      *Statutory information | 270r:*This period | 345r:*Year to date
      Taxable pay | 270r:4,249.92 | 345r:28,931.89`);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual([
      'Income Tax',
      'NI Contributions Ees',
      'Union Subscription',
    ]);
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('4056.80');
    expect(said(reading)).toEqual([]);
  });

  it('may stand over hours beside what is paid, with net pay beneath another table', async () => {
    const reading = await read(`
      #Otter Stores Ltd
      Name | 110:Miss Tanisha Tolliver | 300:NI number | 400:PB 27 41 36 B
      NI category | 110:A | 300:Tax code | 400:1257L
      Pay date | 110:14/11/2025 | 300:Tax week | 400:32

      #What we paid you | 400:#Hours by week
      Pay element | 250r:Hours | 310r:Rate £ | 380r:Amount £
      ^^400:w/e | 490r:Worked | 540r:O/T
      Basic pay | 250r:140.00 | 310r:12.60 | 380r:1,764.00
      ^^400:18 Oct | 490r:39.00 | 540r:2.25
      Night premium | 250r:44.00 | 310r:2.84 | 380r:124.96
      ^^400:25 Oct | 490r:23.00 | 540r:0.00
      *Gross pay | 380r:*1,888.96
      ^^400:*Total | 490r:*62.00 | 540r:*2.25

      #What we took off | 400:#Holiday balance
      PAYE tax | 380r:185.60 | 400:Entitlement | 540r:218.40 hrs
      National Insurance | 380r:67.28 | 400:Left to take | 540r:86.40 hrs
      *Total deductions | 380r:*252.88
      450:Net pay
      430:#£1,636.08`);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Basic pay', 'Night premium']);
    expect(valuesOf(reading, 'PayPeriod', 'netPay')).toEqual(['1636.08']);
    expect(said(reading)).toEqual([]);
  });
});
