// Payslips whose values stand beside their labels: each is what its own label says, and no piece of another.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf } from './paper-by-hand.ts';

const PAY = `
      *Payments | 280r:*Amount | 320:*Deductions | 540r:*Amount
      Salary | 280r:2,400.00 | 320:PAYE tax | 540r:270.60
      320:National Insurance | 540r:108.16
      320:Garrison Life Insurance | 540r:16.20
      *Gross pay | 280r:*2,400.00 | 320:*Total deductions | 540r:*394.96
      320:*Net pay | 540r:*2,005.04`;

describe('an address beside its label', () => {
  it('begins there: the number and the NI number above it are no lines of it', async () => {
    const reading = await read(`
      #Alderfold Umbrella Ltd | 420:#Payslip
      Employee | 150:Nerys Mair Tolland | 340:Payment date | 450:30/09/2026
      Employee ID | 150:AU-30518 | 340:Tax period | 450:Month 6
      NI number | 150:RE204418B | 340:Tax code | 450:1257L
      Address | 150:6 Cae Glas, Bethesda LL57 3AB | 340:NI category | 450:A
      ${PAY}`);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['6 Cae Glas, Bethesda']]);
    expect(valuesOf(reading, 'Person', 'nationalInsuranceNumber')).toEqual(['RE204418B']);
  });
});

describe('a payslip of the forces', () => {
  const slip = `
      #ROYAL MARSH REGIMENT PAY SERVICES LTD
      Service No: 40718822 | 330:Pay Date: 30-SEP-2026
      Name: SGT T R HOLBECK | 330:Tax Month: 06
      Tax Code: 1257L | 330:NI Number: RE204418B
      NI Category: A
      ${PAY}
      Queries should be raised with your Unit HR Admin office in the first instance.`;

  it('names its employee behind the rank', async () => {
    const reading = await read(slip);
    expect(valuesOf(reading, 'Person', 'title')).toEqual(['SGT']);
    expect(valuesOf(reading, 'Person', 'givenName')).toEqual(['T']);
    expect(valuesOf(reading, 'Person', 'familyName')).toEqual(['HOLBECK']);
  });

  it('takes neither a deduction nor a note for the department', async () => {
    const reading = await read(slip.replace('Garrison Life', 'Service Life'));
    expect(valuesOf(reading, 'Employment', 'department')).toEqual([undefined]);
  });
});

describe('a payslip whose pay is named by the post', () => {
  it('reads the post under its label, though a payment ends in the same words', async () => {
    const reading = await read(`
      #Alderfold Harbour Trust | 420:#Payslip
      Name | 170:Personal ref. | 290:N.I. number | 400:Tax code | 480:Pay date
      Ms Nerys M Tolland | 170:7120446 | 290:RE 20 44 18 B | 400:1257L | 480:30/09/2026

      Post | 170:Job title | 290:Service | 400:N.I. category
      7120446-01 | 170:Ferry Hand | 290:Piers and Slips | 400:A
      ${PAY.replace('Salary', 'Basic pay - Ferry Hand')}`);
    expect(valuesOf(reading, 'Employment', 'jobTitle')).toEqual(['Ferry Hand']);
  });
});
