// Names of a payslip on two lines around their amount, in whose height something of another part stands.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const paper = (rows: string, foot = ''): string => `
  *Tarn and Rigg Care Trust | 540r:*Payslip

  Employee: Ms Petra Lindley | 250:Payroll no. 40117 | 400:NI number PB 27 41 36 B
  Tax code 1257L | 250:NI letter A | 400:Pay date 25/09/2026
  Tax period Month 6

  *Payments | 290r:*£ | 300:*Deductions | 540r:*£
  Basic pay | 290r:2,400.00 | 300:PAYE tax | 540r:290.50
  Weekend duty | 290r:60.00 | 300:Employee NI | 540r:116.16
  ${rows}

  *Gross pay | 290r:*2,500.00 | 300:*Total deductions | 540r:*436.66
  *Net pay | 540r:*2,063.34
  ${foot}`;

describe('a name on two lines around its amount', () => {
  it('is that of a deduction in whose row a payment stands, with the rate that it ends in', async () => {
    const reading = await read(
      paper(`
      300:Works pension scheme
      ^^Late duty | 290r:40.00 | 540r:30.00
      ^^300:5.8%`),
    );
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Basic pay', 'Weekend duty', 'Late duty']);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toEqual([
      'PAYE tax',
      'Employee NI',
      'Works pension scheme 5.8%',
    ]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is that of a figure of the year in whose row a line of the address stands', async () => {
    const reading = await read(
      paper(
        'Late duty | 290r:40.00 | 300:Room charge | 540r:30.00',
        `
      390:*Year to date
      390:Total gross pay TD | 540r:15,000.00
      Ms Petra Lindley | 390:Tax paid TD | 540r:1,743.00
      14 Corve Lane
      390:National Insurance
      ^^Ludlow | 540r:696.96
      ^^390:TD`,
      ),
    );
    expect(amountOf(one(reading, 'TaxCumulation'), 'niPaid')).toBe('696.96');
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted where its lines are too far off to be known for one', async () => {
    const reading = await read(
      paper(
        'Late duty | 290r:40.00 | 300:Room charge | 540r:30.00',
        `
      390:*Year to date
      390:Total gross pay TD | 540r:15,000.00
      Ms Petra Lindley | 390:Tax paid TD | 540r:1,743.00
      390:National Insurance
      14 Corve Lane | 540r:696.96
      390:TD`,
      ),
    );
    expect(valuesOf(reading, 'TaxCumulation', 'niPaid')).toEqual([undefined]);
    expect(warningsOf(reading)).toContain(
      'What may be a figure of the year to date was not read: National Insurance TD.',
    );
    const lent = await read(
      paper(`
      300:Room charge
      Late duty | 290r:40.00 | 540r:30.00
      300:in August`),
    );
    expect(valuesOf(lent, 'PayDeduction', 'description')).toContain('Late duty');
    expect(warningsOf(lent)).toContain('One name was read for a payment and a deduction: Late duty.');
  });
});
