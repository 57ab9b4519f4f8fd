// Payslips set by hand after the manner of well-known programs, where headings do not tell what is paid from what is taken off.
import { describe, expect, it } from 'vitest';
import type { DocumentReading, GraphNode } from '../../src/model/reading.ts';
import { errorsOf as sums, figureOf, nodesOf, readPaper as read } from './paper-by-hand.ts';

/** `description amount` of every line of a type. */
function lines(reading: DocumentReading, type: string): string[] {
  return nodesOf(reading, type).map((node) => `${String(node['description'])} ${amountOf(node, 'totalAmount')}`);
}

const amountOf = (node: GraphNode | undefined, property: string): string => String(figureOf(node?.[property]));
const one = (reading: DocumentReading, type: string): GraphNode | undefined => nodesOf(reading, type)[0];

const SIDE_BY_SIDE = `
  EMPLOYEE NAME | 180:EMPLOYER NAME
  MRS NIA PROSSER | 180:RAVEN DALES NHS FOUNDATION TRUST
  TAX CODE | 180:NI NUMBER | 320:PAY DATE
  1106L | 180:YB663014C | 320:25 SEP 2025
  150:PAY AND ALLOWANCES | 440:DEDUCTIONS
  DESCRIPTION | 180r:WKD | 240r:RATE | 300r:AMOUNT | 320:DESCRIPTION | 500r:AMOUNT
  Basic Pay | 180r:122.20 | 240r:21.7321 | 300r:2,655.66 | 320:PAYE | 500r:351.40
  Sunday Hours | 180r:7.50 | 240r:13.0393 | 300r:97.80 | 320:NI A | 500r:163.62
  On Call | 300r:72.50 | 320:NHS Pension | 500r:285.02
  320:UNISON | 500r:18.20
  THIS PERIOD SUMMARY
  TOTAL PAYMENTS | 200r:2,825.96 | 320:TOTAL DEDUCTIONS | 500r:818.24
  320:NET PAY | 500r:2,007.72`;

describe('a payslip whose lists stand side by side', () => {
  it('gives each list its own lines, since they come to their totals', async () => {
    const reading = await read(SIDE_BY_SIDE);
    expect(lines(reading, 'PayItem')).toEqual(['Basic Pay 2655.66', 'Sunday Hours 97.80', 'On Call 72.50']);
    expect(lines(reading, 'PayDeduction')).toEqual([
      'PAYE 351.40',
      'NI A 163.62',
      'NHS Pension 285.02',
      'UNISON 18.20',
    ]);
    expect(sums(reading)).toEqual([]);
  });

  it('says so where one line is altered', async () => {
    const reading = await read(SIDE_BY_SIDE.replace('72.50', '75.20'));
    const { errors, warnings } = reading.expectations;
    expect([...errors, ...warnings].map(({ reason }) => reason)).not.toEqual([]);
  });
});

describe('a payslip without headings', () => {
  it('gives what stands over each total, and what is taken off without the minus it is printed with', async () => {
    const reading = await read(`
      *Raven County Council | 310:Remuneration statement
      310:Month 08 2025
      Owen Prosser | 250:Personnel no. | 370:30061182
      250:Payment date | 370:27.11.2025
      NI number ST714455D | 180:NI category A | 300:Tax code 1257L
      Pay element | 300r:This period | 420r:Year to date
      Basic Pay | 300r:2,208.00 | 420r:17,664.00
      Sleep-in Allowance | 300r:187.20 | 420r:936.00
      Total gross | 300r:2,395.20 | 420r:18,600.00
      Tax paid | 300r:267.60- | 420r:1,983.00-
      NI EE contribution | 300r:115.29- | 420r:842.12-
      LGPS 50/50 | 300r:77.84- | 420r:614.64-
      Total deductions | 300r:460.73-
      Statutory net pay | 300r:1,934.47`);
    expect(lines(reading, 'PayItem')).toEqual(['Basic Pay 2208.00', 'Sleep-in Allowance 187.20']);
    expect(lines(reading, 'PayDeduction')).toEqual([
      'Tax paid 267.60',
      'NI EE contribution 115.29',
      'LGPS 50/50 77.84',
    ]);
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('460.73');
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('1983.00');
    expect(sums(reading)).toEqual([]);
  });

  it('reads a table of totals, in whose head the word deductions begins no part', async () => {
    const reading = await read(`
      *Company Information
      Name | 250:PAYE Reference
      Raven & Tyne Combined Authority | 250:120/RT8831
      *Worker
      Name | 150:Employee ID | 250:Payment Date
      Owen Prosser | 150:10049962 | 250:15/10/2025
      *Current and YTD Totals
      Balance Period | 150r:Gross Pay | 240r:Taxable Pay | 330r:Deductions | 420r:Net Pay
      Current | 150r:3,464.83 | 240r:3,204.61 | 330r:970.73 | 420r:2,494.10
      YTD | 150r:24,615.82 | 240r:22,698.94 | 330r:6,366.25 | 420r:18,249.57
      *Earnings
      Description | 330r:Amount | 420r:YTD
      Salary Grade 8 | 330r:3,254.83 | 420r:22,783.81
      Acting Up Allowance | 330r:210.00 | 420r:1,470.00
      *Employee Deductions
      Description | 330r:Amount | 420r:YTD
      PAYE Income Tax | 330r:488.20 | 420r:2,779.00
      Employee NI | 330r:222.31 | 420r:1,285.37
      LGPS Pension | 330r:260.22 | 420r:1,566.88
      *Tax and NI Details
      Tax Code | 150:NI Number | 250:NI Category | 350:Tax Period
      1257L | 150:NR582946D | 250:A | 350:7`);
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('970.73');
    expect(lines(reading, 'PayDeduction')).toEqual([
      'PAYE Income Tax 488.20',
      'Employee NI 222.31',
      'LGPS Pension 260.22',
    ]);
    expect(one(reading, 'Organisation')?.['name']).toBe('Raven & Tyne Combined Authority');
    expect(sums(reading)).toEqual([]);
  });
});
