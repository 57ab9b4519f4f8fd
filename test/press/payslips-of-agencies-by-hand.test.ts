// Payslips of agencies and of schools: who pays, who is paid and what for, where logos, groups and places of work stand around them.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const employers = (reading: Awaited<ReturnType<typeof read>>): unknown[] => values(reading, 'Organisation', 'name');

describe('what was earned', () => {
  it('is called by its description, not by the assignment beside it; a logo is no part of the name beneath a figure', async () => {
    const reading = await read(`
      #tidework.
      ^^400r:*£336.00
      ^^Pendle Staffing Solutions Ltd

      Worker | 180:Candidate no. | 310:National Insurance no. | 442:NI letter
      Ada Quill | 180:PS-40127 | 310:SX 22 36 07 D | 442:A
      Tax code | 180:Tax week | 310:Pay date
      1257L W1 | 180:33 | 310:21 November 2025

      *What you earned
      Description | 213:Assignment | 427r:Hours | 485r:Rate | 553r:Total
      Picker - days | 213:Holme Park, Burnley | 427r:16.00 | 485r:£12.50 | 553r:£200.00
      Picker - nights | 213:Holme Park, Burnley | 427r:10.00 | 485r:£15.00 | 553r:£150.00
      Fork lift (Sat) | 213:Calder Hub | 427r:4.00 | 485r:£17.50 | 553r:£70.00
      Gross pay | 553r:£420.00
      *What was taken off
      PAYE Tax | 553r:£60.00
      Employee NI | 553r:£24.00
      Total deductions | 553r:£84.00`);
    expect(employers(reading)).toEqual(['Pendle Staffing Solutions Ltd']);
    expect(values(reading, 'PayItem', 'description')).toEqual(['Picker - days', 'Picker - nights', 'Fork lift (Sat)']);
  });
});

const IN_DETAIL = `
  #Alderstow Services Ltd

  *Earnings Statement
  Employee | 176:Employee Number | 303:NI Number | 431:Pay Date
  Ada Quill | 176:AL-30926 | 303:PG 15 38 11 C | 431:14/11/2025
  Pay Group | 176:Tax Period | 303:Tax Code | 431:NI Category
  UK 4-Weekly | 176:8 | 303:1257L | 431:A

  *Payments
  *Description | 223:*Details | 552r:*Amount (£)
  BASIC PAY | 552r:2,000.00
  OVERTIME AT 1.5 | 223:7.50 HRS @ 28.2400 | 552r:211.80
  *Total Payments | 552r:*2,211.80

  *Deductions
  *Description | 223:*Details | 552r:*Amount (£)
  PAYE | 552r:221.60
  NI A | 552r:79.77
  SEASON TICKET ADVANCE | 223:Balance outstanding 296.00 | 552r:148.00
  *Total Deductions | 552r:*449.37
  *Net Pay | 552r:*1,762.43

  *Balances Year to Date
  Gross Pay | 330r:16,468.70 | 368:PAYE Paid | 552r:1,917.80
  Taxable Pay | 330r:15,688.30 | 368:NI A Employee | 552r:679.11

  Peak season double time applies on shifts from 24 November to 21 December 2025. Payroll cut-off for
  ^period 9 is 05/12/2025.`;

describe('what was paid and taken off', () => {
  it('is called by its description, not by the details beside it', async () => {
    const reading = await read(IN_DETAIL);
    expect(values(reading, 'PayItem', 'description')).toEqual(['BASIC PAY', 'OVERTIME AT 1.5']);
    expect(values(reading, 'PayDeduction', 'description')).toEqual(['PAYE', 'NI A', 'SEASON TICKET ADVANCE']);
    expect(values(reading, 'TaxCumulation', 'taxPaid')).toContain('1917.80');
  });
});

describe('the tax period', () => {
  it('is what its label says, not one of which a message tells', async () => {
    expect(values(await read(IN_DETAIL), 'PayPeriod', 'period')).toEqual(['8']);
  });
});

describe('who is paid', () => {
  it('is whom the payslip is sent to, not a group of the payroll with a number behind it', async () => {
    const reading = await read(`
      *Alderstow Council | 450:*Payslip

      STRICTLY PRIVATE | 322:Employer | 419:Alderstow Council
      Miss Ada R Quill | 322:Personal ref | 419:S0091144
      Mill Cottage | 322:Pay date | 419:26/09/2025
      5 Mill Row | 322:NI number | 419:JN735512A
      LEEDS | 322:Tax code | 419:1131N
      LS6 0BG | 322:Pay group | 419:Schools Monthly – 2

      *Payments | 503r:*Amount (£)
      Basic pay | 548r:1,486.32
      First aid allowance | 548r:16.25
      *Gross pay | 548r:1,502.57
      *Deductions | 503r:*Amount (£)
      Income tax | 548r:88.80
      National Insurance | 548r:36.40
      *Total deductions | 548r:125.20
      *Net pay | 548r:1,377.37`);
    expect(values(reading, 'Person', 'name')).toEqual(['Miss Ada R Quill']);
  });
});

describe('who pays', () => {
  it('is the health board, not the service whose mark stands over it', async () => {
    const reading = await read(`
      *GIG CYMRU | 150:*NHS WALES
      *Alderstow University Health Board | 374:PRIVATE AND CONFIDENTIAL
      ASSIGNMENT NUMBER | 180:EMPLOYEE NAME | 396:LOCATION
      24718306-2 | 180:Mrs Ada Mair Quill | 396:Nevin Hosp - Ward 3
      TAX CODE | 180:NI NUMBER | 396:PAY DATE
      C1257L | 180:PB 60 42 11 C | 396:27 NOV 2025
      *PAY AND ALLOWANCES | 345:*DEDUCTIONS
      DESCRIPTION | 330r:AMOUNT | 345:DESCRIPTION | 502r:AMOUNT
      Basic Pay | 330r:3,440.50 | 345:PAYE | 502r:526.60
      WTD Arrears | 330r:41.18 | 345:NI A | 502r:240.30

      TOTAL PAYMENTS | 180:TOTAL DEDUCTIONS | 396:NET PAY
      3,481.68 | 180:766.90 | 396:2,714.78`);
    expect(employers(reading)).toEqual(['Alderstow University Health Board']);
    expect(nodesOf(reading, 'PayItem')).toHaveLength(2);
  });
});

describe('a payslip of an agency without heads', () => {
  it('takes what is printed with its sign for a rate, and net pay at the far end of its row', async () => {
    const reading = await read(`
      Otter Staffing Ltd | 400:PAYE ref 120/AB123
      Weekly payslip

      Employee | 180:Ref | 250:NI No. | 350:Code | 400:NI Ltr | 450:Week | 500:Paid on
      ^MERRYN TOLLIVER | 180:OS-3318 | 250:PB 27 41 36 B | 350:1257L | 400:A | 450:27 | 500:10/10/25

      *Pay | 300:*Deductions | 430:*Totals this tax year
      Std Hours - Heron Depot | 180r:32.00 | 190:@ 12.50 | 285r:400.00 | 300:Tax | 410r:36.40 | 430:Gross | 540r:5036.66
      Nights 22:00-06:00 | 180r:8.00 | 190:£15.00/hr | 285r:120.00 | 300:Nat. Ins. | 410r:22.24 | 430:Tax | 540r:507.20
      Holiday Pay 12.07% | 285r:62.76 | 300:Minibus | 410r:6.00 | 430:Nat. Ins. | 540r:223.35
      Gross pay | 285r:582.76 | 300:Total | 410r:64.64

      *Net pay | 540r:*518.12

      Note from your employer: please hand in your timesheet by noon on Monday.`);
    expect(values(reading, 'PayItem', 'description')).toEqual([
      'Std Hours - Heron Depot',
      'Nights 22:00-06:00',
      'Holiday Pay 12.07%',
    ]);
    expect(values(reading, 'PayItem', 'rateAmount')).toEqual([12.5, 15, undefined]);
    expect(values(reading, 'PayPeriod', 'netPay')).toEqual(['518.12']);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Otter Staffing Ltd']);
    expect(reading.expectations.warnings).toEqual([]);
  });
});
