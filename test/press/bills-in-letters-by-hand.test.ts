// Bills for supplies set by hand: written as letters, for companies with VAT in each row, of packages with their parts, of one SIM.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a bill written as a letter', () => {
  it('reads both prices of a month in which they changed, and what it leaves in credit', async () => {
    const reading = await read(`
      400:#Merlin Power
      Dr Edda Holm
      8 Mill Brow
      Penrith
      CA11 8AB

      17th March 2026
      *Your electricity bill for 15th February 2026 to 14th March 2026 (reference MP-55810273)
      Last time we wrote you were £22.00 in credit. We have since received your Direct Debit of £80.00.
      This month’s electricity comes to £94.50 including VAT of £4.50, which leaves you £7.50 in credit.
      We’ll collect £80.00 from your bank on or shortly after 1st April 2026.
      From 15th February to 28th February you used 150 kWh at 24.00p (£36.00) and 14 days’ standing charge at 50.00p (£7.00).
      From 1st March to 14th March you used 160 kWh at 25.00p (£40.00) and 14 days’ standing charge at 50.00p (£7.00).
      Your smart meter (serial 20L3310077) read 61204 on 15th February and 61514 on 14th March.
      Your supply number is 14 9003 3182 076.
      You are on Kestrel One Year. It ends on 30th September 2026.`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['22.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['7.50']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['4.50']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['24.00p/kWh; 25.00p/kWh']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([61204, 61514]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('takes a credit off the charges, and asks for what is left', async () => {
    const reading = await read(`
      400:#Becks Water
      Mrs T Lacey
      8 Mill Brow
      Penrith
      CA11 8AB
      Account: 0093-2218-6 | 250:22 January 2026
      *Water bill for 8 Mill Brow, Penrith, CA11 8AB
      This bill covers the six months from 18 July 2025 to 17 January 2026. We read your meter (10M558770) on
      ^17 January 2026 and it showed 1,094; at the last bill it showed 1,044, so you used 50 cubic metres.
      50 cubic metres of water at 170.00p each | 300r:£85.00
      Standing charge, 184 days at 10.00p a day | 300r:£18.40
      Charges for water | 300r:£103.40
      Less credit on your account | 300r:-£13.40
      *Left to pay | 300r:*£90.00
      Please settle this bill no later than 12 February 2026.`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['13.40']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['103.40']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['90.00']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-02-12']);
  });
});

describe('an invoice with the rate and the amount of VAT in each row', () => {
  it('reads its totals, and readings in rows that are called charges', async () => {
    const reading = await read(`
      #Becks Water
      Invoice No: BW/2026/1188
      Invoice Date: 11-Mar-2026
      Account: 7004418
      Quayside Bakers Ltd
      ^18 Strand Street
      ^Penrith
      ^CA11 8AB

      Supply Point IDs: 3010447719W17 (water) 3010447719S14 (sewerage)
      Period: 01-Dec-2025 to 28-Feb-2026
      *Description | 202:*From read | 260:*To read | 310:*Volume m³ | 370:*Rate £ | 410:*Net £ | 446:*VAT | 475:*VAT £ | 512:*Gross £
      Water volumetric charge | 202:402 | 260:432 | 310:30 | 370:2.0000 | 410:60.00 | 446:20% | 475:12.00 | 512:72.00
      Sewerage volumetric charge | 310:28 | 370:2.5000 | 410:70.00 | 446:0% | 475:0.00 | 512:70.00
      *Totals | 410:*130.00 | 475:*12.00 | 512:*142.00
      Outstanding from previous invoices: £0.00
      *Invoice total to be paid by 25-Mar-2026: £142.00`);
    expect(values(reading, 'Bill', 'tax')).toEqual(['12.00']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['142.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['142.00']);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['0.00']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([402, 432]);
  });
});

describe('a bill of a package', () => {
  it('reads a period without a year, and a total that its items come to', async () => {
    const reading = await read(`
      #Fellside Fibre
      330:Account no. 771920338
      Ms Ada Lyle | 330:Your bill was made on 21 March 2026
      8 Mill Brow
      Penrith
      CA11 8AB

      *Your bill is £63.00
      It'll come out of your bank on 7 April 2026.
      Last bill | 300r:£60.00
      Your payment, 7 March - thanks | 300r:-£60.00
      Your package 26 March – 25 April | 300r:£80.00
      Discounts | 300r:-£20.00
      Usage 22 February – 21 March | 300r:£3.00
      *To pay | 300r:*£63.00

      *Your package
      Bigger Combo bundle | 300r:£70.00
      65:M500 Fibre Broadband
      65:Bigger TV with 2 boxes
      65:Talk More Anytime
      Sky Cinema HD add-on | 300r:£10.00
      Loyalty discount (until 25 August 2027) | 300r:-£20.00
      *Usage on 01632 960 018
      Calls to mobiles (6) | 300r:£3.00
      Your 18 month contract ends on 25 August 2027. VAT of £10.50 is included in the total.`);
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2026-03-26']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2026-04-25']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['63.00']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-04-07']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([
      'M500 Fibre Broadband',
      'Talk More Anytime',
      'Bigger TV',
    ]);
  });

  it('reads when the minimum term is over, VAT in brackets, and a plan behind its number', async () => {
    const reading = await read(`
      #Fellside Mobile
      Ms Ada Lyle | 330:Bill number 88120047
      8 Mill Brow | 330:Account number 6620193371
      Penrith | 330:Bill date 3 February 2026
      CA11 8AB

      We'll take this from your bank on 17 February 2026 by Direct Debit.
      *Your plan (3 February - 2 March 2026)
      Airtime Plan 07700 900 552 - Unlimited Classic | 300r:£12.00
      *Total (incl. VAT £2.00) | 300r:*£12.00
      You can change or leave your plan after 14 September 2026, when your minimum term finishes.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Unlimited Classic']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-09-14']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['2.00']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['12.00']);
  });
});
