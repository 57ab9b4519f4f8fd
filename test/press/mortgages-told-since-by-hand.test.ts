// Mortgage statements set by hand whose year has parts that are added up on the page, and rates that changed in it.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const HEAD = `
  #Teviot Building Society
  Mr Owen Larkspur
  14 Corve Lane
  Ludlow
  SY8 1AA | 380:Our ref / Roll No. TB 30418/02
  380:Statement issued 3rd August 2027

  *YEARLY STATEMENT OF YOUR MORTGAGE
  Your mortgage over 14 Corve Lane, Ludlow, SY8 1AA, from 1st August 2026 to 31st July 2027.`;

describe('the year of a mortgage', () => {
  it('adds up where parts of its interest and its payments stand above their totals', async () => {
    const reading = await read(`${HEAD}
      420r:£ | 540r:£
      Balance owed, 1st August 2026 | 540r:120,000.00
      Interest to 31st March 2027 at 2.10% | 420r:1,660.00
      Interest from 1st April 2027 at 7.10% | 420r:2,740.00
      Total interest for the year | 540r:4,400.00
      540r:124,400.00
      Eight payments of £700.00 | 420r:5,600.00
      Four payments of £910.00 | 420r:3,640.00
      Less total payments received | 540r:(9,240.00)
      Balance owed, 31st July 2027 | 540r:115,160.00

      It is a repayment mortgage. The loan has 18 years 2 months still to run. Your fixed rate of 2.10%
      ended on 31st March 2027. Since then you have paid our Standard Variable Rate, which is at present
      7.10%. Your monthly payment is now £910.00.`);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['4400.00']);
    expect(values(reading, 'MortgageAccount', 'accountNumber')).toEqual(['TB 30418/02']);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['2.10%', '7.10%']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2027-03-31', undefined]);
    expect(values(reading, 'InterestRate', 'effectiveFrom')).toEqual([undefined, '2027-04-01']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('adds up with payments credited and capital repaid, and the rate is that of its last row', async () => {
    const reading = await read(`${HEAD}
      Owed by you on 1st August 2026 | 540r:£96,500.00
      Plus interest debited in the year | 540r:£4,640.16
      Less monthly payments credited | 540r:(£4,640.16)
      Less capital repaid on 31st December 2026 | 540r:(£4,000.00)
      Owed by you on 31st July 2027 | 540r:£92,500.00

      Your mortgage is an interest only loan. The loan has 9 years 11 months still to run.
      Interest is at a variable tracker rate, 0.99% above the Bank of England Bank Rate for the whole
      of the term. You now pay 4.74%. In the course of the year your rate and payment were:

      102:*From | 201:*Your rate | 300:*Each monthly payment
      90:1st August 2026 | 210:5.24% | 330:£421.38
      81:1st September 2026 | 210:4.99% | 330:£401.28
      87:1st January 2027 | 210:4.74% | 330:£365.38

      Your monthly payment is presently £365.38.`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.74%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Variable Tracker']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['365.38']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('what it costs to repay early', () => {
  const paper = (sentence: string): string => `${HEAD}
      Owed by you on 1st August 2026 | 540r:£96,500.00
      Plus interest debited in the year | 540r:£4,640.16
      Less monthly payments credited | 540r:(£7,640.16)
      Owed by you on 31st July 2027 | 540r:£93,500.00

      *Leaving early
      Early repayment charges apply to this loan until 30 June 2029.
      ${sentence}`;

  it('is what one would have been charged', async () => {
    const reading = await read(
      paper('Had you repaid it all on 31st July 2027, you would have been charged £1,870.00, 2% of what was owed.'),
    );
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['4640.16', '1870.00']);
  });

  it('is no fee that is charged then', async () => {
    const reading = await read(paper('When you have repaid it all you will be charged £85.00 as a closing fee.'));
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['4640.16']);
  });
});

describe('a rate paid since another ended', () => {
  const paper = (type: string): string => `${HEAD}
      Balance at start of period | 540r:£96,500.00
      Plus interest charged | 540r:£5,640.16
      Less payments received | 540r:£8,640.16
      Balance at end of period | 540r:£93,500.00

      How you repay | 300:Repayment (capital and interest)
      ${type}
      Interest rate at 31 July 2027 | 300:6.85%
      Your monthly payment now | 300:£857.82
      Last deal | 300:3.95% fixed until 30 April 2027
      Time left on your mortgage | 300:14 years 3 months`;

  it('is of the kind that its own label says', async () => {
    const reading = await read(paper('Interest rate type now | 300:Variable – our Standard Mortgage Rate (SMR)'));
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['3.95%', '6.85%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed', 'Standard Variable']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2027-04-30', undefined]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('is of no kind that the words of the other say', async () => {
    const reading = await read(paper('Interest worked out | 300:Daily'));
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['3.95%', '6.85%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed', undefined]);
  });

  it('is the one of the loan, where a sentence says that the one before has ended', async () => {
    const reading = await read(`${HEAD}
      Balance at start of period | 540r:£96,500.00
      Plus interest charged | 540r:£3,140.16
      Less payments received | 540r:£8,140.16
      Balance at end of period | 540r:£91,500.00

      Month | 200r:*Rate | 300r:*Interest
      March 2027 | 200r:1.95% | 300r:£155.80
      April 2027 | 200r:4.35% | 300r:£341.20

      Your interest rate is 4.35%, fixed until 31 March 2032. After that you go on to our Standard
      Variable Rate, which is 7.55% now. Your earlier rate of 1.95% ended on 31 March 2027.`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.35%', '7.55%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed', 'Standard Variable']);
  });

  it('costs to repay early what its label is beside a sentence about', async () => {
    const reading = await read(`${paper('Rate type now | 300:Variable – our Standard Mortgage Rate (SMR)')}
      Early repayment charge | 300:Had you repaid in full on 31 July 2027 the charge would
      300:have been £1,870.00 (2% of the balance). It falls away on
      300:30 April 2030.`);
    expect(values(reading, 'Charge', 'totalAmount')).toContain('1870.00');
  });
});

describe('a rate that changed in the year', () => {
  it.each([
    'The time left on your mortgage at 31 July 2027 is 18 years 2 months.',
    'On 31 July 2027 there were 18 years and 2 months of the term left.',
  ])('is what is paid now, and of the kind that the sentence before it tells: %s', async (left) => {
    const reading = await read(`${HEAD}
      At the start of the year you owed £120,000.00. We charged interest of £4,400.00 and received payments of
      £9,240.00, so that the balance outstanding at 31st July 2027 was £115,160.00.

      Your mortgage is a discount of 1.50% from our Standard Variable Rate for the whole of the term. The rate you
      paid was 5.60% until 30th November 2026 and is now 5.35%. Your monthly payment is £770.00.
      ${left} You are repaying capital and interest.`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['5.35%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Discount']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual([undefined]);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([218]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
