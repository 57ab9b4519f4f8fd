// Bills set by hand that sum their charges on one page, tell them item by item on the next, and list the calls there.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const paper = `
  #Harrier Media
  Mr P Oduya | 330:Account number | 440:8814 2207 36
  3 Beck Side | 330:Bill date | 440:6 March 2026
  Kendal
  LA9 4QQ

  *Your bill
  Balance from last bill | 540r:£0.00
  Package charges | 540r:£30.00
  Usage and extras | 540r:£2.74
  Credits | 540r:£1.10 cr
  VAT at 20% | 540r:£6.33
  *Charges this month, including VAT | 540r:*£37.97
  *Total due | 540r:*£37.97
  Pay by 20 March 2026
  *Your charges in detail (6 March 2026 to 5 April 2026)
  Prices on this page are before VAT.

  Swift 300 Full Fibre Broadband | 330:6 Mar – 5 Apr | 540r:£30.00
  Evening Natter | 330:6 Mar – 5 Apr | 540r:£0.00
  Calls to mobiles | 330:2 calls | 540r:£2.74
  Goodwill credit | 540r:£1.10 cr

  *Total before VAT | 540r:*£31.64
  VAT at 20% | 330:on £31.64 | 540r:£6.33
  *Charges this month, including VAT | 540r:*£37.97

  *Your calls
  9 Feb, 18:04 | 330:07700 900611 | 540r:£1.42
  17 Feb, 12:40 | 330:07700 900188 | 540r:£1.32
  2 calls | 540r:£2.74`;

describe('a bill that lists its calls behind its charges', () => {
  it('charges for its items, neither for their sums nor for each call besides', async () => {
    const reading = await read(paper);
    expect(values(reading, 'Charge', 'name')).toEqual([
      'Swift 300 Full Fibre Broadband',
      'Evening Natter',
      'Calls to mobiles',
      'Goodwill credit',
    ]);
  });

  it('takes the day of a call for no plan', async () => {
    const reading = await read(paper);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Swift 300 Full Fibre Broadband', 'Evening Natter']);
    const without = await read(paper.replace(/ {2}Evening Natter.*\n/u, ''));
    expect(values(without, 'UtilityTariff', 'name')).toEqual(['Swift 300 Full Fibre Broadband']);
    expect(warnings(without)).toEqual([]);
  });

  it('knows a call whose day begins with that of the week, and calls beyond a package for none', async () => {
    const reading = await read(`
      #Cormorant Telecom
      Mrs L Tolan | 330:Account number | 440:7301 4482
      9 Staithe Row | 330:Bill date | 440:3 March 2026
      Hessle | 330:Bill period | 440:1 March 2026 to 31 March 2026
      HU13 0LJ

      *This bill | 400r:*Ex VAT £ | 470r:*VAT £ | 540r:*Inc VAT £
      Skylark Full Fibre 150 | 400r:25.00 | 470r:5.00 | 540r:30.00
      Phone line with Skylark Evenings | 400r:10.00 | 470r:2.00 | 540r:12.00
      Calls not in your package 1 Feb – 28 Feb | 400r:4.00 | 470r:0.80 | 540r:4.80
      Paper bill | 400r:2.50 | 470r:0.50 | 540r:3.00
      *Total, VAT at 20% | 400r:*41.50 | 470r:*8.30 | 540r:*49.80
      Please pay £49.80 by 20 March 2026

      *Moving to digital voice
      The copper network is closing. If you have a care alarm, tell us.
      =====
      *Calls from 01482 496 077 that are not in your package
      *When | 200:*Number called | 360:*Place | 470r:*Min:sec | 540r:*Inc VAT £
      Sun 01/02 10:04 | 200:00 353 1 496 0102 | 360:Ireland | 470r:11:20 | 540r:3.10
      Thu 19/02 15:22 | 200:0870 496 0155 | 360:National rate | 470r:09:12 | 540r:1.70
      *Total | 540r:*4.80`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Skylark Full Fibre 150', 'Skylark Evenings']);
    expect(warnings(reading)).toEqual([]);
  });
});
