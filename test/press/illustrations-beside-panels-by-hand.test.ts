// Mortgage illustrations set by hand whose figures stand in a panel at the side: its labels share lines with rows of tables.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const panelled = (fees: string): string => `
  #Wharfe Home Loans | 230:*Important
  Mortgage illustration (ESIS) | 230:What this document says is valid until 8 August 2027.
  PREPARED FOR | 230:*Section 1 · Lender
  *Ms Nia Calloway | 230:Wharfe Home Loans, Mill House, Otley.
  OUR REFERENCE | 230:*Section 3 · Main features of the loan
  *WHL/3380-0708/C | 230:You would borrow £120,000.00 for a term of 20 years on a repayment basis.
  DATE PRODUCED | 230:The total to be repaid is £217,368.00. We have assumed that the
  *8 July 2027 | 230:property is worth £200,000.00.
  YOU WANT TO BORROW | 230:*Section 4 · Interest rate and other costs
  *£120,000 | 230:The APRC is 6.9%. It is made up of an interest rate of 4.50% (fixed) until
  PROPERTY VALUE | 230:31 August 2029, then 7.10% (variable) for the rest of the term.
  *£200,000 | 230:*Fee | 380:*When it is paid | 540r:*£
  ${fees}
  50:*6.9% | 230:*Section 6 · Amount of each instalment
  230:24 payments of £759.18, then 216 payments of £921.98.`;

const costs = (fees: string): string => `
  #Wharfe Home Loans
  *European Standardised Information Sheet
  Prepared for Ms Nia Calloway on 8 July 2027. Our reference WHL/3380-17
  Amount of the loan: £120,000.00. Value of the property: £200,000.00
  Total amount to be reimbursed: £217,368.00. The term is 20 years.
  The APRC is 6.9%. Repayment mortgage. This is valid until 8 August 2027.
  *Fees
  ${fees}

  4.50% fixed until 31/08/2029, then 7.10% variable.
  24 payments of £759.18, then 216 payments of £921.98.`;

describe('an illustration whose fees stand beside a panel', () => {
  it('reads the fees on whose lines labels of the panel stand', async () => {
    const reading = await read(
      panelled(`OVER | 230:Arrangement fee | 380:With your application | 540r:320.00
        *20 years | 230:Telegraphic transfer fee | 380:When the loan starts | 540r:25.00
        230:Survey fee | 380:With your application | 540r:410.00
        TOTAL YOU WOULD REPAY | 230:Broker fee | 380:On offer | 540r:375.00
        *£217,368.00 | 230:Deeds fee | 380:When the loan starts | 540r:60.00
        230:Sealing fee | 380:When the loan ends | 540r:85.00
        APRC`),
    );
    expect(values(reading, 'Charge', 'name')).toEqual([
      'Arrangement fee',
      'Telegraphic transfer fee',
      'Survey fee',
      'Broker fee',
      'Deeds fee',
      'Sealing fee',
    ]);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['217368.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('doubts the fees where one that is named was not read', async () => {
    const reading = await read(
      panelled(`OVER | 230:Arrangement fee | 380:With your application | 540r:320.00
        *20 years | 230:Valuation fee, by the price of your home | 540r:25.00 to 90.00
        230:Survey fee | 380:With your application | 540r:410.00
        50:APRC`),
    );
    expect(warningsOf(reading)).toContain('A fee may not have been read: Valuation fee.');
  });
});

describe('an illustration whose fees have names of two lines', () => {
  const inTable = (rest: string): string => `
      #Wharfe Home Loans
      *European Standardised Information Sheet
      Prepared for Ms Nia Calloway on 8 July 2027. Our reference WHL/3380-17
      Amount of the loan: £120,000.00. Value of the property: £200,000.00
      Total amount to be reimbursed: £217,368.00
      The APRC is 6.9%. Repayment mortgage.
      *Fee | 200:*When | 380r:*Amount
      Valuation fee (standard
      ^^200:With application | 380r:£315.00
      ^^${rest}
      4.50% fixed until 31/08/2029, then 7.10% variable.
      24 payments of £759.18, then 216 payments of £921.98.`;

  it('reads those whose amount stands beside their middle, behind other cells', async () => {
    const reading = await read(inTable('report)'));
    expect(values(reading, 'Charge', 'name')).toEqual(['Valuation fee (standard report)']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['315.00']);
  });

  it('doubts those that were not read', async () => {
    const reading = await read(inTable('report) of a surveyor'));
    expect(warningsOf(reading)).toContain('A fee may not have been read: Valuation fee.');
  });

  it('reads those whose amount stands beside their middle, with words behind it', async () => {
    const reading = await read(
      costs(`Lending fee | 340r:£640.00 | 355:payable when the loan begins
      Booking fee | 340r:£120.00 | 355:payable when you apply
      Closing and deeds
      ^^340r:£85.00 | 355:payable when the loan is repaid
      ^^fee`),
    );
    expect(values(reading, 'Charge', 'name')).toEqual(['Lending fee', 'Booking fee', 'Closing and deeds fee']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('reads those whose last word, or what it is short for, stands alone beneath', async () => {
    const reading = await read(
      costs(`Preparation | 160r:£640.00 | 175:Payable to us when the loan begins.
      ^^fee
      Booking fee | 160r:£120.00 | 175:Payable to us when you apply.
      Transfer fee | 160r:£25.00 | 175:Payable to us when the loan begins.
      ^^(CHAPS)
      Total of costs | 160r:£785.00`),
    );
    expect(values(reading, 'Charge', 'name')).toEqual(['Preparation fee', 'Booking fee', 'Transfer fee (CHAPS)']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('an illustration with a fee that was not read', () => {
  it('is doubted where its amount stands beneath those of the fees, without a name', async () => {
    const reading = await read(
      costs(`Lending fee | 340r:£640.00 | 355:payable when the loan begins
      Booking fee | 340r:£120.00 | 355:payable when you apply
      340r:£85.00 | 355:payable when the loan is repaid`),
    );
    expect(values(reading, 'Charge', 'name')).toEqual(['Lending fee', 'Booking fee']);
    expect(warningsOf(reading)).toContain('A row among the fees was not read as one of them.');
  });

  it('is doubted where a sentence names it', async () => {
    const reading = await read(costs('Our booking fee, which we take on the first day, comes to £120.00 and no more.'));
    expect(warningsOf(reading)).toContain('A fee may not have been read: Our booking fee.');
  });

  it('is not doubted where a sentence says what somebody else is paid or what may come to be charged', async () => {
    const reading = await read(
      costs(`Our booking fee, if you ask us to hold the rate, comes to £120.00.
      The introducer has an arranging fee, and that comes to £210.00.`),
    );
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('the reference of an illustration', () => {
  const paged = (label: string, first: string): string => `
    #Wharfe Home Loans | 230:*European Standardised Information Sheet
    *Ms Nia Calloway | 230:Amount of the loan: £120,000.00
    ${label} | 230:*Illustrative repayment table
    ${first} | 230:Year | 350r:Paid | 450r:Interest | 540r:Owed
    230:1 | 350r:9,110.16 | 450r:5,340.11 | 540r:116,229.95
    OUR REFERENCE | 230:2 | 350r:9,110.16 | 450r:5,166.86 | 540r:112,286.65
    *WHL/3380-0708/C
    230:3 | 350r:10,483.80 | 450r:7,851.00 | 540r:109,653.85
    230:The APRC is 6.9%. 4.50% fixed until 31 August 2029, then 7.10% variable.
    230:24 payments of £759.18, then 216 payments of £921.98. Total amount payable £217,368.00.`;

  it('is no year of a table that stands beside its label', async () => {
    const reading = await read(paged('PREPARED', '8 July 2027'));
    expect(values(reading, 'MortgageIllustration', 'reference')).toEqual(['WHL/3380-0708/C']);
  });
});

const SHEET = `
  #Wharfe Home Loans
  *European Standardised Information Sheet
  Prepared for Ms Nia Calloway on 8 July 2027
  Amount of the loan: £120,000.00 | 320:Duration of the loan: 20 years
  Total amount to be reimbursed: £217,368.00 | 320:Value of the property: £200,000.00
  The APRC applicable to your loan is 6.9%.`;

describe('the rates and payments of an illustration', () => {
  it('have each the day that the head of its column says', async () => {
    const reading = await read(`${SHEET}
      Repayment mortgage: you pay off the capital
      Type of loan
      320:and the interest
      *Interest rate | 230:*From | 400:*Until
      4.50% fixed | 230:Start of the loan | 400:31/08/2029
      7.10% variable (Standard Variable Rate) | 230:01/09/2029 | 400:End of the loan

      *Payments | 230:*Interest rate | 540r:*Each month
      24, until 31 August 2029 | 230:4.50% (fixed) | 540r:£759.18
      216, for the rest of the term | 230:7.10% (variable) | 540r:£921.98`);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2029-08-31', undefined]);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['759.18', '921.98']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment', 'Repayment']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('are those that a margin below the rate of the lender comes to', async () => {
    const reading = await read(`${SHEET}
      Capital and interest. The interest rate is a discounted variable rate: 2.60% below our Managed
      Variable Rate, now 7.10%, until 31 August 2029, and our Managed Variable Rate after that.

      The rate you pay. It is made up of an interest rate of 4.50% (discounted, variable) for 24 months,
      then 7.10% (variable) for the rest of the term.

      24 payments of £759.18, then 216 payments of £921.98.`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.50%', '7.10%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount', 'Standard Variable']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2029-08-31', undefined]);
    expect(values(reading, 'InterestRate', 'effectiveFrom')).toEqual([undefined, '2029-09-01']);
  });
});
