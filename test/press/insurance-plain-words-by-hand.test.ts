// Papers of insurance in plain words of their own: `It runs from`, `You asked for`, `This year's premium`, taxes in brackets.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const PROPOSAL = (overnight: string): string => `
  #Aviva
  *Motor Insurance Statement of Fact
  Policy reference AVQ 4471 902 118. You told us the following.

  *You
  Your name | 260:Miss Lorna Petrie
  260:Flat 9, 14 Orchard Brae, Comely Bank, Edinburgh,
  ^^You live at
  ^^260:EH4 1QS

  *Your insurance
  It runs from | 260:03/04/2026
  It runs to | 260:02/04/2027
  You asked for | 260:Comprehensive

  *Your car
  Number plate | 260:SK21 WRD
  Car | 260:Skoda Fabia SE L
  Overnight location | 260:${overnight}

  Annual premium | 260:£560.00 (inc. IPT £60.00)`;

describe('a statement of fact in plain words', () => {
  it('reads an address around its label, both days, the cover and the tax in brackets', async () => {
    const reading = await read(PROPOSAL('On own drive'));
    expect(values(reading, 'Address', 'addressLines')).toEqual([
      ['Flat 9', '14 Orchard Brae', 'Comely Bank', 'Edinburgh'],
    ]);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-04-03']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-04-02']);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Comprehensive']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['60.00']);
    expect(values(reading, 'VehicleSecuritySummary', 'overnightLocation')).toEqual(['Driveway']);
  });

  it('tells the kind of place behind whose it is, and says where no kind fits', async () => {
    const kinds = ['At home, in a locked garage', 'Private road', 'Off-road driveway'];
    for (const [at, kind] of ['Garage', 'Street', 'Driveway'].entries())
      expect(values(await read(PROPOSAL(kinds[at] ?? '')), 'VehicleSecuritySummary', 'overnightLocation')).toEqual([
        kind,
      ]);
    expect(reasons(await read(PROPOSAL('At a friend’s')))).toContain(
      'Spoken of on the paper, and not read: where the vehicle is kept overnight.',
    );
  });
});

const RENEWAL = `
  #Aviva
  *Home insurance schedule
  This schedule forms part of policy HGS 4471 0925, which runs from 02/05/2026 to 01/05/2027.

  Policyholder | 220:Mr Evan Lisle
  Address of insured property | 220:8 Weir Cottages, Totnes, TQ9 5RR
  Your cover | 220:Home Plus – Buildings and Contents
  No claim discount | 220:Buildings 7 years, Contents 7 years

  Last year's premium | 480r:£318.11
  This year's premium | 480r:£336.00
  Includes £36.00 Insurance Premium Tax at the current rate of 12%.

  *Cover | 300:Limit | 480r:Excess
  Buildings | 300:£400,000 | 480r:£250
  Contents | 300:£60,000 | 480r:£250`;

describe('a renewal of home insurance', () => {
  it('reads the number in its sentence, the premium of this year and the years of both covers', async () => {
    const reading = await read(RENEWAL);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['HGS 4471 0925']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['336.00']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([7]);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('the days of a policy', () => {
  it('may have their times in brackets, with a point', async () => {
    const reading = await read(`
      #Sorrel Insurance
      *Motor Insurance Schedule

      Policyholder | 200:Mr Rufus Gell
      Policy number | 200:SRL-20931
      Period of cover | 200:02/06/2026 (00.01) to 01/06/2027 (23.59)
      Registration number | 200:KX19 VDM
      Cover | 200:Comprehensive
      Total premium | 200:£310.00`);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-06-02']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-06-01']);
  });
});

describe('questions under lettered headings', () => {
  it('are answered by the insurer, not by a heading, and give a value that is estimated', async () => {
    const reading = await read(`
      #Proposal for Private Car Insurance
      *A. The insurance
      1 | 80:Who is the insurer? | 300:Sorrel Insurance Company Limited
      2 | 80:Policy number | 300:SRL-20931
      3 | 80:Who is the proposer? | 300:Mr Rufus Gell
      *B. The car
      4 | 80:Registration number | 300:KX19 VDM
      5 | 80:Market value (est.) | 300:£4,800
      6 | 80:Cover | 300:Comprehensive`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Sorrel Insurance Company Limited']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['4800.00']);
  });
});

describe('what is covered of a kind in total', () => {
  it('is a sum like the others', async () => {
    const reading = await read(`
      #Sorrel Insurance
      *Home Insurance Schedule

      Policyholder | 200:Mr Rufus Gell
      Policy number | 200:SRL-20931
      Insured property | 200:2 Sorrel Court, Ludlow, SY8 9QP

      *Section | 300r:*Sum insured | 400r:*Excess
      Buildings | 300r:£400,000 | 400r:£250
      Contents | 300r:£50,000 | 400r:£250
      Valuables, in total | 300r:£20,000 | 400r:£250
      Personal possessions | 300r:£5,000 | 400r:£150

      Total premium | 300r:£310.00`);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual([
      '400000.00',
      '50000.00',
      '20000.00',
      '5000.00',
    ]);
  });
});
