// Statements of cards set by hand: the least that must be paid, and other amounts that its words stand beside.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const paper = (lines: string): string => `
      #Quillet Card | 400:Credit card statement
      Ms Ottilie Marchbanks | 400:Statement date 15 May 2026
      12 Sheepwash Terrace | 400:Card number **** **** **** 7135
      Alston
      CA9 3QN

${lines}

      Balance on your last statement | 300r:£500.00
      Payments you've made | 300r:- £120.00
      New purchases | 300r:£60.00
      Your new balance | 300r:£440.00
      Your credit limit | 300r:£1,600.00

      Date | 150:Description | 400r:Amount
      29 Apr 2026 | 150:Payment received - thank you | 400r:- £120.00
      2 May 2026 | 150:Rowan Garden Centre | 400r:£60.00`;

const leastOf = async (lines: string): Promise<readonly [unknown[], string[]]> => {
  const reading = await read(paper(lines));
  return [valuesOf(reading, 'Statement', 'minimumPayment'), warningsOf(reading)];
};

const SEVERAL = 'Several amounts are labelled as the least that must be paid: the first is given.';
const OVERDUE =
  'What is overdue is printed beside the least that must be paid, and nothing says whether it is a part of that.';

describe('the least that must be paid', () => {
  it('is no amount of a sentence that supposes, on whichever line its words stand', async () => {
    const [least, doubts] = await leastOf(`
      Minimum payment | 200:Pay it by
      £33.95 | 200:9 June 2026

      Estimated interest on your next statement if you pay only the
      minimum: £25.10.`);
    expect(least).toEqual(['33.95']);
    expect(doubts).toEqual([]);
  });

  it('is told in a sentence about what is needed this month', async () => {
    const [least, doubts] = await leastOf(`
      *What to pay
      The least you need to pay this month is £22.40. It must reach us by 9 June 2026.`);
    expect(least).toEqual(['22.40']);
    expect(doubts).toEqual([]);
  });

  it('is doubted where another amount is labelled so', async () => {
    const [least, doubts] = await leastOf(`
      Minimum payment | 200:£33.95
      Please pay by | 200:9 June 2026
      Total minimum payment due | 200:£45.95`);
    expect(least).toHaveLength(1);
    expect(doubts).toEqual([SEVERAL]);
  });

  it('is doubted where what is overdue stands beside it, unless it says that it is included', async () => {
    const [, doubts] = await leastOf(`
      Minimum payment | 200:£33.95
      Please pay by | 200:9 June 2026
      Overdue amount | 200:£12.00`);
    expect(doubts).toEqual([OVERDUE]);
    const [least, none] = await leastOf(`
      Minimum payment (including arrears) | 300:£45.95
      Please pay by | 200:9 June 2026
      Overdue amount | 200:£12.00`);
    expect([least, none]).toEqual([['45.95'], []]);
  });

  it('is not that of the statement before, of which a sentence tells that it was due', async () => {
    for (const told of [
      'Your minimum payment of £41.20 was due on 4 May 2026 but only £30.00 had reached us by then.',
      'You paid late. We told you on your last statement by when to pay, and your minimum payment of\n      £41.20 was due on 4 May 2026, but only £30.00 of it had reached us by then, so we charged a fee.',
      'You did not pay your last minimum payment of £41.20 in time.',
      'Your payment of at least £41 was due on 4 May and we hadn’t got it by then, so we’ve charged a £12 fee.',
      'We didn’t receive your minimum payment of £41.20 in time, so we’ve charged a £12 fee.',
    ]) {
      const [least, doubts] = await leastOf(`
      Minimum payment | 200:£33.95
      Please pay by | 200:9 June 2026

      ${told}`);
      expect(least).toEqual(['33.95']);
      expect(doubts).toEqual([]);
      const [none] = await leastOf(told);
      expect(none).toEqual([undefined]);
    }
  });

  it('is no row of a table of what comes of paying so much', async () => {
    const [least, doubts] = await leastOf(`
      Minimum payment | 200:£33.95
      To reach your account by | 200:9 June 2026

      If you pay only | 200:Interest | 300:Time to clear
      The minimum payment | 200:£244.10 | 300:4 years
      £50.00 a month | 200:£62.10 | 300:1 year`);
    expect(least).toEqual(['33.95']);
    expect(doubts).toEqual([]);
  });

  it('is not what a sentence over two lines says of paying no more', async () => {
    const [least, doubts] = await leastOf(`
      Minimum payment | 200:£33.95
      Please pay by | 200:9 June 2026

      No interest is charged on what you buy if you pay all of it in time. Estimated interest on your next statement if you pay
      only the minimum payment: £10.71`);
    expect(least).toEqual(['33.95']);
    expect(doubts).toEqual([]);
  });

  it.each([
    'Cash fee 3%, at least £3',
    'Late payment £12 | 200:Cash 2.99%, minimum £3',
    'Balance transfers 3.5% (minimum £5.00)',
  ])('is not the least of a fee: %s', async (fee) => {
    const [least, doubts] = await leastOf(`
      Minimum payment | 200:£33.95
      Please pay by | 200:9 June 2026

      *Charges
      ${fee}`);
    expect(least).toEqual(['33.95']);
    expect(doubts).toEqual([]);
  });
});

describe('an estimate whose sentence goes on with the words of the least payment', () => {
  it('is not the least payment, though these begin a line', async () => {
    const reading = await read(`
      #Plover Card | 400:5460 **** **** 0917
      MR IDRIS KETTLE | 400:5 June 2026
      14 CORVE LANE
      LUDLOW
      SY8 1AA

      Previous Balance | 180:New Credits | 320:New Debits | 440:Closing Balance
      £80.00 | 180:£80.00 | 320:£78.00 | 440:£78.00

      Minimum Payment Due | 180:Payment Due Date | 320:Credit Limit
      £25.00 | 180:30 June 2026 | 320:£1,500.00

      Pay the closing balance and no interest is charged. Estimated interest on the next statement if you pay only the
      ^Minimum Payment: £10.71

      Date | 150:Description | 540r:Amount (£)
      12/05/2026 | 150:Payment received | 540r:80.00 CR
      14/05/2026 | 150:Heron Garage Ludlow | 540r:66.00
      20/05/2026 | 150:Wren Books Clun | 540r:12.00`);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['25.00']);
    expect(warningsOf(reading)).toEqual([]);
  });
});
