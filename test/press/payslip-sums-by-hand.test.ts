// Payslips set by hand whose lists only their sums tell: totals of parts and none of all, lists without a heading, one row alone.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

describe('a payslip that says what is of the year', () => {
  it('takes the gross and the taxable pay for the year for no pay of the month', async () => {
    const reading = await read(`
      #Aldbury Council | 330:Statement of pay
      Employee | 200:Orla Fenn | 330:Date paid | 450:20 March 2026
      Payroll number | 200:7731026 | 330:Tax month | 450:12
      NI number | 200:JN402218A | 330:Tax code | 450:1257L

      *Payments | 530r:This month £
      Basic Salary | 530r:2,000.00
      Total gross pay | 530r:2,000.00

      *Deductions | 400r:This month £ | 530r:Year to date £
      Income Tax | 400r:170.00 | 530r:2,040.00
      National Insurance | 400r:80.00 | 530r:960.00
      Total deductions | 400r:250.00

      Gross pay for the year £24,000.00 | 330:Taxable pay for the year £22,770.00

      Net pay into your bank account | 530r:£1,750.00`);
    const cumulation = one(reading, 'TaxCumulation');
    expect(amountOf(cumulation, 'grossPay')).toBe('24000.00');
    expect(amountOf(cumulation, 'grossPayOfWhichTaxPayable')).toBe('22770.00');
    expect(amountOf(one(reading, 'PayPeriod'), 'grossPay')).toBe('2000.00');
  });
});

describe('a payslip whose sums tell its lists', () => {
  it('takes totals of tax and of other deductions for no total of all, and the account paid into for no payment', async () => {
    const reading = await read(`
      *Alder & Finch Design Ltd
      #Payslip
      Orla Fenn | 330:*PAYMENT DATE | 450:28 Nov 2025
      4 Corve Lane | 330:*TAX CODE | 450:1257L
      Ludlow | 330:*NI NUMBER | 450:JN402218A
      SY8 1AA | 330:*NI CATEGORY | 450:A
      330:*TAX PERIOD | 450:Month 8
      330:*TOTAL EARNINGS | 450:£2,600.00
      330:*NET PAY | 450:£2,130.84

      *EARNINGS | 250r:UNITS | 330r:RATE | 430r:THIS PERIOD | 545r:YTD
      Regular Hours | 250r:150.00 | 330r:16.00 | 430r:2,400.00 | 545r:19,200.00
      Holiday Pay | 250r:12.50 | 330r:16.00 | 430r:200.00 | 545r:800.00
      *TOTAL | 430r:*2,600.00 | 545r:*20,000.00

      *TAX | 430r:THIS PERIOD | 545r:YTD
      PAYE | 430r:270.40 | 545r:1,960.20
      NIC Employee | 430r:124.16 | 545r:890.40
      *TOTAL | 430r:*394.56 | 545r:*2,850.60

      *DEDUCTIONS | 430r:THIS PERIOD | 545r:YTD
      Employee Pension | 430r:104.00 | 545r:800.00
      *TOTAL | 430r:*104.00 | 545r:*800.00

      *REIMBURSEMENTS | 430r:THIS PERIOD
      Train fare | 430r:29.40

      *PAYMENT DETAILS | 430r:REFERENCE | 545r:AMOUNT
      Barclays 20-11-63 ****4471 | 430r:Wages Nov | 545r:2,130.84`);
    expect(errorsOf(reading)).toEqual([]);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Regular Hours', 'Holiday Pay', 'Train fare']);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['270.40', '124.16', '104.00']);
    expect(one(reading, 'PayPeriod')?.['totalDeductions']).toBeUndefined();
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('1960.20');
  });

  it('reads a pension with tax alone taken off, which is no pension paid in', async () => {
    const reading = await read(`
      *Northern Dales Pension Fund | 545r:*Pension advice
      Mr Idris Kettle
      4 Corve Lane
      Ludlow
      SY8 1AA

      Pension number: 7700412-01 | 330:Payment date: 28 November 2025
      National Insurance number: YT401854B | 330:Tax code: 431T
      330:Tax month: 8

      Description | 300r:Amount | 420r:Year to date
      Monthly pension | 300r:812.40 | 420r:6,499.20
      Pensions increase | 300r:20.10 | 420r:160.80
      *Gross pension | 300r:*832.50 | 420r:*6,660.00
      Income tax | 300r:94.60 | 420r:756.80
      *Net pension paid | 300r:*737.90`);
    expect(errorsOf(reading)).toEqual([]);
    expect(valuesOf(reading, 'PayItem', 'totalAmount')).toEqual(['812.40', '20.10']);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual(['Income tax']);
    expect(one(reading, 'TaxCumulation')?.['pensionPaid']).toBeUndefined();
  });

  it('reads a slip that takes off with words, below pay without a heading', async () => {
    const reading = await read(`
      *The Crooked Loaf Ltd
      Wage slip

      Name: Orla Fenn | 300:Week ending: Sunday 2 November 2025
      NI No: JN402218A | 300:Paid: 4/11/2025
      Tax code: 1257L | 300:Week 31

      22 hours @ £12.21 | 450r:£268.62
      6 hours Sunday @ £14.00 | 450r:£84.00
      Gross | 450r:£352.62
      Less tax | 450r:£28.40
      Less NI (A) | 450r:£8.81
      Less breakages | 450r:£5.00
      To pay | 450r:£310.41`);
    expect(valuesOf(reading, 'PayItem', 'totalAmount')).toEqual(['268.62', '84.00']);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['28.40', '8.81', '5.00']);
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('310.41');
  });

  it('takes what stands left of deductions under its own heading for what is paid, with its total', async () => {
    const reading = await read(`
      *Rowan Joinery Limited
      Mr I Kettle | 150:Emp No 27 | 250:NI No YT401854B | 380:Tax Code 1257L | 480:NI Cat A
      Pay Date 31/10/2025 | 150:Month 7

      *Pay Element | 200r:*Hours | 260r:*Rate | 330r:*This Period | 400r:*Y.T.D. | 410:*Deduction | 500r:*Amount | 560r:*Y.T.D.
      Basic | 200r:160.00 | 260r:14.00 | 330r:2240.00 | 400r:15680.00 | 410:PAYE | 500r:230.40 | 560r:1612.80
      Overtime | 200r:5.00 | 260r:21.00 | 330r:105.00 | 400r:420.00 | 410:NIC | 500r:103.76 | 560r:680.40
      *Totals | 330r:2345.00 | 400r:16100.00 | 410:*Totals | 500r:334.16 | 560r:2293.20
      410:*NET PAY | 500r:*2010.84`);
    expect(valuesOf(reading, 'PayItem', 'totalAmount')).toEqual(['2240.00', '105.00']);
    expect(amountOf(one(reading, 'PayPeriod'), 'grossPay')).toBe('2345.00');
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('334.16');
  });

  it('says so where the name of a payment has no word in it', async () => {
    const reading = await read(`
      *Rowan Joinery Limited | 460:*Payslip
      Name: Mr I Kettle | 250:NI No: YT401854B | 400:Tax Code: 1257L

      *Payments | 250r:*Amount | 300:*Deductions | 450r:*Amount
      12.00 / 7 | 250r:240.00 | 300:PAYE | 450r:30.40
      Overtime | 250r:105.00 | 300:NIC | 450r:3.76
      Gross pay | 250r:345.00 | 300:Total deductions | 450r:34.16
      300:*NET PAY | 450r:*310.84`);
    expect(warningsOf(reading).some((reason) => reason.includes('was not read: 12.00 / 7'))).toBe(true);
  });

  it('parts labels that stand close over two figures, and reads net pay from the sentence that tells it', async () => {
    const reading = await read(`
      *Harbour Street Dental Practice
      Payslip
      Dear Orla,
      Here is your payslip for October 2025 (tax month 7). We paid you £1,842.16 on 31 October 2025 by bank transfer.

      Name: Orla Fenn | 300:NI number: JN402218A
      Employee number: 7 | 300:Tax code: 1257L

      Your pay
      Salary | 400r:£2,200.00
      What we took off
      Income tax | 400r:£208.40
      National Insurance | 400r:£92.16
      Pension | 400r:£57.28

      *Year to date
      50:Gross pay | 97:Tax paid | 150:NI paid
      50:15,400.00 | 97:1,458.80 | 150:645.12`);
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('1842.16');
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['208.40', '92.16', '57.28']);
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('15400.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('1458.80');
  });

  it('reads net pay before the means by which it is paid', async () => {
    const reading = await read(`
      #Marrick Thole LLP
      Name | 180:Odette Farrimond | 330:Tax month | 420:9
      NI number | 180:PB 27 41 36 B | 330:NI letter | 420:A
      Tax code | 180:1257L | 330:Pay date | 420:11 December 2026

      *Payments | 280r:*Amount | 300:*Deductions | 500r:*Amount
      Basic pay | 280r:2,500.00 | 300:Income tax | 500r:270.40
      300:National Insurance | 500r:116.16
      Gross pay | 280r:2,500.00 | 300:Total deductions | 500r:386.56

      340:*NET PAY £2,113.44 by BACS`);
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('2113.44');
    expect(warningsOf(reading)).toEqual([]);
  });
});
