// Statements set by hand after the manner of building societies and newer banks: panels beside the table, headers in the middle over
// columns, holders named twice.
import { describe, expect, it } from 'vitest';
import { balancesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a statement with a panel beside its table', () => {
  it('takes no line of the panel for a column, and reads the labels of the panel', async () => {
    const reading = await read(`
      #Otter Savings | 400:Savings statement

      Mr Idris Kettle | 220:*Account activity
      14 Corve Lane
      Ludlow | 220:Date | 290:Description | 500r:Amount (£) | 570r:Balance (£)
      SY8 1AA | 220:01-JUL-2025 | 290:Opening balance | 570r:2,000.00
      220:02-JUL-2025 | 290:Deposit from account ****5519 | 500r:400.00 | 570r:2,400.00
      Statement date
      220:31-JUL-2025 | 290:Interest paid | 500r:7.12 | 570r:2,407.12
      02 January 2026
      220:15-AUG-2025 | 290:Withdrawal to account ****5519 | 500r:(1,250.00) | 570r:1,157.12
      Statement period
      220:31-AUG-2025 | 290:Interest paid | 500r:4.00 | 570r:1,161.12
      01 July 2025 to 31 December 2025
      220:01-SEP-2025 | 290:Deposit from account ****5519 | 500r:100.00 | 570r:1,261.12
      Account number
      220:22-SEP-2025 | 290:Deposit from account ****5519 | 500r:50.00 | 570r:1,311.12
      91820334
      220:31-DEC-2025 | 290:Closing balance | 570r:1,311.12
      Sort code
      40-64-37`);
    expect(valuesOf(reading, 'Transaction', 'fullDescriptor')).toEqual([
      'Deposit from account ****5519',
      'Interest paid',
      'Withdrawal to account ****5519',
      'Interest paid',
      'Deposit from account ****5519',
      'Deposit from account ****5519',
    ]);
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-01-02']);
    expect(valuesOf(reading, 'Statement', 'startDate')).toEqual(['2025-07-01']);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-64-37 91820334']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('takes no postcode of an address beside a label for its number', async () => {
    const reading = await read(`
      #Wren Building Society | 240:Ms Josephine Okoro-Reed
      240:Low Mill Cottage
      Your account | 240:9 Denton Road
      Dales 60 Day Saver | 240:Ilkley
      Roll number | 240:LS29 0AA
      2-4417093-6

      240:Your annual savings statement
      Interest rate | 240:Dear Ms Okoro-Reed, this statement shows everything paid into and out of
      3.60% gross/AER | 240:your account between 6th April 2025 and 5th April 2026.

      240:Date | 300:What happened | 500r:Amount (£) | 570r:Balance (£)
      300:Balance at start of statement | 570r:862.17
      240:30 Apr 2025 | 300:Paid in by transfer | 500r:100.00 | 570r:962.17
      240:31 May 2025 | 300:Taken out | 500r:-62.17 | 570r:900.00
      240:31 Mar 2026 | 300:Interest | 500r:20.00 | 570r:920.00
      300:Balance at end of statement | 570r:920.00`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['2-4417093-6']);
    expect(valuesOf(reading, 'Address', 'postcode')).toEqual(['LS29 0AA']);
  });
});

describe('a statement whose headers stand in the middle over their columns', () => {
  it('tells codes from what stands behind them, and names two holders in full', async () => {
    const reading = await read(`
      #Raven Building Society | 400:STATEMENT OF ACCOUNT
      Mr Alan J & Mrs Doreen Kettle | 320:Account | 400:Access Saver Plus
      Bracken Cottage | 320:Account number | 400:8044718203
      14 Low Fold | 400:Alan James Kettle
      Keighley | 320:Account holders | 400:Doreen Kettle
      BD20 6QE | 320:Statement period | 400:01/01/2025 – 31/12/2025

      60:Date | 113:Code | 234:Details | 405r:Paid in £ | 485r:Paid out £ | 555r:Balance £
      45:01 Jan 25 | 149:BROUGHT FORWARD | 555r:5,112.08
      45:06 Jan 25 | 109:CSH | 149:CASH | 405r:200.00 | 555r:5,312.08
      45:20 Jan 25 | 109:CHQ | 149:CHEQUE LLOYDS | 405r:450.00 | 555r:5,762.08
      45:03 Feb 25 | 109:CSH | 149:WITHDRAWAL SKIPTON ROAD | 485r:80.00 | 555r:5,682.08
      45:14 Feb 25 | 109:BACS | 149:CREDIT DWP PENSION | 405r:744.20 | 555r:6,426.28
      149:TOTALS | 405r:1,394.20 | 485r:80.00 | 555r:6,426.28`);
    expect(valuesOf(reading, 'Transaction', 'fullDescriptor')).toEqual([
      'CASH',
      'CHEQUE LLOYDS',
      'WITHDRAWAL SKIPTON ROAD',
      'CREDIT DWP PENSION',
    ]);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Mr Alan James Kettle', 'Mrs Doreen Kettle']);
  });
});

describe('a statement whose dates stand close before its details', () => {
  it('takes the second line of the details for details, though the header of the dates is nearer', async () => {
    const reading = await read(`
      #Raven Building Society | 400:Annual statement of your savings
      Account number | 160:301 447821 6
      Account holders | 160:Mr Arthur Kettle
      For the period | 160:06.04.2025 to 05.04.2026

      58:*DATE | 200:*DETAILS | 400r:*WITHDRAWALS | 480r:*INVESTMENTS | 550r:*BALANCE
      44:06.04.2025 BALANCE B/F | 550r:118.40
      44:06.05.2025 STANDING ORDER RECEIPT | 480r:250.00 | 550r:368.40
      44:03.10.2025 WITHDRAWAL - FASTER PAYMENT TO NOMINATED | 400r:300.00 | 550r:68.40
      95:ACCOUNT

      44:31.12.2025 INTEREST (GROSS) | 480r:2.17 | 550r:70.57
      95:TOTALS | 400r:300.00 | 480r:252.17`);
    expect(valuesOf(reading, 'Transaction', 'fullDescriptor')).toEqual([
      'STANDING ORDER RECEIPT',
      'WITHDRAWAL - FASTER PAYMENT TO NOMINATED ACCOUNT',
      'INTEREST (GROSS)',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a statement that names its account by the holder and a word', () => {
  it('gives the name without the word', async () => {
    const reading = await read(`
      #Thrush
      Thrush current account statement
      01 March 2026 – 31 March 2026

      Dr Orla Fenn | 420:Account name
      Garden Flat | 420:Orla Fenn – Everyday
      12 Pembroke Vale | 420:Account number
      Bristol | 420:20366918
      BS8 3DN | 420:Sort code
      420:60-84-07

      Opening balance | 150:Money in | 250:Money out | 350:Closing balance
      £345.60 | 150:+£906.18 | 250:-£51.02 | 350:£1,200.76

      Transaction details | 450r:Amount | 555r:Balance

      *Sunday 1 March 2026
      Kestrel Books | 450r:-£32.41 | 555r:£313.19
      Purchase

      *Monday 2 March 2026
      Cashback from Thrush | 450r:+£6.18 | 555r:£319.37
      Cashback

      Heron Gas | 450r:-£18.61 | 555r:£300.76
      Direct Debit

      *Friday 27 March 2026
      WREN GROUP LIMITED | 450r:+£900.00 | 555r:£1,200.76
      Payment`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Dr Orla Fenn']);
    expect(reading.expectations.warnings).toEqual([]);
  });
});

describe('a statement that prints its numbers in one place', () => {
  it('reads the sort code behind the number, in brackets', async () => {
    const reading = await read(`
      #Thrush Bank | 420:Statement
      Account holders | 200:Dr Orla Fenn and Mr Tomas Fenn
      Address | 200:9 Low Fold, Keighley BD20 6QE
      Account | 200:Joint account 20366918 (60-84-07)
      Period | 200:1 - 30 June 2026
      Start balance | 200:£500.00
      End balance | 200:£430.00

      *June 2026
      Mon 1 | 100:Card payment | 240:KESTREL BOOKS | 480r:£20.00 | 560r:£480.00
      Wed 10 | 100:Direct debit | 240:HERON GAS | 480r:£100.00 | 560r:£380.00
      Fri 26 | 100:Incoming | 240:T FENN | 480r:+£50.00 | 560r:£430.00`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['60-84-07 20366918']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a savings statement that says where to pay in', () => {
  it('takes the number of its label, not the account that collects for all savers', async () => {
    const reading = await read(`
      #Thrush Savings | 400:Account number
      Mr Idris Kettle | 400:150 773 406
      14 Corve Lane | 400:Statement date
      Ludlow | 400:11 April 2026
      SY8 1AA

      Your Online Saver annual statement
      For the period 6 April 2025 to 5 April 2026

      Date | 120:Transaction | 400r:Paid in | 470r:Paid out | 550r:Balance
      06 Apr 2025 | 120:Balance brought forward | 550r:£2,000.00
      14 May 2025 | 120:Deposit | 400r:£100.00 | 550r:£2,100.00
      05 Jan 2026 | 120:Withdrawal | 470r:£600.00 | 550r:£1,500.00
      05 Apr 2026 | 120:Balance carried forward | 550r:£1,500.00

      All interest is paid gross. To pay in by bank transfer use sort code 60-31-09,
      account number 10203040, and give your account number above as the reference.`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['150 773 406']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a statement that says of each balance but those at the top of a page that it is overdrawn', () => {
  it('carries the balance on as it was', async () => {
    const reading = await read(`
      #Sandpiper Bank | 320:Your current account statement
      Mr Tomas Fenn | 320:Account number 20366918
      9 Low Fold | 320:Sort code 60-84-07
      Keighley | 320:1 June 2026 to 30 June 2026
      BD20 6QE

      Date | 120:Details | 400r:Paid out | 470r:Paid in | 550r:Balance
      31 May 2026 | 120:BALANCE BROUGHT FORWARD | 550r:20.00
      03 Jun 2026 | 120:HERON GAS | 400r:74.00 | 550r:54.00 D
      120:BALANCE CARRIED FORWARD | 550r:54.00 D

      Date | 120:Details | 400r:Paid out | 470r:Paid in | 550r:Balance
      120:BALANCE BROUGHT FORWARD | 550r:54.00
      09 Jun 2026 | 120:KESTREL BOOKS | 400r:16.00 | 550r:70.00 D
      19 Jun 2026 | 120:WREN GROUP | 470r:300.00 | 550r:230.00
      30 Jun 2026 | 120:BALANCE CARRIED FORWARD | 550r:230.00`);
    expect(balancesOf(reading)).toEqual(['Opening 20.00', 'Closing 230.00']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a card statement that counts points', () => {
  it('takes the points of an entry for no word of it', async () => {
    const reading = await read(`
      #Wren Card | 400:Your credit card statement
      MR IDRIS KETTLE | 320:Statement date | 450:05 June 2026
      14 CORVE LANE | 320:Card number | 450:5460 **** **** 0917
      LUDLOW | 320:Previous balance | 450:£0.00
      SY8 1AA | 320:New balance | 450:£123.00

      Date | 120:Description | 400:Reward points | 540r:Amount
      12/05/2026 | 120:LIDL GB LUDLOW | 460r:16 | 540r:£66.00
      20/05/2026 | 120:HERON GARAGE | 460r:7 | 540r:£57.00`);
    expect(valuesOf(reading, 'Transaction', 'fullDescriptor')).toEqual(['LIDL GB LUDLOW', 'HERON GARAGE']);
  });
});
