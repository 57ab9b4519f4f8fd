// Statements set by hand with figures of other tables beneath their entries, balances that sentences compare, and days whose digits run
// together.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

const HEAD = `
  #Bramley Building Society
  Your cash ISA statement
  Mr Omar Trent | 330:Account number 61180044
  12 Mill Lane | 330:6 April 2025 to 5 April 2026
  Ripon
  HG4 1AA
`;
const TABLE = `
  *Date | 110:*Details | 330r:*Withdrawals | 400r:*Deposits | 480r:*Balance
  6 Apr 2025 | 110:Balance brought forward | 480r:1,000.00
  7 May 2025 | 110:Deposit | 400r:500.00 | 480r:1,500.00
  30 Jun 2025 | 110:Withdrawal | 330r:200.00 | 480r:1,300.00
  5 Apr 2026 | 110:Interest | 400r:52.00 | 480r:1,352.00
`;
const ENTRIES = ['2025-05-07 500.00 Deposit', '2025-06-30 -200.00 Withdrawal', '2026-04-05 52.00 Interest'];

describe('what stands beneath the entries where their days do', () => {
  it('is no entry, nor the balance', async () => {
    const reading = await read(`${HEAD}${TABLE}

      *Your ISA allowance | 330r:*Tax year | 400r:*Limit | 480r:*Used
      Subscriptions this year | 330r:2025/26 | 400r:20,000.00 | 480r:500.00
      Remaining allowance | 480r:19,500.00`);
    expect(entriesOf(reading)).toEqual(ENTRIES);
    expect(balancesOf(reading)).toEqual(['Opening 1000.00', 'Closing 1352.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('is no entry where no balance could tell', async () => {
    const reading = await read(`${HEAD}
      *Date | 110:*Details | 480r:*Amount
      7 May 2025 | 110:Deposit | 480r:500.00
      30 Jun 2025 | 110:Withdrawal | 480r:-200.00
      5 Apr 2026 | 110:Interest | 480r:52.00

      *This tax year
      Subscribed | 480r:500.00
      Remaining allowance | 480r:19,500.00`);
    expect(entriesOf(reading)).toEqual(ENTRIES);
  });

  it('may be the balance at the end of a tax year, which is not the last one', async () => {
    const reading = await read(`${HEAD.replace('6 April 2025 to 5 April 2026', '1 January 2025 to 31 December 2025')}
      *Date | 110:*Details | 400r:*Amount | 480r:*Balance
      1 Jan 2025 | 110:Opening balance | 480r:300.00
      3 Feb 2025 | 110:Deposit | 400r:150.00 | 480r:450.00
      31 Oct 2025 | 110:Withdrawal | 400r:-20.00 | 480r:430.00

      Your balance at 5 April 2025 | 480r:450.00`);
    expect(balancesOf(reading)).toEqual(['Opening 300.00', 'Closing 430.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('sentences that compare two balances', () => {
  const compared = (sentence: string): Promise<Awaited<ReturnType<typeof read>>> =>
    read(`${HEAD}
      ${sentence}

      *Date | 110:*Details | 480r:*Amount
      7 May 2025 | 110:Deposit | 480r:+500.00
      30 Jun 2025 | 110:Withdrawal | 480r:-200.00
      5 Apr 2026 | 110:Interest | 480r:+52.00`);

  it.each([
    'Your savings grew from £1,000.00 on 6 April 2025 to £1,352.00 on 5 April 2026.',
    'On 5 April 2026 you had £1,352.00 in your account, compared with £1,000.00 on 6 April 2025.',
    'Your balance was £1,352.00 at the end of the year; at the start it was £1,000.00.',
  ])('tell the first and the last: %s', async (sentence) => {
    const reading = await compared(sentence);
    expect(balancesOf(reading)).toEqual(['Opening 1000.00', 'Closing 1352.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('days', () => {
  it.each([
    ['071125', '191125', '281125'],
    ['07112025', '19112025', '28112025'],
  ])('may have their digits run together: %s', async (first, second, third) => {
    const reading = await read(`
      #Bramley Bank
      Current account statement
      Mr Omar Trent | 330:Sort code 40-18-24
      12 Mill Lane | 330:Account number 61180044
      Ripon | 330:1 November 2025 to 30 November 2025
      HG4 1AA

      *Date | 110:*Details | 330r:*Paid out | 400r:*Paid in | 480r:*Balance
      110:Balance brought forward | 480r:500.00
      ${first} | 110:GRANGE GARAGE | 330r:40.00 | 480r:460.00
      ${second} | 110:WAGES | 400r:100.00 | 480r:560.00
      ${third} | 110:SELBY BAKERY | 330r:7.00 | 480r:553.00`);
    expect(entriesOf(reading)).toEqual([
      '2025-11-07 -40.00 GRANGE GARAGE',
      '2025-11-19 100.00 WAGES',
      '2025-11-28 -7.00 SELBY BAKERY',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('that run into the words behind them are doubted, not taken for the day above', async () => {
    const reading = await read(`
      #Bramley Bank
      Current account statement
      Mr Omar Trent | 330:Sort code 40-18-24
      12 Mill Lane | 330:Account number 61180044
      Ripon | 330:1 November 2025 to 30 November 2025
      HG4 1AA

      *Date | 90:*Details | 330r:*Paid out | 400r:*Paid in | 480r:*Balance
      90:Balance brought forward | 480r:500.00
      7 Nov | 90:GRANGE GARAGE | 330r:40.00 | 480r:460.00
      19 NovWAGES | 400r:100.00 | 480r:560.00
      28 Nov | 90:SELBY BAKERY | 330r:7.00 | 480r:553.00`);
    expect(entriesOf(reading)).toHaveLength(3);
    expect(warningsOf(reading).join()).toMatch(/date/);
  });
});

it('sums at the end of groups of entries are none of them', async () => {
  const reading = await read(`
    #Bramley Bank
    Current account statement
    Mr Omar Trent | 330:Sort code 40-18-24
    12 Mill Lane | 330:Account number 61180044
    Ripon | 330:1 November 2025 to 30 November 2025
    HG4 1AA

    Opening balance | 200r:£500.00
    Closing balance | 200r:£533.00

    *Card payments
    07 Nov | 110:SELBY BAKERY | 480r:7.00
    09 Nov | 110:GRANGE GARAGE | 480r:60.00
    110:Card payments total | 480r:67.00
    *Money received
    19 Nov | 110:WAGES | 480r:100.00
    110:Money received total | 480r:100.00`);
  expect(entriesOf(reading)).toEqual([
    '2025-11-07 -7.00 SELBY BAKERY',
    '2025-11-09 -60.00 GRANGE GARAGE',
    '2025-11-19 100.00 WAGES',
  ]);
  expect(errorsOf(reading)).toEqual([]);
});
