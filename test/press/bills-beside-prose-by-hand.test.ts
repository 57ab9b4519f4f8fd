// Bills for water set by hand beside a column that labels days over their values and tells of help in sentences.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const BILL = `
      #Becks Water
      220:Mrs T Lacey
      220:8 Mill Brow
      220:Penrith
      220:CA11 8AB

      *Customer number
      6100 2290 1187 | 220:*Your account
      *Date of bill | 220:Your last bill | 540r:£100.00
      ^12 March 2026
      ^220:You paid | 540r:-£100.00
      *Charges from
      ^220:Balance before this bill | 540r:£0.00
      6 September 2025
      ^220:New charges | 540r:£188.00
      ^220:Total to pay | 540r:£188.00
      *Charges to
      9 March 2026 | 220:*Your readings
      Meter number | 220:Previous | 340:Present | 540r:Used
      26W 110204 | 220:311 m³ | 340:391 m³
      ^^540r:80 m³
      ^^220:5 September - we read it | 340:9 March - we read it

      220:*Fresh water | 420r:m³ | 480r:£ per m³ | 540r:£
      Large print, and | 220:Water supplied | 420r:80 | 480r:1.0000 | 540r:80.00
      talking meters for all | 220:Standing charge | 540r:20.00
      who ask us, whom we | 220:Total fresh water | 540r:100.00
      bring bottled water if
      your own supply is off | 220:*Used water (sewerage) | 420r:m³ | 480r:£ per m³ | 540r:£
      for long, as we promise
      ^^220:Used water - 95% of water supplied | 420r:76 | 480r:1.0000 | 540r:76.00
      ^^to.
      220:Standing charge | 540r:12.00
      220:Total used water | 540r:88.00
      220:Total of new charges | 540r:188.00
      220:Prices are for 1 April 2025 to 31 March 2026. Water is zero-rated for VAT.`;

describe('a bill beside a column of labels and sentences', () => {
  it('is for the days between the two that are labelled, and not for those of its prices', async () => {
    const reading = await read(BILL);
    expect([values(reading, 'Bill', 'startDate'), values(reading, 'Bill', 'endDate')]).toEqual([
      ['2025-09-06'],
      ['2026-03-09'],
    ]);
  });

  it('takes figures with their unit for readings, under heads for what was before, is now and was used', async () => {
    expect(values(await read(BILL), 'MeterReading', 'reading')).toEqual([311, 391]);
  });

  it('goes on with no sentence of that column into the charge beside it', async () => {
    const reading = await read(BILL);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['£1.0000/m³', '£1.0000/m³']);
    expect(warningsOf(reading)).toEqual([]);
  });
});
