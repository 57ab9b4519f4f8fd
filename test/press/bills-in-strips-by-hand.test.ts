// Bills for supplies set by hand with strips of labels side by side, the value of each beneath it, and tables headed by a tariff.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const energy = (heads: string): string => `
      #Outer Energy
      Miss B Price | 330:Your account number | 470:A-1402 2288
      14 Heol Las | 300:Statement period | 420:8 February 2026 – 7 March 2026
      Cardiff | 330:Statement date | 470:9 March 2026
      CF11 9QR | 330:Please pay by | 470:23 March 2026

      *Your electricity in detail
      ${heads}
      11 0024 8375 616 | 180:Z17N 402281 | 300:Harbour Light | 420:Standing order
      200 kWh | 300:25.00 pence per kWh | 480r:50.00
      Standing charge, 28 days | 300:50.00 pence per day | 480r:14.00
      *Electricity before VAT | 480r:*64.00
      VAT at 5% | 480r:3.20
      New charges | 480r:67.20
      *Amount to pay | 480r:*£67.20`;

describe('a strip of labels over their values', () => {
  it.each([
    ['*Supply number (MPAN) | 180:*Meter serial no. | 300:*Tariff | 420:*Way of paying'],
    ['Supply number (MPAN) | 180:Meter serial no. | 300:Tariff | 420:Way of paying'],
  ])('gives no label as the value of another: %s', async (heads) => {
    const reading = await read(energy(heads));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Harbour Light']);
  });
});

describe('tables headed by the tariff of each supply', () => {
  it('name it behind a dash', async () => {
    const reading = await read(`
      #Becks Water
      Mrs T Lacey | 300:Your customer number | 420:6100 2290 1187
      8 Mill Brow | 300:Bill date | 420:12 March 2026
      Penrith | 300:This bill covers | 420:1 September 2025 to 28 February 2026
      CA11 8AB | 300:Please pay by | 420:26 March 2026

      *Your water and water recycling bill
      Reading on 1 September 2025: 412 (actual). Reading on 28 February 2026: 472 (actual). Used: 60 m³.

      *Water – Usual tariff | 250:*Volume | 350:*Rate | 480r:*Charge
      Water used | 250:60 m³ | 350:£2.0000 per m³ | 480r:£120.00
      Fixed charge | 350:for the period | 480r:£20.00
      *Water charges | 480r:*£140.00

      *Water recycling – Usual tariff | 250:*Volume | 350:*Rate | 480r:*Charge
      Used water | 250:50 m³ | 350:£3.0000 per m³ | 480r:£150.00
      Fixed charge | 350:for the period | 480r:£30.00
      *Water recycling charges | 480r:*£180.00

      Total charges | 480r:£320.00
      *Amount to pay | 480r:*£320.00`);
    expect(nodesOf(reading, 'UtilityTariff').map(({ utility, name }) => [utility, name])).toEqual([
      ['Water', 'Usual tariff'],
      ['Sewerage', 'Usual tariff'],
    ]);
    expect(warningsOf(reading)).toEqual([]);
  });
});
