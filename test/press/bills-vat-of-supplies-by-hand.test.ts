// Bills that print the VAT of each supply in its own column, and that in the total in a sentence.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const bill = (said: string): string => `
      #Harrier Energy
      Mr P Oduya | 330:Account number | 440:5108 3360
      3 Beck Side | 330:Bill date | 440:5 October 2026
      Kendal | 330:Billing period | 440:1 September 2026 to 30 September 2026
      LA9 4QQ | 330:How you pay | 440:Direct Debit

      You owed us £37.00 on your last statement, and since then we have received £37.00 from you (11/09/2026).
      ${said}
      Your balance is now £84.00 owed to us. We will collect it by Direct Debit on 19/10/2026.

      *Electricity | 300:*Gas
      PLAN | 300:PLAN
      Steady Fix 12M | 300:Steady Fix 12M
      MPAN | 300:MPRN
      1900628815432 | 300:7702218405
      READING AT 31/08/2026 | 300:READING AT 31/08/2026
      07210 (customer) | 300:02240 (customer)
      READING AT 30/09/2026 | 300:READING AT 30/09/2026
      07410 (customer) | 300:02260 (customer)
      UNIT PRICE | 300:UNIT PRICE
      25.00p/kWh | 300:5.00p/kWh
      STANDING CHARGE | 300:STANDING CHARGE
      33.33p/day | 300:30.00p/day
      ELECTRICITY BEFORE VAT | 300:GAS BEFORE VAT
      £60.00 | 300:£20.00
      VAT 5% | 300:VAT 5%
      £3.00 | 300:£1.00
      ELECTRICITY WITH VAT | 300:GAS WITH VAT
      £63.00 | 300:£21.00`;

const NOT_THAT = 'What was read as the VAT is not that in what the bill charges.';

describe('a bill with the VAT of each supply in its column', () => {
  it('has that in the total where a sentence tells it', async () => {
    const reading = await read(
      bill(
        'In this period you used energy costing £84.00 including VAT, of which £80.00 before VAT, plus VAT of £4.00.',
      ),
    );
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['84.00']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['4.00']);
    expect(warnings(reading)).not.toContain(NOT_THAT);
  });

  it('has what they come to where nothing tells it', async () => {
    const reading = await read(bill('In this period you used energy costing £84.00 including VAT.'));
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['84.00']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['4.00']);
    expect(warnings(reading)).not.toContain(NOT_THAT);
  });

  it('is doubted where what was read is no share of the total', async () => {
    const paper = bill('In this period you used energy costing £84.00 including VAT.')
      .replace('VAT 5% | 300:VAT 5%', 'VAT 5%')
      .replace('£3.00 | 300:£1.00', '£3.00')
      .replace('ELECTRICITY BEFORE VAT | 300:GAS BEFORE VAT', 'ELECTRICITY | 300:GAS');
    const reading = await read(paper);
    expect(values(reading, 'Bill', 'tax')).toEqual(['3.00']);
    expect(warnings(reading)).toContain(NOT_THAT);
  });
});

describe('a bill whose supplies are badges before the titles of their tariffs', () => {
  it('has the readings and the VAT of both', async () => {
    const supply = (title: string, point: string, readings: string, lines: string): string => `
      ${title}
      Meter point: ${point}
      ~Start read, 1 Sep 2026 | 200:~End read, 30 Sep 2026 | 400:~Consumption
      ${readings}
      ${lines}`;
    const reading = await read(`
      #Harrier Energy | 400:Account number: A-51083360
      Mr P Oduya | 330:Bill reference: 388214 (5th October 2026)
      3 Beck Side
      Kendal
      LA9 4QQ
      Your energy statement for the period 1st September 2026 – 30th September 2026

      Your balance at last statement | 400r:£0.00
      Electricity charges | 300:200.0 kWh | 400r:£63.00
      Gas charges | 300:400.0 kWh | 400r:£30.45
      Total charges | 400r:£93.45
      Your new balance | 400r:£93.45
      We will collect £93.45 by Direct Debit on 19 October 2026.

      ${supply(
        'Electricity | 120:#12M Steady September 2026 v2',
        'MPAN 1900628815432',
        '7210.5 (Smart meter reading) | 200:7410.5 (Smart meter reading) | 400:200.0 kWh',
        `Energy used | 250:200.0 kWh @ 25.00p/kWh | 540r:£50.00
      Standing charge | 250:30 days @ 33.33p/day | 540r:£10.00
      Subtotal of charges before VAT | 540r:£60.00
      VAT @ 5.00% | 540r:£3.00
      *Total electricity charges | 540r:*£63.00`,
      )}

      ${supply(
        'Gas | 120:#Flexible Harrier',
        'MPRN 7702218405',
        '2206.0 (Customer reading) | 200:2241.8 (Estimated reading) | 400:35.8 m³',
        `Energy used | 250:400.0 kWh @ 5.00p/kWh | 540r:£20.00
      Standing charge | 250:30 days @ 30.00p/day | 540r:£9.00
      Subtotal of charges before VAT | 540r:£29.00
      VAT @ 5.00% | 540r:£1.45
      *Total gas charges | 540r:*£30.45`,
      )}

      *About your tariffs
      *Electricity | 300:*Gas
      Tariff name | 300:Tariff name
      12M Steady September 2026 v2 | 300:Flexible Harrier`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([7210.5, 7410.5, 2206, 2241.8]);
    expect(values(reading, 'Bill', 'tax')).toEqual(['4.45']);
    expect(warnings(reading)).toEqual([]);
  });
});

describe('a bill whose supplies head cards with what they come to', () => {
  it('has the prices and readings of both', async () => {
    const card = (head: string, meter: string, rows: string): string => `
      #${head}
      ~${meter} | 200:~Reading | 300r:~Type
      ${rows}`;
    const reading = await read(`
      #Harrier Energy | 330:Account number | 460:A-51083360
      Mr P Oduya | 330:Bill date | 460:5 October 2026
      3 Beck Side
      Kendal
      LA9 4QQ
      For energy used between 1 September 2026 and 30 September 2026

      Balance on your last bill | 300r:£0.00
      Electricity | 300r:£60.00
      Gas | 300r:£29.00
      VAT at 5% | 300r:£4.45
      Total charges this bill (including VAT) | 300r:£93.45
      What you owe | 300r:£93.45
      We will collect £93.45 by Direct Debit on 19 October 2026.

      ${card(
        'Electricity | 540r:#£60.00',
        'Meter 19P0482716',
        `1 September 2026 | 200:30641 | 300r:Smart | 340:Your tariff
      30 September 2026 | 200:30841 | 300r:Smart | 340:*Steady Fix 12m

      ~Charge | 150:~Worked out as | 300r:~Cost | 340:Ends on
      Energy used | 150:200 kWh × 25.000p | 300r:£50.00 | 340:*31 July 2027
      Standing charge | 150:30 days × 33.333p | 300r:£10.00
      *Electricity before VAT | 300r:*£60.00`,
      )}

      ${card(
        'Gas | 540r:#£29.00',
        'Meter E6S11840277281',
        `1 September 2026 | 200:5068 | 300r:Smart | 340:Your tariff
      30 September 2026 | 200:5104 | 300r:Smart | 340:*Steady Fix 12m

      ~Charge | 150:~Worked out as | 300r:~Cost | 340:Ends on
      Energy used | 150:400 kWh × 5.000p | 300r:£20.00 | 340:*31 July 2027
      Standing charge | 150:30 days × 30.000p | 300r:£9.00
      *Gas before VAT | 300r:*£29.00`,
      )}`);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.000p/kWh', '5.000p/kWh']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([30641, 30841, 5068, 5104]);
  });
});
