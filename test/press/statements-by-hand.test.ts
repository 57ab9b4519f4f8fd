// Statements that are set by hand after the manner of real ones: layouts that differ in more than the press varies.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, readPaper as read, valuesOf } from './paper-by-hand.ts';

describe('a card statement whose year stands in its date of issue alone', () => {
  const CARD = `
    #Larkfield bank | 430:Statement 10 FEB 2026

    MR OWEN T PARGETER | 330:Card number | 540r:4543 21XX XXXX 7788
    6 Quarry Terrace | 330:Credit limit | 540r:£6,800.00
    Wells | 330:Previous balance | 540r:£31.66
    BA5 6QR | 330:Payments & refunds | 540r:£31.66CR
    330:Purchases, charges & interest | 540r:£30.80
    330:New balance | 540r:£30.80
    330:Minimum payment | 540r:£25.00
    330:To reach us by | 540r:07 MAR 2026

    *Tran. | 110:*Posted | 200:*Details | 540r:*Amount (£)
    *date
    200:BALANCE FROM PREVIOUS STATEMENT | 540r:31.66
    28 DEC | 110:29 DEC | 200:KETTLE & CO | 540r:9.95
    10 JAN | 110:11 JAN | 170:))) | 200:GREENGROCER 11 | 540r:3.85
    13 JAN | 110:14 JAN | 170:))) | 200:HARBOUR CAFE | 540r:17.00
    24 JAN | 110:24 JAN | 200:DIRECT DEBIT PAYMENT | 540r:31.66CR
    01 FEB | 110:02 FEB | 170:))) | 200:NEWSAGENT | 540r:0.00
    200:NEW BALANCE | 540r:30.80`;

  it('gives each entry its year, and no mark of the card in its text', async () => {
    expect(entriesOf(await read(CARD)).slice(0, 4)).toEqual([
      '2025-12-28 -9.95 KETTLE & CO',
      '2026-01-10 -3.85 GREENGROCER 11',
      '2026-01-13 -17.00 HARBOUR CAFE',
      '2026-01-24 31.66 DIRECT DEBIT PAYMENT',
    ]);
  });
});

describe('a card statement with labels over their values and credits marked beneath the amount', () => {
  const CHARGE = `
    #ORRERY EXPRESS

    Prepared for | 250:Membership Number | 420:Date
    *MRS HELGA J CARVER | 250:*xxxx-xxxxxx-81007 | 420:*03/11/25

    MRS H J CARVER
    Long Acre
    Guildtown
    GU1 3SP

    Statement period 4 October to 3 November 2025

    *Previous Balance £ | 180:*Less Payments and Other Credits £ | 360:*Plus New Debits £ | 460:*Equals Closing Balance £
    100r:61.20 | 250r:91.19 | 410r:46.56 | 520r:16.57

    *Credit Limit | 180:*Minimum Payment | 360:*Payment Due Date
    £9,500.00 | 180:£5.00 | 360:28 November 2025

    *Transaction | 140:*Process | 220:*Transaction Details | 540r:*Amount £
    *Date | 140:*Date
    Oct 6 | 140:Oct 7 | 220:NOODLE BAR LONDON | 540r:46.56

    Oct 27 | 140:Oct 27 | 220:PAYMENT RECEIVED - THANK YOU | 540r:61.20
    540r:CR

    Oct 30 | 140:Oct 31 | 220:HATTER ONLINE LONDON | 540r:29.99
    540r:CR`;

  it('gives credits as credits, and the balances that prove them', async () => {
    const reading = await read(CHARGE);
    expect(entriesOf(reading)).toEqual([
      '2025-10-06 -46.56 NOODLE BAR LONDON',
      '2025-10-27 61.20 PAYMENT RECEIVED - THANK YOU',
      '2025-10-30 29.99 HATTER ONLINE LONDON',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening -61.20', 'Closing -16.57']);
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2025-11-03']);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2025-11-28']);
  });
});

describe('a current account whose title touches the header and whose codes have no header', () => {
  const CURRENT = `
    #Wexmoor Bank
    Miss Tamara Grace Holloway | 330:Opening Balance | 540r:812.07
    18 Addington Row | 330:Payments In | 540r:20.00
    Redford | 330:Payments Out | 540r:145.31
    RG1 5PT | 330:Closing Balance | 540r:686.76

    *12 September to 11 October 2025
    Account Name | 220:Sortcode | 330:Account Number | 450:Sheet Number
    *Miss Tamara Grace Holloway | 220:*40-38-17 | 330:*51664029 | 450:*94

    *Your Bank Account details
    *Date | 110:*Payment type and details | 420r:*Paid out | 480r:*Paid in | 540r:*Balance
    150:BALANCE BROUGHT FORWARD | 540r:812.07
    12 Sep 25 | 110:VIS | 150:RAILWAY CHARGE
    150:REDFORD | 420r:3.31 | 540r:808.76
    15 Sep 25 | 110:DD | 150:WESTMERE COUNCIL | 420r:138.00
    110:))) | 150:CORNER SHOP
    150:REDFORD | 420r:4.00 | 540r:666.76
    16 Sep 25 | 110:CR | 150:S OKONKWO | 480r:20.00 | 540r:686.76
    150:BALANCE CARRIED FORWARD | 540r:686.76`;

  it('keeps the dates, and the codes out of the descriptions', async () => {
    const reading = await read(CURRENT);
    expect(entriesOf(reading)).toEqual([
      '2025-09-12 -3.31 RAILWAY CHARGE REDFORD',
      '2025-09-15 -138.00 WESTMERE COUNCIL',
      '2025-09-15 -4.00 CORNER SHOP REDFORD',
      '2025-09-16 20.00 S OKONKWO',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening 812.07', 'Closing 686.76']);
  });
});

describe('a card statement with two dates and a number for each entry', () => {
  it('dates entries by their first date, and keeps the number of the network out of their text', async () => {
    const reading = await read(`
      #Ottermouth Co-operative Credit | 400:*VISA CLASSIC STATEMENT

      Mr Owen Sandford
      7 Orchard Way
      Wolverton
      WV6 8TH

      *Account | 180:*Statement date | 300:*Credit limit | 400:*Due date
      **** **** **** 0852 | 180:03/03/2026 | 300:1,500.00 | 400:28/03/2026

      *Previous balance | 180:*Payments/credits | 300:*Purchases | 400:*New balance
      233.12 | 180:233.12 | 300:50.83 | 400:= 50.83

      *Trans. | 100:*Posted | 160:*Reference | 240:*Details | 470r:*Debit | 540r:*Credit
      03/02 | 100:04/02 | 160:7460021034 | 240:CORNER SHOP | 470r:4.71
      13/02 | 100:14/02 | 160:7460036468 | 240:GREENGROCER 7400 WOLVERTON | 470r:6.10
      16/02 | 100:17/02 | 160:7460059619 | 240:DIRECT DEBIT PAYMENT - THANK YOU | 540r:233.12
      20/02 | 100:21/02 | 160:7460067336 | 240:GARAGE WOLVERTON | 470r:40.02`);
    expect(entriesOf(reading)).toEqual([
      '2026-02-03 -4.71 CORNER SHOP',
      '2026-02-13 -6.10 GREENGROCER 7400 WOLVERTON',
      '2026-02-16 233.12 DIRECT DEBIT PAYMENT - THANK YOU',
      '2026-02-20 -40.02 GARAGE WOLVERTON',
    ]);
  });
});

describe('a savings statement in the form of a letter', () => {
  const LETTER = `
    #Ottermouth Building Society

    Mrs Pamela Sandford
    12 Orchard Way
    Wolverton
    WV6 8TH

    Dear Mrs Sandford

    Below is the activity on your Regular Income ISA, account SC-40771-008, between 6 April 2025 and 5
    October 2025. You opened this period with £0.00 and at the end of it your savings were £18,556.71.

    *When | 130:*Activity | 450r:*£ (withdrawals are shown in brackets) | 540r:*Savings £
    7th Apr 2025 | 130:Deposit by cheque | 450r:20,000.00 | 540r:20,000.00
    30th Apr 2025 | 130:Interest paid | 450r:56.71 | 540r:20,056.71
    11th Sep 2025 | 130:Withdrawal | 450r:(1,500.00) | 540r:18,556.71`;

  it('gives the number, the period and the balances that its sentences state', async () => {
    const reading = await read(LETTER);
    expect(entriesOf(reading)).toEqual([
      '2025-04-07 20000.00 Deposit by cheque',
      '2025-04-30 56.71 Interest paid',
      '2025-09-11 -1500.00 Withdrawal',
    ]);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['SC-40771-008']);
    expect(valuesOf(reading, 'Statement', 'startDate')).toEqual(['2025-04-06']);
    expect(balancesOf(reading)).toEqual(['Opening 0.00', 'Closing 18556.71']);
  });
});

describe('an account whose entries are dated beneath their description, newest first', () => {
  const MONEY = `
    #Ferryway
    *GBP statement
    1 August 2025 [GMT] - 31 August 2025 [GMT]
    Generated on: 2 September 2025

    *Account Holder | 250:*Account number
    Noor Rahmani | 250:12345678
    14 Elm Row | 250:*UK Sort Code
    Leeds | 250:23-08-01
    LS6 3AB

    *GBP on 31 August 2025 [GMT] | 540r:*92.50 GBP

    *Description | 400r:*Incoming | 470r:*Outgoing | 540r:*Amount
    Card transaction at Bakery | 470r:-7.50 | 540r:92.50
    30 August 2025 Card ending in 4471

    Received money from J Hargrave | 400r:60.00 | 540r:100.00
    26 August 2025 Reference: rent

    Card transaction at Grocer | 470r:-10.00 | 540r:40.00
    2 August 2025 Card ending in 4471`;

  it('gives each entry its date', async () => {
    const reading = await read(MONEY);
    expect(entriesOf(reading)).toEqual([
      '2025-08-30 -7.50 Card transaction at Bakery Card ending in 4471',
      '2025-08-26 60.00 Received money from J Hargrave Reference: rent',
      '2025-08-02 -10.00 Card transaction at Grocer Card ending in 4471',
    ]);
    expect(balancesOf(reading)).toContain('Closing 92.50');
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2025-09-02']);
  });
});
