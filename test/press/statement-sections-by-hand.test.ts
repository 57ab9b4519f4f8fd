// Statements set by hand that list what came in and what went out apart, each beneath its sum and without names of columns, and what
// was held at the end of each day in a list of its own.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const HEAD = `
  #Otter Bank | 430:Statement OT-0031
  Mr Idris Kettle | 430:issued 1st July 2026
  14 Corve Lane
  Ludlow
  SY8 1AA

  Hello Idris. This is what happened in your Everyday Current Account (sort code 40-64-37, account
  91820334) from 1st June 2026 up to and including 30th June 2026. You began with £200.00.
  £540.00 came in and £131.50 went out, which left you £608.50 on the last day.
`;
const ENTRIES = [
  '2026-06-08 500.00 WREN GROUP Ref Wages',
  '2026-06-21 40.00 Maud Kettle',
  '2026-06-02 -50.00 HERON GAS',
  '2026-06-05 -20.00 KESTREL BOOKS',
  '2026-06-09 -31.50 LIDL GB, Ludlow',
  '2026-06-12 -30.00 Counter 4',
];

describe('lists of what came in and what went out', () => {
  it('takes the sum over each for no entry, the manner for no description, and days for no rows', async () => {
    const reading = await read(`${HEAD}
      *Money in | 545r:*£540.00
      08/06/2026 | 120:Salary / BACS | 210:WREN GROUP | 545r:£500.00
      ^210:Ref Wages
      21/06/2026 | 120:Faster Payment | 210:Maud Kettle | 545r:£40.00

      *Money out | 545r:*£131.50
      02/06/2026 | 120:Direct Debit | 210:HERON GAS | 545r:£50.00
      05/06/2026 | 120:Contactless | 210:KESTREL BOOKS | 545r:£20.00
      09/06/2026 | 120:Debit card | 210:LIDL GB, Ludlow | 545r:£31.50
      12/06/2026 | 120:Cash | 210:Counter 4 | 545r:£30.00

      Your balance at the end of each day
      02/06 | 200r:£150.00 | 230:08/06 | 350r:£630.00 | 400:12/06 | 545r:£568.50
      05/06 | 200r:£130.00 | 230:09/06 | 350r:£598.50 | 400:21/06 | 545r:£608.50`);
    expect(entriesOf(reading)).toEqual(ENTRIES);
    expect(balancesOf(reading)).toEqual(['Opening 200.00', 'Closing 608.50']);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-64-37 91820334']);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual(['OT-0031']);
    expect(valuesOf(reading, 'Transaction', 'methodCategory')).toContain('PAYMENT:DIRECT_DEBIT');
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('passes over days that stand one on a line beneath a heading', async () => {
    const reading = await read(`${HEAD}
      *Money in | 545r:*£540.00
      08/06/2026 | 210:WREN GROUP Ref Wages | 545r:£500.00
      21/06/2026 | 210:Maud Kettle | 545r:£40.00

      *Money out | 545r:*£131.50
      02/06/2026 | 210:HERON GAS | 545r:£50.00
      05/06/2026 | 210:KESTREL BOOKS | 545r:£20.00
      09/06/2026 | 210:LIDL GB, Ludlow | 545r:£31.50
      12/06/2026 | 210:Counter 4 | 545r:£30.00

      *Daily balances
      02/06/2026 | 545r:£150.00
      05/06/2026 | 545r:£130.00
      08/06/2026 | 545r:£630.00`);
    expect(entriesOf(reading)).toEqual(ENTRIES);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a card statement in tiles and weeks', () => {
  it('reads what stands beneath a word or two, and days under the first day of their week', async () => {
    const reading = await read(`
      #plover card
      400:Mr Idris Kettle
      *Your card in June | 400:14 Corve Lane
      13 May – 12 June 2026 | 400:Ludlow
      Card •••• 0917 | 400:SY8 1AA

      Last time | 180:Paid | 300:Spent | 420:Now
      *£80.00 | 180:*£60.00 | 300:*£123.00 | 420:*£143.00

      Minimum | 180:Due | 300:Limit | 420:Left to spend
      *£5.00 | 180:*1 July 2026 | 300:*£2,000 | 420:*£1,857.00

      *Week of 23 May
      Sat 23 | 130:LIDL GB LUDLOW | 540r:£66.00
      Mon 25 | 130:Payment, thank you | 540r:-£60.00
      *Week of 30 May
      Sun 31 | 130:HERON GARAGE | 540r:£45.00
      Wed 3 | 130:KESTREL BOOKS | 540r:£12.00`);
    expect(entriesOf(reading)).toEqual([
      '2026-05-23 -66.00 LIDL GB LUDLOW',
      '2026-05-25 60.00 Payment, thank you',
      '2026-05-31 -45.00 HERON GARAGE',
      '2026-06-03 -12.00 KESTREL BOOKS',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening -80.00', 'Closing -143.00']);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-07-01']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
