// Mortgage papers that tell their figures in few words: cards of heads and values, days inside labels, and parts of a year by days.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const HEAD = `
  Mr O Kaminski
  2 Lock Keepers Row
  Thornley
  TH6 8BB`;

describe('an illustration in cards', () => {
  const card = `
    #larkspur
    *Mortgage Illustration
    *Prepared for | 220:*Date | 340:*Valid to | 450:*Quote reference
    Miss Ada Fothergill | 220:09 Feb 2026 | 340:11 Mar 2026 | 450:Q-7731904
    Mr Oskar Kaminski
    *You'd be borrowing | 220:*Home value | 340:*Over | 450:*LTV
    £210,000 | 220:£280,000 | 340:27 years | 450:75%
    *Your rate
    3.98% fixed until 31 Jan 2031. Then our variable rate, 7.15% today.
    *What you'd pay
    £1,049.61 a month for the first 60 months
    £1,354.88 a month for the remaining 264 months
    *In total
    £420,665 over the full term, or £2.00 for each £1 you borrow. That includes a booking fee of £99.
    *APRC 6.2%
    You'd repay capital and interest each month.
    *Larkspur Mortgages Limited, 4 Quay Street, Port Ellis PE1 1AB, is the lender.`;

  it('gives payments their own counts, where the next amount follows close', async () => {
    const reading = await read(card);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['1049.61', '1354.88']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([60, 264]);
  });

  it('gives the loan, the home, the total, the fee and all who ask for it', async () => {
    const reading = await read(card);
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['210000.00']);
    expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['280000.00']);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['420665.00']);
    expect(values(reading, 'Person', 'name')).toEqual(['Miss Ada Fothergill', 'Mr Oskar Kaminski']);
    expect(values(reading, 'Charge', 'name')).toEqual(['booking fee']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('an annual statement', () => {
  it('tells balances with the same words by their days, the year by its end, and a discount by its margin', async () => {
    const reading = await read(`
      #BRAMBLE BANK
      ${HEAD}

      60:Roll number | 260:90-338812-4
      60:Statement for year ending | 260:30 June 2025
      60:Balance outstanding at 1 July 2024 | 400r:154,300.12
      60:Interest charged in year | 400r:7,102.33
      60:Insurance premiums | 400r:240.00
      60:Payments received in year | 400r:11,160.00 CR
      60:Balance outstanding at 30 June 2025 | 400r:150,482.45

      60:Rate of interest charged | 260:4.64% p.a. (Bramble Mortgage Rate less 2.35%)
      60:Discount ends | 260:31 December 2026
      60:Monthly instalment | 260:£930.00
      60:Type of mortgage | 260:Capital & Interest
      60:Outstanding term | 260:18 yrs 3 mths`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['154300.12', '150482.45']);
    expect(values(reading, 'Statement', 'startDate')).toEqual(['2024-07-01']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount']);
  });

  it('is read where a label goes on with a day, and a sentence with its verb', async () => {
    const reading = await read(`
      #Fenwick Building Society
      ${HEAD}

      Your mortgage account number is 7741-00923-8. You currently pay £712.40 each month.
      Statement date | 300:5 January 2026
      Statement period | 300:1 January 2025 to 31 December 2025
      Opening balance | 400r:£98,412.66
      Interest | 400r:£4,012.10
      Payments | 400r:£8,548.80
      Closing balance | 400r:£93,875.96
      Interest rate at 31 December 2025 | 300:4.15%
      Your rate is | 300:5 year fixed until 31 October 2028
      Mortgage type | 300:Repayment
      Remaining term | 300:17 years 4 months
      Estimated early repayment charge at 31 December 2025 | 300:£2,929.03`);
    expect(values(reading, 'MortgageAccount', 'accountNumber')).toEqual(['7741-00923-8']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['712.40']);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.15%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2028-10-31']);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('2929.03');
  });

  it('takes the balances of the whole, and not those of a part that has a table of its own', async () => {
    const reading = await read(`
      #BRAMBLE BANK
      ${HEAD}
      *Your mortgage statement for 2025
      Account number | 300:12/40771853-6
      Statement period | 300:1 January 2025 to 31 December 2025
      What you owed on 1 January 2025 | 500r:£100,000.00
      Interest we charged | 500r:£4,500.00
      Payments you made | 500r:–£7,500.00
      What you owed on 31 December 2025 | 500r:£97,000.00

      *Part 01
      Balance at 1 January 2025 | 200:Interest | 290:Payments | 400:Balance at 31 December 2025
      £80,000.00 | 200:£3,500.00 | 290:–£6,000.00 | 400:£77,500.00

      *Part 02
      Balance at 1 January 2025 | 200:Interest | 290:Payments | 400:Balance at 31 December 2025
      £20,000.00 | 200:£1,000.00 | 290:–£1,500.00 | 400:£19,500.00`);
    expect(values(reading, 'Balance', 'totalAmount')).toEqual(['100000.00', '97000.00']);
  });
});
