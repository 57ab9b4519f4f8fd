// The day of a council tax bill, where it is told in a sentence beside that of another bill.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

describe('a council tax bill that tells its day', () => {
  it('takes the day on which a bill was sent, not that of the one to destroy', async () => {
    const reading = await read(`
      #Westmarch Council
      *Your council tax bill 1 April 2025 to 31 March 2026
      Miss J Lowe | 400:Account number
      18 Oak Road | 400:71234567
      Westmarch | 400:Valuation band
      WM4 2QT | 400:D

      Amended bill sent on 23rd May 2025 because: discount awarded. Please destroy
      the bill dated 10th March 2025.

      Westmarch Council | 300r:£1,700.00
      Police and Crime Commissioner | 300r:£300.00
      *Full charge for band D | 300r:*£2,000.00
      Less single person discount | 300r:(£500.00)
      *What you have to pay | 300r:*£1,500.00`);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2025-05-23']);
  });
});
