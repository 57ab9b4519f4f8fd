// Annual statements of a mortgage that tell the year in sentences with one verb for several amounts, and say what they have none of.
import { describe, expect, it } from 'vitest';
import { HEAD } from './mortgage-head.ts';
import { balancesOf, errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a statement in sentences', () => {
  it('gives what was charged and paid between the balances that it tells', async () => {
    const reading = await read(`${HEAD}
      14 October 2026
      #Alder Vale Bank
      *Annual mortgage statement
      This is your statement for mortgage account number 70031184-02, which is secured on the property at
      3 Tannery Walk, Wickbourne, WB4 7QD. It covers the period from 1 October 2025 to 30 September 2026.

      *How your balance has changed
      At the start of the period the balance outstanding was £150,000.00. During the period we charged interest of
      £8,400.00 and fees of £35.00, and we received payments from you totalling £8,435.00. The balance outstanding at
      the end of the period was £150,000.00.

      *Your rate and payment
      Your mortgage is on a fixed rate of 5.60% until 30 November 2028. Your monthly payment is now £700.00.
      Your mortgage is on an interest only basis. There are 9 years and 4 months remaining.`);
    expect(balancesOf(reading)).toEqual(['Opening -150000.00', 'Closing -150000.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['8400.00', '35.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a typed statement', () => {
  it('gives the instalment now payable, and lacks no charge where it says that none applies', async () => {
    const reading = await read(`${HEAD}
      #ALDER VALE BUILDING SOCIETY
      MORTGAGE ACCOUNT - ANNUAL STATEMENT
      YEAR FROM 1 APRIL 2025 TO 31 MARCH 2026
      DATE ISSUED | 260:09/04/2026
      ACCOUNT NO | 260:401-55180-02

      BORROWER(S) | 250:: MISS OTTOLINE FARROW
      METHOD OF REPAYMENT | 250:: CAPITAL AND INTEREST
      INTEREST RATE NOW CHARGED | 250:: 6.44% STANDARD VARIABLE RATE
      MONTHLY INSTALMENT NOW PAYABLE | 250:: £723.70
      REMAINING TERM AT 31/03/2026 | 250:: 11 YEARS 3 MONTHS
      EARLY REPAYMENT CHARGE | 250:: NONE APPLIES TO THIS ACCOUNT

      BALANCE AT START OF YEAR | 400r:68,000.00
      ADD INTEREST CHARGED | 400r:4,300.00
      LESS PAYMENTS RECEIVED | 400r:5,800.00
      BALANCE AT END OF YEAR | 400r:66,500.00`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['723.70']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a statement that tells of the home in a sentence under its heading', () => {
  it('has the address without what leads to it, and no doubt of a name that ends its line', async () => {
    const reading = await read(`
      #Alder Vale Bank
      Dr Ottoline Maud Farrow
      3 Tannery Walk
      Wickbourne
      WB4 7QD

      *Your annual mortgage statement
      Mortgage account number | 300:70031184-02
      Statement date | 300:3 April 2026
      Period | 300:1 April 2025 to 31 March 2026
      Balance on 1 April 2025 | 500r:£68,000.00
      Interest charged | 500r:£4,300.00
      Payments received | 500r:£5,800.00
      Balance on 31 March 2026 | 500r:£66,500.00
      Interest rate | 300:6.44% variable
      Monthly payment | 300:£723.70
      Remaining term | 300:11 years 3 months
      How you repay | 300:Repayment

      *your home
      The mortgage is on 3 Tannery Walk, Wickbourne, WB4 7QD. You took it out in the name of Dr Ottoline Maud
      Farrow.`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['3 Tannery Walk', 'Wickbourne']]);
    expect(values(reading, 'Person', 'name')).toEqual(['Dr Ottoline Maud Farrow']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
