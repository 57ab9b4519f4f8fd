// Annual statements whose words set what is paid now apart from days, remarks and what has ended.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

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

type Reading = Awaited<ReturnType<typeof read>>;
const payments = (reading: Reading): unknown[] => values(reading, 'MortgagePaymentPlan', 'monthlyPayment');
const charges = (reading: Reading): unknown[] => values(reading, 'Charge', 'totalAmount');
const doubts = (reading: Reading): string[] => [...errorsOf(reading), ...warningsOf(reading)];

describe('a payment whose label says on which day it is due', () => {
  it.each([
    'Your current monthly payment, due on the 1st',
    'Monthly payment, collected on the 15th of each month',
    'Monthly instalment taken by Direct Debit on or around the 3rd',
  ])('is read beside: %s', async (label) => {
    const reading = await read(`${HEAD}${YEAR}
      Repayment mortgage | 300:Remaining term | 500r:15 years
      Interest rate | 500r:4.19%
      ${label} | 500r:£900.00`);
    expect(payments(reading)).toEqual(['900.00']);
  });

  it('is none where it is the last one', async () => {
    const reading = await read(`${HEAD}${YEAR}
      Repayment mortgage | 300:Remaining term | 500r:15 years
      Interest rate | 500r:4.19%
      Last payment, taken on the 1st | 500r:£870.00`);
    expect(payments(reading)).not.toContain('870.00');
  });
});

describe('a charge whose label ends in a remark of two lines', () => {
  it('stands between them', async () => {
    const reading = await read(`${HEAD}${YEAR}
      Repayment mortgage | 300:Remaining term | 500r:15 years
      Interest rate | 500r:4.19%
      Monthly payment | 500r:£900.00

      50:Early repayment charge if you had repaid everything on 31 March 2025 (2% of the
      ^^545r:£2,914.00
      ^^50:balance)
      50:Date after which no early repayment charge applies | 545r:30 June 2027`);
    expect(charges(reading)).toEqual(['6500.00', '2914.00']);
  });
});

describe('parts whose products name the columns beside the head of the whole', () => {
  it('do not head what stands in the column of the whole', async () => {
    const reading = await read(`${HEAD}
      300r:*Sub-account 01 | 400r:*Sub-account 02
      300r:~Fixed Mover | 400r:~Fixed Advance | 500r:*Whole mortgage
      50:Opening balance | 300r:£100,000.00 | 400r:£50,000.00 | 500r:£150,000.00
      50:Interest charged | 300r:£4,000.00 | 400r:£2,500.00 | 500r:£6,500.00
      50:Payments received | 300r:£7,200.00 | 400r:£3,600.00 | 500r:£10,800.00
      50:Closing balance | 300r:£96,800.00 | 400r:£48,900.00 | 500r:£145,700.00

      300r:*Sub-account 01 | 400r:*Sub-account 02 | 500r:*Whole mortgage
      50:Monthly payment, due on the 15th | 300r:£600.00 | 400r:£300.00 | 500r:£900.00
      50:Interest rate | 300r:4.19% fixed | 400r:5.02% fixed
      50:Fixed until | 300r:31 May 2027 | 400r:31 May 2028
      50:How the balance is repaid | 300r:Repayment | 400r:Repayment | 500r:Repayment
      50:Term remaining | 300r:20 years | 400r:20 years | 500r:20 years`);
    expect(payments(reading)).toEqual(['900.00']);
    expect(doubts(reading)).toEqual([]);
  });
});

describe('parts that products name', () => {
  it('have each their method and their term, in the columns of the amounts that make a sum', async () => {
    const reading = await read(`${HEAD}
      250r:*5 Yr Fixed | 350r:*Life Tracker | 450r:*Everything
      50:Opening balance | 250r:£100,000.00 | 350r:£50,000.00 | 450r:£150,000.00
      50:Interest charged | 250r:£4,000.00 | 350r:£2,500.00 | 450r:£6,500.00
      50:Payments received | 250r:£7,200.00 | 350r:£3,600.00 | 450r:£10,800.00
      50:Closing balance | 250r:£96,800.00 | 350r:£48,900.00 | 450r:£145,700.00
      50:Monthly payment | 250r:£600.00 | 350r:£300.00 | 450r:£900.00
      50:Interest rate | 250r:4.19% | 350r:5.02%
      50:Repayment method | 250r:Repayment | 350r:Interest only
      50:Term left | 250r:20 years | 350r:12 years`);
    expect(payments(reading)).toEqual(['900.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Part and part']);
    expect(doubts(reading)).toContain('The parts of the loan run for different times: the longest is given.');
  });
});

describe('a letter to an address abroad', () => {
  it('is to all who are named over it, and the home has no name', async () => {
    const reading = await read(`
      #Cambria Vale Building Society
      #Annual mortgage statement
      Mrs Ingrid Maud Farrow | 330:Mortgaged property
      Mr Teodor Farrow | 330:The Old Kiln
      PO Box 2209 | 330:Mill Street, Aldbury
      Lisbon | 330:Tring
      Portugal | 330:HP23 4QT
      Mortgage account | 200:30-618275-4 | 330:Statement date | 430:11/04/2025
      From | 200:01/04/2024 | 330:To | 430:31/03/2025
      ${YEAR}
      Repayment mortgage | 300:Remaining term | 500r:15 years
      Interest rate | 500r:4.19%
      Monthly payment | 500r:£900.00`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mrs Ingrid Maud Farrow', 'Mr Teodor Farrow']);
    expect(values(reading, 'Property', 'postcode')).toEqual(['HP23 4QT']);
  });
});

describe('a loan told in sentences', () => {
  it.each([
    [
      'You repay by the capital and interest method, and at 31 March 2025 there were 15 years and 2 months of your mortgage term left to run.',
      'Repayment',
      182,
    ],
    [
      'Your loan is being repaid on an interest-only basis, with 9 years and 1 month of the term remaining.',
      'Interest only',
      109,
    ],
  ])('is repaid so, and for so long: %s', async (told, method, months) => {
    const half = told.indexOf(' ', told.length / 2);
    const reading = await read(`${HEAD}${YEAR}
      Interest rate | 500r:4.19%
      Monthly payment | 500r:£900.00

      ${told.slice(0, half)}
      ${told.slice(half + 1)}`);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual([method]);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([months]);
  });
});

describe('a rate that ended in the year', () => {
  it.each([
    'Your fixed rate product came to an end on 30/06/2024 and our Standard Variable Rate has been charged since.',
    'The tracker deal that you had expired on 30 June 2024.',
    'Your discount period finished on 30 June 2024.',
  ])('is not what is paid now: %s', async (told) => {
    const reading = await read(`${HEAD}${YEAR}
      Repayment mortgage | 300:Remaining term | 500r:15 years
      Product | 200:Standard Variable Rate | 330:Interest rate | 500r:7.49% a year
      Monthly payment | 500r:£1,350.00

      Your product. ${told}`);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Standard Variable']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual([undefined]);
    expect(doubts(reading)).toEqual([]);
  });

  it.each([
    ['Your tracker deal ended on 30 June 2024 and your new fixed deal runs until 30 June 2029.', 'Fixed', '2029-06-30'],
    [
      'Your discount came to an end on 30/06/2024 and you took a new tracker deal, which ends on 30/06/2027.',
      'Variable Tracker',
      '2027-06-30',
    ],
    [
      'Your fixed rate ended on 30 June 2024 and you are now on our Standard Variable Rate.',
      'Standard Variable',
      undefined,
    ],
  ])('is followed by what the sentence goes on with: %s', async (told, kind, until) => {
    const reading = await read(`${HEAD}${YEAR}
      Repayment mortgage | 300:Remaining term | 500r:20 years
      Interest rate | 300:4.19%
      Monthly payment | 500r:£897.00

      ${told}`);
    expect(values(reading, 'InterestRate', 'determination')).toEqual([kind]);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual([until]);
  });
});
