// Motor schedules whose values are labelled in words that no rule knows: each is read, or doubted.
import { describe, expect, it } from 'vitest';
import { missedIn, readPaper as read } from './paper-by-hand.ts';
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

describe('a motor schedule that prints a value under words that nobody knows', () => {
  const whole = PAPER.replace(
    'Kept overnight',
    'Engine size | 250:1580\n  Seats | 250:5\n  Year made | 250:2021\n  Kept overnight',
  );
  const missing = async (known: string, other: string): Promise<string[]> =>
    missedIn(await read(whole.replace(known, other)));

  it.each([
    ['Engine size', 'the engine of the vehicle'],
    ['Seats', 'the seats of the vehicle'],
  ])('misses what it is of: %s', async (label, name) => {
    expect((await missing(label, 'Quorvel')).join()).toContain(name);
    expect((await missing('', '')).join()).not.toContain(name);
  });

  it('misses the years without claims', async () => {
    expect((await missing(YEARS, 'Quorvel | 250:6')).join()).toContain('the years without claims');
  });

  it('doubts a make that nobody has heard of, and takes no sentence for one', async () => {
    const other = 'What was read as the make and model of a vehicle names no make that is known.';
    expect(reasons(await read(PAPER.replace('Kia Niro 2', 'Keeping and value')))).toContain(other);
    const told = await read(
      PAPER.replace('Make and model | 250:Kia Niro 2', 'Make and model | 250:not the one of the certificate'),
    );
    expect(values(told, 'Vehicle', 'makeModel')).toEqual([undefined]);
  });

  it.each([
    [
      'Mr Tobias Ode Fairlie and Mrs Perpetua Fairlie',
      'Mrs Perpetua Fairlie',
      'Whoever holds the policy was not read as a driver.',
    ],
    [
      'Named drivers | 250:Mr Tobias Ode Fairlie and Mrs Perpetua Fairlie',
      'Named drivers | 250:Mr Tobias Ode Fairlie\n  Quorvel | 250:Perpetua Fairlie',
      'Somebody is named among the drivers who was not read as one.',
    ],
  ])('doubts drivers of whom one is lacking: %s', async (known, other, reason) => {
    expect(reasons(await read(PAPER.replace(known, other)))).toContain(reason);
  });

  it('bears the sum of the compulsory excess and another one, whatever that is called', async () => {
    const rows =
      '*Your excesses\n  Compulsory excess | 250:£150.00\n  Quorvel | 250:£250.00\n  Total accidental damage, fire and theft | 250:£400.00';
    const reading = await read(PAPER.replace(EXCESS, rows));
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['400.00']);
  });

  it('doubts an end that a sentence tells and that makes no year', async () => {
    const end = 'Quorvel | 250:13/02/2027\n  The other policy ends on 1 September 2026.';
    expect(reasons(await read(PAPER.replace('Cover ends | 250:13/02/2027', end)))).toContain(
      'A sentence tells the last day of the policy, and its time is no year.',
    );
  });
});
