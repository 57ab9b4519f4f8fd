// Payslips set by hand that tell hours within the name of a payment, how net pay was paid, what is taxable in a part of its own, and the
// employer in one line with its address.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const TYPED = (paid: string): string => `
      #Alder Lane Tearooms
      3 Corve Lane, Ludlow SY8 1AA

      Name: | 200:Orla Fenn
      Date paid: | 200:30 June 2026
      Month ending: | 200:28 June 2026 (tax month 3)
      National Insurance no: | 200:JN 40 22 18 A
      Tax code: | 200:1257L

      *What you earned
      Wages – 80 hours at £12.50 | 400r:£1,000.00
      Tips | 400r:£50.00
      Gross pay | 400r:£1,050.00

      *What we took off
      Tax | 400r:£40.00
      N.I. | 400r:£10.00
      Total taken off | 400r:£50.00

      ${paid} | 400r:£1,000.00`;

describe('a payslip that tells hours within the name of a payment', () => {
  it.each(['Paid to you by bank transfer', 'Paid to you in cash', 'Net pay by BACS'])(
    'has the name as it is printed, and net pay however it was paid: %s',
    async (paid) => {
      const reading = await read(TYPED(paid));
      expect(values(reading, 'PayItem', 'description')).toEqual(['Wages – 80 hours at £12.50', 'Tips']);
      expect(values(reading, 'PayItem', 'workAmount')[0]).toBe(80);
      expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('1000.00');
      expect(warnings(reading)).toEqual([]);
    },
  );
});

const SUITE = (head: string, rest = ''): string => `
      ${head}

      *Name | 200:*Employee ID | 300:*Payment Date | 420:*Tax Period
      Orla Fenn | 200:104771 | 300:19/12/2026 | 420:Month 9
      *NI Number | 200:*NI Category | 300:*Tax Code
      JN402218A | 200:A | 300:1257L

      *Earnings | 260r:*This pay | 300:*Deductions | 540r:*This pay
      Salary | 260r:£2,000.00 | 300:PAYE Tax | 540r:£170.00
      Total earnings | 260r:£2,000.00 | 300:Pension (salary sacrifice) | 540r:£100.00
      300:Total deductions | 540r:£270.00

      *Take home pay | 540r:*£1,730.00

      *Year to date | 260r:*2026/27 | 300:*Employer contributions | 540r:*This pay
      Gross earnings | 260r:£18,000.00 | 300:Employer pension | 540r:£100.00
      Taxable earnings | 260r:£17,100.00 | 300:Employer NI | 540r:£200.00
      ${rest}`;

describe('a payslip with the employer in one line with its address', () => {
  it.each([
    '*Alder Advisory LLP 40 Corve Court, Ludlow SY8 1AA Tax reference: 951/QA60173',
    'Alder Advisory Limited, 40 Corve Court, Ludlow SY8 1AA PAYE ref: 951/QA60173',
  ])('has its name: %s', async (head) => {
    const name = /^\*?(Alder Advisory (?:LLP|Limited))/u.exec(head)?.[1];
    expect(values(await read(SUITE(head)), 'Organisation', 'name')).toContain(name);
  });

  it('has its name at the foot, in the line of its reference', async () => {
    const foot = 'Alder Coolers Ltd Unit 4 Corve Road Industrial Estate, Ludlow SY8 1AA | 420:PAYE Ref. 951/QA60173';
    expect(values(await read(SUITE('*Payslip', `\n${foot}`)), 'Organisation', 'name')).toContain('Alder Coolers Ltd');
  });

  it('has the name over that line, and no part of the address in it', async () => {
    const head = `#Larkfield Lodge Residential Home
      part of the Alder family | 250:Hospital Lane, Ludlow SY8 1AA | 420:PAYE ref 951/QA60173`;
    expect(values(await read(SUITE(head)), 'Organisation', 'name')).toContain('Larkfield Lodge Residential Home');
  });
});

describe('a payslip that says what is taxable beneath what the employer pays', () => {
  const HEAD = '#Alder Advisory LLP';
  const TAXABLE = '300:Taxable earnings this pay | 540r:£1,900.00';

  it('has it for the period, under a heading of its own', async () => {
    const reading = await read(SUITE(HEAD, `\n      300:*For your information\n      ${TAXABLE}`));
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('1900.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('17100.00');
  });

  it('is doubted where its heading is not known', async () => {
    const reading = await read(SUITE(HEAD, TAXABLE));
    expect(values(reading, 'PayPeriod', 'taxablePay')).toEqual([undefined]);
    expect(warnings(reading)).toContain(
      'What may be the taxable pay of the period was not read: Taxable earnings this pay.',
    );
  });
});

const CODED = (net: string): string => `
      ALDER STORES PLC | 360:STATEMENT OF PAY
      PERSONNEL NO | 150:00220914 | 260:COST CENTRE | 340:LD03 Ludlow Days
      NAME | 150:MRS O FENN | 260:NI NUMBER | 340:JN 40 22 18 A
      PERIOD | 150:07/2025 | 260:TAX CODE | 340:1257L | 380:Cumulative
      FROM | 150:21.09.2025 | 260:TAX WEEK NO | 340:28
      TO | 150:18.10.2025 | 260:DATE PAID | 340:17.10.2025

      CODE | 90:PAYMENTS | 270r:UNITS | 330r:RATE | 400r:AMOUNT
      1000 | 90:Basic Hours | 270r:100.00 | 330r:14.0000 | 400r:1,400.00
      1045 | 90:Night Premium | 270r:40.00 | 330r:2.5000 | 400r:100.00
      TOTAL GROSS PAY | 400r:1,500.00

      CODE | 90:DEDUCTIONS | 400r:AMOUNT
      /405 | 90:Income Tax | 400r:90.00
      /450 | 90:NI Contributions | 400r:36.00
      5020 | 90:Canteen | 400r:14.00
      TOTAL DEDUCTIONS | 400r:140.00

      ${net} | 400r:1,360.00

      CUMULATIVES | 330r:THIS PERIOD | 460r:TAX YEAR TO DATE
      Gross Pay | 330r:1,500.00 | 460r:10,500.00
      Taxable Pay | 330r:1,500.00 | 460r:10,500.00
      Tax Paid | 330r:90.00 | 460r:630.00`;

describe('a payslip with codes before its payments, and how its tax code counts behind that', () => {
  it.each(['NET PAY | 120:(BACS TRANSFER)', 'NET PAY'])('has its totals for the period: %s', async (net) => {
    const reading = await read(CODED(net));
    const period = one(reading, 'PayPeriod');
    expect(amountOf(period, 'totalDeductions')).toBe('140.00');
    expect(amountOf(period, 'netPay')).toBe('1360.00');
    expect(values(reading, 'PayDeduction', 'description')).toEqual(['Income Tax', 'NI Contributions', 'Canteen']);
  });
});
