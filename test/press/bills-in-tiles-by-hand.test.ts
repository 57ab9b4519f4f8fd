// Bills set by hand whose amounts stand over what they are for, bundles in columns, and prices under heads that say their unit.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a bill for phones', () => {
  it('reads amounts in tiles by the words beneath them, and what a note says of them', async () => {
    const reading = await read(`
      #Tarn Mobile
      Mrs E Fothergill
      8 Skell Bank | 330:Account number | 480:44170923
      Ripon | 330:Bill date | 480:12/05/2026
      HG4 9QQ

      £21.50 | 220:£24.60 | 390:£24.60
      ^Your last bill | 220:This month's charges | 390:Total to pay
      ^Paid 26/04/2026, thank you | 220:including £4.10 VAT | 390:Direct Debit on 26/05/2026

      *What you are paying for | 300:*Dates | 520r:*£ excl. VAT
      Roamer 40GB – SIM only plan | 300:12/05/2026 – 11/06/2026 | 520r:20.00
      Usage outside your plan (see below) | 300:12/04/2026 – 11/05/2026 | 520r:0.50
      Total excluding VAT | 520r:20.50
      VAT @ 20.0% | 520r:4.10
      Total charges this month | 520r:24.60

      *Usage outside your plan
      18/04/26 | 122:10:32 | 174:Call to 0843 | 520r:0.30
      21/04/26 | 122:18:05 | 174:Picture message | 520r:0.20`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['21.50']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['24.60']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-05-26']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Roamer 40GB']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['20.00', '0.50']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a bill for a bundle beside a column of its particulars', () => {
  const paper = `
      *Quillnet | 215:Mr J Pascoe
      ^215:5 Quay Hill
      ^Account number | 215:Fowey
      ^*550871264 | 215:PL23 1AA
      Bill date
      ^*3 March 2026 | 230:Your bill total
      This bill covers | 230:*£61.20
      ^*7 Mar 2026 to 6 Apr 2026 | 230:We'll collect this by Direct Debit on or after 19 March 2026

      215:*Since your last bill
      215:Last bill (3 February 2026) | 560r:£58.40
      215:Direct Debit payment received 19 Feb | 560r:£58.40 CR
      215:*Balance carried forward | 560r:*£0.00

      215:*Your package
      215:Trio bundle, 7 Mar – 6 Apr | 560r:£52.00
      20:*Get in touch
      ^224:Broadband: M200 Talk Fibre
      20:quillnet.example/contact
      ^224:TV: Family Mix (box ×1)
      20:150 from your home
      ^224:Phone: Evening Saver
      215:Big Sports pack add-on, 7 Mar – 6 Apr | 560r:£9.20

      215:Total before VAT | 560r:£51.00
      215:VAT at 20% | 560r:£10.20
      215:*This month's charges | 560r:*£61.20

      215:Your minimum contract period for broadband, TV and phone ends on 6 July 2027.`;

  it('gives each part by the word before it, its contract, and what is to pay by the note beneath the total', async () => {
    const reading = await read(paper);
    expect(values(reading, 'UtilityTariff', 'utility')).toEqual(['Internet', 'Telephone', 'TV']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['M200 Talk Fibre', 'Evening Saver', 'Family Mix']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(Array<string>(3).fill('2027-07-06'));
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['61.20']);
  });
});

describe('a bill for a home without a meter', () => {
  const paper = (head: string, rate: string): string => `
      #Ottermere Water
      Mr B Sleath
      2 Weir Lane
      Otley
      LS21 1AA

      Customer account no. | 230:Date of notice | 400:Charging period
      OM 4471 2290 | 230:2 March 2026 | 400:01.04.2026 to 31.03.2027

      The rateable value of the premises at 2 Weir Lane, Otley, LS21 1AA is £150.

      Service | 180:${head} | 370r:RV charge £ | 450:Standing charge £ | 570r:Total £
      Water supply | 200:${rate} | 370r:120.00 | 500r:40.00 | 570r:160.00
      Sewerage | 200:${rate} | 370r:120.00 | 500r:50.00 | 570r:170.00
      *Charges for the year | 570r:*330.00
      Balance brought forward from 2025/26 | 570r:0.00
      *Amount payable | 570r:*330.00

      The whole amount falls due on 20 April 2026.`;

  it.each([
    ['Rate in the £', '80.00p'],
    ['Charge per £ of RV (pence)', '80.00'],
    ['Poundage', '80.00p'],
  ])('reads the price of its value under the head: %s', async (head, rate) => {
    const reading = await read(paper(head, rate));
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(Array<string>(2).fill('80.00p/£ of rateable value'));
  });

  it('says so where a price in pence was not read', async () => {
    const reading = await read(paper('Levied', '80.00p'));
    const [first] = values(reading, 'UtilityTariff', 'unitRate');
    expect(first !== undefined || warningsOf(reading).some((reason) => reason.includes('the price of a unit'))).toBe(
      true,
    );
  });
});

describe('a bill for energy', () => {
  const head = `
      #Bracken Energy
      Ms I Wray
      4 Kiln Yard
      Derby
      DE1 1AA

      Account number: 88120345 | 330:Bill date: 9 Feb 2026
      Bill period: 8 Jan 2026 to 7 Feb 2026 | 330:Please pay by: 23 Feb 2026`;

  it('reads a tariff with its kind in brackets behind the name of its fuel', async () => {
    const reading = await read(`${head}

      *Electricity – Harbour Choice (Quarterly)
      Meter number 22L1109238: from 14000 actual to 14300 actual
      300 kWh @ 25.00p | 520r:75.00
      Standing charge: 31 days @ 50.00p | 520r:15.50

      VAT at 5% | 520r:4.53
      Total charges | 520r:95.03
      *Please pay | 520r:*£95.03
      There are no exit fees on Harbour Choice (Quarterly).`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Harbour Choice (Quarterly)']);
  });

  it('takes a price for a charge whose quantity stands in the row above, and what was paid since in a sentence', async () => {
    const reading = await read(`${head}

      You owed £12.00 at the end of December and have since paid £100.00, so the amount now due is £7.03.

      *Electricity
      Plan | 300r:Lantern Fixed 9
      8th January, actual | 300r:14000
      7th February, actual | 300r:14300
      Used | 300r:300 kWh
      at 25.00p per kWh | 300r:£75.00
      31 days at 50.00p | 300r:£15.50
      Electricity, before VAT | 300r:£90.50

      With VAT of £4.53 (5%) added, your charges come to £95.03.`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['7.03']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['75.00', '15.50']);
    expect(warningsOf(reading)).toEqual([]);
  });
});
