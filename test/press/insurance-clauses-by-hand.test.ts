// Papers of insurance in numbered clauses, cards and questions: what a sentence says of a vehicle, labels of two lines, parts in one cell.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const CLAUSES = `
  #Aviva
  *Private Motor Insurance Schedule

  1. | 80:Policy No. | 240:AVM/0714426/D
  2. | 80:The Insured | 240:Dr Aldous Wray and Mrs Jessamy Wray
  3. | 80:Address | 240:Ghyll Farm, Ousby, Penrith CA10 1QA
  4. | 80:Period of Insurance | 240:(a) From: 1 January 2026
  240:(b) To: 31 December 2026
  5. | 80:Cover | 240:Comprehensive
  6. | 80:Motor Vehicle | 240:Volvo V60 B4 Plus, Estate, 1969 c.c.,
  240:manufactured 2022, Reg. Mark PY72 LHD.
  240:Insured's estimate of value £27,500

  7. | 80:Garaging | 240:Locked garage at the Insured's address
  8. | 80:Persons entitled to drive | 240:The Insured; Miss Tamsin Wray (born 14.06.2003)
  9. | 80:Excess | 240:£400 each and every claim
  10. | 80:No Claim Discount | 240:65% (9 or more years), protected

  11. | 80:Premium | 240:First premium | 400r:£500.00
  240:Insurance Premium | 400r:£60.00
  240:Tax 12%

  240:Total payable | 400r:£560.00`;

describe('a schedule in numbered clauses', () => {
  it('reads the vehicle from its sentence, and the tax whose label goes on beneath', async () => {
    const reading = await read(CLAUSES);
    expect(values(reading, 'Vehicle', 'registrationNumber')).toEqual(['PY72 LHD']);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Volvo V60 B4 Plus']);
    expect(values(reading, 'Vehicle', 'engineSize')).toEqual([1969]);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['27500.00']);
    expect(values(reading, 'VehicleSecuritySummary', 'overnightLocation')).toEqual(['Garage']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['60.00']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([9, undefined]);
    // Who drives beside the holder is not read yet.
    expect(reasons(reading)).toEqual(['Spoken of on the paper, and not read: a date of birth.']);
  });
});

const ANSWERS = `
  #Aviva
  *Private car statement of fact
  Policy number | 300:AVQ-7710-2296

  Name | 300:Mr Callum Roe
  Address | 300:31 Dell Lane, Kendal, LA9 7QX
  Registration number | 300:PN66 KXD
  Make and model | 300:Kia Rio 2
  Daytime / overnight location | 300:Street / Driveway
  Level of cover | 300:Third party, fire and theft

  Start date | 300:09/02/2026
  End date | 300:08/02/2027

  Fire and theft excess (compulsory + | 300:£300 + £150
  voluntary)

  Premium you will pay, including Insurance Premium | 300:£313.60
  Tax of £33.60

  *Who can drive
  Callum Roe | 300:Isla Roe
  Policyholder · born 30/03/1979 · Joiner | 300:Spouse · born 19/07/1981 · Nurse`;

describe('a statement of fact whose cells hold more than one thing', () => {
  it('takes the second of two places, both parts of an excess, the premium beside its tax and drivers from their cards', async () => {
    const reading = await read(ANSWERS);
    expect(values(reading, 'VehicleSecuritySummary', 'overnightLocation')).toEqual(['Driveway']);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['450.00']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['313.60']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['33.60']);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Callum Roe', 'Isla Roe']]);
    expect(reasons(reading)).toEqual([]);
  });
});

const HOME = `
  #Aviva
  *Home insurance schedule
  *Who's covered | 310:Policy number AVH 1477 2049
  Mr Idris Penn | 310:Period of insurance 08/03/2026 –
  310:07/03/2027

  *Where's covered
  Flat 3
  88 Quarry Bank
  Matlock
  DE4 9XX

  Contents | 300:Up to £55,000 | 480r:£150 excess
  Personal possessions | 300:Up to £4,000 | 480r:£100 excess

  A purpose-built flat with two bedrooms, built in 2006. You've had no claims for 4 years.
  £112.00 for the year
  (£100.00 + 12% IPT £12.00)`;

describe('a home schedule in cards', () => {
  it('reads days that run over, small numbers in words, and where it covers', async () => {
    const reading = await read(HOME);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-03-07']);
    expect(values(reading, 'Property', 'numberOfBedrooms')).toEqual([2]);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Flat 3', '88 Quarry Bank', 'Matlock']]);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Contents', 'Personal possessions']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([4]);
  });
});

const LETTER = `
  #Aviva
  Mrs Tegen Penrose
  Carn House
  St Erth
  TR27 6HZ

  *Motor insurance proposal
  Please check the details you gave us (policy 41-0099213-MV)
  The policy will run from 1 February 2026 to 31 January 2027. You have 9 years' no claims bonus.
  About the vehicle. You told us it is a Subaru Forester 2.0 XE, registration WA18 NND, a 1995cc petrol automatic
  with 5 seats. You and your husband, Mr Jago Penrose (born 3 May 1958), may drive.
  You asked for comprehensive cover for social use.`;

describe('a proposal in a letter of sentences', () => {
  it('reads the number in brackets, the vehicle, its cover and both who drive', async () => {
    const reading = await read(LETTER);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['41-0099213-MV']);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Subaru Forester 2.0 XE']);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mrs Tegen Penrose', 'Mr Jago Penrose']]);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['comprehensive']);
  });
});

const TERSE = `
  #Aviva
  *PROPOSAL CONFIRMATION – PRIVATE CAR
  Proposal ref: CW-PC-5519204
  Surname | 140:Adeyo | 320:VRM | 400:LN70 AOD
  First name(s) | 140:Femi Samuel | 320:Make | 400:TOYOTA
  Title | 140:Mr | 320:Model | 400:AYGO X-PLAY
  Address 1 | 140:Flat B | 320:YOM | 400:2020
  Address 2 | 140:162 Larch Road | 320:CC | 400:998
  Town | 140:London | 320:Fuel | 400:Petrol
  Postcode | 140:SE15 3HQ | 320:Seats | 400:4

  Comp XS | 480r:350.00
  Vol XS | 480r:250.00
  Gross prem | 480r:1,000.00
  IPT @ 12.00% | 480r:120.00
  Total prem | 480r:1,120.00`;

describe('a proposal as a broker’s system prints it', () => {
  it('reads an address in numbered parts, and both parts of the excess', async () => {
    const reading = await read(TERSE);
    expect(values(reading, 'Address', 'addressLines')).toEqual([['Flat B', '162 Larch Road', 'London']]);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['600.00']);
  });
});

const HEADED = `
  #Aviva
  *Home insurance schedule
  Mrs Ines Calder
  9 Mill Court
  Frome
  BA11 3QQ

  Your ref: AVN 2271 0098 47
  *Policy
  Number | 220:AVN 2271 0098 47
  Commences | 220:12th April 2026
  Terminates | 220:11th April 2027

  *Claim-free years
  Buildings | 220:5
  Contents | 220:5

  *Sums insured
  Buildings | 220:£325,000
  Contents | 220:£50,000`;

describe('a home schedule whose headings say what its rows are of', () => {
  it('reads the number under the policy, and the years that both covers have', async () => {
    const reading = await read(HEADED);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['AVN 2271 0098 47']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([5]);
    expect(reasons(reading)).not.toContain(
      'What is given as the number of the policy is a reference that the paper does not call so.',
    );
  });
});
