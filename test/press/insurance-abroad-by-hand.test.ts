// Schedules of homes set by hand in the words of insurers from abroad: deductibles for excesses, and one address of the home and its holder.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const summary = (address: string, deductibles: string): string => `
  #QUILLFEATHER
  #Coverage Summary
  Renewal

  NAME OF INSURED | 315:POLICY NUMBER
  Dr Orla Celeste Tennick | 315:QFPRS08814 26
  ${address} | 315:EFFECTIVE DATE
  The Old Ropery | 315:1 June 2026
  Quay Lane | 315:EXPIRATION DATE
  Grimsby | 315:31 May 2027
  DN31 2QX | 315:INSURER
  315:Quillfeather Insurance SE

  *Residence
  The residence is a detached house built in 1790 with 7 bedrooms.

  *Amounts of coverage
  House | 500r:£1,650,000
  Contents | 500r:£380,000

  *${deductibles}
  A deductible is the amount you bear of each covered loss.

  Base deductible | 500r:£1,500
  Water damage | 500r:£2,500
  Subsidence | 500r:£5,000

  *Annual premium
  Premium | 500r:£2,000.00
  Insurance Premium Tax (12.00%) | 500r:£240.00
  Total due | 500r:£2,240.00`;

describe('a schedule of deductibles', () => {
  it('gives them as excesses, and none as what is insured', async () => {
    const reading = await read(summary('CORRESPONDENCE AND RESIDENCE ADDRESS', 'Deductibles'));
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['1500.00']);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual([
      'House',
      'Contents',
      'Water damage',
      'Subsidence',
    ]);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual([
      '1650000.00',
      '380000.00',
      undefined,
      undefined,
    ]);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual([undefined, undefined, '2500.00', '5000.00']);
  });

  it.each(['CORRESPONDENCE AND RESIDENCE ADDRESS', 'RESIDENCE ADDRESS'])(
    'says where the home stands beneath %s, and doubts nothing',
    async (label) => {
      const reading = await read(summary(label, 'Your deductibles'));
      expect(values(reading, 'Property', 'addressLines')).toEqual([['The Old Ropery', 'Quay Lane', 'Grimsby']]);
      expect(reasons(reading)).toEqual([]);
    },
  );

  it('tells of the policy what is doubted, and of no vehicle', async () => {
    const reading = await read(summary('RESIDENCE ADDRESS', 'Deductibles').replace('£2,240.00', '£2,420.00'));
    expect(reading.expectations.warnings.map(({ nodeType }) => nodeType)).not.toContain('ark:Vehicle');
    expect(reasons(reading)).not.toEqual([]);
  });
});
