// Statements of mortgages whose lines stand loose: the lines of one label, and of one value, lie further apart than those of most papers.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

/** Room that makes the next line, which begins with two marks, stand two points lower than it would. */
const LOOSE = '^\n^\n^^';

describe('a statement in loose lines', () => {
  it('joins the lines of a label, and the months of a term to its years', async () => {
    const reading = await read(`
      #Cambria Vale Building Society
      #Annual mortgage statement
      Mr Owain Rees
      4 Maes Road
      Llan
      CF38 2SG

      Mortgage account | 300:30-618275-4
      Statement date | 300:11/04/2025
      Statement period | 300:01/04/2024 to 31/03/2025
      Secured property | 300:4 Maes Road, Llan, CF38 2SG

      Opening balance | 500r:£150,000.00
      Interest charged | 500r:£6,500.00
      Payments received | 500r:£10,800.00
      Closing balance | 500r:£145,700.00

      Repayment method | 300:Repayment

      Interest rate at the | 300:4.19%
      ${LOOSE}date of this statement

      Remaining term | 300:15 years 2
      ${LOOSE}300:months

      Monthly payment | 300:£1,083.00`);
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['4.19%']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([182]);
    expect(warningsOf(reading)).toEqual([]);
  });
});
