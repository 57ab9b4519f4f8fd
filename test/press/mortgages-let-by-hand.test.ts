// Statements of mortgages whose borrower lives elsewhere than the property, and how their balances, terms and days are set.
import { describe, expect, it } from 'vitest';
import { balancesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const HEAD = `
  #Hartmoor Home Loans | 400:Buy to Let Mortgage Statement

  Mr P Q Vane & Mrs L Vane | 400:Our ref: HHL/30117254
  The Old Dairy | 400:Date: 14.04.2026
  Kirkmoor
  Wexham
  WX2 7AB`;
const ACCOUNT = `
  *Statement of account 1.4.2025 to 31.3.2026
  Amount owed at 31.3.2025 | 380r:96,400.00
  Interest debited | 380r:5,012.80
  Payments credited (12) | 500r:5,012.80 CR
  Amount owed at 31.3.2026 | 380r:96,400.00`;

describe('a statement of a mortgage on a home that is let', () => {
  it('takes the property from beneath its heading, set out a little from its row, and the months to the end of the term', async () => {
    const reading = await read(`
      ${HEAD}
      ${ACCOUNT}

      56:*Security
      50:Flat 3, Quay House, 41 Ferry Lane, Wexham WX1 4RT

      Rate payable | 400r:5.20% variable
      Method of repayment | 400r:Interest only
      Contractual monthly instalment | 400r:£417.73
      Months to expiry of term | 400r:97`);
    expect(values(reading, 'Property', 'postcode')).toEqual(['WX1 4RT']);
    expect(values(reading, 'Address', 'postcode')).toEqual(['WX2 7AB']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([97]);
  });

  it('takes small words behind a label of the property for its rest', async () => {
    const reading = await read(`
      ${HEAD}
      ${ACCOUNT}

      Borrower | 230:Mr P Q Vane & Mrs L Vane
      Property in mortgage | 230:Flat 3, Quay House, 41 Ferry Lane, Wexham, WX1 4RT
      Type of mortgage | 230:Interest only
      Current interest rate | 230:5.20% variable`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Flat 3', 'Quay House', '41 Ferry Lane', 'Wexham']]);
  });

  it('doubts that the property is where it was sent, where nothing else names one', async () => {
    const reading = await read(`
      ${HEAD}
      ${ACCOUNT}

      Rate payable | 400r:5.20% variable
      Contractual monthly instalment | 400r:£417.73
      Remaining term | 400r:8 years`);
    expect(warningsOf(reading).join()).toMatch(/address of the property was taken from where the paper was sent/);
  });
});

describe('a statement of a mortgage', () => {
  it('takes balances from a row of tiles whose words stand over the middle of their amounts, and the day of a change of rate', async () => {
    const reading = await read(`
      #Millbeck Building Society | 400:Roll number 7-51130942-02
      Ms Orla Denby
      4 Harbour Steps
      Millbeck
      MB3 8QX
      *Your mortgage summary
      1 March 2025 – 28 February 2026

      70:You owed us at the start | 200:Interest we added | 330:You paid us | 460:You owe us now
      93:*£88,000.00 | 212:*£3,900.00 | 333:*£7,200.00 | 471:*£84,700.00

      Mortgaged property | 230:Type of mortgage | 400:Time left to pay
      4 Harbour Steps, Millbeck, MB3 8QX | 230:Capital and interest | 400:16 years 2 months

      Interest rate | 230:Your rate changes on | 400:Monthly payment
      4.51% (Fixed) | 230:31 August 2029 | 400:£600.00`);
    expect(balancesOf(reading)).toEqual(['Opening -88000.00', 'Closing -84700.00']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2029-08-31']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([194]);
  });

  it('takes the balances that a letter tells before the table of the months', async () => {
    const reading = await read(`
      #Millbeck Building Society
      200:Annual Statement of Mortgage Account

      Mr Huw Denby | 420:31st March 2026
      4 Harbour Steps | 420:Account 60-118/52204
      Millbeck
      MB3 8QX
      This statement covers the period from 1st April 2025 to 31st March 2026 for the mortgage secured on
      4 Harbour Steps, Millbeck, MB3 8QX. At the beginning of the period you owed £50,000.00. During it we
      charged interest of £2,500.00 and received £4,000.00 from you. The balance outstanding on 31st March
      2026 was therefore £48,500.00.

      *2026 | 160:Interest £ | 250:Paid £ | 330:Balance £
      Jan | 160:208.00 | 250:333.00 | 330:48,720.00
      Feb | 160:208.00 | 250:333.00 | 330:48,610.00
      Total | 160:2,500.00 | 250:4,000.00 | 330:48,500.00

      You are on a repayment mortgage with 9 years and 1 month left to run. Your monthly payment is £333.33.
      Interest is charged at our Standard Variable Rate, which is now 7.10% a year.`);
    expect(balancesOf(reading)).toEqual(['Opening -50000.00', 'Closing -48500.00']);
  });
});

describe('the days of a rate', () => {
  it('are not those of the statement', async () => {
    const reading = await read(`
      *Mortgage account statement
      ${HEAD}

      60:Roll number | 260:5520 81734
      60:Statement from | 260:01/01/2025
      60:Statement to | 260:31/12/2025
      60:Balance brought forward | 480r:61,400.20
      60:Interest | 480r:2,640.12
      60:Payments received | 480r:4,640.12
      60:Balance carried forward | 480r:59,400.20

      60:Rate of interest from 1 January to 31 August 2025 | 360:7.49% variable
      60:Rate of interest at 31 December 2025 | 360:6.99% variable`);
    expect(values(reading, 'Statement', 'startDate')).toEqual(['2025-01-01']);
    expect(values(reading, 'Statement', 'endDate')).toEqual(['2025-12-31']);
  });
});
