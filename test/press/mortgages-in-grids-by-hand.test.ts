// Mortgage papers in grids and short questions: tiles of what was owed, notes in brackets under labels, months from one to another.
import { describe, expect, it } from 'vitest';
import { HEAD } from './mortgage-head.ts';
import { balancesOf, errorsOf, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

describe('an annual statement', () => {
  it('tells what was owed from what is owed now, and reads short questions and charges named behind their amount', async () => {
    const reading = await read(`
      #Larkspur Bank
      ${HEAD}

      Our reference: 70082-33619-05
      11th February 2025
      *Your mortgage – the year to 31st January 2025
      50:You owed | 176:Interest added | 302:You paid | 428:You now owe
      50:*£130,000.00 | 176:*£5,200.00 | 302:*£9,900.00 | 428:*£125,300.00
      50:on 1st February 2024 | 428:on 31st January 2025

      *What you're paying now
      You're on a Fixed Rate of 4.04% until 31st October 2026 and you pay us £825.00 each month.

      *How long's left
      21 years and 3 months. This is a repayment mortgage.

      *Thinking of leaving?
      To pay it all back on 31st January 2025 you'd have paid a £3,759.00 Early Repayment Charge on top of what you owe.

      *The property
      Flat 6, 12 Dock Street, Port Ellis, PE4 2LN`);
    expect(balancesOf(reading)).toEqual(['Opening -130000.00', 'Closing -125300.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([255]);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('3759.00');
    expect(values(reading, 'Property', 'postcode')).toEqual(['PE4 2LN']);
  });

  it('reads a label that a note in brackets beneath it ends', async () => {
    const reading = await read(`
      #Hollin Mortgages
      *ANNUAL STATEMENT OF YOUR MORTGAGE ACCOUNT
      ${HEAD}

      Account no.: HM4470018
      Covers: 01-01-2024 to 31-12-2024
      60:Balance as at 01-01-2024 | 480r:150,000.00
      60:Interest debited | 480r:9,000.00
      60:Receipts | 480r:9,400.00
      60:Balance as at 31-12-2024 | 480r:149,600.00

      60:Contractual monthly instalment
      ^^260:£783.33
      ^^60:(CMI)
      60:Current rate | 260:6.10% pa variable
      60:Repayment method | 260:Interest Only`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['783.33']);
  });
});

describe('an illustration', () => {
  it('reads payments by months from one to another, and figures over their names', async () => {
    const reading = await read(`
      #larkspur bank
      #Your ESIS
      *Who's it for?
      Miss Ada Fothergill

      *When was it made?
      9 March 2025, and it's good until 23 March 2025

      49:#£150,000 | 202:#£200,000 | 356:#30 yrs | 462:#5.6%
      ^49:to borrow | 202:property value | 356:term | 462:APRC

      It's a repayment mortgage. From completion until 31 May 2027 you'll pay a discounted rate of 4.60%, that's 1.40% below
      the Larkspur Standard Variable Rate, currently 6.00%.

      *Payments
      48:*Months | 218:*You pay
      48:1–26 | 218:£768.97 a month
      48:27–360 | 218:£889.40 a month
      Add it all up and you'd pay £317,552.82 back, made up of what you borrow plus interest and £499.00 of fees.`);
    expect(values(reading, 'MortgageIllustration', 'issuedOn')).toEqual(['2025-03-09']);
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['150000.00']);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['317552.82']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['768.97', '889.40']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([26, 334]);
  });

  it('takes what stands under a heading of fees for fees, and what is owed on interest alone into account', async () => {
    const reading = await read(`
      #Hollin Building Society
      *KEY FACTS ABOUT THIS MORTGAGE
      Prepared for: MR ABEL THORNE AND MRS RUTH THORNE | 330:Ref: 25-03-0442 | 420:Date: 12.03.25
      3. What you have told us. You want to borrow £60,000.00 over 10 years against a house valued at £210,000. You want
      to repay £40,000.00 of this with capital and interest and £20,000.00 on an interest-only basis.
      4. Description of this mortgage. This is our Lifetime Tracker, Bank of England base rate plus 0.99%, at present 4.90%.
      *5. Overall cost of this mortgage.
      46:The total amount you must pay back, including the amount you borrow | 500r:£80,477.60
      46:The overall cost for comparison is | 500r:5.2% APR
      *6. What you will need to pay each month.
      46:120 payments at a variable rate currently 4.90% | 500r:£503.98
      *8. What fees must you pay?
      46:Arrangement fee | 500r:£0.00
      46:Deeds handling | 500r:£50.00`);
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['60000.00']);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['80477.60']);
    expect(values(reading, 'Charge', 'name')).toEqual(['Deeds handling']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('is for its applicant alone, and lends what fees add to what is part of the value', async () => {
    const reading = await read(`
      #LARKSPUR BANK | 355:Buy-to-Let Mortgage Illustration
      48:Applicant name(s) | 154:Kestrel Lettings Ltd | 376:Illustration ref | 464:LB-5519240-C
      48:Intermediary | 154:Copperleaf Commercial Ltd | 376:Date produced | 464:06/03/2025
      48:Security | 154:19 Albion Terrace, Port Ellis PE8 4TX | 376:Valid until | 464:20/03/2025
      *What you have told us
      47:Purchase price / estimated value | 540r:£200,000
      47:Loan amount (excluding fees) | 540r:£140,000.00
      47:Product fee added to loan | 540r:£4,200.00
      47:Total loan (including fees) | 540r:£144,200.00
      47:LTV | 540r:70%
      47:Term | 540r:20 years 0 months
      47:Repayment method | 540r:Interest only
      *Rate
      47:To 31/05/2030 | 240:5.00% | 320:Fixed
      *Fees
      47:Product fee | 540r:£4,200.00
      47:Valuation fee | 540r:£410.00`);
    expect(values(reading, 'Organisation', 'name')).toContain('Kestrel Lettings Ltd');
    expect(values(reading, 'Organisation', 'name').join()).not.toMatch(/Copperleaf/);
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['144200.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['4200.00', '410.00']);
    expect(errorsOf(reading).join()).not.toMatch(/part of the value/);
  });
});

describe('a statement with a column for each account', () => {
  it('takes what is over the first amount of a row for the head of its column, and the balances in all', async () => {
    const reading = await read(`
      #LARKSPUR BANK | 355:Your mortgage statement
      From 1 January 2025 to 31 December 2025
      Mr Ewan Alderton
      5 Applegarth Close
      Thornley
      TH6 8BB
      Roll number | 230:21/60384417-8
      Date of statement | 230:14 January 2026

      230:*Account 01 | 340:*Account 02 | 500r:*Total
      Balance on 1 January 2025 | 280r:£80,000.00 | 340:£20,000.00 | 500r:£100,000.00
      + Interest | 280r:£3,500.00 | 340:£1,000.00 | 500r:£4,500.00
      – Payments | 280r:£6,000.00 | 340:£1,500.00 | 500r:£7,500.00
      *Balance on 31 December 2025 | 280r:*£77,500.00 | 340:*£19,500.00 | 500r:*£97,000.00`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['100000.00', '97000.00']);
  });
});

describe('a statement whose loan is in parts', () => {
  it('gives what the whole of it moved', async () => {
    const reading = await read(`
      #Hollin Mortgages
      *Annual mortgage statement
      ${HEAD}

      Mortgage account: HM4470018
      Statement period: 1 January 2024 - 31 December 2024
      200:*Loan part 1 | 320:*Loan part 2 | 440:*Whole account
      Balance at 1 January 2024 | 270r:£80,000.00 | 390r:£20,000.00 | 510r:£100,000.00
      Interest | 270r:£4,000.00 | 390r:£900.00 | 510r:£4,900.00
      Payments received | 270r:−£6,000.00 | 390r:−£900.00 | 510r:−£6,900.00
      Balance at 31 December 2024 | 270r:£78,000.00 | 390r:£20,000.00 | 510r:£98,000.00`);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['4900.00']);
    expect(balancesOf(reading)).toEqual(['Opening -100000.00', 'Closing -98000.00']);
  });
});
