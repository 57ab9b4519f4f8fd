// Statements of mortgages that are set by hand after the manner of real ones, and the same with one figure altered.
import { describe, expect, it } from 'vitest';
import { errorsOf as sums, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const STATEMENT = `
  #Calder Bank
  Mr T Hargreaves and Miss J Lowe
  18 Oak Road
  Westmarch
  WM4 2QT
  350:Your mortgage number 12/3456789-01
  350:12 January 2023

  *Your annual mortgage statement for 2022
  This statement covers the period 1 January 2022 to 31 December 2022.

  *Your mortgage at a glance
  What you owed on 1 January 2022 | 450r:£151,223.40
  Interest we charged | 450r:£6,712.05
  Fees we charged | 450r:£0.00
  Payments you made | 450r:-£10,806.00
  What you owed on 31 December 2022 | 450r:£147,129.45

  *Your interest rate
  Your interest rate is currently 4.49%. This is a fixed rate that ends on 31 August 2024.
  When your fixed rate ends you will move to our Standard Variable Rate, which is currently 7.99%.

  *Your payments
  Your monthly payment is £900.50. You pay back capital and interest.
  You have 19 years and 3 months left on your mortgage.
  If you repay your whole mortgage today you'll have to pay an early repayment charge of £4,413.88.`;

describe('a mortgage statement', () => {
  it('gives balances, rates and their ends, and the plan, from sentences', async () => {
    const reading = await read(STATEMENT);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['151223.40', '147129.45']);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.49%', '7.99%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed', 'Standard Variable']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2024-08-31', undefined]);
    expect(values(reading, 'InterestRate', 'effectiveFrom')).toEqual([undefined, '2024-09-01']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([231]);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['6712.05', '4413.88']);
    expect(values(reading, 'Statement', 'date')).toEqual(['2023-01-12']);
    expect(reading.review).toBe('REVIEW_NOT_REQUIRED');
  });

  it('says so where its movements do not lead from one balance to the other', async () => {
    const reading = await read(STATEMENT.replace('£6,712.05', '£6,172.05'));
    expect(sums(reading)).toContainEqual(expect.stringContaining('the opening balance with interest and fees'));
    expect(reading.review).toBe('REVIEW_PENDING');
  });
});

describe('a mortgage statement of other layouts', () => {
  it('is read where labels stand beneath their values', async () => {
    const reading = await read(`
      #Saltholme Building Society
      Mr Owen Prosser
      3 Raven Avenue
      Keighley
      BD20 8HH

      *Yearly mortgage statement
      M4471-90285-1 | 200:4th December 2025 | 350:01/12/2024 – 30/11/2025
      Account number | 200:Date of this statement | 350:Period covered

      *Your balance

      £96,412.70 | 130:£4,889.45 | 230:£35.00 | 320:£8,906.16 | 430:£92,430.99
      Owed at start | 130:Plus interest | 230:Plus fees | 320:Less payments | 430:Owed at end

      *Your mortgage terms

      1.25% Discount off SVR | 200:5.04% | 350:6.29%
      Product | 200:Current interest rate | 350:Mortgage Variable Rate

      £742.18 | 200:159 months | 350:Repayment
      Monthly payment | 200:Remaining term | 350:How you repay`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['96412.70', '92430.99']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['742.18']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([159]);
    expect(values(reading, 'MortgageAccount', 'accountNumber')).toEqual(['M4471-90285-1']);
    expect(values(reading, 'Statement', 'startDate')).toEqual(['2024-12-01']);
  });

  it('gives the totals where a loan has parts', async () => {
    const reading = await read(`
      #Saltholme Specialist Mortgages | 430:*STATEMENT
      Mr Owen Prosser | 250:Agreement number SSM/2207/661
      77 Raven Lane | 250:Statement date | 350:03 Feb 2026
      Keighley | 250:Period | 350:01/02/25 – 31/01/26
      BD20 8HH

      *Position summary
      150:*Opening | 220:*Interest | 290:*Receipts | 360:*Closing | 430:*Rate p.a. | 490:*Instalment
      Advance 1 | 150:76,240.10 | 220:6,151.99 | 290:9,749.28 | 360:72,642.81 | 430:8.29% | 490:812.44
      Advance 2 | 150:18,500.00 | 220:1,733.58 | 290:3,012.72 | 360:17,220.86 | 430:9.74% | 490:251.06
      Total | 150:94,740.10 | 220:7,885.57 | 290:12,762.00 | 360:89,863.67 | 490:1,063.50

      *Terms
      *Rate basis | 150:*Repayment basis | 260:*Unexpired term | 360:*Early repayment charge at statement date
      Standard Variable | 150:Repayment | 260:138 months | 360:£1,450.00`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['94740.10', '89863.67']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['7885.57', '1450.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['1063.50']);
  });

  it('is read where a letter tells what happened', async () => {
    const reading = await read(`
      *Saltholme Home Loans Limited
      Mrs Nia Prosser
      16 Raven Close
      Lichfield
      WS13 6QJ

      1 October 2025

      Dear Mrs Prosser
      *Buy to let mortgage SHL0088124 – statement of account for the year to 30 September 2025

      This is your statement for the period from 1 October 2024 to 30 September 2025. When the period began you
      owed us £164,900.00. During the year we charged interest of £9,547.68 and we received twelve payments of
      £795.64, totalling £9,547.68. No fees were charged. When the period ended you owed us £164,900.00.

      Your mortgage is on an interest only basis. The rate of interest you pay is 5.79% per annum, fixed until 30
      November 2028; it will then change to the Saltholme Standard Rate. There are 20 years
      and 1 month of your term left.
      Were you to repay the loan in full today, an early repayment charge of £6,596.00 would be payable.`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['164900.00', '164900.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['795.64']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([241]);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toContain('2028-11-30');
    expect(values(reading, 'Statement', 'date')).toEqual(['2025-10-01']);
    expect(sums(reading)).toEqual([]);
  });
});
