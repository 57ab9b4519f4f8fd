// Council tax bills made again within the year: what was paid by then stands beside what is still to pay.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const bill = (received: string): string => `
  #Westmarch Council
  *Council tax adjusted bill 2026/27
  Miss J Lowe | 400:Account number
  18 Oak Road | 400:71234567
  Westmarch | 400:Date of issue
  WM4 2QT | 400:20 July 2026
  Band | 80:C

  Westmarch Council | 400r:450.00
  Fenland Fire Authority | 400r:150.00
  *Charge for the year, band C | 400r:*600.00
  Single occupier discount | 400r:-120.00
  *Total council tax for 2026/27 | 400r:*480.00

  ${received}

  *Balance still to pay | 400r:*280.00

  *Your new instalments
  01 Aug 2026 | 200:100.00
  01 Sep 2026 | 200:90.00
  01 Oct 2026 | 200:90.00`;

describe('a bill that lists what has been paid beside what is still to pay', () => {
  it.each([
    `*Payments we have received this year
  01 Apr 2026 | 120:Direct Debit | 400r:-70.00
  01 May 2026 | 120:Direct Debit | 400r:-70.00
  01 Jun 2026 | 120:Direct Debit | 400r:-60.00
  Total received | 400r:-200.00`,
    `*What you have paid so far
  *Date | 200:*Amount
  01 Apr 2026 | 200:70.00
  01 May 2026 | 200:70.00
  01 Jun 2026 | 200:60.00
  *Total received | 400r:*200.00`,
  ])('has the rest alone as instalments', async (received) => {
    const reading = await read(bill(received));
    expect(values(reading, 'Instalment', 'date')).toEqual(['2026-08-01', '2026-09-01', '2026-10-01']);
    expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['480.00']);
    expect(errorsOf(reading)).toEqual([]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted where nothing says of the first ones whether they are paid', async () => {
    const reading = await read(
      bill(`*Instalments
  01 Apr 2026 | 200:70.00
  01 May 2026 | 200:70.00
  01 Jun 2026 | 200:60.00`),
    );
    expect(warningsOf(reading)).toContainEqual(expect.stringContaining('they may have been paid'));
  });
});
