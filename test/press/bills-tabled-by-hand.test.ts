// Bills set by hand whose contracts stand in tables with a column for their ends, and whose figures stand between two lines of words.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const head = `
      #Harrier Media
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal | 330:Bill period | 400:6 March 2026 to 5 April 2026
      LA9 4QQ
`;

async function packagesOf(services: string): Promise<{ packages: unknown[]; warnings: string[] }> {
  const reading = await read(`${head}
      ${services}

      *Total for this bill | 540r:*£54.00
      This includes VAT at 20% of £9.00. Total without VAT: £45.00.
      We’ll take £54.00 by Direct Debit on 20 March 2026.`);
  const packages = nodesOf(reading, 'UtilityTariff').map((node) => [
    node['utility'],
    node['name'],
    node['fixExpiresOn'],
  ]);
  return { packages, warnings: warningsOf(reading) };
}

const BOTH = [
  ['Internet', 'Full Fibre 300', '2026-11-16'],
  ['Telephone', '35GB Data Plan', '2026-02-16'],
];

const charges = `*Broadband
      Full Fibre 300 | 540r:£36.00
      *Mobile
      Number 07700 900512
      35GB Data Plan with unlimited calls and texts | 540r:£18.00`;

describe('a bill with a table of contracts', () => {
  it('gives each package the end in its own row, and its name without what is in it', async () => {
    const { packages, warnings } = await packagesOf(`${charges}

      *Your contracts
      *Product | 250:*Started | 400:*Minimum term ends
      Full Fibre 300 | 250:17 May 2025 | 400:16 November 2026
      35GB Data Plan | 250:17 February 2025 | 400:16 February 2026`);
    expect(packages).toEqual(BOTH);
    expect(warnings).toEqual([]);
  });

  it('does so whatever the column is called, and in whatever order the rows stand', async () => {
    const { packages, warnings } = await packagesOf(`${charges}

      *Your contracts
      *Plan | 250:*Contract end date | 400:*Started
      35GB Data Plan | 250:16/02/2026 | 400:17/02/2025
      Full Fibre 300 | 250:16/11/2026 | 400:17/05/2025`);
    expect(packages).toEqual(BOTH);
    expect(warnings).toEqual([]);
  });

  it('gives none to what the table says has no end', async () => {
    const { packages } = await packagesOf(`${charges}

      *Your contracts
      *Product | 250:*Started | 400:*Contract ends
      Full Fibre 300 | 250:17 May 2025 | 400:16 November 2026
      35GB Data Plan | 250:17 February 2025 | 400:Rolling monthly`);
    expect(packages).toEqual([BOTH[0], ['Telephone', '35GB Data Plan', undefined]]);
  });

  it('reads the ends among the charges, and tells the kind of a service by the note beneath it', async () => {
    const { packages, warnings } = await packagesOf(`Service phone no. | 330:01539 496012

      *Monthly services
      *Description | 300r:*Ends* | 400r:*Net £ | 540r:*Gross £
      Hill Link 80 | 300r:30/09/2026 | 400r:37.50 | 540r:45.00
      Unlimited data, up to 80Mb/s
      VoIP House Line | 300r:rolling | 400r:7.50 | 540r:9.00
      UK landline calls included`);
    expect(packages).toEqual([
      ['Internet', 'Hill Link 80', '2026-09-30'],
      ['Telephone', 'VoIP House Line', undefined],
    ]);
    expect(warnings).toEqual([]);
  });

  it('keeps what `with` joins to a name in capitals', async () => {
    const { packages } = await packagesOf(`Full Fibre 300 | 540r:£36.00
      SIM Only with Cloud Storage | 540r:£18.00`);
    expect(packages.map((one) => (one as unknown[])[1])).toEqual(['Full Fibre 300', 'SIM Only with Cloud Storage']);
  });
});

describe('a bill that sums up its account', () => {
  it('reads what is due between the two lines of its label', async () => {
    const reading = await read(`
      #Tarn Energy
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal | 330:Bill period | 440:1 Feb 2026 to 28 Feb 2026
      LA9 4QQ

      *Your electricity bill
      897 kWh @ 26.943 pence | 540r:£241.68
      Standing charge, 92 days @ 63.117 pence per day | 540r:£58.07
      Total electricity charges, excluding VAT | 540r:£299.75

      Amount of last bill, dated 06-Feb-26 | 540r:£174.15
      Less payment received 03-Mar-26 | 540r:£140.00 CR
      Balance carried forward | 540r:£34.15
      Electricity charges | 540r:£299.75
      VAT @ 5% of £299.75 | 540r:£14.99
      Total charges for this period | 540r:£314.74

      Total amount now due
      ^540r:#£348.89
      ^^Balance carried forward plus total charges for this period`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['348.89']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('takes a minus in words for one', async () => {
    const reading = await read(`
      #Tarn Water
      Mr P Oduya | 330:Customer number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:9 October 2025
      Kendal | 330:Billing period | 400:03/04/2025 – 02/10/2025
      LA9 4QQ

      Your balance on 10 April 2025 (last bill) | 540r:£118.27
      Payments we’ve had since, with thanks | 540r:minus £98.27
      New water charges | 540r:£131.73
      Now due | 540r:£151.73

      *Charge | 200:*Quantity | 300:*Price | 540r:*Cost
      Measured water | 200:59 m³ | 300:£1.9368 per m³ | 540r:£114.27
      Standing charge | 200:6 months | 300:£17.46 per half year | 540r:£17.46
      Total water charges | 540r:£131.73

      Our Helping Hand tariff may halve your bill.`);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['131.73']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([undefined]);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a bill for two fuels', () => {
  it('gives both the tariff beside which a sentence breaks off that names them', async () => {
    const reading = await read(`
      #Tarn Energy
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal | 330:Bill period | 440:1 Feb 2026 to 28 Feb 2026
      LA9 4QQ

      *Electricity
      Supply number | 170:17 0097 7126 042 | 300:Energy used | 380:200 kWh @ 25.00p/kWh | 540r:£50.00
      Meter | 170:22L5103388 | 300:Standing charge | 380:28 days @ 50.00p/day | 540r:£14.00

      *Gas
      Meter point reference | 170:8912734001 | 300:Energy used | 380:300 kWh @ 6.00p/kWh | 540r:£18.00
      Meter | 170:G4P01284411 | 300:Standing charge | 380:28 days @ 25.00p/day | 540r:£7.00

      VAT at 5% on £89.00 | 540r:£4.45
      *Total charges this bill | 540r:*£93.45
      *Please pay by 20 March 2026 | 540r:*£93.45

      *About your tariff
      Tariff name | 160:Plain Fixed Mar27 | 300:The same tariff applies to your electricity and your
      Tariff ends on | 160:31 March 2027 | 300:gas. Prices are shown without VAT.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Plain Fixed Mar27', 'Plain Fixed Mar27']);
    expect(values(reading, 'Charge', 'name')).toEqual([
      'Energy used',
      'Standing charge',
      'Energy used',
      'Standing charge',
    ]);
    expect(warningsOf(reading)).not.toContain('The charges that were read add up to no total that is printed.');
  });
});
