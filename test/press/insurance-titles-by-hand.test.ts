// Schedules of home insurance whose holders bear longer titles, or are not named at all over the name of their house.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const schedule = (...insured: string[]): string => `
  #Corrie Mutual
  *Home Insurance Schedule

  Policy number | 230:CM 0071 440 218
  ${insured.join('\n  ')}
  Address of the insured and of the | 230:Alder House
  property insured | 230:6 Chantry Row
  230:Ripon
  230:North Yorkshire
  230:HG4 9XX
  Period of insurance | 230:From 3 May 2026 to 2 May 2027, both days inclusive

  Description | 230:Detached house
  Buildings | 480r:£640,000
  Contents | 480r:£90,000
  Total annual premium, including tax | 480r:£512.40
  Insurance premium tax at 12% | 480r:£54.90

  Please check each entry, and if your circumstances change let us know. To
  make a claim at any hour, telephone 01632 960144.`;

describe('a holder with a longer title', () => {
  it.each([
    ['The Reverend Ambrose Tolley and Mrs Ione Tolley', ['The Reverend Ambrose Tolley', 'Mrs Ione Tolley']],
    ['The Revd Canon Ambrose Tolley', ['The Revd Canon Ambrose Tolley']],
    ['Rev’d Dr Ione Tolley', ['Rev’d Dr Ione Tolley']],
    ['Canon Ambrose Tolley and Dame Ione Tolley', ['Canon Ambrose Tolley', 'Dame Ione Tolley']],
    ['The Hon. Ione Tolley', ['The Hon. Ione Tolley']],
  ])('is read as printed: %s', async (printed, names) => {
    const reading = await read(schedule(`Insured | 230:${printed}`));
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(names);
    expect(new Set(values(reading, 'Person', 'familyName'))).toEqual(new Set(['Tolley']));
    expect(values(reading, 'Property', 'addressLines')).toEqual([
      ['Alder House', '6 Chantry Row', 'Ripon', 'North Yorkshire'],
    ]);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('the name of a house over an address', () => {
  it('is nobody’s who holds the policy', async () => {
    const reading = await read(schedule('Type | 230:New policy'));
    expect(values(reading, 'Person', 'name')).toEqual([]);
    expect(reasons(reading).length).toBeGreaterThan(0);
  });
});

describe('a heading beside that of the holders', () => {
  it('heads the next column, and is nobody', async () => {
    const reading = await read(`
      #Corrie Mutual
      *Home Insurance Policy Schedule

      #Policyholders | 310:#Your cover at a glance
      Mr Tolley Ambrose Marsh
      ^^316:Policy number | 410:*CM 0071 440 218
      ^^Mrs Ione Marsh
      316:Insurer | 410:*Corrie Mutual
      *Insured address
      Alder House | 316:Start date | 410:*3 May 2026
      6 Chantry Row
      Ripon | 316:End date | 410:*2 May 2027
      HG4 9XX | 316:Cover | 410:*Buildings and Contents

      Buildings sum insured | 480r:£640,000
      Contents sum insured | 480r:£90,000
      Total annual premium | 480r:£512.40`);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Tolley Ambrose Marsh', 'Mrs Ione Marsh']);
    expect(reasons(reading)).toEqual([]);
  });
});
