// Statements of accounts and cards in plain words: unusual headers, a ledger without one, rows of two lines, and a letter.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a statement with headers that nobody foresaw', () => {
  it('tells the columns by what they hold and by the sums', async () => {
    const reading = await read(`
      #Trevose Bank
      Trevose Bank plc, 9 Quay Street, Truro TR1 2PX

      Mx Merryn Tregenza | 540r:Everyday Account
      22 Chapel Terrace | 380:Branch code 40-17-62 | 540r:A/c 61820457
      Redruth | 540r:Sheet 27
      TR15 1AX | 540r:Entries 1 February 2026 to 28 February 2026

      *Cleared | 110:*Narration of entry | 370r:*Lodged | 450r:*Drawn | 540r:*Standing
      01 Feb | 110:Standing brought in | 540r:512.40
      03 Feb | 110:Card Fishmonger Newlyn | 450r:12.60 | 540r:499.80
      06 Feb | 110:Counter credit Redruth | 370r:150.00 | 540r:649.80
      17 Feb | 110:Card Ironmonger | 450r:49.80 | 540r:600.00
      28 Feb | 110:Standing taken out | 540r:600.00`);
    expect(balancesOf(reading)).toEqual(['Opening 512.40', 'Closing 600.00']);
    expect(entriesOf(reading).map((entry) => entry.slice(0, 18))).toEqual([
      '2026-02-03 -12.60 ',
      '2026-02-06 150.00 ',
      '2026-02-17 -49.80 ',
    ]);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-17-62 61820457']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a ledger without a header, the month over its days', () => {
  it('dates the opening balance by its own row, and gives the number before the day it was made up to', async () => {
    const reading = await read(`
      #Farrow & Dene
      Private bankers since 1811

      Lady Honoria Vane-Leigh
      The Old Rectory
      Stockbridge
      SO20 8EX

      Ledger account 30-41-08 62914470
      Statement 318 made up to 31 March 2026

      March 2026
      1 | 90:Balance from last sheet | 540r:7,104.11
      4 | 90:Cheque 100577 | 450r:250.00 | 540r:6,854.11
      15 | 90:Dividend | 370r:212.88 | 540r:7,066.99
      22 | 90:Standing order | 450r:1,900.00 | 540r:5,166.99
      31 | 90:Interest | 370r:4.01 | 540r:5,171.00`);
    expect(balancesOf(reading)).toEqual(['Opening 7104.11', 'Closing 5171.00']);
    expect(valuesOf(reading, 'Balance', 'date')).toEqual(['2026-03-01', '2026-03-31']);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual(['318']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('rows of two lines, the day in the second', () => {
  it('reads them where the balance stands under a name of its own', async () => {
    const reading = await read(`
      #kopek
      Kopek Money Ltd is an e-money institution.

      *Statement for 1 March 2026 - 31 March 2026

      Tobias Adelaja | 330:Sort code 04-06-71
      Flat 3, 91 Lorne Road | 330:Account number 30715528
      London
      E17 7PY

      330:Balance at start | 540r:£100.00
      330:Balance at end | 540r:£691.65

      *What | 450r:*Amount | 540r:*After that
      Corner Cafe | 450r:-£8.35 | 540r:£91.65
      ^2 March 2026 · Card payment
      Acme Films Ltd | 450r:+£950.00 | 540r:£1,041.65
      ^6 March 2026 · Bank transfer
      Nook Lettings | 450r:-£350.00 | 540r:£691.65
      ^9 March 2026 · Standing order`);
    expect(entriesOf(reading).map((entry) => entry.slice(0, 18))).toEqual([
      '2026-03-02 -8.35 C',
      '2026-03-06 950.00 ',
      '2026-03-09 -350.00',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('the statement of a card in the form of a letter', () => {
  it('reads what was owed and is owed in its sentences, and amounts that say which way they went', async () => {
    const reading = await read(`
      #Hazelwood
      Hazelwood Cards, PO Box 402, Chester CH88 1LX

      Ms Femi Oyelade-Pike
      27 Handbridge Row
      Chester
      CH4 7JX

      14 March 2026

      Your card ending 6613

      Dear Ms Oyelade-Pike

      Here is your credit card statement for 15 February to 14 March 2026. When we last wrote, on 14 February, you
      owed us £218.20. Since then you have paid us £218.20 and spent £92.65, so you now owe us £92.65.
      Please pay at least £25.00 by 8 April 2026. Your credit limit is £3,000.00.

      What you spent and paid

      17 February | 140:Bakers | 540r:£36.10
      21 February | 140:Storyhouse Cinema | 540r:£22.00
      2 March | 140:Payment received, thank you | 540r:£218.20 in
      5 March | 140:Garden Centre | 540r:£34.55

      Yours sincerely
      Hazelwood Customer Care`);
    expect(balancesOf(reading)).toEqual(['Opening -218.20', 'Closing -92.65']);
    expect(entriesOf(reading)).toEqual([
      '2026-02-17 -36.10 Bakers',
      '2026-02-21 -22.00 Storyhouse Cinema',
      '2026-03-02 218.20 Payment received, thank you',
      '2026-03-05 -34.55 Garden Centre',
    ]);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a column that says in or out of each amount', () => {
  it('takes the ways from it, and the last day from what the letter is for', async () => {
    const reading = await read(`
      #Glenbervie Building Society
      Head office: 6 Mill Brae, Stonehaven AB39 2XQ

      Mr Iain & Mrs Morag Farquhar
      Smithy Croft
      Auchenblae
      AB30 1XQ

      10 January 2026
      Our ref: roll number 4-118-30562

      Dear Mr and Mrs Farquhar

      Your savings account: statement for the year to 31 December 2025

      On 1 January 2025 your savings with us stood at £9,000.00. During the year you paid in £1,400.00 and took out
      £600.00. We added interest of £311.20 on 31 December 2025, which leaves you with £10,111.20.

      14 March 2025 | 160:Cheque | 480r:£1,400.00 | 530:in
      2 September 2025 | 160:Sent to your bank | 480r:£600.00 | 530:out
      31 December 2025 | 160:Interest | 480r:£311.20 | 530:in`);
    expect(balancesOf(reading)).toEqual(['Opening 9000.00', 'Closing 10111.20']);
    expect(entriesOf(reading).map((entry) => entry.slice(0, 18))).toEqual([
      '2025-03-14 1400.00',
      '2025-09-02 -600.00',
      '2025-12-31 311.20 ',
    ]);
    expect(valuesOf(reading, 'Statement', 'endDate')).toEqual(['2025-12-31']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a card with what it comes to in one line', () => {
  it('takes payments for what came in, and reads the day with its name', async () => {
    const reading = await read(`
      #Zenith Credit Card | 540r:Statement 04/2026

      Jamie Lafontaine
      14 Wharf Street | 330:*To pay
      CARDIFF | 330:#£212.08
      CF10 4XQ | 330:by Friday 17 April 2026
      330:or at least £12.36

      Card 4929 **** **** 2274 | 330:Limit £1,500
      Statement date 23 Mar 2026

      *Last time | 150:*Payments | 240:*New | 340:*Interest | 440:*Now
      £190.55 | 150:- £190.55 | 240:+ £212.08 | 340:+ £0.00 | 440:= £212.08

      *Transaction | 420r:*Date | 540r:*Amount
      GROCER | 420r:24/02/26 | 540r:31.08
      DIRECT DEBIT PAYMENT | 420r:06/03/26 | 540r:-190.55
      RAILWAY | 420r:11/03/26 | 540r:141.00
      BAR | 420r:20/03/26 | 540r:40.00`);
    expect(balancesOf(reading)).toEqual(['Opening -190.55', 'Closing -212.08']);
    expect(entriesOf(reading)[1]).toBe('2026-03-06 190.55 DIRECT DEBIT PAYMENT');
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-04-17']);
  });
});

describe('a strip from one balance to the other with a part of a name of its own', () => {
  const strip = (paidIn: string): string => `
      #Fenwick Moor Building Society
      Ms Orla Fenwick-Dunn | 330:Sort code and account number
      3 Heron Court | 330:40-18-23 55120978
      Selby | 330:1 July 2026 to 31 December 2026
      YO8 4AA

      You started with | 150:You paid in | 240:You took out | 340:We added interest | 460:You now have
      *£1,000.00 | 150:*${paidIn} | 240:*£50.00 | 340:*£12.40 | 460:*£1,262.40

      *Date | 130:*What happened | 380r:*Out (£) | 450r:*In (£) | 540r:*Balance (£)
      01/07/2026 | 130:Balance at start | 540r:1,000.00
      14/08/2026 | 130:Transfer in | 450r:300.00 | 540r:1,300.00
      02/10/2026 | 130:Withdrawal | 380r:50.00 | 540r:1,250.00
      31/12/2026 | 130:Interest earned | 450r:12.40 | 540r:1,262.40`;

  it('holds all that came in against the entries', async () => {
    for (const name of ['We added interest', 'Loyalty thank-you']) {
      const reading = await read(strip('£300.00').replace('We added interest', name));
      expect(balancesOf(reading)).toEqual(['Opening 1000.00', 'Closing 1262.40']);
      expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
    }
  });

  it('says so where what is stated leads nowhere', async () => {
    const reading = await read(strip('£320.00'));
    expect(errorsOf(reading)).toEqual(['Money in adds up to 312.40 GBP, the statement says 320.00 GBP.']);
  });
});
