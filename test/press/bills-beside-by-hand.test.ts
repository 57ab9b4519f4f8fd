// Bills for supplies set by hand where what stands beside or beneath a label is none of its value: headings of other columns,
// verbs of labels, differences between bills, lines that say only when.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

describe('a bill whose tariff stands beneath its label', () => {
  it('takes no heading of the column beside it for the tariff', async () => {
    const reading = await read(`
      #Ardle Power
      MS K DUNBAR | 330:Account number | 440:61 0933 7120
      9 Weir Brae | 330:Bill date | 440:04 FEB 26
      Perth | 330:Bill period | 440:02 NOV 25 - 01 FEB 26
      PH2 7AB | 330:Please pay by | 440:20 FEB 26

      Electricity bill summary
      Balance from previous bill | 480r:£0.00
      Total electricity charges this period | 480r:£180.00
      VAT at 5.0% on £180.00 | 480r:£9.00
      *Total now due | 480r:*£189.00

      *Meter no. | 150:*Previous reading | 270:*Present reading | 370:*Units (kWh) | 440:*Pence per unit | 530r:*£
      A77C 20118 | 150:20100 Actual | 270:20600 Est | 400r:500 | 470r:25.000 | 530r:125.00
      Standing charge | 400r:92 days | 470r:59.783 | 530r:55.00

      *Your tariff | 310:*We had to estimate your reading
      You are on Plain (Quarterly). This tariff has no end date | 310:This bill is based on an estimate.
      and no exit fees. | 310:Tell us what your meter shows.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Plain (Quarterly)']);
  });

  it('takes no verb of another label for it, and reads when the plan finishes', async () => {
    const reading = await read(`
      #Merle Energy
      Mr T Okafor | 330:Customer reference
      Flat 3 | 330:*5520871-ME
      14 Ridge Road | 330:Statement produced on
      Leeds | 330:*12 Feb 2026
      LS7 2AB | 330:Statement covers
      330:*10 Jan 2026 to 09 Feb 2026

      Brought forward from your last statement | 480r:£40.00
      You paid us (card, 20 Jan 2026) | 480r:£40.00 CR
      Electricity and standing charge | 480r:£100.00
      VAT @ 5% | 480r:£5.00
      Cost of this statement | 480r:£105.00
      *You now owe us | 480r:*£105.00
      We need to receive this by 26 Feb 2026.

      Your plan
      *Merle Lark One Year
      Plan finishes
      *30 Sep 2026
      Supply number
      *2399182044177

      320 kWh at 25.000p per kWh | 480r:£80.00
      31 days at 64.516p per day | 480r:£20.00`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Merle Lark One Year']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-09-30']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-02-26']);
  });
});

describe('a bill that compares itself with the one before', () => {
  it('takes no difference for what is due, and reads parts of a bundle behind their kinds', async () => {
    const reading = await read(`
      #Harrier Media
      Ms E Oduya | 330:Account number 662 140 771
      3 Beck Side | 330:Bill date: 11 March 2026
      Kendal
      LA9 4QQ | 330:Your bill this month
      330:#£75.20
      330:Payment will leave your bank on 27 March 2026

      Your bill is £5.20 more than last month's £70.00 because you made calls.
      Amount of last bill (11 Feb) | 480r:£70.00
      Payment by Direct Debit, 27 February 2026 | 480r:£70.00 CR
      Balance brought forward | 480r:£0.00
      Package and extras, 16 Mar – 15 Apr 2026 | 480r:£70.00
      Usage to 9 March | 480r:£5.20
      *Total for this bill, including VAT | 480r:*£75.20

      *Your bundle | 480r:*£
      Broadband: Gig 200 Fibre Broadband | 480r:80.00
      TV: Wider TV
      Phone: Talk Evenings
      18 month bundle discount | 480r:-10.00
      Package and extras | 480r:70.00
      Your minimum contract for all services ends on 18 June 2027.`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['75.20']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Gig 200 Fibre Broadband', 'Talk Evenings', 'Wider TV']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-06-18', '2027-06-18', '2027-06-18']);
  });
});

describe('a bill whose amount stands beside the day alone', () => {
  it('is told by the heading above what it is', async () => {
    const reading = await read(`
      #Pennant Talk
      Statement for Mrs J Alder, produced 20th January 2026
      Mrs J Alder | 330:Account
      7 Dock Street | 330:*2204 7719 30
      Preston | 330:Landline
      PR1 9ZZ | 330:*01772 496 0871

      *Carried over
      From your December bill | 380r:£30.00
      Card payment 30th Dec 2025 | 380r:-£10.00
      Still to pay | 380r:£20.00

      *25th Jan 2026 to 24th Feb 2026
      Fibre 150 Broadband | 380r:£25.00
      Before VAT | 380r:£25.00
      VAT (20%) | 380r:£5.00
      *This month's total | 380r:*£30.00

      *What to pay
      *By 3rd February 2026 | 380r:*£50.00`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['50.00']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-02-03']);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['30.00']);
  });
});

describe('a bill whose payments are listed one by one', () => {
  it('takes them together where the account then adds up', async () => {
    const reading = await read(`
      #Ardle Power
      Mr R Dunbar | 330:Account number | 440:61 0933 7121
      9 Weir Brae | 330:Bill date | 440:4 February 2026
      Perth | 330:Bill period | 440:2 November 2025 to 1 February 2026
      PH2 7AB

      Balance on your last bill | 480r:£150.00
      28 Nov 2025 Direct Debit – thank you | 480r:-£60.00
      28 Dec 2025 Direct Debit – thank you | 480r:-£60.00
      28 Jan 2026 Direct Debit – thank you | 480r:-£60.00
      Electricity charges including VAT | 480r:£189.00
      *Your account balance is £159.00 in debit

      *Electricity
      500 kWh at 25.000p per kWh | 480r:£125.00
      92 days at 59.783p per day | 480r:£55.00
      VAT at 5% | 480r:£9.00
      Total electricity charges including VAT | 480r:£189.00`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['159.00']);
    expect(warnings(reading).filter((reason) => /sum|balance/.test(reason))).toEqual([]);
  });
});

describe('readings that a bill tells in words of its own', () => {
  it('are doubted where none was read', async () => {
    const reading = await read(`
      #Ardle Power
      Mr R Dunbar | 330:Account number | 440:61 0933 7121
      9 Weir Brae | 330:Bill date | 440:4 February 2026
      Perth | 330:Bill period | 440:2 November 2025 to 1 February 2026
      PH2 7AB

      *Electricity
      We had you down as 17963 smart at the start
      17963 smart
      500 kWh at 25.000p per kWh | 480r:£125.00
      92 days at 59.783p per day | 480r:£55.00
      VAT at 5% | 480r:£9.00
      Total electricity charges including VAT | 480r:£189.00
      *Amount to pay | 480r:*£189.00`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([]);
    expect(warnings(reading)).toContain('Spoken of on the paper, and not read: the readings of the meter.');
  });
});
