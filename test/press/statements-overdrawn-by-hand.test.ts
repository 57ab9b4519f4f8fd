// Statements set by hand that print what is overdrawn like any other balance, or in red, which is no word.
import { describe, expect, it } from 'vitest';
import { entriesOf, errorsOf, nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a statement whose overdrawn balances bear no mark', () => {
  it('reads every entry, and tells by them which balances are overdrawn', async () => {
    const reading = await read(`
      #Sedge Building Society

      Miss Hazel Turnbuckle
      5 Fuller Street
      Ludlow
      SY8 4BB

      #Your Everyday account
      1 June 2026 – 30 June 2026

      435:*Statement no: 9
      *Date | 88:*Description | 286r:*£ Out | 343r:*£ In | 403r:*£ Balance
      435:Statement date
      *2026 | 88:*Balance from statement 8 dated 31/05/2026 | 403r:*60.00 | 435:*30 June 2026
      01 Jun | 88:Visa purchase Wren Bakery | 286r:25.00
      88:Standing order HERON LETTINGS | 286r:50.00 | 403r:15.00 | 435:Sort code
      03 Jun | 88:Direct debit OTTER WATER | 286r:12.00 | 403r:27.00 | 435:*40-64-37
      05 Jun | 88:Transfer from Ivo Turnbuckle | 343r:20.00 | 403r:7.00 | 435:Account no
      09 Jun | 88:Bank credit TEASEL LTD | 343r:900.00 | 403r:893.00 | 435:*91820334
      30 Jun | 88:Interest added | 343r:1.20 | 403r:894.20
      88:*Balance carried forward | 403r:*894.20`);
    expect(entriesOf(reading).map((entry) => entry.split(' ', 2).join(' '))).toEqual([
      '2026-06-01 -25.00',
      '2026-06-01 -50.00',
      '2026-06-03 -12.00',
      '2026-06-05 20.00',
      '2026-06-09 900.00',
      '2026-06-30 1.20',
    ]);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual(['9']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
    expect(reading.expectations.info.map(({ reason }) => reason)).toContain(
      'Nothing printed tells overdrawn balances from others: the entries told which they are.',
    );
    expect(nodesOf(reading, 'Transaction').map((node) => node['balance'] !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('a statement whose codes stand close behind what they are of', () => {
  it('reads the code apart from the description', async () => {
    const reading = await read(`
      #Otter Bank
      Mr Idris Kettle
      14 Corve Lane
      Ludlow
      SY8 1AA

      Account number 91820334 | 300:Sort code 40-64-37
      1 June 2026 to 30 June 2026

      *Date | 110:*Description | 230:*Type | 340r:*Money In (£) | 440r:*Money Out (£) | 540r:*Balance (£)
      02 Jun 26 | 110:KESTREL BOOKS | 230:DEB | 440r:20.00 | 540r:180.00
      09 Jun 26 | 110:WREN GROUP | 230:BGC | 340r:500.00 | 540r:680.00
      11 Jun 26 | 110:HERON AND SONS HIGH | 230:DEB | 440r:80.00 | 540r:600.00
      110:STREET LUDLOW`);
    expect(entriesOf(reading).at(-1)).toBe('2026-06-11 -80.00 HERON AND SONS HIGH STREET LUDLOW');
  });
});

describe('a statement that tells of its overdraft', () => {
  const DOUBT = 'Spoken of on the paper, and not read: the limit of the overdraft.';
  const paper = (limit: string): string => `
      #Sedge Bank
      Miss Hazel Turnbuckle
      5 Fuller Street
      Ludlow
      SY8 4BB

      Account type | 200:Sort code | 360:Account number
      Current Account | 200:40-64-37 | 360:91820334
      Statement period | 200:Overdraft facility | 360:Currency
      1 June 2026 to 30 June 2026 | 200:${limit} | 360:GBP

      *Date | 88:*Details | 300r:*Debit | 370r:*Credit | 450r:*Balance
      01 Jun 2026 | 88:Opening balance | 450r:60.00
      03 Jun 2026 | 88:Wren Bakery | 300r:25.00 | 450r:35.00
      30 Jun 2026 | 88:Teasel Ltd | 370r:900.00 | 450r:935.00
      30 Jun 2026 | 88:Closing balance | 450r:935.00`;

  it('misses no limit where it has none', async () => {
    expect(warningsOf(await read(paper('None')))).not.toContain(DOUBT);
  });

  it('is doubted where something else stands there that was not read', async () => {
    expect(warningsOf(await read(paper('As agreed')))).toContain(DOUBT);
  });
});
