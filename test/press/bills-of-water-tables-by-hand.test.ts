// Bills of water set by hand: what is fixed stands in a column of its own, and a box at the top of the page ends before the charges begin.
import { describe, expect, it } from 'vitest';
import { errorsOf as errors, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

describe('a bill of what is charged without a meter', () => {
  it('has a fixed charge for each supply whose name runs over two lines around its figures', async () => {
    const reading = await read(`
      #Fellside Water
      Miss A Donaghey | 330:Your account number: 4 1180 2205 17
      12 Quarry Brae | 330:Date of this bill: 16 February 2026
      Kendal | 330:Period: 1 April 2026 to 31 March 2027
      LA9 4QQ

      *Your assessed household charge bill
      *Service | 310r:*Fixed charge for the period | 420r:*Assessed charge | 540r:*Charges for the year
      Water supply
      ^^310r:£41.00 | 420r:£151.50 | 540r:£192.50
      ^^Fellside Water

      Sewerage
      ^^310r:£52.00 | 420r:£201.25 | 540r:£253.25
      ^^billed for Rydal Water

      *Total charges | 540r:£445.75
      Please pay £445.75 by 1 April 2026.`);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£41.00', '£52.00']);
  });
});

describe('a bill with a box at the top of the page', () => {
  it('gives the rows beneath it their figures at the right edge of the page', async () => {
    const reading = await read(`
      #Fellside Water
      Miss A Donaghey
      12 Quarry Brae | 392:*Customer reference
      Kendal | 392:41180 22051
      LA9 4QQ | 392:*Bill date
      392:20 March 2026
      392:*Property supplied
      *Your metered bill | 392:12 Quarry Brae, Kendal,
      392:LA9 4QQ
      for the period 15 September 2025 to 16 March 2026
      392:*Total amount due
      392:£104.60
      392:to be paid by 10 April 2026

      *Your account
      Charges on this bill | 540r:£104.60

      *Clean water
      Meter 08M330917 – reading on 16 March 2026 (read by us) | 540r:1310
      Reading on 15 September 2025 (read by us) | 540r:1250
      Water used, in cubic metres | 540r:60 m³
      60 m³ at £1.4000 per m³ | 540r:£84.00
      Fixed charge for the period | 540r:£20.60
      *Water charges | 540r:£104.60`);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£20.60']);
    expect(values(reading, 'MeterReading', 'reading').map(Number)).toEqual([1250, 1310]);
    expect(warnings(reading)).toEqual([]);
  });
});

describe('a bill for wastewater alone', () => {
  it('has the readings of the water meter that it is counted by, and supplies no water', async () => {
    const reading = await read(`
      #Fellside Wastewater
      Miss A Donaghey | 330:Account number: 4 1180 2205 17
      12 Quarry Brae | 330:Date of this bill: 26 September 2026
      Kendal | 330:Period: 16 March 2026 to 16 September 2026
      LA9 4QQ

      *Wastewater charges for this period | 540r:*£190.60
      Please pay £190.60 by 12 October 2026.

      *Your water meter
      *Meter number | 146:*Read 16 March 2026 | 280:*Read 16 September 2026 | 540r:*Cubic metres used
      15M330917 | 146:0918 | 280:0968 | 540r:50
      *How your wastewater charges are made up
      Wastewater (foul drainage) | 330:50 m³ | 390:£3.300 per m³ | 540r:165.00
      Standing charge | 330:184 days | 390:£25.60 for the half year | 540r:25.60
      *Total wastewater charges | 540r:*190.60`);
    expect(values(reading, 'UtilityProvider', 'utility')).toEqual(['Sewerage']);
    expect(values(reading, 'MeterReading', 'utility')).toEqual(['Sewerage', 'Sewerage']);
    expect(values(reading, 'MeterReading', 'reading').map(Number)).toEqual([918, 968]);
    expect(values(reading, 'MeterReading', 'meterSerialNumber')).toEqual(['15M330917', '15M330917']);
  });
});

describe('a bill of a year with instalments beside how to pay them', () => {
  it('takes none of them for a payment that was made', async () => {
    const reading = await read(`
      #Fellside Water
      MISS A DONAGHEY | 330:WATER SERVICES BILL 2016/2017
      12 QUARRY BRAE | 330:Customer No. | 540r:418 02205 1
      KENDAL | 330:Date / Tax point | 540r:7 March 2016
      LA9 4QQ | 330:Period of charge | 540r:1 Apr 2016 to 31 Mar 2017

      *Description of charge | 540r:*Charge £
      Water supply | 540r:165.00
      Sewerage | 540r:317.00
      *CHARGES FOR THE YEAR | 540r:*482.00
      Add: amount unpaid from your 2015/2016 bill | 540r:30.00
      *TOTAL DUE | 540r:*£512.00

      *How to pay | 318:*Instalment | 423r:*£ | 440:*Instalment | 540r:*£
      Pay the total due by 25 April 2016, or choose ten
      instalments as shown. Instalments can be paid with your | 318:25 Apr 16 | 423r:128.00 | 440:25 Jun 16 | 540r:128.00
      payment book at any post office or bank, or by Direct
      ^318:25 May 16 | 423r:128.00 | 440:25 Jul 16 | 540r:128.00`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['30.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['512.00']);
    expect(errors(reading)).toEqual([]);
  });
});

describe('a bill that is still owing nothing, before what it charges', () => {
  it('is for the amount that a sentence says is now due', async () => {
    const reading = await read(`
      #Fellside Water
      Miss A Donaghey | 330:Reference number: 1 1180 2205 17
      12 Quarry Brae | 330:Date: 18 February 2026
      Kendal | 330:Charges from 1 April 2026 to 31 March 2027
      LA9 4QQ

      *Your water and sewerage bill 2026/27
      How we charge you | 330:Assessed household charge (a meter cannot be fitted)

      *Your account up to now
      Balance on your last statement | 540r:£44.10
      You paid | 540r:£44.10
      Still owing | 540r:£0.00

      *Your new charges for the year
      *Water
      Assessed charge | 540r:£160.00
      Standing charge | 540r:£40.00
      Total for water | 540r:£200.00
      *Sewerage
      Assessed charge | 540r:£200.00
      Standing charge | 540r:£40.00
      Total for sewerage | 540r:£240.00
      Total charges for the year | 540r:£440.00

      £440.00 is now due. Please pay it all by 1 April 2026, or pay by the instalments overleaf.`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['440.00']);
    expect(errors(reading)).toEqual([]);
  });
});
