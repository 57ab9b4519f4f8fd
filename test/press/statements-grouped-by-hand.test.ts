// Statements set by hand whose entries stand in groups: under what way money went, on cards of their own beside a panel, told in a letter.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a yearly statement in groups', () => {
  it('tells from their headings which way entries went, and takes balances of the year for none', async () => {
    const reading = await read(`
      #Eden Vale Building Society | 420:Young Saver
      420:Yearly statement
      Mrs Carys Penhallow | 320:Account holder (trustee): Mrs Carys Penhallow
      12 Castle Hill | 320:Held in trust for: Tomos Penhallow
      Ludlow | 320:Account number: E 30772519
      SY8 1AA | 320:1 January 2025 to 31 December 2025

      Balance at start of year | 545r:£500.00

      *Money paid in (£)
      15 Jan 25 | 130:S/O C PENHALLOW | 545r:25.00
      10 Mar 25 | 130:CASH PAID IN LUDLOW | 545r:100.00
      130:Total paid in | 545r:125.00

      *Money taken out (£)
      22 Jul 25 | 130:TRUSTEE BICYCLE | 545r:165.00
      130:Total taken out | 545r:165.00

      *Interest (£)
      31 Dec 25 | 130:INTEREST TO 31 DEC | 545r:12.47
      130:Total interest, gross | 545r:12.47

      Balance at end of year | 545r:£472.47`);
    expect(entriesOf(reading)).toEqual([
      '2025-01-15 25.00 S/O C PENHALLOW',
      '2025-03-10 100.00 CASH PAID IN LUDLOW',
      '2025-07-22 -165.00 TRUSTEE BICYCLE',
      '2025-12-31 12.47 INTEREST TO 31 DEC',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening 500.00', 'Closing 472.47']);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Mrs Carys Penhallow']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a panel beside entries', () => {
  it('is read for itself where its values stand beside their labels', async () => {
    const reading = await read(`
      #Otter Card | 400:Your statement
      Ms Esme Corrigan | 400:04 November 2025
      14 Fossgate | 400:Card number 5412 7512 3412 3456
      Malton
      YO17 7AA

      *Your payments and refunds | 400:*Your new balance
      400:£122.14
      24 Oct | 90:Payment By Direct Debit - Thank You | 370r:£150.00 CR | 400:Please pay by | 545r:29 Nov 2025
      400:Minimum payment | 545r:£5.00
      Total payments and refunds | 370r:£150.00 CR | 400:*At a glance

      *Your transactions
      10 Oct | 90:Fossgate Books | 370r:£62.84 | 400:Previous balance | 545r:£112.40
      11 Oct | 90:Malton Rail | 370r:£48.70 | 400:Payments & refunds | 545r:-£150.00
      400:Spending | 545r:£159.74
      16 Oct | 90:Plover Pet Foods | 370r:£48.20
      400:Credit limit | 545r:£6,800.00
      Total spent | 370r:£159.74 | 400:Left to spend | 545r:£6,677.86`);
    expect(entriesOf(reading)).toEqual([
      '2025-10-24 150.00 Payment By Direct Debit - Thank You',
      '2025-10-10 -62.84 Fossgate Books',
      '2025-10-11 -48.70 Malton Rail',
      '2025-10-16 -48.20 Plover Pet Foods',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening -112.40', 'Closing -122.14']);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2025-11-29']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('is read for itself left of cards that bear a day each', async () => {
    const reading = await read(`
      #Kestrel Bank | 200:What happened, latest first
      200:Fri 09 Jan | 545r:End of day £824.60
      54:Everyday account of
      54:Ms Esme Corrigan | 200:Fossgate Books | 545r:– £6.40
      54:Sort code
      200:Refund Malton Rail | 545r:+ £22.00
      54:40-18-24
      54:Account number
      54:61180044 | 200:Wed 07 Jan | 545r:End of day £809.00
      54:Opening balance
      54:£900.00 | 200:Kestrel Broadband | 545r:– £28.00
      54:Closing balance
      54:£824.60 | 200:Mon 05 Jan | 545r:End of day £837.00
      54:Statement period
      54:4 January 2026 to | 200:Plover Pet Foods | 545r:– £63.00
      54:9 January 2026`);
    expect(entriesOf(reading)).toEqual([
      '2026-01-09 -6.40 Fossgate Books',
      '2026-01-09 22.00 Refund Malton Rail',
      '2026-01-07 -28.00 Kestrel Broadband',
      '2026-01-05 -63.00 Plover Pet Foods',
    ]);
    expect(balancesOf(reading)).toEqual(['Opening 900.00', 'Closing 824.60']);
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toEqual(['40-18-24 61180044']);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Ms Esme Corrigan']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('balances', () => {
  it('are read from the sentence that tells both', async () => {
    const reading = await read(`
      #Eden Vale Bank
      Professor Alan T Penhallow | 400:14 November 2025
      4 Minster Yard
      Lincoln
      LN2 1PJ

      *2 Year Fixed Rate Bond – annual account statement
      Account number 60418832 | 300:Sort code 40-18-24

      Here is a summary for the period 12 November 2024 to 12 November 2025.

      *Date | 140:*Transaction | 545r:*Paid in
      12-Nov-2024 | 140:Opening deposit | 545r:£35,000.00
      12-Nov-2025 | 140:Annual interest capitalised | 545r:£1,582.00

      No withdrawals were made. Your opening balance was £0.00 and your closing balance on
      12 November 2025 was £36,582.00.`);
    expect(balancesOf(reading)).toEqual(['Opening 0.00', 'Closing 36582.00']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('stand in a row that names them with whose they are', async () => {
    const reading = await read(`
      #Otter Card | 400:*Your credit card statement
      400:5th December 2025
      Ms Esme Corrigan | 400:Card number 5412 7512 3412 3456
      14 Fossgate | 400:Credit limit £1,000.00
      Malton | 400:Minimum payment £5.00
      YO17 7AA | 400:Pay by 30th December 2025

      *Date | 140:*What it was for | 545r:*Amount
      140:Balance on your last statement | 545r:£84.12
      8th Nov | 140:FOSSGATE BOOKS | 545r:27.19
      21st Nov | 140:PAYMENT RECEIVED, THANK YOU | 545r:(45.00)
      5th Dec | 140:PURCHASE INTEREST | 545r:1.66
      140:What you owe now | 545r:£67.97
      If you pay only the Minimum Payment, estimated interest: £10.71`);
    expect(balancesOf(reading)).toEqual(['Opening -84.12', 'Closing -67.97']);
    expect(warningsOf(reading)).toEqual([]);
  });
});
