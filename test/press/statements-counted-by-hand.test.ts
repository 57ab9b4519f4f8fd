// Statements set by hand with figures beside their entries that are none: counts of rows, tables of rates, sums of one side, numbers in narrow
// panels; and days that head the rows beneath them.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const HOLDER = `
  MRS ADA PELHAM
  2 TANNERY ROW
  SELBY
  YO8 4QT
`;

describe('rows that are counted through', () => {
  it('have the day that stands behind their count, or that of the row above', async () => {
    const reading = await read(`
      WINTERDALE
      ^BUILDING SOCIETY | 330:Everyday Saver Passbook | 480:Account No. 20884713
      ${HOLDER}
      60:DATE | 120:PARTICULARS | 340r:WITHDRAWN | 410r:INVESTED | 480r:BALANCE
      50:1 15NOV24 | 120:BALANCE B/FWD | 480r:633.18
      50:2 29NOV24 | 120:CASH | 410r:200.00 | 480r:833.18
      50:3 12DEC24 | 120:CASH | 340r:150.00 | 480r:683.18
      50:4 | 120:CHEQUE | 410r:63.41 | 480r:746.59
      50:5 24JAN25 | 120:CHEQUE | 410r:485.50 | 480r:1,232.09

      Winterdale Building Society, 5 Mill Street, Selby YO8 3AA. Authorised by the Prudential Regulation Authority.`);
    expect(entriesOf(reading)).toEqual([
      '2024-11-29 200.00 CASH',
      '2024-12-12 -150.00 CASH',
      '2024-12-12 63.41 CHEQUE',
      '2025-01-24 485.50 CHEQUE',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening 633.18', 'Closing 1232.09']);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['WINTERDALE BUILDING SOCIETY']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('may be counted down, in a column of their own', async () => {
    const reading = await read(`
      #Plover Bank
      Current account | 300:Sort code 40-18-24 | 420:Account number 61180044
      ${HOLDER}
      *No | 80:*Date | 150:*Details | 400r:*Amount | 480r:*Balance
      14 | 80:07/11/25 | 150:SELBY BAKERY | 400r:-5.00 | 480r:115.00
      13 | 80:03/11/25 | 150:WAGES | 400r:100.00 | 480r:120.00
      12 | 80:01/11/25 | 150:CASH | 400r:-30.00 | 480r:20.00`);
    expect(entriesOf(reading)).toEqual([
      '2025-11-07 -5.00 SELBY BAKERY',
      '2025-11-03 100.00 WAGES',
      '2025-11-01 -30.00 CASH',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('figures around the entries', () => {
  it('are no entries of a card where they stand in a table of rates', async () => {
    const reading = await read(`
      #Plover Card
      Your credit card statement | 330:Card number 5412 71XX XXXX 8820
      330:Statement date 11 November 2025
      330:Credit limit £3,000.00
      ${HOLDER}
      Previous balance | 250r:£100.00
      New balance | 250r:£144.62
      Minimum payment | 250r:£25.00
      Please pay by | 250r:6 December 2025

      *Date | 110:*Description | 500r:*Amount (£)
      14 Oct | 110:SELBY BAKERY | 500r:32.50
      16 Oct | 110:GRANGE GARAGE | 500r:18.40
      11 Nov | 110:INTEREST ON PURCHASES | 500r:-6.28

      *Type of balance | 180:*Annual rate | 330:*Estimated interest next month
      Purchases | 180:22.50% | 500r:£33.12
      Balance transfers | 180:7.44% | 500r:£4.02

      Estimated interest next month if
      ^you pay only the minimum: £9.41. Purchases 22.50% p.a. variable.`);
    expect(entriesOf(reading)).toHaveLength(3);
    expect(balancesOf(reading)).toEqual(['Opening -100.00', 'Closing -144.62']);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['25.00']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('sum up either side, where but one entry is on the other, and sentences tell both balances', async () => {
    const reading = await read(`
      #Plover Building Society
      Your annual savings statement

      Mrs Ada Pelham
      2 Tannery Row
      Selby
      YO8 4QT

      Account number | 180:44831902
      Here is your statement for 1 January 2025 to 31 December 2025. At the end of this period your
      ^balance was £450.00; at the start it was £300.00.

      *Date | 150:*Transaction | 480r:*Amount
      2 January 2025 | 150:Standing order received | 480r:+ £50.00
      3 February 2025 | 150:Standing order received | 480r:+ £50.00
      3 March 2025 | 150:Standing order received | 480r:+ £50.00
      31 December 2025 | 150:Interest credited | 480r:+ £9.86
      31 December 2025 | 150:Interest transferred to your bank | 480r:- £9.86

      250:Paid in during the year | 480r:£159.86
      250:Taken out during the year | 480r:£9.86`);
    expect(entriesOf(reading)).toHaveLength(5);
    expect(balancesOf(reading)).toEqual(['Opening 300.00', 'Closing 450.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('number the statement in a narrow panel beside its rows', async () => {
    const reading = await read(`
      #Plover Bank
      180:Mrs Ada Pelham
      ^180:2 Tannery Row
      ^180:Selby
      ^180:YO8 4QT

      Your current account
      180:Opening balance | 480r:£100.00
      Statement period | 180:Closing balance | 480r:£72.00
      ^01 DEC 2025 – 31 DEC
      ^2025

      180:Date | 230:Transaction | 400r:Money out | 440r:Money in | 490r:Balance
      Account number | 180:01 DEC | 230:TOLL | 400r:1.00 | 490r:99.00
      61180044 | 180:02 DEC | 230:SELBY BAKERY | 400r:2.00 | 490r:97.00
      Sort code | 230:CARD 8820
      40-18-24 | 180:03 DEC | 230:GRANGE GARAGE | 400r:20.00 | 490r:77.00
      Statement no. | 230:CARD 8820
      58 | 180:04 DEC | 230:SELBY BAKERY | 400r:5.00 | 490r:72.00`);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual(['58']);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-18-24 61180044']);
    expect(entriesOf(reading)).toHaveLength(4);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a list of an app', () => {
  it('is a statement where its days head its rows, with the balance at the end of the last', async () => {
    const reading = await read(`
      #plover
      *Transactions | 380:*Ada Pelham
      27 October 2025 – 6 November 2025 | 380:2 Tannery Row
      380:Selby
      380:YO8 4QT

      Sort code | 150:Account number | 260:Account | 390:Balance at end of 6 Nov
      40-18-24 | 150:61180044 | 260:Personal account | 390:£872.83

      *Thursday 6 November
      75:Selby Bakery | 520r:-£31.40
      75:Grange Garage | 520r:-£2.75

      *Tuesday 4 November
      75:Boots | 520r:+£14.60

      *Monday 27 October
      75:Selby Bakery | 520r:-£27.83`);
    expect(reading.document.classIdentifier).toBe('banking-statement');
    expect(entriesOf(reading)).toEqual([
      '2025-11-06 -31.40 Selby Bakery',
      '2025-11-06 -2.75 Grange Garage',
      '2025-11-04 14.60 Boots',
      '2025-10-27 -27.83 Selby Bakery',
    ]);
    expect(balancesOf(reading)).toEqual(['Closing 872.83']);
    expect(errorsOf(reading)).toEqual([]);
  });
});
