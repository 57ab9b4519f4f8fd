// Statements of cards set by hand whose summaries state what was bought, what was charged and the interest each for itself.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

const paper = (interest: string): string => `
      #Plover Card | 400:5460 **** **** 0917
      MR IDRIS KETTLE | 400:5 June 2026
      14 CORVE LANE
      LUDLOW
      SY8 1AA

      Balance from last statement | 300r:£80.00
      Payments and refunds | 300r:£60.00 CR
      Purchases | 300r:£66.00
      Fees and charges | 300r:£12.00
      Interest | 300r:${interest}
      Your balance at 5 June 2026 | 300r:£101.00
      Credit limit | 300r:£1,500.00
      Minimum payment: £5.00 by 30 June 2026

      Date | 150:Description | 400r:Amount
      12 May 2026 | 150:Heron Garage | 400r:£66.00
      20 May 2026 | 150:Payment received | 400r:£60.00 CR
      22 May 2026 | 150:Late payment fee | 400r:£12.00
      5 June 2026 | 150:Interest | 400r:£3.00`;

describe('a card statement that states charges and interest each for itself', () => {
  it('holds the sum of all against its entries', async () => {
    const reading = await read(paper('£3.00'));
    expect(balancesOf(reading)).toEqual(['Opening -80.00', 'Closing -101.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('says that the sum does not hold where one of them is another', async () => {
    const reading = await read(paper('£30.00'));
    expect(errorsOf(reading).join()).toContain('Money out adds up to 81.00 GBP');
  });
});

describe('a card statement whose summary has lines in words of its own', () => {
  it('holds what they come to from one balance to the other against its entries', async () => {
    const reading = await read(
      paper('£3.00')
        .replace('Fees and charges', 'Shifted from other cards')
        .replace('22 May 2026 | 150:Late payment fee', '22 May 2026 | 150:Balance shifted'),
    );
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('an entry whose town stands in a column without a header', () => {
  it('says it, and a note without an amount beneath does not', async () => {
    const reading = await read(
      paper('£3.00').replace('150:Heron Garage |', '150:Heron Garage | 280:TELFORD |') + '\n      330:Continued',
    );
    expect(entriesOf(reading)[0]).toBe('2026-05-12 -66.00 Heron Garage TELFORD');
  });
});
