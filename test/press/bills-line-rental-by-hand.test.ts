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

describe('a phone whose line is charged for', () => {
  const phone = (plan: string): string => `
      #Fell Telephones
      Mrs O Pallister | 330:Your account number | 440:FTL 4410 22071
      5 Beck Side | 330:Your telephone number | 440:01632 960 752
      Kendal | 330:Date of bill | 440:4 March 2019
      LA9 4QQ

      *Your telephone bill for 4 February 2019 to 3 March 2019
      Amount of last bill | 540r:£19.20
      Payment received 18 February 2019 – thank you | 540r:£19.20 CR
      Fell line rental, 4 February 2019 to 3 March 2019 | 540r:£11.00
      Extra services: caller display and 1571 | 540r:£3.00
      Calls outside your plan | 540r:£6.00
      Total excluding VAT | 540r:£20.00
      VAT at 20% | 540r:£4.00
      *This month's charges | 540r:*£24.00
      *Total to pay | 540r:*£24.00
      You pay by Direct Debit. We will take £24.00 from your bank on 18 March 2019.
      ${plan}`;

  it('has the plan beneath the heading of its package, and no extra services', async () => {
    const reading = await read(
      phone(`
      *Your package
      Fellside Phone with Evening & Weekend calls. You are past your minimum term, so you may leave.`),
    );
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Fellside Phone with Evening & Weekend calls']);
    expect(warnings(reading)).toEqual([]);
  });

  it('has its line where no package is named', async () => {
    expect(values(await read(phone('')), 'UtilityTariff', 'name')).toEqual(['Fell line rental']);
  });
});
