// Statements of fact that ask `you`, each question over its answer, and tell the excess and the price under one heading.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const ASKED = `
  #quillfeather
  *Your statement of fact
  These are the answers you gave us when you asked us for car insurance.

  Policyholder | 300:Ends
  Mr Tobias Emeka Lowe | 300:21 November 2027, 23:59

  Policy number | 300:Type of cover
  QF-7H4K-33107 | 300:Third party, fire and theft

  Your insurer | 300:Document created
  Tamar General Insurance Limited | 300:19 November 2026

  Starts | 300:Version
  22 November 2026, 00:00 | 300:2 – renewed policy

  *About you
  Your full name
  Tobias Emeka Lowe

  Your date of birth
  7 July 1991

  Your address
  9 Lombard Court, Thornmere, TM2 3JS

  What kind of driving licence do you have?
  Full UK

  How many years of No Claims Bonus do you have?
  4
  =====
  *Your car
  Registration number | 300:What’s it worth?
  MT17 KTV | 300:£6,300

  Make | 300:Where do you keep it overnight?
  Toyota | 300:On the street outside home

  Model | 300:Who is the registered keeper?
  Yaris Icon | 300:Me

  *Your other driver
  Name
  Grace Lowe

  Date of birth
  19 January 1994

  *Your excess and price
  If you make a claim for fire or theft, you’ll pay the first £450. That’s a compulsory excess of £300
  plus the voluntary excess of £150 you chose.

  Your premium | 500r:£500.00
  Insurance Premium Tax (12%) | 500r:£60.00
  Total for the year | 500r:£560.00`;

describe('a statement of fact that asks you', () => {
  it('takes the model from beside the make, and no version of the paper', async () => {
    expect(values(await read(ASKED), 'Vehicle', 'makeModel')).toEqual(['Toyota Yaris Icon']);
  });

  it.each([
    'Your other driver',
    'About additional drivers',
    'Additional driver 1',
    'Driver details',
    'Any additional drivers',
  ])('has the holder drive where it tells the other driver: %s', async (heading) => {
    const reading = await read(ASKED.replace('Your other driver', heading));
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Tobias Emeka Lowe', 'Grace Lowe']]);
  });

  it('reads how much of the price the tax is', async () => {
    const asked = `What does it cost for the year, including Insurance Premium Tax? | 500r:£560.00
      How much of that is Insurance Premium Tax (12%)? | 500r:£60.00`;
    const reading = await read(ASKED.replace(/Your premium \|[^]*$/u, asked));
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['60.00']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['560.00']);
    expect(reasons(reading)).toEqual([]);
  });

  it('takes the first part that you pay for the excess, and no price under the same heading', async () => {
    const reading = await read(ASKED);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['450.00']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['560.00']);
    expect(reasons(reading)).toEqual([]);
  });
});
