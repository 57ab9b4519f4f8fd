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
