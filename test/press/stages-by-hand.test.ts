// Illustrations set by hand whose payments change when a rate ends, in tables and sentences of many forms.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const illustration = (instalments: string): string => `
  #Larchmont Building Society
  *European Standardised Information Sheet (ESIS)
  This document was produced for Miss Ines Calloway on 3 March 2027. Reference LM-27-30418.
  The information below remains valid until 3 April 2027.
  *1. Lender
  Larchmont Building Society. Telephone number 0345 000 0110. Address 4 Castle Hill, Lincoln LN1 3AA.
  *3. Main features of the loan
  Amount and currency of the loan to be granted | 300:£150,000.00
  Duration of the loan | 300:25 years
  Type of loan | 300:Capital and interest (repayment)
  Type of applicable interest rate | 300:Fixed at 4.50% until 30 April 2029, then our SVR, 7.00%
  Total amount to be reimbursed | 300:£312,610.00
  Value of the property assumed to prepare this information sheet | 300:£200,000.00
  *4. Interest rate and other costs
  The APRC applicable to your loan is 6.8%.
  Product fee | 300:£999.00
  *6. Amount of each instalment
  ${instalments}
  *7. Illustrative repayment table`;

describe('payments in stages', () => {
  it.each([
    [
      'counts with the day of the last one behind them',
      `50:*Payments | 250:*Interest rate | 540r:*Each monthly instalment
      50:First 25 payments, until 30 April 2029 | 250:4.50% fixed | 540r:£833.75
      50:Next 275 payments | 250:7.00% variable | 540r:£1,057.30`,
    ],
    [
      'counts without their word',
      `50:*Instalments | 250:*Rate of interest | 540r:*You would pay each month
      50:25 at the start (to 30 April 2029) | 250:4.50%, fixed | 540r:£833.75
      50:The other 275 | 250:7.00%, variable | 540r:£1,057.30`,
    ],
    [
      'numbers of the first and the last, with the day of that',
      `50:*Stage | 250:*Rate of interest | 540r:*Each monthly instalment
      50:Instalments 1 to 25, ending 30 April 2029 | 250:4.50% | 540r:£833.75
      50:Instalments 26 to 300 | 250:7.00% | 540r:£1,057.30`,
    ],
    [
      'a column for each',
      `230:*Fixed period | 400:*After that
      50:Number of instalments | 230:25 | 400:275
      50:Interest rate | 230:4.50% | 400:7.00%
      50:Each instalment | 230:£833.75 | 400:£1,057.30`,
    ],
    [
      'sentences',
      `Your first 25 instalments, up to 30 April 2029, would be £833.75 each. The 275 that follow, at our SVR, would
      be £1,057.30 each.`,
    ],
  ])('are told by %s', async (_, instalments) => {
    const reading = await read(illustration(instalments));
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['833.75', '1057.30']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([25, 275]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
