// Statements set by hand: entries beneath their days, each day with the balance at its end, and tables under heads in unknown words.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

describe('entries beneath days that end in a balance', () => {
  it('are read newest first, with what they began from at the foot and nothing of what is pending', async () => {
    const reading = await read(`
      #Quillet Bank | 400:Everyday account statement
      400:1 May – 31 May 2026
      Ms Ottilie Marchbanks | 300:Sort code | 420:Account number
      12 Sheepwash Terrace | 300:12-34-56 | 420:30518846
      Alston
      CA9 3QN

      You started with | 180:Came in | 310:Went out | 440:You finished with
      £1,000.00 | 180:£500.00 | 310:£120.00 | 440:£1,380.00

      Pending on 31 May – not yet taken from your balance
      80:Trainline
      540r:-£46.70
      ^80:Online payment

      Newest first. The figure beside each date is your balance at the end of that day.
      *Sunday 31 May | 540r:£1,380.00
      80:Lidl
      ^^540r:-£20.00
      ^^80:Contactless
      *Friday 29 May | 540r:£1,400.00
      80:Heron Optics Ltd
      ^^540r:+£500.00
      ^^80:Bank credit
      80:Cats Shelter
      ^^540r:-£40.00
      ^^80:Direct Debit
      *Monday 4 May | 540r:£940.00
      80:Rowan Lettings
      ^^540r:-£60.00
      ^^80:Standing order
      *Balance on 1 May, before any of the above | 540r:*£1,000.00`);
    expect(entriesOf(reading).map((entry) => entry.split(' ').slice(0, 2).join(' '))).toEqual([
      '2026-05-31 -20.00',
      '2026-05-29 500.00',
      '2026-05-29 -40.00',
      '2026-05-04 -60.00',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening 1000.00', 'Closing 1380.00']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a table under a head whose words nobody knows', () => {
  it('is no place where the balance of the statement is looked for beneath its label', async () => {
    const reading = await read(`
      #Fenwick Moor Building Society
      Mr Osric Delane-Lane | 400:Account number | 500:30518846
      12 Sheepwash Terrace
      Alston
      CA9 3QN

      *Annual savings statement
      For the year from 1 January 2025 to 31 December 2025

      On | 120:How it came about | 420:Plus or minus £ | 500:Balance £
      1 Jan 25 | 120:Balance from last statement | 540r:2,400.00
      2 Jan 25 | 120:Standing order from Mr O Delane-Lane | 460r:+ 250.00 | 540r:2,650.00
      3 Feb 25 | 120:Standing order from Mr O Delane-Lane | 460r:+ 250.00 | 540r:2,900.00
      17 Apr 25 | 120:Withdrawal to nominated account | 460r:– 900.00 | 540r:2,000.00
      31 Dec 25 | 120:Interest added (gross) | 460r:+ 60.00 | 540r:2,060.00
      31 Dec 25 | 120:*Balance at end of statement | 540r:*2,060.00`);
    expect(entriesOf(reading)).toHaveLength(4);
    expect(balancesOf(reading)).toEqual(['Opening 2400.00', 'Closing 2060.00']);
    expect(errorsOf(reading)).toEqual([]);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a panel of totals beside entries whose day is printed once', () => {
  it('gives no entry its direction', async () => {
    const reading = await read(`
      #Otter Bank
      Mr Idris Kettle
      14 Corve Lane
      Ludlow
      SY8 1AA

      Account number 91820334 | 300:Sort code 40-64-37

      *Date | 100:*Description | 290r:*Money out | 350r:*Money in | 410r:*Balance
      2 June | 100:Start balance | 410r:100.00
      100:Direct Debit to WREN HOMES | 290r:60.00 | 430:Start balance
      430:£100.00
      ^^100:Card payment to KESTREL | 290r:15.50 | 430:Money in
      ^430:£300.00
      ^^100:Card payment to HERON | 290r:4.50 | 410r:20.00
      430:Money out
      ^430:£87.00
      3 June | 100:Card payment to SISKIN | 290r:7.00 | 410r:13.00
      430:End balance
      ^430:£313.00
      4 June | 100:Received from TEASEL LTD | 350r:300.00 | 410r:313.00
      4 June | 100:End balance | 410r:313.00
      Statement for 2 June 2026 to 4 June 2026`);
    expect(entriesOf(reading)).toEqual([
      '2026-06-02 -60.00 Direct Debit to WREN HOMES',
      '2026-06-02 -15.50 Card payment to KESTREL',
      '2026-06-02 -4.50 Card payment to HERON',
      '2026-06-03 -7.00 Card payment to SISKIN',
      '2026-06-04 300.00 Received from TEASEL LTD',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });
});
