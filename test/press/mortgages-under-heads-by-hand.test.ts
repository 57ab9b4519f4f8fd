// A year on a mortgage as one row under heads of which some take two lines, with the day of each balance beneath its name.
import { describe, expect, it } from 'vitest';
import { HEAD } from './mortgage-head.ts';
import { balancesOf, errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a row of balances under heads of one line and of two', () => {
  it.each(['1 May 2025', 'at 1 May 2025', 'as at 01/05/2025'])(
    'is read, where those of one line stand in the middle of the others and months follow: %s',
    async (day) => {
      const reading = await read(`
      #Alder Mortgages
      *MORTGAGE ACCOUNT STATEMENT
      ${HEAD}

      Account number: AM0081-2276
      Statement date: 14 May 2026
      Statement period: From 1 May 2025 to 30 April 2026
      Repayment basis: Interest only
      Current interest rate: 6.00% (Standard Variable Rate)
      Contractual monthly instalment: £500.00
      Remaining term: 9 years 2 months

      55:Opening balance | 485:Closing balance
      ^^160:Interest debited | 270:Fees debited | 365:Payments credited
      ^^55:${day} | 485:30 April 2026
      140r:£100,000.00 | 235r:£6,000.00 | 330r:£25.00 | 450r:£6,000.00 | 555r:£100,025.00

      *Movements month by month
      Month | 200r:Interest £ | 290r:Payment £ | 370r:Fees £ | 460r:Balance £
      May 2025 | 200r:500.00 | 290r:500.00 | 460r:100,000.00
      Jun 2025 | 200r:500.00 | 290r:500.00 | 370r:25.00 | 460r:100,025.00
      Jul 2025 | 200r:500.00 | 290r:500.00 | 460r:100,025.00`);
      expect(balancesOf(reading)).toEqual(['Opening -100000.00', 'Closing -100025.00']);
      expect(values(reading, 'Balance', 'date')).toEqual(['2025-05-01', '2026-04-30']);
      expect(values(reading, 'Charge', 'totalAmount')).toEqual(['6000.00', '25.00']);
      expect([...errorsOf(reading), ...warningsOf(reading)].join(' ')).not.toMatch(/balance|interest charged/);
    },
  );
});
