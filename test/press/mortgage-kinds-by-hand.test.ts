// Mortgage statements set by hand that measure the rate of a loan against another one, and tell in sentences how it is repaid.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const YEAR = `
  Balance at 1 January 2026 | 540r:£80,000.00
  Interest charged | 540r:£4,100.00
  Payments received | 540r:£8,400.00
  Balance at 31 December 2026 | 540r:£75,700.00
`;

const statement = (facts: string, told: string): string => `
  #Wendle Building Society
  Mr Piers Haddock
  9 Mill Street
  Frome
  BA11 5QT
  *Annual mortgage statement
  Statement date | 340:4 February 2027
  for the year 1 January 2026 to 31 December 2026
  Mortgage account number | 340:3310-77-401
  ${facts}
  ${YEAR}
  ${told}`;

const FACTS = `Mortgaged property | 340:9 Mill Street, Frome, BA11 5QT
  How the loan is repaid | 340:Capital and interest
  Remaining term | 340:12 years 2 months
  Monthly payment | 340:£700.00`;

describe('a rate that is measured against another one', () => {
  it('is of the kind that its label says, whatever is told of the other', async () => {
    const reading = await read(
      statement(
        `${FACTS}
        Type of interest rate | 340:Discounted variable: 1.50% below our Standard Variable Rate
        Rate that you pay at the date of this statement | 340:5.10%
        Reduction ends | 340:30 June 2028`,
        `Our Standard Variable Rate fell from 6.85% to 6.60% on 1 May 2026, so your rate came down from 5.35% to
        5.10%.`,
      ),
    );
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount']);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['5.10%']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2028-06-30']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it.each([
    ['1.50% below the Society’s Standard Variable Rate', 'Discount'],
    ['Variable, 1.50% off our SVR', 'Discount'],
    ['1.35% above the Bank of England base rate', 'Variable Tracker'],
    ['Variable: base plus 1.35%', 'Variable Tracker'],
    ['0.50% above our Standard Variable Rate', 'Standard Variable'],
  ])('is set as %s', async (said, kind) => {
    const reading = await read(statement(`${FACTS}\n  How it is set | 340:${said}\n  Your rate now | 340:5.10%`, ''));
    expect(values(reading, 'InterestRate', 'determination')).toEqual([kind]);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['5.10%']);
  });

  it.each([
    [
      `You have a rate 1.75% below our Standard Variable Rate until 31 May 2029. Our Standard Variable Rate is
      6.85% now, so you pay 5.10%.`,
      'Discount',
      '2029-05-31',
    ],
    [
      `The rate follows the Bank of England base rate, 1.35% above it, for the whole term. It was 5.10% on
      31 December 2026.`,
      'Variable Tracker',
      undefined,
    ],
  ])('may be told apart from its margin: %s', async (told, kind, until) => {
    const reading = await read(statement(FACTS, told));
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['5.10%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual([kind]);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual([until]);
  });

  it('is doubted where it ended before the year did', async () => {
    const facts = `${FACTS}
      Type of rate | 340:Fixed to 30 June 2026, now standard variable
      Rate at 31 December 2026 | 340:7.10%`;
    const reading = await read(statement(facts, ''));
    expect(warningsOf(reading)).toContain('All rates that were read ended before the statement does.');
  });

  it('is doubted where no rate was read that is of the kind a label names', async () => {
    const reading = await read(
      statement(
        `${FACTS}
        Type of interest rate | 340:Tracker
        Your rate now | 340:5.10%`,
        'You pay our Standard Variable Rate, which is 5.10%.',
      ),
    );
    expect(warningsOf(reading)).toContain('A kind of rate is labelled that no rate was read to be of.');
  });
});

describe('a sentence that says how a loan is repaid', () => {
  it.each([
    ['A repayment mortgage on 9 Mill Street, Frome, BA11 5QT.', 'Repayment'],
    ['An interest-only mortgage secured on 9 Mill Street, Frome, BA11 5QT.', 'Interest only'],
    ['We have lent you an interest-only loan on 9 Mill Street, Frome, BA11 5QT.', 'Interest only'],
    ['The property is 9 Mill Street, Frome, BA11 5QT. Your payments cover only the interest.', 'Interest only'],
    [
      'The property is 9 Mill Street, Frome, BA11 5QT. Each payment of £700.00 pays the interest and some of the capital.',
      'Repayment',
    ],
    [
      'The property is 9 Mill Street, Frome, BA11 5QT. Part of your mortgage is on a repayment basis and part is interest only.',
      'Part and part',
    ],
  ])('tells it: %s', async (told, method) => {
    const facts = `Rate now | 340:5.10%
      Rate type | 340:Fixed until 31 May 2029
      Remaining term | 340:12 years 2 months
      Monthly payment | 340:£700.00`;
    const reading = await read(statement(facts, told));
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual([method]);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['9 Mill Street', 'Frome']]);
  });
});
