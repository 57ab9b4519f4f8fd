// Statements set by hand with a panel of labels and amounts left of their entries, on the lines of these.
import { describe, expect, it } from 'vitest';
import { entriesOf, errorsOf, readPaper as read } from './paper-by-hand.ts';

describe('a panel of labels with their amounts beside them, left of the entries', () => {
  it('keeps the entries, whatever lies at their height, and takes no word for going on as theirs', async () => {
    const reading = await read(`
      #Wren Bank
      Fold & Kettle Joinery Limited | 320:Your business account
      14 Corve Lane | 320:Sort code 40-64-37 Account number 91820334
      Ludlow | 320:1 June 2026 to 30 June 2026
      SY8 1AA

      *In short
      1 June – 30 June 2026 | 200:*Date | 245:*Details | 400:*Money out | 470:*Money in | 535:*Balance
      200:01 Jun | 245:Start balance | 560r:100.00
      ^^Start balance | 180r:£100.00
      ^^200:02 Jun | 245:Direct Debit to Heron | 440r:40.00
      ^^Money out | 180r:£70.00
      ^^245:Ref: 44100871

      245:Card Payment to Lidl | 440r:10.00 | 560r:50.00
      ^^Charges | 180r:£0.00

      200:09 Jun | 245:Received From Kestrel | 500r:300.00 | 560r:350.00
      Money in | 180r:£300.00 | 245:Ref: INV 7

      End balance | 180r:£330.00 | 200:19 Jun | 245:Bill Payment to Otter | 440r:20.00 | 560r:330.00
      245:Continued`);
    expect(entriesOf(reading)).toEqual([
      '2026-06-02 -40.00 Direct Debit to Heron Ref: 44100871',
      '2026-06-02 -10.00 Card Payment to Lidl',
      '2026-06-09 300.00 Received From Kestrel Ref: INV 7',
      '2026-06-19 -20.00 Bill Payment to Otter',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('does so where the panel is wide, on the same lines as the entries', async () => {
    const reading = await read(`
      #Wren Card
      Ms Una Kettle | 400:Card number
      14 Corve Lane | 400:5253 0311 0000 0278
      Ludlow | 400:Statement period
      SY8 1AA | 400:4 May 2026 to 3 June 2026

      *Account summary | 244:*What happened on your card
      Previous balance | 218r:£200.00 | 244:*Date | 303:*Details | 493:*Amount
      Payments and refunds | 218r:£60.00 CR | 244:04 May 26 | 303:OTTER GROCERS LUDLOW | 525r:£20.00
      Purchases | 218r:£50.00 | 244:05 May 26 | 303:HERON TOOLS LUDLOW | 525r:£10.00
      Interest | 218r:£1.50 | 244:09 May 26 | 303:WREN BOOKS LUDLOW | 525r:£20.00
      New balance | 218r:£191.50 | 244:17 May 26 | 303:PAYMENT RECEIVED | 540r:£60.00 CR
      244:02 Jun 26 | 303:INTEREST | 525r:£1.50

      Credit limit | 218r:£1,450.00`);
    expect(entriesOf(reading)).toEqual([
      '2026-05-04 -20.00 OTTER GROCERS LUDLOW',
      '2026-05-05 -10.00 HERON TOOLS LUDLOW',
      '2026-05-09 -20.00 WREN BOOKS LUDLOW',
      '2026-05-17 60.00 PAYMENT RECEIVED',
      '2026-06-02 -1.50 INTEREST',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });
});
