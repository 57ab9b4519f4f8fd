// Papers of insurance that tell in sentences and cards what others set in tables: who drives, the level of cover, the price, excesses in parts.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const PROSE = `
  #Pellow Motor
  *Your car insurance schedule
  Mr Edwin Hallam Pryce
  4 Tollgate Lane
  Bewdley
  DY12 9QA

  Policy number: PM-5520-114
  You are insured with Tarrant Mutual from 00:01 on 3 May 2026 until midnight on 2 May 2027 on a Comprehensive basis.

  *The car
  Registration | 200:VN19 KTE
  Make and model | 200:Skoda Fabia SE
  C.C. | 200:999
  Registered in | 200:2019
  It has not been modified. Parked overnight: Carport

  *About you and who drives
  You are Edwin Hallam Pryce, born 9th June 1961. Also driving: Rhoda Pryce, your wife, born 2nd May 1963, Retired.

  *What it costs
  Annual premium £412.16 (this includes Insurance Premium Tax of £44.16). Our fee is £20.00, so you owe £432.16.
  The compulsory excess is £150 + voluntary £200 = £350`;

describe('a schedule in sentences', () => {
  it('names the level of cover and who drives, the holder too', async () => {
    const reading = await read(PROSE);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Comprehensive']);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Edwin Hallam Pryce', 'Rhoda Pryce']]);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1961-06-09', '1963-05-02']);
  });

  it('takes no statement for a question, nor the tax for the price', async () => {
    const reading = await read(PROSE);
    expect(values(reading, 'Vehicle', 'modifications')).toEqual([false]);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['412.16']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['44.16']);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
    expect(values(reading, 'Vehicle', 'engineSize')).toEqual([999]);
    expect(values(reading, 'Vehicle', 'registrationYear')).toEqual(['2019']);
    expect(values(reading, 'VehicleSecuritySummary', 'overnightLocation')).toEqual(['Property']);
  });
});

const CARDS = `
  #Marlin Direct
  *Motor Insurance Schedule
  Policyholder | 200:Mrs Thandeka Osei
  Address | 200:2 Brook Row, Penryn, Cornwall, TR10 8QQ
  Policy number | 200:MD 118 202 909
  Level of cover | 200:Comprehensive
  Policy starts | 200:1 March 2026
  Policy ends | 200:28 February 2027
  Registration | 200:WK70 DRO
  Make | 200:Toyota
  Model | 200:Yaris Icon

  *Drivers covered
  *Mrs Thandeka Osei | 320:*Mr Paul Osei
  Main driver | 320:Spouse
  Date of birth 14/08/1980 | 320:Date of birth 03/01/1979
  Nurse | 320:Joiner

  *Excesses
  Compulsory | 200:£100.00
  Own choice of voluntary excess, as agreed £250.00 each time`;

describe('a schedule with a card for each driver', () => {
  it('reads them side by side, each with their birth', async () => {
    const reading = await read(CARDS);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mrs Thandeka Osei', 'Mr Paul Osei']]);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1980-08-14', '1979-01-03']);
  });

  it('says so where only the compulsory part of the excess could be read', async () => {
    expect(reasons(await read(CARDS))).toEqual([
      'The paper prints a voluntary excess, and only the compulsory one was read.',
    ]);
  });
});

const HOME = `
  #Aldous Home
  *Home insurance schedule
  *Your policy | 320:*About the home
  Number | 320:Type | 430:Maisonette
  AH 77 1204 553
  Names on the policy | 320:Bedrooms | 430:3
  Miss Petra Lunn
  Insured address | 320:Flat roof | 430:10%
  8B Quarry Terrace,
  Ryde, Isle of Wight PO33 9ZZ | 320:Year built | 430:1911
  Cover runs from
  1 May 2026 to 30 April 2027

  *AMOUNTS INSURED
   | 390r:*Amount insured | 480r:*Excess
  Buildings | 390r:GBP 410,000 | 480r:GBP 500
  Contents | 390r:GBP 60,000 | 480r:GBP 250
  Furs and silver | 390r:GBP 12,500 | 480r:Nil`;

describe('a home schedule of two columns', () => {
  it('keeps the rows of one column out of what stands beneath the labels of the other', async () => {
    const reading = await read(HOME);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['8B Quarry Terrace', 'Ryde', 'Isle of Wight']]);
    expect(values(reading, 'Property', 'propertyType')).toEqual(['Maisonette']);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['AH 77 1204 553']);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Miss Petra Lunn']);
  });

  it('reads sums under a header that has none over the names of the rows', async () => {
    const reading = await read(HOME);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['410000.00', '60000.00', '12500.00']);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual(['500.00', '250.00', undefined]);
  });
});

const BARE = `
  #Tansy Motor
  *Your car insurance schedule
  Policy TM-4K2B-77310
  Starts 12:00, 9 Sep 2026
  Ends 11:59, 9 Sep 2027

  *Policyholder
  Ilse Maren Vogel
  3 Tilery Road, Yarm, TS15 4XX

  *Your car
  Peugeot 208 Active
  Reg NV16 LKD
  1199 cc | 150:Petrol | 250:Manual | 350:5 seats
  Registered 2016 | 150:Worth £3,900 | 250:Parked on the street at night

  *Drivers
  Ilse Maren Vogel (you) | 250:b. 4 Oct 1988
  Jonas Vogel | 250:b. 21 Jan 1985

  *Cover
  Comprehensive

  *Price
  £702.10 a year incl. £75.23 IPT
  Or 12 monthly payments of £66.20`;

describe('a schedule whose facts stand without labels', () => {
  it('knows them by their units and words', async () => {
    const reading = await read(BARE);
    expect(values(reading, 'Vehicle', 'engineSize')).toEqual([1199]);
    expect(values(reading, 'Vehicle', 'fuelType')).toEqual(['Petrol']);
    expect(values(reading, 'Vehicle', 'transmission')).toEqual(['Manual']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['702.10']);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1988-10-04', '1985-01-21']);
  });
});

const ASKED = `
  #Bellwether Car Insurance
  *Statement of Insurance
  Policy reference: BW 7712 0045
  Name(s) of insured | 250:Mr Hugh and Mrs Nan Callow
  Address | 250:5 Pound Lane, Ledbury HR8 9AA

  *Who can drive
  Name | 250:Mr Hugh Callow
  Date of birth | 250:23 February 1966
  Occupation | 250:Farrier
  Licence | 250:Full UK
  Named driver 1 | 250:Mrs Nan Callow, born 11 July 1968

  Registration | 250:VX19 UXB
  Car | 250:Renault Kadjar Iconic
  What cover did you choose? | 250:Comprehensive
  From | 250:5 January 2026
  To | 250:4 January 2027`;

describe('a statement that asks for one driver in parts', () => {
  it('takes the name asked for as no column of drivers, and a given name for no surname', async () => {
    const reading = await read(ASKED);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Hugh Callow', 'Mrs Nan Callow']]);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Hugh Callow', 'Mrs Nan Callow']);
  });
});

const TOGETHER = `
  #Homestead
  *Your home insurance schedule
  Policy 3318-HS-7741
  *You and your home
  Names: Lena Firth and Omar Firth
  You live at 14 Skerry Close, Oban PA34 4ZZ. It's a 3 bed semi-detached house built in 1972.
  We insure you from 00:01 on 1 July 2026 to 23:59 on 30 June 2027.
  Contents | 300:£55,000`;

describe('a schedule that names its holders on one line', () => {
  it('has both', async () => {
    const reading = await read(TOGETHER);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Lena Firth', 'Omar Firth']);
  });
});

const IN_PASSAGES = `
  #Fennel Insurance
  *Private car schedule
  Policy number | 180:FNL 77 20931
  Policyholder | 180:Mr Rufus Gell-Tansley
  Insurer | 180:Fennel Insurance Limited
  Period of insurance | 180:7 December 2025 to 6 December 2026
  Registration mark | 180:KX19 VDM
  Make and model | 180:Seat Ibiza SE
  Your estimate of value | 180:£8,150

  *Cover
  Cover provided: Comprehensive. Use: social, domestic and pleasure purposes and use by the Policyholder in connection with
  the business of keeping bees. Excluding racing, hire or reward and the motor trade.
  *Section | 350r:*Limit | 400r:*In force
  Liability to others: injury | 400r:Unlimited Yes
  Loss of or damage to the vehicle | 400r:Market value Yes
  Windscreen and windows | 400r:Market value Yes
  Personal belongings in the vehicle | 400r:£350 Yes

  No Claim Discount: seven years (the discount is protected). Endorsements applying: E09 Beehives.
  The premium for the Period of Insurance is £336.00. This includes Insurance Premium Tax of £36.00.`;

describe('a schedule that tells most of its cover in passages', () => {
  it('reads years without claims in words', async () => {
    expect(values(await read(IN_PASSAGES), 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([7]);
  });

  it('reads a use that goes on at the edge of its passage', async () => {
    expect(values(await read(IN_PASSAGES), 'InsuranceCoverage', 'classOfUse')[0]).toBe(
      'social, domestic and pleasure purposes and use by the Policyholder in connection with the business of keeping bees',
    );
  });

  it('takes no sum of a cover for another value of the vehicle', async () => {
    const reading = await read(IN_PASSAGES);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['8150.00']);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('an excess that a sentence tells with an exception', () => {
  it('is the one of every loss', async () => {
    const reading = await read(`
  #Fennel Insurance
  *Home insurance schedule
  Policy number | 180:FNL 77 20931
  Policyholder | 180:Mr Rufus Gell-Tansley
  Insurer | 180:Fennel Insurance Limited
  Period of insurance | 180:7 December 2025 to 6 December 2026
  Buildings | 480r:£700,000
  *Excess
  The excess is £350 for each and every loss, save for loss by flood, to which an excess of £1,500 applies.
  *Premium
  Total payable | 480r:£336.00`);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
  });
});
