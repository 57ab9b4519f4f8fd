// Schedules of home insurance whose home stands elsewhere than its holder lives: the words that lead to it, and the doubt where none are known.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

/** A schedule that tells of the home by these lines. */
const paper = (...home: string[]): string => `
  #Corrie Mutual
  *Household insurance schedule
  Policy number | 230:CM-4471-902
  Policyholder | 230:Mr Alasdair Munro
  Correspondence address | 230:14 Ness Bank, Inverness, IV2 4SF
  Period of insurance | 230:5 December 2025 to 4 December 2026

  ${home.join('\n  ')}

  Description | 230:Detached bungalow
  Buildings | 230:£485,000
  Contents | 230:£62,500
  Total premium | 230:£461.72
  Insurance premium tax | 230:£49.47`;

const DOUBT = 'The home was taken to be where its holders live, and another one may be printed.';

describe('the home that a schedule insures', () => {
  it.each([
    'Situation of the home',
    'Situation of risk',
    'Risk situated at',
    'Insured dwelling',
    'Insured location',
    'Place insured',
    'Property at',
    'Home situated at',
    'Situate at',
    'Property to which this insurance applies',
    'Where your home is',
  ])('is read behind %s', async (label) => {
    const rows = [`${label} | 230:Tigh an Locha`, '230:Pier Brae', '230:Lochbrae', '230:IV26 2TH'];
    const reading = await read(paper(...rows));
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Tigh an Locha', 'Pier Brae', 'Lochbrae']]);
    expect(values(reading, 'Property', 'postcode')).toEqual(['IV26 2TH']);
    expect(reasons(reading)).toEqual([]);
  });

  it.each([
    ['beside', ['House that is ours to guard | 230:Tigh an Locha, Pier Brae, Lochbrae, IV26 2TH']],
    ['beside its first line', ['House that is ours to guard | 230:Tigh an Locha', '230:Lochbrae', '230:IV26 2TH']],
    ['beneath', ['*Dwelling concerned', 'Tigh an Locha', 'Pier Brae', 'Lochbrae', 'IV26 2TH']],
  ])('is doubted where unknown words for a home stand %s another address', async (_where, rows) => {
    expect(reasons(await read(paper(...rows)))).toContain(DOUBT);
  });

  it('is not doubted for the address of an insurer', async () => {
    const insurer = 'Insurer of your home | 230:Corrie Mutual, 6 High Street, Glasgow, G1 1AA';
    expect(reasons(await read(paper('Property type | 230:House', insurer)))).toEqual([]);
  });

  it.each(['Beds', 'Number of bedrooms', 'Bedrooms (number)'])(
    'has the bedrooms that stand behind %s',
    async (label) => {
      const reading = await read(paper(`${label} | 230:3`));
      expect(values(reading, 'Property', 'numberOfBedrooms')).toEqual([3]);
    },
  );
});

describe('a schedule that heads what stands beneath in two columns', () => {
  const reading = read(`
    #FLH Mutual

    *HOUSEHOLD POLICY SCHEDULE
    *The Insured | 320:*Correspondence address and home insured
    Ms Orla Denby | 320:High Garth Farmhouse
    320:Bleadale
    320:Wexham
    320:WX4 2QT

    *Policy number | 320:*Period of insurance
    40-7715-0926 | 320:From 25 March 2026 to 24 March 2027

    *Insurer | 320:*Reason for issuing this schedule
    The Fell Land Holders Mutual Insurance | 320:Renewal invited 26 February 2026
    Society Limited

    Style of property | 500r:Detached farmhouse
    Built in or about | 500r:1760
    Buildings | 500r:£685,000
    Contents | 500r:£92,500
    Total premium | 500r:£461.72
    Insurance premium tax | 500r:£49.47`);

  it('tells of a farmhouse without a street, and when it was built', async () => {
    expect(values(await reading, 'Property', 'addressLines')).toEqual([['High Garth Farmhouse', 'Bleadale', 'Wexham']]);
    expect(values(await reading, 'Property', 'built')).toEqual(['1760']);
  });

  it('names its insurer in full with its article, and no broker by the initials of that', async () => {
    expect(values(await reading, 'Organisation', 'name')).toEqual([
      'The Fell Land Holders Mutual Insurance Society Limited',
    ]);
    expect(values(await reading, 'InsurancePolicy', 'arrangedBy')).toEqual([undefined]);
  });
});

describe('a table of what is borne of each claim', () => {
  it('gives no sum insured, though its column is headed by nothing but an amount', async () => {
    const reading = await read(
      paper(
        '*Excesses',
        'You are to bear the first part of each claim as follows | 500r:Amount',
        'Escape of water or oil | 500r:£650',
        'Flood | 500r:£1,500',
        '*The home',
        'Situation of the home | 230:Tigh an Locha, Pier Brae, Lochbrae, IV26 2TH',
      ),
    );
    const sums = values(reading, 'InsuranceCoverage', 'insuredAmount').filter(Boolean);
    expect(sums).toEqual(['485000.00', '62500.00']);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual(expect.arrayContaining(['650.00', '1500.00']));
  });
});

describe('a sentence whose second line begins like a label of a vehicle', () => {
  it('speaks of none', async () => {
    const said = 'Please keep this schedule with the policy document and the statement of fact that together with it';
    const reading = await read(
      paper(
        said,
        'makes up your contract with the insurer.',
        '*The home',
        'Situation of the home | 230:Tigh an Locha, Pier Brae, Lochbrae, IV26 2TH',
      ),
    );
    expect(reasons(reading).filter((reason) => reason.includes('vehicle'))).toEqual([]);
  });
});

describe('a cover of a home that has no sum', () => {
  const insured = (buildings: string): string =>
    paper('Home insured | 230:14 Ness Bank, Inverness, IV2 4SF').replace('£485,000', buildings);

  it.each(['Unlimited', 'No upper limit', 'Up to 100% of the rebuilding cost', 'Unlimited (rebuild)'])(
    'is one of the policy, which is of buildings and contents, or doubted: %s',
    async (sum) => {
      const reading = await read(insured(sum));
      const isRead = values(reading, 'InsurancePolicy', 'policyType').includes('Home');
      const isDoubted = reasons(reading).includes('A row names the buildings, and no cover of them was read.');
      expect(isRead !== isDoubted).toBe(true);
    },
  );

  it('is read where the words are those for a sum without a figure', async () => {
    const reading = await read(insured('Unlimited'));
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Contents', 'Buildings']);
    expect(values(reading, 'InsuranceCoverage', 'coversBuildings')).toEqual([undefined, true]);
    expect(reasons(reading)).toEqual([]);
  });

  it('is none where it says so', async () => {
    const reading = await read(insured('Not insured'));
    expect(values(reading, 'InsurancePolicy', 'policyType')).toEqual(['Contents']);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('the first day of a policy that tells when it is renewed and when it ends', () => {
  const home = 'Home insured | 230:14 Ness Bank, Inverness, IV2 4SF';
  const renewed = (day: string): string =>
    paper(home).replace(
      'Period of insurance | 230:5 December 2025 to 4 December 2026',
      `Renewal date | 230:${day}\n  Expiry date | 230:4 December 2026`,
    );

  it('is that of the renewal where they make a year', async () => {
    const reading = await read(renewed('5 December 2025'));
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2025-12-05']);
    expect(reasons(reading)).toEqual([]);
  });

  it('is doubted where they make none', async () => {
    const reading = await read(renewed('5 December 2026'));
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual([undefined]);
    expect(reasons(reading)).toContain('The first day of the policy was not found.');
  });

  it('stands on a paper of a home that is locked overnight', async () => {
    const reading = await read(
      paper(
        home,
        'Minimum security: theft is covered only if the locks described above are in use by day and',
        'overnight.',
      ),
    );
    expect(reasons(reading)).toEqual([]);
  });
});
