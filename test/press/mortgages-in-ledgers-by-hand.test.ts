// Mortgage ledgers that name no closing balance, rates that brackets explain, and loans told without and with their fees.
import { describe, expect, it } from 'vitest';
import {
  balancesOf,
  errorsOf,
  readPaper as read,
  valuesOf as values,
  warningsOf as warnings,
} from './paper-by-hand.ts';

describe('a ledger of a year', () => {
  it('ends with the balance that follows from its rows, at a rate that brackets explain', async () => {
    const reading = await read(`
      TARN BUILDING SOCIETY
      MR D R PARGETER | 330:ACCOUNT NO | 420:6104417/02
      3 CANAL VIEW | 330:ISSUED | 420:11 JUL 2025
      WESTMARCH
      WM4 2QT
      MORTGAGE ACCOUNT STATEMENT | 300:1 JUL 2024 TO 30 JUN 2025

      DATE | 120:DETAILS | 340r:CHARGES | 420r:CREDITS | 500r:BALANCE
      01 JUL 24 | 120:BALANCE B/FWD | 500r:64,000.00
      28 JUL 24 | 120:DIRECT DEBIT | 420r:500.00 | 500r:63,500.00
      31 MAR 25 | 120:LATE PAYMENT FEE | 340r:30.00 | 500r:63,530.00
      30 JUN 25 | 120:INTEREST FOR YEAR | 340r:3,100.00 | 500r:66,630.00

      INTEREST RATE AT 30 JUN 2025 | 240:5.19% | 300:(SVR 7.24% LESS 2.05% TO 30 JUN 2026)
      MONTHLY PAYMENT | 240:500.00
      REPAYMENT TYPE | 240:REPAYMENT
      TERM EXPIRES | 240:30 MAY 2039 (13 YRS 11 MTHS)`);
    expect(balancesOf(reading)).toEqual(['Opening -64000.00', 'Closing -66630.00']);
    expect(values(reading, 'InterestRate', 'rate')[0]).toBe('5.19%');
    expect(values(reading, 'InterestRate', 'determination')[0]).toBe('Discount');
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([167]);
  });
});

describe('a rate whose kind stands in a cell of its own, before brackets with another', () => {
  it('is of that kind', async () => {
    const reading = await read(`
      TARN BUILDING SOCIETY
      MR D R PARGETER | 330:ACCOUNT NO | 420:6104417/02
      3 CANAL VIEW | 330:ISSUED | 420:11 JUL 2025
      WESTMARCH
      WM4 2QT
      MORTGAGE ACCOUNT STATEMENT | 300:1 JUL 2024 TO 30 JUN 2025

      BALANCE B/FWD | 300r:64,000.00
      INTEREST FOR YEAR | 300r:3,100.00
      PAYMENTS | 300r:6,000.00
      BALANCE OUTSTANDING | 300r:61,100.00

      INTEREST RATE NOW CHARGED | 240:4.89% | 300:VARIABLE TRACKER (BANK RATE PLUS 0.89%)
      REPAYMENT TYPE | 240:CAPITAL AND INTEREST
      MONTHLY PAYMENT | 240:500.00
      TERM EXPIRES | 240:30 MAY 2039 (13 YRS 11 MTHS)`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.89%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Variable Tracker']);
  });
});

describe('a ledger with its sums and terms beneath', () => {
  const reading = read(`
      *Tarn Building Society
      MORTGAGE ACCOUNT - ANNUAL STATEMENT
      MR DORIAN R PARGETER | 300:ROLL NUMBER ........ 61-044170-2
      3 CANAL VIEW | 300:DATE OF STATEMENT .. 07 JUL 2025
      WESTMARCH | 300:PERIOD ............. 01 JUL 2024 TO
      WM4 2QT | 410:30 JUN 2025

      DATE | 120:PARTICULARS | 340r:DEBITS | 420r:CREDITS | 500r:BALANCE
      01JUL24 | 120:BALANCE BROUGHT FORWARD | 500r:64,000.00DR
      28JUL24 | 120:DIRECT DEBIT | 420r:800.00 | 500r:63,200.00DR
      31DEC24 | 120:INTEREST | 340r:2,400.00 | 500r:65,600.00DR
      31JAN25 | 120:CONTENTS INS PREM | 340r:150.00 | 500r:65,750.00DR
      01FEB25 | 120:*** RATE NOW 7.10% P.A. ***
      28FEB25 | 120:DIRECT DEBIT | 420r:780.00 | 500r:64,970.00DR
      30JUN25 | 120:INTEREST | 340r:2,300.00 | 500r:67,270.00DR
      30JUN25 | 120:BALANCE CARRIED FORWARD | 500r:67,270.00DR

      SUMMARY FOR THE YEAR | 290:TERMS AT 30 JUN 2025
      INTEREST CHARGED | 240r:4,700.00 | 290:INTEREST RATE ....... 7.10% P.A.
      INSURANCE PREMIUMS | 240r:150.00 | 290:RATE BASIS .......... STANDARD VARIABLE
      FEES AND CHARGES | 240r:0.00 | 290:REPAYMENT METHOD .... CAPITAL & INTEREST
      TOTAL PAYMENTS | 240r:1,580.00 | 290:CONTRACTUAL PAYMENT .. 780.00 MONTHLY
      ARREARS | 240r:NIL | 290:REMAINING TERM ...... 13 YRS 11 MTHS

      THE RATE CHARGED WAS 7.40% P.A. UNTIL 31 JAN 2025 AND 7.10% P.A. FROM 01 FEB 2025.`);

  it('counts a premium of an insurance, however short it is named', async () => {
    expect(balancesOf(await reading)).toEqual(['Opening -64000.00', 'Closing -67270.00']);
    expect(errorsOf(await reading)).toEqual([]);
  });

  it('takes the day on which a rate of the past ended for no last day of the one since', async () => {
    expect(values(await reading, 'InterestRate', 'rate')).toEqual(['7.10%']);
    expect(values(await reading, 'InterestRate', 'effectiveUntil')).toEqual([undefined]);
    expect(warnings(await reading)).not.toContain('All rates that were read ended before the statement does.');
  });
});

describe('a loan with fees', () => {
  const paper = (loan: string): string => `
      #Tarn Mortgages | 330:Buy to let mortgage illustration
      This illustration is for Mr Neil Loxley. It was produced on 9 July 2025 and you have until 23 July 2025 to apply on
      these terms.
      Purchase price | 320r:£198,000
      ${loan}
      Term | 320r:25 years
      Repayment method | 320r:Interest only

      4.84% fixed until 31.08.2027 followed by our variable rate, 8.34% at present, until the end of the mortgage.
      26 monthly payments of | 320r:£607.01
      273 monthly payments of | 320r:£1,045.97
      Final monthly payment | 320r:£1,045.97`;

  it('is what it comes to with them', async () => {
    const reading = await read(
      paper(`Loan excluding fees | 320r:£148,500
      Fees added to the loan | 320r:£1,999
      Loan including fees | 320r:£150,499`),
    );
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['150499.00']);
    expect(values(reading, 'MortgageIllustration', 'validUntil')).toEqual(['2025-07-23']);
    expect(values(reading, 'Person', 'familyName')).toEqual(['Loxley']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([26, 273, 1]);
  });

  it('is what is lent before them, where nothing else is told', async () => {
    const reading = await read(paper('Loan excluding fees | 320r:£148,500'));
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['148500.00']);
  });
});

describe('a statement whose ledger ends in the totals of its columns', () => {
  it('gives the interest of the year once, and the product that stands around the middle of its label', async () => {
    const reading = await read(`
      #Brambleford | 400:Building Society
      *Annual Mortgage Statement 1 April 2025 - 30 June 2025
      48:Borrower: | 124:Mr Piers Alderton | 397:Discounted Variable 1.44% below
      ^^304:Product:
      ^^397:SVR
      48:Account number: | 124:3301177425 | 304:Current rate: | 397:5.35%
      48:Date produced: | 124:8 July 2025 | 304:Repayment type: | 397:Repayment
      48:Payment due: | 124:£712.45 monthly | 304:Remaining term: | 397:16 years 1 month
      48:Property: | 124:2 Chapel Brow, Thornley, TH6 8BB

      *Date | 110:*Transaction | 380r:*Debit £ | 460r:*Credit £ | 540r:*Balance £
      01/04/25 | 110:Opening balance | 540r:90,000.00
      30/04/25 | 110:Interest | 380r:401.25 | 540r:90,401.25
      30/04/25 | 110:Direct Debit | 460r:712.45 | 540r:89,688.80
      31/05/25 | 110:Interest | 380r:399.86 | 540r:90,088.66
      31/05/25 | 110:Direct Debit | 460r:712.45 | 540r:89,376.21
      30/06/25 | 110:Closing balance | 380r:801.11 | 460r:1,424.90 | 540r:89,376.21`);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['801.11']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['712.45']);
  });
});
