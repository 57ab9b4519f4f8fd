// Mortgage statements that say for which day the charge of repaying early was worked out: not always that of the letter.
import { describe, expect, it } from 'vitest';
import { HEAD } from './mortgage-head.ts';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const paper = (said: string): ReturnType<typeof read> =>
  read(`
  #Teviot Building Society
  ${HEAD}
  Mortgage account number: 30418/0277
  Statement date: 9 January 2027
  *Your annual mortgage statement, 1 January 2026 to 31 December 2026
  Balance on 1 January 2026 | 540r:£120,000.00
  Interest charged | 540r:£4,400.00
  Payments received | 540r:£9,240.00
  Balance on 31 December 2026 | 540r:£115,160.00

  Your mortgage is a repayment mortgage with 18 years 2 months to run. You are on a fixed rate of
  3.70% until 31 March 2029. Your monthly payment is £770.00.
  ${said}`);

describe('the day of a charge for repaying early', () => {
  it.each([
    'An early repayment charge of 2% applies to your loan. Had you repaid the whole mortgage\n  on 31 December 2026 the charge would have been £2,303.20.',
    'If you’d paid off the whole mortgage on 31 December 2026, the total early\n  repayment charge would have been £2,303.20.',
    'Early repayment charge as at 31 December 2026 | 540r:£2,303.20',
  ])('is the one for which it is told: %s', async (said) => {
    const reading = await paper(said);
    expect(values(reading, 'Charge', 'name')).toContain('Early repayment charge');
    expect(values(reading, 'Charge', 'date')).toContain('2026-12-31');
  });

  it('is that of the statement where no other is told', async () => {
    const reading = await paper('Early repayment charge if repaid in full today | 540r:£2,303.20');
    expect(values(reading, 'Charge', 'date')).toContain('2027-01-09');
  });
});
