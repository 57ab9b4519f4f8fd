// Information sheets that open with a sentence about themselves and set their figures in two columns.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

interface Parts {
  readonly made?: string;
  readonly loan?: string;
  readonly worth?: string;
  readonly stages?: readonly string[];
}

const paper = ({
  made = 'This document was produced for Mrs Orla Finch and Mr Amos Finch on 9 June 2027.',
  loan = 'Amount of the loan to be granted',
  worth = 'Value of the property',
  stages = [
    '60:24 instalments, August 2027 to July 2029 | 270:4.50% fixed | 500r:£759.18',
    '60:216 instalments, from August 2029 | 270:7.20% variable | 500r:£921.98',
  ],
}: Parts): string => `
  *Sallow Building Society
  #European Standardised Information Sheet (ESIS)
  ${made}
  The information below remains valid until 9 July 2027. Reference: SB/MI/0077412.

  60:Lender | 270:Sallow Building Society
  60:Duration of the loan | 270:20 years
  60:Type of loan | 270:Repayment
  60:${loan} | 350:${worth}
  60:£120,000.00 | 350:£200,000.00
  The interest rate is fixed at 4.50% until 31 July 2029. It then becomes our Standard Variable Rate, now 7.20%.
  60:APRC | 270:6.9%
  60:Total amount to be reimbursed | 270:£217,368.00

  60:Instalments | 270:Rate | 500r:Each month
  ${stages.join('\n')}`;

describe('an information sheet', () => {
  it.each([
    'We have prepared this document for',
    'We prepared your personal illustration for',
    'This sheet was issued for',
  ])('tells for whom and when it was made: %s', async (made) => {
    const reading = await read(
      paper({ made: `${made} Mrs Orla Finch and Mr Amos Finch on 9 June 2027, as you asked us to.` }),
    );
    expect(values(reading, 'Person', 'name')).toEqual(['Mrs Orla Finch', 'Mr Amos Finch']);
    expect(values(reading, 'MortgageIllustration', 'issuedOn')).toEqual(['2027-06-09']);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });

  it.each([
    ['Amount of loan to be granted', 'Value of the property assumed for this document'],
    ['Amount of mortgage to be granted', 'Value of your home assumed to prepare this illustration'],
  ])('reads the loan and the value beneath: %s, %s', async (loan, worth) => {
    const reading = await read(paper({ loan, worth }));
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['120000.00']);
    expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['200000.00']);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });

  it('reads payments that are counted from one month to another', async () => {
    const reading = await read(paper({}));
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['759.18', '921.98']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([24, 216]);
  });
});

describe('a fee whose name stands on two lines around its amount', () => {
  it('is read, where a note beside it is of two lines as well', async () => {
    const fees = `
  60:Booking fee | 270:£150.00 | 350:on application
  60:Mortgage account | 350:when the loan is
  ^^270:£80.00
  ^^60:closing fee | 350:paid off in full`;
    const reading = await read(`${paper({})}\n${fees}`);
    expect(values(reading, 'Charge', 'name')).toEqual(['Booking fee', 'Mortgage account closing fee']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['150.00', '80.00']);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });
});

describe('a label that fills its cell', () => {
  it('is apart from the amount that begins where it ends', async () => {
    const reading = await read(
      paper({}).replace(
        /60:Amount of the loan.*\n.*/,
        '60:Amount and currency of the loan to be granted£120,000.00 in pounds sterling.\n  60:Value of the property | 350:£200,000.00',
      ),
    );
    expect(values(reading, 'MortgageIllustration', 'loanAmount')).toEqual(['120000.00']);
    expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['200000.00']);
    expect([...errorsOf(reading), ...warnings(reading)]).toEqual([]);
  });
});
