// Papers of insurance set by hand: what was not taken, prices of options, names of covers that go on, totals of an excess, and who arranges.
import { describe, expect, it } from 'vitest';
import { readPaper as read, warningsOf } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const policy = `
  Policy number | 200:TW 60 2291 7784
  Policyholder | 200:Mr Edmund Keogh
  Period of insurance | 200:1 May 2026 to 30 April 2027`;
const home = (rest: string): string => `
  #Tidewell
  *Home insurance schedule
  Insurer | 200:Alderney Insurance plc${policy}
  Insured address | 200:12 Kelp Lane, Hove, BN3 1AA
  ${rest}`;
const motor = (rest: string, insurer = 'Insurer | 200:Alderney Insurance plc'): string => `
  #Tidewell
  *Car insurance schedule
  ${insurer}${policy}
  Registration | 200:OU19 GXR
  Make and model | 200:Volvo XC90
  Cover | 200:Comprehensive
  ${rest}`;

describe('options of a home policy', () => {
  it('are insured for no price, and not at all where they were not taken', async () => {
    const reading = await read(
      home(`*Your cover
      Buildings | 250:£750,000
      Contents | 250:£80,000
      *Optional extras
      Home emergency | 250:Not selected (£36.00)
      Legal expenses | 250:Selected | 400:£24.00
      Bicycle cover up to £2,000 | 250:Not selected`),
    );
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Buildings', 'Contents', 'Legal expenses']);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['750000.00', '80000.00', undefined]);
    expect(reasons(reading)).toEqual([]);
  });

  it('head no amounts beneath them where they are not insured', async () => {
    const reading = await read(
      home(`*Your cover
      Contents sum insured | 250:£80,000
      Buildings | 250:Not insured
      Excess | 250:£150`),
    );
    expect(values(reading, 'InsurancePolicy', 'policyType')).toEqual(['Contents']);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['150.00']);
  });
});

describe('a cover whose name goes on beneath', () => {
  it('is named whole', async () => {
    const reading = await read(
      home(`*Your cover
      Section | 250:Sum insured | 400:Excess
      Buildings including accidental | 250:£750,000 | 400:£300
      ^^damage
      Contents | 250:£80,000 | 400:£200`),
    );
    expect(values(reading, 'InsuranceCoverage', 'coverage')[0]).toBe('Buildings including accidental damage');
  });
});

describe('what is paid in all', () => {
  it('is no premium under the parts of an excess', async () => {
    const reading = await read(
      motor(`*Compulsory | 200:*Voluntary | 320:*You pay in total
      £250 | 200:£100 | 320:£350`),
    );
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual([undefined]);
  });

  it('is the premium in full, and not what instalments come to', async () => {
    const reading = await read(
      motor(`*How you pay
      Monthly payments | 250:11 x £48.20
      Deposit | 250:£60.00
      Total amount payable | 250:£590.20
      Annual premium if paid in full | 250:£540.00`),
    );
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['540.00']);
  });
});

describe('whom a paper is from', () => {
  it('is doubted as the insurer where it says that it is an intermediary', async () => {
    const reading = await read(
      motor(
        `Tidewell is a trading name of Tidewell Stores plc. Tidewell Stores plc
      acts as an intermediary. Your insurer is shown on your certificate.`,
        '',
      ),
    );
    expect(warningsOf(reading)).toContain('The paper bears the name of a broker, and no insurer was found.');
  });

  it('is not the company that insures what is sold besides', async () => {
    const reading = await read(motor('Breakdown cover is underwritten by Roadside Assist Insurance plc.'));
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Alderney Insurance plc']);
  });
});

describe('a driver who has no name on the paper', () => {
  it.each(['Insured and spouse', 'The policyholder and their partner'])('is doubted: %s', async (drivers) => {
    const reading = await read(motor(`Permitted drivers | 200:${drivers}`));
    expect(warningsOf(reading)).toContain('Somebody is named among the drivers who was not read as one.');
  });
});
