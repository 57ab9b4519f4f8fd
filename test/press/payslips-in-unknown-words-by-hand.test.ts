// Payslips set by hand whose figures stand under words that nobody knows: what their sums tell is read, what is missing is doubted.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const HEAD = `
      *Skelwith Joinery Ltd | 330:*PAYSLIP
      Ms Petra Lindholm | 330:Payroll ID 00051882
      6 Weir Row | 330:Payment date 27.02.2026
      Kendal | 330:Tax code 1257L
      LA9 4QX | 330:NI number PB 27 41 36 B
      Tax month 11 | 330:NI category A
`;

interface Words {
  readonly gross?: string;
  readonly total?: string;
  readonly taxable?: string;
  readonly year?: string;
}

/** A payslip whose sums are called so. */
const paper = ({
  gross = 'Gross pay',
  total = 'Total deductions',
  taxable = 'Taxable pay',
  year = '',
}: Words): string => `${HEAD}
      *Payments | 250r:*Amount | 300:*Deductions | 540r:*Amount
      Salary | 250r:2,000.00 | 300:Income tax | 540r:190.40
      Standby | 250r:100.00 | 300:National Insurance | 540r:84.16
      300:Pension | 540r:105.00
      ${gross} | 250r:2,100.00 | 300:${total} | 540r:379.56
      ${taxable} | 250r:1,995.00 | 300:Net pay | 540r:1,720.44
      ${year}`;

const year = ({ gross = 'Gross pay', tax = 'Tax paid', ni = 'NI paid' }: Record<string, string>): string => `
      *Year to date
      ${gross} | 250r:23,100.00
      Taxable pay | 250r:21,945.00
      ${tax} | 250r:2,094.40
      ${ni} | 250r:925.76
      Pension | 250r:1,155.00`;

describe('sums under words that nobody knows', () => {
  it('are read where what was paid and taken off comes to them', async () => {
    const reading = await read(paper({ gross: 'Brutto', total: 'Abzug' }));
    const period = one(reading, 'PayPeriod');
    expect(amountOf(period, 'grossPay')).toBe('2100.00');
    expect(amountOf(period, 'totalDeductions')).toBe('379.56');
    expect(valuesOf(reading, 'PayDeduction', 'totalAmount')).toEqual(['190.40', '84.16', '105.00']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('are read where gross pay without the pension is what is taxed', async () => {
    const reading = await read(paper({ taxable: 'Steuerpflichtig' }));
    expect(amountOf(one(reading, 'PayPeriod'), 'taxablePay')).toBe('1995.00');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('are none where nothing comes to them', async () => {
    const reading = await read(`${HEAD}
      *Payments | 250r:*Amount | 300:*Deductions | 540r:*Amount
      Salary | 250r:2,000.00 | 300:Income tax | 540r:190.40
      Standby | 250r:100.00 | 300:National Insurance | 540r:84.16
      Gross pay | 250r:2,100.00 | 300:Net pay | 540r:1,825.44
      Uniform held | 250r:60.00`);
    expect(amountOf(one(reading, 'PayPeriod'), 'totalDeductions')).toBe('undefined');
  });
});

describe('figures of the year under words that nobody knows', () => {
  it('are doubted where such a one is missing', async () => {
    for (const [field, words, property] of [
      ['gross', 'Brutto', 'grossPay'],
      ['tax', 'Steuer', 'taxPaid'],
      ['ni', 'N CONTS', 'niPaid'],
    ] as const) {
      const reading = await read(paper({ year: year({ [field]: words }) }));
      expect(amountOf(one(reading, 'TaxCumulation'), property)).toBe('undefined');
      expect(warningsOf(reading)).toEqual([`What may be a figure of the year to date was not read: ${words}.`]);
    }
  });

  it('are read where that of the period beside it is known by its amount', async () => {
    const reading = await read(`${paper({})}
      *Balances | 250r:*This period | 350r:*Year to date
      Brutto | 250r:2,100.00 | 350r:23,100.00
      Tax paid | 250r:190.40 | 350r:2,094.40
      NI paid | 250r:84.16 | 350r:925.76`);
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('23100.00');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('are nothing to doubt where none is missing, or what is printed cannot be it', async () => {
    const reading = await read(`${paper({ year: year({}) })}
      Tool fund | 250r:60.00
      Annual salary | 250r:24,000.00`);
    expect(warningsOf(reading)).toEqual([]);
  });
});
