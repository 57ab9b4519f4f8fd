// Bills whose columns set the price of each supply beside what it comes to.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const paper = (heads: string): string => `
  #Larkmoor Water
  Ms C Brackley | 330:Account number | 450:7711 0462 735
  19 Radford Close | 330:Bill date | 450:5 April 2026
  Nottingham | 330:Charges for | 450:1 October 2025 to 31 March 2026
  NG7 5FR | 330:Supply address | 450:19 Radford Close, Nottingham, NG7 5FR

  *Your charges
  *Measured charges | ${heads}
  Volume used, 50 m³ | 310r:£2.1000 per m³ | 375r:105.00 | 470r:£3.0000 per m³ | 545r:150.00
  Standing charge, 182/365 of a year | 310r:£36.50 per year | 375r:18.20 | 470r:£73.00 per year | 545r:36.40
  *Total | 375r:123.20 | 545r:186.40
  Total charges | 545r:309.60

  *Amount due £309.60 by 30 April 2026

  *Your meter
  *Meter number | 230r:*1 October 2025 | 355r:*31 March 2026 | 405r:*Used
  44K 120881 | 230r:1200 | 355r:1250 | 405r:50 m³`;

describe('a bill with two columns for each supply', () => {
  it('reads the prices of both, whether in brackets or not its heads name the supply', async () => {
    for (const heads of [
      '310r:*Price (water) | 375r:*Water £ | 470r:*Price (sewerage) | 545r:*Sewerage £',
      '310r:*Water price | 375r:*Water £ | 470r:*Sewerage price | 545r:*Sewerage £',
    ]) {
      const reading = await read(paper(heads));
      expect(values(reading, 'UtilityTariff', 'utility')).toEqual(['Water', 'Sewerage']);
      expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['£2.1000/m³', '£3.0000/m³']);
      expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£36.50/year', '£73.00/year']);
      expect(warningsOf(reading)).toEqual([]);
    }
  });

  it('is doubted where a price beside what it comes to is that of no supply', async () => {
    const reading = await read(paper('310r:*Price | 375r:*Water £ | 470r:*Price | 545r:*Sewerage £'));
    expect(warningsOf(reading)).toContain('A price beside what it comes to was read for no supply.');
  });
});

describe('a bill with a row for each supply', () => {
  const rows = (sewered: string): string => `
    #Larkmoor Water
    Ms C Brackley | 330:Account number | 450:7711 0462 735
    19 Radford Close | 330:Bill date | 450:5 April 2026
    Nottingham | 330:Charges for | 450:1 October 2025 to 31 March 2026
    NG7 5FR | 330:Supply address | 450:19 Radford Close, Nottingham, NG7 5FR

    *Service | 150:*m³ | 300r:*Rate (£/m?) | 380r:*Usage (£) | 480r:*Standing charge (£) | 545r:*Total (£)
    Water | 150:31 | 300r:2.1040 | 380r:65.22 | 480r:16.35 | 545r:81.57
    Sewerage | 150:${sewered} | 300r:2.5610 | 380r:79.39 | 480r:20.18 | 545r:99.57
    *Total | 545r:181.14

    *Amount due £181.14 by 30 April 2026`;

  it('gives the prices of both', async () => {
    expect(values(await read(rows('31')), 'UtilityTariff', 'unitRate')).toEqual(['£2.1040/m³', '£2.5610/m³']);
  });

  it('is doubted where a price to four places was read for none: neither its unit nor what is multiplied tells it', async () => {
    const reading = await read(rows('3'));
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['£2.1040/m³', undefined]);
    expect(warningsOf(reading)).toContain('A price beside what it comes to was read for no supply.');
  });
});
