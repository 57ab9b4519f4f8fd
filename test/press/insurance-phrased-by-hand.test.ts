// Papers of insurance that speak: slogans under a brand in small letters, values in sentences, addresses beneath what leads to them.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const SPOKEN = `
  #pebbleway
  #What you told us
  Proposal form and statement of fact for policy PW-GB-00551873

  *1 About you
  You're Mrs Ottoline Brackwater-Finch, born on 7 Mar 1984. You live at
  ^9 Tannery Row
  ^Otley
  ^LS21 4QB

  You've lived in the UK since birth. You work as a Potter. You've held a Full UK licence for 6 years. You have
  ^0 years of no claims discount.

  *2 About the car
  Number plate | 214:Car | 389:Year
  ^KP18 WDT | 214:Fiat Panda Cross | 389:2018
  ^Engine | 214:Runs on | 389:Gearbox
  ^875 cc | 214:Petrol | 389:Manual
  ^Seats | 214:What it's worth | 389:Where it sleeps
  ^4 | 214:£6,750.00 | 389:Driveway

  *3 Other drivers
  Caspian Finch, your husband, born 21 Oct 1982, Joiner. UK licence held for 11 years.

  *4 The cover you asked for
  Comprehensive, for social, domestic and pleasure use. From 3 May 2026 at 00:00 to 2 May 2027 at 23:59.

  Price before tax | 214:Insurance Premium Tax | 389:You pay
  ^£400.00 | 214:£48.00 | 389:£448.00
  ^Compulsory excess | 214:Voluntary excess | 389:Total excess
  ^£200.00 | 214:£150.00 | 389:£350.00

  Pebbleway Insurance Limited, 4 Ropery Lane, London EC1V 2NX.`;

describe('a proposal that speaks to its reader', () => {
  it('is of the brand over it, and not of the heading beneath that', async () => {
    expect(values(await read(SPOKEN), 'InsurancePolicy', 'issuedBy')).toEqual(['pebbleway']);
  });

  it('knows who is spoken to, where they live and that they drive', async () => {
    const reading = await read(SPOKEN);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mrs Ottoline Brackwater-Finch']);
    expect(values(reading, 'Address', 'addressLines')).toEqual([['9 Tannery Row', 'Otley']]);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([0]);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mrs Ottoline Brackwater-Finch', 'Caspian Finch']]);
  });

  it('reads the level of cover that a sentence begins with, and what the car is worth', async () => {
    const reading = await read(SPOKEN);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Comprehensive']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['6750.00']);
  });
});

const RUN_IN = `
  #larkfen Motor Schedule
  Mr Idris Vantongeren
  27 Gannet Walk
  Whitby
  YO21 3DD

  Your policy number is LF 6612 3307 04. Your cover is Comprehensive and starts on 14th May 2026 at 12:00 am.
  ^It ends on 13th May 2027 at 11:59 pm.

  *Your car
  Registration | 200:YD20 KTR
  Make & model | 200:Toyota Aygo X-Play
  Your estimate of its value | 200:£8,100

  *Excesses
  If you claim for damage to your car you pay a compulsory £200 and the £275 you chose, so £475 in
  ^total. Drivers under 25 pay £250 more.

  *Premium
  Premium | 200:£500.00
  IPT | 200:£60.00
  Total premium | 200:£560.00

  larkfen is a trading name of Larkfen Insurance Limited, 2 Quay Street, Hull HU1 1AA.`;

describe('a schedule whose title begins with the brand', () => {
  it('is of the brand alone', async () => {
    expect(values(await read(RUN_IN), 'InsurancePolicy', 'issuedBy')).toEqual(['larkfen']);
  });

  it('takes the ends of the period from sentences of their own', async () => {
    const reading = await read(RUN_IN);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-05-14']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-05-13']);
  });

  it('adds what was chosen to what is compulsory, and knows an estimate of the value', async () => {
    const reading = await read(RUN_IN);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['475.00']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['8100.00']);
  });
});

const BESPOKE = `
  *Tarn Mutual | 400:Bespoke Home Insurance

  *POLICY SCHEDULE
  Policy Number | 200:071X55209/01
  Name of Insured | 200:Mr Fergus Aldous
  Correspondence Address | 200:Low Byre, Elsdon, Northumberland, NE19 1AC
  Effective Date | 200:1st March 2026
  Expiry Date | 200:28th February 2027

  *Section | 112:*Cover | 331:*Sum Insured
  1 | 112:Buildings | 420r:715,000
  2 | 112:Contents | 420r:88,000
  3 | 112:Fine art and antiques | 420r:12,250

  *Endorsements applying
  H027 Single article limit £5,000 for fine art.`;

describe('a schedule of a home whose sums bear no sign of money', () => {
  it('reads them under the header that says what they are, and takes no limit for one', async () => {
    const reading = await read(BESPOKE);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual([
      'Buildings',
      'Contents',
      'Fine art and antiques',
    ]);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['715000.00', '88000.00', '12250.00']);
  });

  it('doubts a sum that it could not read', async () => {
    const without = BESPOKE.replace('*Sum Insured', '*Row');
    expect(reasons(await read(without))).toContain(
      'Spoken of on the paper, and not read: the sum insured of the buildings.',
    );
  });
});

const CELLS = `
  #Harrow & Fenn
  *Motor Insurance Schedule
  Policy number | 200:HF 20 55173
  Policyholder: | 176:Mr Otis Vail | 330:Policy start: | 430:3 June 2026
  Policy end: | 176:2 June 2027 | 330:Total excess, fire & theft: | 480:£225.00
  Address | 176:4 Pear Tree Walk, Selby, YO8 4QT`;

describe('two rows beside each other', () => {
  it('begin each at a label with a colon', async () => {
    expect(values(await read(CELLS), 'InsurancePolicy', 'excess')).toEqual(['225.00']);
  });
});

const ACROSS = `
  #Fenwater Expert
  *Home Insurance Schedule
  Policyholder | 200:Mrs Orla Tennick
  Insured address | 200:52 Gannet Avenue, Selby, YO8 4NX
  Policy number | 200:FX20419955-1
  Period of insurance | 200:22/04/2026 to 21/04/2027

  *Cover | 250:*Buildings | 400:*Contents
  Sum insured | 250:£830,000 | 400:£62,000
  Compulsory excess | 250:£100 | 400:£75
  Voluntary excess | 250:£150 | 400:£150

  Property: semi-detached house, 3 bedrooms, built 1934.`;

const PAID = `
  #Larkspur
  *Home Insurance Schedule
  Policyholder | 200:Mrs Orla Tennick
  Where we insure | 200:52 Gannet Avenue, Selby, YO8 4NX
  Policy number | 200:LK20419955-1
  Period of insurance | 200:22/04/2026 to 21/04/2027

  *Your home
  Detached cottage
  4 bedrooms

  *Buildings – insured
  Maximum we'll pay: £830,000
  Excess: £350

  *Contents – insured
  Maximum we'll pay: £62,000
  Excess: £250`;

describe('a schedule of a home that says otherwise what it is insured for', () => {
  it.each([
    ['in columns of covers', ACROSS, ['250.00', '225.00']],
    ['by what is paid at most', PAID, ['350.00', '250.00']],
  ])('gives each cover its sum and excess %s', async (_how, text, excesses) => {
    const reading = await read(text);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Buildings', 'Contents']);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['830000.00', '62000.00']);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual(excesses);
  });

  it('knows the kind of a home by its name alone', async () => {
    expect(values(await read(PAID), 'Property', 'propertyType')).toEqual(['Detached cottage']);
  });
});

const PARTS = `
  #Larkspur
  *Your Car Insurance Schedule
  Policyholder | 200:Mr Otis Vail
  Address | 200:4 Pear Tree Walk, Selby, YO8 4QT
  Policy number | 200:LK 20 55173
  Period of insurance | 200:3 June 2026 to 2 June 2027
  Registration | 200:YD20 KTR
  Make and model | 200:Toyota Aygo X-Play

  *Cover level
  Comprehensive. You can use the car for social, domestic and pleasure purposes.

  *What you'll pay towards a claim
  *Type of claim | 250:*Compulsory Voluntary Total
  Accidental damage | 250:£150 £100 £250
  Windscreen replacement | 250:£85 £0 £85`;

describe('excesses whose columns run together', () => {
  it('are told by their sum', async () => {
    const reading = await read(PARTS);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['250.00']);
    expect(values(reading, 'InsuranceCoverage', 'coverage')[0]).toBe('Comprehensive');
  });
});
