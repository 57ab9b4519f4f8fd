// Papers of insurance that say what they have none of, or print a thing more than once: what is not there is not missed.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const CAR = `
  #Quillfeather
  *Your car insurance schedule
  Policyholder | 300:Policy number
  Mrs Ada Jane Wren | 300:QF 60 2291 7784

  Address | 300:Insurer
  9 Lombard Court, Thornmere, TM2 3JS | 300:Tamar General Insurance Limited

  Starts | 300:Ends
  14/02/2026 | 300:13/02/2027

  Registration | 300:Make and model
  KX21 OPV | 300:Kia Niro 2

  Cover | 300:Class of use
  Comprehensive | 300:Social, domestic and pleasure

  Total excess | 300:No claims bonus
  £350.00 | 300:Not applicable to this policy

  *Who can drive
  Driver 1 | 150:Ada Jane Wren | 300:Driver 2 | 420:Jonas Emil Wren
  Date of birth | 150:21/08/1988 | 300:Date of birth | 420:05/11/1991
  Occupation | 150:Potter | 300:Occupation | 420:Baker

  Total premium | 300:£560.00`;

describe('a schedule of a car', () => {
  it('lacks no years without claims where it says beneath their label that none apply', async () => {
    expect(reasons(await read(CAR))).toEqual([]);
  });

  it('gives each of two drivers beside each other the day of birth under the name', async () => {
    expect(values(await read(CAR), 'Person', 'dateOfBirth')).toEqual(['1988-08-21', '1991-11-05']);
  });
});

const HOME = `
  #Quillfeather
  *Home insurance schedule
  Policy number | 220:QFH 6620917/04
  Policyholder | 220:Mrs Ada Jane Wren
  Home insured | 220:9 Lombard Court, Thornmere, TM2 3JS
  Property type | 220:Terraced house
  Bedrooms | 220:3
  Period of insurance | 220:14 February 2026 to 13 February 2027
  Insurer | 220:Tamar General Insurance Limited
  Excess | 220:£500

  Section | 400r:Amount insured | 500r:Premium
  Buildings | 400r:£1,150,000 | 500r:£1,186.00
  Contents | 400r:£85,000 | 500r:£214.00
  Total premium | 500r:£1,400.00

  200:Policy number QFH 6620917/04 Page 1`;

describe('a schedule of a home', () => {
  it('has one number, whatever page its foot counts, and prices beside what is insured', async () => {
    const reading = await read(HOME);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['QFH 6620917/04']);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['1150000.00', '85000.00']);
    expect(reasons(reading)).toEqual([]);
  });
});
