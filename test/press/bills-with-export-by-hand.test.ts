// Bills set by hand of homes that sell what their roofs make: what is sold has a meter point, a tariff and a price of its own.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const bill = `
      #Larkmoor Energy
      Ms C Brackley | 330:Customer number | 450:7711 0462 735
      19 Radford Close | 330:Statement date | 450:3 March 2026
      Nottingham | 330:Statement period | 450:3 February 2026 to 2 March 2026
      NG7 5FR | 330:Please pay by | 450:17 March 2026

      Balance from your last statement | 540r:£60.00
      Payments we have received | 540r:-£90.00
      Electricity charges including VAT | 540r:£84.00
      Credit for the electricity you exported | 540r:-£12.00
      *Amount to pay | 540r:*£42.00

      #Electricity 3 Feb 2026 - 2 Mar 2026 (28 days)
      Tariff: Hazel Economy 7 (variable, no end date, no exit fees) Supply number (MPAN): 1100712345677 Meter: 22L4107711
      Day register, smart reading 3 Feb 2026 | 540r:14620
      Day register, smart reading 2 Mar 2026 | 540r:14720
      Night register, smart reading 3 Feb 2026 | 540r:9873
      Night register, smart reading 2 Mar 2026 | 540r:10153
      Day energy used | 260:100 kWh | 400:@ 28.00p/kWh | 540r:£28.00
      Night energy used | 260:280 kWh | 400:@ 13.57p/kWh | 540r:£38.00
      Standing charge | 260:28 days | 400:@ 50.00p/day | 540r:£14.00
      Subtotal before VAT | 540r:£80.00
      VAT at 5.00% | 540r:£4.00
      *Total electricity charges | 540r:*£84.00

      #Electricity export 3 Feb 2026 - 2 Mar 2026
      Tariff: Sunny Roof Fixed Export supply number (MPAN): 1100712349999 Meter: 22L4107711
      Energy exported | 260:80 kWh | 400:@ 15.00p/kWh | 540r:£12.00
      *Total export credit (no VAT) | 540r:*£12.00

      #About your payments
      Payment method | 540r:Direct Debit`;

describe('a bill of a home that sells electricity', () => {
  it('is of what is bought alone', async () => {
    const reading = await read(bill);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Hazel Economy 7']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['50.00p/day']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['Day 28.00p/kWh; Night 13.57p/kWh']);
    expect(new Set(values(reading, 'MeterReading', 'meterPoint'))).toEqual(new Set(['1100712345677']));
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['42.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
