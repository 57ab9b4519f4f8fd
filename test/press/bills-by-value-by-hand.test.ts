// Bills for supplies set by hand: prices under heads that say their unit, a column for both supplies, and the payment after this one.
import { describe, expect, it } from 'vitest';
import type { DocumentReading } from '../../src/model/reading.ts';
import { figureOf, nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a bill by the value of a home', () => {
  it('reads prices and fixed charges under heads, and the whole amount beneath', async () => {
    const reading = await read(`
      #Becks Water
      Mrs T Lacey | 330:Your reference 6100 2290 1187
      8 Mill Brow | 330:12 March 2026
      Penrith
      CA11 8AB

      *Water charges 2026-27
      For the year from 1 April 2026 to 31 March 2027. What you pay is based on the rateable value of your home, which is 120.
      200r:*Fixed (£) | 290r:*Pence per £ RV | 380r:*RV charge (£) | 470r:*Total (£)
      Clean water | 200r:30.00 | 290r:90.00 | 380r:108.00 | 470r:138.00
      Waste water | 200r:50.00 | 290r:110.00 | 380r:132.00 | 470r:182.00
      *You need to pay | 470r:*320.00
      Pay the lot by 1 May 2026, or in two halves: £160.00 on 1 May 2026 and £160.00 on 1 October 2026.`);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual([
      '90.00p/£ of rateable value',
      '110.00p/£ of rateable value',
    ]);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£30.00', '£50.00']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['320.00']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-05-01']);
  });
});

describe('a bill that names each supply once beside the rows of its charges', () => {
  const bill = (rows: string): Promise<DocumentReading> =>
    read(`
      #Fellside Water
      Mrs T Lacey
      8 Mill Brow | 300:Customer reference | 500r:6100 2290 1187
      Penrith | 300:Date of bill | 500r:12 March 2026
      CA11 8AB | 300:Type of charge | 500r:Unmetered

      150:#WATER SERVICES BILL 2026/27
      Water supply and sewerage services for the year 1 April 2026 to 31 March 2027

      *Service | 150:*How it is worked out | 420r:*Charge £ | 500r:*Total £
      ${rows}
      *AMOUNT DUE | 500r:*£320.00`);

  it('reads the prices and standing charges of each, and no sums of them', async () => {
    const reading = await bill(`
      Water supply | 150:Rateable value charge: £120 × 90.00p per £ | 420r:108.00
      150:Standing charge for the year | 420r:30.00 | 500r:138.00
      Sewerage | 150:Rateable value charge: £120 × 110.00p per £ | 420r:132.00
      150:Standing charge for the year | 420r:50.00 | 500r:182.00
      *Total charges for 2026/27 | 500r:320.00`);
    expect(values(reading, 'UtilityTariff', 'utility')).toEqual(['Water', 'Sewerage']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual([
      '90.00p/£ of rateable value',
      '110.00p/£ of rateable value',
    ]);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£30.00', '£50.00']);
    expect(nodesOf(reading, 'Charge').map((node) => [node['name'], figureOf(node['totalAmount'])])).toEqual([
      ['Water supply Rateable value charge', '108.00'],
      ['Standing charge for the year', '30.00'],
      ['Sewerage Rateable value charge', '132.00'],
      ['Standing charge for the year', '50.00'],
    ]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('supplies what it charges a fixed sum for', async () => {
    const reading = await bill(`
      Water supply | 150:Assessed charge – single occupier | 420r:138.00
      Total for clean water | 500r:138.00
      Used water | 150:Assessed charge – single occupier | 420r:132.00
      Highway drainage | 150:Flat | 420r:50.00
      Total for used water | 500r:182.00
      *Total charges on this bill | 500r:320.00`);
    expect(values(reading, 'UtilityProvider', 'utility')).toEqual(['Water', 'Sewerage']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted where what it charges for is not read', async () => {
    const reading = await bill(`
      Water supply | 150:Rateable value charge: £120 × 90.00p per £ | 420r:108.00
      Used water | 150:Assessed charge | 420r:133.00
      *Total charges for 2026/27 | 500r:320.00`);
    expect(values(reading, 'UtilityProvider', 'utility')).toEqual(['Water']);
    expect(warningsOf(reading)).toContain('Spoken of on the paper, and not read: the sewerage.');
  });
});

describe('a bill with a column for each supply and one for both', () => {
  it('takes the last row for the total, and its day behind its number', async () => {
    const reading = await read(`
      #Merlin Power
      Mrs T Lacey | 330:Customer number | 430:MPO-4471882
      8 Mill Brow | 330:Statement | 430:12 of 7 May 2026
      Penrith | 330:Covering | 430:1 Apr 2026 to 30 Apr 2026
      CA11 8AB

      170:*Green electricity | 300:*Green gas | 430:*Both
      Supply number | 170:1490033182076 | 300:4182736507
      Tariff | 170:Fully Green | 300:Fully Green
      Start read (1 Apr) | 170:9120 | 300:4471
      End read (30 Apr) | 170:9320 | 300:4511
      Units | 170:200 kWh | 300:40 m³ / 450 kWh
      Unit price | 170:27.00p | 300:7.00p
      Cost of units | 170:£54.00 | 300:£31.50 | 430:£85.50
      Daily charge | 170:50.00p × 30 = £15.00 | 300:30.00p × 30 = £9.00 | 430:£24.00
      VAT 5% | 170:£3.45 | 300:£2.03 | 430:£5.48
      Total | 170:£72.45 | 300:£42.53 | 430:£114.98
      You began the month owing £12.00 and paid £100.00 on 20 Apr 2026, so you now owe £26.98.
      Your Direct Debit on 20 May 2026 will be £100.00.`);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2026-05-07']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['114.98']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['26.98']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-05-20']);
  });
});

describe('a bill that tells the next payment beside its balance', () => {
  it('asks for the balance, not for that payment', async () => {
    const reading = await read(`
      #Merlin Power
      Mrs T Lacey | 330:Your Account Number: M-91D2C07
      8 Mill Brow | 330:Bill Reference: 3188 (25th Mar. 2026)
      Penrith
      CA11 8AB

      Your energy account for 22nd Feb. 2026 - 21st Mar. 2026
      We previously billed you and you were | 420r:£30.00 in credit
      We've charged you for electricity | 420r:£63.00
      You've paid us | 420r:£80.00
      *So your new balance is | 420r:*£47.00 in credit
      *Electricity
      Supply Number 1490033182076
      Flexible Kestrel (no end date)
      Energy Used | 200:184 kWh @ 25.00p/kWh | 420r:£46.00
      Standing Charge | 200:28 days @ 50.00p/day | 420r:£14.00
      VAT @ 5.00% | 420r:£3.00
      *Total Electricity Charges | 420r:*£63.00
      Your next Direct Debit of £80.00 will be collected on or around 9th Apr. 2026.`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['30.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['47.00']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Flexible Kestrel']);
  });

  it('doubts a sum to pay that its charges do not come to', async () => {
    const reading = await read(`
      #Becks Water
      Mrs T Lacey | 330:Account number 0093-2218-6
      8 Mill Brow | 330:Bill date 22 January 2026
      Penrith | 330:Bill period 18 July 2025 to 17 January 2026
      CA11 8AB

      *Your water bill
      Water 50 m³ at 170.00p | 300r:£85.00
      Standing charge | 300r:£15.00
      *Total charges | 300r:*£100.00
      *Amount to pay | 300r:*£130.00`);
    expect(warningsOf(reading)).toContain('What is due is not what is charged, and no balance tells why.');
  });
});
