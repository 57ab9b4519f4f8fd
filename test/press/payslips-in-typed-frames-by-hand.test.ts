// Payslips set by hand as line printers type them: in frames of signs that stand for strokes, with what matters typed letter by letter.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const RULE = '+----------------------------------------------------------+';

const framed = (sign: string): string =>
  `
      RULE
      40:$ | 50:HARTSOP QUARRIES LTD | 300:WAGE SLIP | 540:$
      40:$ | 50:THE PITS, KESWICK CA12 4QX | 540:$
      RULE
      40:$ | 50:NAME | 180:WORKS NO | 260:NI NO | 360:NI CAT | 430:TAX CODE | 540:$
      40:$ | 50:IVOR TALLIS | 180:0451 | 260:PB274136B | 360:A | 430:1257L | 540:$
      RULE
      40:$ | 50:DATE PAID 27/02/26 | 300:TAX WEEK 47 | 540:$
      RULE
      40:$ | 50:EARNINGS | 160:HOURS | 210:RATE | 260:CASH | 310:$ | 330:DEDUCTIONS | 480:CASH | 540:$
      40:$ | 50:---------------------------- | 310:$ | 330:---------------------- | 540:$
      40:$ | 50:BASIC | 190r:40.00 | 240r:12.5000 | 290r:500.00 | 310:$ | 330:PAYE TAX | 510r:51.60 | 540:$
      40:$ | 50:FACE ALLOWANCE | 290r:32.00 | 310:$ | 330:NAT INS | 510r:23.20 | 540:$
      40:$ | 310:$ | 330:SOCIAL CLUB | 510r:2.00 | 540:$
      40:$ | 50:GROSS PAY | 290r:532.00 | 310:$ | 330:TOTAL DEDUCTIONS | 510r:76.80 | 540:$
      RULE
      40:$ | 50:TO DATE | 120:GROSS PAY | 200:TAX PAID | 280:NI PAID | 540:$
      40:$ | 120:24700.00 | 200:2425.20 | 280:1090.40 | 540:$
      RULE
      40:$ | 50:EMPLOYER'S NI 62.10 | 400:N | 411:E | 422:T | 446:P | 457:A | 468:Y | 540:$
      40:$ | 410:GBP 455.20 | 540:$
      RULE`
    .replaceAll('RULE', `40:${RULE}${RULE}`)
    .replaceAll('$', sign);

describe('a payslip in a typed frame', () => {
  it.each(['I', '!'])('is read without the signs %s that it is drawn with', async (sign) => {
    const reading = await read(framed(sign));
    expect(one(reading, 'Organisation')?.['name']).toBe('HARTSOP QUARRIES LTD');
    expect(one(reading, 'Person')?.['name']).toBe('IVOR TALLIS');
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['BASIC', 'FACE ALLOWANCE']);
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['51.60', '23.20', '2.00']);
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('455.20');
    expect(amountOf(one(reading, 'TaxCumulation'), 'niPaid')).toBe('1090.40');
    expect(warningsOf(reading)).toEqual([]);
  });
});
