// Mortgage papers whose labels run over lines in tiles, letters that tell a year in other words, and what an illustration adds.
import { describe, expect, it } from 'vitest';
import { balancesOf, errorsOf, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const ENVELOPE = `
  #Tarn Building Society
  Mrs Edie Loxley
  8 Alder Row
  Westmarch
  WM4 2QT`;

describe('a statement in tiles', () => {
  it('takes the days of balances from labels that run over lines beneath them', async () => {
    const reading = await read(`
      ${ENVELOPE}
      *Your mortgage statement
      1 July 2024 – 30 June 2025 | 250:Mortgage account number 5/30911827-2 | 440:Issued 8 July 2025

      *£80,000.00 | 200:*£4,000.00 | 300:*£6,600.00 | 400:*£77,400.00
      What you owed on 1 July | 200:Interest we | 300:What you | 400:What you owed on 30 June
      2024 | 200:added | 300:paid | 400:2025

      *About your mortgage
      Your deal | 200:Fixed rate 5.10% until 30 April 2028
      You pay us | 200:£550.00 on the 3rd of each month
      How you're paying it off | 200:Repayment
      Time left | 200:16 years and 2 months
      Charge for leaving early | 200:£1,548.00 if you'd repaid everything on 30 June 2025`);
    expect(balancesOf(reading)).toEqual(['Opening -80000.00', 'Closing -77400.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['550.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment']);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('1548.00');
  });
});

describe('a statement that holds its rate against another', () => {
  it('tells the kind of rate that its label does', async () => {
    const reading = await read(`
      ${ENVELOPE}
      *Your annual mortgage statement
      1 July 2024 – 30 June 2025 | 250:Mortgage account number 5/30911827-2 | 440:Issued 8 July 2025
      Balance on 1 July 2024 | 300r:£80,000.00
      Interest charged | 300r:£4,000.00
      Payments received | 300r:£6,600.00
      Balance on 30 June 2025 | 300r:£77,400.00

      Your rate is below our Standard Variable Rate for a set time only. When it ends your payment is likely to go up.

      Interest rate on 30 Jun 2025 | 300:4.59%
      Type of rate | 300:Discount
      Rate applies until | 300:30 Jun 2027`);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount']);
  });
});

describe('a statement in questions', () => {
  it('gives the answers, and no words of a question as an address', async () => {
    const reading = await read(`
      ${ENVELOPE}
      Roll number: 0318-55240-7
      Date: 04/08/2025
      *Your mortgage: the last 12 months
      1 July 2024 to 30 June 2025
      How much did I owe at the start? | 320r:£80,000.00
      How much interest did you charge me? | 320r:£4,000.00
      How much did I pay? | 320r:£6,600.00
      How much do I owe now? | 320r:£77,400.00

      *Your mortgage today
      What rate am I paying? | 220:5.10% (our variable rate of 6.60% less a discount of 1.50%)
      How much do I pay each month? | 220:£550.00
      How long have I got left? | 220:16 years 2 months
      Is it repayment or interest only? | 220:Repayment
      What would it cost to repay early? | 220:£774.00 (1% of the balance)
      Which property is this for? | 220:8 Alder Row, Westmarch, WM4 2QT`);
    expect(balancesOf(reading)).toEqual(['Opening -80000.00', 'Closing -77400.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([194]);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['8 Alder Row', 'Westmarch']]);
  });
});

describe('a letter about a year', () => {
  const HEAD = `
      ${ENVELOPE}
      8 July 2025
      Mortgage account 0077 3310 9921: yearly statement
      Dear Mrs Loxley`;

  it('may open with what was owed, and end with a day', async () => {
    const reading = await read(`${HEAD}
      This statement covers 1 July 2024 to 30 June 2025. We opened the year with £80,000.00 outstanding. During the year we
      added interest of £4,000.00 and received payments from you of £4,000.00, so that the amount you owed at 30 June 2025
      was again £80,000.00.
      How you repay | 200:Interest only
      Rate you pay now | 200:5.00% variable
      Payment each month | 200:£333.33`);
    expect(balancesOf(reading)).toEqual(['Opening -80000.00', 'Closing -80000.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['4000.00']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('may charge amounts in interest, and count what was paid besides', async () => {
    const reading = await read(`${HEAD}
      You owed £80,000.00 on 1 July 2024. Over the year you made 12 payments of £550.00, which comes to £6,600.00, and you
      also made an overpayment of £900.00. We charged you £4,000.00 in interest and a fee of £20.00 for a late payment. This
      means you owed £76,520.00 on 30 June 2025.
      Your interest rate is 5.10%, fixed until 30 April 2028. Your monthly payment is £550.00. Your mortgage is on a capital
      and interest basis with 16 years and 2 months to go.`);
    expect(balancesOf(reading)).toEqual(['Opening -80000.00', 'Closing -76520.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['4000.00', '20.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([194]);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('an illustration', () => {
  it('says the rate of charge for this loan, and how it is repaid after the product', async () => {
    const reading = await read(`
      #Tarn Building Society
      *Your mortgage illustration (ESIS)
      Prepared for | 200:Mrs Edie Loxley
      Date prepared | 200:03/07/2025
      *Section 3 - Main features of the loan
      Amount and currency of the mortgage to be | 260:£95,000 plus £0.00 for fees added
      granted
      Duration of the mortgage | 260:12 years
      Product: 2 Year Fixed Rate to 31.08.2027, capital and interest repayment
      Total amount payable: £131,000.64
      *Section 4 - Interest rate and costs
      The APRC for this loan is 6.2%. You pay a fixed rate of 4.20% until 31.08.2027 and after that the Society's Standard
      Variable Rate, at present 6.90%.
      *Section 6 - Your instalments
      24 monthly instalments of £840.10, then 120 monthly instalments of £923.00.`);
    expect(values(reading, 'MortgageIllustration', 'aprc')).toEqual(['6.2%']);
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['95000.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment', 'Repayment']);
  });

  it('may be of the older form, in sentences, and name who lends after the loan', async () => {
    const reading = await read(`
      #keyfacts | 400:*about this mortgage
      Prepared for | 200:Mrs Edie Loxley
      Date | 200:3 July 2025
      *3. What you have told us
      You want to borrow £95,000.00 over 12 years. The property is a purchase with a price of £150,000.00.
      *4. Description of this mortgage
      This is an interest only mortgage from Tarn Reliance (a trading name of Tarnside Bank plc). The rate is fixed at 4.20%
      until 31 August 2027. After this it is our Standard Variable Rate, currently 6.90%.
      *5. Overall cost of this mortgage
      The overall cost for comparison is | 400r:6.2% APRC
      *6. What you will need to pay each month
      24 payments at a fixed rate of 4.20% | 400r:£332.50
      120 payments at a variable rate currently 6.90% | 400r:£546.25`);
    expect(values(reading, 'Organisation', 'name')).toEqual(['Tarn Reliance']);
    expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['150000.00']);
  });

  it('may lend in parts that are repaid differently, with fees in whole pounds over ones that are free', async () => {
    const reading = await read(`
      #Tarn Building Society
      *Mortgage illustration
      Illustration produced for | 260:Mrs Edie Loxley
      Illustration produced on | 260:3rd July 2025
      *3. Main features of the mortgage
      Mortgage amount and currency | 260:£95,000.00 (made up of Part 1 £65,000.00 and Part 2 £30,000.00)
      Mortgage term | 260:12 years
      Mortgage type | 260:Part 1: capital and interest. Part 2: interest only
      *4. Interest rate and other costs
      APRC | 260:5.4%
      Part 1 | 260:5.10% fixed until 31/05/2030, then 6.90% variable
      Part 2 | 260:5.10% fixed until 31/05/2030, then 6.90% variable
      *6. Amount of each instalment
      *Number of instalments | 240r:*Part 1 | 320r:*Part 2 | 440r:*Total monthly payment
      58 | 240r:£604.00 | 320r:£127.50 | 440r:£731.50
      86 | 240r:£652.00 | 320r:£172.50 | 440r:£824.50

      *Fees
      Product fee | 440r:£495
      Valuation fee | 440r:Free`);
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['95000.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Part and part', 'Part and part']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['495.00']);
  });
});
