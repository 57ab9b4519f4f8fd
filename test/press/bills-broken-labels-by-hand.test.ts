// Bills set by hand in tiles, one of which sets the last word of its label on a line of its own.
import { expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

it('reads the day of payment beneath a label whose last word stands alone', async () => {
  const reading = await read(`
      #Sallow Fibre
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal
      LA9 4QQ

      *Your Sallow bill is ready
      Total to pay | 230:We’ll take it by Direct Debit | 440:Your last bill
      *£35.06 | 230:on | 440:*£34.00
      230:*20 March 2026

      Amount of last bill | 540r:£34.00
      Payment received, 27 February 2026, thank you | 540r:-£34.00
      Gigafast 500, 6 March to 5 April 2026 | 540r:£35.06
      *Total charges this bill, including VAT | 540r:*£35.06`);
  expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-03-20']);
});
