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

describe('a bill that tells its account in days over what they are of', () => {
  it('reads each amount by the words beneath its day, and counts what was estimated among the charges', async () => {
    const reading = await read(`
      #Kittiwake Energy
      Ms Edda Quill | 400:Your account number: A-40C7B21D
      3 Sail Loft | 400:Bill reference: 520917731
      Amble
      NE65 0DJ

      *Your energy account
      for 3rd January 2026 – 2nd February 2026

      *On 3rd January 2026 | 540r:*£41.17 in credit
      ^Your previous balance was
      *We have charged you for | 540r:*−£84.00
      ^Electricity (3rd January 2026 – 2nd February 2026)
      *We have received from you | 540r:*£85.00
      ^Direct Debit payment on 28th January 2026. Thank you.
      *On 4th February 2026 | 540r:*£42.17 in credit
      ^Your new account balance is

      *Electricity charges
      3 January 2026 – 16 January 2026 (estimated) | 300:120 kWh | 380:@ 25.00p/kWh | 540r:£30.00
      17 January 2026 – 2 February 2026 (actual) | 300:138 kWh | 380:@ 25.00p/kWh | 540r:£34.50
      Standing charge | 300:31 days | 380:@ 50.00p/day | 540r:£15.50
      Subtotal of charges before VAT | 540r:£80.00
      VAT @ 5.00% | 540r:£4.00
      *Total electricity charges | 540r:*£84.00`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['41.17']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['42.17']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['30.00', '34.50', '15.50']);
  });
});

describe('a statement with a row for each quarter and a column for each price', () => {
  it('charges what the columns come to', async () => {
    const reading = await read(`
      #Kittiwake Energy
      Ms Edda Quill | 330:Customer number | 440:5201774093
      3 Sail Loft | 330:Statement date | 440:18 March 2026
      Amble | 330:Statement from | 440:15 September 2025
      NE65 0DJ | 330:Statement to | 440:14 March 2026

      *Your electricity statement
      Credit on your meter at the start, 15 September 2025 | 540r:£16.05 CR
      Your top-ups in the period (30 top-ups) | 540r:£480.00 CR
      Your electricity charges in the period, including VAT | 540r:£462.53
      *Your balance on 14 March 2026 | 540r:*£33.52 CR
      Tariff name | 220:Smart Saver March 2027
      Supply number (MPAN) | 220:14 9003 3182 076
      Meter reading, 15 September 2025 | 220:07318
      Meter reading, 14 March 2026 | 220:08718

      *What your electricity cost
      *Period | 220:*kWh | 330r:*Units at 25.000p | 480r:*Standing charge at 50.000p | 540r:*Cost
      15 September 2025 – 14 December 2025 | 220:600 | 330r:£150.00 | 480r:£45.50 | 540r:£195.50
      15 December 2025 – 14 March 2026 | 220:800 | 330r:£200.00 | 480r:£45.00 | 540r:£245.00
      Total excluding VAT | 220:1400 | 330r:£350.00 | 480r:£90.50 | 540r:£440.50
      VAT at 5% | 540r:£22.03
      *Total electricity charges | 540r:*£462.53`);
    expect(values(reading, 'Charge', 'name')).toEqual(['Units', 'Standing charge']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['350.00', '90.50']);
  });
});
