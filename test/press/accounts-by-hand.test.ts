// Statements of further layouts, set by hand: days under the name of their month, balances that only their days name, heads set midway.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a card statement that prints the month over its rows', () => {
  const CARD = `
    #Larch Money

    Dr Helga Carver | 305:Everyday credit card
    12 Tannery Row | 305:4917 **** **** 6032
    Wolverton | 305:Statement for 21 November 2025 to 20 December 2025
    WV6 8TH | 305:Produced 21 December 2025

    Hello Dr Carver. You now owe us £64.20. We need at least £5.00 from you by 15 January 2026.

    Last time you owed | 280r:£40.00 | 305:Credit limit | 540r:£7,200.00
    Payments in | 280r:-£40.00
    Spending, interest and fees | 280r:£64.20
    You owe | 280r:£64.20

    What happened
    November 2025
    21 | 80:Corner Shop | 540r:£4.20
    30 | 80:Greengrocer | 540r:£10.00
    December 2025
    05 | 80:Payment received | 540r:-£40.00
    19 | 80:Hatter | 540r:£50.00`;

  it('gives each entry the month it stands under, and reads the letter above', async () => {
    const reading = await read(CARD);
    expect(entriesOf(reading)).toEqual([
      '2025-11-21 -4.20 Corner Shop',
      '2025-11-30 -10.00 Greengrocer',
      '2025-12-05 40.00 Payment received',
      '2025-12-19 -50.00 Hatter',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening -40.00', 'Closing -64.20']);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-01-15']);
  });
});

describe('a savings statement whose balances are named by their days alone', () => {
  it('gives them, and the holder of the line that names the account', async () => {
    const reading = await read(`
      #juniper
      *Online Savings Account

      Helga Carver · 60-95-94 · 55201873

      1 Oct 2025 | 184:Deposits and interest | 356:Withdrawals | 486:31 Dec 2025
      *£1,000.00 | 184:*+£438.90 | 356:*-£50.00 | 486:*£1,388.90

      31 Dec 2025 | 123:Interest | 430r:+£38.90 | 540r:Balance £1,388.90
      1 Dec 2025 | 123:Standing order from current account | 430r:+£400.00 | 540r:Balance £1,350.00
      17 Nov 2025 | 123:To H Carver, boiler | 430r:-£50.00 | 540r:Balance £950.00`);
    expect(balancesOf(reading)).toEqual(['Opening 1000.00', 'Closing 1388.90']);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Helga Carver']);
  });
});

describe('a card statement with heads set midway and a table of rates', () => {
  const CARD = `
    #Alder Bank Rewards Credit Card

    MRS HELGA CARVER | 380:Statement date: 3 August 2025
    Long Acre | 380:Card number: 5186 7700 **** 4419
    Guildtown | 380:Additional cardholder: Mr Owen Carver
    GU1 3SP

    70:Your new balance | 190:Minimum payment | 314:Payment due by | 424:Your limit
    70:£85.00 | 190:£5.00 | 314:28 August 2025 | 424:£4,000.00

    *Date | 125:*Date | 200:*Description | 540r:*£
    125:*entered
    200:Balance from last statement | 540r:45.00
    04 Jul | 125:05 Jul | 200:CORNER SHOP | 540r:35.00
    09 Jul | 125:10 Jul | 200:GREENGROCER | 540r:50.00
    15 Jul | 125:15 Jul | 200:PAYMENT - THANK YOU | 540r:45.00 CR
    200:*New balance | 540r:85.00

    98:Type | 202:Balance | 291:Monthly rate | 393:Yearly rate
    98:Purchases | 202:£12.00 | 291:1.667% | 393:20.95%`;

  it('names the bank and its customer, and takes what is owed at a rate for no total', async () => {
    const reading = await read(CARD);
    expect(nodesOf(reading, 'Organisation').map(({ name }) => name)).toEqual(['Alder Bank']);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['MRS HELGA CARVER']);
    expect(entriesOf(reading)).toEqual([
      '2025-07-04 -35.00 CORNER SHOP',
      '2025-07-09 -50.00 GREENGROCER',
      '2025-07-15 45.00 PAYMENT - THANK YOU',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a business account whose holder and address stand under labels of their own', () => {
  it('gives both, and the balances whose days stand in brackets', async () => {
    const reading = await read(`
      *Account Statement | 500:ebb
      1 Jan 2026 - 31 Jan 2026

      *Business Owner | 222:*Sort code | 392:*Account number
      Quillon Stoves & Flues Ltd | 222:04-06-05 | 392:61120458

      Business address | 222:*Total paid in | 392:*Total paid out
      Unit 9 The Rope Walk | 222:£450.00 | 392:£36.00
      Larkfield Road
      Wolverton | 222:*Balance (31 Jan 2026) | 392:*Balance (1 Jan 2026)
      WV6 8TH | 222:£694.74 | 392:£280.74

      Date | 116:Transaction type | 217:Details | 430r:Paid in (£) | 490r:Paid out (£) | 550r:Balance (£)
      31 Jan 2026 | 116:Transfer | 217:Mrs P Carver | 430r:450.00 | 550r:694.74
      02 Jan 2026 | 116:Direct Debit | 217:Bookkeepers | 490r:36.00 | 550r:244.74`);
    expect(nodesOf(reading, 'Organisation').map(({ name }) => name)).toContain('Quillon Stoves & Flues Ltd');
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([
      ['Unit 9 The Rope Walk', 'Larkfield Road', 'Wolverton'],
    ]);
    expect(balancesOf(reading)).toEqual(['Opening 280.74', 'Closing 694.74']);
  });
});

describe('a joint account whose holders an envelope names by their initials', () => {
  const JOINT = `
    #Saltmarsh

    Mr T & Mrs S Carver | 315:Account name: | 550r:MR THOMAS CARVER &
    27 Tannery Row | 430:MRS SHAZIA CARVER
    Wolverton | 315:Account number: | 550r:55203817
    WV6 8TH | 315:Sort code: | 550r:09 01 28

    Your account summary for 3rd December 2025 to 2nd January 2026
    Balance brought forward from 2nd December Statement | 360r:£90.00
    Your balance at close of business 2nd January 2026 | 360r:£70.00
    Your arranged overdraft limit is £500.00. You have earned £1.12 cashback since 3rd January 2025.

    *Date | 100:*Description | 400r:*Money in | 470r:*Money out | 540r:*Balance
    100:Previous statement balance | 540r:90.00
    4th Dec | 100:CARD PAYMENT TO CORNER SHOP | 470r:20.00 | 540r:70.00`;

  it('gives their full names, and the limit that a sentence states', async () => {
    const reading = await read(JOINT);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['MR THOMAS CARVER', 'MRS SHAZIA CARVER']);
    expect(valuesOf(reading, 'BankAccount', 'overdraftLimit')).toEqual(['500.00']);
  });

  it.each([
    ['You have an arranged overdraft of £250. Its rate is 39.49% EAR.', '250.00'],
    ['Your arranged overdraft limit at the date of this statement was £0.00.', '0.00'],
  ])('gives the limit of %j', async (sentence, limit) => {
    const reading = await read(JOINT.replace('Your arranged overdraft limit is £500.00.', sentence));
    expect(valuesOf(reading, 'BankAccount', 'overdraftLimit')).toEqual([limit]);
  });

  it('says what it speaks of and does not state', async () => {
    const silent = JOINT.replace('limit is £500.00', 'limit: £500 a month');
    expect(warningsOf(await read(silent.replace('£500 a month', 'see over')))).not.toContain(
      'Spoken of on the paper, and not read: the limit of the overdraft.',
    );
    const broken = JOINT.replace('Sort code: | 550r:09 01 28', 'Sort code: | 550r:09 01 2');
    expect(warningsOf(await read(broken))).toContain(
      'Spoken of on the paper, and not read: the sort code and account number.',
    );
  });
});

describe('two entries, newest first, without a balance before them', () => {
  it('are both given: the balance beside the older one starts nothing', async () => {
    const reading = await read(`
      #Ferrow
      *GBP account statement
      1 October 2025 [GMT] - 31 October 2025 [GMT]
      420r:Noor Rahmani
      420r:12 Dock Lane
      420r:Leith
      420r:EH6 6AA

      *UK sort code | 200:*Account number
      23-14-70 | 200:12345678

      *Description | 400r:*Incoming | 470r:*Outgoing | 540r:*Amount
      Sent money to Dana Roe | 470r:-110.00 | 540r:1,890.00
      14 October 2025 Reference: INV-22
      Received money from Loch Ltd | 400r:1,900.00 | 540r:2,000.00
      2 October 2025 Reference: 9921`);
    expect(entriesOf(reading)).toEqual([
      '2025-10-14 -110.00 Sent money to Dana Roe Reference: INV-22',
      '2025-10-02 1900.00 Received money from Loch Ltd Reference: 9921',
    ]);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['12 Dock Lane', 'Leith']]);
  });
});

describe('a statement whose letterhead says of what kind the bank is', () => {
  const PAPER = (head: string, foot = ''): string => `
    ${head}

    Mrs Petra Quillfeather | 330:Account number | 540r:55201873
    4 Tanyard Row | 330:Sort code | 540r:60-95-94
    Ludlow | 330:Statement date | 540r:31 March 2026
    SY8 1QQ

    Statement of your account for the period 1 March 2026 to 31 March 2026

    *Date | 100:*Details | 380r:*Paid out | 460r:*Paid in | 540r:*Balance
    1 Mar 2026 | 100:Balance brought forward | 540r:100.00
    4 Mar 2026 | 100:KETTLE AND CO | 380r:30.00 | 540r:70.00
    31 Mar 2026 | 100:Balance carried forward | 540r:70.00
    ${foot}`;
  const TOLD = 'Otterburn Vale Private Bank is the trading name of Otterburn Limited.';

  it('takes the kind for part of the name, and never for all of it', async () => {
    for (const [head, foot, issuers] of [
      ['#OTTERBURN VALE\nPRIVATE BANK', '', ['OTTERBURN VALE PRIVATE BANK']],
      ['#OTTERBURN VALE | 330:PRIVATE BANK', TOLD, ['OTTERBURN VALE PRIVATE BANK']],
      ['#PRIVATE BANK', TOLD, ['Otterburn Vale Private Bank']],
      ['#OTTERBURN VALE\nCOMMERCIAL BANKING', '', ['OTTERBURN VALE']],
      ['#WEALTH MANAGEMENT', '', []],
    ] as const) {
      const reading = await read(PAPER(head, foot));
      expect(nodesOf(reading, 'Organisation').map(({ name }) => name)).toEqual(issuers);
    }
  });

  it('takes no end of its name for that of the holder', async () => {
    for (const name of ['OTTERBURN TRUSTEE BANK', 'OTTERBURN TRUSTEE NORTHERN BANK']) {
      const reading = await read(PAPER(`#${name}`, `${name} PLC. REGISTERED IN ENGLAND NO. 0123456`));
      expect(valuesOf(reading, 'Person', 'name')).toEqual(['Mrs Petra Quillfeather']);
      expect(nodesOf(reading, 'Organisation').map((node) => node['name'])).toEqual([name]);
      expect(warningsOf(reading)).toEqual([]);
    }
  });
});
