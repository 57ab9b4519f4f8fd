// Bills set by hand that tell their VAT in a sentence, before its name or behind it.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const bill = (said: string): string => `
      #Sallow Fibre
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal
      LA9 4QQ

      Balance from your last bill | 540r:£34.00
      Card payment received 27 Feb 2026, thank you | 540r:£34.00 CR
      Gigafast 500, 6 Mar – 5 Apr 2026 | 540r:£30.06
      Whole-home Wi-Fi, 2 extra points | 540r:£5.00
      *Charges for this bill, VAT included | 540r:*£35.06
      *Amount to pay by 20 March 2026 | 540r:*£35.06

      ${said}`;

describe('a bill that tells its VAT in a sentence', () => {
  it.each([
    'The charges are made up of £29.22 before VAT and £5.84 VAT (20%).',
    'That is £29.22 excluding VAT, plus VAT of £5.84 at 20%.',
    'This is £29.22 plus £5.84 of VAT.',
    'Of this, £5.84 is VAT at 20%.',
    '£5.84 of this is VAT, charged at 20%.',
    'We have added £5.84 VAT at 20% to your charges of £29.22.',
    'VAT at 20% adds £5.84 to the £29.22 that we charge for your service.',
    'Your charges come to £29.22, and 20% VAT on that is £5.84.',
    'All prices include VAT at 20%, which makes £5.84 of this bill.',
    'To this we add VAT at 20%, and that makes £5.84.',
    'All of this includes 20% VAT (£5.84).',
  ])('reads it: %s', async (said) => {
    const reading = await read(bill(said));
    expect(values(reading, 'Bill', 'tax')).toEqual(['5.84']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['35.06']);
    expect(errorsOf(reading)).toEqual([]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('takes an amount with VAT or without it for none', async () => {
    for (const said of [
      'Of these charges, £29.22 is before VAT and £35.06 with VAT.',
      'The charge for leaving early is £12.00 plus VAT.',
      'From April an engineer’s visit is £40.00 and £48.00 VAT included.',
    ])
      expect(values(await read(bill(said)), 'Bill', 'tax')).toEqual([undefined]);
  });

  it('is sure of VAT on what the rows that bear none leave of the charges', async () => {
    const part = bill('').replace('Whole-home Wi-Fi, 2 extra points |', 'Handset, payment 3 of 24 (no VAT) |');
    const reading = await read(
      part.replace('*Amount', 'which includes VAT of (20% of your plan) | 540r:£5.01\n*Amount'),
    );
    expect(values(reading, 'Bill', 'tax')).toEqual(['5.01']);
    expect(warningsOf(reading)).toEqual([]);
    const other = await read(part.replace('*Amount', 'which includes VAT of (20% of your plan) | 540r:£5.41\n*Amount'));
    expect(warningsOf(other)).toContain('What was read as the VAT is not that in what the bill charges.');
  });

  it('is sure of VAT on some of the charges alone, where the sentence says of what it is worked out', async () => {
    const overdue = (vat: string): string => `
      #Sallow Fibre
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal
      LA9 4QQ

      Your last bill | 540r:£30.00
      Payments we have received | 540r:-£30.00
      Gigafast 500, 6 Mar to 5 Apr 2026 | 540r:£36.00
      Late payment charge (no VAT) | 540r:£7.50
      *Charges this month | 540r:*£43.50
      *Total due by 20 March 2026 | 540r:*£43.50

      Your charges come to £37.50 without tax. We have added VAT of ${vat} (20% of the £30.00 it applies to).`;
    const reading = await read(overdue('£6.00'));
    expect(values(reading, 'Bill', 'tax')).toEqual(['6.00']);
    expect(warningsOf(reading)).toEqual([]);
    expect(warningsOf(await read(overdue('£5.20')))).toContain(
      'What was read as the VAT is not that in what the bill charges.',
    );
  });
});

describe('a bill whose summary of VAT has a row of what bears none', () => {
  const untaxed = (row: string): string => `
      #Sallow Mobile
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal | 330:Billing period | 440:6 Mar 2026 – 5 Apr 2026
      LA9 4QQ | 330:Mobile number | 440:07700 900618

      Balance from your last bill | 540r:£0.00
      Airtime Plan – 20GB, unlimited minutes and texts | 540r:£18.00
      Device Plan – Lumen 4 64GB, payment 3 of 24 | 540r:£22.50
      *Charges outside your plan | 540r:£3.00
      *Total for this bill | 540r:*£43.50
      We’ll collect the money on or after 20 March 2026 by Direct Debit.

      *VAT summary
      Airtime and other charges excl. VAT | 300r:£17.50
      VAT at 20% | 300r:£3.50
      ${row}`;

  it.each([
    'Device Plan (no VAT charged) | 300r:£22.50',
    'Device Plan, zero-rated | 300r:£22.50',
    'VAT exempt | 300r:£22.50',
    'No VAT is charged on what you pay for your device.',
  ])('takes the total that is printed for what it charges: %s', async (row) => {
    const reading = await read(untaxed(row));
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['43.50']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['43.50']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['3.50']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('takes what was paid for a device so far for no payment of the bill', async () => {
    const reading = await read(
      untaxed(`Device Plan (no VAT charged) | 300r:£22.50 | 330:Cash price | 540r:£540.00
      330:Paid so far (3 payments) | 540r:£67.50
      330:Left to pay | 540r:£472.50
      330:APR | 540r:0%`),
    );
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['43.50']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});
