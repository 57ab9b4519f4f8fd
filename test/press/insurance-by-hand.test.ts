// Papers of insurance that are set by hand after the manner of real ones, and the same with one figure altered.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const CARS = `
  #Thornfield Insurance
  MULTI-CAR POLICY SCHEDULE

  Policy number | 200:TF900-22871
  Policyholder | 200:Mr Imran Siddiqui
  Address | 200:9 Priory Court, Coventry, CV3 5GH
  Period of cover | 200:01/02/2025 00:01 - 31/01/2026 23:59

  *Vehicle 1
  Registration number | 200:BD71 FGH
  Make and model | 200:Kia Niro 2 HEV
  Fuel | 200:Hybrid (petrol/electric)
  Engine size | 200:1,580 cc
  Value | 200:£19,000
  Registered keeper | 200:Policyholder
  Legal owner | 200:Leasing company
  Overnight parking | 200:Driveway
  Cover | 200:Comprehensive

  *Vehicle 2
  Registration number | 200:KX14 ABN
  Make and model | 200:Ford Focus Titanium
  Fuel | 200:Diesel
  Value | 200:£4,250
  Overnight parking | 200:Road outside home
  Cover | 200:Comprehensive

  *Drivers
  *Name | 230:*Date of birth | 330:*May drive
  Imran Siddiqui | 230:04/05/1979 | 330:Vehicle 1, Vehicle 2
  Ayesha Siddiqui | 230:19/10/81 | 330:Vehicle 1

  *Premium
  Premium before tax | 400r:£550.00
  IPT | 400r:£66.00
  Total payable | 400r:£616.00`;

describe('a schedule of several cars', () => {
  it('gives each its own values and its own drivers', async () => {
    const reading = await read(CARS);
    expect(values(reading, 'Vehicle', 'registrationNumber')).toEqual(['BD71 FGH', 'KX14 ABN']);
    expect(values(reading, 'Vehicle', 'fuelType')).toEqual(['Hybrid', 'Diesel']);
    expect(values(reading, 'Vehicle', 'engineSize')).toEqual([1580, undefined]);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([
      ['Mr Imran Siddiqui', 'Ayesha Siddiqui'],
      ['Mr Imran Siddiqui'],
    ]);
    expect(values(reading, 'VehicleValuation', 'relatedTo')).toEqual(['BD71 FGH', 'KX14 ABN']);
    expect(values(reading, 'VehicleSecuritySummary', 'overnightLocation')).toEqual(['Driveway', 'Street']);
  });

  it('tells the keeper who holds the policy from an owner who does not', async () => {
    const reading = await read(CARS);
    expect(values(reading, 'Vehicle', 'registeredKeeper')[0]).toBe('Mr Imran Siddiqui');
    expect(values(reading, 'Vehicle', 'owner')[0]).toBe('Finance Company');
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Imran Siddiqui']);
  });

  it('reads a year of two digits as that of a birth', async () => {
    expect(values(await read(CARS), 'Person', 'dateOfBirth')).toEqual(['1979-05-04', '1981-10-19']);
  });

  it('takes times of day for no days', async () => {
    const reading = await read(CARS);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2025-02-01']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2026-01-31']);
  });

  it('says that a premium was altered', async () => {
    const altered = await read(CARS.replace('£616.00', '£516.00'));
    expect(altered.review).toBe('REVIEW_PENDING');
    expect(reasons(altered)).toContain(
      'A sum that the document prints does not hold: premium before tax and tax are the premium.',
    );
  });

  it('says that a mark is newer than its vehicle, and that a driver is a child', async () => {
    const altered = await read(
      CARS.replace('Fuel | 200:Diesel', 'Year of registration | 200:2009').replace('04/05/1979', '04/05/2019'),
    );
    expect(reasons(altered)).toContain('The registration mark is newer than the year of registration.');
    expect(reasons(altered)).toContain('The date of birth of a driver is not plausible.');
  });
});

const HOME = `
  #LANTERN HOME
  Household Insurance Schedule - New Business

  Schedule number: LH-20250819-7731
  Insured: Dr Wei Zhang
  Correspondence address: 55 Brook Road, Epsom, Surrey, KT19 8QP
  Risk address: 12 Beacon Close, Swanage, Dorset, BH19 2QT
  Period of insurance: 19/08/2025 to 18/08/2026 both dates inclusive

  *Property
  A detached bungalow with 3 bedrooms built in 1962 of brick and tile.

  *SECTION 1 - BUILDINGS
  Sum insured | 300:£425,000
  Excess - escape of water | 300:£500

  *SECTION 2 - CONTENTS
  Sum insured | 300:£50,000
  Excess | 300:£200

  *PREMIUM
  Net premium £501.00
  IPT £60.12
  Gross premium £561.12`;

describe('a schedule of a home', () => {
  it('tells the home that is insured from where its holder lives', async () => {
    const reading = await read(HOME);
    expect(values(reading, 'Address', 'postcode')).toEqual(['KT19 8QP']);
    expect(values(reading, 'Property', 'postcode')).toEqual(['BH19 2QT']);
  });

  it('reads the home from a sentence', async () => {
    const reading = await read(HOME);
    expect(values(reading, 'Property', 'propertyType')).toEqual(['Detached bungalow']);
    expect(values(reading, 'Property', 'numberOfBedrooms')).toEqual([3]);
    expect(values(reading, 'Property', 'built')).toEqual(['1962']);
  });

  it('names covers after the headings that their sums stand under', async () => {
    const reading = await read(HOME);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['BUILDINGS', 'escape of water', 'CONTENTS']);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['425000.00', undefined, '50000.00']);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual([undefined, '500.00', '200.00']);
  });

  it('says that the tax is not what the rate makes of the premium', async () => {
    const reading = await read(HOME.replace('  Net premium £501.00\n', '').replace('£60.12', '£50.12'));
    expect(reasons(reading)).toContain('The insurance premium tax is not what the standard rate makes of the premium.');
  });

  it('says that a policy ends before it starts', async () => {
    const reading = await read(
      HOME.replace(
        'Period of insurance: 19/08/2025 to 18/08/2026 both dates inclusive',
        'Start date: 19/08/2025 | 300:End date: 18/08/2024',
      ),
    );
    expect(reading.review).toBe('REVIEW_PENDING');
  });
});

const PROPOSAL = `
  #Kestrel Broking
  *PRIVATE CAR - STATEMENT OF FACT

  *Insurer | 200:Northern Alliance Insurance plc
  *Policy number | 200:NAI/PC/00291834
  *Effective date | 200:07/11/2024 (10:15)
  *Expiry date | 200:06/11/2025 (23:59)

  *PROPOSER
  Title | 200:Mr
  Forename(s) | 200:Gareth Ieuan
  Surname | 200:Pugh
  Address | 200:12 Heol y Bryn
   | 200:Pontypridd
   | 200:CF37 2AB

  *VEHICLE
  Registration number | 200:CE68 LKR
  Make | 200:Audi
  Model | 200:A3 S Line TFSI 35
  Is the vehicle left or right hand drive? | 250:Right hand drive
  Has the vehicle been modified? | 250:No
  Where is the vehicle kept overnight | 250:Locked garage

  *COVER
  Cover required | 200:Comprehensive
  Driving restriction | 200:Insured and Spouse only

  *NAMED DRIVERS
  Name | 200:Relationship | 320:DOB | 400:Licence
  Mrs Carys Pugh | 200:Spouse | 320:11/12/1989 | 400:Full UK Manual`;

describe('a proposal that a broker sends', () => {
  it('tells the insurer from the broker', async () => {
    const reading = await read(PROPOSAL);
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Northern Alliance Insurance plc']);
    expect(values(reading, 'InsurancePolicy', 'arrangedBy')).toEqual(['Kestrel Broking']);
    expect(values(reading, 'InsurancePolicy', 'status')).toEqual(['Proposal']);
  });

  it('puts a name together from its parts, and its holder among the drivers', async () => {
    const reading = await read(PROPOSAL);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Gareth Ieuan Pugh']);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Gareth Ieuan Pugh', 'Mrs Carys Pugh']]);
    expect(values(reading, 'Vehicle', 'modifications')).toEqual([false]);
    expect(values(reading, 'Vehicle', 'driveSide')).toEqual(['Right']);
  });
});

const LETTER = `
  #Greywater Mutual
  Your car policy explained

  Who is insured?
  Mrs Ottoline Farrow
  11 Tannery Row
  Ludford
  SY8 4PQ

  Policy GW-2290-71845. Cover runs from one minute past midnight on 3 March 2025 to midnight on 2 March 2026.

  A Vauxhall Corsa Elegance, registration KX21 DVN, first registered in 2021. Fuel: Petrol. Transmission: Manual.
  You told us it is worth £9,400 and it is kept overnight on a driveway.
  Comprehensive cover for social, domestic and pleasure use.

  The compulsory excess is £150 and you have chosen a voluntary excess of £200, making a total excess of £350.

  £400.00 plus Insurance Premium Tax of £48.00, making £448.00 in all. Last year the policy cost £391.20.`;

describe('a schedule in plain words', () => {
  it('gives the vehicle, its cover and its price from sentences', async () => {
    const reading = await read(LETTER);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['GW-2290-71845']);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2025-03-03']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2026-03-02']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['448.00']);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Vauxhall Corsa Elegance']);
    expect(values(reading, 'Vehicle', 'registrationNumber')).toEqual(['KX21 DVN']);
    expect(values(reading, 'Vehicle', 'fuelType')).toEqual(['Petrol']);
    expect(values(reading, 'VehicleSecuritySummary', 'overnightLocation')).toEqual(['Driveway']);
  });

  it('says that an excess in words is not the sum of its parts', async () => {
    const reading = await read(LETTER.replace('a total excess of £350', 'a total excess of £380'));
    expect(reasons(reading).join(' ')).toContain('compulsory and voluntary excess are the total excess');
  });
});

const NUMBERED = `
  #Birchwell Insurance
  Proposal confirmation

  A1 | 80:Full name | 330:Mr Absalom Reid Tarrant
  A2 | 80:Address | 330:4 Quern Lane, Hatherby, LN9 6TT
  B1 | 80:Cover required | 330:Third Party, Fire &
  330:Theft
  B2 | 80:Cover to commence | 330:1 May 2025 at 00:00
  B3 | 80:Cover to cease | 330:30 April 2026 at 23:59
  B4 | 80:Compulsory excess | 330:£100
  B5 | 80:Voluntary excess | 330:£150
  B6 | 80:Annual premium before Insurance Premium Tax | 330:£300.00
  B7 | 80:Insurance Premium Tax (12%) | 330:£36.00
  B8 | 80:Total annual premium | 330:£336.00
  C1 | 80:Registration number | 330:FE19 KRO
  C2 | 80:Make and model | 330:Skoda Fabia Colour Edition
  C3 | 80:Engine / fuel / gearbox | 330:999 cc / Petrol / Manual
  C4 | 80:Your estimate of value | 330:£6,150`;

describe('a proposal of numbered questions', () => {
  it('takes no number of a question for a label, and several answers in one for each its own', async () => {
    const reading = await read(NUMBERED);
    expect(reading.document.classIdentifier).toBe('insurance-proposal');
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['336.00']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2026-04-30']);
    expect(values(reading, 'InsuranceCoverage', 'coverage')[0]).toBe('Third Party, Fire & Theft');
    expect(values(reading, 'Vehicle', 'engineSize')).toEqual([999]);
    expect(values(reading, 'Vehicle', 'fuelType')).toEqual(['Petrol']);
    expect(values(reading, 'Vehicle', 'transmission')).toEqual(['Manual']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['6150.00']);
  });
});

const BARE_SUMS = `
  #Tamsel Property Mutual
  SCHEDULE - LET PROPERTY INSURANCE

  Policy No. | 200:TPM 771204-25
  The Insured | 200:Mr Lucan Abery
  Correspondence address | 200:3 Weir Court, Penhallow, TR9 2AB
  Period of insurance | 200:from 12 June 2025 to 11 June 2026

  *Sums insured
  Section | 130:Property or liability insured | 500r:Sum insured £
  1 | 130:Buildings | 500r:231,000
  2 | 130:Loss of rent | 500r:46,200

  *Premium
  Premium | 500r:£210.00
  Insurance premium tax at 12% | 500r:£25.20
  Premium payable | 500r:£235.20`;

describe('a schedule of sums without signs', () => {
  it('reads them under a header that says what they are in', async () => {
    const reading = await read(BARE_SUMS);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Buildings', 'Loss of rent']);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['231000.00', '46200.00']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['235.20']);
  });
});
