// Bills for energy set by hand with names of tariffs in every place: under labels with remarks, in narrow columns, under the heads of tables.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

const bill = (terms: string): string => `
      #Outer Energy
      Miss B Price | 330:Your account number | 470:A-1402 2288
      14 Heol Las | 330:Statement period | 470:8 February 2026 – 7 March 2026
      Cardiff | 330:Statement date | 470:9 March 2026
      CF11 9QR | 330:Please pay by | 470:23 March 2026

      ${terms}

      *Electricity
      Opening reading, 8 Feb 2026 | 480r:11840
      Closing reading, 7 March 2026 | 480r:12040
      200 kWh at 25.00p per kWh | 480r:£50.00
      Standing charge: 28 days at 50.00p per day | 480r:£14.00

      *Gas
      Opening reading, 8 Feb 2026 | 480r:3307
      Closing reading, 7 March 2026 | 480r:3337
      30 m³ × 1.02264 × calorific value 39.5 ÷ 3.6 | 480r:337 kWh
      337 kWh at 6.00p per kWh | 480r:£20.22
      Standing charge: 28 days at 30.00p per day | 480r:£8.40

      *Adding it up
      Electricity and gas before VAT | 480r:£92.62
      VAT at 5% | 480r:£4.63
      New charges | 480r:£97.25
      *Amount to pay | 480r:*£97.25`;

async function termsOf(terms: string): Promise<{ tariffs: unknown[]; warnings: string[] }> {
  const reading = await read(bill(terms));
  const tariffs = nodesOf(reading, 'UtilityTariff').map((node) => [
    node['utility'],
    node['name'],
    node['fixExpiresOn'],
    node['fixExitFee'],
  ]);
  return { tariffs, warnings: warningsOf(reading) };
}

const both = (name: string, end?: string, fee?: string): unknown[] => [
  ['Electricity', name, end, fee],
  ['Gas', name, end, fee],
];

describe('the tariff of a bill', () => {
  it('stands beneath the fuel in a table, beside the standing charge of that', async () => {
    const reading = await read(`
      #Outer Energy
      Miss B Price | 330:Your account number | 470:A-1402 2288
      14 Heol Las | 330:Statement period | 470:8 February 2026 – 7 March 2026
      Cardiff CF11 9QR | 330:Statement date | 470:9 March 2026

      *Fuel | 200:*Item | 380r:*Quantity | 460r:*Rate (pence) | 540r:*£
      Electricity | 200:Unit rate | 380r:200 kWh | 460r:25.000 | 540r:50.00
      ~Tariff: Harbour Fix 24 | 200:Daily standing charge | 380r:28 days | 460r:50.000 | 540r:14.00
      Gas | 200:Unit rate | 380r:337 kWh | 460r:6.000 | 540r:20.22
      ~Tariff: Harbour Fix 24 | 200:Daily standing charge | 380r:28 days | 460r:30.000 | 540r:8.40
      Net charges | 540r:92.62
      VAT 5.0% | 540r:4.63
      *Total charges | 540r:*97.25
      Please pay by 23 March 2026 | 540r:£97.25`);
    expect(nodesOf(reading, 'UtilityTariff').map((node) => node['standingCharge'])).toEqual([
      '50.000p/day',
      '30.000p/day',
    ]);
  });

  it('is none that a sentence begins with behind one that ends in a plan', async () => {
    const { tariffs, warnings } = await termsOf(`*Is paying hard?
      Write to us or ring us at any time of the day, and we shall set what you owe out in a payment
      plan. Debt Advisers will be glad to hear of it: 01632 960 114.

      *About your tariff
      You are on Harbour Light, our variable tariff. There’s no end date and no exit fee.`);
    expect(tariffs).toEqual(both('Harbour Light'));
    expect(warnings).toEqual([]);
  });

  it('is the one that a sentence beneath its heading names, and not what the next sentence says', async () => {
    const { tariffs } = await termsOf(`*Your tariff | 330:*Supply number
      ^Harbour Standard, a variable tariff with no end date and no exit fee.
      ^Payment on receipt of bill. What you used over the last twelve
      ^months came to more than in the year before.`);
    expect(tariffs).toEqual(both('Harbour Standard'));
  });

  it('does not go on in the price beneath it, where another column has its lines half way between', async () => {
    const { tariffs } = await termsOf(`ELECTRICITY TARIFF
      ^Sapling Variable
      ^^330:You can see what you used by the day in our app.
      ^^Unit rate 25.00p per kWh
      ^^330:Ask us for a bill in large print.
      ^^Standing charge 50.00p per day

      GAS TARIFF
      ^Seedling Green
      ^^330:We are here from eight to six.
      ^^Unit rate 6.00p per kWh
      ^^330:Calls may be recorded.
      ^^Standing charge 30.00p per day`);
    expect(tariffs).toEqual([
      ['Electricity', 'Sapling Variable', undefined, undefined],
      ['Gas', 'Seedling Green', undefined, undefined],
    ]);
  });

  it.each([
    [
      'beneath a label with a remark',
      `*Tariff name (both fuels) | 250:*Ends on
      Essentials 1Yr Aug26 | 250:31 August 2026`,
    ],
    [
      'behind a label with a remark',
      `*About your tariff
      Tariff (electricity and gas): Essentials 1Yr Aug26
      Tariff ends on: 31 August 2026`,
    ],
    [
      'beside a label with a remark',
      `*About your tariff
      Tariff (Gas & Electricity) | 250:Essentials 1Yr Aug26
      Tariff ends on | 250:31 August 2026`,
    ],
  ])('is read %s', async (_, terms) => {
    const { tariffs, warnings } = await termsOf(terms);
    expect(tariffs).toEqual(both('Essentials 1Yr Aug26', '2026-08-31'));
    expect(warnings).toEqual([]);
  });

  it.each([
    ['with a sign for and', 'Simple & Green 18M Mar26'],
    ['with a brand and a version', 'OE 1 Year Fixed v4'],
    ['with what comes along', 'Fix & Protect with Boiler Cover v2'],
  ])('is read whole %s', async (_, name) => {
    const { tariffs, warnings } = await termsOf(`*Your tariff
      Tariff name | 250:${name}
      Tariff ends on | 250:31 August 2026
      Exit fee | 250:£50.00 per fuel`);
    expect(tariffs).toEqual(both(name, '2026-08-31', '£50.00 per fuel'));
    expect(warnings).toEqual([]);
  });

  it.each([
    ['', 'and we shall move you over to our Copper tariff promptly.'],
    ['and then we shall move you at once over to', 'our Copper tariff promptly.'],
  ])('is no word that a sentence says behind it: %s %s', async (first, second) => {
    const { tariffs } = await termsOf(`Electricity | 480r:£64.00
      Gas | 480r:£28.62

      ${first}
      ${second}

      *Your supplies
      *Electricity | 250:*Gas
      Tariff | 250:Tariff
      *Bright Fix 14 | 250:*Bright Fix 14
      Fixed until | 250:Fixed until
      *31 August 2026 | 250:*31 August 2026`);
    expect(tariffs).toEqual(both('Bright Fix 14', '2026-08-31'));
  });

  it('is read from two lines of a narrow column', async () => {
    const { tariffs, warnings } = await termsOf(`*Tariff name | 130:*Tariff type | 230:*Ends | 350:*Exit fee
      Simple & Green | 130:Fixed | 230:31 August | 350:£50.00
      ^18M Mar26 | 230:2026`);
    expect(tariffs).toEqual(both('Simple & Green 18M Mar26', '2026-08-31', '£50.00'));
    expect(warnings).toEqual([]);
  });

  it('is read for each fuel from a table with a row for each', async () => {
    const { tariffs, warnings } = await termsOf(`*Fuel | 150:*Tariff | 300:*Ends | 420:*Exit fee
      Electricity | 150:Bright & Early 12M | 300:31 August 2026 | 420:£50.00
      Gas | 150:Warm Nights | 300:30 June 2027 | 420:£30.00`);
    expect(tariffs).toEqual([
      ['Electricity', 'Bright & Early 12M', '2026-08-31', '£50.00'],
      ['Gas', 'Warm Nights', '2027-06-30', '£30.00'],
    ]);
    expect(warnings).toEqual([]);
  });

  it('is read for each fuel from a table with a column for each', async () => {
    const { tariffs, warnings } = await termsOf(`*About your tariffs | 220:*Electricity | 380:*Gas
      Tariff name | 220:Bright & Early 12M | 380:Warm Nights
      Ends on | 220:31 August 2026 | 380:30 June 2027
      Exit fee | 220:£50.00 | 380:£30.00`);
    expect(tariffs).toEqual([
      ['Electricity', 'Bright & Early 12M', '2026-08-31', '£50.00'],
      ['Gas', 'Warm Nights', '2027-06-30', '£30.00'],
    ]);
    expect(warnings).toEqual([]);
  });

  it('is read whole from two lines of a cell in a column for each', async () => {
    const { tariffs, warnings } = await termsOf(`*About your tariffs | 220:*Electricity | 380:*Gas
      Tariff | 220:Sun & Wind Saver | 380:Hearth & Home
      ^220:18M v3 | 380:Tracker
      Ends on | 220:31 August 2026 | 380:No end date
      Exit fee | 220:£50.00 | 380:£30.00`);
    expect(tariffs).toEqual([
      ['Electricity', 'Sun & Wind Saver 18M v3', '2026-08-31', '£50.00'],
      ['Gas', 'Hearth & Home Tracker', undefined, '£30.00'],
    ]);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['goes on where its column ends', 'Bright Mornings & Quiet Nights', 'Fixed 24 Month', true],
    ['ends where its kind begins', 'Bright Mornings & Quiet Nights', 'Fixed', false],
    ['ends where its terms begin', 'Bright Mornings & Quiet Nights', 'Variable – no end date', false],
    ['ends where there was room for more', 'Next Flex', 'Smart Meter Tariff', false],
  ])('in a narrow column %s', async (_, name, below, isPart) => {
    const { tariffs } = await termsOf(`*Your tariff (both fuels)
      ^${name} | 250:Here is your new bill for all the energy that was used in your
      ^${below} | 250:home in the last month.
      *Exit fee
      ^£50.00 each for both of the fuels`);
    expect(tariffs.map((one) => (one as unknown[])[1])).toEqual(Array(2).fill(isPart ? `${name} ${below}` : name));
  });
});

describe('a tariff whose name goes on beneath it in a roomy cell', () => {
  const cell = (beneath: string, said = ''): string => `
      TARIFF
      *Bright Plain Standard
      ^*${beneath}

      HOW YOU PAY
      *On receipt of the bill

      ${said}`;

  it('is read whole where a sentence calls it so', async () => {
    const { tariffs, warnings } = await termsOf(
      cell('Economy 7', 'Bright Plain Standard Economy 7 is a variable tariff with no exit fee.'),
    );
    expect(tariffs.map((one) => (one as unknown[])[1])).toEqual(
      Array.from({ length: 2 }, () => 'Bright Plain Standard Economy 7'),
    );
    expect(warnings).toEqual([]);
  });

  it('is doubted where nothing does', async () => {
    const { warnings } = await termsOf(cell('Evergreen'));
    expect(warnings).toContain('The name of the tariff may go on beneath it: electricity.');
  });

  it('is not doubted where that says how it is paid', async () => {
    const { warnings } = await termsOf(cell('Monthly Direct Debit'));
    expect(warnings).toEqual([]);
  });

  it('is not doubted where the next label stands there', async () => {
    const { warnings } = await termsOf(cell('').replace(' '.repeat(6) + '^*\n', ''));
    expect(warnings).toEqual([]);
  });

  describe('beneath its label, where another panel stands beside', () => {
    const panel = (name: string, [head, ...beside]: readonly string[], ends: string): string => `
      60:*Your tariff | 310:*${head ?? ''}
      60:Tariff name | 310:${beside[0] ?? ''}
      60:${name} | 310:${beside[1] ?? ''}
      60:Payment method | 310:${beside[2] ?? ''}
      60:Cash or cheque
      ${ends}`;
    const ENDS = `60:Tariff end date
      60:No end date
      60:Exit fees
      60:£30`;

    it.each([
      [['How to pay', 'Direct Debit', 'The easiest way', 'Call us']],
      [['Network operator', 'Southern Wires', 'Call 105', 'in a power cut']],
      [['Supply details', 'Profile class 01', 'Meter type: Smart', '']],
      [['Your club number', '19 0012 447', 'Ask us what it is for.', '']],
      [['Could you save?', 'Our cheapest similar tariff is Fix Bright', 'and you could save £20 a year.', '']],
    ])('is what stands there as the other terms do, and not what is beside: %j', async (beside) => {
      const { tariffs, warnings } = await termsOf(panel('Bright (Plain)', beside, ENDS));
      expect(tariffs).toEqual(both('Bright (Plain)', undefined, '£30'));
      expect(warnings).toEqual([]);
    });

    it('is none that a sentence about another tariff goes on with', async () => {
      const { tariffs } = await termsOf(`
        60:Based on how you use energy, our cheapest similar tariff for you is Fix
        60:Tariff Online v9. You could save £41.20 a year on electricity.
        310:*Your tariff
        310:Tariff name: Bright Tariff v71`);
      expect(tariffs).toEqual(both('Bright Tariff v71'));
    });

    it('is none that one could save with', async () => {
      const { tariffs } = await termsOf(`
        60:You're on one of our cheaper tariffs. You could save £41.20 a year with Fix
        60:Tariff Online v9. It might be worth switching.
        310:*Your tariff
        310:Tariff name: Bright Tariff v71`);
      expect(tariffs).toEqual(both('Bright Tariff v71'));
    });

    it('is none of a heading that stands beside its own', async () => {
      const { tariffs } = await termsOf(`
        60:*Your tariff | 310:*Ways to pay
        60:Tariff | 310:Direct Debit
        60:Standard Plain | 310:The easiest way`);
      expect(tariffs).toEqual(both('Standard Plain'));
    });

    it('is doubted where nothing tells which of the two it is', async () => {
      const { warnings } = await termsOf(panel('Bright Choice', ['Network', 'Southern Wires', 'Call 105', ''], ''));
      expect(warnings).toContain('What stands beneath the label of the tariff may be its name: gas.');
    });

    it('is beside the label in a table of its terms', async () => {
      const { tariffs, warnings } = await termsOf(`
        Tariff | 200:Bright Choice
        Economy 7 | 200:No
        Online billing | 200:Yes`);
      expect(tariffs).toEqual(both('Bright Choice'));
      expect(warnings).toEqual([]);
    });
  });
});

it('reads tariffs before points on the line, and readings of gas beside the kilowatt hours between them', async () => {
  const reading = await read(`
      #Outer Energy
      Miss B Price | 330:Your account number | 440:A-1402 2288
      14 Heol Las | 330:Statement period | 440:11 October 2025 - 9 November 2025
      Barry | 330:Bill date | 440:13 November 2025
      CF62 5AA

      *Hello, here is your bill
      It is for what you used, and for the days between.

      *Your electricity in detail
      Outer Fixed Sep26v3 · ends 30 September 2026 · exit fee £25
      Meter | 180:11 Oct | 250:9 Nov | 330:kWh | 400:p/kWh | 520r:£
      Z16N448120 | 180:23310 | 250:23610 | 330:300 | 400:25.000 | 520r:75.00
      Standing charge | 330:30 days | 400:50.000 p/day | 520r:15.00
      MPAN 19 0008 8123 346

      *Your gas in detail
      Outer Fixed Sep26v3 · ends 30 September 2026 · exit fee £25
      Meter | 180:11 Oct | 250:9 Nov | 330:kWh | 400:p/kWh | 520r:£
      G4K00218839 | 180:4470 | 250:4511 | 330:457.7 | 400:6.118 | 520r:28.00
      Standing charge | 330:30 days | 400:25.000 p/day | 520r:7.50
      MPRN 8812250417

      Electricity ex VAT | 520r:90.00
      Gas ex VAT | 520r:35.50
      VAT 5% on 125.50 | 520r:6.28
      Total charges inc VAT | 520r:131.78
      *Amount due | 520r:*131.78`);
  expect(nodesOf(reading, 'UtilityTariff').map(({ name }) => name)).toEqual([
    'Outer Fixed Sep26v3',
    'Outer Fixed Sep26v3',
  ]);
  expect(nodesOf(reading, 'MeterReading').map(({ reading: count }) => count)).toEqual([23310, 23610, 4470, 4511]);
  expect(nodesOf(reading, 'Bill').map(({ tax }) => tax)).toMatchObject([{ amount: '6.28' }]);
  expect(warningsOf(reading)).toEqual([]);
});

describe('the name of a tariff', () => {
  it('is named without what a sentence calls it besides, and may begin with a word of headings', async () => {
    const told = await termsOf('You’re on our Harbour Light plan. It ends on 4 May 2027.');
    expect(told.tariffs).toEqual(both('Harbour Light', '2027-05-04'));
    const listed = await termsOf(
      'Tariff | 250r:Help Plant Oaks Fixed May 2027 v3\nOpening days of our office | 250r:7',
    );
    expect(listed.tariffs).toEqual(both('Help Plant Oaks Fixed May 2027 v3'));
  });

  it('is not doubted for a reading that stands beneath its label with a figure of its own', async () => {
    const { tariffs, warnings } = await termsOf(
      'Tariff | 480r:Harbour Light\nOpening reading, 8 Feb 2026 | 480r:11840',
    );
    expect(tariffs).toEqual(both('Harbour Light'));
    expect(warnings).toEqual([]);
  });
});

describe('a tariff that two labels call differently', () => {
  const named = (first: string, second: string): string => `
      Tariff name | 330:*${first}
      Your current tariff | 330:*${second}`;

  it('is doubted', async () => {
    const { warnings } = await termsOf(named('Harbour Equal', 'Simple for everybody'));
    expect(warnings).toContain('The paper gives different names for the tariff: electricity.');
  });

  it.each([
    ['shortened', 'Harbour Equal Two Year', 'Harbour Equal'],
    ['by its kind', 'Harbour Equal', 'Variable'],
  ])('is not doubted where one is the other %s', async (_how, first, second) => {
    const { warnings } = await termsOf(named(first, second));
    expect(warnings).toEqual([]);
  });
});
