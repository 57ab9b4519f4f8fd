// Mortgage papers in panels and columns: a section beside another, a ledger beside boxes, payments told one by one.
import { describe, expect, it } from 'vitest';
import { balancesOf, errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a mortgage illustration', () => {
  it('names its lender and those it is for where sections stand side by side', async () => {
    const reading = await read(`
      #Larkspur | 400:*Mortgage Illustration LK3-9071-QT
      48:For Miss Edda Thornbury and Mr Ivo Castellan – the purchase of 4 Weir Street, Tollford TF3 6QA
      48:Issued 4 May 2025

      48:*Section 1. The lender
      320:*Section 6. Your instalments
      48:Larkspur Homeloans Limited, 9 Mill Lane, Tollford TF1 2AB.
      330:*Payments | 400:*Rate | 460:*Each month
      330:24 | 400:4.50% | 460:£1,111.66
      330:276 | 400:6.50% | 460:£1,333.90
      48:*Section 3. Main features
      48:The loan of £200,000.00 runs over 25 years against an assumed property value of £250,000.00 (80% loan to value).
      48:It is a capital and interest mortgage. The total amount you would repay is £394,836.24.
      48:The APRC is 6.6%.
      48:The rate is fixed at 4.50% until 30 May 2027. It then changes to our Managed Rate, currently 6.50%.
      48:One-off costs:
      50:Completion fee | 230:£995.00
      50:Legal disbursements | 230:£135.00`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Larkspur Homeloans Limited']);
    expect(values(reading, 'Person', 'name')).toEqual(['Miss Edda Thornbury', 'Mr Ivo Castellan']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['995.00', '135.00']);
  });

  it('reads a payment whose number and amount have labels of their own, and a reference that stands alone', async () => {
    const reading = await read(`
      *Larkspur Bank | 400:Mortgage illustration
      400:LKB 0071 3385

      60:Prepared for | 300:Prepared on
      60:Ottoline Fairweather | 300:07/10/2025
      1. Lender
      60:Name | 230:Larkspur Bank
      3. Main features of the loan
      60:Amount of the loan | 230:£150,000
      60:Duration | 230:30 years (360 months)
      60:Type of loan | 230:Capital and interest repayment mortgage
      60:Interest rate type | 230:Fixed for the whole 30 year term
      60:Total amount to be reimbursed | 230:£289,944.00
      60:Property value assumed | 230:£200,000
      4. Interest rate and other costs
      60:APRC applicable to your loan | 230:5.1%
      60:Interest rate | 230:5.00%
      60:Funds transfer fee | 230:£35.00, taken from your first payment
      5. Your payments
      60:How often | 230:Monthly
      60:How many | 230:360
      60:Amount of each instalment | 230:£805.23`);
    expect(values(reading, 'MortgageIllustration', 'reference')).toEqual(['LKB 0071 3385']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['805.23']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([360]);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['35.00']);
  });

  it('reads the rate that a loan reverts to, where only another sentence says of what kind it is', async () => {
    const reading = await read(`
      400:LB-ESIS-40017
      *Larkspur Building Society
      European Standardised Information Sheet (ESIS)
      This document was produced for Mr Ivo Castellan on 9 June 2025.

      *3 Main features of the loan
      Amount and currency of the loan to be granted: GBP 120,000.00
      Duration of the loan: 20 years
      Type of interest rate: Fixed until 31 May 2027, reverting to the lender's Standard Variable Rate.

      *4 Interest rate and other costs
      The APRC applicable to your loan is 7.1%. It comprises: interest rate 4.90% until 31 May 2027, then 7.60% for the remaining
      term; and the other components of the APRC below.`);
    expect(values(reading, 'MortgageIllustration', 'reference')).toEqual(['LB-ESIS-40017']);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.90%', '7.60%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed', 'Standard Variable']);
  });
});

describe('a fee of an illustration that was not read', () => {
  it('is doubted', async () => {
    const reading = await read(`
      *Larkspur Building Society
      European Standardised Information Sheet (ESIS)
      This document was produced for Mr Ivo Castellan on 9 June 2025.
      The amount of the loan is £120,000.00 over 20 years. The APRC is 6.1%.
      The interest rate is fixed at 4.90% until 31 May 2027.
      You pay our booking fee, in other words £495.00, when you apply.`);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual([]);
    expect(warningsOf(reading)).toContain('Spoken of on the paper, and not read: the fees.');
  });
});

describe('an annual mortgage statement', () => {
  it('counts the payments that its ledger tells with what each of them was', async () => {
    const reading = await read(`
      *Larkspur Building Society
      Mr Ivo Castellan | 380:9 January 2025
      4 Weir Street | 380:Mortgage account: 31-550812-04
      Tollford
      TF3 6QA

      Mortgage statement for the year 1 January 2024 to 31 December 2024
      60:1 January 2024 | 150:You owed us | 380r:£90,000.00
      60:During 2024 | 150:Interest we charged | 380r:£4,500.00
      150:Your 12 Direct Debit payments of
      ^^60:During 2024 | 480r:£8,400.00
      ^^150:£700.00
      60:31 December 2024 | 150:You now owe us | 380r:£86,100.00

      Repayment (capital and interest). Your current monthly payment is £700.00. The interest rate is 5.00% variable.`);
    expect(balancesOf(reading)).toEqual(['Opening -90000.00', 'Closing -86100.00']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('reads tiles whose labels run over lines, and a charge under the day that it is told of', async () => {
    const reading = await read(`
      *Larkspur Bank
      Mr Ivo Castellan
      4 Weir Street
      Tollford
      TF3 6QA

      Statement of your Interest-Only mortgage
      Account LK0055120. Dated 8 October 2025.

      60:What you owed on 1 October 2024 | 320:What you owe on 30 September
      60:£70,000.00 | 320:2025
      320:£70,000.00

      60:Interest we charged you | 320:What you paid us
      60:£3,500.00 | 320:£3,500.00

      60:Type of mortgage | 320:Interest only
      60:Interest rate | 320:5.00% fixed for life
      60:Your monthly payment, taken on the
      ^^480r:£291.67
      ^^60:1st

      Early repayment charge
      If you had redeemed on 30 September 2025:
      £1,400.00`);
    expect(balancesOf(reading)).toEqual(['Opening -70000.00', 'Closing -70000.00']);
    expect(values(reading, 'Statement', 'date')).toEqual(['2025-10-08']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['291.67']);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('1400.00');
    expect(warningsOf(reading)).not.toContain('The opening balance was not found.');
  });
});

describe('a mortgage statement with labels over values at its right edge', () => {
  it('takes the number beneath its label for that of the account, not the day over it', async () => {
    const reading = await read(`
      #Larkspur Bank | 550r:Annual mortgage statement
      550r:1 April 2025 – 31 March 2026

      Miss Edda Thornbury | 550r:Date of issue
      4 Weir Street | 550r:*10 April 2026
      ^Tollford | 550r:Mortgage account
      TF3 6QA | 550r:*L4471-208316-02

      *Your year in numbers
      Opening balance 1 April 2025 | 540r:£90,000.00
      Interest added | 540r:£4,122.00
      Payments made | 540r:–£7,122.00
      Closing balance 31 March 2026 | 540r:£87,000.00

      Rate type | 300:Fixed
      Interest rate | 300:4.58%
      Rate ends | 300:31 May 2028`);
    expect(values(reading, 'MortgageAccount', 'accountNumber')).toEqual(['L4471-208316-02']);
    expect(values(reading, 'Statement', 'date')).toEqual(['2026-04-10']);
  });
});
