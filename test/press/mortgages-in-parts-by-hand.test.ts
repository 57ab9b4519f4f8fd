// Statements of loans in parts: a value of one part is never given as that of the whole.
import { describe, expect, it } from 'vitest';
import { balancesOf, errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const HEAD = `
  #Cambria Vale Building Society
  #Annual mortgage statement
  Mr Owain Rees
  4 Maes Road
  Llan
  CF38 2SG
  Mortgage account | 200:30-618275-4 | 330:Statement date | 430:11/04/2025
  From | 200:01/04/2024 | 330:To | 430:31/03/2025
  Secured property: 4 Maes Road, Llan, CF38 2SG`;
const YEAR = `
  Opening balance | 500r:£150,000.00
  Interest charged | 500r:£6,500.00
  Payments received | 500r:£10,800.00
  Closing balance | 500r:£145,700.00
`;
const ADDED_UP = 'The early repayment charge is told for parts of the loan: it is given as their sum.';

type Reading = Awaited<ReturnType<typeof read>>;
const payments = (reading: Reading): unknown[] => values(reading, 'MortgagePaymentPlan', 'monthlyPayment');
const charges = (reading: Reading): unknown[] => values(reading, 'Charge', 'totalAmount');
const doubts = (reading: Reading): string[] => [...errorsOf(reading), ...warningsOf(reading)];

describe('a loan whose parts have columns', () => {
  it('is paid and redeemed by what the column of the whole says, however its head is set', async () => {
    const reading = await read(`${HEAD}
      50:All amounts in £ | 300r:Sub-account 01 | 400r:Sub-account 02 | 500r:Whole mortgage
      50:Opening balance | 300r:100,000.00 | 400r:50,000.00 | 500r:150,000.00
      50:Interest charged | 300r:4,000.00 | 400r:2,500.00 | 500r:6,500.00
      50:Payments received | 300r:-7,200.00 | 400r:-3,600.00 | 500r:-10,800.00
      50:Closing balance | 300r:96,800.00 | 400r:48,900.00 | 500r:145,700.00

      ^^500r:*Whole
      300r:*Sub-account 01 | 400r:*Sub-account 02
      ^^500r:*mortgage
      50:Rate type | 300r:Fixed | 400r:Fixed
      50:Interest rate | 300r:4.19% | 400r:5.02%
      50:Product end date | 300r:31/10/2028 | 400r:31/05/2027
      50:Repayment type | 300r:Repayment | 400r:Repayment
      50:Remaining term | 300r:20 years | 400r:20 years
      50:Monthly payment | 300r:600.00 | 400r:300.00 | 500r:900.00
      50:Early repayment charge | 300r:2,904.00 | 400r:978.00 | 500r:3,882.00`);
    expect(payments(reading)).toEqual(['900.00']);
    expect(charges(reading)).toEqual(['6500.00', '3882.00']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2028-10-31', '2027-05-31']);
    expect(doubts(reading)).toEqual([]);
  });

  it('is so where products name them', async () => {
    const reading = await read(`${HEAD}${YEAR}
      300r:*5 Year Fixed | 400r:*Lifetime Tracker | 500r:*Everything
      50:Interest rate | 300r:4.19% | 400r:5.02%
      50:Monthly payment | 300r:600.00 | 400r:300.00 | 500r:900.00
      50:Early repayment charge | 300r:2,904.00 | 400r:0.00 | 500r:2,904.00
      Your mortgage is on a repayment basis with 15 years left.`);
    expect(payments(reading)).toEqual(['900.00']);
    expect(charges(reading)).toEqual(['6500.00', '2904.00']);
  });

  it('is redeemed by what the column of the whole says, where those of its parts note how it is worked out', async () => {
    const reading = await read(`${HEAD}${YEAR}
      50:Your parts | 250r:Sub-account 01 | 380r:Sub-account 02 | 500r:Total
      50:Rate type | 250r:Fixed | 380r:Fixed
      50:Interest rate | 250r:4.19% | 380r:5.02%
      50:Product end date | 250r:31/10/2028 | 380r:31/05/2027
      50:Repayment type | 250r:Repayment | 380r:Repayment | 500r:Repayment
      50:Remaining term | 250r:20 years | 380r:20 years
      50:Monthly payment | 250r:£600.00 | 380r:£300.00 | 500r:£900.00
      50:Early repayment charge* | 250r:£2,904.00 (3%) | 380r:£978.00 (2%) | 500r:£3,882.00
      When a fixed rate ends that sub-account moves to our Homeowner Variable Rate, currently 7.04%.`);
    expect(charges(reading)).toEqual(['6500.00', '3882.00']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed', 'Fixed', 'Standard Variable']);
  });

  it('has a plan for each part where nothing is told of the whole, and a charge that is doubted', async () => {
    const reading = await read(`${HEAD}${YEAR}
      300r:*Part 1 | 400r:*Part 2
      50:Interest rate | 300r:4.19% | 400r:5.02%
      50:Fixed until | 300r:31/10/2028 | 400r:31/05/2027
      50:Repayment type | 300r:Repayment | 400r:Interest only
      50:Remaining term | 300r:20 years | 400r:18 years
      50:Monthly payment | 300r:£600.00 | 400r:£300.00
      50:Early repayment charge | 300r:£2,904.00 | 400r:£978.00`);
    expect(payments(reading)).toEqual(['600.00', '300.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment', 'Interest only']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([240, 216]);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2028-10-31', '2027-05-31']);
    expect(charges(reading)).toEqual(['6500.00', '3882.00']);
    expect(doubts(reading)).toEqual([ADDED_UP]);
  });
});

describe('a loan whose parts have rows', () => {
  it('is paid and redeemed by the row of their total', async () => {
    const reading = await read(`${HEAD}${YEAR}
      50:*Part | 140r:*Rate | 250r:*Rate type | 340r:*Fixed until | 430r:*Monthly payment | 540r:*Early repayment charge
      50:1 | 140r:4.19% | 250r:Fixed | 340r:31/10/2028 | 430r:£600.00 | 540r:£2,904.00
      50:2 | 140r:5.02% | 250r:Fixed | 340r:31/05/2027 | 430r:£300.00 | 540r:£978.00
      50:Total | 430r:£900.00 | 540r:£3,882.00
      You are repaying capital and interest. Remaining term: 20 years.`);
    expect(payments(reading)).toEqual(['900.00']);
    expect(charges(reading)).toEqual(['6500.00', '3882.00']);
    expect(doubts(reading)).toEqual([]);
  });
});

describe('a loan whose parts have blocks', () => {
  const BLOCKS = `
    *Loan 1
    Interest rate | 250:4.19% fixed until 31/10/2028
    Monthly payment | 250:£600.00
    Early repayment charge | 250:£2,904.00

    *Loan 2
    Interest rate | 250:5.02% fixed until 31/05/2027
    Monthly payment | 250:£300.00
    Early repayment charge | 250:£978.00
`;
  const TERMS = 'Your mortgage is on a repayment basis with 20 years left.';

  it('is paid and redeemed by the block of both', async () => {
    const reading = await read(`${HEAD}${YEAR}${BLOCKS}
      *Both loans together
      Monthly payment | 250:£900.00
      Early repayment charge | 250:£3,882.00
      ${TERMS}`);
    expect(payments(reading)).toEqual(['900.00']);
    expect(charges(reading)).toEqual(['6500.00', '3882.00']);
    expect(doubts(reading)).toEqual([]);
  });

  it('has a plan for each where there is none of both', async () => {
    const reading = await read(`${HEAD}${YEAR}${BLOCKS}
      ${TERMS}`);
    expect(payments(reading)).toEqual(['600.00', '300.00']);
    expect(doubts(reading)).toEqual([ADDED_UP]);
  });

  it('is doubted where balances are of one of them', async () => {
    const reading = await read(`${HEAD}
      *Sub-account 1
      50:Opening balance | 500r:£100,000.00
      50:Interest charged | 500r:£4,000.00
      50:Payments received | 500r:£7,200.00
      50:Closing balance | 500r:£96,800.00
      Interest rate | 250:4.19% fixed until 31/10/2028
      Monthly payment | 250:£600.00

      *Sub-account 2
      50:Opening balance | 500r:£50,000.00
      50:Interest charged | 500r:£2,500.00
      50:Payments received | 500r:£3,600.00
      50:Closing balance | 500r:£48,900.00
      Interest rate | 250:5.02% fixed until 31/05/2027
      Monthly payment | 250:£300.00

      ${TERMS}`);
    expect(balancesOf(reading)).toEqual(['Opening -100000.00', 'Closing -96800.00']);
    expect(doubts(reading)).toEqual(['What is owed, charged and paid was found for one part of the loan alone.']);
  });
});

describe('a loan whose parts sentences tell of', () => {
  it('has a plan for each, and a charge that is doubted where that of another was not read', async () => {
    const reading = await read(`${HEAD}${YEAR}
      Your mortgage is in two parts. Part 1 is at 4.19% fixed until 31 October 2028 and its monthly payment is
      £600.00. Part 2 is at 5.02% fixed until 31 May 2027 and its monthly payment is £300.00. Both are on a repayment
      basis and have 20 years left. If you repaid part 1 today the early repayment charge would be £2,904.00, and
      for part 2 it would be £978.00.`);
    expect(payments(reading)).toEqual(['600.00', '300.00']);
    expect(doubts(reading)).toEqual(['The early repayment charge may be that of one part of the loan alone.']);
  });
});

describe('a row of the rate that parts go over to', () => {
  it('is of its own kind, and has not the last day of the rates over it', async () => {
    const reading = await read(`${HEAD}
      50:All amounts in £ | 300r:Part 1 | 400r:Part 2 | 500r:Both parts
      50:Opening balance | 300r:100,000.00 | 400r:50,000.00 | 500r:150,000.00
      50:Interest charged | 300r:4,000.00 | 400r:2,500.00 | 500r:6,500.00
      50:Payments received | 300r:-7,200.00 | 400r:-3,600.00 | 500r:-10,800.00
      50:Closing balance | 300r:96,800.00 | 400r:48,900.00 | 500r:145,700.00

      50:Your deals | 300r:Part 1 | 400r:Part 2 | 500r:Both parts
      50:Product | 300r:5 Yr Fixed | 400r:2 Yr Fixed
      50:Interest rate | 300r:4.19% | 400r:5.02%
      50:Fixed until | 300r:31/10/2028 | 400r:31/05/2027
      50:Rate after that (our SVR today) | 300r:7.35% | 400r:7.35%
      50:Monthly payment | 300r:600.00 | 400r:300.00 | 500r:900.00
      50:Time left | 300r:20 years | 400r:20 years
      50:Repayment type | 300r:Repayment | 400r:Repayment`);
    const rates = values(reading, 'InterestRate', 'rate').map((rate, at) => [
      rate,
      values(reading, 'InterestRate', 'determination')[at],
      values(reading, 'InterestRate', 'effectiveUntil')[at],
    ]);
    expect(rates).toEqual([
      ['4.19%', 'Fixed', '2028-10-31'],
      ['5.02%', 'Fixed', '2027-05-31'],
      ['7.35%', 'Standard Variable', undefined],
    ]);
  });
});

describe('a loan in parts, whose cells run over two lines', () => {
  const PARTS = `${HEAD}
    330r:*Part 1 | 410r:*Part 2 | 490r:*Total
    200:Opening balance
    ^^330r:£100,000.00 | 410r:£50,000.00 | 490r:£150,000.00
    ^^200:1 April 2024
    200:Interest added | 330r:£4,000.00 | 410r:£2,500.00 | 490r:£6,500.00
    200:Payments made | 330r:-£4,000.00 | 410r:-£3,600.00 | 490r:-£7,600.00
    200:Closing balance
    ^^330r:£100,000.00 | 410r:£48,900.00 | 490r:£148,900.00
    ^^200:31 March 2025
`;

  it('has the balances of the whole beside the middle of their labels', async () => {
    expect(balancesOf(await read(PARTS))).toEqual(['Opening -150000.00', 'Closing -148900.00']);
  });

  it('has the rates of its parts, each with its last day, before the one that they go over to', async () => {
    const reading = await read(`${PARTS}
      400r:*Part 1 | 490r:*Part 2
      200:Rate type | 400r:Fixed | 490r:Fixed
      200:Interest rate | 400r:4.19% | 490r:5.02%
      400r:31 May | 490r:31 August
      ^^200:Rate ends
      ^^400r:2027 | 490r:2028
      376:Our Homeowner Variable Rate,
      ^^200:Then moves to
      ^^376:currently 7.35%
      200:Monthly payment | 400r:£349.17 | 490r:£300.00`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.19%', '5.02%', '7.35%']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2027-05-31', '2028-08-31', undefined]);
  });

  it('is paid by what a panel says of the whole, beside whose amount the head of the parts stands', async () => {
    const reading = await read(`${HEAD}${YEAR}
      50:*Total monthly payment
      50:£649.17 | 400r:*Part 1 | 490r:*Part 2
      200:Repayment method | 400r:Interest only | 490r:Repayment
      200:Interest rate | 400r:4.19% | 490r:5.02%
      200:Monthly payment | 400r:£349.17 | 490r:£300.00`);
    expect(payments(reading)).toEqual(['649.17']);
  });
});

describe('a rate that is told to come next', () => {
  it.each([
    'Rate that comes next | 300:Cambria Standard Variable Rate, 7.35% today',
    'What happens then | 300:Moves to our Standard Variable Rate, currently 7.35%',
    'Unless you choose a new deal, each part will move to our Standard Variable Rate, currently 7.35%.',
  ])('begins when the one of today ends: %s', async (line) => {
    const reading = await read(`${HEAD}${YEAR}
      Interest rate | 300:4.19% fixed until 31 October 2028
      ${line}
      Monthly payment | 300:£900.00`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.19%', '7.35%']);
    expect(values(reading, 'InterestRate', 'effectiveFrom')).toEqual([undefined, '2028-11-01']);
  });
});
