// Bills for supplies set by hand, whose tables are narrow, or print more than one amount in a row.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a bill whose cells run over lines', () => {
  it('reads the number of the account, the period and the charges of both supplies', async () => {
    const reading = await read(`
      330:#Merlin Gas
      Mrs T Lacey | 330:Your customer | 440:610 330
      ^330:reference | 440:118 902
      ^8 Mill Brow | 330:number
      Penrith | 330:Date of bill | 440:2 Jul 2025
      CA11 8AB | 330:Bill period | 440:1 Apr 2025
      ^440:- 29 Jun
      ^440:2025

      *Your energy bill
      Your last bill | 240r:£90.00
      Electricity charges | 240r:£126.00
      Gas charges | 240r:£63.00
      *Amount due | 240r:*£279.00
      Total VAT on this bill £9.00. Please pay by 20 July 2025.

      *Electricity
      300 kWh × 30.00p | 240r:£90.00
      60 days standing charge × 50.00p | 240r:£30.00
      VAT 5% of £120.00 | 240r:£6.00
      *Electricity total | 240r:*£126.00
      *Gas
      900 kWh × 5.00p | 240r:£45.00
      60 days standing charge × 25.00p | 240r:£15.00
      VAT 5% of £60.00 | 240r:£3.00
      *Gas total | 240r:*£63.00`);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['610 330 118 902']);
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2025-04-01']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2025-06-29']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['9.00']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['189.00']);
  });
});

describe('a table of charges with headers in bold', () => {
  it('is one table, whose headers begin no column of the page', async () => {
    const reading = await read(`
      #Merlin Power
      Mrs T Lacey | 330:Account: MP-440912-3
      8 Mill Brow | 330:Statement 9 | 440:3 November 2025
      Penrith
      CA11 8AB

      *Electricity statement
      Here is your electricity statement for 1 October 2025 – 30 October 2025.
      Balance at your last statement | 520r:£20.00 in credit
      Direct Debit received, 9 October | 520r:£95.00
      Electricity you've used (incl. VAT) | 520r:£94.50
      *Your balance today | 520r:*£20.50 in credit
      *Meter readings
      *Meter | 144:*Date | 228:*Reading | 296:*How we got it
      Z17N088342 | 144:30/09/2025 | 228:3817 | 296:Smart
      Z17N088342 | 144:30/10/2025 | 228:4117 | 296:Smart
      *Charges
      *Item | 244:*Quantity | 334:*Rate (ex VAT) | 480:*Amount
      Green electricity | 244:300 kWh | 334:25.00p | 520r:£75.00
      Daily charge | 244:30 days | 334:50.00p | 520r:£15.00
      334:Subtotal | 520r:£90.00
      334:VAT 5% | 520r:£4.50
      334:*Total | 520r:*£94.50`);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.00p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['50.00p/day']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['4.50']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([3817, 4117]);
  });
});

describe('a water bill with a column for each part of a charge', () => {
  it('reads rates beside standing charges, and columns of days the later first', async () => {
    const reading = await read(`
      #Becks Water
      Ms P Ashdown | 330:Customer number | 440:0081 3317 22
      The Hollies | 330:Date | 440:3 October 2025
      Mill Road
      Penrith
      CA11 8AB

      *Your bill: 28 March 2025 to 26 September 2025
      You owed us at 28 March | 520r:£12.60
      You've paid us through your payment plan | 520r:£180.00
      We've charged you | 520r:£151.00
      *Your account is in credit by | 520r:*£16.40
      *Meter no. 05X884412 | 200:*26 Sep 2025 | 300:*28 Mar 2025 | 420:*Used
      Readings | 200:1230 (we read) | 300:1190 (you read) | 420:40 m³
      *Service | 126:*Volume | 188:*Rate | 252:*Usage charge | 340:*Standing charge | 470:*Total
      Water | 126:40 | 188:£1.5000 | 252:£60.00 | 340:£11.00 | 520r:£71.00
      Sewerage | 126:40 | 188:£1.7500 | 252:£70.00 | 340:£10.00 | 520r:£80.00
      *Total | 520r:*£151.00`);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['£1.5000/m³', '£1.7500/m³']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([1190, 1230]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2025-03-28', '2025-09-26']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['151.00']);
  });

  it('prices a home without a meter by its value, and takes no number of a house for a reading', async () => {
    const reading = await read(`
      #Becks Water
      Miss S Pritchard | 330:Your reference number | 440:3086 2217 22
      12 Mill Brow | 330:Date | 440:27 February 2026
      Penrith
      CA11 8AB

      *Your bill 2026-27
      This is your bill for the water and sewerage services we will provide to 12 Mill Brow, Penrith, CA11 8AB
      from 1 April 2026 to 31 March 2027. You don't have a meter, so what you pay is based on the rateable
      value (RV) of your home, which is 200.

      *Service | 150:*RV | 200:*£ per £ of RV | 300:*RV charge | 380:*Fixed charge | 480:*Total
      Water | 150:200 | 200:1.2000 | 300:£240.00 | 380:£40.00 | 520r:£280.00
      Sewerage | 150:200 | 200:1.5000 | 300:£300.00 | 380:£70.00 | 520r:£370.00
      Total charges for the year | 520r:£650.00
      Arrears from previous year | 520r:£10.00
      *Amount to pay | 520r:*£660.00`);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual([
      '£1.2000/£ of rateable value',
      '£1.5000/£ of rateable value',
    ]);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['10.00']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([]);
  });
});

describe('a statement of a meter that is paid before', () => {
  it('counts its charges down', async () => {
    const reading = await read(`
      #Merlin Prepay
      Mrs T Lacey | 330:Account no | 440:77401933
      8 Mill Brow | 330:Date | 440:05/01/2026
      Penrith
      CA11 8AB

      *Pay As You Go electricity statement
      Period: 01/10/2025 – 30/12/2025 | 330:Tariff | 440:Brook Prepay
      *Meter balance | 520r:*£
      Balance on 01/10/2025 (credit) | 520r:14.00
      Top-ups (9) | 520r:230.00
      Electricity used | 520r:-150.00
      Standing charge | 520r:-45.50
      VAT @ 5% | 520r:-9.78
      Balance on 30/12/2025 (credit) | 520r:38.72
      In these 91 days you used 600 kWh at 25.00p per kWh, and paid a standing charge of 50.00p a day.
      Charges came to £205.28 including VAT.`);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['150.00', '45.50']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a phone bill', () => {
  it('is due what its heading totals, and sells its line where it sells no package of calls', async () => {
    const reading = await read(`
      #Merlin Phone
      Mrs T Lacey | 330:Account number | 440:77401933
      8 Mill Brow | 330:Bill date | 440:2 May 2025
      Penrith
      CA11 8AB

      *Your bill total is £34.00
      Direct Debit will be collected on or just after 19 May 2025.
      Previous bill | 520r:£31.00
      Payment received, thank you | 520r:-£31.00
      Outstanding balance | 520r:£0.00
      *Charges 2 May 2025 – 1 June 2025 | 380:*Excl. VAT | 470:*Incl. VAT
      Line rental | 420r:£15.00 | 520r:£18.00
      Calls | 420r:£5.00 | 520r:£6.00
      Handset: payment 9 of 36 (no VAT) | 420r:£10.00 | 520r:£10.00
      *Total | 420r:£30.00 | 520r:£34.00
      VAT at 20% on £20.00 is £4.00.`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['34.00']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['4.00']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Line rental']);
    expect(warningsOf(reading)).toEqual([]);
  });
});
