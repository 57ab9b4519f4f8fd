// Statements set by hand as apps and letters set them: what was done beneath its day, accounts named in a sentence, totals beside the
// closing balance.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a list whose rows say beneath their day what was done', () => {
  it('takes the line beneath for the description, and parts a name and its address at dots', async () => {
    const reading = await read(`
      #Plover Card
      Mr Idris Kettle · 14 Corve Lane · Ludlow · SY8 1AA
      Credit card statement for 6 May 2026 to 5 June 2026 - card ending 0917

      You started owing | 220r:£80.00
      You paid back | 220r:£60.00
      You spent | 220r:£123.00
      You now owe | 220r:£143.00

      Your spending limit: £2,000. Least you can pay: £5.00. Please pay by: Wed 1 July 2026.

      12 May | 540r:*£66.00
      ^LIDL GB LUDLOW

      20 May | 540r:*£57.00
      ^HERON GARAGE

      22 May | 540r:*+ £60.00
      ^Payment from your bank`);
    expect(entriesOf(reading)).toEqual([
      '2026-05-12 -66.00 LIDL GB LUDLOW',
      '2026-05-20 -57.00 HERON GARAGE',
      '2026-05-22 60.00 Payment from your bank',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening -80.00', 'Closing -143.00']);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Mr Idris Kettle']);
    expect(valuesOf(reading, 'Address', 'addressLines')).toEqual([['14 Corve Lane', 'Ludlow']]);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['5.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a letter that names the account in a sentence', () => {
  it('reads its number, its sort code and which statement it is', async () => {
    const reading = await read(`
      #Otter Bank
      Mrs Edna Kettle
      14 Corve Lane
      Ludlow
      SY8 1AA

      Thursday 2 April 2026
      Dear Mrs Kettle,
      Here is the statement of your current account, numbered 91820334 at sort code 40-64-37. It covers
      1 January 2026 to 31 March 2026 and is your 14th statement.

      At the start you had £310.00 with us. That leaves £585.40 in the account.

      Day | 130:What it was | 420r:In or out | 540r:You then had
      5 January | 130:State Pension | 420r:£760.00 in | 540r:£1,070.00
      9 January | 130:Cash from our branch | 420r:£300.00 out | 540r:£770.00
      2 February | 130:State Pension | 420r:£760.00 in | 540r:£1,530.00
      11 February | 130:Direct Debit, Heron Gas | 420r:£244.60 out | 540r:£1,285.40
      2 March | 130:Standing order, Kestrel Trust | 420r:£700.00 out | 540r:£585.40`);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-64-37 91820334']);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual(['14']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a closing balance beside the totals of its columns', () => {
  it('is the balance, and a name that a cell breaks off is nobody else', async () => {
    const reading = await read(`
      #Otter Bank | 320:Current account statement
      Dr Aurelio Kettle | 320:1 June 2026 to 30 June 2026
      Mrs Beatrix Kettle
      14 Corve Lane | 280:Account Name | 390:Sort code | 480:Account number
      Ludlow | 280:Dr A | 390:40-64-37 | 480:91820334
      SY8 1AA

      Date | 110:Payment type | 210:Details | 390r:Money Out (£) | 470r:Money In (£) | 550r:Balance (£)
      01 Jun 26 | 210:OPENING BALANCE | 550r:-18.40
      02 Jun 26 | 110:FASTER PAYMENT | 210:WREN GROUP | 470r:975.00 | 550r:956.60
      05 Jun 26 | 110:DIRECT DEBIT | 210:HERON GAS | 390r:120.00 | 550r:836.60
      30 Jun 26 | 210:CLOSING BALANCE | 390r:120.00 | 470r:975.00 | 550r:836.60`);
    expect(balancesOf(reading)).toEqual(['Opening -18.40', 'Closing 836.60']);
    expect(nodesOf(reading, 'Transaction')).toHaveLength(2);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
