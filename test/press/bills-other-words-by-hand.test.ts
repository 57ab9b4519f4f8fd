// Bills for supplies set by hand that say in words of their own what others label: what was owed, where was supplied, what is paid when.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const energy = (told: string): string => `
      #Larch Energy
      Ms E Oduya | 330:Account number | 440:4471 2298
      Flat 3 | 330:Bill date | 440:4 December 2025
      88 Wharf Lane
      Leeds
      LS1 4GH

      ${told}

      Total charges | 480r:£297.23
      Amount to pay by 20 December 2025 | 480r:£297.23
      816 kWh of electricity at 27.85 pence each | 480r:£227.26
      Standing charge for 91 days at 61.34 pence | 480r:£55.82
      VAT at 5% | 480r:£14.15
      You are on Larch Fixed 25. The price is fixed until 30 June 2026. Your supply number is 20 0000 9114 726.`;

describe('a final bill', () => {
  it('is for the home that was left, whose address is displayed beneath the sentence that leads to it', async () => {
    const reading = await read(
      energy(`You told us you moved out on 12 November 2025. This covers the electricity used between 3 October 2025 and 12
      November 2025 at the home you've left:
      70:19 Corbel Street, Saltaire, Shipley, BD18 4NN`),
    );
    expect(values(reading, 'Property', 'postcode')).toEqual(['BD18 4NN']);
  });
});

describe('a bill in numbered steps', () => {
  it('reads the balance that two lines around it tell', async () => {
    const reading = await read(
      energy(`Your energy from 3 October 2025 to 2 December 2025

      90:Where you started
      ^^55:1 | 480r:*£31.08
      ^^90:At 3 October 2025 you owed us

      90:What you've paid in
      ^^55:2 | 480r:*+ £31.08
      ^^90:Direct Debit, 20 October 2025`),
    );
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['31.08']);
  });
});

describe('a bill for gas and electricity', () => {
  it('reads the meter point of gas that is printed in groups', async () => {
    const reading = await read(`
      #Larch Energy
      Ms E Oduya | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:5 February 2026
      Kendal | 330:Period | 440:3 Jan 2026 to 2 Feb 2026
      LA9 4QQ
      Balance before | 480r:£0.00
      Total charges | 480r:£171.26
      Amount due by 20 February 2026 | 480r:£171.26
      *Electricity
      Meter 22E8107716, supply point 20 0000 9114 726
      283.7 kWh @ 25.41p/kWh | 480r:£72.09
      Standing charge: 31 days @ 49.87p/day | 480r:£15.46
      *Gas
      Meter G4P20771394100, meter point 8840 1276 05
      1148.3 kWh @ 5.74p/kWh | 480r:£65.91
      Standing charge: 31 days @ 31.09p/day | 480r:£9.64
      VAT @ 5% | 480r:£8.16
      Tariff: Larch Flexible for both fuels`);
    const gas = nodesOf(reading, 'MeterReading').filter((one) => one['utility'] === 'Gas');
    expect(gas.map((one) => one['meterPoint'])).toContain('8840127605');
  });
});

const broadband = (told: string): string => `
      #Fellside Internet
      Dr A Penn | 330:Broadband account | 440:FS-417730
      19 Mill Lane | 330:Bill issued | 440:4 December 2025
      Kendal
      LA9 4QQ
      Charged for 2 December 2025 to 1 January 2026
      *WE'LL CHARGE YOUR CARD ENDING 4417 ON
      11 December 2025

      Full Fibre 145 | 480r:£27.00
      ${told}
      Total to pay | 480r:£35.00
      Includes VAT of £5.83 at 20%.
      Your contract end date is 18/04/2027. After that we'll write to you.`;

describe('a bill for broadband', () => {
  it('is paid by a card on the day beneath, and tells the end of its contract in a sentence', async () => {
    const reading = await read(broadband('Anytime Calls | 480r:£8.00'));
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2025-12-11']);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['FS-417730']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toContain('2027-04-18');
    expect(warnings(reading)).toEqual([]);
  });

  it('names the plan of a digital voice by its details', async () => {
    const reading = await read(
      `${broadband('Digital Voice | 480r:£8.00')}\n*Digital Voice, 01539 496 017\nUnlimited UK Calls | 480r:£8.00`,
    );
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Full Fibre 145', 'Unlimited UK Calls']);
  });
});

describe('a bill for water without a meter', () => {
  it('reads in a sentence what it is charged by', async () => {
    const reading = await read(`
      #Tarn Water
      Ms E Oduya | 330:Your account | 440:13 004 7729 516
      3 Beck Side | 330:Bill issued | 440:6 March 2025
      Kendal | 330:Charging year | 440:1 April 2025 – 31 March 2026
      LA9 4QQ
      You are therefore charged our Assessed charge – single occupier, set at what one person would use.
      Balance brought forward from last year | 480r:£0.00
      Water supply – assessed charge, 365 days | 480r:£218.34
      Sewerage – assessed charge, 365 days | 480r:£266.91
      Total charges for the year | 480r:£485.25
      The full amount of £485.25 is due on 1 April 2025.`);
    expect(values(reading, 'UtilityTariff', 'name')).toContain('Assessed charge – single occupier');
  });
});

it('does not doubt a meter point beside its label for standing beneath a heading as well', async () => {
  const reading = await read(`
      #Larch Energy
      Ms E Oduya | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:27 October 2025
      Kendal
      LA9 4QQ
      Charges for 24 Jul 2025 to 22 Oct 2025
      2464 kWh at 6.218p | 480r:£153.21
      Daily standing charge 91 days at 33.17p | 480r:£30.18
      VAT at 5.0% on £183.39 | 480r:£9.17
      Total charges for this period | 480r:£192.56
      Amount due by 10 November 2025 | 480r:£192.56
      *YOUR M NUMBER

      Meter Point Reference 3819027716
      Gas tariff: Larch Variable`);
  expect(values(reading, 'MeterReading', 'meterPoint')).toEqual(['3819027716']);
  expect(warnings(reading)).toEqual([]);
});
