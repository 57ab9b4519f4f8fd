// Mortgage papers whose cells are too narrow for what stands in them, and values set against the right edge.
import { describe, expect, it } from 'vitest';
import { HEAD } from './mortgage-head.ts';
import { readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a mortgage statement of narrow cells', () => {
  it('reads a term and a method that go on beneath', async () => {
    const reading = await read(`${HEAD}
      #Wickbourne Building Society

      *Your mortgage statement
      Statement date: 06/01/2026
      Mortgage account number: 7 2093 4418
      This statement covers the period from 01/01/2025 to 31/12/2025

      Balance at the start of this statement | 520r:£90,400.00
      Interest we charged you | 520r:£3,900.00
      Payments you made | 520r:£7,800.00
      Balance at the end of this statement | 520r:£86,500.00

      *Loan | 91:*Repayment | 169:*Rate | 210:*Interest | 265:*Rate end | 336:*Monthly | 404:*Remaining
      ^*part | 91:*type | 169:*type | 210:*rate | 265:*date | 336:*payment | 404:*term
      1 | 91:Capital and | 169:Fixed | 210:4.31% | 265:02/11/2027 | 336:£650.00 | 404:14 years 7
      ^91:interest | 404:months

      If you had repaid your mortgage in full on 31/12/2025 an early repayment charge of £1,730.00 applied.`);
    expect(valuesOf(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([175]);
    expect(valuesOf(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment']);
  });

  it('reads the day until which a rate is fixed on the next line of its cell, and the charge by a label with its day', async () => {
    const reading = await read(`${HEAD}
      #Tarnbeck Mortgages

      *Annual mortgage statement
      Account number | 300:44/103388/02 | 400:Date of statement | 500:31 March 2026
      Statement from 1 April 2025 to 31 March 2026

      Amount outstanding at 1 April 2025 | 330r:£120,000.00
      Add: interest charged | 330r:£6,600.00
      Less: payments received | 330r:(£6,600.00)
      Amount outstanding at 31 March 2026 | 330r:£120,000.00

      Rate of interest charged at | 345r:5.50% (fixed until 30
      ^statement date | 345r:June 2028)
      Current monthly instalment | 345r:£550.00
      Repayment basis | 345r:Interest only
      Mortgage expiry date | 345r:30 April 2044
      Early repayment charge if you repay in full (at 31/03/2026) | 520r:£2,400.00`);
    expect(valuesOf(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2028-06-30']);
    expect(valuesOf(reading, 'Charge', 'totalAmount')).toContain('2400.00');
  });

  it('reads a number that stands right behind the last word of its label', async () => {
    const reading = await read(`${HEAD}
      #Tarnbeck Mortgages

      *Annual mortgage statement
      Mortgage account number44/10338826-7
      Date of statement | 190:31 March 2026
      Statement from 1 April 2025 to 31 March 2026

      Amount outstanding at 1 April 2025 | 330r:£120,000.00
      Add: interest charged | 330r:£6,600.00
      Less: payments received | 330r:(£6,600.00)
      Amount outstanding at 31 March 2026 | 330r:£120,000.00`);
    expect(valuesOf(reading, 'MortgageAccount', 'accountNumber')).toEqual(['44/10338826-7']);
  });

  it('reads a number whose last group stands beside the second line of its label', async () => {
    const number = async (rest: string): Promise<unknown[]> =>
      valuesOf(
        await read(`${HEAD}
      #Tarnbeck Mortgages

      *Annual mortgage statement
      *Account | 120:4 117 | 300:*Statement from | 400:1 April 2025
      ^*${rest} | 120:550821 | 300:*Statement to | 400:31 March 2026
      *Date issued | 120:9 April 2026

      Balance brought forward | 330r:£120,000.00
      Interest added | 330r:£6,600.00
      Payments received | 330r:£6,600.00
      Balance carried forward | 330r:£120,000.00`),
        'MortgageAccount',
        'accountNumber',
      );
    expect(await number('number')).toEqual(['4 117 550821']);
    expect(await number('Customer')).not.toContain('4 117 550821');
  });

  it('reads an address whose lines end at one edge', async () => {
    const reading = await read(`${HEAD}
      #Tarnbeck Mortgages

      *Buy to let mortgage statement
      Account 5520 1187 03 | 250:Statement issued 7 April 2026 | 400:Covering 1 April 2025 - 31 March 2026

      Borrower | 200:Miss Ottoline Farrow | 307:Let property | 545r:Flat 2, Cordwainer Court,
      545r:40 Fell Street, Kendal, LA9 7QD
      Mortgage type | 238:Interest only | 307:Rate now | 545r:5.10% tracker
      Monthly payment from 1 May 2026 | 248:£510.00 | 307:Term remaining | 545r:9 yrs 3 mths
      You owed at the start £120,000.00, interest added £6,120.00, you paid £6,120.00, you owe at the end £120,000.00.`);
    expect(valuesOf(reading, 'Property', 'addressLines')).toEqual([
      ['Flat 2', 'Cordwainer Court', '40 Fell Street', 'Kendal'],
    ]);
  });

  it('gives borrowers that are named in full the titles they have on the envelope', async () => {
    const reading = await read(`
      Mr J B Farrow and Mrs O Farrow
      3 Tannery Walk
      Wickbourne
      WB4 7QD

      #Wickbourne Building Society
      *Your annual mortgage statement
      Mortgage holders | 300:Jasper Benedict Farrow, Ottoline Farrow
      Mortgaged property | 300:3 Tannery Walk, Wickbourne, WB4 7QD
      Balance brought forward at 1 January 2025 | 520r:£90,400.00
      Interest we charged | 520r:£3,900.00
      Payments you made | 520r:£7,800.00
      What you owed at 31 December 2025 | 520r:£86,500.00`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Mr Jasper Benedict Farrow', 'Mrs Ottoline Farrow']);
  });

  it('has a number whose last group stands beneath, and borrowers whose surname does', async () => {
    const reading = await read(`${HEAD}

      #Wickbourne Building Society

      *Your mortgage statement
      300:Mortgage account number: 2093 4418
      ^300:557
      300:Statement date: 6 January 2026

      Account holder | 200:Miss Ottoline

      ^200:Farrow
      Mortgaged property | 200:3 Tannery Walk, Wickbourne, WB4 7QD

      Balance brought forward at 1 January 2025 | 520r:£90,400.00
      Interest we charged | 520r:£3,900.00
      Payments you made | 520r:£7,800.00
      What you owed at 31 December 2025 | 520r:£86,500.00`);
    expect(valuesOf(reading, 'MortgageAccount', 'accountNumber')).toEqual(['2093 4418 557']);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Miss Ottoline Farrow']);
    expect(warningsOf(reading)).not.toContain('It is sent to others than it names as borrowers.');
  });
});

describe('an illustration', () => {
  it('knows the value of the home by the first line of its label', async () => {
    const reading = await read(`
      #Larkrise Money
      Mortgage Illustration (ESIS)
      Produced for Miss Ottoline Farrow on 19 February 2026
      Amount of the loan | 330:£150,000.00
      Value of the property assumed to prepare this | 330:£210,000.00

      ^information sheet
      Duration of the loan | 330:25 years`);
    expect(valuesOf(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['210000.00']);
    expect(warningsOf(reading).filter((reason) => reason.startsWith('Read by what'))).toEqual([]);
  });

  it('has its number behind its title', async () => {
    const reading = await read(`
      #Larkrise & Co
      Mortgage Illustration
      (European Standardised Information Sheet) No. LC/MI/26/4410
      Produced on 24th February 2026 for Miss Ottoline Farrow. It stays valid until 24th March 2026.
      Loan to be granted | 520r:£112,000.00
      Property value assumed | 520r:£195,000.00
      Term | 520r:21 years
      Rate | 520r:4.80% fixed to 31st May 2029
      The APRC is 7.1%.`);
    expect(valuesOf(reading, 'MortgageIllustration', 'reference')).toEqual(['LC/MI/26/4410']);
    expect(warningsOf(reading)).not.toContain('Spoken of on the paper, and not read: the reference.');
  });

  it('reads lines that each begin with a label apart, and no rate of charge for what its rate becomes', async () => {
    const reading = await read(`
      #Larkrise Money
      Mortgage Illustration (ESIS)
      Prepared for: Miss Ottoline Farrow Illustration number: LM51880277 Date issued: 19
      ^February 2026
      This illustration is valid until 5 March 2026.

      *3 | 80:*Main features of | 196:Amount of the loan: £150,000.00
      ^80:*the loan | 196:Duration: 25 years 0 months
      ^196:Type of loan: Repayment (capital and interest)
      ^196:Interest rate: 4.50% fixed to 1 May 2028, followed by our
      ^196:Standard Variable Rate (currently 8.10%)
      ^196:Total amount to be reimbursed: £330,000.00
      ^196:Assumed property value: £210,000.00
      *4 | 80:*Interest rate and | 196:APRC: 7.3%
      *6 | 80:*Each instalment | 196:26 instalments of £833.75
      ^196:274 instalments of £1,125.28`);
    expect(valuesOf(reading, 'InterestRate', 'rate')).toEqual(['4.50%', '8.10%']);
    expect(valuesOf(reading, 'MortgageIllustration', 'issuedOn')).toEqual(['2026-02-19']);
  });
});
