// Papers about homes that are set by hand after the manner of real ones, and the same with one figure altered.
import { describe, expect, it } from 'vitest';
import { errorsOf as sums, nodesOf, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const BILL = `
  #Westmarch Council | 400:Council Tax
  PO Box 100, Westmarch WM1 1AA

  MR T R HARGREAVES | 330:Account Reference: | 450:71234567
  MISS J LOWE | 330:Property Reference: | 450:00123400200
  FLAT 2 | 330:Date of Bill: | 450:11-MAR-2023
  18 OAK ROAD | 330:Valuation Band: | 450:D
  WESTMARCH
  WM4 2QT

  *DEMAND NOTICE FOR PAYMENT OF COUNCIL TAX
  Address: Flat 2, 18 Oak Road, Westmarch, WM4 2QT

  *Period | 200:*Description | 480r:*Amount
  01/04/2023 - 31/03/2024 | 200:Council Tax Band D | 480r:2,100.44
  01/04/2023 - 31/03/2024 | 200:Single Person Discount 25% | 480r:-525.11
  200:*AMOUNT PAYABLE | 480r:*£1,575.33

  *Payment Method: Direct Debit Monthly
  First instalment | 200:£158.28 | 280:due 01/04/2023
  9 further instalments of | 200:£157.45 | 280:due 1st of each month until 01/01/2024`;

describe('a council tax bill', () => {
  it('gives its charge, what is taken off, what is to pay, and instalments that it only counts', async () => {
    const reading = await read(BILL);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['2100.44']);
    expect(values(reading, 'CouncilTaxCharge', 'taxYear')).toEqual(['2023/24']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['1575.33']);
    expect(values(reading, 'Charge', 'name')).toEqual(['Single Person Discount 25%']);
    expect(values(reading, 'Instalment', 'date').slice(0, 2)).toEqual(['2023-04-01', '2023-05-01']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['158.28', ...Array<string>(9).fill('157.45')]);
    expect(values(reading, 'Person', 'name')).toEqual(['MR T R HARGREAVES', 'MISS J LOWE']);
    expect(reading.review).toBe('REVIEW_NOT_REQUIRED');
  });

  it('says so where its instalments do not come to what is to pay', async () => {
    const reading = await read(BILL.replace('£158.28', '£168.28'));
    expect(sums(reading)).toContainEqual(expect.stringContaining('the instalments come to what is to pay'));
    expect(reading.review).toBe('REVIEW_PENDING');
  });

  it('says so where its discount does not make up what is to pay', async () => {
    const reading = await read(BILL.replace('-525.11', '-255.11'));
    expect(sums(reading)).toContainEqual(expect.stringContaining('the charge less discounts is what is to pay'));
  });

  it('keeps the band of the dwelling apart from the list of all bands', async () => {
    const reading = await read(`${BILL}\n*Band\nA\nB\nC\nD\nE`);
    expect(values(reading, 'CouncilTaxCharge', 'band')).toEqual(['D']);
  });
});

describe('a council tax bill of other layouts', () => {
  it('is read in Welsh, with the English label behind the value', async () => {
    const reading = await read(`
      *Cyngor Bro Carreg | 400:*Vale of Carreg Council
      Hysbysiad Galw am Dreth Gyngor 2025-26 | 400:Council Tax Demand Notice 2025-26

      Mrs Nia Prosser | 200:Cyfeirnod | 270:7003156284 | 480:Reference
      22 Heol Fawr | 200:Dyddiad | 270:12/03/2025 | 480:Date
      Carreg | 200:Band | 270:D | 480:Band
      CF35 6SS | 200:Cyfnod | 270:01/04/2025 - 31/03/2026 | 480:Period

      Manylion | 360r:£ | 366:Details
      Cyngor Bro Carreg | 360r:1,500.00 | 366:Vale of Carreg Council
      Heddlu De Cymru | 360r:300.00 | 366:South Wales Police
      Treth Gyngor Band D | 360r:1,800.00 | 366:Band D Council Tax
      Disgownt Person Sengl | 360r:-450.00 | 366:Single Occupancy Discount
      Cyfanswm sy'n ddyledus | 360r:1,350.00 | 366:Total due

      Rhandaliadau / Instalments
      01/04/2025 | 180r:340.00 | 190:01/05/2025 | 330r:340.00 | 340:01/06/2025 | 480r:340.00
      01/07/2025 | 180r:330.00`);
    expect(values(reading, 'Bill', 'reference')).toEqual(['7003156284']);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2025-03-12']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['1350.00']);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1800.00']);
    expect(values(reading, 'CouncilTaxCharge', 'band')).toEqual(['D']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['340.00', '340.00', '340.00', '330.00']);
  });

  it('takes instalments that a sentence lists, its own day, and no band of others', async () => {
    const reading = await read(`
      #City of Westmarch Council | 400:COUNCIL TAX
      Guildhall, Westmarch WM1 1AA | 400:ADJUSTMENT NOTICE
      400:9th October 2025

      Mr J Prosser | 400:Ref: 2200 18 7731 5
      6 Abbey Yard | 400:Band of | 470:A
      Westmarch | 400:dwelling
      WM1 2EF | 400:Year 2025/2026

      This bill replaces the one dated 10th March 2025 for 6 Abbey Yard, Westmarch, WM1 2EF.
      01/04/2025 to 31/03/2026 | 220:Council Tax Band A | 500r:1,600.00
      02/07/2025 to 31/03/2026 | 220:Sole resident discount 25% | 500r:300.00-
      220:*Total charge for the year | 500r:*1,300.00

      Please pay as follows: £500.00 on 1 Nov 2025; £400.00 on 1 Dec 2025; £400.00
      on 1 Jan 2026.

      Annual charges for other bands: B £1,969.43, C £2,250.77. Band D for our area is £2,532.12.`);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2025-10-09']);
    expect(values(reading, 'CouncilTaxCharge', 'band')).toEqual(['A']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['500.00', '400.00', '400.00']);
    expect(sums(reading)).toEqual([]);
  });

  it('reads a letter whose instalments prove what its sentences say', async () => {
    const reading = await read(`
      Otterdale Metropolitan Borough | 380:Council Tax
      Ms Nia Prosser | 330:Reference number 900456712
      Flat 12 Spindle Court | 330:Date of this bill 9 March 2026
      Otterdale
      OD1 6TU

      *Council Tax Bill 1 April 2026 to 31 March 2027
      Your home at Flat 12 Spindle Court, Otterdale OD1 6TU is in band A, which costs
      £1,490.10 for the year.
      We have taken off a single person discount of £372.53, as you are the only adult.
      You have £1,117.57 to pay: £117.57 on 15 April 2026 and then £100.00 on the 15th of
      each month until 15 February 2027.`);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1490.10']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['1117.57']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['372.53']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Flat 12 Spindle Court', 'Otterdale']]);
    expect(values(reading, 'Instalment', 'date').at(-1)).toBe('2027-02-15');
    expect(values(reading, 'Instalment', 'totalAmount')).toHaveLength(11);
  });

  it('takes the end of a period for no day of payment, and a premium for part of the charge', async () => {
    const reading = await read(`
      #Royal Borough of Kingsmere | 360:Council Tax Account No. 60 5512 337
      Town Hall, Kingsmere KM1 1EU | 360:Billing Date 12/03/2026
      Mr P Prosser | 360:Address of dwelling
      8 Bridge Street | 360:17 Copse Hill, Kingsmere KM7 3DD
      Kingsmere | 360:Band G
      KM1 2AB

      *COUNCIL TAX DEMAND NOTICE 2026/27
      *Details of charge | 300:From | 380:To | 500r:Amount
      Council Tax Charge - Band G | 300:01/04/2026 | 380:31/03/2027 | 500r:3,480.00
      Class F Exemption | 300:01/04/2026 | 380:30/06/2026 | 500r:870.00-
      Empty Homes Premium 100% | 300:01/10/2026 | 380:31/03/2027 | 500r:1,740.00
      Balance brought forward | 500r:50.00
      *Amount due for the period | 500r:*4,400.00

      10 instalments: first £800.00 due 01/04/2026, then £400.00 on the 1st of each month`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['4400.00']);
    expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['4350.00']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['800.00', ...Array<string>(9).fill('400.00')]);
    expect(sums(reading)).toEqual([]);
  });

  it('reads days with the name of their month, and the home from the sentence about the period', async () => {
    const reading = await read(`
      *Cyngor Carreg | 400:*Treth y Cyngor 2026/27
      Carreg Council | 400:Council Tax 2026/27
      Mr Alun Prosser | 310:Rhif Cyfrif / Account Number
      Craig House | 310:7100 5582 91
      Carreg | 310:Dyddiad y Bil / Date of Bill
      CF15 8BL | 310:12/03/2026

      Bill for the period 1 April 2026 to 31 March 2027 in respect of: 6 Heol Isaf, Carreg, CF15 8AJ
      Band Prisio / Valuation Band: G

      Cyfanswm am Fand G / Total for Band G | 500r:1,000.00
      Swm i'w dalu / Amount to pay | 500r:£1,000.00

      15/04/26 | 110:Ebrill | 220r:400.00 | 260:15/05/26 | 320:Mai | 430r:300.00
      15/06/26 | 110:Mehefin | 220r:300.00`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['6 Heol Isaf', 'Carreg']]);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['400.00', '300.00', '300.00']);
    expect(sums(reading)).toEqual([]);
  });

  it('gives what is left over of a final account as credit', async () => {
    const reading = await read(`
      #Westvale Borough Council
      *COUNCIL TAX FINAL BILL
      Miss T Prosser | 350:Account reference 31225097
      4 Hope Close | 350:Date 18 November 2025
      Midford
      MD3 1AB

      In respect of: 27 Station Parade, Westvale WV2 4RT
      01/04/2025 to 31/10/2025 | 250:214 days at band A | 480r:£812.50
      01/04/2025 to 31/10/2025 | 250:Single person discount | 480r:-£203.13
      Total due | 480r:£609.37
      Payments to date | 480r:-£700.00
      In credit | 480r:£90.63`);
    const [bill] = nodesOf(reading, 'Bill');
    expect(bill?.['amountDue']).toMatchObject({ amount: '90.63', direction: 'Credit' });
    expect(sums(reading)).toEqual([]);
  });
});

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

const CERTIFICATE = `
  #Homestead Deposits | 350:*Deposit Protection Certificate
  Custodial scheme

  *Deposit ID: 12345678 | 300:Certificate issued: 12 March 2023
  This certificate confirms that the deposit detailed below is protected with us.

  *Tenancy
  Address | 200:14 Grange Road, Leeds, LS6 2AB
  Tenancy start | 200:01/03/2023
  Monthly rent | 200:£950.00
  *Deposit
  Amount protected | 200:£1,095.00
  Date received from tenant | 200:28/02/2023
  Date protected | 200:12/03/2023
  *Tenants
  Lead tenant | 200:Tom Hargreaves
  Tenant 2 | 200:Julia Lowe
  *Landlord
  Name | 200:Moorside Lettings Ltd
  Address | 200:2 Market Place, Leeds, LS1 1AA`;

const VALUES_OVER = `
  *Hearth Deposit Service
  Tenancy deposit - confirmation of protection

  HDS-TD-551207 | 300:£640.00
  Deposit reference | 300:Amount of deposit

  03/03/2025 | 300:14/03/2025
  Date deposit was paid to landlord | 300:Date scheme protected deposit

  Miss Aoife Carrow | 300:Mr Fintan Lisle
  Tenant | 300:Landlord

  Flat 6
  28 Larch Avenue
  Ballyfern
  BT9 4QZ
  Dwelling

  The landlord must protect a deposit within 28 days of receipt and give this information within 35 days.`;

describe('a tenancy deposit certificate', () => {
  it('tells the home that is let from the address of the landlord, and tenants from the landlord', async () => {
    const reading = await read(CERTIFICATE);
    expect(values(reading, 'Property', 'postcode')).toEqual(['LS6 2AB']);
    expect(values(reading, 'Person', 'name')).toEqual(['Tom Hargreaves', 'Julia Lowe']);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Homestead Deposits', 'Moorside Lettings Ltd']);
    expect(values(reading, 'TenancyDeposit', 'totalAmount')).toEqual(['1095.00']);
    expect(values(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2023-02-28']);
    expect(values(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2023-03-12']);
    expect(reading.review).toBe('REVIEW_NOT_REQUIRED');
  });

  it('reads values over their labels, an address of several lines too', async () => {
    const reading = await read(VALUES_OVER);
    expect(values(reading, 'TenancyDeposit', 'identifier')).toEqual(['HDS-TD-551207']);
    expect(values(reading, 'TenancyDeposit', 'totalAmount')).toEqual(['640.00']);
    expect(values(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2025-03-03']);
    expect(values(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2025-03-14']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Flat 6', '28 Larch Avenue', 'Ballyfern']]);
  });

  it('says so where it was protected before it was received', async () => {
    const reading = await read(CERTIFICATE.replace('28/02/2023', '28/04/2023'));
    expect(reading.expectations.warnings.map(({ reason }) => reason)).toContain(
      'The deposit was protected before it was received.',
    );
  });

  it('takes a scheme by its full name, and a landlord from the sentence that names them', async () => {
    const reading = await read(`
      #Tenancy Deposit Protection Certificate
      400:ODS Insured Scheme

      The deposit below is registered with Otterwell Deposit Scheme, a scheme run by
      The Otterwell Bureau Limited under the Housing Act 2004.

      Dear Miss Lowe
      Your landlord, Moorside Street Estates, has paid your deposit of £750.00.

      Certificate number | 200:EW73-209-61
      Tenant | 200:Miss Julia Lowe
      Address of the tenancy | 200:14 Grange Road, Leeds, LS6 2AB
      Deposit received on | 200:30/05/2025
      Deposit registered on | 200:18/06/2025`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Otterwell Deposit Scheme', 'Moorside Street Estates']);
    expect(values(reading, 'TenancyDeposit', 'totalAmount')).toEqual(['750.00']);
  });

  it('reads numbered tenants, lettered questions, and a brand that only a sentence names', async () => {
    const reading = await read(`
      *mySafeHold | 350:Certificate of Deposit Protection
      Certificate number MSH-44120-77 | 350:Issued 21st January 2026

      This is to certify that the deposit detailed below has been registered with mySafeHold, the government
      authorised tenancy deposit scheme.

      *Landlord details | 300:*Tenant details
      Name: Mrs Adaeze Prosser | 300:1. Mr Leo Hargreaves
      Membership no: 553120 | 300:2. Miss Ana Ruiz Lowe
      Address: 14 Quay St, Leeds LS1 1QS

      A. Address of the property to which the tenancy relates
      3 Rope Walk, Leeds, LS2 2RW
      B. Amount of the deposit paid | 300:£480.00
      C. Date on which the deposit was received | 300:5 January 2026
      D. Date on which the deposit was protected | 300:19 January 2026`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['mySafeHold']);
    expect(values(reading, 'Person', 'name')).toEqual([
      'Mr Leo Hargreaves',
      'Miss Ana Ruiz Lowe',
      'Mrs Adaeze Prosser',
    ]);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['3 Rope Walk', 'Leeds']]);
    expect(values(reading, 'Address', 'addressLines')).toEqual([]);
    expect(values(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2026-01-05']);
    expect(values(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2026-01-19']);
  });
});
