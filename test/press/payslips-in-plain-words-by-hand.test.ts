// Payslips that head their parts in plain words: a strip as from a till, three columns, tiles, and an e-mail.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

describe('a payslip as narrow as a receipt', () => {
  it('reads what is taken off in all, the year beneath, and the letter of its own row', async () => {
    const reading = await read(`
      *MOORCOCK CAFE LTD
      3 Bridge Gate HX7 8AA
      ------------------------------
      PAY SLIP
      Name | 200r:T. Ackroyd
      Staff no | 200r:23
      NI | 200r:RJ 40 17 52 C
      Table | 200r:A
      Code | 200r:1257L
      Paid | 200r:06/02/26
      Week | 200r:44
      ------------------------------
      Floor hours 20 @ 12.50 | 200r:250.00
      Tronc | 200r:31.50
      GROSS | 200r:281.50
      ------------------------------
      Tax | 200r:21.30
      NI | 200r:9.10
      Tab | 200r:4.50
      OFF | 200r:34.90
      ------------------------------
      *TO PAY | 200r:*246.60
      ------------------------------
      YEAR SO FAR
      Gross | 200r:11,920.40
      Tax | 200r:702.20
      NI | 200r:301.75`);
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('34.90');
    expect(valuesOf(reading, 'TaxBasis', 'parameters')).toContainEqual({ niLetter: 'A' });
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('11920.40');
    expect(amountOf(one(reading, 'TaxCumulation'), 'niPaid')).toBe('301.75');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a payslip of three columns under `Pay`, `Taken off` and `This tax year`', () => {
  it('keeps the year out of the month', async () => {
    const reading = await read(`
      #Gosling Green Primary Academy | 540r:*Pay advice

      Mrs Imke Fothergill | 330:Pay number | 540r:5120-07
      8 Beck Side | 330:NI number | 540r:NX 27 60 14 D
      Staveley | 330:NI letter | 540r:A
      LA8 9LX | 330:Tax code | 540r:1263L
      330:Paid | 540r:28 November 2025
      330:Month | 540r:8

      *Pay | 215r:*£ | 235:*Taken off | 390r:*£ | 410:*This tax year | 540r:*£
      Salary SCP 12 | 215r:1,700.00 | 235:Tax | 390r:130.40 | 410:Gross | 540r:13,600.00
      First aid | 215r:25.00 | 235:NI | 390r:54.16 | 410:Taxable | 540r:12,811.60
      235:LGPS 5.8% | 390r:98.60 | 410:Tax | 540r:1,043.20
      235:Unison | 390r:12.00 | 410:NI | 540r:433.28
      *Total | 215r:*1,725.00 | 235:*Total | 390r:*295.16 | 410:LGPS | 540r:788.40

      410:*In your bank | 540r:*£1,429.84`);
    expect(amountOf(one(reading, 'PayPeriod'), 'grossPay')).toBe('1725.00');
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('1429.84');
    expect(valuesOf(reading, 'PayItem', 'totalAmount')).toEqual(['1700.00', '25.00']);
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('13600.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'pensionPaid')).toBe('788.40');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a payslip of tiles with the label beneath each', () => {
  it('reads figures and names over their labels, and signs that only say what was taken off', async () => {
    const reading = await read(`
      #Your pay
      *Peregrine Looms Ltd

      #£2,204.34 | 220:#£2,900.00 | 400:#£695.66
      ^take-home | 220:before anything came off | 400:came off

      Lukas Hollin-Osei | 220:Weaver II | 400:PL-0117
      ^employee | 220:role | 400:employee no.
      30 January 2026 | 220:1 Jan - 31 Jan 2026 | 400:10
      ^paid on | 220:pay period | 400:tax month
      1257L | 220:TR 52 17 08 B | 400:A
      ^tax code | 220:NI number | 400:NI category

      *What made up your pay
      Salary | 540r:+ £2,780.00
      On call | 540r:+ £120.00

      *What came off
      Income tax | 540r:- £370.40
      National Insurance | 540r:- £148.16
      Pension (5%) | 540r:- £185.00
      Cycle to work refund | 540r:+ £7.90

      *Since April
      Pay | 540r:£28,940.00
      Tax | 540r:£3,702.00
      National Insurance | 540r:£1,481.40`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Lukas Hollin-Osei']);
    expect(one(reading, 'Employment')?.['jobTitle']).toBe('Weaver II');
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('2204.34');
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('695.66');
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['370.40', '148.16', '185.00', '7.90']);
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('28940.00');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a payslip in an e-mail', () => {
  it('reads lines of dots, and what is told of the year beneath its heading', async () => {
    const reading = await read(`
      Payslip for December 2025 from Inkhorn Books LLP

      Employer: Inkhorn Books LLP
      Employee: Greta Stowe (ref IB/31)
      National Insurance: EB 27 31 90 A, letter A
      Tax code: 1257L
      Tax month: 9
      Pay date: Friday 19 December 2025

      PAY
      Basic pay ............... 1,650.00
      Christmas bonus ......... 75.00
      Total pay ............... 1,725.00

      LESS
      PAYE .................... 135.40
      Employee NI ............. 54.16
      Total deductions ........ 189.56

      NET PAY ................. 1,535.44

      Totals this tax year
      Pay 14,925.00, taxable pay 14,925.00, PAYE 1,098.00, NI 440.64`);
    expect(valuesOf(reading, 'PayItem', 'totalAmount')).toEqual(['1650.00', '75.00']);
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('14925.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('1098.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'niPaid')).toBe('440.64');
    expect(warningsOf(reading)).toEqual([]);
  });
});
