// Bills for supplies set by hand, of suppliers that tell in words what others set in tables.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

describe('a bill that tells its readings', () => {
  it('reads them from a sentence that runs over lines, with the day of each', async () => {
    const reading = await read(`
      #Tarn Water
      Ms E Oduya | 330:Customer number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:9 October 2025
      Kendal | 330:Period | 440:1 April 2025 to 30 September 2025
      LA9 4QQ | 330:Payment due | 440:30 October 2025

      Your water meter, number 16M204455, is read twice a year. At 1 April 2025 it stood at 1310 and at
      30 September 2025 at 1372 (actual), so that 62 cubic metres passed through it.

      62 m3 at 180.00p | 480r:£111.60
      Fixed charge 183 days | 480r:£20.10
      Brought forward from previous bill | 480r:£0.00
      Total of this bill | 480r:£131.70
      *Amount due | 480r:*£131.70`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([1310, 1372]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2025-04-01', '2025-09-30']);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual([undefined, 'Actual']);
  });

  it('reads two figures beside what was used, under headers of any words', async () => {
    const reading = await read(`
      #Tarn Water
      Ms E Oduya | 330:Customer number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:9 October 2025
      Kendal | 330:Period | 440:1 April 2025 to 30 September 2025
      LA9 4QQ | 330:Pay by | 440:30 October 2025

      *Your water bill
      Meter 16M 204455 | 180:At April | 260:At September | 340:Units | 480r:£
      Water | 180:1310 (A) | 260:1372 (E) | 340:62 | 480r:111.60
      Standing charge (183 days) | 480r:20.10
      Previous bill | 480r:£0.00
      New charges | 480r:£131.70
      *To pay | 480r:*£131.70`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([1310, 1372]);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual(['Actual', 'Estimated']);
  });

  it('gives days without a year that of the period, and tells no serial number for a reading', async () => {
    const reading = await read(`
      #Tarn Water
      Ms E Oduya | 330:Customer account | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:9 January 2026
      Kendal | 330:Period | 440:1 July 2025 to 2 January 2026
      LA9 4QQ | 330:Please pay on or before | 440:30 January 2026

      *Water supply
      Meter 16M 204455 - read by us 1 Jul | 300:1310
      Meter 16M 204455 - read by us 2 Jan | 300:1372
      Water used: 62 m3 | 300:£1.80 per m3 | 480r:£111.60
      Standing charge: 186 days | 300:10.8065p a day | 480r:£20.10
      Balance at last bill | 480r:£0.00
      Charges on this bill | 480r:£131.70
      *Balance now | 480r:*£131.70`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([1310, 1372]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2025-07-01', '2026-01-02']);
    expect(values(reading, 'MeterReading', 'meterSerialNumber')).toEqual(['16M 204455', '16M 204455']);
  });
});
