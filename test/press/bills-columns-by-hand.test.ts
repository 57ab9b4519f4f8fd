// Bills for supplies set by hand whose cells are set about their middle or at the right, whose page has a column of labels beside the
// charges, or whose plan stands in a sentence of its own.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

describe('a table with a column for each fuel', () => {
  it('goes on past a label that stands between two lines of its cells', async () => {
    const reading = await read(`
      #Larkfield Energy
      Ms O Tranter | 330:Statement date 16 March 2026
      9 Weir Street | 330:Customer number LF/50118823
      Selby | 330:Period 15 December 2025 to 13 March 2026
      YO8 4BB

      *Your supplies | 270:*Electricity | 440:*Gas
      Tariff | 250:Meadow Standard | 420:Meadow Gas Saver
      End date | 250:None | 420:None
      250:1100039876543 | 420:3190000410
      ^^Supply point
      ^^250:(MPAN) | 420:(MPRN)
      Unit price | 250:26.00p per kWh | 420:6.00p per kWh
      Used | 250:600 kWh | 420:1,000 kWh
      Cost of units | 250:£156.00 | 420:£60.00
      Daily charge | 250:50.00p | 420:30.00p
      Sub-total | 250:£200.50 | 420:£86.70

      Both fuels come to total charges this quarter of £287.20.`);
    expect(values(reading, 'UtilityTariff', 'name').sort()).toEqual(['Meadow Gas Saver', 'Meadow Standard']);
    expect(values(reading, 'UtilityTariff', 'unitRate').sort()).toEqual(['26.00p/kWh', '6.00p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge').sort()).toEqual(['30.00p/day', '50.00p/day']);
    expect(values(reading, 'MeterReading', 'meterPoint').sort()).toEqual(['1100039876543', '3190000410']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['287.20']);
    expect(values(reading, 'UtilityProvider', 'utility').sort()).toEqual(['Electricity', 'Gas']);
  });

  it('takes the last word of a name that is set at the right beneath it', async () => {
    const reading = await read(`
      #Larkfield Energy
      Ms O Tranter | 330:Statement date 16 March 2026
      9 Weir Street | 330:Customer number 50118823
      Selby YO8 4BB | 330:Period 15 December 2025 to 13 March 2026

      *Electricity | 320:*Gas
      Tariff name | 280r:Bluebell 24m Fixed | 320:MPRN | 540r:3190000410
      ^280r:v7
      Payment method | 280r:Direct Debit | 320:Payment method | 540r:Direct Debit
      600 kWh at 26.00p = £156.00 | 320:1,000 kWh at 6.00p = £60.00
      89 days at 50.00p standing charge = £44.50 | 320:89 days at 30.00p standing charge = £26.70
      280r:£200.50 | 540r:£86.70

      *Total charges | 540r:*£287.20`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Bluebell 24m Fixed v7', undefined]);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['26.00p/kWh', '6.00p/kWh']);
  });
});

describe('a page with a column of labels beside the charges', () => {
  it('reads a charge whose line goes on with a label of that column', async () => {
    const reading = await read(`
      #Fernvale Water
      Mr I Rudge | 400:Account number
      12 Mill Row | 400:8114 2093 55
      Selby | 400:Bill date
      YO8 4BB | 400:11 November 2025
      400:Period of bill
      400:8 May 2025 to 4 November 2025
      400:Meter number
      400:19W 220184
      400:Previous reading
      400:500
      *Your water and sewerage bill
      *Water
      40 m³ × £2.0000 | 330r:£80.00
      Fixed charge (181 days) | 330r:£17.40 | 400:Current reading
      *Subtotal | 330r:*£97.40 | 400:540
      *Sewerage
      Used water 38 m³ × £1.5000 | 330r:£57.00
      Fixed charge | 330r:£21.10
      *Subtotal | 330r:*£78.10
      New charges | 330r:£175.50
      *Total to pay | 330r:*£175.50`);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£17.40 for 181 days', '£21.10']);
  });
});

describe('a bill whose charges are headed by what they are', () => {
  it('sells the plan that is named, and no group of items', async () => {
    const reading = await read(`
      #Kite Mobile
      Ms R Adeyo | 330:Account no. 61140092
      4 Bell Court | 330:Bill date 05/08/2025
      Selby YO8 4BB | 330:Billing period 05/07/2025 to 04/08/2025

      *Bill summary
      Previous bill total | 520r:24.00
      Payment received 19/07/2025 | 520r:-24.00
      Adjustments | 520r:0.00
      Monthly plan charges | 520r:18.00
      Add-ons | 520r:4.00
      Out of plan usage | 520r:2.00
      *Total this bill | 520r:*24.00
      Of which VAT @20% | 520r:4.00
      Amount due by 19/08/2025 | 520r:£24.00

      *Charges in detail 07700 900114
      Plan: 30GB SIM Only 24 Month
      SIM plan: 30GB, unlimited mins & texts | 520r:18.00
      Data add-on 3GB | 520r:4.00
      Calls to 084/087 numbers (2) | 520r:2.00`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['30GB SIM Only 24 Month']);
  });

  it('takes an amount before the rate of its VAT, and a line for what it is', async () => {
    const reading = await read(`
      Osprey Networks Ltd
      #VAT INVOICE
      To: Ms R Adeyo | 330:Account: Q5512Z
      4 Bell Court | 330:Invoice: 26-008812
      Selby YO8 4BB | 330:Tax point: 2026-04-01

      Qty | 90:Service | 300:From | 380:To | 540r:Net VAT
      1 | 90:Glide FTTP 330/50 | 300:01 Apr 26 | 380:30 Apr 26 | 540r:40.00 20%
      1 | 90:VoIP calls (12 calls, see itemisation) | 300:01 Mar 26 | 380:31 Mar 26 | 540r:2.00 20%
      Net | 540r:42.00
      VAT at 20% | 540r:8.40
      *Invoice total (GBP) | 540r:50.40

      Quota used in March: 400GB of 1000GB. Minimum term on this line ended last year. No cease charge applies to FTTP.
      This invoice of £50.40 will be collected by Direct Debit on or shortly after 15 April 2026.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Glide FTTP 330/50']);
  });
});

describe('a letter of the charges of a year', () => {
  it('takes what the year costs, and what is to pay', async () => {
    const reading = await read(`
      #Chalk Downs Water
      Miss T Harrow
      2 Beech Road
      Redford RD2 4AB | 400:15th February 2026

      *Your water bill for the year
      1st April 2026 to 31st March 2027

      Please quote account 04-118-2203-5. Your home does not have a water meter,
      so we work out what you pay from its rateable value of 200.
      Rateable value 200 × £1.0000 | 500r:£200.00
      Standing charge for the year | 500r:£30.00
      Charges for 2026/27 | 500r:£230.00

      There was nothing owing on your account from last year,
      so what you need to pay is £230.00. You can do that in one of two ways.`);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['230.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['230.00']);
  });
});
