// Days of a bill that belong to no one bill.
import { expect, it } from 'vitest';
import { readPaper as read, warningsOf } from './paper-by-hand.ts';

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
