// Bills for supplies set by hand, whose values stand over their captions, in sentences about an edge, and in boxes.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a bill that sets captions beneath its values', () => {
  it('reads them at their right edge', async () => {
    const reading = await read(`
      #Tamsin Water
      Mr O Rosewarne
      6 Chapel Row
      Looe
      PL13 1AA

      540r:71 2290 5513 4
      ^540r:Customer number

      540r:9 February 2026
      ^540r:Issued

      540r:2 March 2026
      ^540r:Last day to pay

      Thank you. Here is your bill for 90 days of water.
      It runs from 8 November 2025 up to and including 5 February 2026 and is for water at 6 Chapel Row,
      Looe, PL13 1AA.

      Your meter 18W220417 went from 2210 on 08/11/25 to 2234 on 05/02/26. That is 24 cubic metres (m³).

      24 m³ at £2.5000 a cubic metre | 440r:60.00
      Fixed charge for the period | 440r:12.00
      Last bill | 440r:0.00
      Total charges | 440r:72.00
      *To pay now | 440r:*£72.00`);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['71 2290 5513 4']);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2026-02-09']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-03-02']);
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2025-11-08']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2026-02-05']);
  });
});

describe('a bill whose panels are set about one edge', () => {
  const paper = (tax: string, taken: string): string => `
      #Fenland Fibre
      Mrs K Adair | 330:Account number | 440:88013377
      12 Drove Lane | 330:Bill date | 440:3 March 2026
      March
      PE15 8AA

      Last bill | 300r:£30.00
      Payment received 12 Feb | 300r:-£30.00
      Fibre 100 broadband, 5 Mar – 4 Apr | 300r:£30.00 | 540r:Your Direct Debit will be
      ^540r:${taken}
      ^540r:March 2026
      ${tax} | 300r:£5.00
      *Total to pay | 300r:*£30.00`;

  it('reads the day of payment where its sentence runs over lines, and the VAT behind its rate', async () => {
    const reading = await read(paper('Includes VAT @ 20% of', 'collected on or after 17th'));
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-03-17']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['5.00']);
  });

  it('reads words behind VAT and behind the day as well', async () => {
    const reading = await read(paper('VAT thereof', 'taken on or after the 17th'));
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-03-17']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['5.00']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a bill for energy with numbers in boxes', () => {
  it('reads a supply number of three cells, readings under days, and the tariff of its electricity', async () => {
    const reading = await read(`
      #Marrow Energy
      Ms D Fell | 330:Account number | 440:A-19C2D774
      4 Kiln Yard | 330:Bill date | 440:9 Feb 2026
      Derby | 330:Bill period | 440:8 Jan 2026 to 7 Feb 2026
      DE1 1AA | 330:Please pay by | 440:23 Feb 2026

      Your supply number
      80:01 | 110:801 | 160:100
      60:S
      80:12 | 110:00371520 | 160:883

      Meter number | 160:Present reading 07/02/2026 | 320:Previous reading 08/01/2026 | 480:Used
      22L1109238 | 160:14300 read by us | 320:14000 read by us | 480:300 kWh

      Electricity on Marrow Flexible: 300 kWh @ 25.00p | 520r:75.00
      Daily charge: 31 days @ 50.00p | 520r:15.50
      VAT at 5% | 520r:4.53
      Balance on your last bill | 520r:0.00
      Total for this bill | 520r:95.03
      *What you owe us | 520r:*£95.03`);
    expect(values(reading, 'MeterReading', 'meterPoint')).toEqual(['1200371520883', '1200371520883']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([14000, 14300]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2026-01-08', '2026-02-07']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Marrow Flexible']);
  });

  it('reads the number of a gas meter point before its name, and ends of the period in the middle of their columns', async () => {
    const reading = await read(`
      #Marrow Energy
      Ms D Fell
      4 Kiln Yard
      Derby
      DE1 1AA

      60:Invoice date | 170:Customer reference | 310:From | 411:To | 470:Payment due
      54:03-DEC-2025 | 190:MA771204 | 292:01-SEP-2025 | 387:30-NOV-2025 | 468:17-DEC-2025

      Meter point
      5183920746 (M number) | 200:meter M021A40712

      Gas on Marrow Standard Variable: 1000 kWh @ 7.000p | 520r:70.00
      Daily charge: 91 days @ 30.00p | 520r:27.30
      Net | 520r:97.30
      VAT at 5.00% | 520r:4.87
      Opening balance | 520r:0.00
      Total for this invoice | 520r:102.17
      *Balance now due | 520r:*102.17`);
    expect(values(reading, 'MeterReading', 'meterPoint')).toEqual(['5183920746']);
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2025-09-01']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2025-11-30']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Marrow Standard Variable']);
  });
});

describe('a bill for a year of water', () => {
  it('is for the days in its title, not for those of its instalments', async () => {
    const reading = await read(`
      #Tyneholm Water
      Mr H Reay | 330:Customer reference | 440:51 2077 401 9
      7 Larch Avenue | 330:Bill date | 440:16 February 2026
      Gosforth
      NE3 1AA

      *Your unmeasured water bill
      *1 April 2026 – 31 March 2027

      Balance on your last bill | 300r:£400.00 | 330:Ways to pay this bill
      Payments received since then | 300r:£400.00 CR | 330:In full: £240.00 by 1 April 2026.
      Water: rateable value £100 × 2.0000 in the £ | 300r:£200.00 | 330:By instalments: 9 monthly payments of
      Water fixed charge | 300r:£40.00 | 330:£26.67 from 1 May 2026 to 1 January 2027.
      Total charges | 300r:£240.00
      *Total now due | 300r:*£240.00
      Property charged: 7 Larch Avenue, Gosforth, NE3 1AA.`);
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2026-04-01']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2027-03-31']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([]);
    expect(values(reading, 'Property', 'postcode')).toEqual(['NE3 1AA']);
  });
});
