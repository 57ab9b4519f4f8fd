// Mortgage illustrations that are set by hand after the manner of real ones: columns that nearly touch, labels and names that wrap,
// boxes, and prose.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const PAYMENTS = `
  *6. Amount of each instalment
  60 payments of £968.46, followed by 240 payments of £1,299.31.`;

describe('a mortgage illustration', () => {
  it('is read where labels touch their values and run over lines', async () => {
    const reading = await read(`
      *Your Mortgage Illustration
      This document was produced for Mr Tom Hargreaves and Miss Jo Lowe on 17/02/2026.
      1. Lender | 147:Marlow & Finch Bank plc
      150r:3. Main features of the | 156:Amount and currency of the loan to be | 341:£180,995.00 (includes £995.00 product fee
      50:loan | 156:granted | 341:added)
      156:Duration of the loan | 341:25 years
      335r:Type of loan | 341:Repayment. Each month you pay back some of the loan as well.
      156:Total amount to be reimbursed | 341:£370,942.00
      156:Value of property assumed to prepare this | 341:£240,000.00
      156:information sheet
      156:Maximum available loan amount relative to | 341:90%
      156:the value of the property
      The APRC applicable to your loan is 6.3%. It comprises:
      Interest rate: 4.19% fixed until 31/05/2031, followed by our Standard Variable Rate, currently 7.24%.
      ${PAYMENTS}`);
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['180995.00']);
    expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['240000.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment', 'Repayment']);
  });

  it('is read from boxes that hold labels over their values, one of them without a label', async () => {
    const reading = await read(`
      #Calderdene | 430:Illustration reference
      Building Society | 430:CBS/ILL/441907
      Mortgage illustration for Mr Tom Owen Hargreaves and Mrs
      Catrin Mai Hargreaves
      Date of issue: 06.10.2025
      Loan amount | 220:Term | 400:Property value
      £98,500 | 220:18 years | 400:£240,000
      Initial monthly payment | 220:Initial rate | 400:APRC
      £674.01 | 220:4.65% | 400:6.8%
      Total amount payable | 220:Capital and interest | 400:2 Year Discount
      £170,960.88
      24 payments of £674.01 at 4.65%: that is our Standard Variable Rate (SVR), currently 7.30%, less a
      discount of 2.65% for two years from completion. It will not fall below a floor of 2.00%.
      192 payments of £806.17 at 7.30%, our current SVR with no discount.`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Tom Owen Hargreaves', 'Mrs Catrin Mai Hargreaves']);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['170960.88']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment', 'Repayment']);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.65%', '7.30%']);
  });

  it('is read where prose tells the loan, its security and its total', async () => {
    const reading = await read(`
      marlow mortgages | 430:KFI 2026-03-0098231/A
      *EUROPEAN STANDARDISED INFORMATION SHEET (ESIS)
      This document was produced for Mrs Ada Jane Fothergill on 11th March 2026.
      *1. Lender
      Marlow Mortgages Limited, Harbour House, Westmarch WM5 8LJ.
      *3. Main features of the loan
      You want to borrow £162,000.00 against a property with an assumed value of £216,000.00, which is 75.00% loan
      to value. The loan is to run for 27 years, and your monthly payments cover both capital and interest. The total
      amount to be reimbursed is £389,201.26.
      The APRC applicable to your loan is 7.8%. It comprises: an interest rate of 4.89% fixed to 30th June 2028; then
      the Marlow Standard Variable Rate, now 8.24%.
      26 payments of £901.56, followed by 298 payments of £1,226.65.`);
    expect(values(reading, 'MortgageIllustration', 'reference')).toEqual(['KFI 2026-03-0098231/A']);
    expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['216000.00']);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['389201.26']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment', 'Repayment']);
  });
});
