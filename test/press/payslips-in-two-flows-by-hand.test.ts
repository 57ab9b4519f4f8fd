// Payslips set by hand in strips, in which names and amounts run across, pair by pair, and no heading stands over them.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const strips = (foot: (total: string, name: string, figure: string) => string): string => `
  *TARN AND RIGG RESCUE SERVICE
  Pay Advice

  Name | 250:Employee No. | 400:Rank
  *SC P R LINDLEY | 250:*30217 | 400:*Second Coxswain
  NI Number | 150:NI Letter | 250:Tax Code | 350:Tax Month | 450:Pay Date
  *PB 27 41 36 B | 150:*A | 250:*1257L | 350:*8 | 450:*28-Nov-2025

  Basic Pay | 298r:3,000.00 | 310:Coast Weighting | 562r:200.00
  Overtime 1.33 | 160:9.00 @ 30.00 | 298r:270.00 | 310:Callout 1.50 | 424:2.00 @ 30.00 | 562r:60.00
  Rest Day 10% | 160:10.00 @ 2.00 | 298r:20.00
  ${foot('Payments this month', 'Gross Pay', '£3,550.00')}

  Income Tax | 298r:500.40 | 310:National Insurance | 562r:200.16
  Service Pension 2015 | 298r:300.00 | 310:Lifeboat Fund | 562r:5.00
  Savings Club | 298r:40.00
  ${foot('Deductions this month', 'Total Deductions', '£1,045.56')}

  Gross Pay TD | 150:Taxable Pay TD | 250:Tax Paid TD | 350:NI Paid TD | 450:Pension TD
  *28,400.00 | 150:*26,000.00 | 250:*4,003.20 | 350:*1,601.28 | 450:*2,400.00

  Taxable Pay this month | 220:Paid into account | 400:Net Pay
  *3,250.00 | 220:*XX-XX-18 ••••0417 | 400:*£2,504.44`;

const BENEATH = (total: string, name: string, figure: string): string => `*${total} | 461:${name}
  461:*${figure}`;
const BESIDE = (_total: string, name: string, figure: string): string => `*${name} | 562r:*${figure}`;

describe('a payslip whose names and amounts run across strips', () => {
  it.each([
    ['beneath their labels', BENEATH],
    ['beside them', BESIDE],
  ])('gives them by the totals, which stand %s', async (_where, foot) => {
    const reading = await read(strips(foot));
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual([
      'Basic Pay',
      'Coast Weighting',
      'Overtime 1.33',
      'Callout 1.50',
      'Rest Day 10%',
    ]);
    expect(valuesOf(reading, 'PayItem', 'workAmount')).toEqual([undefined, undefined, 9, 2, 10]);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['500.40', '200.16', '300.00', '5.00', '40.00']);
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('2504.44');
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('3250.00');
    expect(warningsOf(reading)).toEqual([]);
  });
});
