// Bills of wastewater alone set by hand: somebody else supplies the water, and reads the meter that counts it.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const bill = (charges: string, words = ''): string => `
      #Rydal Water
      Mrs H Okonjo | 330:Customer number: 4410 2207 19
      8 Mill Race | 330:Bill date: 22 April 2026
      Kendal | 330:Bill period: 12 October 2025 to 12 April 2026
      LA9 4QQ

      *Wastewater bill for 8 Mill Race, Kendal, LA9 4QQ
      We take away the wastewater from your home. Your drinking water is supplied by Fellside Water, who read your meter for us.
      Amount of your last bill | 540r:£151.00
      Payments received | 540r:-£151.00
      New charges | 540r:£167.36
      *Total amount due | 540r:*£167.36
      Please pay £167.36 by 13 May 2026.
      Or take the slip below to any shop with our sign. Paying through your bank? Sort code 61-30-
      69, account 00000000, quoting your customer number.

      Meter serial number | 200:Reading 12 Oct 2025 | 330:Reading 12 Apr 2026 | 540r:Water used
      12M440917 | 200:702 (actual) | 330:740 (actual) | 540r:38 m³
      ${words}

      ${charges}
      *Total charges for this period | 540r:*£167.36

      Period | 330:Used
      October 2025 – April 2026 | 330:38 m³
      April – October 2025 | 330:44 m³
      Rydal Water Limited, registered in England. Page 1 of 1`;

describe('a bill of wastewater alone', () => {
  it('multiplies the price of a year by the days of it, and takes the rain for another charge', async () => {
    const reading = await read(
      bill(
        `Wastewater, by volume | 330:38 m³ at £3.1500 per m³ | 540r:£119.70
      Wastewater standing charge | 330:£58.40 a year × 183 ÷ 365 days | 540r:£29.28
      Surface water drainage | 330:£36.66 a year × 183 ÷ 365 days | 540r:£18.38`,
        'One cubic metre (m³) is 1,000 litres, about 17 baths. The readings were given to us by Fellside Water.',
      ),
    );
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£58.40/year']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['£3.1500/m³']);
    // Neither the baths nor the code of the bank are readings.
    expect(values(reading, 'MeterReading', 'reading').map(Number)).toEqual([702, 740]);
    expect(warnings(reading)).toEqual([]);
  });

  it('gives it the charge and the readings that name no supply, and the price of no rain', async () => {
    const reading = await read(
      bill(`Wastewater charges | 230:Quantity | 330:Rate | 540r:£
      Foul drainage, by volume | 230:38 m³ | 330:£3.1500 per m³ | 540r:£119.70
      Standing charge | 230:183 days | 330:16.00p per day | 540r:£29.28
      Surface water and highway drainage | 230:183 days | 330:10.04p per day | 540r:£18.38`),
    );
    expect(nodesOf(reading, 'UtilityTariff').map((node) => [node['utility'], node['standingCharge']])).toEqual([
      ['Sewerage', '16.00p/day'],
    ]);
    expect(values(reading, 'MeterReading', 'utility')).toEqual(['Sewerage', 'Sewerage']);
    expect(values(reading, 'MeterReading', 'reading').map(Number)).toEqual([702, 740]);
    expect(warnings(reading)).toEqual([]);
  });

  it('counts no word of the panel beside its charges', async () => {
    const reading = await read(`
      #Rydal Water
      Mrs H Okonjo | 330:Customer number: 4410 2207 19
      8 Mill Race | 330:Bill date: 22 April 2026
      Kendal | 330:Bill period: 12 October 2025 to 12 April 2026
      LA9 4QQ

      #Your wastewater bill
      Charges for wastewater alone at 8 Mill Race, Kendal, LA9 4QQ, for the 183 days of the period
      *Who supplies my water? | 260:Credit from your last bill | 540r:£12.36 CR
      Your drinking water comes from another | 260:New charges (see below) | 540r:£167.36
      company, which bills you for it and reads
      the meter, number 12M440917. | 260:Total to pay by 13 May 2026 | 540r:£155.00
      *Why 92.5%?
      260:*How we worked out your charges
      Some of the water you use goes to gardens
      260:Meter reading on 12 October 2025 (actual) | 540r:702
      and not to the drain, so we take it off.
      260:Meter reading on 12 April 2026 (actual) | 540r:740
      *Water that falls as rain
      260:38 m³ at £3.1500 per m³ | 540r:£119.70
      It runs into our sewers from the roof and
      260:Standing charge | 540r:£29.28
      the drive of your home.
      260:Surface water drainage | 540r:£18.38
      Call us if yours does not.
      260:New charges | 540r:£167.36

      Rydal Water Limited, registered in England. Page 1 of 1`);
    expect(
      nodesOf(reading, 'UtilityTariff').map((node) => [node['utility'], node['unitRate'], node['standingCharge']]),
    ).toEqual([['Sewerage', '£3.1500/m³', '£29.28']]);
    expect(values(reading, 'MeterReading', 'reading').map(Number)).toEqual([702, 740]);
  });
});
