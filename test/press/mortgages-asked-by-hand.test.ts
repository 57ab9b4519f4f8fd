// Mortgage papers that ask and answer (`How much would I borrow?`), and ledgers of a mortgage that look like those of an account.
import { describe, expect, it } from 'vitest';
import { HEAD } from './mortgage-head.ts';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

describe('an illustration in questions', () => {
  it('gives the answers', async () => {
    const reading = await read(`
      #Tarn Mutual
      *Your mortgage illustration
      Prepared for Mrs Ada Boateng | 330:Prepared on 5 January 2026

      *How much would I borrow?
      £68,000.00
      *What is the home worth?
      £190,000.00
      *For how long?
      13 years 6 months
      *How would I repay it?
      Capital and interest
      *What rate would I pay?
      4.59%, fixed until 31 August 2027, then our variable rate, now 7.09%
      *What would I pay each month?
      £560.20 for 20 months, then £640.90 for 142 months
      *What would I pay back in total?
      £102,306.80
      *What is the APRC?
      6.6%
      Fee | 200:£295 product fee`);
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['68000.00']);
    expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['190000.00']);
    expect(values(reading, 'MortgageIllustration', 'termMonths')).toEqual([162]);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['102306.80']);
    expect(values(reading, 'MortgageIllustration', 'aprc')).toEqual(['6.6%']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment', 'Repayment']);
    expect(values(reading, 'Charge', 'name')).toEqual(['product fee']);
  });
});

describe('a ledger of a mortgage', () => {
  it('is no statement of an account, and gives what is brought and carried forward', async () => {
    const reading = await read(`
      #TARN MORTGAGES
      ANNUAL STATEMENT
      Mr Ivo Tarrant
      4 Tannery Court
      Aldbury
      AB6 4DD

      Account | 160:TRN/00/552913-1
      Statement date | 160:28/02/2026
      Statement period | 160:01/03/2025 to 28/02/2026

      *Date | 120:*Description | 330r:*Debits | 410r:*Credits | 500r:*Balance
      01/03/2025 | 120:B/F | 500r:110,000.00
      31/03/2025 | 120:Interest | 330r:460.00 | 500r:110,460.00
      31/03/2025 | 120:DD payment | 410r:800.00 | 500r:109,660.00
      28/02/2026 | 120:C/F | 500r:109,660.00

      *Mortgage terms at statement date
      Current rate 5.00% (Tarn Variable Rate 6.00% less 1.00% discount to 31/01/2027).
      Payment 800.00 monthly, capital and interest. Remaining term 17 yrs 8 mths.`);
    expect(values(reading, 'MortgageAccount', 'accountNumber')).toEqual(['TRN/00/552913-1']);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['110000.00', '109660.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['800.00']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount']);
  });
});

const YEAR = `${HEAD}
      #Wickbourne Building Society

      *Your yearly mortgage statement
      1 March 2025 to 28 February 2026
      Mortgage account number 7 2093 4418
      Statement date 6 March 2026`;

describe('a question that runs over two lines with its value beneath', () => {
  it('is read where the lines part a day', async () => {
    const reading = await read(`${YEAR}

      Balance at the start of this statement | 520r:£90,400.00
      Interest we charged you | 520r:£3,900.00
      Payments you made | 520r:£7,800.00
      Balance at the end of this statement | 520r:£86,500.00

      *Your rate of interest | 300:*Early Repayment Charge if you'd cleared it all on 28
      4.31% fixed until 31 May 2028 | 300:*February 2026
      300:£1,730.00 (2% of the balance)

      *Your usual monthly payment | 300:*Early Repayment Charges stop on
      £650.00 | 300:31 May 2028`);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('1730.00');
  });

  it.each([
    ['in', 'full on 28 February 2026'],
    ['in full', 'on 28 February 2026'],
    ['', 'in full on 28 February 2026'],
  ])('is read where the second ends in a day, between labels over their own values: %s', async (over, under) => {
    const reading = await read(`${YEAR}

      Balance at the start | 200:Interest we charged | 300:Payments you made | 410:Balance at the end
      £90,400.00 | 200:£3,900.00 | 300:£7,800.00 | 410:£86,500.00

      *About your mortgage
      Product | 200:Rate type | 410:Your interest rate now
      Three Year Fix | 200:Fixed | 410:4.31%

      Your product rate ends on | 200:How you repay | 410:Time left on your mortgage
      31 May 2028 | 200:Repayment | 410:12 years 2 months

      Your monthly payment now | 200:Early Repayment Charge if you had repaid ${over} | 410:Early Repayment Charge applies until
      £650.00 | 200:${under} | 410:31 May 2028
      200:#£1,730.00
`);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('1730.00');
  });
});
