// Bills for supplies set by hand, of suppliers that tell in words what others set in tables.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

describe('a bill that tells its readings', () => {
  it('reads them from a sentence that runs over lines, with the day of each', async () => {
    const reading = await read(`
      #Tarn Water
      Ms E Oduya | 330:Customer number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:9 October 2025
      Kendal | 330:Period | 440:1 April 2025 to 30 September 2025
      LA9 4QQ | 330:Payment due | 440:30 October 2025

      Your water meter, number 16M204455, is read twice a year. At 1 April 2025 it stood at 1310 and at
      30 September 2025 at 1372 (actual), so that 62 cubic metres passed through it.

      62 m3 at 180.00p | 480r:£111.60
      Fixed charge 183 days | 480r:£20.10
      Brought forward from previous bill | 480r:£0.00
      Total of this bill | 480r:£131.70
      *Amount due | 480r:*£131.70`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([1310, 1372]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2025-04-01', '2025-09-30']);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual([undefined, 'Actual']);
  });

  it('reads two figures beside what was used, under headers of any words', async () => {
    const reading = await read(`
      #Tarn Water
      Ms E Oduya | 330:Customer number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:9 October 2025
      Kendal | 330:Period | 440:1 April 2025 to 30 September 2025
      LA9 4QQ | 330:Pay by | 440:30 October 2025

      *Your water bill
      Meter 16M 204455 | 180:At April | 260:At September | 340:Units | 480r:£
      Water | 180:1310 (A) | 260:1372 (E) | 340:62 | 480r:111.60
      Standing charge (183 days) | 480r:20.10
      Previous bill | 480r:£0.00
      New charges | 480r:£131.70
      *To pay | 480r:*£131.70`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([1310, 1372]);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual(['Actual', 'Estimated']);
  });

  it('gives days without a year that of the period, and tells no serial number for a reading', async () => {
    const reading = await read(`
      #Tarn Water
      Ms E Oduya | 330:Customer account | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:9 January 2026
      Kendal | 330:Period | 440:1 July 2025 to 2 January 2026
      LA9 4QQ | 330:Please pay on or before | 440:30 January 2026

      *Water supply
      Meter 16M 204455 - read by us 1 Jul | 300:1310
      Meter 16M 204455 - read by us 2 Jan | 300:1372
      Water used: 62 m3 | 300:£1.80 per m3 | 480r:£111.60
      Standing charge: 186 days | 300:10.8065p a day | 480r:£20.10
      Balance at last bill | 480r:£0.00
      Charges on this bill | 480r:£131.70
      *Balance now | 480r:*£131.70`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([1310, 1372]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2025-07-01', '2026-01-02']);
    expect(values(reading, 'MeterReading', 'meterSerialNumber')).toEqual(['16M 204455', '16M 204455']);
  });

  it('reads figures beneath each other beside their days, where the units used prove them', async () => {
    const reading = await read(`
      #Juniper Energy
      Mr A Penn | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:14 May 2025
      Kendal | 330:Billing period | 440:11 April 2025 to 10 May 2025
      LA9 4QQ

      *Gas charges in detail
      Meter point reference 4182736507
      11 Apr 2025 | 200:3301.0 | 320:estimated
      10 May 2025 | 200:3331.0 | 320:smart
      335.1 kWh @ 6.11p/kWh | 480r:£20.47
      30 days @ 30.94p/day | 480r:£9.28
      VAT @ 5.00% | 480r:£1.49
      Total gas charges | 480r:£31.24
      *Amount due | 480r:*£31.24`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([3301, 3331]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2025-04-11', '2025-05-10']);
  });
});

describe('the account of a bill', () => {
  it('is read from a ledger with the balance in a column of its own', async () => {
    const reading = await read(`
      #Juniper Energy
      Mr A Penn | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Statement date | 440:4 March 2026
      Kendal
      LA9 4QQ

      *Your statement for 1 Feb 2026 to 28 Feb 2026 | 340r:Charges | 420r:Payments | 500r:Balance
      Opening balance | 500r:20.00 CR
      9 Feb 2026 Direct Debit | 420r:90.00 | 500r:110.00 CR
      Electricity - 200 kWh | 340r:60.00 | 500r:50.00 CR
      VAT at 5% | 340r:3.00 | 500r:47.00 CR
      Closing balance | 340r:63.00 | 420r:90.00 | 500r:47.00 CR

      *Electricity
      MPAN 1001982344171
      200 kWh at 25.00p | 500r:50.00
      28 days at 35.714p standing charge | 500r:10.00`);
    const bill = ['previousBalance', 'totalCharges', 'tax', 'amountDue'];
    expect(bill.map((property) => values(reading, 'Bill', property)[0])).toEqual(['20.00', '63.00', '3.00', '47.00']);
    expect(reading.document.classIdentifier).toBe('utility-energy-bill');
  });

  it('counts what is owed below nought where the sum of the account says so', async () => {
    const reading = await read(`
      #Juniper Energy
      Mr A Penn | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:4 March 2026
      Kendal | 330:Billing period | 440:1 February 2026 to 28 February 2026
      LA9 4QQ

      *Your electricity bill
      Balance brought forward | 480r:-£40.00
      Direct Debit received | 480r:+£90.00
      Your electricity | 480r:-£63.00
      New balance | 480r:-£13.00
      The total for your energy this month came to £63.00, including £3.00 VAT.

      *Electricity
      MPAN 1001982344171
      200 kWh at 25.00p | 480r:£50.00
      Standing charge, 28 days ×
      480r:£10.00
      35.714p
      VAT @ 5% | 480r:£3.00`);
    const bill = ['previousBalance', 'totalCharges', 'tax', 'amountDue'];
    expect(bill.map((property) => values(reading, 'Bill', property)[0])).toEqual(['40.00', '63.00', '3.00', '13.00']);
    expect(values(reading, 'Bill', 'amountDue').length).toBe(1);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['35.714p/day']);
  });
});

describe('what a bill sells', () => {
  it('is told without the number of its line, from beneath heads that print sums, and as the parts of a bundle', async () => {
    const reading = await read(`
      #Lanner Broadband
      Mr A Penn | 330:Account number | 440:4471 2298
      3 Beck Side | 330:4 March 2026
      Kendal
      LA9 4QQ

      *Your packages - 5 March to 4 April 2026
      *TV | 480r:*£20.00
      Lanner Original | 480r:£16.00
      Film pass | 480r:£4.00
      *Broadband | 480r:*£31.00
      Gigafast 500 | 480r:£31.00
      *Mobile | 480r:*£9.00
      07700 900 561 Pay Monthly 20GB plan | 480r:£9.00
      Total before VAT | 480r:£50.00
      VAT at 20% | 480r:£10.00
      Total for this bill | 480r:£60.00
      *Amount to pay | 480r:*£60.00
      We will collect this by Direct Debit on 18 March 2026.`);
    expect(values(reading, 'UtilityTariff', 'name').sort()).toEqual([
      'Gigafast 500',
      'Lanner Original',
      'Pay Monthly 20GB plan',
    ]);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2026-03-04']);
  });
});

describe('who supplies, where and on what terms', () => {
  it('is told by the head of a bill that names it nowhere else, and doubted', async () => {
    const reading = await read(`
      #Osprey-Go pay as you go statement
      Mr A Penn | 330:Account no. | 440:4471 2298
      3 Beck Side | 330:Prepared on | 440:4 March 2026
      Kendal | 330:For | 440:1 February 2026 to 28 February 2026
      LA9 4QQ | 330:Supply number | 440:1001982344171

      Meter balance on 1 February 2026 | 480r:£20.00 credit
      Top-ups (3) | 480r:£90.00
      Total cost in this period | 480r:£63.00
      Meter balance on 28 February 2026 | 480r:£47.00 credit
      You are on Osprey Tracker Two, at 25.00p for each kWh and 35.71p for each
      day. Your electricity prices run out on 14 May 2027.
      This covers 1 February 2026 to 28 February 2026 at The Mill, 2 Mill Lane, Kendal, LA9 4QQ.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Osprey Tracker Two']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.00p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['35.71p/day']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-05-14']);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Osprey-Go']);
    expect(reading.expectations.warnings.map(({ reason }) => reason)).toContain(
      'Who supplies is told by the head of the bill alone.',
    );
    expect(values(reading, 'Property', 'addressLines')).toEqual([['The Mill', '2 Mill Lane', 'Kendal']]);
  });

  it('reads a tariff, its price and its end beneath the headers of small tables', async () => {
    const reading = await read(`
      #Juniper Energy
      Mr A Penn | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:4 March 2026
      Kendal | 330:Billing period | 440:1 February 2026 to 28 February 2026
      LA9 4QQ

      *Your electricity bill
      Balance brought forward | 480r:£0.00
      Total this bill | 480r:£63.00
      *Amount due | 480r:*£63.00

      *Meter no. | 120:*Previous | 190:*Present | 250:*Units (kWh) | 330:*Price per unit | 410:*Tariff
      L91C 08812 | 120:4100 A | 190:4300 A | 250:200 | 330:26.40p | 410:Juniper Basic`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Juniper Basic']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['26.40p/kWh']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([4100, 4300]);
  });
});
