// Bills for supplies set by hand whose terms and payments are said in sentences, and whose packages have terms of their own.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const dual = (gasReadings: string): string => `
      #Outer Energy
      Miss B Price | 330:Your account number | 470:OFM20441
      14 Heol Las | 330:Statement period | 470:8 February 2026 – 7 March 2026
      Cardiff | 330:Statement date | 470:9 March 2026
      CF11 9QR

      Your balance on 7 February 2026 | 480r:£41.22 in credit
      Direct Debit collected on 2 March 2026 | 480r:£132.00
      Electricity you used | 480r:£63.27
      Gas you used | 480r:£45.78
      *Your balance on 7 March 2026 | 480r:*£64.17 in credit

      *Electricity | 310:*Gas
      Meter | 200r:22E1098877 | 310:Meter | 480r:E6S09918273
      Reading on 7 February (smart) | 250r:11840.2 ${gasReadings}
      191.4 kWh at 24.10p | 250r:£46.13 | 310:592.6 kWh at 5.85p | 480r:£34.67
      28 days at 50.43p | 250r:£14.12 | 310:28 days at 31.90p | 480r:£8.93
      VAT at 5% | 250r:£3.02 | 310:VAT at 5% | 480r:£2.18
      *Total | 250r:*£63.27 | 310:*Total | 480r:*£45.78

      *Your tariff
      Both your fuels are on our Fixt Mar26 24M V2.0 tariff. It's fixed until 31 March 2028, and leaving early costs £75
      per fuel.`;
const both = `| 310:Reading on 7 February (smart) | 480r:3307
      Reading on 7 March (smart) | 250r:12031.6 | 310:Reading on 7 March (smart) | 480r:3360`;

describe('a bill whose terms stand in a sentence about both fuels', () => {
  it('takes the name alone, the day and the fee', async () => {
    const reading = await read(dual(both));
    const name = 'Fixt Mar26 24M V2.0';
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([name, name]);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2028-03-31', '2028-03-31']);
    expect(values(reading, 'UtilityTariff', 'fixExitFee')).toEqual(['£75 per fuel', '£75 per fuel']);
    expect(warnings(reading).filter((reason) => /readings|payment/.test(reason))).toEqual([]);
  });

  it('doubts a fuel without readings where the other has them, unless the bill says that there are none', async () => {
    const doubt = 'The readings of one meter were found, and none of another: gas.';
    const row = '\n      Reading on 7 March (smart) | 250r:12031.6';
    expect(warnings(await read(dual(row)))).toContain(doubt);
    expect(warnings(await read(dual(`${row} | 310:There are no readings to show`)))).not.toContain(doubt);
  });
});

describe('a bill whose packages have contracts of their own', () => {
  it('gives the end of none to a package without one', async () => {
    const reading = await read(`
      #Skerry TV
      Ms N Eke | 330:Account number: 620 441 883
      4 Tivoli Mews | 330:Bill date: 5 Feb 2026
      Cheltenham
      GL50 2UG

      Last bill | 480r:£68.00
      Direct Debit 19 Jan 2026 | 480r:-£68.00
      Subscriptions, 5 Feb to 4 Mar 2026 | 480r:£71.50
      *Bill total | 480r:*£71.50
      We'll take £71.50 on 19 Feb 2026.
      Your bill includes VAT of £11.92 at 20%.

      *TV
      Skerry Signature with Films | 480r:£38.50
      60:In contract until 30 Jul 2027
      *Broadband
      Full Fibre 300 | 480r:£33.00
      60:In contract until 12 Jan 2027
      *Talk
      Pay As You Talk | 480r:£0.00`);
    const terms = reading.nodes
      .filter(({ type }) => type === 'ark:UtilityTariff')
      .map((node) => [node['name'], node['fixExpiresOn']]);
    expect(terms).toEqual([
      ['Full Fibre 300', '2027-01-12'],
      ['Pay As You Talk', undefined],
      ['Skerry Signature with Films', '2027-07-30'],
    ]);
  });
});

describe('the end of the term of a package that a sentence tells', () => {
  it.each([
    "You're in an 18-month term that runs until 30 July 2027. From 1 April 2027 your price goes up by £2.00.",
    'You have a 12 month contract which ends on 30 July 2027.',
    'Your plan ends on 30 July 2027. Leaving before then? Charges apply.',
    'Your broadband plan runs until 30 July 2027.',
  ])('is the end of its contract: %s', async (said) => {
    const reading = await read(`
      #Skerry Fibre
      Ms N Eke | 330:Account number: 620 441 883
      4 Tivoli Mews | 330:Bill date: 5 Feb 2026
      Cheltenham
      GL50 2UG

      Last bill | 480r:£33.00
      Direct Debit 19 Jan 2026 | 480r:-£33.00
      Full Fibre 300, 5 Feb 2026 to 4 Mar 2026 | 480r:£33.00
      *Bill total | 480r:*£33.00
      We'll take £33.00 on 19 Feb 2026.
      Your bill includes VAT of £5.50 at 20%.

      ${said}`);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-07-30']);
  });
});

describe('a bill that says the last one was paid', () => {
  it('reads it, and sells the plan beside its label rather than a text', async () => {
    const reading = await read(`
      #Goodly Mobile
      Mr C Rourke | 330:Account | 440:GM-7741903
      17 Shank View | 330:Mobile number | 440:07700 900 271
      Lisburn | 330:Bill period | 440:14 Dec 2025 - 13 Jan 2026
      BT28 1XX | 330:Bill date | 440:14 January 2026
      330:Plan | 440:Roamer 30GB SIM
      330:Plan ends | 440:22 September 2026

      £21.66 will be taken from your card on 21 January 2026.

      Description | 300r:Net £ | 380r:VAT £ | 480r:Gross £
      Monthly plan | 300r:15.00 | 380r:3.00 | 480r:18.00
      EU roaming day pass x1 | 300r:2.05 | 380r:0.41 | 480r:2.46
      Premium text | 300r:1.00 | 380r:0.20 | 480r:1.20
      *Total | 300r:*18.05 | 380r:*3.61 | 480r:*21.66
      Last month's bill of £18.00 was paid in full. Thank you.`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['18.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['21.66']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Roamer 30GB SIM']);
  });
});

const APART = (gas: string, told: string): string => `
      #Outer Energy
      Miss B Price | 330:Customer account number | 470:60 5512 0931
      14 Heol Las | 330:Billing period | 470:1 Feb 2026 to 28 Feb 2026
      Cardiff | 330:Date of bill | 470:5 March 2026
      CF11 9QR

      Your last bill | 480r:£104.00
      What you've paid | 480r:£104.00 CR
      Total charges excluding VAT | 480r:£100.00
      VAT @ 5.00% | 480r:£5.00
      Total charges including VAT | 480r:£105.00
      *Please pay | 480r:*£105.00

      *Electricity
      Tariff | 200:Meter serial number
      Fixed Heron 2028 | 200:Z20N109127
      Unit rate | 200:200 kWh | 300:25.00p per kWh | 480r:50.00
      Standing charge | 200:28 days | 300:50.00p per day | 480r:14.00

      *Gas
      Tariff | 200:Meter serial number
      ${gas} | 200:E6S24407221961
      Unit rate | 200:400 kWh | 300:6.90p per kWh | 480r:27.60
      Standing charge | 200:28 days | 300:30.00p per day | 480r:8.40

      *Your tariff
      ${told}`;

describe('a bill that tells the end of a tariff beneath the section of its last fuel', () => {
  it('gives it to both where they are on that tariff', async () => {
    const reading = await read(
      APART('Fixed Heron 2028', 'Fixed Heron 2028 is a fixed price tariff. Prices are fixed until 30 April 2028.'),
    );
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2028-04-30', '2028-04-30']);
  });

  it('cuts no name at the word that joins its halves', async () => {
    const reading = await read(
      APART('Heron and Hold 28', 'You are on our Heron and Hold 28 tariff and pay on demand.'),
    );
    expect(values(reading, 'UtilityTariff', 'name').at(-1)).toBe('Heron and Hold 28');
  });

  it('doubts a fixed tariff without an end where the other has one', async () => {
    const reading = await read(APART('Fixed Plover 2029', 'Prices are fixed until 30 April 2029.'));
    expect(warnings(reading)).toContain(
      'The end of one tariff was found, and not that of another that is fixed: electricity.',
    );
  });
});
