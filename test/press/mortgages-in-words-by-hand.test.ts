// Mortgage papers of banks and specialist lenders that say the same in other words: what the rate is until its end and after it,
// what is paid, and whom an illustration is for.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const HEAD = `
  Mr Ivo Tarrant
  4 Tannery Court
  Aldbury
  AB6 4DD`;

describe('an annual statement', () => {
  it('knows a rate by its end, and takes what comes after for no rate of today', async () => {
    const reading = await read(`
      #Corrie Building Society
      ${HEAD}
      *Your annual mortgage statement
      Your account number 30 551209 4 | 330:Issue date: 10 February 2026
      Balance at the start | 260r:£90,000.00 | 300:Rate you pay | 500r:5.14%
      Interest | 260r:£4,500.00 | 300:Discount ends | 500r:30 June 2026
      Money you paid in | 260r:£8,100.00 | 300:Rate after that (SVR) | 500r:7.29%
      Balance at the end | 260r:£86,400.00 | 300:Each month you pay | 500r:£675.00
      Kind of mortgage | 260r:C&I | 300:Years left | 500r:15 years 2 months
      Should you repay in full now we would charge £1,296.00 for early repayment.`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['5.14%', '7.29%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount', 'Standard Variable']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2026-06-30', undefined]);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['4500.00', '1296.00']);
  });

  it('charges for early repayment what it would have been on the day of the statement', async () => {
    const reading = await read(`
      #Corrie Building Society
      ${HEAD}
      *Your annual mortgage statement
      Your account number 30 551209 4 | 330:Issue date: 10 February 2026
      Balance at the start | 260r:£90,000.00 | 300:Rate you pay | 500r:5.14%
      Interest | 260r:£4,500.00 | 300:Each month you pay | 500r:£675.00
      Money you paid in | 260r:£8,100.00 | 300:Years left | 500r:15 years 2 months
      Balance at the end | 260r:£86,400.00 | 300:Kind of mortgage | 500r:C&I
      An early repayment charge applies until 30 June 2026. If you had repaid in full on 31 December 2025 the charge
      would have been £1,296.00 (1.5% of the balance), plus an account fee of £80.00.`);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('1296.00');
  });

  it('parts the rate of the deal from the one it reverts to in the next line', async () => {
    const reading = await read(`
      #Thornfield Bank plc
      *Annual mortgage statement
      Account number: 0077 3301 8826
      Issue date: 15/01/2026
      ${HEAD}

      *Your account from 01/01/2025 to 31/12/2025
      Opening balance | 400r:£120,000.00 DR
      Add: interest charged | 400r:£5,400.00 DR
      Less: payments received | 400r:£5,400.00 CR
      Closing balance | 400r:£120,000.00 DR

      Current product: Fixed 4.50% until 02/11/2027
      Reversion rate: Follow-on Rate 6.85%
      Current payment: £450.00
      Early repayment charge at 31 December 2025: 2% of the balance, £2,400.00
      Expiry of term: 2 May 2041 (184 months)`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.50%', '6.85%']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2027-11-02', undefined]);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([184]);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['5400.00', '2400.00']);
  });

  it('takes no day of its ledger for the day it was made', async () => {
    const ledger = `
      #Thornfield
      *Mortgage statement
      ${HEAD}
      350:Roll number 40/77120093-1
      350:Statement produced on 7 January 2026
      350:Covering 1 January 2025 to 31 December 2025

      *Date | 130:*Details | 330r:*Added | 420r:*Taken off | 510r:*Balance
      01 Jan 25 | 130:Balance brought forward | 510r:50,000.00
      31 Jan 25 | 130:Interest | 330r:180.00 | 510r:50,180.00
      01 Feb 25 | 130:Direct Debit | 420r:520.00 | 510r:49,660.00
      31 Dec 25 | 130:Balance carried forward | 510r:49,660.00

      Your usual payment is £520.00 on the 1st of the month.
      Your term ends in 8 years and 5 months.
      Your interest rate is currently 4.19%. This is a fixed rate that ends on 31 July 2026. You pay back
      capital and interest.`;
    const reading = await read(ledger);
    expect(values(reading, 'Statement', 'date')).toEqual(['2026-01-07']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['520.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([101]);
    const undated = await read(ledger.replace(' produced on 7 January 2026', ''));
    expect(values(undated, 'Statement', 'date')).toEqual([undefined]);
  });
});

describe('an illustration', () => {
  it('gives payments with their count behind them, and takes the valuation for no fee', async () => {
    const reading = await read(`
      #Fenmoor Bank
      *MORTGAGE ILLUSTRATION (BUY TO LET)
      Customer(s): | 200:Dr Ama Boateng
      Illustration no. | 200:FM-KFI-660318
      Date | 200:01/05/2026
      Amount to borrow | 200:£150,000.00
      Valuation | 200:£200,000.00
      Loan term | 200:20 years
      Repayment type | 200:Interest only
      Initial pay rate | 200:5.80% fixed until 31/05/2031
      Initial monthly payment | 200:£725.00 x 60
      Reverts to | 200:FVR 8.10%
      Reversion monthly payment | 200:£1,012.50 x 180
      Total amount payable | 200:£375,750.00
      APRC | 200:7.9%
      Fees: arrangement fee £1,495; transfer fee £30. That is £1,525 in all, fees of £1,525.00.`);
    expect(values(reading, 'Person', 'name')).toEqual(['Dr Ama Boateng']);
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['150000.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['725.00', '1012.50']);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['5.80%', '8.10%']);
    expect(values(reading, 'Charge', 'name')).toEqual(['arrangement fee', 'transfer fee']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('counts payments inside their labels, and says so where it is for nobody', async () => {
    const transfer = `
      #Corrie Building Society
      *Mortgage illustration - change of rate
      For: Mr Ivo Tarrant & Ms Gwen Tarrant
      Illustration reference CB26-77120 | 350:Produced: 3/2/2026

      Amount of loan | 450r:£90,000.00
      Remaining term | 450r:16 years 1 month
      Estimated value of your home | 450r:£225,000
      How you repay | 450r:Repayment
      Interest | 450r:4.15% (fixed) until 30 April 2031
      followed by | 450r:7.29% (standard variable rate)
      Annual percentage rate of charge | 450r:5.9% APRC
      Total you will pay back | 450r:£136,500.00
      Monthly payment, first 62 months | 450r:£640.00
      Monthly payment, remaining 131 months | 450r:£739.08`;
    const reading = await read(transfer);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Ivo Tarrant', 'Ms Gwen Tarrant']);
    expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['225000.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([62, 131]);
    const unnamed = await read(transfer.replace('For: Mr Ivo Tarrant & Ms Gwen Tarrant', 'For your records'));
    expect(warningsOf(unnamed)).toContain('For whom it was made was not found.');
  });
});

describe('figures that agree', () => {
  it('tell the loan with its fees from the loan without them, and a tracker by its end', async () => {
    const reading = await read(`
      #TARN HOME LOANS
      KEY FACTS ABOUT THIS MORTGAGE | 330:Quote 6690213/B
      Client: MRS AMA BOATENG | 330:Date 12/12/2025
      Lender: Tarn Home Loans Limited | 330:Good until 26/12/2025

      Loan (excl. fees) | 240r:90,000.00 | 300:Term (months) | 500r:180
      Total loan | 240r:91,500.00 | 300:Initial rate | 500r:5.64% variable
      Property value | 240r:150,000.00 | 300:Tracker until | 500r:31/12/2027
      LTV | 240r:61.00% | 300:Revert rate | 500r:8.29% variable
      Type | 240r:Repayment | 300:APRC | 500r:8.0%
      24 payments of 754.20 then 156 payments of 870.40
      Total repayable 153,883.20`);
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['91500.00']);
    expect(values(reading, 'MortgageIllustration', 'termMonths')).toEqual([180]);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['754.20', '870.40']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Variable Tracker', 'Standard Variable']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2027-12-31', undefined]);
  });

  it('stand in cards of three heads, with those of a year carried forward', async () => {
    const reading = await read(`
      #Tarn Bank
      Ms Gwen Tarrant
      Apt 9, 2 Kiln Yard
      Aldbury
      AB3 9ZZ

      *Your mortgage summary 2025/26
      Mortgage no. | 200:Period | 400:Date of issue
      TB 0093 6614 | 200:01.05.25 - 30.04.26 | 400:09.05.26
      Brought forward | 200:Interest added | 400:Carried forward
      £140,000.00 | 200:£6,650.00 | 400:£140,000.00
      Paid by you | 200:Fees | 400:Time to run
      £6,650.00 | 200:£0.00 | 400:12 years
      Interest rate | 200:Fixed until | 400:Rate afterwards
      4.75% | 200:30.09.27 | 400:7.40% variable
      Payment each month | 200:Loan type | 400:Repay early today
      £554.17 | 200:Interest-only | 400:£2,800.00 charge`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['140000.00', '140000.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['554.17']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([144]);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(expect.arrayContaining(['4.75%', '7.40%']));
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['6650.00', '2800.00']);
  });
});
