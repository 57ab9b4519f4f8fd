// Statements set by hand after the ways in which they print days: over their rows, in figures, with the time, at both ends of a period.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a statement without headers whose rows stand under their days', () => {
  it('gives each row the day over it', async () => {
    const reading = await read(`
      #Dotterel Bank
      Statement for 1 – 31 March 2026
      Mr Arun Pell & Ms Wen Pell
      Flat 2, 40 Denton Road
      Ilkley LS29 0AA

      Your Dotterel Joint Account | 300:Sort code 04-00-76 · Account 55120938

      £312.40 | 160:£2,210.00 | 300:£1,944.15 | 440:£578.25
      Balance on 1 Mar | 160:Money in | 300:Money out | 440:Balance on 31 Mar

      *31 March 2026
      Heron Gas | 460r:-£80.00 | 545r:£578.25
      Direct debit

      *28 March 2026
      Wren Group Ltd | 460r:+£2,210.00 | 545r:£658.25
      Faster payment

      *12 March 2026
      Landlord Lettings | 460r:-£1,850.00 | 545r:-£1,551.75
      Standing order
      Kestrel Books | 460r:-£14.15 | 545r:£298.25
      Card`);
    expect(entriesOf(reading)).toEqual([
      '2026-03-31 -80.00 Heron Gas Direct debit',
      '2026-03-28 2210.00 Wren Group Ltd Faster payment',
      '2026-03-12 -1850.00 Landlord Lettings Standing order',
      '2026-03-12 -14.15 Kestrel Books Card',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening 312.40', 'Closing 578.25']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a statement whose amounts stand between the two lines of their row', () => {
  it('reads each row under its day and both numbers between dots', async () => {
    const reading = await read(`
      #knot | 400:1 May 2026 – 31 May 2026
      Odile Farrant
      9 Ropewalk Lane
      Whitby
      YO21 9ZZ

      Current Account · 04-00-77 · 61120934

      65:You started with | 181:Money in | 297:Money out | 414:You ended with
      65:£210.00 | 181:£1,400.00 | 297:£34.40 | 414:£1,575.60

      Friday 29 May 2026
      Heron Design Studio
      ^^430r:+£1,400.00 | 545r:£1,575.60
      ^Payment in

      Tuesday 12 May 2026
      Quayside Bakery
      ^^430r:-£4.40 | 545r:£175.60
      ^Card
      Fell Hardware
      ^^430r:-£30.00 | 545r:£180.00
      ^Card`);
    expect(entriesOf(reading)).toEqual([
      '2026-05-29 1400.00 Heron Design Studio Payment in',
      '2026-05-12 -4.40 Quayside Bakery Card',
      '2026-05-12 -30.00 Fell Hardware Card',
    ]);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['04-00-77 61120934']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a statement of few rows with days in figures', () => {
  it('reads the day first where one row can be read in no other way', async () => {
    const reading = await read(`
      #Siskin Building Society
      Mrs Agnes Holloway
      3 Bracken Close
      Skipton BD23 1AA

      *YOUR SAVINGS ACCOUNT STATEMENT
      Account: 1104-228817-6 | 300:Siskin Double Access Saver
      Rate at year end: 3.15% gross p.a./AER variable

      *Date | 120:*Transaction | 300r:*Debit | 400r:*Credit | 500r:*Balance
      06/04/25 | 120:Opening balance | 500r:4,800.20
      11/08/25 | 120:Cheque paid in | 400r:1,000.00 | 500r:5,800.20
      02/02/26 | 120:Withdrawal - cash | 300r:300.00 | 500r:5,500.20
      31/03/26 | 120:Gross interest | 400r:164.88 | 500r:5,665.08
      05/04/26 | 120:Closing balance | 500r:5,665.08`);
    expect(valuesOf(reading, 'Transaction', 'date')).toEqual(['2025-08-11', '2026-02-02', '2026-03-31']);
  });

  it('reads it first where nothing but the length of the gaps speaks for the month', async () => {
    const reading = await read(`
      #Siskin Building Society
      Mrs Agnes Holloway | 300:Savings account statement
      3 Bracken Close | 300:Account number 1104-228817-6
      Skipton BD23 1AA | 300:From 01/01/2025 to 31/12/2025

      *Date | 120:*Transaction | 300r:*Debit | 400r:*Credit | 500r:*Balance
      01/02/25 | 120:Interest | 400r:10.00 | 500r:1,010.00
      01/05/25 | 120:Interest | 400r:11.00 | 500r:1,021.00
      01/08/25 | 120:Interest | 400r:12.00 | 500r:1,033.00
      01/11/25 | 120:Interest | 400r:13.00 | 500r:1,046.00`);
    expect(valuesOf(reading, 'Transaction', 'date')).toEqual(['2025-02-01', '2025-05-01', '2025-08-01', '2025-11-01']);
  });
});

describe('a statement that prints the time of each entry, and a dash for what it does not know', () => {
  it('gives neither in the descriptions', async () => {
    const reading = await read(`
      #Smew
      Smew Business account | 380:Statement no. 2026/03
      FENN & LARK CATERING LTD | 380:1 March 2026 to 31 March 2026
      Unit 9 Mill Yard | 380:Sort code 20-77-12
      Otley | 380:Account number 88120349
      LS21 1AB

      Date & time | 130:Description | 320:Reference | 430r:In | 490r:Out | 555r:Balance
      02/03/2026 09:14 | 130:Kettle Foods | 320:INV 882 | 430r:1,900.00 | 555r:12,312.00
      05/03/2026 17:40 | 130:Payroll run | 320:- | 490r:1,800.00 | 555r:10,512.00
      15/03/2026 11:20 | 130:Lark Events | 320:INV 901 | 430r:2,000.00 | 555r:12,512.00`);
    expect(valuesOf(reading, 'Transaction', 'fullDescriptor')).toEqual([
      'Kettle Foods INV 882',
      'Payroll run',
      'Lark Events INV 901',
    ]);
  });
});

describe('a statement whose period has two labels', () => {
  it('reads both ends, and the sort code behind the name of the branch', async () => {
    const reading = await read(`
      #Whinchat Bank | 350:Current account statement
      MRS JOSEPHINE OKORO
      12 PEMBROKE VALE | 350:Your account: 20366918
      BRISTOL | 350:Your branch: Clifton 60-84-08
      BS8 3DN | 350:Statement to: 28 FEB 2026
      350:Statement from: 01 FEB 2026

      Date | 110:Particulars | 380r:Withdrawn | 460r:Paid in | 545r:Balance
      1 FEB | 110:BALANCE B/FWD | 545r:-112.30
      2 FEB | 110:HERON GAS LTD DDR | 380r:61.20 | 545r:-173.50
      5 FEB | 110:WREN GROUP PLC BAC | 460r:1,400.00 | 545r:1,226.50
      28 FEB | 110:BALANCE C/FWD | 545r:1,226.50`);
    expect(valuesOf(reading, 'Statement', 'startDate')).toEqual(['2026-02-01']);
    expect(valuesOf(reading, 'Statement', 'endDate')).toEqual(['2026-02-28']);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['60-84-08 20366918']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a statement whose day stands alone in its letterhead', () => {
  const saver = (foot: string, day: string): string => `
    #Otter Bank | 430:${day}

    Mrs Idony Kettle | 305:Your savings statement
    14 Corve Lane | 305:It covers 6 April 2025 to 30 September 2025.
    Ludlow | 305:Account number | 430:91820334
    SY8 1AA | 305:Sort code | 430:40-64-37

    Date | 120:Details | 420r:Amount | 550r:Balance
    6 Apr 2025 | 120:Opening balance | 550r:£100.00
    9 May 2025 | 120:Deposit | 420r:+£40.00 | 550r:£140.00
    30 Sep 2025 | 120:Interest | 420r:+£2.00 | 550r:£142.00

    ${foot}`;

  it.each([
    'Fixed rates from 4.05% AER for one year, rates as at 30 September 2025.',
    'You can see what you hold in our app, as of 1 September 2025.',
  ])('takes no day that is told in passing for it: %s', async (foot) => {
    const reading = await read(saver(foot, '4 October 2025'));
    expect(valuesOf(reading, 'Statement', 'date')).toEqual(['2025-10-04']);
  });

  it('has none where only rates have a day', async () => {
    const reading = await read(saver('Fixed for one year, rates as at 30 September 2025.', 'Savings'));
    expect(valuesOf(reading, 'Statement', 'date')).toEqual([undefined]);
  });
});

describe('a statement with a second column of days that are printed with a point', () => {
  const head = `
      #Dunlin Bank
      Kettle & Daughters Joinery Ltd | 330:Sort code 95-06-79
      Unit 4, Rope Works | 330:Account no 50118264
      27 Mersey Street | 330:Statement period 03.11.2025 - 28.11.2025
      Ludlow
      SY8 1AA
`;
  const rows = (first: string, seconds: readonly string[]): string => `
      330:${first}
      ^Date | 100:Details | 330:date | 430r:Debit | 490r:Credit | 555r:Balance GBP
      100:*Opening balance | 555r:*1,846.22 CR
      03.11.25 | 100:Standing order, KESTREL ESTATES, UNIT 4 RENT | 330:${seconds[0] ?? ''} | 430r:1,450.00 | 555r:396.22 CR
      04.11.25 | 100:Bank giro credit, HERON SCHOOL, INV 2041 | 330:${seconds[1] ?? ''} | 490r:3,840.00 | 555r:4,236.22 CR
      12.11.25 | 100:Direct debit, WREN RATES, 0711928834 | 330:${seconds[2] ?? ''} | 430r:4,389.00 | 555r:152.78 DR
      28.11.25 | 100:Cheque, 000418 | 330:${seconds[3] ?? ''} | 430r:12.10 | 555r:164.88 DR`;
  const entries = [
    '2025-11-03 -1450.00 Standing order, KESTREL ESTATES, UNIT 4 RENT',
    '2025-11-04 3840.00 Bank giro credit, HERON SCHOOL, INV 2041',
    '2025-11-12 -4389.00 Direct debit, WREN RATES, 0711928834',
    '2025-11-28 -12.10 Cheque, 000418',
  ];

  it.each(['Interest', 'Value', 'Posting'])('reads no day of it as what the entry is for: %s date', async (name) => {
    const reading = await read(head + rows(name, ['03.11', '04.11', '12.11', '28.11']));
    expect(entriesOf(reading)).toEqual(entries);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('gives the day of the booking where interest runs from another', async () => {
    const reading = await read(head + rows('Interest', ['03.11', '06.11', '11.11', '28.11']));
    expect(entriesOf(reading)).toEqual(entries);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('parts a day from a text that runs up to its column', async () => {
    const reading = await read(
      head +
        `
      Date | 100:Details | 330:Interest date | 430r:Debit | 490r:Credit | 555r:Balance GBP
      100:*Opening balance | 555r:*1,846.22 CR
      03.11.25 | 100:Standing order, KESTREL ESTATES | 330:03.11 | 430r:1,450.00 | 555r:396.22 CR
      04.11.25 | 100:Bank giro credit, HERON SCHOOL, INVOICES 2041 | 330:04.11 | 490r:3,840.00 | 555r:4,236.22 CR
      12.11.25 | 100:Direct debit, WREN RATES, 0711928834 | 330:12.11 | 430r:4,389.00 | 555r:152.78 DR
      28.11.25 | 100:Cheque, 000418 | 330:28.11 | 430r:12.10 | 555r:164.88 DR`,
    );
    expect(entriesOf(reading)[1]).toBe('2025-11-04 3840.00 Bank giro credit, HERON SCHOOL, INVOICES 2041');
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it.each([
    ['Date', 'Value'],
    ['Booked', 'Value date'],
    ['Entry date', 'Interest date'],
  ])('tells two columns of such days apart, and both from amounts: %s, %s', async (entry, value) => {
    const reading = await read(
      head +
        `
      ${entry} | 110:${value} | 200:Details | 430r:Debit | 490r:Credit | 555r:Balance GBP
      03.11 | 110:03.11 | 200:SO KESTREL ESTATES | 430r:1,450.00 | 555r:396.22
      04.11 | 110:06.11 | 200:HERON SCHOOL INV 2041 | 490r:3,840.00 | 555r:4,236.22
      12.11 | 110:12.11 | 200:FEES TO 31.10 | 430r:9.10 | 555r:4,227.12
      28.11 | 110:28.11 | 200:CHEQUE 000418 | 430r:12.10 | 555r:4,215.02`,
    );
    expect(entriesOf(reading)).toEqual([
      '2025-11-03 -1450.00 SO KESTREL ESTATES',
      '2025-11-04 3840.00 HERON SCHOOL INV 2041',
      '2025-11-12 -9.10 FEES TO 31.10',
      '2025-11-28 -12.10 CHEQUE 000418',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('reads days with a point where the table prints no others', async () => {
    const reading = await read(
      head +
        `
      Date | 100:Details | 430r:Debit | 490r:Credit | 555r:Balance GBP
      100:*Opening balance | 555r:*1,846.22 CR
      03.11 | 100:Standing order, KESTREL ESTATES, UNIT 4 RENT | 430r:1,450.00 | 555r:396.22 CR
      04.11 | 100:Bank giro credit, HERON SCHOOL, INV 2041 | 490r:3,840.00 | 555r:4,236.22 CR
      12.11 | 100:Direct debit, WREN RATES, 0711928834 | 430r:4,389.00 | 555r:152.78 DR
      28.11 | 100:Cheque, 000418 | 430r:12.10 | 555r:164.88 DR`,
    );
    expect(entriesOf(reading)).toEqual(entries);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a statement whose holder is set larger than the address beneath', () => {
  it('reads the flat and the street as the address of the holder', async () => {
    const reading = await read(`
      #Kite Bank
      #Miss Agnieszka Kettle | 390:Sort code | 547r:04-19-62
      Flat 3F2 | 390:Account number | 547r:22780413
      118 Marchmont Road | 390:From | 547r:1 November 2025
      Edinburgh | 390:To | 547r:30 November 2025
      EH9 1BQ

      Date | 110:Transaction | 430r:Amount | 547r:Balance
      1 Nov 2025 | 110:Opening balance | 547r:£103.00
      3 Nov 2025 | 110:Boots | 430r:-£9.00 | 547r:£94.00
      4 Nov 2025 | 110:Wren Archives | 430r:+£100.00 | 547r:£194.00`);
    expect(nodesOf(reading, 'Address').map(({ addressLines }) => addressLines)).toEqual([
      ['Flat 3F2', '118 Marchmont Road', 'Edinburgh'],
    ]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a statement whose rows print a day and a month without a year', () => {
  const head = (dates: string): string => `
      #Calder & Sark Building Society
      Savings account statement | 330:${dates}
      Mr Owen Tarr
      4 Cliff Road
      Whitby
      YO21 9ZZ

      Account number 61120934 | 330:Account name Mr Owen Tarr
      Date | 100:Details | 380r:Paid out | 460r:Paid in | 545r:Balance
      100:Balance brought forward | 545r:£1,000.00`;

  it('gives them the year over them', async () => {
    const reading = await read(`${head('Statement date 20 February 2025')}
      2023
      12 Apr | 100:Cash | 460r:200.00 | 545r:1,200.00
      19 Nov | 100:Cash | 460r:50.00 | 545r:1,250.00
      2024
      7 Mar | 100:Cheque | 380r:150.00 | 545r:1,100.00
      2025
      7 Jan | 100:Interest | 460r:12.50 | 545r:1,112.50`);
    expect(entriesOf(reading)).toEqual([
      '2023-04-12 200.00 Cash',
      '2023-11-19 50.00 Cash',
      '2024-03-07 -150.00 Cheque',
      '2025-01-07 12.50 Interest',
    ]);
  });

  it('takes no year for theirs that turns beneath it', async () => {
    const reading = await read(`${head('Statement date 20 January 2025')}
      2025
      19 Nov | 100:Cash | 460r:50.00 | 545r:1,050.00
      12 Dec | 100:Cash | 460r:50.00 | 545r:1,100.00
      7 Jan | 100:Interest | 460r:12.50 | 545r:1,112.50`);
    expect(entriesOf(reading).map((entry) => entry.slice(0, 10))).toEqual(['2024-11-19', '2024-12-12', '2025-01-07']);
  });

  it('prefers the year inside the period to one a few days after it', async () => {
    const reading = await read(`${head('Period 6 April 2024 to 5 April 2025')}
      8 Apr | 100:Cash | 460r:200.00 | 545r:1,200.00
      19 Nov | 100:Cash | 460r:50.00 | 545r:1,250.00
      7 Mar | 100:Cheque | 380r:150.00 | 545r:1,100.00`);
    expect(entriesOf(reading).map((entry) => entry.slice(0, 10))).toEqual(['2024-04-08', '2024-11-19', '2025-03-07']);
  });
});
