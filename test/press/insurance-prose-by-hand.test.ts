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
