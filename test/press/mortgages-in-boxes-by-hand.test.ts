// Mortgage papers whose figures stand under their heads in rows of boxes, and sheets that name others besides those who apply.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('an illustration in boxes', () => {
  it('gives payments under the number of them, and a rate under the day it holds until', async () => {
    const reading = await read(`
      #Pellmoor Bank
      *Mortgage Illustration
      Produced for Mr Ivo Tarrant and Mrs Gwen Tarrant on 3rd March 2026. It is valid until 2nd April 2026.

      Loan amount | 216:Property value assumed | 390:Loan to value
      £200,000 | 216:£250,000 | 390:80%

      Duration of the loan | 216:Type of loan | 390:Type of rate
      25 years | 216:Capital and interest | 390:Fixed until 30 June 2029, then
      390:variable

      Total amount to be repaid | 216:Per £1 borrowed | 390:Security
      £386,404.32 | 216:£1.93 | 390:First charge on the property

      APRC | 216:Rate until 30 June 2029 | 390:Then Standard Variable Rate
      6.1% | 216:4.35% | 390:6.49%

      *What you'd pay each month
      39 payments of | 216:followed by 261 payments of | 390:Number of payments
      £1,094.82 | 216:£1,316.88 | 390:300`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['1094.82', '1316.88']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([39, 261]);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.35%', '6.49%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed', 'Standard Variable']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2029-06-30', undefined]);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('takes neither the lender nor who arranges the loan for those who apply', async () => {
    const sheet = `
      #Thornfield Mortgages
      European Standardised Information Sheet
      180:This document was produced on 04/05/2026 for Miss Una Kerr, application 3300718264.
      180:The information below remains valid until 03/06/2026.
      1 | 180:Thornfield Mortgages
      Lender | 180:8 Tannery Court, Aldbury AB6 4DD
      180:We are not recommending a particular mortgage to you.

      2 | 180:Cobb & Wray Mortgage Brokers Ltd
      Credit intermediary | 180:17 Castle Street, Aldbury AB2 5XX
      180:0121 555 0199

      3 | 180:Amount and currency of the loan £120,000.00
      Main features of the loan | 180:Duration of the loan | 340:20 years
      180:Type of loan | 340:Interest only
      180:Total amount to be reimbursed | 340:£268,680.00
      180:Value of the property assumed | 340:£200,000.00

      4 | 180:The APRC applicable to your loan is 7.1%. It comprises:
      Interest rate and other costs | 180:Initial rate | 340:5.94% fixed for 24 months
      180:Follow-on rate | 340:6.24% variable for 216 months

      6 | 180:24 payments of £594.00 at the initial rate
      Amount of each instalment | 180:216 payments of £622.33 at the follow-on rate`;
    const reading = await read(sheet);
    expect(values(reading, 'Person', 'name')).toEqual(['Miss Una Kerr']);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Thornfield Mortgages']);
    expect(values(reading, 'MortgageIllustration', 'reference')).toEqual(['3300718264']);
    expect(nodesOf(reading, 'Address')).toEqual([]);
    const unnamed = await read(sheet.replace(' for Miss Una Kerr, application 3300718264', ''));
    expect(values(unnamed, 'Organisation', 'name')).toEqual(['Thornfield Mortgages']);
    expect(warningsOf(unnamed)).toContain('For whom it was made was not found.');
  });

  it('gives the loan from the words of an owner and from a sentence', async () => {
    const reading = await read(`
      #Thornfield Bank
      *ESIS mortgage illustration
      Prepared for: Mr Ivo Tarrant
      Date produced: 14-NOV-2025
      The loan is for £88,000 in pounds sterling, to be repaid over 12 years on a Repayment basis. The APRC is 7.9%.
      The interest rate is fixed at 5.10% until 30 November 2027 and then our Standard Variable Rate, now 8.10%.
      24 instalments of £820.02, then 120 instalments of £935.11.`);
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['88000.00']);
  });
});

describe('an annual statement', () => {
  it('tells balances under heads that name their day without its year', async () => {
    const reading = await read(`
      #Wharfe Building Society
      Mr Ivo Tarrant
      4 Tannery Court
      Aldbury
      AB6 4DD

      *Your annual mortgage statement
      330:Your account number: 52-0331876-014
      330:8 January 2026
      This statement shows what has happened on your mortgage between 1 January 2025 and 31 December 2025.

      You owed on 1 January | 178:Interest we added | 307:You paid us | 436:You owe on 31 December
      £140,200.55 | 178:£6,120.10 | 307:£10,440.00 | 436:£135,880.65

      The rate you pay now | 308:4.44% fixed until 31 October 2028
      How you repay | 308:Repayment (capital and interest)
      Time left on your mortgage | 308:14 years 3 months
      Your normal monthly payment | 308:£870.00`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['140200.55', '135880.65']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['6120.10']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('gives terms that are set with colons, without a sign of currency', async () => {
    const reading = await read(`
      #Thornfield Mortgages
      Mr Ivo Tarrant
      4 Tannery Court
      Aldbury
      AB6 4DD

      6102338417 | 200:15-APR-2026 | 331:06-APR-2025 | 461:05-APR-2026
      Account No. | 200:Statement Date | 331:From | 461:To
      *STATEMENT OF MORTGAGE ACCOUNT
      DESCRIPTION | 336:AMOUNT (GBP)
      Balance at start of period 06-APR-2025 | 400r:70,100.20
      Interest debited | 400r:4,200.00
      Instalments received | 400r:(7,800.00)
      Balance at end of period 05-APR-2026 | 400r:66,500.20

      Security | 135:: 4 Tannery Court, Aldbury, AB6 4DD
      Rate | 135:: 6.05% p.a. FIXED to 31-MAR-2027
      Method | 135:: Capital and Interest
      Instalment | 135:: 650.00 due 14th of each month
      Term remaining | 135:: 12 yrs 4 mths
      ERC if redeemed : 1,330.00 | 199:(2.00% of balance, until 31-MAR-2027)`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['650.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['4200.00', '1330.00']);
  });
});
