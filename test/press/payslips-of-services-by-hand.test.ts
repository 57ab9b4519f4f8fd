// Payslips of those who serve, nurse and sell: numbers that are worn, ranks for titles, names that hold rates, money given back.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const paper = (name: string, rows: string): string => `
  #Thornmoor Constabulary | 340:Statement of pay

  Name: | 130:${name} | 330:Date of payment: | 450:27 March 2026
  Collar number: | 130:7731 | 330:Tax month: | 450:12
  Payroll number: | 130:T0091842 | 330:Tax code: | 450:1257L
  N.I. letter: | 130:A | 330:N.I. number: | 450:JB 40 17 26 A

  ${rows}`;

const ROWS = `*Pay and allowances | 300r:*£ | 320:*Less: deductions | 540r:*£
  Basic Pay | 300r:2,600.00 | 320:Income Tax | 540r:310.40
  Overtime @ 1.33 | 300r:120.00 | 320:National Insurance | 540r:136.56
  Overtime @ 1.50 Rest Day | 300r:90.00 | 320:Federation | 540r:24.10
  Total gross pay | 300r:2,810.00 | 320:Total deductions | 540r:471.06

  *NET PAY | 540r:*2,338.94`;

describe('a payslip of a service', () => {
  it('has the number of the payroll before one that is worn, and the whole name of what holds a rate', async () => {
    const reading = await read(paper('PC Owen T Larkspur', ROWS));
    expect(one(reading, 'Employment')?.['reference']).toBe('T0091842');
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual([
      'Basic Pay',
      'Overtime @ 1.33',
      'Overtime @ 1.50 Rest Day',
    ]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('has the number that is worn where no other is printed', async () => {
    const reading = await read(paper('PC Owen T Larkspur', ROWS).replace(/Payroll number: \| 130:T0091842/, ' '));
    expect(one(reading, 'Employment')?.['reference']).toBe('7731');
  });

  it.each([
    ['PC Owen T Larkspur', ['PC', 'Owen', 'T', 'Larkspur']],
    ['SISTER OLIVE LARKSPUR', ['SISTER', 'OLIVE', undefined, 'LARKSPUR']],
    ['PC Larkspur', [undefined, 'PC', undefined, 'Larkspur']],
  ])('takes a rank for a title before a whole name: %s', async (name, parts) => {
    const person = one(await read(paper(name, ROWS)), 'Person');
    expect(['title', 'givenName', 'middleNames', 'familyName'].map((part) => person?.[part])).toEqual(parts);
  });
});

describe('the lists of a payslip', () => {
  it('hold an allowance that is named after an employer where their sum asks for it', async () => {
    const reading = await read(
      paper(
        'Mr Owen T Larkspur',
        ROWS.replace('Overtime @ 1.33 |', 'Lead Employer Allow |').replace('Overtime @ 1.50 Rest Day', 'Weekend'),
      ),
    );
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Basic Pay', 'Lead Employer Allow', 'Weekend']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('hold what is given back, with CR behind it, under what has been taken off', async () => {
    const reading = await read(
      paper(
        'Mr Owen T Larkspur',
        `*What you’ve earned | 540r:*£
        BASIC PAY | 540r:1,900.00
        NIGHT PREMIUM | 540r:82.00
        *TOTAL GROSS PAY | 540r:*1,982.00

        *What’s been taken off | 540r:*£
        INCOME TAX | 540r:186.80
        NATIONAL INSURANCE | 540r:74.72
        UNIFORM | 540r:12.50
        SHOP REFUND | 544r:3.75CR
        *TOTAL DEDUCTIONS | 540r:*270.27

        *Take home pay | 540r:*£1,711.73`,
      ),
    );
    const deductions = nodesOf(reading, 'PayDeduction');
    expect(deductions.map(({ description }) => description)).toEqual([
      'INCOME TAX',
      'NATIONAL INSURANCE',
      'UNIFORM',
      'SHOP REFUND',
    ]);
    expect(deductions.at(-1)?.['totalAmount']).toMatchObject({ amount: '3.75', direction: 'Credit' });
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('the boxes beneath the lists of a payslip', () => {
  it('reach as far as the labels beneath a heading that stands in the middle over two columns of them', async () => {
    const reading = await read(
      paper(
        'Mr Owen T Larkspur',
        `120:*Pay and allowances | 420:*Deductions
        Basic Pay | 300r:2,600.00 | 342:Income Tax | 540r:310.40
        Weekend | 300r:210.00 | 342:National Insurance | 540r:136.56
        342:Local pension | 540r:140.50

        95:*YEAR TO DATE BALANCES (THIS POST ONLY) | 385:*THIS PERIOD SUMMARY
        GROSS PAY | 170r:33,720.00 | 222:NI LETTER | 317:A | 336:TAXABLE PAY | 540r:2,669.50
        TAXABLE PAY | 170r:32,034.00 | 222:NI CONTS | 322r:1,638.72 | 336:TOTAL PAYMENTS | 540r:2,810.00
        TAX PAID | 170r:3,724.80 | 222:PENSION | 322r:1,686.00 | 336:TOTAL DEDUCTIONS | 540r:587.46
        336:NET PAY | 540r:2,222.54`,
      ),
    );
    const year = one(reading, 'TaxCumulation');
    expect(['grossPay', 'taxPaid', 'niPaid', 'pensionPaid'].map((name) => amountOf(year, name))).toEqual([
      '33720.00',
      '3724.80',
      '1638.72',
      '1686.00',
    ]);
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('2669.50');
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('reach as far as labels that stand over their figures', async () => {
    const reading = await read(
      paper(
        'Mr Owen T Larkspur',
        `120:*Pay and allowances | 420:*Deductions
        Basic Pay | 300r:2,600.00 | 342:Income Tax | 540r:310.40
        Weekend | 300r:210.00 | 342:National Insurance | 540r:136.56
        342:Local pension | 540r:140.50

        95:*YEAR TO DATE BALANCES (THIS POST ONLY) | 385:*THIS PERIOD SUMMARY
        GROSS PAY | 150:NI LETTER | 240:NI PAY | 331:PENSIONABLE PAY | 450:TAXABLE PAY
        33,720.00 | 150:A | 240:33,720.00 | 331:2,600.00 | 450:2,669.50

        TAX PAID | 150:NI CONTS | 240:PENSION | 331:TOTAL PAYMENTS | 450:TOTAL DEDUCTIONS
        3,724.80 | 150:1,638.72 | 240:1,686.00 | 331:2,810.00 | 450:587.46

        331:NET PAY
        331:2,222.54`,
      ),
    );
    expect(amountOf(one(reading, 'PayPeriod'), 'pensionablePay')).toBe('2600.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'niPaid')).toBe('1638.72');
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
