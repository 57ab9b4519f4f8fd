// Illustrations and information sheets of mortgages that are set by hand, and the same with one figure altered.
import { describe, expect, it } from 'vitest';
import { errorsOf as sums, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const ILLUSTRATION = `
  #keyfacts
  *about this mortgage
  Lantern Building Society
  Date: 4 June 2022
  Mr Alan Reid
  KFI number: 0099123
  *3. What you have told us
  You want to borrow £150,000 over 22 years on a repayment basis. The value of the
  property is £210,000.
  *4. Description of this mortgage
  2 Year Tracker at Bank Rate plus 0.49%, currently 5.74%, until 31 August 2024
  followed by the lender's standard variable rate, currently 8.49%, for the remaining term.
  *5. Overall cost of this mortgage
  The total amount you must pay back, including the amount borrowed is | 480r:£330,570.72
  The overall cost for comparison is | 480r:8.6% APRC
  *6. What you will need to pay each month
  24 payments at a variable rate currently 5.74% | 480r:£1,002.33
  240 payments at a variable rate currently 8.49% | 480r:£1,274.02
  *8. What fees must you pay?
  Booking fee - payable on application, non-refundable | 480r:£250
  Completion fee - payable on completion | 480r:£500`;

describe('a mortgage illustration', () => {
  it('gives the loan, its rates, payments by stages and fees', async () => {
    const reading = await read(ILLUSTRATION);
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['150000.00']);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['330570.72']);
    expect(values(reading, 'MortgageIllustration', 'aprc')).toEqual(['8.6%']);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['5.74%', '8.49%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Variable Tracker', 'Standard Variable']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['1002.33', '1274.02']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([24, 240]);
    expect(values(reading, 'Charge', 'name')).toEqual(['Booking fee', 'Completion fee']);
    expect(reading.expectations.errors).toEqual([]);
  });

  it('says so where the payments are not as many as the months of the term', async () => {
    const reading = await read(ILLUSTRATION.replace('240 payments', '204 payments'));
    expect(sums(reading)).toContainEqual(expect.stringContaining('the number of payments is the term'));
  });

  it('says so where the payments do not come to what is paid in all', async () => {
    const reading = await read(ILLUSTRATION.replace('£1,274.02', '£1,724.02'));
    expect(sums(reading)).toContainEqual(expect.stringContaining('the payments come to what is paid in all'));
  });
});

const SHEET = `
  #Saltholme Building Society | 430:*Mortgage illustration – ESIS
  430:Issued 20/10/2024
  Prepared for: Dr Nia Prosser and Mr Owen Prosser. The information below remains valid until 03/11/2024. After that date
  it may change. This document does not constitute an obligation for Saltholme Building Society to grant you a loan.
  *3 MAIN FEATURES OF THE LOAN
  Loan amount | 480r:£320,000.00
  – on interest only | 480r:£120,000.00
  Duration | 480r:20 years
  Type of loan | 480r:Part and part
  Total amount to be reimbursed | 480r:£625,753.03
  Assumed property value | 480r:£500,000.00
  Maximum loan to value | 480r:75%
  You will still owe £120,000.00 at the end of the mortgage term.
  *4 INTEREST RATE AND OTHER COSTS
  APRC 6.4%. It comprises a discounted rate of 4.84% (our Standard Variable Rate, currently 6.59%, less 1.75%) until 31
  January 2027, and then our Standard Variable Rate of 6.59% for the rest of the term. One-off costs: Booking fee £99.00
  (added to the loan); Account closure fee £60.00 (payable when you repay).
  *One-off cost | 180:*Payable to | 330:*When | 480r:*Amount
  Valuation fee | 180:Lender | 330:On completion | 480r:£310.00
  *6 AMOUNT OF EACH INSTALMENT
  *Payments | 120:*Pay rate | 260r:*Repayment part | 370r:*Interest-only part | 480r:*Total each month
  1 to 27 | 120:4.84% | 260r:1,302.30 | 370r:484.00 | 480r:1,786.30
  28 to 240 | 120:6.59% | 260r:1,482.61 | 370r:659.00 | 480r:2,141.61
  11 OTHER RIGHTS OF THE BORROWER
  Once you have received the credit contract from the lender, you may not withdraw from it after completion.`;

describe('a standard information sheet', () => {
  it('gives whom it is for and the lender, which its sentences name among others', async () => {
    const reading = await read(SHEET);
    expect(values(reading, 'Person', 'name')).toEqual(['Dr Nia Prosser', 'Mr Owen Prosser']);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Saltholme Building Society']);
  });

  it('takes what brackets explain for no rate of the loan', async () => {
    const reading = await read(SHEET);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.84%', '6.59%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount', 'Standard Variable']);
  });

  it('gives fees from sentences and tables, by their names alone', async () => {
    const reading = await read(SHEET);
    expect(values(reading, 'Charge', 'name').toSorted()).toEqual([
      'Account closure fee',
      'Booking fee',
      'Valuation fee',
    ]);
  });

  it('gives what stands among fees in their table, whatever it is called', async () => {
    const row = `
  Deeds release charge | 180:Lender | 330:When the mortgage ends | 480r:£65.00
  Cashback | 180:You | 330:On completion | 480r:£250.00
  *6 AMOUNT OF EACH`;
    const reading = await read(SHEET.replace('\n  *6 AMOUNT OF EACH', row));
    expect(values(reading, 'Charge', 'name').toSorted()).toEqual([
      'Account closure fee',
      'Booking fee',
      'Deeds release charge',
      'Valuation fee',
    ]);
  });

  it('gives payments in all where a row parts them, and counts the owed rest', async () => {
    const reading = await read(SHEET);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['1786.30', '2141.61']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([27, 213]);
    expect(reading.expectations.errors).toEqual([]);
    expect(sums(await read(SHEET.replace('£500,000.00', '£400,000.00')))).toContainEqual(
      expect.stringContaining('the loan is the part of the value'),
    );
  });
});

describe('an information sheet whose cells hold several lines', () => {
  it('takes the reference behind the day, and no rows of the column for an address', async () => {
    const reading = await read(`
      *European Standardised Information Sheet
      Prepared for | 180:Mr Rohan Thackray and Mrs Meera Thackray
      ^Date / Reference | 180:12 December 2026 / LAN0093174/2
      ^Validity | 180:You can rely on this information (except the rate) up to 12 January 2027.
      ^1. Lender | 180:Lantern Mortgages Limited
      ^180:Lantern House, Quay Drive, Bradford BD5 8LJ
      3. Main features of the loan | 180:Loan: £312,500.00
      ^180:Term: 33 years
      ^180:Method: Capital and interest
      ^180:Rate: Fixed at 4.71% until 28 February 2030, then Lantern variable rate (currently 7.49%)
      ^180:Property value used: £367,500.00
      6. Amount of each instalment | 180:36 instalments of £1,556.51
      ^180:360 instalments of £2,093.97`);
    expect(values(reading, 'MortgageIllustration', 'reference')).toEqual(['LAN0093174/2']);
    expect(values(reading, 'MortgageIllustration', 'validUntil')).toEqual(['2027-01-12']);
    expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['367500.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment', 'Repayment']);
    expect(values(reading, 'Address', 'postcode')).toEqual([]);
  });
});

describe('an information sheet that gives the address of the lender in a table', () => {
  it('does not say that those who apply live there', async () => {
    const reading = await read(`
      #Saltholme Building Society
      *European Standardised Information Sheet (ESIS)
      This document was produced for Dr Nia Prosser and Mr Owen Prosser on 20 October 2024.
      *1. Lender
      Name | 260:Saltholme Building Society
      Telephone number | 260:01632 960118
      Address | 260:Saltholme House, 3 Weir Road, Yarm, TS15 9AB
      *3. Main features of the loan
      Amount and currency of the loan to be granted | 260:£120,000.00
      Duration of the loan | 260:20 years`);
    expect(values(reading, 'Person', 'name')).toEqual(['Dr Nia Prosser', 'Mr Owen Prosser']);
    expect(values(reading, 'Address', 'postcode')).toEqual([]);
  });
});
