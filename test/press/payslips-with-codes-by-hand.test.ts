// Payslips set by hand whose pay elements are numbered: the codes stand a space before the names, or in a column of their own.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const HEAD = `
      #Larch & Fen Foundry Ltd
      *Employee | 200:*NI Number | 330:*Tax Code | 430:*Pay Date
      Orla Fenn | 200:JN402218A | 330:1257L | 430:30/06/2026
`;
const FOOT = `
      Total deductions | 400r:160.00
      *Net pay | 400r:2,340.00`;

describe('a payslip whose pay elements are numbered', () => {
  it.each([
    [
      'a space before their names',
      `
      *Code Payments | 240r:*Units | 320r:*Rate | 400r:*Amount
      1000 Basic Hours | 240r:150.00 | 320r:14.0000 | 400r:2,100.00
      1045 Night Premium | 240r:80.00 | 320r:5.0000 | 400r:400.00
      Total gross pay | 400r:2,500.00

      *Code Deductions | 400r:*Amount
      /405 Income Tax | 400r:110.00
      /450 NI Contributions | 400r:40.00
      5333 Union Subs | 400r:10.00`,
    ],
    [
      'some of them in a column of their own',
      `
      *Code Payments | 240r:*Units | 320r:*Rate | 400r:*Amount
      1000 | 80:Basic Hours | 240r:150.00 | 320r:14.0000 | 400r:2,100.00
      1045 | 80:Night Premium | 240r:80.00 | 320r:5.0000 | 400r:400.00
      Total gross pay | 400r:2,500.00

      *Code Deductions | 400r:*Amount
      /405 Income Tax | 400r:110.00
      /450 NI Contributions | 400r:40.00
      5333 | 80:Union Subs | 400r:10.00`,
    ],
    [
      'units and rates close together',
      `
      *Code Payments | 240r:*Units | 280r:*Rate | 400r:*Amount
      1000 Basic Hours | 210:150.00 14.0000 | 400r:2,100.00
      1045 Night Premium | 210:80.00 5.0000 | 400r:400.00
      Total gross pay | 400r:2,500.00

      *Code Deductions | 400r:*Amount
      /405 Income Tax | 400r:110.00
      /450 NI Contributions | 400r:40.00
      5333 Union Subs | 400r:10.00`,
    ],
  ])('has the names without their codes: %s', async (_set, rows) => {
    const reading = await read(HEAD + rows + FOOT);
    expect(values(reading, 'PayItem', 'description')).toEqual(['Basic Hours', 'Night Premium']);
    expect(values(reading, 'PayDeduction', 'description')).toEqual(['Income Tax', 'NI Contributions', 'Union Subs']);
    expect(warnings(reading)).toEqual([]);
  });

  it('is doubted where one name alone begins with what may be a code', async () => {
    const reading = await read(`${HEAD}
      *Payments | 400r:*Amount
      1000 Basic Hours | 400r:2,100.00
      Night Premium | 400r:400.00
      Total gross pay | 400r:2,500.00

      *Deductions | 400r:*Amount
      Income Tax | 400r:110.00
      NI Contributions | 400r:50.00
      ${FOOT}`);
    expect(warnings(reading)).toContain(
      'The name of a payment or deduction begins with what may be its code: 1000 Basic Hours.',
    );
  });
});

describe('a name that ends in the multiple it is paid at', () => {
  it('keeps it, where a code stands before it in a column of its own', async () => {
    const reading = await read(`${HEAD}
      *Code | 80:*Description | 240r:*Hours | 320r:*Rate | 400r:*Amount
      0010 | 80:Basic Pay | 400r:2,100.00
      0200 | 80:Overtime 1.33 | 240r:20.00 | 320r:20.0000 | 400r:400.00
      Total gross pay | 400r:2,500.00

      *Code | 80:*Deductions | 400r:*Amount
      9001 | 80:Income Tax | 400r:110.00
      9100 | 80:NI Contributions | 400r:50.00${FOOT}`);
    expect(values(reading, 'PayItem', 'description')).toEqual(['Basic Pay', 'Overtime 1.33']);
    expect(warnings(reading)).toEqual([]);
  });
});
