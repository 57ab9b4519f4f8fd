// Statements set by hand in columns too narrow for what they hold, and with a second day beside the one that is printed once.
import { describe, expect, it } from 'vitest';
import { entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const HEAD = `
    #Otter Bank
    Mr Idris Kettle
    14 Corve Lane
    Ludlow
    SY8 1AA

    Account number 91820334 | 300:Sort code 40-64-37
    1 June 2026 to 30 June 2026`;

describe('a statement whose days are broken over two lines', () => {
  it('reads day and month as one, and the names of its columns apart', async () => {
    const reading = await read(`${HEAD}

      *Date | 86:*Description | 228:*Money | 268:*Money in | 336:*Balance
      237:*out £ | 300:*£ | 375:*£
      1 | 86:Start balance | 382r:100.00
      Jun
      11 | 86:Cash Machine | 266r:20.00
      Jun | 86:Withdrawal at Wren Street
      86:Card to KESTREL BOOKS | 266r:15.50 | 382r:64.50
      15 | 86:From TEASEL LTD | 306r:300.00 | 382r:364.50
      Jun | 86:Wages`);
    expect(entriesOf(reading)).toEqual([
      '2026-06-11 -20.00 Cash Machine Withdrawal at Wren Street',
      '2026-06-11 -15.50 Card to KESTREL BOOKS',
      '2026-06-15 300.00 From TEASEL LTD Wages',
    ]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('takes no entry for the names of columns that is called a charge and a fee', async () => {
    const reading = await read(`${HEAD}

      340:*Payments | 420:*Payments
      ^^*Date | 100:*Type | 180:*Description | 540r:*Balance
      ^^372r:*out | 455r:*in
      2 Jun
      ^^100:Charge | 180:Monthly account fee | 372r:3.00 | 540r:97.00
      ^^2026
      3 Jun
      ^^100:Direct Debit | 180:WREN WATER | 372r:20.00 | 540r:77.00
      ^^2026
      4 Jun
      ^^100:Bank Credit | 180:TEASEL LTD | 455r:300.00 | 540r:377.00
      ^^2026`);
    expect(entriesOf(reading)).toEqual([
      '2026-06-02 -3.00 Monthly account fee',
      '2026-06-03 -20.00 WREN WATER',
      '2026-06-04 300.00 TEASEL LTD',
    ]);
  });

  it('reads names apart that begin with their unit, or are written as one word', async () => {
    for (const names of ['£In £Out', 'Moneyin Moneyout']) {
      const reading = await read(`${HEAD}

      *Date | 110:*Description | 400r:*${names} | 470r:*Balance
      01 Jun 2026 | 110:Opening balance | 470r:100.00
      11 Jun 2026 | 110:TEASEL LTD | 352r:20.00 | 470r:120.00
      12 Jun 2026 | 110:OTTER WATER | 400r:10.00 | 470r:110.00
      13 Jun 2026 | 110:CASH | 400r:30.00 | 470r:80.00`);
      expect(entriesOf(reading)).toEqual([
        '2026-06-11 20.00 TEASEL LTD',
        '2026-06-12 -10.00 OTTER WATER',
        '2026-06-13 -30.00 CASH',
      ]);
    }
  });

  it('sets no space into a name that is broken at its hyphen', async () => {
    const reading = await read(`${HEAD}

      *Date | 110:*Description | 340r:*Paid in | 440r:*Paid out | 540r:*Balance
      01 Jun 2026 | 110:Opening balance | 540r:100.00
      11 Jun 2026 | 110:R TEASEL- | 340r:20.00 | 540r:120.00
      110:KETTLE JOINT BILLS
      12 Jun 2026 | 110:CASH | 440r:10.00 | 540r:110.00`);
    expect(entriesOf(reading)[0]).toBe('2026-06-11 20.00 R TEASEL-KETTLE JOINT BILLS');
  });
});

describe('a statement that prints its days once, and the day of value in every row', () => {
  it('takes the day of value for no day of the entry', async () => {
    const reading = await read(`${HEAD}

      *Date | 120:*Effective date | 210:*Description | 380r:*Paid in £ | 460r:*Paid out £ | 540r:*Balance £
      1 June 2026 | 210:Opening balance | 540r:900.00
      5 June 2026 | 120:4 Jun | 210:Transfer in | 380r:50.00
      120:4 Jun | 210:Transfer in from Una Kettle | 380r:40.00
      120:3 Jun | 210:Cheque paid in | 380r:10.00 | 540r:1,000.00
      19 June 2026 | 120:18 Jun | 210:Transfer out | 460r:900.00 | 540r:100.00`);
    expect(entriesOf(reading).map((entry) => entry.slice(0, 16))).toEqual([
      '2026-06-05 50.00',
      '2026-06-05 40.00',
      '2026-06-05 10.00',
      '2026-06-19 -900.',
    ]);
    expect(valuesOf(reading, 'Statement', 'startDate')).toEqual(['2026-06-01']);
  });
});
