// Papers of insurance as older programs type them, and as comparison sites ask: colons in a column, addresses in parts, names over columns.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const TYPED = `
  GARTH & LOWE INSURANCE BROKERS LTD
  PRIVATE MOTOR CAR POLICY SCHEDULE

  INSURER | 114:: | 170:TAMAR GENERAL INSURANCE LTD
  POLICY NUMBER | 140:: | 170:TG/PC/0098123
  INSURED | 114:: | 170:MR ALAN PETER WREN
  ADDRESS | 117:: | 170:ROSE COTTAGE, THE STREET, DISS, NORFOLK IP21 4DR
  PERIOD OF INS. | 140:: | 170:FROM 00.01HRS 01/04/2026 TO 24.00HRS 31/03/2027
  COVER | 110:: | 170:COMPREHENSIVE
  VEHICLE | 112:: | 170:SKODA OCTAVIA SE L
  REG. NO. | 112:: | 170:AY67 HJT
  VALUE | 112:: | 170:8500
  NCD | 112:: | 170:5 YEARS PROTECTED
  DRIVERS | 112:: | 170:INSURED ONLY`;

describe('a typed schedule', () => {
  it('has its values behind a column of colons', async () => {
    const reading = await read(TYPED);
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['TAMAR GENERAL INSURANCE LTD']);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-04-01']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-03-31']);
    expect(values(reading, 'Vehicle', 'registrationNumber')).toEqual(['AY67 HJT']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['8500.00']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([5]);
  });

  it('may have several labels in one cell, and their values in the next', async () => {
    const reading = await read(
      TYPED.replace('VALUE | 112:: | 170:8500', 'YEAR OF MAKE / CC / FUEL / GEARS | 250:2017 / 1395 / PETROL / MANUAL'),
    );
    expect(values(reading, 'Vehicle', 'engineSize')).toEqual([1395]);
    expect(values(reading, 'Vehicle', 'fuelType')).toEqual(['Petrol']);
    expect(values(reading, 'Vehicle', 'transmission')).toEqual(['Manual']);
    expect(values(reading, 'Vehicle', 'manufactureYear')).toEqual(['2017']);
  });

  it('may have its address in lines under the word behind the colon', async () => {
    const lines = ['ADDRESS | 170:: FLAT 2', '178:9 THE STREET', '178:DISS', '178:IP21 4DR'];
    const reading = await read(
      TYPED.replace('ADDRESS | 117:: | 170:ROSE COTTAGE, THE STREET, DISS, NORFOLK IP21 4DR', lines.join('\n  ')),
    );
    expect(values(reading, 'Address', 'addressLines')).toEqual([['FLAT 2', '9 THE STREET', 'DISS']]);
    expect(values(reading, 'Address', 'postcode')).toEqual(['IP21 4DR']);
  });

  it('is doubted where its excess is told in letters for what it is of', async () => {
    const reading = await read(`${TYPED}\n  EXCESS | 112:: | 170:A/D F/T 350`);
    expect(reasons(reading)).toContain('Spoken of on the paper, and not read: the excess.');
  });

  it('may say in a sentence what is borne of damage, fire and theft', async () => {
    const reading = await read(`${TYPED}
  EXCESSES
  Accidental damage, fire and theft: £275. Windscreen: £60.`);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['275.00']);
  });
});

const PARTS = `
  #Quillfeather Insurance
  *Statement of Insurance
  This document is a record of the information you provided.

  Title | 200:Mr
  First name | 200:Dylan
  Surname | 200:Prosser
  Date of birth | 200:14/05/1994
  House number/name | 200:17
  Street | 200:Glebe Street
  Town | 200:Penarth
  Postcode | 200:CF64 1EB

  Registration number | 200:CE15 PPK
  Manufacturer | 200:Ford
  Model | 200:Fiesta Zetec
  Overnight location | 200:Street
  Type of cover | 200:Comprehensive
  Your cover starts on 28 February 2026 and ends on 27 February 2027
  Policy number | 200:QF-4411-0097

  200:*Dylan Prosser | 330:*Carys Prosser
  Date of birth | 200:14/05/1994 | 330:02/02/1997
  Licence type | 200:Full UK | 330:Full UK

  Annual premium before IPT £499.00. IPT at 12% £59.88. Total £558.88.`;

describe('a statement that asks for all in parts', () => {
  it('puts an address together, and takes no answer for a part of it', async () => {
    const reading = await read(PARTS);
    expect(values(reading, 'Address', 'addressLines')).toEqual([['17 Glebe Street', 'Penarth']]);
    expect(values(reading, 'VehicleSecuritySummary', 'overnightLocation')).toEqual(['Street']);
  });

  it('reads drivers whose names head columns, a period and a price in sentences', async () => {
    const reading = await read(PARTS);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Dylan Prosser', 'Carys Prosser']]);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1994-05-14', '1997-02-02']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-02-27']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['558.88']);
    expect(reasons(reading)).toEqual([]);
  });
});

const PREMIUMS = `
  #Tamsel Mutual
  *Home Insurance Schedule
  Policyholder | 230:Mr Gareth Evan Pryce
  Property insured | 230:22 Heol Las, Swansea, SA1 4GH
  Policy number | 230:TM00773321
  Period of insurance | 230:1 May 2026 to 30 April 2027

  *Section | 230:*Sum insured | 330:*Excess
  A Buildings | 230:£450,000 | 330:£100
  B Contents | 230:£60,000 | 330:£100

  *Premium (£)
  Buildings | 300r:142.10
  Contents | 300r:98.40
  Sub-total | 300r:240.50
  IPT (12%) | 300r:28.86
  Total annual premium | 300r:269.36`;

describe('a schedule that prices each cover', () => {
  it('takes no price of a cover for a sum insured', async () => {
    const reading = await read(PREMIUMS);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Buildings', 'Contents']);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['450000.00', '60000.00']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['269.36']);
  });
});

const DENSE = `
  #Holmfirth Broking
  *Proposer Confirmation - Private Motor Car
  Broker: Holmfirth Broking Ltd | 300:Underwriter: Pennine Motor Insurance Company Ltd
  Policy: PMI-PC-55120937 | 300:Effective: 11/05/2026 00:01

  *PROPOSER
  Name: Mr Euan Ross Tulloch DOB: 04/03/1971 Sex: M
  Address: 2/1, 18 Kelvin Brae, Perth, PH1 5ZZ
  Occupation: Joiner NCB: 6 yrs Protected: No

  *VEHICLE
  Make: Ford Model: Mondeo Zetec cc: 1499 Year: 2015
  Reg: SF15 KWL Seats: 5 Fuel: Petrol Trans: Manual
  Value: £4,150 Garaging: Road Mileage: 6,000

  *COVER
  Comp SDP Excess £175 + voluntary £125 = £300
  Expires 10/05/2027 23:59

  *PREMIUM
  Premium 400.00 IPT 48.00 Total 448.00`;

describe('a proposal that sets several labels with their values in one line', () => {
  it('ends each value where the next label begins', async () => {
    const reading = await read(DENSE);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Ford Mondeo Zetec']);
    expect(values(reading, 'Vehicle', 'engineSize')).toEqual([1499]);
    expect(values(reading, 'Vehicle', 'registrationYear')).toEqual(['2015']);
    expect(values(reading, 'Vehicle', 'transmission')).toEqual(['Manual']);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1971-03-04']);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Euan Ross Tulloch']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([6]);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['300.00']);
  });
});

const UNLABELLED = `
  #Orchid Motor
  *Your Motor Schedule
  *Who is insured | 220:*What is insured | 400:*When
  Ms Bryony Lark | 220:Nissan Note Visia | 400:From 16:45 on 3 Nov 2025
  17 Tudor Square | 220:CV16 RZN | 400:To 23:59 on 2 Nov 2026
  Cwmbran | 220:1198cc Petrol Manual
  NP44 1ZZ | 220:Value: £4,250
  Policy number: 4417-2209-77 | 220:Cover: Third party, fire and theft`;

describe('a schedule that names the vehicle without labels', () => {
  it('knows the mark by its grammar, and the make beside it', async () => {
    const reading = await read(UNLABELLED);
    expect(values(reading, 'Vehicle', 'registrationNumber')).toEqual(['CV16 RZN']);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Nissan Note Visia']);
    expect(values(reading, 'Vehicle', 'engineSize')).toEqual([1198]);
  });
});

const ROWS = `
  #Chandlery Insurance
  *Home insurance proposal - what you told us
  Your name | 200:Mr Jonah Abara
  Address | 200:6 Mill Rise, Bromley, BR2 9ZZ

  *Your cover
  Start date | 200:20 May 2026
  End date | 200:19 May 2027
  Contents sum insured | 200:£60,000
  Contents excess | 200:£250
  No claim discount | 200:Contents 6 years

  *Your price
  Annual price | 200:£112.00 (including £12.00 Insurance Premium Tax)
  Paid by | 200:Card in full`;

describe('rows of labels and answers', () => {
  it('are no values over their labels, though words stand beneath an amount', async () => {
    const reading = await read(ROWS);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Contents']);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual(['250.00']);
  });
});
