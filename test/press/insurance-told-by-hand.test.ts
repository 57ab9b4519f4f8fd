// Schedules of homes that tell their sums in sentences, wrap labels and names, or print a number that no label names.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const TOLD = `
  #Mallory Lane
  Mallory Lane Underwriting Agencies

  Mr Rhodri Vaughan-Ellis
  The Cooperage
  Bridge End
  Machynlleth
  SY20 7LL

  *Household Insurance Schedule
  This Schedule forms part of Your Policy ML/HH/772011. Period of Insurance: from 00:01 on 4th May 2026 to
  23:59 on 3rd May 2027.

  *Section 1 - Buildings
  Your Home is insured for a sum of £512,000, which includes Accidental Damage. You must pay the first £200 of
  each claim, increasing to £1,000 for Subsidence.

  *Section 2 - Contents
  Your Contents are insured for £66,000 with an overall limit for Valuables of £22,000. The Excess is £150.

  *Section 3 - Legal Expenses
  Insured up to £50,000.

  *Your home
  A detached house of standard construction built in 1881 with 4 bedrooms.

  *Premium
  The Premium for the Period of Insurance is £448.00 inclusive of Insurance Premium Tax of £48.00.
  Underwritten by Certain Underwriters at Lloyd's under Unique Market Reference B0000AB26C001.`;

describe('a schedule of a home that tells its sums in sentences', () => {
  it('gives each sum and excess to the cover of its heading', async () => {
    const reading = await read(TOLD);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual([
      'Buildings',
      'Contents',
      'Valuables',
      'Legal Expenses',
    ]);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual([
      '512000.00',
      '66000.00',
      '22000.00',
      '50000.00',
    ]);
    expect(values(reading, 'InsuranceCoverage', 'excess').slice(0, 2)).toEqual(['200.00', '150.00']);
    expect(values(reading, 'InsurancePolicy', 'policyType')).toEqual(['Home']);
  });

  it('is insured by the underwriters for whom an agency acts', async () => {
    expect(values(await read(TOLD), 'InsurancePolicy', 'issuedBy')).toEqual(["Certain Underwriters at Lloyd's"]);
  });
});

const WRAPPED = `
  #Fenwater Home Insurance
  *Policy schedule

  Schedule of insurance | 420:FW-60417-C

  Policyholders | 300:Mr Ivo Carrowmore; Mrs Tess
  300:Carrowmore
  Home insured | 300:3 Lock Row, Ely, CB7 4AA
  Period of insurance | 300:1 June 2026 to 31 May 2027
  Number of | 300:3
  bedrooms
  Property type | 300:Purpose built
  300:flat

  Cover | 220:Cover limit | 310:Compulsory excess | 430:Voluntary excess
  Buildings | 220:Up to £1 million | 310:£100 | 430:£150
  Contents | 220:£45,000 | 310:£75 | 430:£50

  *Price
  Total price | 300:£310.20`;

describe('a schedule of a home with narrow columns', () => {
  it('joins labels, names and values that run over lines', async () => {
    const reading = await read(WRAPPED);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Ivo Carrowmore', 'Mrs Tess Carrowmore']);
    expect(values(reading, 'Property', 'numberOfBedrooms')).toEqual([3]);
    expect(values(reading, 'Property', 'propertyType')).toEqual(['Purpose built flat']);
  });

  it('reads round sums, and adds the parts of an excess that stand in two columns', async () => {
    const reading = await read(WRAPPED);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['1000000.00', '45000.00']);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual(['250.00', '125.00']);
  });

  it('gives a number that no label names with a doubt, and misses one that is not there', async () => {
    const reading = await read(WRAPPED);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['FW-60417-C']);
    expect(reasons(reading)).toContain(
      'What is given as the number of the policy is a reference that the paper does not call so.',
    );
    expect(reasons(await read(WRAPPED.replace('FW-60417-C', 'Renewal')))).toContain(
      'No number of the policy was found.',
    );
  });
});

const PROPOSED = `
  #Sandpiper Insurance Brokers
  *Motor Statement of Fact

  This document is the basis of your contract with Tarn Insurance Company Limited. Our ref: SPB/20417/MTR.

  *Proposer
  *Title | 90:*Forenames | 220:*Surname | 320:*Date of Birth | 430:*Status
  Mr | 90:Fergus | 220:Lochrie | 320:12/08/1990 | 430:Single

  Address | 300:44 Garth Street, Perth, PH1 5QT

  *Cover required
  Cover | 300:Third Party Fire & Theft
  Commencing at 12:00 on | 300:15/06/2026
  Expiring at 23:59 on | 300:14/06/2027
  Use | 300:Social, domestic and pleasure
  Total excess | 300:£400

  *Vehicle
  *Reg No | 100:*Make | 160:*Model | 230:*Year of make | 330:*Engine | 400:*Est. value
  SF14 DYN | 100:Peugeot | 160:208 Active | 230:2014 | 330:1199cc | 400:£3,400

  *Additional drivers
  *Name | 180:*Date of birth | 270:*Relationship | 360:*Occupation
  Moira Lochrie | 180:14/02/1966 | 270:Parent | 360:Retired

  *Premium
  Annual premium £698.88 (including IPT £74.88) plus broker fee £25.00. Total to pay £723.88.`;

describe('a statement of fact with tables among its rows', () => {
  it('takes the rows for rows, whatever tables begin at their edge', async () => {
    const reading = await read(PROPOSED);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Third Party Fire & Theft']);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-06-15']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['74.88']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['3400.00']);
  });

  it('is of the company that the contract is with', async () => {
    expect(values(await read(PROPOSED), 'InsurancePolicy', 'issuedBy')).toEqual(['Tarn Insurance Company Limited']);
  });

  it('says that it could not read what a vehicle is', async () => {
    const without = PROPOSED.replace('100:*Make | 160:*Model |', '100:*Row | 160:*Bay |').replace(
      '100:Peugeot | 160:208 Active',
      '100:Left | 160:B',
    );
    expect(reasons(await read(without))).toContain('The make and model of a vehicle could not be read.');
  });
});

const TYPED = `
  #Cheviot Mutual
  *PRIVATE CAR POLICY SCHEDULE
  POLICY NO | 131:: CM/PC/0044810
  INSURED | 131:: MR ANGUS HALDANE
  143:& MRS RUTH HALDANE
  ADDRESS | 131:: LOW MOSS FARM, ELSDON, NE19 1AC
  PERIOD OF INS. | 131:: FROM 06/05/26 TO 05/05/27
  VEHICLE | 131:: SUBARU FORESTER XE
  REG MARK | 131:: NU17 OJC
  COVER | 131:: COMPREHENSIVE
  TOTAL PREMIUM | 131:: 404.32`;

describe('a typed schedule', () => {
  it('knows the second holder beneath the first, past the colon', async () => {
    expect(values(await read(TYPED), 'Policyholder', 'relatedTo')).toEqual(['MR ANGUS HALDANE', 'MRS RUTH HALDANE']);
  });
});
