// Bills for broadband set by hand whose items note the kind of what is sold and the line behind its name, and bills that tell plans in sentences.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const bill = ([internet, calls]: readonly [string, string], said: string): string => `
      #Harrier Broadband
      Mr P Oduya | 330:Account ID | 440:5108 3360 7714
      3 Beck Side | 330:Bill created on | 440:12 December 2025
      Kendal
      LA9 4QQ

      *Your latest bill is £34.86
      Last bill | 540r:£33.00
      You paid – thanks | 540r:-£33.00
      *Left over from last bill | 540r:£0.00

      *15 December 2025 to 14 January 2026
      ${internet} | 540r:£25.00
      ${calls} | 540r:£8.00
      Calls outside your plan 6 calls | 540r:£1.86
      *Total for this bill, including VAT | 540r:£34.86
      Total without VAT | 540r:£29.05
      VAT (20%) | 540r:£5.81

      *Your plan
      ${said}
      Your 12 month contract ends on 14 September 2026. If you leave before then, early termination charges
      may apply.`;

const SAID = 'You have Super Fibre with Anytime Calls at 3 Beck Side, Kendal, LA9 4QQ.';

describe('an item that notes its kind and the line behind its name', () => {
  it.each([
    [
      ['Super Fibre broadband and line rental', 'Anytime Calls call plan'],
      ['Super Fibre', 'Anytime Calls'],
    ],
    [
      ['Super Fibre + line rental', 'Anytime Calls'],
      ['Super Fibre', 'Anytime Calls'],
    ],
    [
      ['Full Fibre 150 with line rental', 'Evening Calls calls package'],
      ['Full Fibre 150', 'Evening Calls'],
    ],
    [
      ['Super Fibre', 'Line and Evening & Weekend calls'],
      ['Super Fibre', 'Evening & Weekend calls'],
    ],
    [
      ['Unlimited broadband and line rental', 'Anytime Calls call plan'],
      ['Unlimited broadband', 'Anytime Calls'],
    ],
  ] as const)('gives the name alone: %j', async (items, names) => {
    const reading = await read(bill(items, 'Thank you.'));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([...names]);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-09-14', '2026-09-14']);
  });
});

describe('items that are named by their kind alone', () => {
  it.each([
    SAID,
    'You’re on Super Fibre and Anytime Calls for £33.00 a month.',
    'Your package is Super Fibre plus Anytime Calls.',
    'We provide you with Super Fibre and Anytime Calls under your agreement of 14 September 2025, at the address that is over this bill.',
  ])('are the plans that a sentence tells: %s', async (said) => {
    const reading = await read(bill(['Broadband', 'Phone'], said));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Super Fibre', 'Anytime Calls']);
    expect(warnings(reading)).toEqual([]);
  });

  it.each([
    'You could have Super Fibre with Anytime Calls for the same price.',
    'If you have Super Fibre with Anytime Calls at another home, call us.',
    'Thank you.',
  ])('are doubted where no sentence tells theirs: %s', async (said) => {
    const reading = await read(bill(['Broadband', 'Phone'], said));
    expect(values(reading, 'UtilityTariff', 'name')).not.toContain('Super Fibre');
    expect(warnings(reading)).toContain('A package is named by its kind alone: internet.');
  });
});
