// Payslips set by hand in ruled tables: rates with their currency, two tables of two times side by side, figures of the year whose heads
// stand over another table, and a body that a label names by a part of it.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const PERSON = `
      Name | 150:Ms Una Kettle | 330:Payment date | 450:26 September 2025
      NI number | 150:RS 60 41 77 C | 330:Tax code | 450:1257L
      NI category | 150:C | 330:Tax month | 450:6`;

const DEDUCTIONS = `
      *Deductions | 400r:*This month (£) | 540r:*Year to date (£)
      PAYE tax | 400r:190.40 | 540r:1,142.40
      National Insurance | 400r:76.16 | 540r:456.96
      *Total deductions | 400r:*266.56 | 540r:*1,599.36
      *Net pay | 540r:*£1,733.44`;

describe('a rate with its currency', () => {
  it('is no name of a payment', async () => {
    const reading = await read(`
      *Tarn Garden Centre Ltd | 540r:*Payslip
      ${PERSON}
      *Description | 250r:*Hours | 330r:*Rate | 430r:*Current | 540r:*Year to date
      Hourly pay | 250r:100.00 | 330r:£13.850 | 430r:£1,385.00 | 540r:£8,310.00
      Overtime pay | 250r:30.00 | 330r:£20.500 | 430r:£615.00 | 540r:£3,690.00
      *Total gross pay | 430r:*£2,000.00 | 540r:*£12,000.00
      *Deductions | 430r:*Current | 540r:*Year to date
      PAYE tax | 430r:£190.40 | 540r:£1,142.40
      Employee NI | 430r:£76.16 | 540r:£456.96
      *Total deductions | 430r:*£266.56 | 540r:*£1,599.36
      *Net pay | 540r:*£1,733.44`);
    expect(nodesOf(reading, 'PayItem').map((node) => node['description'])).toEqual(['Hourly pay', 'Overtime pay']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('two tables of two times beside each other', () => {
  it('are two, though the heading of the second is not known', async () => {
    const reading = await read(`
      *Tarn Instruments plc | 540r:*Salary statement September 2025
      ${PERSON}
      *Description | 330r:*Payment | 430r:*Deduction | 540r:*Year to date
      Monthly salary | 330r:2,000.00 | 540r:12,000.00
      PAYE tax | 430r:190.40 | 540r:1,142.40
      Employee NI | 430r:76.16 | 540r:456.96
      *Totals | 330r:*2,000.00 | 430r:*266.56
      *Net amount paid | 540r:*1,733.44

      *Benefits in kind (taxed, not paid) | 306:*Totals for tax and NI
      *Benefit | 205r:*This month | 290r:*Year to date | 450r:*This month | 540r:*Year to date
      Company car | 205r:438.67 | 290r:2,632.02 | 310:Gross pay | 450r:2,000.00 | 540r:12,000.00
      Private cover | 205r:71.25 | 290r:427.50 | 310:Taxable pay | 450r:2,509.92 | 540r:15,059.52
      310:NI-able pay | 450r:2,000.00 | 540r:12,000.00`);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2509.92');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('15059.52');
  });
});

describe('figures of two times under a heading of the year alone', () => {
  const payslip = (first: string): string => `
      #University of Tarnside
      ${PERSON}
      *Pay and allowances | 400r:*This month (£) | 540r:*Year to date (£)
      Salary | 400r:2,100.00 | 540r:12,600.00
      Cycle scheme | 400r:-100.00 | 540r:-600.00
      *Gross pay | 400r:*2,000.00 | 540r:*12,000.00
      ${DEDUCTIONS}

      *Cumulative figures for this employment
      NIable pay | 200r:${first} | 300r:12,000.00
      Taxable pay | 200r:1,900.00 | 300r:11,400.00`;

  it('are of the period and of the year, where one row repeats a pair that has heads', async () => {
    const reading = await read(payslip('2,000.00'));
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('1900.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPayOfWhichTaxPayable')).toBe('11400.00');
    expect(warningsOf(reading)).toEqual([
      'Printed with a minus among the payments, and given as a deduction: Cycle scheme.',
    ]);
  });

  it('are doubted where none does', async () => {
    expect(warningsOf(await read(payslip('2,050.00')))).toContain(
      'Two amounts stand beside a figure of the year to date, and no head tells which is of the year: NIable pay, Taxable pay.',
    );
  });
});

describe('the employer', () => {
  it('is the body at the head, where the label of the organisation names a part by its initials', async () => {
    const reading = await read(`
      *Department for Tides and Harbours | 540r:*Payslip
      *Name | 150:*Organisation | 330:*Payment date | 450:*NI number
      Ms Una Kettle | 150:DTH Fleet South | 330:26 September 2025 | 450:RS 60 41 77 C
      *Payments | 400r:*This month (£) | 540r:*Year to date (£)
      Salary | 400r:2,000.00 | 540r:12,000.00
      *Total payments | 400r:*2,000.00 | 540r:*12,000.00
      ${DEDUCTIONS}`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Department for Tides and Harbours']);
  });

  it('is no label that is called as a body is', async () => {
    const reading = await read(`
      University of Tarnside
      Name | 150:Ms Una Kettle | 330:Payment date | 450:26 September 2025
      NI number | 150:RS 60 41 77 C | 330:Tax code | 450:1257L
      #School | 150:Earth and Sea
      *Payments | 400r:*This month (£) | 540r:*Year to date (£)
      Salary | 400r:2,000.00 | 540r:12,000.00
      *Total payments | 400r:*2,000.00 | 540r:*12,000.00
      ${DEDUCTIONS}`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['University of Tarnside']);
  });
});

it('gives as gross pay what is called so, beside a total of payments with what is no pay', async () => {
  const reading = await read(`
      *Tarn Media Ltd | 540r:*Payslip
      ${PERSON}
      *Payments | 320:*Deductions
      Basic salary | 280r:£2,000.00 | 320:Tax | 540r:£190.40
      Mileage refunded | 280r:£38.70 | 320:National Insurance | 540r:£76.16
      *Total payments | 280r:*£2,038.70 | 320:*Total deductions | 540r:*£266.56
      *Take home pay | 540r:*£1,772.14
      *This period | 320:*Year to date
      Gross pay | 280r:£2,000.00 | 320:Gross pay | 540r:£12,000.00
      Taxable pay | 280r:£2,000.00 | 320:Taxable pay | 540r:£12,000.00`);
  expect(amountOf(one(reading, 'PayPeriod'), 'grossPay')).toBe('2000.00');
  expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('1772.14');
});
