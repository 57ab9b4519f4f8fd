// Payslips as suites of business programs print them: labels and values in two columns of the head, the payroll by its name.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const paper = (post: string, payroll: string): string => `
  #Payslip | 330:Fernhollow Timber Limited

  *Employee details
  110r:Employee name | 120:Idris Quillfeather | 420r:Payroll | 430:${payroll}
  110r:Person number | 120:40418233 | 420r:Payment date | 430:26-Sep-2025
  110r:Job | 120:${post} | 420r:Tax period | 430:6
  110r:NI number | 120:JB 40 17 26 A | 420r:Tax code | 430:1257L

  *Payments | 300r:*Amount | 320:*Deductions | 540r:*Amount
  Basic Hours | 300r:2,600.00 | 320:PAYE | 540r:310.40
  Overtime | 300r:120.00 | 320:NI Employee | 540r:134.16
  Total payments | 300r:2,720.00 | 320:Total deductions | 540r:444.56

  *Net pay | 540r:*2,275.44`;

describe('a payslip of a business suite', () => {
  it('has the frequency that the name of its payroll ends in', async () => {
    const reading = await read(paper('Joiner', 'Northern Depots Monthly'));
    expect(valuesOf(reading, 'Employment', 'payFrequency')).toEqual(['Monthly']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('has no department in a post that begins with the word for one', async () => {
    const reading = await read(paper('Section Foreman, Sawmill', 'Northern Depots Monthly'));
    expect(valuesOf(reading, 'Employment', 'jobTitle')).toEqual(['Section Foreman, Sawmill']);
    expect(valuesOf(reading, 'Employment', 'department')).toEqual([undefined]);
  });
});
