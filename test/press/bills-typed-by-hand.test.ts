// Bills for supplies set by hand as a plain invoice is typed: colons in a column of their own, and values that run on beneath themselves.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a bill that is typed as an invoice', () => {
  const invoice = (period: string): string => `
      *Copperbeck Internet Ltd | 540r:*VAT INVOICE

      Ms Orla Tindall | 330:Invoice number | 420:: 5512087
      9 Fuller Row | 330:Tax point | 420:: 4 September 2026
      Kendal | 330:Account | 420:: C20815Q
      LA9 4QQ | 330:Period | 420:${period}
      330:Terms | 420:: Direct Debit

      Service at: 9 Fuller Row, Kendal, LA9 4QQ
      Line: 01632 960118
      Package: Fern::2

      *Date | 130:*Description | 440r:*Qty | 500r:*Net GBP | 540r:*VAT
      2026-09-04 | 130:Fern::2 broadband, FTTP 80/20, 2TB quota | 440r:1 | 500r:30.00 | 540r:20%
      2026-09-04 | 130:Static IP address block | 440r:1 | 500r:5.00 | 540r:20%

      330:Total ex VAT | 540r:£35.00
      330:VAT @ 20% | 540r:£7.00
      330:Total inc VAT | 540r:*£42.00

      This will be collected by Direct Debit on 18 September 2026. Amount to be collected: £42.00.
      Your Fern::2 minimum term ends 3 November 2027.`;

  it('reads a period that runs on beneath its first day, behind the colon', async () => {
    const reading = await read(invoice(': 4 September 2026 to\n      428:3 October 2026'));
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2026-09-04']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2026-10-03']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('doubts a period of which only one day can be read', async () => {
    const reading = await read(invoice(': 4 September 2026 to'));
    expect(values(reading, 'Bill', 'startDate')).toEqual([undefined]);
    expect(warningsOf(reading)).toContain('Spoken of on the paper, and not read: the period.');
  });

  it('names the package as its label does, not as the item that goes on about it', async () => {
    const reading = await read(invoice(': 4 September 2026 to 3 October 2026'));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Fern::2']);
  });
});
