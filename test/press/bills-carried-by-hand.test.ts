// What is left of the last bill, before the charges of this one are on it.
import { expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

it('a bill asks for what is carried forward and its charges, though the payment between is told in no words that are known', async () => {
  const reading = await read(`
      #Tamble Water
      Miss Bronwen Achterberg | 330:Account number: 7730 114 925
      5 Kiln Row | 330:Bill date: 16 July 2026
      Ludlow
      SY8 2ZZ
      Your water bill for 16 May 2026 to 14 July 2026
      Your last bill | 500r:£71.06
      Settled | 500r:£71.06
      Balance carried forward | 500r:£0.00
      New charges for water | 500r:£36.00
      Total new charges | 500r:£36.00
      Amount to pay | 500r:£36.00
      *Clean water
      20 m³ at £1.5000 a cubic metre | 500r:£30.00
      Standing charge, 60 days at 10.00p a day | 500r:£6.00
      Supply address: 5 Kiln Row, Ludlow, SY8 2ZZ`);
  expect(values(reading, 'Bill', 'amountDue')).toEqual(['36.00']);
});
