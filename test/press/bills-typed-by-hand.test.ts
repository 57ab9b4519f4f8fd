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

describe('an invoice that prints what each item costs without VAT, and the VAT behind it', () => {
  const invoice = (phone: string): string => `
      *Copperbeck Internet Ltd | 540r:VAT Invoice CB-5512087

      *Invoice to | 240:*Service location | 400:*Account Reference
      Ms Orla Tindall | 240:9 Fuller Row | 400:copper20815
      9 Fuller Row | 240:Kendal | 400:*Tax point
      Kendal | 240:LA9 4QQ | 400:01/09/2026
      LA9 4QQ

      *Product | 260:*From | 330:*To | 450r:*Net | 500r:*VAT rate | 550r:*VAT
      Heron Full Fibre 300 (FTTP) | 260:01/09/2026 | 330:30/09/2026 | 450r:£30.00 | 500r:20% | 550r:£6.00
      Heron Digital Voice | 260:01/09/2026 | 330:30/09/2026 | 450r:£6.00 | 500r:20% | 550r:£1.20
      Static IP address | 260:01/09/2026 | 330:30/09/2026 | 450r:£4.00 | 500r:20% | 550r:£0.80

      500r:Net total | 550r:£40.00
      500r:VAT total | 550r:£8.00
      500r:*Invoice total | 550r:*£48.00

      We will collect £48.00 by Direct Debit on 16/09/2026.
      *Your contract
      Broadband: Heron Full Fibre 300 (FTTP), Fair Price Promise, minimum term ends 04/11/2027. No mid-contract
      price rises. ${phone}`;

  it('charges for its items what they cost, and names a plan with the brackets that belong to its name', async () => {
    const reading = await read(invoice('Phone: one month’s notice.'));
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['30.00', '6.00', '4.00']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Heron Full Fibre 300 (FTTP)', 'Heron Digital Voice']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-11-04', undefined]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('leaves a plan its end that may be left with notice after that', async () => {
    const reading = await read(invoice('Phone: after the minimum term, one month’s notice.'));
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-11-04', '2027-11-04']);
  });

  it('takes a remark in small letters for no part of the name', async () => {
    const reading = await read(invoice('').replaceAll('(FTTP)', '(up to 300 Mbps)'));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Heron Full Fibre 300', 'Heron Digital Voice']);
  });
});
