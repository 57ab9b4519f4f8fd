// Bills for energy set by hand whose readings stand in the row of their meter point, and bills whose readings stand in unknown ways.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const bill = (meters: string): string => `
      #Corrie Energy | 400:Account no. | 470:CE-50718826
      Ms I Farquhar | 330:*Energy statement
      9 Weavers Row | 330:Statement issued | 470:05 Mar 2026
      Perth | 330:Charges from | 470:01 Feb 2026 to 28 Feb 2026
      PH1 5TJ

      Brought forward | 470r:£61.37
      You paid us | 470r:£145.00
      New charges (inc. VAT) | 470r:£153.73
      To pay by 19 Mar 2026 | 470r:£70.10

${meters}

      *Charges this statement
      220:How it is worked out | 470r:Amount
      Electricity used | 220:283 kWh at 23.914p | 470r:£67.68
      Electricity daily charge | 220:28 days at 51.370p | 470r:£14.38
      Gas used | 220:938 kWh at 5.982p | 470r:£56.11
      Gas daily charge | 220:28 days at 29.415p | 470r:£8.24
      Subtotal before VAT | 470r:£146.41
      VAT | 220:5% of £146.41 | 470r:£7.32
      New charges including VAT | 470r:£153.73`;

const DOUBT = 'A meter is printed with figures, and no reading of it was read.';

describe('a bill whose readings stand in the row of their meter point', () => {
  it.each([
    [
      'its name before its number in one cell',
      `      *Meter readings
      Fuel | 110:Meter point | 220:Meter serial no. | 385r:Opening | 465r:Closing | 550r:Used
      325:01 Feb 2026 | 405:28 Feb 2026
      Electricity | 110:MPAN 1200035811400 | 220:20K7730514 | 385r:16031 (smart) | 465r:16314 (smart) | 550r:283 kWh
      Gas | 110:MPRN 7305518806 | 220:E6S2041873226 | 385r:5043 (smart) | 465r:5127 (smart) | 550r:84 m³ = 938 kWh`,
    ],
    [
      'its name in a cell of its own',
      `      *Meters
      Fuel | 110:Kind | 150:Number | 240:Serial no. | 385r:Start | 465r:End | 550r:Used
      Electricity | 110:MPAN | 150:1200035811400 | 240:20K7730514 | 385r:16031 A | 465r:16314 A | 550r:283
      Gas | 110:MPRN | 150:7305518806 | 240:E6S11933074158 | 385r:5043 A | 465r:5127 A | 550r:84`,
    ],
    [
      'the number of a supply',
      `      *Your readings
      Electricity | 110:Supply number 12 0003 5811 400 | 330:16031 smart | 420:16314 smart | 550r:283 kWh
      Gas | 110:Meter point ref 7305518806 | 330:5043 smart | 420:5127 smart | 550r:84 m³`,
    ],
  ])('gives both readings of each: %s', async (_, meters) => {
    const reading = await read(bill(meters));
    expect(values(reading, 'MeterReading', 'reading').map(Number)).toEqual([16031, 16314, 5043, 5127]);
    expect(values(reading, 'MeterReading', 'meterPoint')).toEqual([
      '1200035811400',
      '1200035811400',
      '7305518806',
      '7305518806',
    ]);
    expect(warnings(reading)).not.toContain(DOUBT);
  });
});

describe('a bill of which no reading was read', () => {
  it.each([
    [
      'a table in unknown words',
      `      *Meter register
      Kind | 220:(i) | 320:(ii)
      Electricity 20K7730514 | 220:16031 | 320:18929
      Gas E6S11933074158 | 220:5043 | 320:6404`,
    ],
    [
      'a sentence in unknown words',
      '      The dial of electricity meter 20K7730514 turned: 16031 in one month, 18929 in the next.',
    ],
  ])('is doubted where figures stand among words of a meter: %s', async (_, meters) => {
    const reading = await read(bill(meters));
    expect(values(reading, 'MeterReading', 'reading')).toEqual([]);
    expect(warnings(reading)).toContain(DOUBT);
  });

  it.each([
    ['no word of a meter', ''],
    [
      'its numbers alone',
      `      Electricity MPAN | 200:1200035811400 | 300:Meter serial no. | 400:20K7730514
      Gas MPRN | 200:7305518806 | 300:Meter serial no. | 400:E6S11933074158
      Estimated annual usage | 200:2900 kWh | 300:12000 kWh
      Your smart meters send us their readings every half hour. Call 0330 303 5555 or write to PO Box 2214.`,
    ],
    [
      'an offer of a meter before telephone numbers',
      `      *Would a meter save you money? Ask at corrie.example/meter. Debt advice: 0345 1 208 208. Others: Tarn 0300
      303 5555.`,
    ],
    [
      'what was used in a year',
      `      *Your meters
      Electricity meter | 200:20K7730514 | 300:used this year | 400:3,104 kWh
      Gas meter | 200:E6S11933074158 | 300:used this year | 400:11,250 kWh`,
    ],
    [
      'how many half hours of a smart meter were counted',
      `      Your smart meter sends 48 readings a day.
      Dates | 150:Half hours | 250:kWh | 350:Cost
      Sun 1 – Sat 7 Feb | 150:336 | 250:78.4 | 350:£16.88
      Sun 8 – Sat 14 Feb | 150:432 | 250:84.7 | 350:£17.08`,
    ],
    [
      'what its smart meters counted in each month',
      `      *Your smart meter: usage in kWh
      Month | 150:Dec 2025 | 250:Jan 2026 | 350:Feb 2026
      Electricity | 150:312 | 250:288 | 350:283
      Gas | 150:1104 | 250:1011 | 350:938`,
    ],
    [
      'the box of a supply number',
      `      Electricity meter 20K7730514, supply number (MPAN)
      S | 80:01 | 120:801 | 170:110
      80:12 | 120:0003 5811 | 220:400
      Gas meter E6S11933074158 | 220:MPRN 7305518806`,
    ],
    [
      'what will be used in a year under heads',
      `      *Your meters
      Fuel | 130:Serial number | 260:Annual use (kWh) | 400:Cost of a year
      Electricity | 130:20K7730514 | 260:2900 | 400:£880
      Gas | 130:E6S11933074158 | 260:11500 | 400:£795`,
    ],
  ])('is not doubted where it prints %s', async (_, meters) => {
    expect(warnings(await read(bill(meters)))).not.toContain(DOUBT);
  });
});

describe('a bill whose meter point cannot be one', () => {
  it('makes none of the year of a reading and its figure', async () => {
    const reading = await read(
      bill(`
      *Electricity
      Supply number (MPAN) | 220:1900628815432
      *Gas
      Meter point reference | 220:3091 7745 2081
      Reading on 28th Feb 2026 | 220:7604 (smart)
      Reading on 1st Feb 2026 | 220:7520 (smart)`),
    );
    expect(values(reading, 'MeterReading', 'meterPoint')).not.toContain('20267604');
  });
});
