// Motor schedules whose values are labelled in words that no rule knows: each is read, or doubted.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const EXCESS = 'Total excess | 250:£350.00';
const PRICE = 'Total premium | 250:£448.00';
const TAX = 'Insurance Premium Tax | 250:£48.00';
const YEARS = 'No claims discount | 250:5 years';
const DRIVERS = `*Drivers
  Named drivers | 250:Mr Tobias Ode Fairlie and Mrs Perpetua Fairlie`;

const PAPER = `
  #Quillfeather Insurance
  *Motor insurance schedule
  Policy number | 250:QF 60 2291 7784
  Policyholder | 250:Mr Tobias Ode Fairlie
  Cover starts | 250:14/02/2026
  Cover ends | 250:13/02/2027
  *Your vehicle
  Registration | 250:KX21 OPV
  Make and model | 250:Kia Niro 2
  Kept overnight | 250:Garage
  *Your cover
  Cover | 250:Comprehensive
  ${YEARS}
  ${DRIVERS}
  ${EXCESS}
  *Price
  ${TAX}
  ${PRICE}`;

describe('a motor schedule in words of its own', () => {
  it('has nothing to doubt in words that are known', async () => {
    expect(reasons(await read(PAPER))).toEqual([]);
  });

  it.each(['You pay first | 250:£350.00', 'Own share | 250:£350.00', 'We take £350.00 off every claim.'])(
    'doubts that there is no excess beside %s',
    async (line) => {
      expect((await read(PAPER.replace(EXCESS, line))).expectations.warnings.length).toBeGreaterThan(0);
    },
  );

  it.each(['What it costs | 250:£448.00', 'Subscription | 250:£448.00'])(
    'doubts that there is no premium beside %s',
    async (line) => {
      expect(reasons(await read(PAPER.replace(PRICE, line)))).not.toEqual([]);
    },
  );

  it.each(['Government tax | 250:£48.00', 'Levy | 250:£48.00'])(
    'has what the standard rate proves: %s',
    async (line) => {
      const reading = await read(PAPER.replace(TAX, line));
      expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['48.00']);
      expect(reasons(reading)).toEqual([]);
    },
  );

  it.each(['Bonus years | 250:5', 'Unclaimed years | 250:5', 'You have gone 5 years without claiming.'])(
    'doubts years without claims that were not read: %s',
    async (line) => {
      expect(reasons(await read(PAPER.replace(YEARS, line)))).not.toEqual([]);
    },
  );

  it.each([
    '*Motorists\n1 | 60:Mr Tobias Ode Fairlie\n2 | 60:Mrs Perpetua Fairlie',
    'Perpetua Fairlie | 250:born 1 May 1970',
  ])('doubts that nobody drives where somebody stands who was not read: %s', async (lines) => {
    expect(reasons(await read(PAPER.replace(DRIVERS, lines)))).toContain(
      'Somebody is named among the drivers who was not read as one.',
    );
  });
});
