// Mortgage statements whose envelope and boxes stand in narrow columns: names and days break before their last word.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a mortgage statement in narrow columns', () => {
  it.each([
    ['Mrs Edith Wrenfield', ['Mr Oswin Lambert Wrenfield', 'Mrs Edith Wrenfield']],
    ['Ms Edith Farrow', ['Mr Oswin Lambert Wrenfield', 'Ms Edith Farrow']],
  ])('reads the name that breaks over %s, and the period whose year stands beneath it', async (other, names) => {
    const reading = await read(`
      #Aldermoor Building Society
      Mr Oswin Lambert | 260:Account No. | 370:30-448120-07
      Wrenfield | 260:Statement date | 370:31 December 2025
      ${other} | 370:1 January 2025 to 31 December
      ^^260:Period covered
      ^^4 Candle Yard | 370:2025
      Stonebeck
      ST5 3QB

      *MORTGAGE ACCOUNT STATEMENT
      60:Balance owing at start of year | 400r:£60,000.00
      60:Add: total interest debited in the year | 400r:£3,000.00
      60:Less: total payments credited in the year | 400r:£6,600.00
      60:Balance owing at end of year | 400r:£56,400.00
      The mortgage is being repaid on a capital and interest basis at our Standard Variable Rate of 5.20%.
      There are 10 years and 1 month of the term left. The monthly payment is £550.00.`);
    expect(values(reading, 'Person', 'name')).toEqual(names);
    expect(nodesOf(reading, 'AccountHolder')).toHaveLength(2);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['4 Candle Yard', 'Stonebeck']]);
    expect(values(reading, 'Statement', 'startDate')).toEqual(['2025-01-01']);
    expect(values(reading, 'Statement', 'endDate')).toEqual(['2025-12-31']);
    expect([...errorsOf(reading), ...warningsOf(reading)].join(' ')).not.toMatch(/name of a person|needs a date/);
  });
});
