// Illustrations that print many days: only that on which a rate ends is until when it holds.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const paper = (lines: string): ReturnType<typeof read> =>
  read(`
    #Cwm Taf Building Society
    #European Standardised Information Sheet
    Prepared for | 250:Ms Ada Lowe
    Reference | 250:CT/ESIS/1002
    Date of issue | 250:3 March 2026
    ${lines}
    Total amount to be reimbursed | 250:£179,443.35
    APRC | 250:6.6%`);
const LOAN = `
    You would borrow £100,000 for 20 years. The property is valued at £200,000. It is a repayment loan.`;
const PAYMENTS = `
    39 monthly payments of £632.65, followed by 201 monthly payments of £770.00.`;

describe('the last day of a rate', () => {
  it('is no day until which the offer stands, though the base rate is named beside it', async () => {
    const reading = await paper(`
      It remains valid until 31 March 2026, but if the Bank of England base rate changes before then the figures will too.
      ${LOAN}
      The interest rate is a variable rate which tracks the Bank of England base rate until 30 June 2029. After that it is
      our Standard Variable Rate.
      Rate | 250:Bank of England base rate (4.00%) plus 0.50%, currently 4.50%
      Then | 250:Standard Variable Rate, currently 7.50%
      ${PAYMENTS}`);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2029-06-30', undefined]);
  });

  it('is no day until which it can be had', async () => {
    const reading = await paper(`
      Valid until | 250:31 March 2026
      ${LOAN}
      This fixed rate can be booked until 15 April 2026.
      Initial rate | 250:4.50% fixed
      Fixed rate ends | 250:30 June 2029
      Then | 250:Standard Variable Rate, currently 7.50%
      ${PAYMENTS}`);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2029-06-30', undefined]);
  });

  it('is no step of what early repayment costs, and no step of that is a rate', async () => {
    const reading = await paper(`
      Valid until | 250:31 March 2026
      ${LOAN}
      Early repayment during the tracker period: up to 30 June 2027 the charge is 3%; to 30 June 2028 it is 2%.
      Initial rate | 250:4.50% tracker (base rate plus 0.50%)
      Then | 250:Standard Variable Rate, currently 7.50%
      The tracker runs until 30 June 2029.
      ${PAYMENTS}
      Early repayment charge of 2% on a tracker rate until 30 June 2028, then 1% until 30 June 2029.`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.50%', '7.50%']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2029-06-30', undefined]);
  });

  it('is doubted where the loan is still on offer then', async () => {
    const reading = await paper(`
      Valid until | 250:31 March 2026
      ${LOAN}
      Initial rate | 250:4.50% fixed until 31 March 2026
      Then | 250:Standard Variable Rate, currently 7.50%
      ${PAYMENTS}`);
    expect(warningsOf(reading)).toContain('A rate was read that ends before the loan can begin.');
  });
});

describe('payments and how they repay', () => {
  it('are read in rows that follow each other, with the method wherever it is said', async () => {
    const reading = await paper(`
      Valid until | 250:31 March 2026
      You would borrow £100,000 for 20 years. The property is valued at £200,000.
      This is a mortgage loan on a capital repayment basis, secured on the property you are buying.
      Initial rate | 250:4.50% fixed until 30 June 2029
      Then | 250:Standard Variable Rate, currently 7.50%
      39 payments at a fixed rate of 4.50% | 350:£632.65 each month
      followed by 201 payments at a variable rate of 7.50% | 350:£770.00 each month`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['632.65', '770.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment', 'Repayment']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
