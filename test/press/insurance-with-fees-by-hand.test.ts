// Papers of insurance set by hand: fees in what is to be paid, prices with their tax in brackets over two lines, and what stands for a sum or a value.
import { describe, expect, it } from 'vitest';
import { readPaper as read, warningsOf } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const policy = `
  Policy number | 200:QF 60 2291 7784
  Policyholder | 200:Mr Edmund Keogh
  Period of insurance | 200:1 May 2026 to 30 April 2027`;
const motor = (rest: string): string => `
  #Quillfeather
  *Your motor insurance schedule
  Insurer | 200:Alderney Insurance plc${policy}
  Registration | 200:OU19 GXR
  Make and model | 200:Volvo XC90
  Cover | 200:Comprehensive
  ${rest}`;
const home = (rest: string): string => `
  #Quillfeather
  *Home insurance schedule
  Insurer | 200:Alderney Insurance plc${policy}
  Insured address | 200:12 Kelp Lane, Hove, BN3 1AA
  ${rest}`;
const FEE = 'A fee may be in the amount that is given as the premium.';

describe('a fee in what is to be paid', () => {
  it.each(['Premium including IPT', 'Annual price'])(
    'is not in the premium, where that is printed: %s',
    async (label) => {
      const reading = await read(
        motor(`*What you pay
      ${label} | 300r:£480.00
      Administration fee | 300r:£35.00
      Total to pay | 300r:£515.00`),
      );
      expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['480.00']);
      expect(warningsOf(reading)).toEqual([]);
    },
  );

  it.each([
    `*What you pay
      Premium | 300r:£428.57
      Insurance Premium Tax at 12% | 300r:£51.43
      Broker's fee | 300r:£35.00
      Total to pay | 300r:£515.00`,
    `Total to pay | 300r:£515.00
      This includes our broker's fee of £35.00.`,
  ])('is doubted, where the premium without it is not', async (rest) => {
    expect(warningsOf(await read(motor(rest)))).toEqual([FEE]);
  });

  it('is no doubt where the total is called the premium', async () => {
    const reading = await read(
      motor(`*Premium
      Premium before tax | 300r:£428.57
      Insurance Premium Tax | 300r:£51.43
      Arrangement fee | 300r:£35.00
      Total premium | 300r:£515.00`),
    );
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['515.00']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a price with the tax in it', () => {
  it('has its tax in brackets, which end on the line beneath the amount', async () => {
    const reading = await read(
      home(`*Price breakdown
      Buildings | 540r:£168.90
      Contents | 540r:£116.75
      Total annual price (including Insurance Premium Tax of
      ^^540r:£285.65
      ^^£30.61)`),
    );
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['285.65']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['30.61']);
  });

  it('is no tax itself, behind a typed colon', async () => {
    const reading = await read(home('Total premium including IPT: £210.00'));
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['210.00']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual([undefined]);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('words for the sum of the buildings', () => {
  it.each([
    `Buildings: | 200:Full rebuilding cost
    Contents: | 200:£60,000`,
    `Buildings: Full rebuilding cost
    Contents: £60,000`,
  ])('leave the sums beneath them what they are', async (rows) => {
    const reading = await read(home(`*What is insured\n    ${rows}`));
    expect(values(reading, 'InsurancePolicy', 'policyType')).toEqual(['Home']);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount').filter(Boolean)).toEqual(['60000.00']);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('the value of a vehicle', () => {
  it.each([
    "VALUE (POLICYHOLDER'S EST.)",
    "Proposer's est. of value",
    'Value (est. by insured)',
    "Value incl. VAT (insured's estimate)",
    'Value (your estimate)',
  ])('is the estimate of whoever is named with it: %s', async (label) => {
    const reading = await read(motor(`${label} | 200:£21,500`));
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['21500.00']);
  });

  it('is doubted in words that are not known', async () => {
    const reading = await read(motor('Value at which it was last assessed | 260:£21,500'));
    expect(values(reading, 'VehicleValuation', 'value').length + warningsOf(reading).length).toBe(1);
  });
});

describe('a vehicle that only sentences tell of', () => {
  it.each([
    'We insure your Volvo XC90, registration OU19 GXR, on a comprehensive basis.',
    'The car we insure is a Volvo XC90 with the number plate OU19 GXR. Cover is comprehensive.',
  ])('has its make, model and mark: %s', async (sentence) => {
    const reading = await read(`
  #Quillfeather
  *Your motor insurance schedule
  Insurer | 200:Alderney Insurance plc${policy}
  ${sentence}`);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Volvo XC90']);
    expect(values(reading, 'Vehicle', 'registrationNumber')).toEqual(['OU19 GXR']);
  });
});

describe('an insurer in a sentence', () => {
  it('is who provides the policy, and not who arranges it', async () => {
    const reading = await read(
      motor('Your policy is provided by Ansty Mutual SE and arranged by Quillfeather Broking LLP.').replace(
        /Insurer .*\n/,
        '\n',
      ),
    );
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Ansty Mutual SE']);
    expect(values(reading, 'InsurancePolicy', 'arrangedBy')).toEqual(['Quillfeather Broking LLP']);
  });
});
