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
