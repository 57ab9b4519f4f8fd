// Mortgage illustrations that are set by hand after the manner of real ones: columns that nearly touch, labels and names that wrap,
// boxes, and prose.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

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

  it('takes what is borrowed over the term for no payment', async () => {
    const reading = await read(`
      *European Standardised Information Sheet
      Prepared for Mr Tom Hargreaves on 17/02/2026
      1. Lender: Marlow & Finch Bank plc
      You want to borrow £84,500.00 over 480 months on a repayment basis. The property is
      valued at £120,000.00.
      63 payments at a fixed rate of 6.37%: £486.91
      417 payments at a variable rate currently 8.89%: £634.01`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['486.91', '634.01']);
  });

  it('is from the lender that a label names, though a sentence tells its company', async () => {
    const reading = await read(`
      #Marlow
      *European Standardised Information Sheet
      Prepared for Mr Tom Hargreaves on 17/02/2026
      This document does not constitute an obligation for Marlow & Finch Bank Plc to grant you a loan.
      *1. Lender
      Lender | 200:Marlow
      Address | 200:4 Finch Street, Ludlow SY8 1AA
      *3. Main features
      Amount of the loan | 200:£180,995.00
      Type of loan | 200:Repayment
      ${PAYMENTS}`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Marlow']);
  });

  it('says how the loan is repaid, whatever it is secured by', async () => {
    const reading = await read(`
      *European Standardised Information Sheet
      Prepared for Mr Tom Hargreaves on 17/02/2026
      1. Lender | 200:Marlow & Finch Bank plc
      3. Main features | 200:Loan amount: £180,995.00
      200:Assumed value of the property: £240,000.00
      200:Term of the loan: 25 years
      200:Kind of loan: capital and interest, secured by a first charge on your home.
      200:Total amount to be repaid: £370,942.00
      4. Interest rate | 200:The APRC applicable to this loan is 6.3%.
      200:4.19% fixed until 31/05/2031, followed by our Standard Variable Rate, currently 7.24%.
      ${PAYMENTS}`);
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

  it('is read where labels stand beneath their values, as close to what follows', async () => {
    const reading = await read(`
      #marlow mortgages
      *ESIS – key facts about this mortgage

      Mr Tom Owen Hargreaves | 303:MM-440118-2/v1
      Miss Catrin Mai Lowe | 303:Illustration reference
      Applicants

      12-MAY-2026 | 303:11-JUN-2026
      Date produced | 303:Valid until

      1 | 74:Lender
      74:Marlow Mortgages Limited | 320:01632 960404
      74:Name | 320:Telephone

      3 | 74:Main features of the loan
      74:£190,000.00 | 320:25 years
      74:Amount of the loan to be granted | 320:Duration
      74:£200,000.00 | 320:95%
      74:Value of the property | 320:Loan to value
      74:Capital and interest | 320:£380,301.60
      74:Type of loan | 320:Total amount to be reimbursed

      4 | 74:Interest rate and other costs
      74:6.9% | 320:4.79% fixed to 31-AUG-2028
      74:APRC | 320:Rate 1
      74:7.34% Standard Variable Rate from then | 320:No fees are payable
      74:Rate 2 | 320:Fees

      6 | 74:Amount of each instalment
      74:£1,086.40 | 320:£1,285.60
      74:each, first 27 payments (£ per month) | 320:each, next 273 payments (£ per month)`);
    expect(values(reading, 'MortgageIllustration', 'reference')).toEqual(['MM-440118-2/v1']);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Tom Owen Hargreaves', 'Miss Catrin Mai Lowe']);
    expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['200000.00']);
    expect(values(reading, 'MortgageIllustration', 'aprc')).toEqual(['6.9%']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['1086.40', '1285.60']);
  });

  it('takes no value from the column beside a sentence that goes on beneath, and knows a discount by its margin', async () => {
    const reading = await read(`
      #Marlow Building Society
      *MORTGAGE ILLUSTRATION
      Prepared on 2nd September 2025 for Mrs Ada Jane Fothergill. The figures hold good until 2nd October 2025.

      *Section 3 – Main features | 312:*Section 9 – Early repayment
      You wish to borrow £75,000.00 over a term of 15 years, | 312:The charge is told by the year of repayment, it is
      secured on a home worth £185,000.00, a loan to value | 312:3% in year one, 2% in year two and 1% in year three of
      of 40.54%. It is a repayment mortgage. The rate is a | 312:the sum repaid.
      discounted variable rate. In total you would repay
      £116,897.04, or £1.56 for each £1 lent.

      *Section 4 – Interest rate
      For 36 months from completion you pay our Standard
      Variable Rate (at present 6.94%) less 1.59%, that is
      5.35%. You then pay the Standard Variable Rate itself.
      The APRC is 6.5%.

      *Section 6 – Amount of each payment
      36 payments of £606.86
      144 payments of £660.07`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mrs Ada Jane Fothergill']);
    expect(values(reading, 'MortgageIllustration', 'validUntil')).toEqual(['2025-10-02']);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['116897.04']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount', 'Standard Variable']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('is read where the head tells in sentences for whom it is and until when it holds', async () => {
    const reading = await read(`
      *Millbeck Building Society
      Your personalised mortgage illustration

      For Dr Ines Maria Calloway, issued on 12th May 2026. Please quote MBS/ILL/220871. We will honour the terms
      below until 11th June 2026; after that date they may change.

      *1 Who is lending to you
      Millbeck Building Society, 9 Weir Street, Millbeck MB1 1AA.
      *3 The loan
      This is a repayment mortgage over 10 years. You borrow £60,000. We have assumed that your home is
      worth £240,000.00. Over the whole term you would pay back £76,200.00, which includes the fees.
      You pay a fixed rate of 4.80% until 31st May 2028, then our Standard Variable Rate, currently 6.90%.
      The APRC is 6.2%. You make 120 monthly payments: 24 of £631.00 at 4.80%, then 96 of £636.00 at 6.90%.`);
    expect(values(reading, 'Person', 'name')).toEqual(['Dr Ines Maria Calloway']);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Millbeck Building Society']);
    expect(values(reading, 'MortgageIllustration', 'validUntil')).toEqual(['2026-06-11']);
    expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['240000.00']);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['76200.00']);
  });

  it('has its payments in rows beside the heading of their section', async () => {
    const reading = await read(`
      #Mortgage Illustration
      Customer: Mr Bryn Calloway. Prepared on 2 May 2026. The information remains valid until 16 May 2026.

      *1. Lender | 190:Millbeck Building Society
      *3. Main features | 190:Loan amount | 540r:£120,000
      190:Term | 540r:30 yrs
      190:Repayment method | 540r:Repayment (capital & interest)
      *4. Interest rate | 190:Rate to 31 May 2028 | 540r:4.90% fixed
      190:Rate thereafter: Standard Variable Rate | 540r:7.10% (variable)
      *6. Amount of each | 190:24 instalments at 4.90% | 540r:£636.87
      *instalment | 190:336 instalments at 7.10% | 540r:£795.30`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['636.87', '795.30']);
  });
});

describe('a table of payments by the number of the first and the last', () => {
  it.each([
    ['1 to 36 (36 payments)', '37 to 300 (264 payments)'],
    ['1st – 36th', '37th – 300th'],
    ['Monthly payments 1 to 36', 'Monthly payments 37 to 300'],
    ['36 (payments 1 to 36)', '264 (payments 37 to 300)'],
    ['36 payments, from 28/03/2026', '264 payments, after the fixed period'],
    ['36 monthly payments at 4.11%', 'followed by 264 monthly payments at'],
  ])('counts %s', async (first, rest) => {
    const reading = await read(`
      *Your mortgage illustration
      Prepared for | 220:Mr Tom Hargreaves
      Date produced | 220:17 February 2026
      *1. Lender
      Lender | 220:Marlow & Finch Bank plc
      *3. Main features of the loan
      Amount and currency of the loan | 220:£150,000.00
      Duration of the loan | 220:25 years
      Type of loan | 220:Capital and interest
      Illustration reference: MF-I 70442190/01
      *6. Amount of each payment
      Payments | 220:Interest rate | 480r:Monthly payment
      ${first} | 220:4.11% fixed | 480r:£800.10
      ${rest} | 220:7.40% variable | 480r:£1,072.25
      *7. Illustrative repayment table
      Year | 220:Total paid in year | 480r:Capital left
      1 | 220:£9,601.20 | 480r:£146,490.10
      2 | 220:£9,601.20 | 480r:£142,830.40`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['800.10', '1072.25']);
    expect(values(reading, 'MortgageIllustration', 'reference')).toEqual(['MF-I 70442190/01']);
  });
});

describe('an illustration in sentences and few words', () => {
  it('gives the reference that a sentence ends in, and what all payments come to', async () => {
    const reading = await read(`
      *Your mortgage illustration
      This document was produced for Mr Tom Hargreaves on 17 February 2026. Our reference:
      MF-ILLU-70442190.
      Lender | 220:Marlow & Finch Bank plc
      You'd like to borrow | 220:£150,000.00
      You'd like to repay it over | 220:25 years
      *What you'd pay
      Months 1 to 36 | 220:£800.10 a month
      Months 37 to 300 | 220:£1,072.25 a month
      All payments together | 220:£311,877.60`);
    expect(values(reading, 'MortgageIllustration', 'reference')).toEqual(['MF-ILLU-70442190']);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['311877.60']);
  });
});
