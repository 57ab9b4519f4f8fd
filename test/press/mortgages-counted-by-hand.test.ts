// Mortgages set by hand: counts of payments in brackets, a year of months without a row that opens it, and a charge that there is not.
import { describe, expect, it } from 'vitest';
import { balancesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const illustration = (payments: string): string => `
  #Ansty Building Society
  *Mortgage Illustration
  Illustration reference | 200:KFI-2201-88412
  Prepared for | 200:Mr Edmund Keogh
  Date | 200:22 September 2026
  Loan amount | 200:£200,000.00
  Property value | 200:£300,000.00
  Term | 200:25 years
  Repayment method | 200:Repayment
  Total amount payable | 200:£438,690.00
  ${payments}
  Interest rate | 200:4.49% fixed until 31 March 2029, then 7.99% SVR`;

describe('the payments of an illustration', () => {
  it.each([
    `*Monthly payment (29 months) | 300:*Monthly payment (271 months)
  £1,110.00 | 300:£1,500.00`,
    `Monthly payment (29 months) | 250:£1,110.00
  Monthly payment (271 months) | 250:£1,500.00`,
    `*Number of payments | 200:*Interest rate | 320:*Monthly payment
  29 (initial period) | 200:4.49% fixed | 320:£1,110.00
  271 | 200:7.99% variable | 320:£1,500.00`,
  ])('are counted in brackets', async (payments) => {
    const reading = await read(illustration(payments));
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['1110.00', '1500.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([29, 271]);
  });
});

const statement = (rest: string): string => `
  #Ansty Building Society
  *Annual mortgage statement
  Account number | 200:6 2100 9341
  Borrower | 200:Mr Edmund Keogh
  Statement date | 200:7 April 2026
  Period | 200:1 January 2026 to 31 March 2026
  Property | 200:12 Kelp Lane, Hove, BN3 1AA
  Interest rate | 200:6.00% Standard Variable Rate
  Repayment method | 200:Capital and interest
  ${rest}`;

describe('a year of months without a row that opens it', () => {
  it('begins with the balance that its first month follows from', async () => {
    const reading = await read(
      statement(`*Balance at 1 January 2026 | 300:*Balance at 31 March 2026
  £100,000.00 | 300:£98,492.49

  *Month | 220r:*Interest charged (£) | 360r:*Payments received (£) | 540r:*Balance at month end (£)
  January 2026 | 220r:500.00 | 360r:1,000.00 | 540r:99,500.00
  February 2026 | 220r:497.50 | 360r:1,000.00 | 540r:98,997.50
  March 2026 | 220r:494.99 | 360r:1,000.00 | 540r:98,492.49
  Total for the year | 220r:1,492.49 | 360r:3,000.00`),
    );
    expect(balancesOf(reading)).toEqual(['Opening -100000.00', 'Closing -98492.49']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['1492.49']);
    expect(warningsOf(reading)).not.toContain(
      'Not all movements between the opening and the closing balance were found.',
    );
  });
});

describe('a charge for early repayment that there is not', () => {
  it.each([
    'There is no early repayment charge on this mortgage.',
    'You can repay all or part of your mortgage at any time without charge.',
    'We do not make a charge if you repay early.',
  ])('is not missing: %s', async (sentence) => {
    const reading = await read(
      statement(`Opening balance | 300r:£100,000.00
  Interest charged | 300r:£1,492.49
  Payments received | 300r:£3,000.00
  Closing balance | 300r:£98,492.49
  *Early repayment charges

  ${sentence}`),
    );
    expect(warningsOf(reading).filter((reason) => reason.includes('earlyRepaymentCharge'))).toEqual([]);
  });
});

describe('the rates of a statement', () => {
  const dated = (rates: string): string =>
    statement(`Opening balance | 300r:£100,000.00
  Interest charged | 300r:£1,492.49
  Payments received | 300r:£3,000.00
  Closing balance | 300r:£98,492.49
  ${rates}`).replace(/Interest rate .*\n/, '\n');

  it('begin on the days of their rows', async () => {
    const reading = await read(
      dated(`*Interest rates that applied
  From | 150:Rate | 250:Type
  1 January 2026 | 150:7.99% | 250:Standard Variable Rate
  1 February 2026 | 150:7.74% | 250:Standard Variable Rate`),
    );
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['7.99%', '7.74%']);
    expect(values(reading, 'InterestRate', 'effectiveFrom')).toEqual(['2026-01-01', '2026-02-01']);
  });

  it('stand behind amounts with pence in rows of parts', async () => {
    const reading = await read(
      dated(`*Part | 120:*Balance | 220:*Rate | 300:*Type | 380:*Until
  1 | 120:£60,000.00 | 220:4.19% | 300:Fixed | 380:30/06/2027
  2 | 120:£38,492.49 | 220:7.49% | 300:Variable | 380:-`),
    );
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed', 'Standard Variable']);
  });

  it('are of the kind that a bare label tells', async () => {
    const reading = await read(dated('Rate you pay | 200:5.00%\n  Type | 200:Lifetime tracker'));
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Variable Tracker']);
  });
});

describe('what is paid each month', () => {
  const PAST = 'Monthly payment (April 2025 to January 2026) | 400r:£690.90';
  const paid = (rows: string): string =>
    statement(`Opening balance | 400r:£100,000.00
  Interest charged | 400r:£1,492.49
  Payments received | 400r:£3,000.00
  Closing balance | 400r:£98,492.49
  ${rows}`);

  it('is the amount that is paid now', async () => {
    const reading = await read(paid(`${PAST}\n  Monthly payment (from February 2026) | 400r:£705.61`));
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['705.61']);
  });

  it('is doubted where only that of the past was read', async () => {
    const reading = await read(paid(PAST));
    expect(warningsOf(reading).join()).toMatch(/was paid until some day/);
  });
});

describe('an illustration of three stages', () => {
  it('has three rates, or is doubted', async () => {
    const reading = await read(
      illustration(`Stage 1: 24 months at 4.49% fixed | 300:£1,110.00
  Stage 2: 36 months at 5.49% discount | 300:£1,220.00
  Stage 3: 240 months at 7.99% SVR | 300:£1,480.00`),
    );
    const isWhole = values(reading, 'InterestRate', 'rate').length === 3;
    expect(isWhole || warningsOf(reading).length > 0).toBe(true);
  });
});
