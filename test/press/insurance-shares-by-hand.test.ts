// Papers of insurance that limit who drives, and give sums or years that differ by who drives or what is covered.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const motor = ({
  drivers = ['Morag Isla Ferrier, born 12 May 1958'],
  excess = ['Total excess | 230:£200'],
}): string => `
  #Corrie Mutual
  *Motor insurance schedule
  Policy number | 230:MC 4410 772 305
  Policyholder | 230:Mrs Morag Isla Ferrier
  Address | 230:Flat 2, 7 Lister Crescent, Edinburgh, EH9 1HG
  Period of insurance | 230:19 October 2025 to 18 October 2026
  Level of cover | 230:Comprehensive
  Registration | 230:SJ19 OCB
  Make and model | 230:Toyota Yaris Icon Hybrid
  No claim discount | 230:9 years
  ${excess.join('\n  ')}

  *Who can drive
  ${drivers.join('\n  ')}

  *Premium
  Total premium | 230:£272.36
  Insurance premium tax | 230:£29.18`;

describe('who alone may drive', () => {
  it.each([
    [['Only Morag Isla Ferrier, born 12 May 1958, retired teacher, who', 'has held a Full UK licence for 44 years.']],
    [['Just Morag Isla Ferrier.']],
    [['Morag Isla Ferrier (12/05/1958) only']],
  ])('is read from %s', async (drivers) => {
    const reading = await read(motor({ drivers }));
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mrs Morag Isla Ferrier']]);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('an excess by driver', () => {
  const DOUBT = 'The excess differs by who drives, and that of one driver was read.';

  it('is doubted where the paper gives one to each of two persons', async () => {
    const excess = ['Total excess (Morag Ferrier) | 230:£200', 'Total excess (Iain Ferrier) | 230:£450'];
    expect(reasons(await read(motor({ excess })))).toContain(DOUBT);
  });

  it('is not that of all claims for being that of any other driver', async () => {
    const excess = ['Excess – Morag Ferrier | 230:£200', 'Excess – any other driver | 230:£450'];
    const reading = await read(motor({ excess }));
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual([undefined]);
    expect(reasons(reading)).toContain('Spoken of on the paper, and not read: the excess.');
  });

  it('is said to be missing where a sentence tells it in words that are not known', async () => {
    const excess = ['You pay the first £200 of a claim, or £450 if a driver under 25 was driving.'];
    expect(reasons(await read(motor({ excess })))).toEqual(['Spoken of on the paper, and not read: the excess.']);
  });

  it('is not doubted for what inexperienced drivers bear besides', async () => {
    const excess = ['Total excess | 230:£200', 'Inexperienced drivers | 230:£450'];
    expect(reasons(await read(motor({ excess })))).toEqual([]);
  });
});

describe('years without claims', () => {
  const DOUBT = 'The paper gives different values for years without claims.';
  const home = (...lines: string[]): string => `
  #Corrie Mutual
  *Household insurance schedule
  Policy number | 230:CM-4471-902
  Policyholder | 230:Mr Alasdair Munro
  Home insured | 230:14 Ness Bank, Inverness, IV2 4SF
  Period of insurance | 230:5 December 2025 to 4 December 2026
  Property type | 230:Detached bungalow
  Buildings | 230:£485,000
  Contents | 230:£62,500
  Total premium | 230:£461.72
  Insurance premium tax | 230:£49.47

  ${lines.join('\n  ')}`;

  it.each([
    [['Buildings no claims discount | 230:5 years', 'Contents no claims discount | 230:3 years']],
    [['No claims years | 230:Buildings 5, Contents 3']],
    [['No claims discount | 230:5 years (buildings), 3 years (contents)']],
    [['You have 5 years without a claim on buildings and 3 years on contents.']],
  ])('are doubted where buildings and contents have different ones: %s', async (lines) => {
    expect(reasons(await read(home(...lines)))).toEqual([DOUBT]);
  });

  it('are said to be missing where only short labels tell them', async () => {
    expect(reasons(await read(home('NCD buildings | 230:5', 'NCD contents | 230:3')))).toEqual([
      'Spoken of on the paper, and not read: the years without claims.',
    ]);
  });

  it('are not doubted where both have the same', async () => {
    const lines = ['Buildings no claims discount | 230:5 years', 'Contents no claims discount | 230:5 years'];
    expect(reasons(await read(home(...lines)))).toEqual([]);
  });
});
