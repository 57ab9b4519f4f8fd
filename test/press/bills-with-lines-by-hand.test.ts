// Bills for packages set by hand with the line that comes with one of them, and the label of its number; of fuels under a heading that
// names all of each.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const HEAD = `
      #Harrier Media
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal
      LA9 4QQ
`;

describe('a line that comes with another service', () => {
  const bill = (calls: string): string => `${HEAD}
      Last bill | 540r:£50.00
      Payment received, 20 February 2026 | 540r:-£50.00
      *Monthly charges in advance, 6 March to 5 April 2026
      Swift Fibre 200 with Digital Voice line | 540r:£35.00
      Your minimum term ends on 14 May 2028
      ${calls}
      *Total charges | 540r:*£50.00
      *Amount due by 20 March 2026 | 540r:*£50.00`;

  it('is no plan beside one that is charged for', async () => {
    const reading = await read(bill('Unlimited Calls plan | 540r:£15.00'));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([
      'Swift Fibre 200 with Digital Voice line',
      'Unlimited Calls plan',
    ]);
  });

  it('is the plan for calls where there is no other', async () => {
    const reading = await read(bill('Wide Sky TV | 540r:£15.00'));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Swift Fibre 200', 'Digital Voice line', 'Wide Sky TV']);
  });
});

it('takes the label of the number of a line for no heading of what stands beneath it', async () => {
  const reading = await read(`
      #Harrier Fibre
      *Billed to | 312:*Invoice number
      Mr P Oduya | 312:INV-HF-8830217
      3 Beck Side | 312:*Customer account
      Kendal | 312:HF0417726
      LA9 4QQ | 312:*Issued on
      312:5 March 2026
      312:*Service period
      312:6 March 2026 to 5 April 2026
      312:*Landline number
      312:01539 496 583

      *Description | 301:*Contract ends | 420r:*Excl. VAT | 480r:*VAT 20% | 540r:*Incl. VAT
      Swift Fibre 900 Broadband | 300:18 June 2028 | 420r:£30.00 | 480r:£6.00 | 540r:£36.00
      Home Phone Wide | 300:18 June 2028 | 420r:£10.00 | 480r:£2.00 | 540r:£12.00
      312:Subtotal excluding VAT | 540r:£40.00
      312:VAT at 20% | 540r:£8.00
      312:Invoice total | 540r:£48.00
      312:Amount due | 540r:£48.00
      We'll collect £48.00 by Direct Debit on 16 March 2026.`);
  expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Swift Fibre 900 Broadband', 'Home Phone Wide']);
  expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2028-06-18', '2028-06-18']);
});

describe('a bill that heads each fuel by its tariff and its meter', () => {
  const bill = (read: string): string => `
      *Fenwick Energy | 409:Energy invoice FE-2609-771804
      Mr P Oduya | 360:Invoice date 1 October 2026
      3 Beck Side | 360:Billing period 1 Sep 2026 - 30 Sep 2026
      Kendal | 360:Account no. FWK-3310482
      LA9 4QQ
      Opening balance (you owed) | 540r:£0.00
      Electricity, ex. VAT | 540r:£58.00
      VAT at 5% | 540r:£2.90
      Closing balance (you owe) | 540r:£60.90

      *Electricity · Bright Fix 18 v7 · meter 24L0310226 · MPAN 1100712345677
      ${read} | 364r:193.42 kWh | 456r:22.75p/kWh | 540r:£44.00
      Standing charge | 364r:30 days | 456r:46.67p/day | 540r:£14.00
      Electricity subtotal, ex. VAT | 540r:£58.00
      Your fixed tariff ends on 22 February 2028.`;

  it('has it among them', async () => {
    const reading = await read(bill('Meter went from 4471.08 to 4664.50'));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Bright Fix 18 v7']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('may tell readings of two places, where the units between them prove it to the last', async () => {
    const reading = await read(bill('Meter went from 4471.08 to 4664.50'));
    expect(values(reading, 'MeterReading', 'reading')).toEqual([4471.08, 4664.5]);
    const other = await read(bill('Meter went from 4471.08 to 4664.90'));
    expect(values(other, 'MeterReading', 'reading').filter((one) => one !== undefined)).toEqual([]);
  });
});
