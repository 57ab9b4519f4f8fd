// Payslips that set this month beside the one before, parts of what is taken off with totals of their own, and letters.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

describe('months side by side', () => {
  it('are paid for in the latest of them', async () => {
    const reading = await read(`
      #Heron Nurseries Ltd
      Payslip for: Miss Efa Bowen | 350:NI: PB 27 41 36 B
      Pay date 31 May 2026 | 350:Tax code 1257L  NI category A
      260r:*April | 360r:*May | 460r:*This year
      *Earnings
      Basic salary | 260r:2,000.00 | 360r:2,100.00 | 460r:4,100.00
      Bonus | 260r:0.00 | 360r:150.00 | 460r:150.00
      *Gross pay | 260r:2,000.00 | 360r:2,250.00 | 460r:4,250.00
      *Deductions
      Income tax | 260r:190.40 | 360r:240.40 | 460r:430.80
      National Insurance | 260r:76.16 | 360r:96.16 | 460r:172.32
      *Total deductions | 260r:266.56 | 360r:336.56 | 460r:603.12
      *Net pay | 260r:1,733.44 | 360r:1,913.44 | 460r:3,646.88`);
    expect(valuesOf(reading, 'PayItem', 'totalAmount')).toEqual(['2100.00', '150.00']);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['240.40', '96.16']);
    expect(valuesOf(reading, 'PayPeriod', 'netPay')).toEqual(['1913.44']);
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('430.80');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('the name over an address', () => {
  it('is that of who is paid, the employer’s right over it', async () => {
    const reading = await read(`
      #Dipper & Daughters Ltd
      Cerys Bowen | 300:Payslip
      9 Chapel Street | 300:October 2025
      Bala LL23 7AE
      *Employee ID | 160:*National Insurance | 320:*Tax code | 440:*Paid on
      EMP0031 | 160:PB 27 41 36 B (A) | 320:1257L | 440:31 Oct 2025

      *Pay | 240r:*Hours | 300r:*Rate | 380r:*This period | 470r:*Year to date
      Hourly pay | 240r:151.50 | 300r:£13.20 | 380r:£1,999.80 | 470r:£13,998.60
      Sick pay (SSP) | 380r:£47.50 | 470r:£47.50
      Total pay | 380r:£2,047.30 | 470r:£14,046.10
      *Tax and other deductions | 380r:*This period | 470r:*Year to date
      Income tax (PAYE) | 380r:£199.80 | 470r:£1,363.00
      Employee NI | 380r:£79.98 | 470r:£545.89
      Total deductions | 380r:£279.78 | 470r:£1,908.89
      *Take home pay | 380r:*£1,767.52`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Cerys Bowen']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a figure of the year in a part of what is taken off', () => {
  it('is doubted where that part has a total of its own', async () => {
    const reading = await read(`
      *Gannet Freight plc
      Name: Pugh, Lowri (Ms) | 300:Payroll no: G/00771
      Tax Code: S1257L M1 | 300:N.I. No: PB274136B Table: A
      Period: 08 | 300:Paid: 26/11/2025

      *PAY | 180r:*£ | 200:*STATUTORY DEDUCTIONS | 360r:*£ | 380:*OTHER DEDUCTIONS | 545r:*£
      BASIC PAY | 180r:2,150.00 | 200:TAX | 360r:221.40 | 380:UNION | 545r:14.50
      SHIFT PREM | 180r:160.00 | 200:N.I. | 360r:101.00 | 380:SOCIAL CLUB | 545r:2.00
      *TOTAL PAY | 180r:*2,310.00 | 200:*TOTAL | 360r:*322.40 | 380:*TOTAL | 545r:*16.50
      *THIS YEAR | 200:Taxable pay | 360r:18,480.00 | 380:Tax paid | 545r:1,771.20
      380:N.I. paid | 545r:808.00
      *NET PAY | 545r:*1,971.10`);
    expect(warningsOf(reading).join()).toContain('N.I. paid');
  });
});
