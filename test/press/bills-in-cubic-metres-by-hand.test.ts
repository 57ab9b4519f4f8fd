// Bills that print the sign of cubic metres with a plain figure.
import { expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const billIn = (unit: string): string => `
  #Harbour Energy Co
  *Gas bill
  Account number | 430:60 0338 1942
  Bill date | 430:12 Jan 2026
  Bill period | 430:7 Oct 2025 - 5 Jan 2026

  *Gas
  *Meter E6S19204471661 | 230:*Last reading | 330:*This reading | 480r:*Used
  Smart meter - metric (${unit}) | 230:5217 A | 330:5268 A | 480r:51${unit}
  Energy used: 567.9 kWh at 5.946p per kWh | 480r:£33.77
  Standing charge: 31 days at 29.84p a day | 480r:£9.25
  VAT at 5% | 480r:£2.15
  *Total this bill | 480r:*£45.17`;

it.each(['m³', 'm3'])('a meter counted in %s has both its readings', async (unit) => {
  expect(values(await read(billIn(unit)), 'MeterReading', 'reading')).toEqual([5217, 5268]);
});
