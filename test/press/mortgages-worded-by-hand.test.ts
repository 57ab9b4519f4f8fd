// Statements of mortgages that say in a sentence what is paid for all parts, where the property stands and that nothing is charged.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

type Reading = Awaited<ReturnType<typeof read>>;
const doubts = (reading: Reading): string[] => [...errorsOf(reading), ...warningsOf(reading)];

const HEAD = `
  #Cambria Vale Building Society
  #Annual mortgage statement
  Mr Owain Rees
  4 Maes Road
  Llan
  CF38 2SG`;
const YEAR = `
  Opening balance | 500r:£150,000.00
  Interest charged | 500r:£6,500.00
  Payments received | 500r:£10,800.00
  Closing balance | 500r:£145,700.00`;
const ACCOUNT = `
  Mortgage account | 200:30-618275-4 | 330:Statement date | 430:11/04/2025
  From | 200:01/04/2024 | 330:To | 430:31/03/2025`;

describe('a statement of a mortgage in sentences', () => {
  it('gives what is paid for both parts where their sum is told', async () => {
    const reading = await read(`${HEAD}${ACCOUNT}
      Secured property: 4 Maes Road, Llan, CF38 2SG
      ${YEAR}
      Your total monthly payment for both parts is £1,020.00. You pay by Direct Debit on the 1st of each month.

      300r:*Part 01 | 450r:*Part 02
      50:Rate type | 300r:Fixed | 450r:Fixed
      50:Interest rate | 300r:4.19% | 450r:5.02%
      50:Rate ends | 300r:31/10/2028 | 450r:31/05/2027
      50:Repayment method | 300r:Repayment | 450r:Repayment
      50:Remaining term | 300r:15 years | 450r:15 years
      50:Monthly payment | 300r:£680.00 | 450r:£340.00`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['1020.00']);
    expect(doubts(reading)).not.toContain('What is paid each month may be that of one part of the loan alone.');
  });

  it('has the letters that end its number, and no charge where it says so beneath its label', async () => {
    const reading = await read(`${HEAD}
      Statement date | 200:11/04/2025
      From | 200:01/04/2024 | 330:To | 430:31/03/2025
      Mortgage account number | 250:Mortgaged property | 420:Repayment method
      61827544 30 LNX | 250:4 Maes Road | 420:Capital and interest
      250:Llan
      250:CF38 2SG

      Interest rate today | 250:Interest rate type | 420:Early repayment charge
      4.19% | 250:Fixed | 420:None applies

      Your monthly payment | 250:Term left
      £1,090.00 | 250:15 years
      ${YEAR}`);
    expect(values(reading, 'MortgageAccount', 'accountNumber')).toEqual(['61827544 30 LNX']);
    expect(doubts(reading)).toEqual([]);
  });

  it('takes the end of a line inside a sentence for none of an address, and a warning for no label of one', async () => {
    const reading = await read(`${HEAD.replace('4 Maes Road', 'The Old Forge')}${ACCOUNT}
      This statement tells you how your account has been run in this year. Your mortgage is secured on The Old
      Forge, Llan, CF38 2SG.
      ${YEAR}
      You repay capital and interest each month, and 15 years remain of your term. You are on a fixed rate of 4.19% until
      31 October 2028. Your monthly payment is now £1,090.00 and we collect it by Direct Debit.

      Your home may be repossessed if you do not keep up repayments on your mortgage.
      *If we have got it wrong
      We want to put things right. Write to Customer Relations, 1 Quay Street, Cardiff CF10 1AA. If you are not happy, ask again.`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['The Old Forge', 'Llan']]);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment']);
    expect(doubts(reading)).toEqual([]);
  });

  it.each([
    [
      'This is a variable rate which follows the Bank of England Base Rate. The rate on 31 March 2025 was 5.09%.',
      '5.09%',
    ],
    ['Your rate is linked to the base rate. The interest rate we charged at the end of the year was 5.34%.', '5.34%'],
  ])('knows a rate by its day, how it is set, and a payment from a day on: %s', async (said, rate) => {
    const reading = await read(`${HEAD}${ACCOUNT}
      Secured property: 4 Maes Road, Llan, CF38 2SG
      ${YEAR}
      *Your interest rate
      Larkmoor Tracker. ${said}

      Your monthly payment from 1 April 2025 is £1,168.20, collected by Direct Debit on the first working day of the month.
      You repay capital and interest each month, and 15 years remain of your term.`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual([rate]);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Variable Tracker']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['1168.20']);
    expect(doubts(reading)).toEqual([]);
  });

  it('gives what is paid now the kind that ends, and not the one that the mortgage moves to', async () => {
    const reading = await read(`${HEAD}${ACCOUNT}
      Secured property: 4 Maes Road, Llan, CF38 2SG
      ${YEAR}
      Interest rate | 500r:4.19%
      Remaining term | 500r:15 years
      Your current monthly payment is £1,100.00, collected by Direct Debit on the first of each month. When your fixed rate
      ends on 31 October 2027 your mortgage will move to our Homeowner Variable Rate, unless you choose a new deal.`);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2027-10-31']);
  });

  it('knows a loan of which no capital is paid', async () => {
    const reading = await read(`${HEAD}${ACCOUNT}
      Secured property: 4 Maes Road, Llan, CF38 2SG
      ${YEAR}
      Interest only – you pay no capital
      Interest rate | 500r:4.19%
      Monthly payment | 500r:£900.00
      Remaining term | 500r:15 years`);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Interest only']);
  });
});

describe('a label that is broken within a day', () => {
  it('is spoken of where its value, beneath, is not read', async () => {
    const reading = await read(`${HEAD}${ACCOUNT}
      Secured property: 4 Maes Road, Llan, CF38 2SG
      ${YEAR}
      Your interest rate is 4.19% and fixed until 31/10/2028. You repay capital and interest by £1,020.00 each month.
      You have 19 years and 3 months left on your mortgage.

      Early Repayment Charge if you'd paid everything off on 31
      ^March 2025
      ^£2,914.00 (2% of the balance)`);
    const isSaid = values(reading, 'Charge', 'totalAmount').includes('2914.00');
    const isDoubted = doubts(reading).includes('Spoken of on the paper, and not read: the early repayment charge.');
    expect(isSaid || isDoubted).toBe(true);
  });
});

describe('what is paid each month, and for how long', () => {
  const plan = (payment: string, term: string): string => `${HEAD}${ACCOUNT}
      Secured property: 4 Maes Road, Llan, CF38 2SG
      ${YEAR}
      Repayment method | 500r:Repayment
      Interest rate | 500r:4.19%
      Rate type | 500r:Standard variable
      ${term}
      ${payment}`;
  const MONTHS = 'Remaining term in months | 500r:198';

  it.each([
    'Your next payment of £1,020.00 is due on 28/04/2025 and the same amount is collected every month after that.',
    'Your current monthly payment of £1,020.00 will be collected on the 28th.',
    'The monthly payment of £1,020.00 is taken by Direct Debit.',
  ])('may be told in a sentence: %s', async (payment) => {
    const reading = await read(plan(payment, MONTHS));
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['1020.00']);
    expect(doubts(reading)).toEqual([]);
  });

  it.each([
    'Months left on your term',
    'Number of months remaining',
    'Months to run on the mortgage',
    'Months left until the end of your term',
    'Term remaining in months',
  ])('may be a number of months beside its label: %s', async (label) => {
    const reading = await read(plan('Monthly payment | 500r:£1,020.00', `${label} | 500r:198`));
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([198]);
    expect(doubts(reading)).toEqual([]);
  });
});

describe('a letter that tells the year of a mortgage', () => {
  it('has its account in the heading, and charges told beside the interest', async () => {
    const reading = await read(`
      #Cambria Vale Building Society
      5 January 2026
      ${HEAD.split('\n').slice(3).join('\n')}

      Dear Mr Rees
      *Your mortgage statement for 2025: account 1234-5678901
      This statement covers 1 January 2025 to 31 December 2025. At the start you owed us £152,340.12. We added
      interest of £6,890.10 and charges of £30.00, and you paid us £11,520.00, so at the end of the year you owed
      us £147,740.22.
      You are on a fixed rate of 4.59% until 30 June 2027. Your monthly payment is £960.00 and you have 21 years
      and 4 months to go. It is a repayment mortgage, secured on 4 Maes Road, Llan, CF38 2SG.`);
    expect(values(reading, 'MortgageAccount', 'accountNumber')).toEqual(['1234-5678901']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['6890.10', '30.00']);
    expect(doubts(reading)).toEqual([]);
  });
});

describe('a rate that was read without its last day', () => {
  const tiles = (label: string): string => `${HEAD}${ACCOUNT}
      Secured property: 4 Maes Road, Llan, CF38 2SG
      ${YEAR}
      50:~Each month you pay | 200:~Your rate | 300:~${label} | 420:~Loan ends
      50:£1,020.00 | 200:4.19% fixed | 300:31.08.2027 | 420:31.08.2041
      Repayment mortgage`;
  const DOUBT = 'A day of the years to come is printed, and no rate was read to end: it may be the last of one.';

  it('is doubted where a later day is printed that nothing accounts for, the end of the loan apart', async () => {
    expect(doubts(await read(tiles('Held to')))).toContain(DOUBT);
    const reading = await read(tiles('Fixed until'));
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2027-08-31']);
    expect(values(reading, 'MortgageAccount', 'endedOn')).toEqual(['2041-08-31']);
    expect(doubts(reading)).toEqual([]);
  });
});
