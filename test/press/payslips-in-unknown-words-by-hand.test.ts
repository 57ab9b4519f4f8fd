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

  it('are read where gross pay without all that was taken off is left, in a tile over both lists', async () => {
    const tile = `#£1,720.44
      This lands in your account on Friday
`;
    const lists = paper({ taxable: 'Taxable pay' }).replace(' | 300:Net pay | 540r:1,720.44', '');
    const reading = await read(lists.replace('      *Payments', `      ${tile}\n      *Payments`));
    expect(amountOf(one(reading, 'PayPeriod'), 'netPay')).toBe('1720.44');
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

describe('what a strip at the head says in words that nobody knows', () => {
  const strip = (labels: string, values: string, mark = '#ALDERSTOKE'): string => `
      ${mark}
      Miss Carla Oduya | 330:Payment date 27.02.2026
      NI number PB 27 41 36 B | 330:Tax code 1257L
      ${labels}
      ${values}
      *Payments | 250r:*Amount | 300:*Deductions | 540r:*Amount
      Salary | 250r:2,000.00 | 300:Income tax | 540r:190.40
      Standby | 250r:100.00 | 300:National Insurance | 540r:84.16
      Gross pay | 250r:2,100.00 | 300:Total deductions | 540r:274.56
      300:Net pay | 540r:1,825.44
      Alderstoke Joinery Limited. Registered in England 0412 8871.`;

  it('is known by its form: the letter of nearly everybody, the month of the day of payment', async () => {
    const reading = await read(strip('Payroll number | 150:Buchstabe | 300:Monatszahl', '00417 | 150:A | 300:11'));
    expect(valuesOf(reading, 'TaxBasis', 'parameters')).toContainEqual({ niLetter: 'A' });
    expect(valuesOf(reading, 'PayPeriod', 'period')).toEqual(['11']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted where it may be something else, and the number of the employee always', async () => {
    const reading = await read(strip('Kennung | 150:Buchstabe | 300:Monatszahl', '00417 | 150:M | 300:7'));
    expect(valuesOf(reading, 'Employment', 'reference')).toEqual(['00417']);
    expect(warningsOf(reading)).toEqual(
      expect.arrayContaining([
        "No label that is known tells the employee's number: 00417, 7.",
        'The tax period was not found.',
        'The letter of National Insurance was not found.',
      ]),
    );
  });

  it('leaves the company of a wordmark its whole name, in whatever letters the mark is set', async () => {
    for (const mark of ['#ALDERSTOKE', '#alderstoke', '#Alderstoke Joinery']) {
      const reading = await read(
        strip('Payroll number | 150:NI category | 300:Tax month', '00417 | 150:A | 300:11', mark),
      );
      expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Alderstoke Joinery Limited']);
    }
  });
});

describe('a day that may be that of payment', () => {
  it('is none of the first and last day of the period: that none was found is said', async () => {
    const reading = await read(`
      *Skelwith Joinery Ltd | 330:*PAYSLIP
      Ms Petra Lindholm | 330:Payroll ID 00051882
      Zeitraum | 150:Month 9 (6 December 2025 to 5 January 2026)
      NI number PB 27 41 36 B | 330:Tax code 1257L
      NI category A
      *Payments | 250r:*Amount | 300:*Deductions | 540r:*Amount
      Salary | 250r:2,100.00 | 300:Income tax | 540r:190.40
      Gross pay | 250r:2,100.00 | 300:Net pay | 540r:1,909.60`);
    expect(valuesOf(reading, 'PayPeriod', 'paymentDate')).toEqual([undefined]);
    expect(warningsOf(reading)).toContain('The day of payment was not found.');
  });

  it('has its month known by the name or the unit behind it', async () => {
    for (const month of ['11 - February 2026', '11 (Monthly)']) {
      const reading = await read(paper({}).replace('Tax month 11', `Zeitraum | 100:${month}`));
      expect(valuesOf(reading, 'PayPeriod', 'period')).toEqual(['11']);
    }
  });
});

describe('two columns beneath a heading of the year', () => {
  it('are of the period and of the year where only the second says so', async () => {
    const reading = await read(`${paper({})}
      *Cumulated values | 250r:Zeitraum | 350r:Tax year to date
      Gross pay | 250r:2,100.00 | 350r:23,100.00
      Tax paid | 250r:190.40 | 350r:2,094.40
      NI contributions | 250r:84.16 | 350r:925.76`);
    expect(amountOf(one(reading, 'TaxCumulation'), 'grossPay')).toBe('23100.00');
    expect(amountOf(one(reading, 'TaxCumulation'), 'taxPaid')).toBe('2094.40');
  });
});

describe('a house with a name like a person', () => {
  it('is none where a titled name stands over it, whatever stands beside both', async () => {
    const reading = await read(`
      *Skelwith Joinery Ltd | 330:*PAYSLIP
      Ms Petra Lindholm
      ^^330:Payment date 27.02.2026
      Ty Gwyn | 330:Payroll ID 00051882
      12 Heol Las | 330:NI category A
      Penarth | 330:Tax code 1257L
      CF64 2RW | 330:NI number PB 27 41 36 B
      *Payments | 250r:*Amount | 300:*Deductions | 540r:*Amount
      Salary | 250r:2,100.00 | 300:Income tax | 540r:190.40
      Gross pay | 250r:2,100.00 | 300:Net pay | 540r:1,909.60`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Ms Petra Lindholm']);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['Ty Gwyn', '12 Heol Las', 'Penarth']]);
  });
});
