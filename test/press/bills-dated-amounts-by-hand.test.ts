// Bills for supplies set by hand, whose amounts have each their day in a column before them.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a bill that dates what was owed and what was paid', () => {
  const bill = (payment: string): string => `
      #Kittiwake Fibre | 540r:*Your monthly bill

      *BILL TO | 220:*CUSTOMER NUMBER | 390:*BILLING PERIOD
      Ms Edda Quill | 220:KF-5520918 | 390:9 May 2026 – 8 June 2026
      3 Sail Loft | 220:*BILL DATE
      Wharf Road | 220:9 May 2026
      Amble
      NE65 0DJ

      *Total to pay | 540r:#£36.00
      We’ll collect this by Direct Debit on 19 May 2026

      *Since your last bill
      Amount of your last bill | 340:9 April 2026 | 540r:£38.50
      ${payment}
      *Brought forward | 540r:*£0.00

      *This month
      *Description | 340:*Dates | 540r:*Amount
      Superfast Fibre 150 | 340:9 May – 8 Jun 2026 | 540r:£36.00
      *Total for this bill, including VAT | 540r:*£36.00
      Of which: charges excluding VAT | 540r:£30.00
      Of which: VAT at 20% | 540r:£6.00

      Your minimum term for Superfast Fibre 150 ends on 8 January 2027.`;

  it('reads what was owed before the payment, not what it left', async () => {
    const reading = await read(bill('Direct Debit received, thank you | 340:19 April 2026 | 540r:-£38.50'));
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['38.50']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('reads it so where the day is a column of its own, and how it was paid stands behind a dash', async () => {
    const ledger = bill('Payment – Direct Debit | 340:19/04/2026 | 540r:38.50 CR')
      .replace(
        'Amount of your last bill | 340:9 April 2026 | 540r:£38.50',
        'Amount of previous invoice | 340:09/04/2026 | 540r:38.50',
      )
      .replace('*Brought forward | 540r:*£0.00', 'Balance brought forward | 540r:0.00');
    const reading = await read(ledger);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['38.50']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('doubts what was owed where a payment is listed that could not be read', async () => {
    const reading = await read(bill('Card payment received | 220:by phone | 340:reference 4471 | 540r:-£38.50'));
    expect(warningsOf(reading)).toContain('A payment that the bill lists was not read.');
  });
});
