// Illustrations of mortgages that tell two rates in one sentence, count payments from a day, and say in passing how long they hold.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

interface Told {
  readonly reference?: string;
  readonly valid?: string;
  readonly rate?: string;
  readonly stages?: readonly string[];
}

const COUNTED = ['29 payments at 4.59% | 480r:£796.55', '271 payments at 7.99% | 480r:£1,071.19'];

const paper = ({
  reference = 'Illustration number 7730291/A',
  valid = 'The information below remains valid until 5 November 2025.',
  rate = 'Interest rate of 4.59% fixed until 30 April 2028, followed by 7.99% variable.',
  stages = COUNTED,
}: Told): string => `
  #Larch Building Society
  *Your mortgage illustration
  ${reference}
  This document was produced for Mr Owen Pritchard on 6 October 2025.
  ${valid}
  *1. Lender
  Larch Building Society, 26 Sovereign Street, Leeds, LS1 4BJ
  *3. Main features of the loan
  Amount and currency of the loan to be granted: £142,000 in GBP
  Duration of the loan: 25 years
  Type of loan: Capital and interest (repayment)
  Total amount to be reimbursed: £314,621.44
  Value of the property assumed to prepare this information sheet: £170,000
  *4. Interest rate and other costs
  The APRC applicable to your loan is 7.5%. It comprises:
  ${rate}
  Costs to be paid on a one-off basis:
  Completion fee | 480r:£999.00
  *6. Amount of each instalment
  ${stages.join('\n  ')}`;

describe('two rates in one sentence', () => {
  it.each([
    'interest rate of 4.59% fixed until 30.04.2028 and 7.99% variable after that',
    'A fixed rate of 4.59% up to and including 30 April 2028, and thereafter a variable rate, currently 7.99%.',
    'interest rate 4.59% fixed to 30/04/2028, 7.99% variable for the remaining term',
    'The interest rate is fixed at 4.59% until 30 April 2028, at which point our Standard Variable Rate, currently 7.99%, applies.',
    'An initial fixed rate of 4.59% applies to 30 April 2028 with 7.99% (Standard Variable Rate) payable from then.',
    'Rate 1: 4.59% fixed until 30 April 2028 / Rate 2: 7.99% variable',
    'We charge 4.59%, fixed until 30 April 2028, and 7.99%, our Standard Variable Rate, for the rest of the term.',
    '4.59% fixed until 30 April 2028, then 7.99%, our Standard Mortgage Rate (variable), for the rest of the loan.',
    'You pay 4.59%, fixed until 30 April 2028. 7.99% (variable) applies until the end of the loan.',
    '4.59% fixed until 30 April 2028, followed by 7.99% variable for the remaining life of the loan.',
    'For the first part of the loan the interest rate is a fixed rate of 4.59%, running to 30 April 2028.\n  For the rest of the loan it will be the Larch Managed Rate, a variable rate which today is 7.99%.',
    'On 30 April 2028 the fixed rate of 4.59% ends and our Standard Variable Rate, now 7.99%, begins.',
  ])('are each read with what is said of it: %s', async (rate) => {
    const reading = await read(paper({ rate }));
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.59%', '7.99%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed', 'Standard Variable']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2028-04-30', undefined]);
  });

  it.each(['for the rest of the loan', 'until the end of the loan', 'for the remainder of your mortgage'])(
    'are read in rows of a table that say how long each holds: %s',
    async (rest) => {
      const rate = `Interest rate | 120:Type | 360:Applies
  4.59% | 120:Fixed | 360:until 30 April 2028
  7.99% | 120:Standard Mortgage Rate (variable) | 360:${rest}`;
      const reading = await read(paper({ rate }));
      expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.59%', '7.99%']);
      expect(values(reading, 'InterestRate', 'effectiveFrom')).toEqual([undefined, '2028-05-01']);
      expect(warnings(reading)).toEqual([]);
    },
  );

  it('are no parts of the loan that a charge is told by', async () => {
    const rate = `${/Interest rate of.*/.exec(paper({}))?.[0] ?? ''}
  If you repay early you pay 3.50% of the loan, or 1.50% of the rest of the loan, our fixed charge.`;
    expect(values(await read(paper({ rate })), 'InterestRate', 'rate')).toEqual(['4.59%', '7.99%']);
  });

  it.each([
    'Up to 30 April 2027 an exit charge of 3%, and up to 30 April 2028 an exit charge of 2%, of the sum repaid applies.',
    'A leaving fee of 4% is charged until 30 April 2027, then 2% until 30 April 2028.',
    'Settlement charge: 3% until 30 April 2027, 2% until 30 April 2028.',
  ])('are no charge for leaving: %s', async (charge) => {
    const rate = `${/Interest rate of.*/.exec(paper({}))?.[0] ?? ''}\n  ${charge}`;
    const reading = await read(paper({ rate }));
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.59%', '7.99%']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2028-04-30', undefined]);
  });

  it('keeps a tracker apart from what follows it', async () => {
    const rate =
      'Your rate tracks Bank of England base rate (4.00%) plus 0.59%, so 4.59% until 30 April 2028 and 7.99% variable after it.';
    const reading = await read(paper({ rate }));
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Variable Tracker', 'Standard Variable']);
  });

  it('ends none with the day that a sentence tells of its kind', async () => {
    const rate = `The rate is a Tracker until 31 May 2029. It is 0.84% above Bank Rate (currently 3.75%), which makes
      4.59%. The APRC is based on 4.59% (tracker) until 31 May 2029, then 7.99% for the remaining time.`;
    const reading = await read(
      paper({
        rate,
        stages: ['29 payments at 4.59% (tracker) | 480r:£796.55', '271 payments at 7.99% (tracker) | 480r:£1,071.19'],
      }),
    );
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.59%', '7.99%']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2029-05-31', undefined]);
  });

  it('gives the second no kind that was said of the first, and doubts that it is missing', async () => {
    const reading = await read(
      paper({ rate: 'You pay a fixed rate of 4.59% until 30 April 2028 and 7.99% afterwards.' }),
    );
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.59%']);
    expect(warnings(reading)).toEqual(['The payments change more often than rates were found.']);
  });

  it('gives the second no kind where nothing is said of it, and doubts that it is missing', async () => {
    const reading = await read(
      paper({ rate: 'The interest rate is a fixed rate of 4.59%, running to 30 April 2028.' }),
    );
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.59%']);
    expect(warnings(reading)).toEqual(['The payments change more often than rates were found.']);
  });

  it('takes what a rate moves from for no kind of the one it moves to', async () => {
    const reading = await read(paper({ rate: 'The rate moves from 4.59% fixed to 7.99% variable on 1 May 2028.' }));
    expect(values(reading, 'InterestRate', 'determination')).not.toContain('Fixed');
    expect(warnings(reading)).not.toEqual([]);
  });

  it('doubts a rate whose last day is only told by another sentence', async () => {
    const rate = 'After 30 April 2028 you pay 7.99%, our Standard Variable Rate; until then 4.59%, which is fixed.';
    expect(warnings(await read(paper({ rate })))).toContain(
      'Spoken of on the paper, and not read: how long the rate holds.',
    );
  });
});

describe('payments counted from a day', () => {
  it.each([
    [
      'in the first column',
      [
        'Instalments | 250:At a rate of | 480r:Amount each month',
        '29 from 1 December 2025 | 250:4.59% | 480r:£796.55',
        '271 from 1 May 2028 | 250:7.99% | 480r:£1,071.19',
      ],
    ],
    [
      'in the last column',
      [
        'Amount each month | 250:At a rate of | 480r:Instalments',
        '£796.55 | 250:4.59% | 480r:29 from 1 December 2025',
        '£1,071.19 | 250:7.99% | 480r:271 from 1 May 2028',
      ],
    ],
    [
      'with their own word',
      [
        '29 months to 30 April 2028 | 250:4.59% | 480r:£796.55',
        '271 months from 1 May 2028 | 250:7.99% | 480r:£1,071.19',
      ],
    ],
    [
      'under a heading of months',
      [
        'Stage | 150:No. of months | 250:Rate | 480r:You pay',
        'Fixed | 150:29 | 250:4.59% | 480r:£796.55',
        'Variable | 150:271 | 250:7.99% | 480r:£1,071.19',
      ],
    ],
    [
      'with the day of the first',
      [
        '29 payments, the first assumed to fall on 1 December 2025 | 330:4.59% | 480r:£796.55',
        '271 payments, the last of them on 1 November 2050 | 330:7.99% | 480r:£1,071.19',
      ],
    ],
    [
      'behind the day of the first',
      [
        'From | 150:Number of payments | 480r:Each month',
        '01/12/2025 | 150:29 at the fixed rate | 480r:£796.55',
        '01/05/2028 | 150:271 at the variable rate | 480r:£1,071.19',
      ],
    ],
    [
      'behind each amount',
      [
        '£796.55 each month for 29 months, while the rate is fixed. First payment due 1 December 2025.',
        '£1,071.19 each month for the 271 that follow. This could be as much as £1,480.02 if the rate should reach 11%.',
      ],
    ],
    [
      'behind each amount in other words',
      ['You pay £796.55 every month for the first 29 months, then £1,071.19 per calendar month for 271 months.'],
    ],
    ['in a sentence', ['You pay £796.55 in each of the first 29 months and £1,071.19 in each of the 271 that follow.']],
  ])('are read %s', async (_where, stages) => {
    const reading = await read(paper({ stages }));
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['796.55', '1071.19']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([29, 271]);
    expect(warnings(reading)).toEqual([]);
  });

  it('are read where each cell goes on to say at which rate', async () => {
    const stages = [
      '29 monthly payments of | 300:£796.55 at the fixed rate of 4.59%',
      'followed by 271 monthly payments of | 300:£1,071.19 at our standard variable rate, currently 7.99%',
    ];
    const reading = await read(paper({ stages }));
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['796.55', '1071.19']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([29, 271]);
  });

  it('are doubted where they end before the loan does', async () => {
    expect(warnings(await read(paper({ stages: COUNTED.slice(0, 1) })))).toContain(
      'The payments that were read end before the loan does.',
    );
  });
});

describe('the head of an illustration', () => {
  it.each([
    'It remains valid until 5 November 2025.',
    'The information will stay valid up to 5 November 2025.',
    'It runs out on 5 November 2025.',
  ])('tells how long it holds: %s', async (valid) => {
    expect(values(await read(paper({ valid })), 'MortgageIllustration', 'validUntil')).toEqual(['2025-11-05']);
  });

  it.each([
    'This illustration bears the number 7730291/A.',
    'We have filed it under 7730291/A.',
    'Please quote 7730291/A whenever you contact us.',
    'This is what we would lend to you, and on which terms, as you asked us to set it out. Reference:\n7730291/A.',
  ])('tells its reference: %s', async (reference) => {
    expect(values(await read(paper({ reference })), 'MortgageIllustration', 'reference')).toEqual(['7730291/A']);
  });
});

describe('the figures of an illustration in sentences', () => {
  const told = (from: string, to: string): string => paper({}).replace(new RegExp(`${from}.*`), to);

  it.each([
    'The loan to be granted is £142,000.00, in pounds sterling, repayable over a term of 25 years.',
    'The loan you have asked for is £142,000.00.',
    'The mortgage amount requested comes to £142,000.',
  ])('have the loan: %s', async (loan) => {
    const reading = await read(told('Amount and currency', loan));
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['142000.00']);
    expect(warnings(reading)).toEqual([]);
  });

  it.each([
    'The APRC (Annual Percentage Rate of Charge) that applies to your loan is 7.5%. The loan is 84% of that value.',
    'The APRC which applies to this mortgage is 7.5%.',
    'The interest rate applicable to your loan is 4.59%. The APRC applicable to your loan is 7.5%.',
  ])('have the annual percentage rate of charge: %s', async (aprc) => {
    const reading = await read(told('The APRC applicable', aprc));
    expect(values(reading, 'MortgageIllustration', 'aprc')).toEqual(['7.5%']);
    expect(warnings(reading)).toEqual([]);
  });

  it.each(['Quotation: LB/Q/2025/07731', 'Your quotation: LB/Q/2025/07731', 'KFI: LB/Q/2025/07731'])(
    'have its reference: %s',
    async (reference) => {
      const reading = await read(paper({ reference }));
      expect(values(reading, 'MortgageIllustration', 'reference')).toEqual(['LB/Q/2025/07731']);
    },
  );
});

describe('a fee of two lines', () => {
  it('stands around whom it is paid to, where its amount is at the end of that', async () => {
    const reading = await read(
      paper({}).replace(
        'Completion fee |',
        `Redemption administration
  ^^180:payable to Larch Building Society | 480r:£125.00
  ^^fee
  Completion fee | 180:payable to Larch Building Society |`,
      ),
    );
    expect(values(reading, 'Charge', 'name')).toEqual(['Redemption administration fee', 'Completion fee']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['125.00', '999.00']);
  });
});

describe('what an intermediary receives from the lender', () => {
  it('is no fee of the loan', async () => {
    const reading = await read(
      paper({
        valid:
          'The intermediary will not charge you a fee and will receive commission of £710.00 from Larch Building Society.',
      }),
    );
    expect(values(reading, 'Charge', 'name')).toEqual(['Completion fee']);
  });
});

describe('payments counted beside the number of their section', () => {
  it('say themselves at which rate they are', async () => {
    const stages = [
      'of instalments | 150:29 payments at the fixed rate of 4.59% | 480r:£796.55',
      '150:271 payments at the variable rate of 7.99% | 480r:£1,071.19',
    ];
    const reading = await read(paper({ stages }));
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['796.55', '1071.19']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([29, 271]);
    expect(warnings(reading)).toEqual([]);
  });
});

describe('whom it is for, in a sentence that goes on', () => {
  it.each(['of 81 Brook Road, Kettering, NN15 6BW, by Larch Home Loans', 'by Larch Home Loans, on 3 May 2025'])(
    'is named up to %s',
    async (rest) => {
      const told = paper({ valid: `Prepared for Mrs Lorna Pettit ${rest}. It is not an offer.` });
      const reading = await read(told.replace(/^.*\b(?:Mr|Mrs|Miss|Ms) (?!Lorna).*$/gm, ''));
      expect(values(reading, 'Person', 'name')).toEqual(['Mrs Lorna Pettit']);
    },
  );
});
