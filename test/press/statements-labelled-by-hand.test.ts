// Statements set by hand whose labels stand where columns are narrow, beneath their values, or inside sentences, titles with numbers; tables of rates; addresses
// that name their country.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a strip of labels on two lines', () => {
  it('reads the values beneath them', async () => {
    const reading = await read(`
      #Alder Bank
      Mr Casper Wynne-Holt
      7 Tern Rise
      Louth
      LN11 9QQ

      *Account name | 200:*Sortcode | 270:*Account | 350:*Sheet
      Mr Casper | 200:40-18-22 | 270:*Number | 350:*Number
      Wynne-Holt | 270:20671145 | 350:118
      12 May to 11 June 2026

      *Date | 110:*Payment type | 190:*Details | 400r:*Paid out | 470r:*Paid in | 540r:*Balance
      12 May 26 | 190:*BALANCE BROUGHT FORWARD | 540r:310.00
      14 May 26 | 110:DD | 190:WOLDS LEISURE | 400r:20.00 | 540r:290.00
      20 May 26 | 110:CR | 190:TERN RISE NURSERY | 470r:600.00 | 540r:890.00
      02 Jun 26 | 110:VIS | 190:LOUTH BOOKS | 400r:15.50 | 540r:874.50
      11 Jun 26 | 190:*BALANCE CARRIED FORWARD | 540r:874.50`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-18-22 20671145']);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual(['118']);
    expect(entriesOf(reading)).toEqual([
      '2026-05-14 -20.00 WOLDS LEISURE',
      '2026-05-20 600.00 TERN RISE NURSERY',
      '2026-06-02 -15.50 LOUTH BOOKS',
    ]);
  });
});

describe('labels beneath their values', () => {
  it('joins a sort code and an account number that stand apart over one label', async () => {
    const reading = await read(`
      #Kestrel Savings
      Ms Orla Fenwick-Dunn
      3 Heron Court
      Selby YO8 4AA

      Everyday saver | 320:01/04/2026 – 30/06/2026
      ^Account type | 320:Statement period

      40-18-23 | 105:55120978 | 320:£1,000.00
      ^Sort code and account number | 320:Opening balance

      3.10% AER (variable) | 320:£1,157.70
      ^Interest rate | 320:Closing balance

      Date | 140:Activity | 420r:Amount (£) | 540r:Balance (£)
      01/05/2026 | 140:Interest earned | 420r:7.70 | 540r:1,007.70
      09/06/2026 | 140:Transfer in from Fenwick-Dunn | 420r:150.00 | 540r:1,157.70`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-18-23 55120978']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('limits that sentences tell', () => {
  const account = (sentence: string): Promise<Awaited<ReturnType<typeof read>>> =>
    read(`
      #Alder Bank | 300:ACCOUNT STATEMENT NO 41
      FENWICK JOINERY LTD | 300:Business current account GBP
      UNIT 4 TERN WHARF | 300:Account 40-18-22 20671146
      LOUTH | 300:Period 01/05/2026 - 31/05/2026
      LN11 9QQ

      *Booking date | 140:*Text | 430r:*Amount | 540r:*Balance
      01/05/2026 | 140:OPENING BALANCE | 540r:400.00-
      06/05/2026 | 140:Inward payment Louth Academy | 430r:900.00 | 540r:500.00
      18/05/2026 | 140:Direct debit Humber Timber | 430r:750.00- | 540r:250.00-
      31/05/2026 | 140:CLOSING BALANCE | 540r:250.00-

      ${sentence}`);

  it('reads that of an overdraft, with its pounds or without', async () => {
    const granted = await account('Overdraft limit granted 7,500.00 until 30/11/2026. Debit interest rate 9.20%.');
    expect(valuesOf(granted, 'BankAccount', 'overdraftLimit')).toEqual(['7500.00']);
    const agreed = await account('You have an agreed overdraft of £2,250 on this account, reviewed each year.');
    expect(valuesOf(agreed, 'BankAccount', 'overdraftLimit')).toEqual(['2250.00']);
  });

  it('takes no example for it, and doubts what it cannot read', async () => {
    const example = await account('Representative example: for an arranged overdraft of £1,400 we charge 39.9% EAR.');
    expect(valuesOf(example, 'BankAccount', 'overdraftLimit')).toEqual([undefined]);
    expect(warningsOf(example)).toEqual([]);
    const unread = await account('Overdraft facility under review, last reported to you as 7,500.00 in May.');
    expect(warningsOf(unread)).toEqual(['Spoken of on the paper, and not read: the limit of the overdraft.']);
  });
});

describe('a card with a table of rates', () => {
  it('takes its rows for no entries, and the day of the balance for its own', async () => {
    const reading = await read(`
      #Plover Card
      Mr Idris Farrant
      3 Heron Court
      Selby
      YO8 4AA

      Your balance on 14 March 2026 | 320:Your minimum payment
      *£180.20 | 320:*£9.00
      You have a credit limit of £1,150.00, which leaves | 320:Needs to reach us by 8 April 2026.
      you £969.80 to spend.
      Account number **** **** **** 7712. This statement covers 15 February 2026 to 14 March 2026.
      Balance on your last statement | 540r:£60.00
      Payments we've received | 540r:-£60.00
      What you've spent | 540r:£175.50
      Interest and fees | 540r:£4.70
      *Your new balance | 540r:*£180.20

      *Your transactions
      *Date | 140:*Description | 540r:*Amount
      20 Feb | 140:SELBY HARDWARE | 540r:£120.00
      02 Mar | 140:DIRECT DEBIT PAYMENT | 540r:-£60.00
      09 Mar | 140:OUSE BREWERY | 540r:£55.50
      14 Mar | 140:INTEREST ON PURCHASES | 540r:£4.70

      *Your interest rates
      *Type | 140:*Annual rate | 250:*Monthly | 540r:*Balance subject to interest
      Purchases | 140:30.10% | 250:2.217% | 540r:£175.50
      Cash | 140:34.90% | 250:2.526% | 540r:£0.00`);
    expect(entriesOf(reading)).toHaveLength(4);
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-03-14']);
    expect(valuesOf(reading, 'BankAccount', 'creditLimit')).toEqual(['1150.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('an address that ends in its country', () => {
  it('gives the country for itself', async () => {
    const reading = await read(`
      #Plover Bank | 300:Everyday account statement
      Ms Rowena Ashgrove-Lee | 300:Account number 20671147
      3 Heron Court | 300:Sort code 40-18-22
      Selby | 300:01 Mar 2026 – 31 Mar 2026
      YO8 4AA
      United Kingdom

      Date | 140:Details | 430r:Amount | 540r:Balance
      01 Mar 2026 | 140:Opening balance | 540r:£12.00
      02 Mar 2026 | 140:Selby Hardware | 430r:-£2.00 | 540r:£10.00
      31 Mar 2026 | 140:Closing balance | 540r:£10.00`);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['3 Heron Court', 'Selby']]);
    expect(valuesOf(reading, 'Address', 'country')).toEqual(['United Kingdom']);
  });
});

describe('a title that names the account by its number', () => {
  it('says of which kind it is, however many groups the number has', async () => {
    const reading = await read(`
      #Wenlow Building Society

      Ms Petra Galloway
      9 Tansy Lane
      Ludlow
      SY8 2QT

      2 January 2026

      *Annual statement for your Heather Bonus Saver One, account 3306 118 920
      This statement covers 1 January 2025 to 31 December 2025.

      *Date | 120:*Details | 380r:*Withdrawals (£) | 460r:*Receipts (£) | 540r:*Balance (£)
      01/01/25 | 120:Balance brought forward | 540r:900.00
      05/02/25 | 120:Standing order received | 460r:40.00 | 540r:940.00
      11/06/25 | 120:Withdrawal to 40-18-22 20671147 | 380r:100.00 | 540r:840.00
      31/12/25 | 120:Interest | 460r:21.50 | 540r:861.50`);
    expect(reading.document.classIdentifier).toBe('banking-savings-statement');
    expect(reading.document.classConfidence).toBeGreaterThan(0.8);
  });
});

describe('a balance over its label, beside an address', () => {
  it('is the closing one, not the amount beneath that has a name of its own', async () => {
    const reading = await read(`
      #Hearth | 400:*Personal account statement
      300:01/03/2026 - 31/03/2026
      Ms Rowena Ashgrove-Lee
      ^^540r:#£410.00
      ^^3 Heron Court
      ^^540r:Personal account balance
      ^^Selby
      ^^540r:(without what is set aside)
      ^^YO8 4AA
      ^^540r:£75.00 Balance set aside

      Sort code | 140:Account number
      40-18-22 | 140:20671147

      *Date | 140:*Description | 430r:*Amount | 540r:*Balance
      09/03/2026 | 140:SELBY HARDWARE | 430r:-60.00 | 540r:410.00
      02/03/2026 | 140:OUSE BREWERY | 430r:-30.00 | 540r:470.00`);
    expect(balancesOf(reading)).toContain('Closing 410.00');
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('the date of a statement', () => {
  it('stands behind its number, and is not that of the next interest', async () => {
    const reading = await read(`
      #Hearth | 400:*Personal account statement
      400:Statement no. 37 · 30 September 2025
      Ms Rowena Ashgrove-Lee
      3 Heron Court
      Selby
      YO8 4AA

      Sort code | 140:Account number
      40-18-22 | 140:20671147
      1 Sep 2025 – 30 Sep 2025

      *Date | 140:*Description | 430r:*Amount | 540r:*Balance
      09/09/2025 | 140:SELBY HARDWARE | 430r:-60.00 | 540r:410.00
      22/09/2025 | 140:OUSE BREWERY | 430r:-30.00 | 540r:380.00

      We pay interest on balances up to £1,000.00. Your next credit interest date is 31 October 2025.`);
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2025-09-30']);
  });
});

const passbook = (head: string): ReturnType<typeof read> =>
  read(`
      180:#Calder & Sark Building Society

      PASSBOOK PRINT-OUT | 400:BOOK NO. 4
      ${head}
      ENTRIES FROM 01APR24 TO 19JAN25

      DATE | 100:PARTICULARS | 380r:WITHDRAWN | 460r:DEPOSITED | 545r:BALANCE
      01APR24 | 100:BALANCE FROM BOOK 3 | 545r:1,000.00
      12APR24 | 100:CASH | 460r:200.00 | 545r:1,200.00
      19NOV24 | 100:CASH | 460r:50.00 | 545r:1,250.00
      07JAN25 | 100:INTEREST | 460r:12.50 | 545r:1,262.50`);

describe('a label beneath the value of another', () => {
  it('does not run on from the last word of that', async () => {
    const reading = await passbook(`ACCOUNT NO. | 140:61120934 | 250:SORT CODE | 340:04-44-71
      ACCOUNT TYPE JUNIOR SAVER
      NAME | 140:EDNA TARR
      ADDRESS | 140:ROSE HILL
      140:LINTON
      140:WHITBY
      140:YO21 9ZZ`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['EDNA TARR']);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['ROSE HILL', 'LINTON', 'WHITBY']]);
  });
});

describe('the name of an account beside the address of a letter', () => {
  it('ends where the first line of that begins', async () => {
    const reading = await passbook(`ACCOUNT NAME | 140:TARR & WELL DECORATING SERVICES LTD | 340:THE DIRECTORS
      ^340:TARR & WELL DECORATING SERVICES LTD
      ^340:UNIT 9
      ^340:WHITBY
      ^340:YO21 9ZZ
      ACCOUNT NO. | 140:61120934 | 250:SORT CODE | 340:04-44-71`);
    expect(valuesOf(reading, 'Organisation', 'name')).toContain('TARR & WELL DECORATING SERVICES LTD');
  });
});
