// Statements set by hand whose panel stands beside the rows themselves: its labels share lines with entries.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a card statement without headers, its summary in a strip beside the rows', () => {
  it('reads the strip for itself: its labels, and none of its figures as entries', async () => {
    const reading = await read(`
      #Plover Card
      Mr Idris Kettle | 430:What you owed last time
      14 Corve Lane | 430:*£80.00
      Ludlow | 430:You paid us
      SY8 1AA | 430:*-£60.00
      430:You spent
      Account **** **** **** 0917 | 250:6 May 2026 to 5 June 2026 | 430:*£123.00

      *What you’ve paid
      22/05/2026 | 110:Payment received, thank you | 410r:-£60.00 | 430:Your balance now
      430:*£143.00
      *What you’ve spent
      12/05/2026 | 110:LIDL GB | 410r:£66.00 | 430:Pay at least
      110:LUDLOW, GBR | 430:*£5.00
      430:We need it by
      20/05/2026 | 110:HERON GARAGE | 410r:£57.00 | 430:*1 July 2026
      110:*Total spent | 410r:*£123.00
      430:Your credit limit
      430:*£2,000.00
      430:Statement date
      430:*5 June 2026`);
    expect(entriesOf(reading)).toEqual([
      '2026-05-22 60.00 Payment received, thank you',
      '2026-05-12 -66.00 LIDL GB LUDLOW, GBR',
      '2026-05-20 -57.00 HERON GARAGE',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening -80.00', 'Closing -143.00']);
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-06-05']);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['5.00']);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-07-01']);
    expect(valuesOf(reading, 'BankAccount', 'creditLimit')).toEqual(['2000.00']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a statement with a strip left of its rows', () => {
  it('reads labels that stand on the lines of entries', async () => {
    const reading = await read(`
      #Otter Bank | 240:Your current account statement
      Mr Idris Kettle
      14 Corve Lane | 240:1 June 2026 to 30 June 2026
      Ludlow
      SY8 1AA

      240:Date | 310:Details | 440r:Paid out | 500r:Paid in | 560r:Balance
      Account number | 240:01 Jun 2026 | 310:Opening balance | 560r:200.00
      91820334 | 240:02 Jun 2026 | 310:HERON GAS | 440r:50.00 | 560r:150.00
      Sort code | 240:05 Jun 2026 | 310:KESTREL BOOKS | 440r:20.00 | 560r:130.00
      40-64-37 | 240:08 Jun 2026 | 310:WREN GROUP | 500r:500.00 | 560r:630.00
      Statement date | 240:09 Jun 2026 | 310:LIDL GB | 440r:30.00 | 560r:600.00
      01 July 2026 | 240:10 Jun 2026 | 310:CASH | 440r:10.00 | 560r:590.00
      Arranged overdraft limit | 240:11 Jun 2026 | 310:CASH | 440r:10.00 | 560r:580.00
      £750.00 | 240:12 Jun 2026 | 310:CASH | 440r:10.00 | 560r:570.00`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-64-37 91820334']);
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-07-01']);
    expect(valuesOf(reading, 'BankAccount', 'overdraftLimit')).toEqual(['750.00']);
    expect(entriesOf(reading)).toHaveLength(7);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('reads a strip whose labels are set midway between the head of the table and its rows', async () => {
    const reading = await read(`
      #Plover Card | 220:Mr Idris Kettle
      220:14 Corve Lane
      Statement date | 220:Ludlow
      *11 June 2026 | 220:SY8 1AA
      Card number
      **** **** **** 0917 | 219:This statement covers 12 May 2026 to 11 June 2026. Please check each transaction.

      Your previous balance
      *£80.00
      222:*Date | 270:*Details | 470r:*Money out (£) | 550r:*Money in (£)
      ^^Payments and refunds
      *-£60.00 | 270:*Balance from your last statement | 470r:*80.00
      222:12 May | 270:LIDL GB LUDLOW | 470r:66.00
      Your new balance | 222:22 May | 270:PAYMENT - THANK YOU | 550r:60.00
      *£143.00 | 222:24 May | 270:HERON GARAGE LUDLOW | 470r:45.00
      Your credit limit | 222:29 May | 270:STEAMGAMES.COM 425952 | 470r:12.00
      *£2,000 | 270:16.22 USD at exchange rate 1.3516
      Available to spend
      *£1,857.00 | 270:*Your new balance | 470r:*143.00
      Your minimum payment
      *£5.00
      Please pay by
      *5 July 2026`);
    expect(entriesOf(reading)).toEqual([
      '2026-05-12 -66.00 LIDL GB LUDLOW',
      '2026-05-22 60.00 PAYMENT - THANK YOU',
      '2026-05-24 -45.00 HERON GARAGE LUDLOW',
      '2026-05-29 -12.00 STEAMGAMES.COM 425952 16.22 USD at exchange rate 1.3516',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening -80.00', 'Closing -143.00']);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['5.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('reads a label of the strip at the height of the second line of the head', async () => {
    const reading = await read(`
      #Whin Card | 220:Ms Ailsa Kettle
      220:7 St. Aidan's Terrace
      Statement date | 220:Ryhope
      *18 November 2025 | 220:SR2 0LT
      Card number
      *5412 **** **** 3308 | 216:For the period 19 October 2025 to 18 November 2025.

      222:*Date of | 550r:*Amount
      ^Previous balance | 222:*transaction | 300:*Where you spent | 550r:*(£)
      *£210.00 | 222:02/11/2025 | 300:CO-OP FOOD RYHOPE | 550r:12.40
      Payments and credits | 222:04/11/2025 | 300:PAYMENT RECEIVED | 550r:-120.00
      *£120.00 | 222:05/11/2025 | 300:GREGGS 0551 | 550r:4.10
      New balance | 222:06/11/2025 | 300:AMAZON.CO.UK*2K | 550r:31.99
      *£138.49
      Minimum payment
      *£25.00`);
    expect(balancesOf(reading)).toEqual(['Opening -210.00', 'Closing -138.49']);
    expect(entriesOf(reading)).toHaveLength(4);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('reads a strip whose labels are set in capitals, and takes no small print for the holder', async () => {
    const reading = await read(`
      #Otter Bank
      220:Ms Ailsa Kettle & Mr Idris Kettle
      ACCOUNT | 220:7 Corve Lane
      90 Day Notice Saver | 220:Ludlow
      STATEMENT NUMBER | 220:SY8 1AA
      0014
      STATEMENT DATE | 220:Your savings this quarter
      2 July 2026 | 222:1 April 2026 | 330:Opening balance | 552r:£1,800.00
      PERIOD
      1 April 2026 – | 220:30 April 2026 | 325:Gross interest credited | 556r:+ £5.63
      30 June 2026
      SORT CODE | 220:29 May 2026 | 325:Gross interest credited | 556r:+ £5.21
      40-64-37 | 220:8 June 2026 | 325:Transfer from nominated | 556r:+ £500.00
      325:account
      ACCOUNT NUMBER | 220:30 June 2026 | 325:Gross interest credited | 556r:+ £6.90
      91820334
      INTEREST RATE | 222:30 June 2026 | 330:Closing balance | 552r:£2,317.74
      3.80% Gross / 3.87% AER

      220:Otter Bank plc is authorised by the Prudential Regulation Authority. Deposits are protected up to £85,000 for each depositor
      220:by the Financial Services Compensation Scheme.`);
    expect(entriesOf(reading)).toHaveLength(4);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Ms Ailsa Kettle', 'Mr Idris Kettle']);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-64-37 91820334']);
    expect(balancesOf(reading)).toEqual(['Opening 1800.00', 'Closing 2317.74']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('reads labels of it that fell into halves', async () => {
    const reading = await read(`
      #Otter Bank
      220:Ms Ailsa Kettle & Mr Idris Kettle
      ACCOUNT | 220:7 Corve Lane
      90 Day Notice Saver | 220:Ludlow
      STATEMENT NUMBER | 220:SY8 1AA
      0014
      STATEMENT | 120:DATE | 220:Your savings this quarter
      2 July 2026 | 222:1 April 2026 | 330:Opening balance | 552r:£1,800.00
      PERIOD
      1 April 2026 – | 220:30 April 2026 | 325:Gross interest credited | 556r:+ £5.63
      30 June 2026
      SORT | 90:CODE | 220:29 May 2026 | 325:Gross interest credited | 556r:+ £5.21
      40-64-37 | 220:8 June 2026 | 325:Transfer from nominated | 556r:+ £500.00
      325:account
      ACCOUNT NUMBER | 220:30 June 2026 | 325:Gross interest credited | 556r:+ £6.90
      91820334
      INTEREST RATE | 222:30 June 2026 | 330:Closing balance | 552r:£2,317.74
      3.80% Gross / 3.87% AER

      220:Otter Bank plc is authorised by the Prudential Regulation Authority. Deposits are protected up to £85,000 for each depositor
      220:by the Financial Services Compensation Scheme.`);
    expect(entriesOf(reading)).toHaveLength(4);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Ms Ailsa Kettle', 'Mr Idris Kettle']);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-64-37 91820334']);
    expect(balancesOf(reading)).toEqual(['Opening 1800.00', 'Closing 2317.74']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
