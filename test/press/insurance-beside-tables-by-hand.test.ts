// Schedules of motor insurance set by hand: tables beside a column of other things, values and labels that both run over, and drivers in lists.
import { describe, expect, it } from 'vitest';
import { readPaper as read, warningsOf } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const head = `
  #Quillfeather
  *Your motor insurance schedule
  Insurer | 200:Alderney Insurance Limited
  Policy number | 200:QF 60 2291 7784
  Policyholder | 200:Miss Nuala Jane Keogh
  Cover starts | 200:14/02/2026
  Cover ends | 200:13/02/2027`;
const car = `
  Registration | 200:KX21 OPV
  Make and model | 200:Kia Niro 2`;
const BOTH = [['Miss Nuala Jane Keogh', 'Jonas Emil Thwaite']];

describe('a table of drivers', () => {
  it('goes on where a line of a column beside it stands between its rows', async () => {
    const reading = await read(`${head}${car}
      220:*Drivers covered
      220:Name | 340:Born | 420:Licence
      ^^50:Lines open all day
      ^^220:Nuala Jane Keogh | 340:21/08/1988 | 420:Full UK
      50:Make a change | 220:Jonas Emil Thwaite | 340:05/11/1991 | 420:Full UK`);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual(BOTH);
  });

  it('may have a column for each part of a name', async () => {
    const reading = await read(`${head}${car}
      *Drivers
      Surname | 140:Forename(s) | 240:Date of birth
      Keogh | 140:Nuala Jane | 240:21/08/1988
      Thwaite | 140:Jonas Emil | 240:05/11/1991`);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual(BOTH);
  });

  it('of which one row was not read is doubted', async () => {
    const reading = await read(`${head}${car}
      *Main driver
      Full name | 200:Nuala Jane Keogh
      *Household
      Somebody else | 200:Jonas Emil Thwaite | 380:05/11/1991`);
    expect(warningsOf(reading)).toContain('Somebody is named among the drivers who was not read as one.');
  });
});

describe('a list of drivers', () => {
  it.each([
    ['SECTION C — DRIVERS', 'The persons who may use the car, each holding a licence to do so, are:'],
    ['They hold a licence:', ''],
  ])('is read with their days of birth under %s', async (heading, sentence) => {
    const reading = await read(`${head}${car}
      ${heading}
      ${sentence}
      80:1. Nuala Jane Keogh, born 21.08.1988
      80:2. Jonas Emil Thwaite, born 05.11.1991
      ENDORSEMENTS IN FORCE
      N04 Trailers are not covered.
      Head Clerk`);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual(BOTH);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1988-08-21', '1991-11-05']);
  });

  it('may name the further one in the words of its label', async () => {
    const reading = await read(`${head}${car}
      *Who else will drive?
      Name of additional driver | 260:Mr Jonas Emil Thwaite
      This driver’s date of birth | 260:5 November 1991`);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Miss Nuala Jane Keogh', 'Mr Jonas Emil Thwaite']]);
  });
});

it('the street of a driver is nobody', async () => {
  const reading = await read(`${head}${car}
    *Policyholder and main driver
    Name | 200:Miss Nuala Jane Keogh
    ^200:38 Ravenscar Road
    Address | 200:Lincoln
    ^200:LN6 7HT
    You use your vehicle for | 200:Social, domestic and pleasure`);
  expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Miss Nuala Jane Keogh']]);
});

describe('a model that runs over', () => {
  it.each([
    [
      'beside a column of other lines',
      '50:Mr A. Clerk | 300:Hybrid',
      'Registration | 140:KX21 OPV | 220:Model | 300:Niro Sport',
    ],
    [
      'beside another value that does',
      '140:five doors | 300:Hybrid',
      'Body | 140:Hatchback, | 220:Model | 300:Niro Sport',
    ],
    ['beside the end of a label', '50:of car | 300:Hybrid', 'Year | 140:2021 | 220:Model | 300:Niro Sport'],
  ])('is whole %s', async (_where, rest, row) => {
    const reading = await read(`${head}
      Mark | 140:KX21 OPV | 220:Make | 300:Kia
      ${row}
      ^${rest}
      Seats | 140:5 | 220:Fuel | 300:Petrol`);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Kia Niro Sport Hybrid']);
  });

  it('and its label with it', async () => {
    const reading = await read(`${head}
      Registration | 140:KX21 OPV
      Make and | 140:Kia Niro Sport | 300:Use | 380:Social, domestic
      ^model | 140:Hybrid | 380:and pleasure
      Fuel | 140:Petrol`);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Kia Niro Sport Hybrid']);
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual([]);
  });
});

describe('a premium with the tax in it', () => {
  it.each([
    'Total annual premium | 240:£448.00 (of which IPT £48.00)',
    'Annual premium (including £48.00 Insurance Premium Tax) | 340:£448.00',
    'Total amount payable (including IPT of £48.00): £448.00',
    'Premium for this vehicle | 240:£448.00\nIPT at 12% | 240:£48.00',
    'Cost of this policy | 240:£448.00\nTax included | 240:£48.00',
    'Premium | 240:Tax | 340:Total\n£400.00 | 240:£48.00 | 340:£448.00',
  ])('is read: %s', async (price) => {
    const reading = await read(`${head}${car}
      *Your premium
      ${price}`);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['448.00']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['48.00']);
  });
});

describe('the excess of a car', () => {
  it.each([
    'Excess (all claims except glass) | 300:£350.00\nGlass | 300:£75.00',
    'Damage to your car | 300:£350.00\nWindscreen (replace/repair) | 300:£100.00/£25.00',
    'Excess you must pay | 300:£250.00\nExcess you chose | 300:£100.00\nTotal you pay | 300:£350.00',
    'Accident, fire or theft | 300:£350.00\nWindscreen | 300:£100.00',
  ])('is that of the usual claim: %s', async (excess) => {
    const reading = await read(`${head}${car}
      Total premium | 300:£448.00
      *Your excess
      ${excess}`);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
    expect(reasons(reading)).toEqual([]);
  });

  it('is in doubt where something was chosen besides, or none is of the usual claim', async () => {
    const besides = await read(`${head}${car}
      *Your excess
      Accidental damage excess | 300:£250.00
      Voluntary excess | 300:£100.00`);
    expect(reasons(besides)).toEqual([expect.stringContaining('prints a voluntary excess')]);
    const none = await read(`${head}${car}
      *Your excess
      Windscreen repair | 300:£25.00
      Storm and flood | 300:£300.00`);
    expect(reasons(none)).toEqual(['Excesses are printed, and the one of the usual claim was not found.']);
  });
});

describe('what a car is worth', () => {
  it('is not the excess of a cover that is limited to its market value', async () => {
    const reading = await read(`${head}
      Registration | 150:Make and model | 260:Year | 310:Value
      KX21 OPV | 150:Kia Niro 2 | 260:2021 | 310:£14,250
      *Sections of the policy
      Section | 240:In force | 310:Limit | 400:Excess
      1 Liability to others | 240:Yes | 310:Unlimited | 400:Nil
      2 Loss of your vehicle | 240:Yes | 310:Market value | 400:£200`);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['14250.00']);
  });
});
