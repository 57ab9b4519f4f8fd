// Yearly letters about a loan on a home that is let, as a small society sends them: all but the account in sentences.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const letter = (security: string): ReturnType<typeof read> =>
  read(`
    #Fellgate Building Society
    Roll No. 4 020913 06 1
    MR ALUN PRICE-TATE
    THE GRANARY
    HOLLIN ROAD
    TODWICK
    S26 1HL
    9th January 2026
    *ANNUAL STATEMENT OF MORTGAGE ACCOUNT
    for the year 1st January 2025 to 31st December 2025
    ${security}
    400r:DEBIT | 500r:CREDIT
    Balance at 1st January 2025 | 400r:90,000.00
    Interest charged for the year | 400r:5,760.00
    Payments received in the year | 500r:5,760.00
    Balance at 31st December 2025 | 400r:90,000.00
    Your mortgage is on an interest only basis. This means that your payments do not reduce the capital.
    The rate of interest charged at 31st December 2025 was 6.30% per annum. This is the Society’s Standard
    Variable Rate. The rate was 6.55% until 30th June 2025. Your monthly payment from 1st January 2026 is
    £472.50, collected on or about the 14th of each month.
    The remaining term of your mortgage at the statement date is 9 years 2 months.`);

describe('a letter about a loan on another home', () => {
  it('gives the home that the loan is secured on, and no last day to the rate that is paid since', async () => {
    const reading = await letter(`
      We set out below the position on your mortgage loan, which is secured on 17 Weir Terrace, Harthill,
      Sheffield, S26 7YZ. Please keep this statement safe, as you may need it for tax or other purposes.`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['17 Weir Terrace', 'Harthill', 'Sheffield']]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('doubts the address it was sent to where a sentence names another', async () => {
    const reading = await letter(`
      We set out below the position of your account, secured by our first legal charge on 17 Weir Terrace, Harthill,
      Sheffield, S26 7YZ. Please keep this statement safe, as you may need it for tax or other purposes.`);
    expect(warningsOf(reading)).toEqual([
      'The address of the property was taken from where the paper was sent, and another one may be printed.',
    ]);
  });
});
