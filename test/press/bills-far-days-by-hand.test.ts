// Days of a bill that belong to no one bill.
import { expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const water = (billed: string, period: string, due: string): ReturnType<typeof read> =>
  read(`
      #Tamble Water
      Miss Bronwen Achterberg | 330:Account number: 7730 114 925
      5 Kiln Row | 330:Bill date: ${billed}
      Ludlow
      SY8 2ZZ
      Your water bill for ${period}
      Your previous bill | 500r:£0.00
      *Clean water
      20 m³ at £1.5000 a cubic metre | 500r:£30.00
      Standing charge, 60 days at 10.00p a day | 500r:£6.00
      Total charges | 500r:£36.00
      Amount to pay | 500r:£36.00
      Please pay by ${due}
      Supply address: 5 Kiln Row, Ludlow, SY8 2ZZ`);

const FAR = [
  'The day of the bill is far from the time that it charges.',
  'The day of the bill is far from the day on which it is due.',
];

it.each([
  ['16 July 2026', '16 May 2026 to 14 July 2026', '30 July 2026', []],
  ['16 July 2025', '16 May 2026 to 14 July 2026', '30 July 2026', FAR],
  ['16 July 2026', '16 May 2026 to 14 July 2026', '30 October 2026', FAR.slice(1)],
])('a bill of %s for %s that is due on %s is doubted where they are far apart', async (billed, period, due, said) => {
  const warnings = warningsOf(await water(billed, period, due));
  expect(warnings.filter((reason) => FAR.includes(reason))).toEqual(said);
});

it('a bill on which nothing is to pay is due on no day, though a direct debit stands over that on which its tariff ends', async () => {
  const reading = await read(`
      #Calder Power
      Mr Ivo Trenchard | 330:Account number: CP-4471 0083
      9 Malt Row | 330:Sent on 6 June 2026
      Hexham
      NE46 9ZZ
      Your energy statement for 1 May 2026 to 31 May 2026
      Your balance on 30 April 2026 | 500r:£90.00 in credit
      Direct Debit collected 8 May 2026 | 500r:£60.00
      What you have used, including VAT | 500r:£44.10
      Your account is now in credit by | 500r:£105.90
      Nothing to pay now.
      *Electricity
      100 kWh at 30.00p per kWh | 500r:£30.00
      Standing charge, 30 days at 40.00p per day | 500r:£12.00
      VAT at 5% | 500r:£2.10
      Total charges | 500r:£44.10

      *About your tariff
      Tariff name | 289r:Steady Fix 12
      Payment method | 289r:Direct Debit
      Tariff ends on | 289r:14 February 2027
      Supply address: 9 Malt Row, Hexham, NE46 9ZZ`);
  expect(values(reading, 'Bill', 'dueOn')).toEqual([undefined]);
  expect(warningsOf(reading).filter((reason) => FAR.includes(reason))).toEqual([]);
});

it('is due on the day beneath a sentence that asks for the whole amount in the middle of a column', async () => {
  const reading = await read(`
      #Tamble Water
      Miss Bronwen Achterberg | 330:Account number: 7730 114 925
      5 Kiln Row | 330:Bill date: 16 July 2026
      Ludlow
      SY8 2ZZ
      Your water bill for 16 May 2026 to 14 July 2026
      *Your account | 340:*What to do now
      Last bill | 300r:£10.00 | 340:What is overdue should be paid today at
      ^Paid since | 300r:£0.00 | 340:once. Please pay the whole amount by
      340:#30/07/2026
      Still owed | 300r:£10.00
      ^^340:Talk to us if you find it hard to pay this
      Charges | 300r:£36.00
      ^^340:bill. We can help with grants.
      Amount to pay | 300r:£46.00
      *Clean water
      20 m³ at £1.5000 a cubic metre | 500r:£30.00
      Standing charge, 60 days at 10.00p a day | 500r:£6.00
      Total charges | 500r:£36.00
      Supply address: 5 Kiln Row, Ludlow, SY8 2ZZ`);
  expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-07-30']);
  expect(warningsOf(reading)).toEqual([]);
});
