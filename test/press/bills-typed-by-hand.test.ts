// Bills for supplies set by hand as a plain invoice is typed: colons in a column of their own, and values that run on beneath themselves.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

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

describe('a typed bill that tells each service with its term', () => {
  const invoice = `
      *Tarn & Fell Ltd
      Unit 4, Mill Yard, Kendal, Cumbria, LA9 4QQ
      Tel 01539 496 000 | 200:accounts@tf.example | 540r:#TF
      Ms Orla Tindall | 330:VAT INVOICE | 420:Q-5512087
      9 Fuller Row | 330:Account | 420:T20815Q
      Kendal | 330:Tax point | 420:2026-10-01
      LA9 4QQ | 330:Pay by DD on | 420:2026-10-15
      330:Period | 420:2026-10-01 to 2026-10-31

      Services at: 9 Fuller Row, Kendal, LA9 4QQ
      *# | 80:*Description | 500r:*Ex VAT (GBP) | 540r:*VAT
      1 | 80:FTTP 330/50 tail, 1 Oct 2026 to 31 Oct 2026 | 500r:28.00 | 540r:20%
      2 | 80:IP usage, 1TB/month quota, 1 Oct 2026 to 31 Oct 2026 | 500r:12.00 | 540r:20%
      3 | 80:VoIP number 01632 960118, 1 Oct 2026 to 31 Oct 2026 | 500r:2.00 | 540r:20%
      *Total ex VAT | 500r:*42.00
      VAT @ 20% | 500r:8.40
      *Invoice total inc VAT | 500r:*50.40

      Broadband: Fern::2 FTTP 330, line ot20@t.1. Minimum term ends 2027-08-19.
      Telephone: Fell VoIP, number 01632 960118. No minimum term.
      We will collect GBP 50.40 by Direct Debit on 2026-10-15.
      Registered in England and Wales no. 1122334.`;

  it('sells them under those names, each with its own end', async () => {
    const tariffs = nodesOf(await read(invoice), 'UtilityTariff');
    expect(tariffs.map((node) => [node['utility'], node['name'], node['fixExpiresOn']])).toEqual([
      ['Internet', 'Fern::2 FTTP 330', '2027-08-19'],
      ['Telephone', 'Fell VoIP', undefined],
    ]);
  });

  it('is sent by the company at its head whose initials are its mark', async () => {
    expect(values(await read(invoice), 'Organisation', 'name')).toEqual(['Tarn & Fell']);
  });
});
