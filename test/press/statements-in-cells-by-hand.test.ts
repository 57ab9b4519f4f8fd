// Statements set by hand in narrow cells and in prose: passbooks that are signed, numbers on two lines, letterheads in the holder's place.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a passbook', () => {
  it('takes the initials behind its figures for none of them', async () => {
    const reading = await read(`
      #Eden Vale Building Society
      Pass Book No. | 180:0007714-09
      In the name(s) of | 180:MR BRYN ALDOUS
      MR BRYN ALDOUS
      TOLL COTTAGE
      5 KIRK LANE
      APPLEBY
      CA16 6QQ

      DATE | 120:PARTICULARS | 340r:PAID OUT | 410r:PAID IN | 480r:BALANCE | 486:INITIALS
      01FEB26 | 120:BALANCE B/FWD | 480r:310.20
      04FEB26 | 120:CASH | 410r:50.00 | 480r:360.20 | 486:JM
      19FEB26 | 120:CHQ WITHDRAWAL 100218 | 340r:120.00 | 480r:240.20
      28FEB26 | 120:INTEREST | 410r:1.08 | 480r:241.28
      03MAR26 | 120:CASH WDL | 340r:41.28 | 480r:200.00 | 486:JM`);
    expect(entriesOf(reading)).toEqual([
      '2026-02-04 50.00 CASH',
      '2026-02-19 -120.00 CHQ WITHDRAWAL 100218',
      '2026-02-28 1.08 INTEREST',
      '2026-03-03 -41.28 CASH WDL',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening 310.20', 'Closing 200.00']);
  });
});

describe('numbers in narrow cells', () => {
  const paper = (panel: string): Promise<Awaited<ReturnType<typeof read>>> =>
    read(`
      #Plover Bank
      ${panel}

      Miss Esme Corrigan
      14 Fossgate
      Malton
      YO17 7AA

      *Date | 110:*Description | 400r:*Money out | 470r:*Money in | 545r:*Balance
      02 Feb 2026 | 110:Opening balance | 545r:£20.00
      03 Feb 2026 | 110:MALTON POOL | 400r:5.00 | 545r:£15.00
      27 Feb 2026 | 110:Closing balance | 545r:£15.00`);

  it('joins a sort code and an account number on two lines of one cell, and knows what a statement alone counts', async () => {
    const reading = await paper(`
      320:Sort code and | 440:40-18-24
      ^320:account number | 440:61180044
      320:Statement | 440:57`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-18-24 61180044']);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual(['57']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('takes from the IBAN a sort code that is broken', async () => {
    const reading = await paper(`
      320:Account No | 440:61180044
      320:Sort Code | 440:40-18- 212
      ^440:24
      320:IBAN | 440:GB53 PLVR 4018 2461 1800 44`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toContain('40-18-24 61180044');
  });
});

describe('a statement that is told', () => {
  it('reads numbers and the day it was made from its sentences', async () => {
    const reading = await read(`
      #saffron
      Wilfred Osei-Tranter, 6 Dock Parade, Hull, HU1 3QQ
      *Your annual savings statement
      This is your statement for your Cash ISA for 6 April 2025 to 5 April 2026. Your account number
      ^is 70118840 and the sort code is 40-18-25.

      When | 140:What | 400r:In | 470r:Out | 545r:Balance
      2 May 2025 | 140:Deposit | 400r:+£500.00 | 545r:£500.00
      5 Apr 2026 | 140:Interest | 400r:+£18.40 | 545r:£518.40

      We made this statement on 9 April 2026. Saffron Bank Limited, 2 Quay Street, London SE1 9ZZ.`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-18-25 70118840']);
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-04-09']);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Wilfred Osei-Tranter']);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['6 Dock Parade', 'Hull']]);
  });
});

describe('a letterhead with an address of its own', () => {
  it('is not whom the statement is for', async () => {
    const reading = await read(`
      #heron | 400:Heron Bank Limited
      400:5th Floor, 2 Lantern Avenue
      400:London EC2M 9ZZ

      Casimir Doyle-Reeve | 330:Account Number: 11820399
      Flat 12, Tannery Wharf | 330:Sort Code: 40-18-26
      8 Canal Reach | 330:01/04/2026 - 30/04/2026
      London
      N1C 9ZZ

      *DATE | 130:*TYPE | 220:*TRANSACTION | 400r:*IN | 470r:*OUT | 545r:*BALANCE
      02/04/2026 | 130:INTEREST | 220:Interest earned | 400r:£1.41 | 545r:£201.41
      09/04/2026 | 130:APPLE PAY | 220:Corner Bakery | 470r:£3.10 | 545r:£198.31`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Casimir Doyle-Reeve']);
    expect(valuesOf(reading, 'Address', 'postcode')).toEqual(['N1C 9ZZ']);
  });
});

describe('what is nearly another thing', () => {
  it('takes no page for the number of a statement, no product for a holder, and no part of a number for the whole', async () => {
    const reading = await read(`
      #Marsh & Fell Building Society
      Miss Agnes Tolliver
      The Smithy, Mill Lane
      Ulverston
      LA12 9ZZ | 330:Sheet number | 460:1 of 2

      *Your account at a glance for the year ended 31 March 2026
      Account name | 200:60+ Saver (Third issue)
      Account number | 200:6611400 07
      Balance last year | 200:£3,000.00
      Balance now | 200:£2,583.20

      Date | 130:Transaction | 380r:Withdrawal | 460r:Deposit | 545r:Balance
      01 Apr 25 | 130:Balance brought forward | 545r:3,000.00
      30 May 25 | 130:Cheque withdrawal | 380r:500.00 | 545r:2,500.00
      31 Mar 26 | 130:Annual interest | 460r:83.20 | 545r:2,583.20`);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual([undefined]);
    expect(valuesOf(reading, 'Statement', 'endDate')).toEqual(['2026-03-31']);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['6611400 07']);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Miss Agnes Tolliver']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('leaves what numbers the account out of the address beneath it', async () => {
    const reading = await read(`
      #inkwell | 330:Inkwell Business account
      Account name: TAMSIN ROE T/A ROE CERAMICS
      Sort code 40-18-28 · Account number 44120001
      Studio 5, The Maltings, Stroud GL5 9ZZ

      Statement for 1 May 2026 – 31 May 2026
      *Date | 130:*Details | 380r:*Amount | 545r:*Balance
      1 May | 130:Opening balance | 545r:£322.00
      4 May | 130:Kiln hire | 380r:-£22.00 | 545r:£300.00`);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['Studio 5, The Maltings, Stroud']]);
    expect(valuesOf(reading, 'Organisation', 'name')).toContain('TAMSIN ROE T/A ROE CERAMICS');
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-18-28 44120001']);
  });
});

describe('a page of a passbook as a counter printer fills it', () => {
  it('counts its lines apart, reads balances behind stars, and begins the address at its label', async () => {
    const reading = await read(`
      #Dunlin Building Society
      Passbook no. 4 Page 2

      Account holder | 190:MRS HELGA CARVER
      Account | 190:SUNDIAL SAVER PASSBOOK
      Account number | 190:3105-77264
      Branch | 190:SETTLE
      Address | 190:8 Tannery Row
      190:Settle
      190:North Yorkshire
      190:BD24 9AA

      *Line | 95:*Date | 155:*Transaction | 382r:*Withdrawals | 448r:*Receipts | 533r:*Balance
      55:00 | 95:01APR25 | 155:BALANCE B/FWD | 533r:***1,000.00
      55:01 | 95:28APR25 | 155:CASH | 448r:40.00 | 533r:***1,040.00
      55:02 | 95:12MAY25 | 155:CASH W/D | 382r:15.00 | 533r:***1,025.00
      55:03 | 95:02JUN25 | 155:CHEQUE | 448r:75.00 | 533r:***1,100.00
      55:04

      Please check each entry before leaving the counter.`);
    expect(entriesOf(reading)).toEqual([
      '2025-04-28 40.00 CASH',
      '2025-05-12 -15.00 CASH W/D',
      '2025-06-02 75.00 CHEQUE',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening 1000.00', 'Closing 1100.00']);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['8 Tannery Row', 'Settle', 'North Yorkshire']]);
  });
});

describe('a holder whose name a narrow cell breaks', () => {
  it('is named whole', async () => {
    const reading = await read(`
      #Otter Bank | 320:Business account statement
      320:Account name | 430:FRIENDS OF KETTLE
      ^430:LOCK

      320:Account number | 430:91820334
      320:Sort code | 430:40-64-37
      320:Period | 430:1 June 2026 to 30 June 2026

      Date | 120:Details | 420r:Debits | 480r:Credits | 550r:Balance
      01 Jun | 120:Opening balance | 550r:100.00
      04 Jun | 120:LIDL GB | 420r:10.00 | 550r:90.00`);
    expect([...valuesOf(reading, 'Organisation', 'name'), ...valuesOf(reading, 'Person', 'name')]).toContain(
      'FRIENDS OF KETTLE LOCK',
    );
  });
});
