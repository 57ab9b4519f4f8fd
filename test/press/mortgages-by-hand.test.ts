// Mortgage papers that are set by hand after the manner of real ones: whom they are from and for, and grids, sentences and parts.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const ILLUSTRATION = `
  *3 Main features of the loan
  Loan amount | 220:£180,000.00
  Term | 220:25 years
  Loan type | 220:Repayment
  Interest type | 220:Fixed until 31 May 2031, then variable
  Total amount you must repay | 220:£369,942.00
  Estimated property value | 220:£240,000.00
  Loan to value | 220:75%
  *4 Interest rate and costs
  APRC | 220:6.4% variable
  Until 31 May 2031 | 220:Fixed rate of 4.19%
  Then until the end of the term | 220:Standard Variable Rate, currently 7.24%
  *5 Payments
  Number | 220:300
  *6 Amount of each payment
  Payments 1 to 60 | 220:£968.46
  Payments 61 to 300 | 220:£1,299.31`;

describe('the lender', () => {
  it('is named at the right of its label under a numbered heading', async () => {
    const reading = await read(`
      *Mortgage Illustration
      Applicant: Ms Ada Jane Fothergill
      Illustration date: 28-JAN-2026
      *1 Lender
      *Name | 220:Marlow & Finch Bank plc
      *Address | 220:1 Harbour Square, Birmingham B1 1QQ
      *Phone | 220:01632 960404
      ${ILLUSTRATION}`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Marlow & Finch Bank plc']);
  });

  it('has the name that stands over the words of its kind, not those alone', async () => {
    const reading = await read(`
      #Calderdene | 430:Illustration reference
      Building Society · Cymdeithas Adeiladu | 430:CBS/ILL/441907
      Mortgage illustration for Ms Ada Jane Fothergill
      Date of issue: 06.10.2025
      ${ILLUSTRATION}`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Calderdene Building Society']);
  });

  it('is who signs the paper, and not the department beside it or its site', async () => {
    const reading = await read(`
      #MARLOW | 430:Mortgage Services
      430:Trinity Road, Keighley BD20 8HH
      430:marlow.example.co.uk/mortgages
      Mr T R Hargreaves
      18 Oak Road
      Westmarch
      WM4 2QT
      *Your yearly mortgage statement
      Mortgage account number: 10/36640917-2
      Covering 1 January 2025 to 31 December 2025
      Opening balance | 300r:£100,000.00
      Interest charged | 300r:£5,000.00
      Payments received | 300r:£8,000.00
      Closing balance | 300r:£97,000.00
      Interest rate | 300r:5.00% fixed until 31 May 2027
      Monthly payment | 300r:£666.67`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['MARLOW']);
  });
});

const STATEMENT = `
  #Calderdene Building Society
  Mr T R Hargreaves
  18 Oak Road
  Westmarch
  WM4 2QT
  350:Your mortgage account number: 12/3456789-01 B
  350:12 January 2026
  *Your yearly mortgage statement
  This statement covers the period 1 January 2025 to 31 December 2025.`;
const YEAR = `
  Opening balance | 300r:£100,000.00
  Interest charged | 300r:£5,000.00
  Payments received | 300r:£8,000.00
  Closing balance | 300r:£97,000.00`;

describe('rates of a mortgage', () => {
  it('tells the rate from the margin and from the rate that it is less than', async () => {
    const reading = await read(`${STATEMENT}${YEAR}
      The interest rate is currently 5.00%. This is a discount of 2.50% off our Standard Variable Rate, which is 7.50% at the
      date of this letter. Your monthly payment is £666.67, on a repayment basis.`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['5.00%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount']);
  });

  it('takes the latest of a history, and no base rate', async () => {
    const reading = await read(`${STATEMENT}${YEAR}
      Your mortgage tracks the Bank of England base rate plus 1.00% for the whole term. It is a repayment mortgage.
      *Effective from | 200:*Base rate | 300:*Your rate | 400:*Monthly payment
      01 January 2025 | 200:4.75% | 300:5.75% | 400:£683.63
      01 May 2025 | 200:4.25% | 300:5.25% | 400:£664.04
      01 December 2025 | 200:3.75% | 300:4.75% | 400:£644.46`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.75%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Variable Tracker']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['644.46']);
  });

  it('takes the rate of charge in a row for none, and a rate less its discount for the one to pay', async () => {
    const reading = await read(`
      *Mortgage Illustration
      Applicant: Ms Ada Jane Fothergill
      Date of issue: 06.10.2025
      *1 Lender
      *Name | 220:Marlow & Finch Bank plc
      ${ILLUSTRATION.replace('Fixed rate of 4.19%', '4.19%: that is our Standard Variable Rate, currently 7.24%, less a discount of 3.05%')}`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.19%', '7.24%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount', 'Standard Variable']);
  });
});

describe('a loan in parts', () => {
  it('is paid by the total that stands beneath its parts', async () => {
    const reading = await read(`${STATEMENT}
      You owed at the start | 180:You paid us | 300:We charged interest | 420:You owe at the end
      £100,000.00 | 180:£8,000.04 | 300:£5,000.00 | 420:£97,074.96
      01 Jan 25 | 130:Balance brought forward | 480r:100,000.00
      14 May 25 | 130:Fee – letter to another lender | 400r:75.00
      Jan – Dec 25 | 130:12 Direct Debit payments of £666.67 | 360r:8,000.04
      31 Dec 25 | 130:Interest charged for the year | 400r:5,000.00
      31 Dec 25 | 130:Closing balance | 480r:97,074.96
      *Sub-account | 130:*Product | 220:*Rate | 270:*Ends | 340:*Type | 420:*Balance | 480:*Monthly payment
      01 | 130:5 Year Fixed | 220:4.12% | 270:31/10/2027 | 340:Repayment | 420:£77,074.96 | 540r:£500.00
      02 | 130:5 Year Fixed | 220:4.12% | 270:31/10/2027 | 340:Repayment | 420:£20,000.00 | 540r:£166.67
      Total | 420:£97,074.96 | 540r:£666.67
      When your product ends your rate will change to our Homeowner Variable Rate, currently 7.49%.`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['666.67']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['5000.00', '75.00']);
    expect(values(reading, 'MortgageAccount', 'accountNumber')).toEqual(['12/3456789-01 B']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed', 'Standard Variable']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('has its balances in the row of their total, where another column stands beside the table', async () => {
    const reading = await read(`${STATEMENT}
      150:*Part | 220:*Opening | 290:*Interest | 350:*Fees | 420:*Payments | 490:*Closing
      Property | 150:1 | 220:80,000.00 | 290:4,000.00 | 350:0.00 | 420:(6,000.00) | 490:78,000.00
      150:2 | 220:20,000.00 | 290:1,000.00 | 350:35.00 | 420:(2,000.00) | 490:19,035.00
      Westmarch | 150:Total | 220:100,000.00 | 290:5,000.00 | 350:35.00 | 420:(8,000.00) | 490:97,035.00
      Your interest rate is currently 4.12%. This is a fixed rate. Your monthly payment is £666.67, on a repayment basis.`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['100000.00', '97035.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['5000.00', '35.00']);
  });
});

describe('the borrowers and their home', () => {
  it('have the full names of their label where the envelope has initials', async () => {
    const reading = await read(`
      #Calderdene Building Society
      Mr T R Hargreaves & Ms J Lowe
      18 Oak Road
      Westmarch
      WM4 2QT
      350:Borrowers
      350:Mr Thomas Robert Hargreaves
      350:Ms Josephine Lowe
      *Your yearly mortgage statement
      Mortgage account number: 10/36640917-2
      Covering 1 January 2025 to 31 December 2025${YEAR}
      Interest rate | 300r:5.00% fixed until 31 May 2027
      Monthly payment | 300r:£666.67`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Thomas Robert Hargreaves', 'Ms Josephine Lowe']);
  });

  it('are doubted where the paper is sent to others than it names', async () => {
    const reading = await read(`${STATEMENT}
      Borrowers | 300r:Mrs Amara Sesay${YEAR}
      Interest rate | 300r:5.00% fixed until 31 May 2027`);
    expect(reading.expectations.warnings.map(({ reason }) => reason)).toContain(
      'It is sent to others than it names as borrowers.',
    );
  });

  it('is read whole beside a label on two lines, and rates beside labels are no sentence', async () => {
    const reading = await read(`${STATEMENT}
      300:Mortgaged | 380:Flat 3, 118 Raven Road, Saltholme,
      300:property | 380:Westmarch, WM9 8JU${YEAR}
      300:Deal | 380:5 year fixed
      300:Interest rate | 380:4.64% fixed until 02/07/2028
      300:Then | 380:Follow-on Rate, currently 7.00%
      300:Monthly payment | 380:£742.19`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([
      ['Flat 3', '118 Raven Road', 'Saltholme', 'Westmarch'],
    ]);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed', 'Standard Variable']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2028-07-02', undefined]);
  });
});

describe('a letter of a lender', () => {
  it('tells balances by their days, what was paid, and the year that ended', async () => {
    const reading = await read(`
      #Calderdene Building Society
      Mr and Mrs P Hargreaves
      18 Oak Road
      Westmarch
      WM4 2QT
      Our reference: 4/221907
      2nd October 2025
      *Annual statement of your mortgage account 4/221907
      This is your statement for the year ended 30th September 2025. On 1st October 2024 you owed £80,000.00. Since then
      interest of £4,500.00 has been added to your account and you have paid us £9,000.00, leaving £75,500.00
      outstanding on 30th September 2025.
      Your mortgage is a repayment mortgage with 11 years 2 months left to run. Interest is charged at our Standard
      Variable Rate, presently 6.14%, and your monthly payment is £750.00.`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['80000.00', '75500.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['4500.00']);
    expect(values(reading, 'Statement', 'startDate')).toEqual(['2024-10-01']);
    expect(values(reading, 'Statement', 'endDate')).toEqual(['2025-09-30']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment']);
  });

  it('adds up where monthly payments and others stand in rows of their own', async () => {
    const reading = await read(`${STATEMENT}
      What you owed us on 1 January 2025 | 450r:£100,000.00
      Interest | 450r:+ £5,000.00
      Monthly payments | 450r:- £8,000.00
      Extra payments | 450r:- £2,000.00
      What you owed us on 31 December 2025 | 450r:£95,000.00
      Your rate | 250:Your monthly payment | 420:Time left
      4.05% fixed until 30.04.2028 | 250:£666.67 | 420:21 years 4 months`);
    expect(errorsOf(reading)).not.toContainEqual(expect.stringContaining('A sum'));
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([256]);
  });
});

describe('a statement whose year is one row', () => {
  it('is read under heads of two lines, with amounts set to the right of them, and by the lender it names', async () => {
    const reading = await read(`
      150:*FENWICK LOANS
      Mr Tom Owen Hargreaves
      3 Harbour Terrace
      Westmarch
      WM5 8LJ

      *ANNUAL STATEMENT OF ACCOUNT
      *Account | 156:*Lender | 356:*Period covered
      FL0067714402 | 156:Fenwick Mortgage Company Limited | 356:1 October 2024 to 30 September 2025

      *Balance at start of | 179:*Interest | 263:*Fees | 336:*Payments | 433:*Balance at end of
      *period | 179:*charged | 263:*charged | 336:*received | 433:*period
      165r:71,204.55 | 250r:6,231.40 | 330r:250.00 | 420r:(8,040.00) | 530r:69,645.95

      Current interest rate | 223:8.84% (Fenwick Standard Rate, variable)
      Contractual monthly instalment | 223:£763.70
      Type of repayment | 223:Capital and interest
      Remaining term | 223:158 months`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['71204.55', '69645.95']);
    expect(values(reading, 'MortgageAccount', 'accountNumber')).toEqual(['FL0067714402']);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Fenwick Mortgage Company Limited']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['763.70']);
  });
});
