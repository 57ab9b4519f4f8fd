// Mortgage papers that print less than others: days without a year, payments that are only called so, letters that say what would be.
import { describe, expect, it } from 'vitest';
import { balancesOf, errorsOf, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

describe('an annual statement', () => {
  it('tells debts by days without a year, and the year by its heading', async () => {
    const reading = await read(`
      #The Wickbourne
      Wickbourne Building Society, 3 Fuller Street, Wickbourne WB1 3DL

      Mr T and Mrs A Ashby
      9 Burn Grove
      Tollford
      Wickbourne WB12 4ET

      2 January 2025

      Account 5-220147-3
      *MORTGAGE ACCOUNT – SUMMARY FOR 2024
      60:Debt at 1 January | 400r:50,000.00
      60:Add: interest debited | 400r:2,300.00
      60:Deduct: your twelve instalments of £500.00 | 400r:6,000.00
      60:Deduct: overpayments | 400r:1,000.00
      60:Debt at 31 December | 400r:45,300.00

      Your loan is a capital and interest (repayment) loan, due to be cleared in 9 years 6 months. The rate is 4.60% fixed to
      30 November 2026. Should you have redeemed on 31 December 2024 an early repayment charge equal to 2% (£906.00) would
      have been due, together with our £150 redemption fee.`);
    expect(balancesOf(reading)).toEqual(['Opening -50000.00', 'Closing -45300.00']);
    expect(values(reading, 'Statement', 'startDate')).toEqual(['2024-01-01']);
    expect(values(reading, 'Statement', 'endDate')).toEqual(['2024-12-31']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['500.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([114]);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('906.00');
    expect(errorsOf(reading)).toEqual([]);
  });

  it('reads a payment and a charge that are only called so', async () => {
    const reading = await read(`
      #Larkspur Bank
      *Annual Mortgage Statement
      Mrs Ada Fothergill
      2 Lock Keepers Row
      Thornley
      TH6 8BB

      Mortgage account: 55190274
      Statement covers: 6 April 2023 to 5 April 2024
      60:Opening balance | 400r:£100,000.00
      60:Interest | 400r:£4,000.00
      60:Payments | 400r:£7,200.00
      60:Closing balance | 400r:£96,800.00
      Your payment is £600.00 a month in total.
      If you'd repaid your mortgage on 5 April 2024, there would have been a charge of £968.00 (1% of the balance).
      Your interest rate is 4.10% fixed until 31 August 2026.`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['600.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('968.00');
  });
});

describe('an illustration', () => {
  it('is known by a letter that says what would be, and reads the rate that would be fixed', async () => {
    const reading = await read(`
      *Wickbourne Building Society

      Mr and Mrs G Ashby
      The Forge
      Mill Lane
      Tollford
      WB10 3HY

      Our ref WBS-41-66102
      19th January 2025
      Dear Mr and Mrs Ashby
      *YOUR PERSONALISED MORTGAGE ILLUSTRATION
      Thank you for asking about our Retirement Interest Only mortgage. On a home valued at £300,000 we could lend you £80,000
      with no fixed end date; for this illustration we have assumed a term of 10 years. You would pay only the interest each
      month and the sum borrowed would be repaid when the home is sold.

      The rate would be fixed at 5.10% until 28th February 2030 and would then become our Standard Variable Rate, which
      today is 7.20%. There would be 61 monthly payments of £340.00 followed by 59 of £480.00. With the £80,000 itself you
      would pay £129,060.00 altogether. The overall cost for comparison is 6.4% APRC.

      An application fee of £150 is payable today. These terms are available until 18th February 2025. They are not an offer.`);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['129060.00']);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['5.10%', '7.20%']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toContain('2030-02-28');
  });

  it('counts payments in a column whose head stands in its middle', async () => {
    const reading = await read(`
      #Larkspur Building Society
      *Mortgage Illustration (ESIS)
      48:For: Ms Nerys Colwyn | 330:Application number: 0044 7712 3380
      48:Made on: 21 April 2025 | 330:Terms guaranteed until: 5 May 2025
      60:Mortgage amount | 300:£200,000.00
      60:Home price | 300:£250,000
      60:How long for | 300:30 years
      60:How it's paid back | 300:Capital and interest
      60:Interest rate at the start | 300:4.50% fixed for 2 years, ending 30 June 2027
      60:Interest rate afterwards | 300:Standard Mortgage Rate, currently 6.50%, variable
      60:APRC | 300:6.3%
      60:Everything you'd pay back | 300:£436,650.00 (which is £2.18 per £1)
      *Monthly payments
      110:*From | 240:*To | 360:*Number | 460:*Each payment
      60:Completion | 200:30 June 2027 | 320:25 | 430:£1,013.37
      60:1 July 2027 | 200:End of term | 320:335 | 430:£1,227.81`);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([25, 335]);
    expect(values(reading, 'MortgageIllustration', 'validUntil')).toEqual(['2025-05-05']);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['436650.00']);
  });
});
