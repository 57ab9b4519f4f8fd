// What home a schedule insures, where a table or a sentence says it: cells of two lines in whose middle the others stand, and doubts.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

/** A schedule that tells of the home by these lines. */
const paper = (...home: string[]): string => `
  #Corrie Mutual
  *Household insurance schedule
  Policy number | 230:CM-4471-902
  Policyholder | 230:Mr Alasdair Munro
  Address | 230:14 Ness Bank, Inverness, IV2 4SF
  Period of insurance | 230:5 December 2025 to 4 December 2026

  *Home
  ${home.join('\n  ')}

  Buildings | 230:£485,000
  Contents | 230:£62,500
  Total premium | 230:£461.72
  Insurance premium tax | 230:£49.47
  Excess | 230:£250`;

const CUT_SHORT = 'What kind of home it is may go on beneath the line that was read.';

describe('the home in a row of a table', () => {
  const heads = ['400:*Year', '^^*Where it is | 250:*Property type | 450:*Bedrooms', '^^400:*built'];

  it('has what stands half way between two lines, and both lines', async () => {
    const row = ['14 Ness Bank, Inverness, | 250:End-terraced', '^^400:1931 | 450:4', '^^IV2 4SF | 250:cottage'];
    const reading = await read(paper(...heads, '', ...row));
    expect(values(reading, 'Property', 'propertyType')).toEqual(['End-terraced cottage']);
    expect(values(reading, 'Property', 'numberOfBedrooms')).toEqual([4]);
    expect(values(reading, 'Property', 'built')).toEqual(['1931']);
    expect(reasons(reading)).toEqual([]);
  });

  it('is doubted where what it is may go on beneath', async () => {
    const reading = await read(paper('Property type | 250:Victorian semi', '^250:detached house', 'Built | 250:1881'));
    expect(reasons(reading)).toContain(CUT_SHORT);
  });

  it('is doubted where its bedrooms are asked for and were not read', async () => {
    const reading = await read(paper('Property type | 250:House', 'Bedrooms | 250:see below'));
    expect(reasons(reading)).toContain('Spoken of on the paper, and not read: the bedrooms.');
  });
});

describe('the home in a sentence', () => {
  it.each([
    ['You have told us that it is a sandstone flat, that it was put up in 1893, and that it has 2 bedrooms.', 'flat'],
    ['Your home is a sandstone cottage built in 1893 with 2 bedrooms.', 'cottage'],
  ])('is what it is said to be: %s', async (said, noun) => {
    const reading = await read(paper(said));
    expect(values(reading, 'Property', 'propertyType')).toEqual([`Sandstone ${noun}`]);
    expect(values(reading, 'Property', 'built')).toEqual(['1893']);
    expect(reasons(reading)).toEqual([]);
  });

  it('is doubted where it was not read', async () => {
    const reading = await read(paper('There stands a flat of sandstone that has two good bedrooms.'));
    expect(reasons(reading)).toContain('Spoken of on the paper, and not read: the type of property.');
  });

  it('has works of art, and not a vehicle, of an agreed value', async () => {
    const reading = await read(paper('Property type | 230:House', 'Paintings, agreed value | 230:£14,000'));
    expect(reasons(reading)).not.toContain('Spoken of on the paper, and not read: the value of the vehicle.');
  });
});

describe('sums under a heading that asks how much is insured', () => {
  it('are of the covers beside them', async () => {
    const home = [
      'It is a converted flat on the second floor, built in 1907, with 3 bedrooms.',
      '',
      '*How much you are insured for',
      'Personal belongings | 230:£3,500',
      'Money and credit cards | 230:£750',
    ];
    const reading = await read(paper(...home).replace('*Home', '*The home you told us about'));
    expect(values(reading, 'Property', 'propertyType')).toEqual(['Converted flat']);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual([
      '3500.00',
      '750.00',
      '485000.00',
      '62500.00',
    ]);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('the home at an address beneath a sentence', () => {
  const ADDRESS = ['Tigh an Locha', 'Pier Brae', 'Lochbrae', 'IV26 2TH', '', 'Property type | 230:Detached house'];

  it.each([
    'This schedule covers the home at the address below.',
    'We insure the home at this address:',
    'The address of the home that this policy insures is shown here.',
    'Your policy covers the following home:',
    'The property covered by this schedule is situated at the following address:',
  ])('is the one that it leads to: %s', async (lead) => {
    const reading = await read(paper(lead, ...ADDRESS));
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Tigh an Locha', 'Pier Brae', 'Lochbrae']]);
    expect(reasons(reading)).toEqual([]);
  });

  it('is doubted where the words are not known', async () => {
    const reading = await read(
      paper('Know that our policy covers a home of yours, namely', ...ADDRESS).replace('*Home', '*Particulars'),
    );
    expect(reasons(reading)).toContain(
      'The home was taken to be where its holders live, and another one may be printed.',
    );
  });
});

describe('the situation of a home told by that of its holders', () => {
  const agent = 'Agency 22 | 300:Alder House, 4 Station Drive, Lochbrae IV26 8PQ';

  it.each([
    ['The situation', 'The postal address shown above'],
    ['Home to be insured', 'Same as correspondence address'],
    ['The premises', 'As above'],
  ])('is theirs, whoever else has a house on the paper: %s | %s', async (label, value) => {
    const reading = await read(paper(`${label} | 230:${value}`, agent).replace('*Home', '*Particulars'));
    expect(reasons(reading)).toEqual([]);
  });

  it('is not the address of a mortgagee beneath it', async () => {
    const reading = await read(
      paper('Property type | 230:Bungalow')
        .replace('Address |', 'Correspondence address |')
        .replace(
          'Period of',
          'Risk address | 230:As correspondence address\n  Mortgagee | 230:Tarn Bank, 4 Mill Street, Lochbrae IV26 8PQ\n  Period of',
        ),
    );
    expect(values(reading, 'Property', 'postcode')).toEqual(['IV2 4SF']);
    expect(reasons(reading)).toEqual([]);
  });
});
