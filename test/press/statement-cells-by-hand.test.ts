// Statements set by hand whose cells are narrow (a day over its month, a date over its year), hold two currencies, or stand in more
// columns than two for what came in.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a narrow column of dates', () => {
  it('takes the month beneath a day for its own, and for no heading over the days after it', async () => {
    const reading = await read(`
      #Otter Bank | 320:Your current account statement
      Mr Idris Kettle | 320:14 Feb - 13 Mar 2026
      14 Corve Lane | 320:Sort code | 420:40-64-37
      Ludlow | 320:Account number | 420:91820334
      SY8 1AA

      Date | 90:Description | 400r:Money out | 470r:Money in | 550r:Balance
      14 | 90:Start balance | 550r:200.00
      ^50:Feb
      20 | 90:Card Payment to | 400r:50.00 | 550r:150.00
      ^50:Feb
      ^90:Heron Garage
      2 | 90:Standing Order to | 400r:30.00 | 550r:120.00
      ^50:Mar | 90:Dale Homes
      9 | 90:Received From | 470r:500.00 | 550r:620.00
      ^50:Mar | 90:Wren Group
      13 | 90:End balance | 550r:620.00
      ^50:Mar`);
    expect(entriesOf(reading)).toEqual([
      '2026-02-20 -50.00 Card Payment to Heron Garage',
      '2026-03-02 -30.00 Standing Order to Dale Homes',
      '2026-03-09 500.00 Received From Wren Group',
    ]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('two lists of particulars side by side', () => {
  it('are no header with a column of statement dates, and give a day whose year stands beneath it', async () => {
    const reading = await read(`
      #Plover Card
      Mr Idris Kettle
      14 Corve Lane
      Ludlow
      SY8 1AA

      Balance from last statement | 300r:£80.00 | 340:Your account number | 450:5460 •••• •••• 0917
      Payments | 300r:£60.00 CR | 340:Statement date | 450:5 June 2026
      New balance | 300r:£143.00 | 340:Your credit limit | 450:£2,000.00
      Minimum payment | 300r:£5.00
      Pay by | 300r:1 July
      ^300r:2026

      Date | 130:Details | 540r:£
      12 May 2026 | 130:LIDL GB LUDLOW | 540r:66.00
      20 May 2026 | 130:HERON GARAGE | 540r:57.00
      22 May 2026 | 130:DIRECT DEBIT - THANK YOU | 540r:60.00 CR`);
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2026-06-05']);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-07-01']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('an amount in the money of the place beneath what it came to', () => {
  it('is no entry of its own', async () => {
    const reading = await read(`
      #Smew | 400:GBP Statement
      IDRIS KETTLE | 400:Generated on the 3 Feb 2026
      14 Corve Lane | 400:Account Number 91820334
      Ludlow | 400:Sort Code 40-64-37
      SY8 1AA

      Opening balance | 180r:£100.00
      Closing balance | 180r:£399.80

      Account transactions from January 1, 2026 to January 31, 2026
      Date | 130:Description | 380r:Money out | 460r:Money in | 550r:Balance
      Jan 4, 2026 | 130:Heron Garage | 380r:£20.00 | 550r:£80.00
      Jan 10, 2026 | 130:Top-Up by *8812 | 460r:£400.00 | 550r:£480.00
      Jan 18, 2026 | 130:Kestrel Air | 380r:£80.20 | 550r:£399.80
      ^130:Rate £1.00 = €1.15 | 380r:€92.23
      ^130:To: KESTREL AIR, BUDAPEST`);
    expect(entriesOf(reading).at(-1)).toBe(
      '2026-01-18 -80.20 Kestrel Air Rate £1.00 = €1.15 To: KESTREL AIR, BUDAPEST',
    );
    expect(entriesOf(reading)).toHaveLength(3);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('savings with a column for each manner of adding to them', () => {
  it('adds them all, and takes the kind of an entry for what it says where nothing else does', async () => {
    const reading = await read(`
      #Siskin Building Society
      Mrs Agnes Holloway | 380:Roll number: 7/112093/4
      3 Bracken Close | 380:Date: 6 April 2026
      Skipton
      BD23 1AA

      Statement for the tax year 6 April 2025 to 5 April 2026. You started the year with £1,000.00.

      Date | 120:Transaction type | 310r:Subscriptions | 390r:Withdrawals | 460r:Interest | 550r:Balance
      06/04/2025 | 120:Balance brought forward | 550r:1,000.00
      01/05/2025 | 120:Counter deposit | 310r:400.00 | 550r:1,400.00
      31/03/2026 | 120:Annual interest | 460r:50.00 | 550r:1,450.00
      02/04/2026 | 120:Cheque withdrawal | 390r:150.00 | 550r:1,300.00
      05/04/2026 | 120:Balance carried forward | 550r:1,300.00`);
    expect(entriesOf(reading)).toEqual([
      '2025-05-01 400.00 Counter deposit',
      '2026-03-31 50.00 Annual interest',
      '2026-04-02 -150.00 Cheque withdrawal',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening 1000.00', 'Closing 1300.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('an address as a typewriter sets it', () => {
  it('reads a postcode that stands apart from its county', async () => {
    const reading = await read(`
      SISKIN SAVINGS BANK | 320:PAGE | 360:1

      MISS AGNES HOLLOWAY | 320:A/C NO | 400:70114422
      3 THE NURSERY | 320:STMT DATE | 400:31/12/2025
      DEVIZES | 320:STMT NO | 400:8
      WILTS | 95:SN10 2AF | 320:TYPE | 400:DEPOSIT

      DATE | 120:DETAIL | 320r:WITHDRAWALS | 420r:DEPOSITS | 520r:BALANCE
      01/07/25 | 120:BALANCE B/F | 520r:6,204.18
      04/08/25 | 120:CASH | 420r:40.00 | 520r:6,244.18
      19/09/25 | 120:TFR TO 80114420 | 320r:500.00 | 520r:5,744.18
      31/12/25 | 120:BALANCE C/F | 520r:5,744.18`);
    expect(valuesOf(reading, 'Address', 'postcode')).toEqual(['SN10 2AF']);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['3 THE NURSERY', 'DEVIZES', 'WILTS']]);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual(['8']);
  });
});

describe('a month over a column of days', () => {
  it('dates the rows beneath it', async () => {
    const reading = await read(`
      #Otter Bank | 330:Sort code 40-64-37, account 91820334
      Mr Idris Kettle
      14 Corve Lane | 330:1 May 2026 to 31 May 2026
      Ludlow | 330:Balance brought forward | 545r:£402.10
      SY8 1AA | 330:Balance carried forward | 545r:£1,245.35

      May | 110:Details | 280:Type | 400r:£ Out | 470r:£ In | 550r:£ Balance
      1 | 110:Heron Gas | 280:DD | 400r:161.00 | 550r:241.10
      6 | 110:LIDL GB | 280:CARD | 400r:95.75 | 550r:145.35
      15 | 110:Wren Group | 280:BACS | 470r:1,900.00 | 550r:2,045.35
      20 | 110:Dale Homes | 280:SO | 400r:800.00 | 550r:1,245.35`);
    expect(entriesOf(reading)).toEqual([
      '2026-05-01 -161.00 Heron Gas',
      '2026-05-06 -95.75 LIDL GB',
      '2026-05-15 1900.00 Wren Group',
      '2026-05-20 -800.00 Dale Homes',
    ]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('balances named by days whose year stands beneath them', () => {
  it('are those at both ends', async () => {
    const reading = await read(`
      #Siskin Building Society | 380:Annual statement
      Mrs Agnes Holloway | 380:Easy Saver
      3 Bracken Close | 380:Account number | 480:30094418
      Skipton
      BD23 1AA

      Opened | 160:Interest rate | 290:Balance 6 Apr | 420:Balance 5 Apr
      ^290:2025 | 420:2026
      11 May 2019 | 160:2.90% gross | 290:£2,118.00 | 420:£2,436.44

      Date | 130:What | 380r:Money in | 460r:Money out | 550r:Balance
      28 Apr 2025 | 130:From current account | 380r:250.00 | 550r:2,368.00
      30 Sep 2025 | 130:Interest | 380r:68.44 | 550r:2,436.44`);
    expect(balancesOf(reading)).toEqual(['Opening 2118.00', 'Closing 2436.44']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
