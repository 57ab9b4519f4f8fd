// Bills for supplies set by hand, whose labels and supplies stand beneath or behind what others set them over.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a bill that names its supplies beneath their meters', () => {
  it('reads the prices and the readings of each', async () => {
    const reading = await read(`
      #Osprey Power
      Mrs T Lacey | 330:Account number | 440:5520 8814
      8 Mill Brow
      Penrith | 330:Date of bill | 440:12 May 2025
      CA11 8AB | 330:Bill period | 440:1 February 2025 to 30 April 2025

      *Your energy bill
      Balance from your previous bill | 520r:£0.00
      VAT at 5.0% on £203.91 | 520r:£10.20
      Total charges for this period | 520r:£214.11
      *Amount due | 520r:*£214.11

      *How we worked out your charges
      *Meter no. | 130:*Tariff | 240:*Previous | 300:*Present | 360:*kWh | 410:*Rate | 520r:*Amount
      E21K550912 | 130:Open Plan | 240:2210 A | 300:2510 A | 360:300 | 410:25.10p | 520r:£75.30
      ^Electricity
      Standing charge 89 days | 410:50.00p | 520r:£44.50
      G77410083 | 130:Open Plan | 240:810 E | 300:900 C | 360:1,013 | 410:6.00p | 520r:£60.78
      ^Gas
      Standing charge 89 days | 410:26.21p | 520r:£23.33`);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.10p/kWh', '6.00p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['50.00p/day', '26.21p/day']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([2210, 2510, 810, 900]);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual(['Actual', 'Actual', 'Estimated', 'Customer']);
  });
});

describe('a bill that sets its day in brackets behind its number', () => {
  const head = (rest: string): string => `
      #Osprey Power
      Mrs T Lacey | 330:Your account number:
      8 Mill Brow | 330:*K-11F0932
      Penrith | 330:Bill Reference: 55120098
      CA11 8AB | 330:(3rd June 2025)

      *Your energy account
      for the period 3rd May 2025 to 2nd June 2025
      Your balance brought forward | 520r:£0.00
      Electricity charges this period including VAT | 520r:£85.05
      *Please pay £85.05

      *Electricity charges in detail
      Supply address: Flat 3, 9 Mill Brow, Penrith, CA11 8AB
      Tariff: Open Plan. This is a variable tariff with no end date.
      ${rest}
      Energy used | 289:250.0 kWh @ 26.40p/kWh | 520r:£66.00
      Standing charge | 289:31 days @ 48.39p/day | 520r:£15.00
      Subtotal of charges before VAT | 520r:£81.00
      VAT | 289:5.00% | 520r:£4.05
      *Total electricity charges | 520r:*£85.05
      You used 6.0 kWh a day, compared with 7.1 kWh a day last year.`;

  it('reads that, its meter point, and no reading from an address', async () => {
    const reading = await read(
      head(`Meter point: 1200034567894 · Meter 22L7710045
      2nd May 2025 | 273:1200 | 328:Smart meter reading
      2nd June 2025 | 273:1450 | 328:Smart meter reading`),
    );
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2025-06-03']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([1200, 1450]);
    expect(values(reading, 'MeterReading', 'meterPoint')).toEqual(['1200034567894', '1200034567894']);
  });
});

describe('a bill whose number stands with its day in brackets beneath their label', () => {
  const paper = (name: string): string => `
      #Osprey Power
      Mrs T Lacey
      8 Mill Brow
      Penrith
      CA11 8AB

      Hi Tess, your electricity statement is here
      Account | 220:Bill reference | 400:Charges between
      K-11F0932 | 220:5512 0098 41 (3 Jun 2025) | 400:1 May 2025 and 31 May 2025

      *Since your last bill
      On 3 May 2025 you owed us | 520r:£64.00
      Direct Debit collected on 17 May 2025 | 520r:−£64.00
      Charges for this bill, incl. 5% VAT | 520r:£85.05
      *You owe us | 520r:*£85.05

      *Electricity
      Meter point: 1200034567894 · Meter 22L7710045
      Energy used | 289:250.0 kWh @ 26.40p/kWh | 520r:£66.00
      Standing charge | 289:31 days @ 48.39p/day | 520r:£15.00
      Subtotal of charges before VAT | 520r:£81.00
      VAT @ 5.00% | 520r:£4.05
      *Total electricity charges | 520r:*£85.05

      *Your tariff
      Name | 520r:${name}
      Product type | 520r:Fixed, time of use
      Ends | 520r:21 May 2026`;

  it.each(['Heron Drive Fixed 12m V3', 'Heron Two'])(
    'is of that day, and its tariff is what stands beside the label of the list: %s',
    async (name) => {
      const reading = await read(paper(name));
      expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2025-06-03']);
      expect(values(reading, 'Bill', 'startDate')).toEqual(['2025-05-01']);
      expect(values(reading, 'Bill', 'endDate')).toEqual(['2025-05-31']);
      expect(values(reading, 'UtilityTariff', 'name')).toEqual([name]);
      expect(warningsOf(reading)).toEqual([]);
    },
  );
});

describe('a water bill by the value of a home', () => {
  it('adds up its yearly charges, and reads the account beneath a label of many words', async () => {
    const reading = await read(`
      #Becks Water
      330:*Your household account number
      330:620 118 4407
      Mr J Tarrant | 330:*Bill date
      1 Mill Brow | 330:20/02/2025
      Penrith | 330:*Charges from
      CA11 8AB | 330:01/04/2025 to 31/03/2026

      *Your water bill for 2025/26
      Your property does not have a meter, so your charges are based on its rateable value (RV), which is 120.
      *Service | 250:*How it is worked out | 520r:*Amount £
      Water | 250:RV 120 × £1.500 | 520r:180.00
      Water standing charge | 250:Annual | 520r:40.00
      Wastewater | 250:RV 120 × £1.250 | 520r:150.00
      Wastewater standing charge | 250:Annual | 520r:30.00
      *Total charges for the year | 520r:*400.00
      Balance from your last bill | 520r:0.00
      *Amount to pay | 520r:*400.00`);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['620 118 4407']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['180.00', '40.00', '150.00', '30.00']);
    expect(reading.expectations.warnings).toEqual([]);
  });
});

describe('a bill that tells its VAT in the line of what was charged before it', () => {
  it('reads both', async () => {
    const reading = await read(`
      #Lanner Broadband
      Mr A Penn | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:4 March 2026
      Kendal | 330:Direct Debit on or after | 440:18 March 2026
      LA9 4QQ

      *Your monthly charges 4 March 2026 - 3 April 2026
      Full Fibre 300 | 520r:£36.00
      Anytime Calls | 520r:£6.00
      *Total including VAT | 520r:*£42.00
      Total excluding VAT £35.00. VAT at 20% £7.00
      *Total to pay | 520r:*£42.00`);
    expect(values(reading, 'Bill', 'tax')).toEqual(['7.00']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['42.00']);
  });
});

describe('a fee beside the day that it ends on, each beneath its label', () => {
  it('is no charge of the bill', async () => {
    const reading = await read(`
      #Larkmoor Energy
      Ms C Brackley | 330:Account number | 450:7711 0462 735
      19 Radford Close | 330:Bill date | 450:5 April 2026
      Nottingham | 330:Bill period | 400:1 March 2026 to 31 March 2026
      NG7 5FR

      54:Last bill | 153:You paid | 252:This bill, inc. VAT | 351:To pay
      54:£60.00 | 153:£60.00 | 252:£86.63 | 351:£86.63

      55:*Electricity
      55:Tariff
      55:Hazel Fix 12
      55:MPAN | 171:Meter serial number
      55:1100712345677 | 171:Z18N402211
      55:Opening read, 1 March 2026 | 221:Closing read, 31 March 2026
      55:10412 | 221:10712
      55:Unit rate (exc. VAT) | 221:Standing charge (exc. VAT)
      55:22.00p per kWh | 221:53.23p per day
      55:300 kWh at 22.00p | 221:31 days at 53.23p
      55:£66.00 | 221:£16.50
      55:Total electricity charges, exc. VAT
      55:£82.50
      55:Fixed until | 171:Exit fee
      55:31 August 2026 | 171:£75.00

      54:Electricity, exc. VAT | 219:VAT at 5% | 385:Total for this bill
      54:£82.50 | 219:£4.13 | 385:£86.63
      We will collect £86.63 by Direct Debit on 15 April 2026.
      Larkmoor Energy Limited, 8 Moor Row, Leeds LS1 9EF.`);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-08-31']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual([]);
    expect(warningsOf(reading)).toEqual([]);
  });
});
