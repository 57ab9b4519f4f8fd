// Schedules of home insurance set by hand: sums of last year beside this year's, covers in other words, and what a home is said to be.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const paper = (home: string, sums: string): string => `
  #Quillfeather
  *Your home insurance schedule
  Insurer | 240:Alderney Insurance Limited
  Policy number | 240:QF 60 2291 7784
  Policyholder | 240:Miss Nuala Jane Keogh
  Address of the home | 240:14 Larch Row, Otley, LS21 3AB
  Cover starts | 240:14 February 2026
  Cover ends | 240:13 February 2027
  ${home}
  ${sums}`;
const SUMS = '*What is covered | 340:*Sum insured\nBuildings | 340:£400,000\nContents | 340:£60,000';

describe('sums insured', () => {
  it.each([
    '*Cover | 300:Last year | 420:*This year\nBuildings | 300:£390,000 | 420:£400,000\nContents | 300:£58,000 | 420:£60,000',
    '*Cover | 300:*This year | 420:Last year\nBuildings | 300:£400,000 | 420:£390,000\nContents | 300:£60,000 | 420:£58,000',
    '*Cover | 300:*Current | 420:*New\nBuildings | 300:£390,000 | 420:£400,000\nContents | 300:£58,000 | 420:£60,000',
    '*What we cover | 240:*Up to | 340:*You pay first\nThe building | 240:£400,000 | 340:£250\nYour things | 240:£60,000 | 340:£250',
    'Total buildings sum insured | 340:£400,000\nTotal contents sum insured | 340:£60,000',
    'Maximum claim limit – Buildings | 340:£400,000\nMaximum claim limit – Contents | 340:£60,000',
    'Buildings (rebuilding cost) | 340:£400,000\nContents (new for old) | 340:£60,000',
  ])('are those that hold: %s', async (sums) => {
    const reading = await read(paper('', sums));
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['400000.00', '60000.00']);
    expect(reasons(reading)).toEqual([]);
  });

  it('may stand in rows beside the cover that they are of', async () => {
    const rows = `#What’s covered
      *Buildings | 196:Sum insured | 480r:£400,000
      196:Accidental damage | 480r:Not included
      196:Excess | 480r:£200
      *Contents | 196:Sum insured | 480r:£60,000
      196:Accidental damage | 480r:Not included
      196:Excess | 480r:£150`;
    const reading = await read(paper('', rows));
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Buildings', 'Contents']);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['400000.00', '60000.00']);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual(['200.00', '150.00']);
  });

  it('are in doubt where what it costs to rebuild stands in their place', async () => {
    const reading = await read(paper('', 'Rebuild cost | 340:£400,000\nContents value | 340:£60,000'));
    expect(reasons(reading)).toEqual(['Spoken of on the paper, and not read: the sum insured of the buildings.']);
  });
});

describe('a home', () => {
  it.each([
    ['Type of property', 'House', 'propertyType', 'House'],
    ['Type of home', '3 bedroom house', 'propertyType', '3 bedroom house'],
    ['Type of property', 'House - Semi Detached', 'propertyType', 'House - Semi Detached'],
    ['Property type', 'Park home', 'propertyType', 'Park home'],
    ['Year built', 'Approx. 1936', 'built', '1936'],
    ['Year built', 'Between 1920 and 1945', 'built', 'Between 1920 and 1945'],
    ['Bedrooms', '3 (of 7 rooms)', 'numberOfBedrooms', 3],
  ])('is what the paper says it is: %s: %s', async (label, value, property, want) => {
    const reading = await read(paper(`${label} | 240:${value}`, SUMS));
    expect(values(reading, 'Property', property)).toEqual([want]);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('years without claims', () => {
  it.each(['No claims discount (buildings and contents)', 'Years since last claim', 'Buildings and contents NCD'])(
    'are read of both: %s',
    async (label) => {
      const reading = await read(paper(`${label} | 260:6 years`, SUMS));
      expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([6]);
    },
  );
});

it('a label that dots lead from has its value behind them', async () => {
  const reading = await read(`
    #Quillfeather
    *Statement of fact
    *Private car
    Insurer ................. Alderney Insurance Limited
    Policy number ........... QF 60 2291 7784
    Policyholder ............ Miss Nuala Jane Keogh
    Effective from .......... 14/02/2026
    Expires ................. 13/02/2027
    Registration number ..... KX21 OPV
    Make .................... PEUGEOT
    Model ................... 308 ALLURE`);
  expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['PEUGEOT 308 ALLURE']);
});

it('a home that is let stands where its own label says', async () => {
  const reading = await read(`
    #Quillfeather
    *Landlord insurance schedule
    Miss Nuala Jane Keogh
    14 Larch Row
    Otley
    LS21 3AB
    Policy number | 240:QF 60 2291 7784
    Policyholder | 240:Miss Nuala Jane Keogh
    Cover starts | 240:14 February 2026
    Cover ends | 240:13 February 2027
    Let property | 240:Unit 6, Weir House, Selby, YO8 4QQ
    Landlord’s contents | 340:£10,000`);
  expect(values(reading, 'Property', 'postcode')).toEqual(['YO8 4QQ']);
});
