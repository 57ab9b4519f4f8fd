// Bills for supplies set by hand whose parts stand in other places than most: headings that say more than what is supplied, sums in
// columns, labels that say two things, periods by their ends, charges that print their calculation alone.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

describe('a bill whose headings say more than what is supplied', () => {
  it('gives each fuel its tariff, prices and readings, and its total from a label that goes on behind a dash', async () => {
    const reading = await read(`
      #Fennel Home Energy
      Mr A Penn | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Bill no. 7712 | 440:5 MAR 2026
      Kendal | 330:Supply address | 440:3 Beck Side, Kendal, LA9 4QQ
      LA9 4QQ

      1 FEB 2026 to 28 FEB 2026
      Balance from your last bill, dated 4 FEB 2026 | 480r:102.40
      Direct Debit received 18 FEB 2026 | 480r:102.40 CR
      Electricity | 480r:70.00
      Gas | 480r:50.00
      Total before VAT | 480r:120.00
      VAT @ 5% | 480r:6.00
      *Total of this month's bill - we'll collect it by Direct Debit on 18 MAR 2026 | 530r:*126.00

      *Electricity - Bright Saver 3
      Meter no. 19M0228814 | 220:1 FEB 2026 | 300:28 FEB 2026 | 380:kWh | 430:Rate p | 530r:£
      Anytime | 220:6640 (c) | 300:6840 (s) | 380:200 | 430:28.000 | 530r:56.00
      Standing charge | 370:28 days | 430:50.000 | 530r:14.00

      *Gas - Bright Saver 3
      Meter no. M025K0183344 | 220:1 FEB 2026 | 300:28 FEB 2026 | 380:kWh | 430:Rate p | 530r:£
      55 m3 at CV 39.5 | 220:3317 (c) | 300:3372 (s) | 380:617 | 430:6.500 | 530r:40.10
      Standing charge | 370:28 days | 430:35.357 | 530r:9.90`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Bright Saver 3', 'Bright Saver 3']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['28.000p/kWh', '6.500p/kWh']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([6640, 6840, 3317, 3372]);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2026-03-05']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-03-18']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['126.00']);
  });

  it('reads supplies side by side whose labels stand over their values, and what a heading says of both', async () => {
    const reading = await read(`
      #Fennel Home Energy
      Mr A Penn | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Statement date | 440:6 January 2026
      Kendal | 330:Period | 440:1 December 2025 to 31 December 2025
      LA9 4QQ

      Balance at last statement | 480r:£100.00 credit
      Money in | 480r:£80.00
      Energy used, including VAT | 480r:£107.52
      Balance on 31 December 2025 | 480r:£72.48 credit
      #Electricity - £58.80 | 320:#Gas - £43.60
      MPAN | 320:MPRN
      1200012345678 | 320:7412309806
      Start reading, 1 Dec | 320:Start reading, 1 Dec
      4,118.02 kWh | 320:2,207 m3
      End reading, 31 Dec | 320:End reading, 31 Dec
      4,293.02 kWh | 320:2,262 m3
      175.00 kWh at 25.00p = £43.75 | 320:600.00 kWh at 5.80p = £34.80
      31 days at 48.55p = £15.05 | 320:31 days at 28.39p = £8.80
      Energy before VAT £102.40 | 300:*Your plan
      VAT at 5% £5.12 | 300:Fennel Fixed 12, ends on 8 October 2026`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([4118.02, 4293.02, 2207, 2262]);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-10-08', '2026-10-08']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['107.52']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['43.75', '34.80', '15.05', '8.80']);
  });

  it('calls what one row names the price of a day no price of a unit in the row that multiplies it', async () => {
    const reading = await read(`
      #Fennel Home Energy
      Mr A Penn | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Statement date | 440:6 January 2026
      Kendal | 330:From | 440:01/12/2025
      LA9 4QQ | 330:To | 440:31/12/2025

      Previous balance | 480r:£0.00
      Total charges this period | 480r:£61.74
      Amount due | 480r:£61.74
      *Electricity
      Tariff | 150:Fennel Twelve | 260:ends 16/02/2027 | 380:exit fee £50.00
      Unit rate | 150:25.00p
      175 x 25.00p | 480r:£43.75
      Standing | 150:48.55p a day
      31 x 48.55p | 480r:£15.05
      VAT | 480r:£2.94`);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.00p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['48.55p/day']);
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2025-12-01']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2025-12-31']);
  });
});

describe('a bill for water', () => {
  it('takes the sums of all from columns for each supply, and sewerage that is billed for another company', async () => {
    const reading = await read(`
      #Tarn Water
      Ms E Oduya | 330:Customer number | 440:4471 2298
      3 Beck Side | 330:Invoice date | 440:9 October 2025
      Kendal | 330:From | 440:1 April 2025
      LA9 4QQ | 330:To | 440:30 September 2025

      300:*Water | 390:*Wastewater | 500:*Total £
      *Account summary
      Last bill (9 April 2025) | 330r:98.00 | 440r:110.00 | 530r:208.00
      Payment received 1 May 2025 | 330r:-98.00 | 440r:-110.00 | 530r:-208.00
      This bill | 330r:100.00 | 440r:120.00 | 530r:220.00
      Amount payable | 330r:100.00 | 440r:120.00 | 530r:220.00

      *Water - Tarn Water | 300:*Wastewater - on behalf of Fell Water
      40 m3 x £2.0000 | 250r:80.00 | 300:37 m3 x £2.7027 | 530r:100.00
      Fixed charge 183 days | 250r:20.00 | 300:Fixed charge 183 days | 530r:20.00`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['208.00']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['220.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['220.00']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['£2.0000/m³', '£2.7027/m³']);
  });

  it('reads rates on the value of a home, and what is still unpaid from a bill of a day', async () => {
    const reading = await read(`
      #Tarn Water
      Ms E Oduya | 330:Customer number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:9 September 2025
      Kendal | 330:Period | 440:1 October 2025 to 31 March 2026
      LA9 4QQ

      Your unmeasured water and sewerage charges
      Water, £120 at 150.10p in the £ (half year) | 480r:£90.06
      Water standing charge (half year) | 480r:£17.00
      Sewerage, £120 at 162.00p in the £ (half year) | 480r:£97.20
      Sewerage standing charge (half year) | 480r:£20.00
      Charges for this period | 480r:£224.26
      Outstanding from bill of 14 March 2025 | 480r:£40.00
      Total payable | 480r:£264.26`);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual([
      '150.10p/£ of rateable value',
      '162.00p/£ of rateable value',
    ]);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['40.00']);
  });
});

describe('what a bill for broadband and phone sells', () => {
  it('is read without remarks and labels, and where it costs nothing of its own', async () => {
    const reading = await read(`
      #Hedgerow Broadband
      Mr A Penn | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Bill date | 440:1 February 2026
      Kendal | 330:Charges from | 440:8 February 2026
      LA9 4QQ | 330:Charges to | 440:7 March 2026

      Previous bill | 480r:£25.00
      Payments | 480r:£0.00
      Full Fibre 150 (contract ends 30 November 2026) | 480r:£27.00
      Line rental, Weekend Calls (rolling monthly) | 480r:Included
      Paper bill charge | 480r:£1.50
      Charges for this bill (includes VAT of £4.75 at 20%) | 480r:£28.50
      *Total to pay | 480r:*£53.50
      Your payment was returned by your bank. We'll try again on 16 February 2026 for the full amount.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Full Fibre 150', 'Weekend Calls']);
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2026-02-08']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-02-16']);
  });
});

describe('a bill that is written as a letter', () => {
  it('says what was left, what is charged and what is to pay in its sentences', async () => {
    const reading = await read(`
      #Fennel Home Energy
      Mr A Penn | 330:Account number | 440:4471 2298
      3 Beck Side | 330:Statement date | 440:6 March 2026
      Kendal | 330:Statement period | 440:1 February 2026 - 28 February 2026
      LA9 4QQ | 330:MPAN | 440:1200012345678

      *What to pay
      Your last statement was settled in full, leaving a balance of £0.00. This month's electricity comes
      to £120.00 plus £6.00 VAT (5%), so the amount to pay is £126.00. Please make sure it reaches us by
      18 March 2026.
      *What it cost
      Day units, 400 kWh | 400r:26.50p | 480r:£106.00
      Standing charge, 28 days | 400r:50.00p | 480r:£14.00
      VAT | 400r:5% | 480r:£6.00
      *What you're on
      Fennel Fixed Economy 7. Your rates won't change until 31 January 2027; leave sooner and we charge
      an exit fee of £75.00.`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['0.00']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['6.00']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['126.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['126.00']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Fennel Fixed Economy 7']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-01-31']);
  });
});
