// Mortgage illustrations set by hand as a table of labels and values, a row for each figure of the loan.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const paper = (stages: string, later = '60:Rate afterwards | 270:7.20% (variable)'): string => `
  *Larch Building Society
  #European Standardised Information Sheet (ESIS)
  This document was produced for Ms Nia Calloway on 8 July 2027. Reference: LB/MI/0033871.
  The information below remains valid until 8 August 2027.

  60:Lender | 270:Larch Building Society
  60:Property value | 270:£200,000.00
  60:Loan amount | 270:£120,000.00
  60:Term | 270:20 years
  60:Repayment method | 270:Repayment
  60:Type of rate | 270:Fixed
  60:Initial rate | 270:4.50%
  60:Fixed until | 270:31 August 2029
  ${later}
  60:APRC | 270:6.9%
  ${stages}
  60:Total amount to be reimbursed | 270:£217,368.00`;

describe('the payments of an illustration in rows', () => {
  it.each([
    ['Number of initial payments', 'Initial monthly payment', 'Monthly payment afterwards'],
    ['Number of payments at the initial rate', 'Payment at the initial rate', 'Payment at the later rate'],
    ['How many first payments', 'First payments each month', 'Subsequent payments'],
  ])('are of two stages, the second as long as the term leaves: %s', async (count, first, then) => {
    const reading = await read(
      paper(`60:${count} | 270:24
  60:${first} | 270:£759.18
  60:${then} | 270:£921.98`),
    );
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['759.18', '921.98']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([24, 216]);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });
});

describe('a last payment that differs', () => {
  it.each([
    [
      'in rows of their own words',
      `60:24 instalments, at the fixed rate, of | 330:£759.18
  60:215 instalments, at the Standard Variable Rate, of | 330:£921.98
  60:1 closing instalment of | 330:£922.84`,
    ],
    [
      'without a figure',
      `60:Payments | 270:At a rate of | 400:Each instalment
  60:24 monthly instalments | 270:4.50% (fixed) | 400:£759.18
  60:followed by 215 monthly instalments | 270:7.20% (variable) | 400:£921.98
  60:and one last instalment | 270:7.20% (variable) | 400:£922.84`,
    ],
    [
      'in a sentence',
      `60:You will make 24 payments of £759.18, then 215 payments of £921.98 and a final payment of £922.84.`,
    ],
  ])('is a stage of its own: %s', async (_, stages) => {
    const reading = await read(paper(stages));
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['759.18', '921.98', '922.84']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([24, 215, 1]);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });

  it('is none where the capital is what is left to pay', async () => {
    const reading = await read(
      paper(`60:You will make 24 payments of £450.00, then 216 payments of £720.00. A final payment of
  60:£120,000.00 repays the loan.`).replace('Repayment method | 270:Repayment', 'Repayment method | 270:Interest only'),
    );
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['450.00', '720.00']);
  });
});

describe('a rate at the middle of its label of two lines', () => {
  it('is of the kind that the label says', async () => {
    const later = `60:Rate afterwards (standard variable
  ^^270:7.20%
  ^^60:rate)`;
    const reading = await read(
      paper(
        `60:Number of initial payments | 270:24
  60:Initial monthly payment | 270:£759.18
  60:Monthly payment afterwards | 270:£921.98`,
        later,
      ),
    );
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.50%', '7.20%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Fixed', 'Standard Variable']);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2029-08-31', undefined]);
    expect(values(reading, 'InterestRate', 'effectiveFrom')).toEqual([undefined, '2029-09-01']);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });
});

describe('what the lender asks of the home', () => {
  it.each(['Minimum property value for this loan', 'Lowest valuation accepted for the loan', 'Maximum loan available'])(
    'is no loan, and nothing that the home is worth: %s',
    async (label) => {
      const lost = paper('').replace(/60:(?:Property value|Loan amount) .*\n/g, '');
      const asked = lost.replace('60:Term', `60:${label} | 270:£150,000.00\n  60:Term`);
      const reading = await read(asked);
      expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual([undefined]);
      expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual([undefined]);
      expect(warnings(reading)).toContain('The amount of the loan was not found.');
    },
  );
});

const STAGES = `60:Number of initial payments | 270:24
  60:Initial monthly payment | 270:£759.18
  60:Monthly payment afterwards | 270:£921.98`;

describe('the fees of an illustration, each with when it is to be paid', () => {
  it('are named without that, with an abbreviation in brackets, and one that the loan is told to include is told once', async () => {
    const reading = await read(
      `${paper(STAGES)}
  60:Loan
  60:£120,000 in pounds sterling. This includes a fee of £895 which is being added to the loan.
  *60:Costs to be paid on a one-off basis
  60:Product fee, added to the loan; payable to us when your loan starts | 500r:£895
  60:Same-day transfer (CHAPS) fee; payable to us when your loan starts | 500r:£28`,
    );
    expect(values(reading, 'Charge', 'name')).toEqual(['Product fee', 'Same-day transfer (CHAPS) fee']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['895.00', '28.00']);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });
});

describe('a fee with an abbreviation in brackets', () => {
  it('is read in a sentence, too', async () => {
    const reading = await read(`${paper(STAGES)}
  We also charge a same-day transfer (CHAPS) fee of £28 when we send you the money.`);
    expect(values(reading, 'Charge', 'name')).toEqual(['same-day transfer (CHAPS) fee']);
  });
});

describe('the reference of an illustration', () => {
  it.each(['31-77-04 / ESI / 6620 1187 35', '7733041 / MTG / 02', '20-11-58 / 4471 902'])(
    'goes on behind strokes that stand apart: %s',
    async (reference) => {
      const reading = await read(
        paper(STAGES).replace('LB/MI/0033871.', '').replace('*Larch', `380:Our ref: ${reference}\n  *Larch`),
      );
      expect(values(reading, 'MortgageIllustration', 'reference')).toEqual([reference]);
    },
  );
});

describe('payments by their numbers', () => {
  it('have a last one that is numbered alone, and not as many as its number', async () => {
    const reading = await read(
      paper(`60:Months | 170:Rate | 270r:Each instalment
  60:1 to 24 | 170:4.50% | 270r:£759.18
  60:25 to 239 | 170:7.20% | 270r:£921.98
  60:240 | 170:7.20% | 270r:£921.40`),
    );
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['759.18', '921.98', '921.40']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([24, 215, 1]);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });

  it('stand beneath their count, whatever it says of the rate', async () => {
    const reading = await read(
      paper(`60:24 instalments at 4.50% fixed | 270:216 instalments at 7.20% variable
  60:£759.18 | 270:£921.98
`),
    );
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['759.18', '921.98']);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });
});

describe('payments in a column beside others', () => {
  it('are counted by what stands right before each', async () => {
    const reading = await read(`
      *Larch Building Society
      #Mortgage illustration
      This document was produced for Ms Nia Calloway on 8 July 2027. Reference: LB/MI/0033871.
      *Key information | 330:*Your payments
      Loan amount | 180r:£120,000 | 330:First 24 payments | 520r:£759.18
      Property price | 180r:£150,000 | 330:Next 216 payments | 520r:£921.98
      Term | 180r:20 years | 330:Total to repay | 520r:£217,368.00
      Type | 180r:Repayment | 330:APRC | 520r:6.9%
      *Your rates
      Fixed rate of 4.50% until 31 August 2029
      Then our Standard Variable Rate of 7.20%`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['759.18', '921.98']);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });
});

describe('the rate that comes after another', () => {
  const kinds = async (rows: string): Promise<unknown[]> => {
    const reading = await read(`
      *Larch Building Society
      #European Standardised Information Sheet (ESIS)
      This document was produced for Ms Nia Calloway on 8 July 2027. Reference: LB/MI/0033871.

      60:Property value | 270:£200,000.00
      60:Loan amount | 270:£120,000.00
      60:Term | 270:20 years
      60:Repayment method | 270:Repayment
      60:APRC | 270:6.9%
      ${rows}
      60:Total amount to be reimbursed | 270:£217,368.00`);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
    return reading.nodes
      .filter(({ type }) => type === 'ark:InterestRate')
      .map((node) => [node['determination'], node['rate'], node['effectiveUntil']].join(' ').trim());
  };

  it('is of its own row, though that begins in small letters', async () => {
    expect(
      await kinds(`60:Your initial rate | 270:4.50% fixed until 31 August 2029
      60:Then | 270:our Homeowner Variable Rate, currently 7.20%
      24 payments of £759.18
      216 payments of £921.98`),
    ).toEqual(['Fixed 4.50% 2029-08-31', 'Standard Variable 7.20%']);
  });

  it('is told before what else makes up the rate of charge, in the same paragraph', async () => {
    expect(
      await kinds(`The APRC comprises: Interest rate: 4.50% fixed until 31/08/2029 followed by 7.20% variable
      Other components of the APRC:
      Completion fee of £999.00 which will be added to the loan
      Funds transfer fee of £25.00, added to the loan

      24 payments of £759.18 at a fixed rate of 4.50%, followed by 216 payments of £921.98 at 7.20%`),
    ).toEqual(['Fixed 4.50% 2029-08-31', 'Standard Variable 7.20%']);
  });

  it('is no discount, and what is taken off of it is no rate', async () => {
    expect(
      await kinds(`60:Discount rate | 270:4.50%
      60:Our variable rate | 270:7.20%
      60:Discount | 270:2.70% until 31/08/2029
      Months 1 - 24 | 170:£759.18
      Months 25 - 240 | 170:£921.98`),
    ).toEqual(['Discount 4.50% 2029-08-31', 'Standard Variable 7.20%']);
  });
});

describe('fees in sentences', () => {
  it('are named without the end of the line over them', async () => {
    const reading = await read(
      paper(`60:Number of initial payments | 270:24
      60:Initial monthly payment | 270:£759.18
      60:Monthly payment afterwards | 270:£921.98

      *Costs to be paid on a one-off basis
      Completion fee of £999.00 which will be added to the loan
      Funds transfer fee of £25.00, added to the loan
      `),
    );
    expect(values(reading, 'Charge', 'name').toSorted()).toEqual(['Completion fee', 'Funds transfer fee']);
  });
});

it('the amount stands beside its label alone, and a sentence tells how long the loan runs', async () => {
  const text = paper('60:Initial monthly payment | 270:£759.18')
    .replace('60:Loan amount |', '60:Amount and currency |')
    .replace('60:Term | 270:20 years', '60:The mortgage will run for 20 years.');
  const reading = await read(text);
  expect(warnings(reading)).not.toContain('The amount of the loan was not found.');
  expect(warnings(reading)).not.toContain('The term was not found.');
});
