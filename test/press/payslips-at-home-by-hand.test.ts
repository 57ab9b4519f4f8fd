// Payslips with several addresses, or none of whom they pay.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf } from './paper-by-hand.ts';

const paper = (head: string, foot = ''): string => `
  ${head}
  Name | 180:Odette Farrimond | 330:Tax month | 420:5
  NI number | 180:PB 27 41 36 B | 330:NI category | 420:A
  Tax code | 180:1257L | 330:Date of payment | 420:28 August 2026

  *Payments | 250r:*Amount | 300:*Deductions | 500r:*Amount
  Basic pay | 250r:2,400.00 | 300:Income tax | 500r:270.40
  Supplement | 250r:100.00 | 300:National Insurance | 500r:116.16
  Gross pay | 250r:2,500.00 | 300:Total deductions | 500r:386.56

  *Net pay | 500r:*£2,113.44
  ${foot}`;

describe('a payslip that prints no home', () => {
  it('does not let its employee live at the employer', async () => {
    const reading = await read(
      paper(`#Marrick Thole LLP
      Surveyors · 14 Cloth Hall Row, Ripon, HG4 1QE
      `),
    );
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Odette Farrimond']);
    expect(valuesOf(reading, 'Address', 'postcode')).toEqual([]);
  });

  it('nor at the accountants who made it', async () => {
    const reading = await read(
      paper(
        `*Your payslip
        Employer | 180:Farrimond Glass Ltd`,
        `
        Kind regards,
        Quennell Accountants
        2 Butter Cross, Ripon HG4 2AZ`,
      ),
    );
    expect(valuesOf(reading, 'Address', 'postcode')).toEqual([]);
  });
});

describe('a payslip that prints a home', () => {
  it('reads it beneath its label, without a name', async () => {
    const reading = await read(
      paper(`#Marrick Thole LLP
      Surveyors · 14 Cloth Hall Row, Ripon, HG4 1QE

      330:Address
      330:7 Sandlass Lane
      330:Bedale
      330:DL8 3QW
      `),
    );
    expect(valuesOf(reading, 'Address', 'postcode')).toEqual(['DL8 3QW']);
  });
});
