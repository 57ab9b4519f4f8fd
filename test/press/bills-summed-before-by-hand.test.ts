// Bills for broadband and phones set by hand that sum up their services on one page and tell what is in each on another.
import { expect, it } from 'vitest';
import { nodesOf, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const head = (due: string): string => `
      #Fellside Telecom
      Mr I Macall | 330:Account number | 440:4471 902611
      6 Loch Terrace | 330:Bill date | 440:4 November 2025
      Kendal | 330:Bill number | 440:M026771
      LA9 4QQ
      Your new bill is £${due}. We'll take it by Direct Debit on or after 18 November 2025.
      This bill covers 4 November 2025 to 3 December 2025.`;

const plansOf = (reading: Awaited<ReturnType<typeof read>>): unknown[] =>
  nodesOf(reading, 'UtilityTariff').map((one) => [one['utility'], one['name'], one['fixExpiresOn']]);

it('names the plan of each service by its details, and ends no contract with a discount', async () => {
  const reading = await read(`${head('71.00')}
      Broadband | 480r:£33.99
      Home phone | 480r:£10.34
      TV | 480r:£16.67
      Mobile | 480r:£10.00
      Total for this bill including VAT | 480r:£71.00
      VAT included at 20% on £59.17 | 480r:£11.83
      =====
      *Your services, one by one
      *Broadband | 480r:*£33.99
      Full Fibre 300 | 480r:£38.99
      Contract discount, ends 8 May 2026 | 480r:-£5.00
      Your minimum term for broadband ends on 8 May 2027

      *Home phone | 480r:*£10.34
      Phone number 01539 496 127
      Pay As You Go Calls – monthly rental | 480r:£5.50
      14 Oct · 0161 496 0714 · Landline · 11:02 · 12m 40s | 480r:£2.61
      22 Oct · 07700 900518 · Mobile · 19:27 · 3m 05s | 480r:£0.99
      29 Oct · 0843 208 0044 · Service no. · 09:15 · 6m 18s | 480r:£1.24
      No minimum term: give 30 days' notice

      *TV | 480r:*£16.67
      Entertainment (rolling monthly) | 480r:£16.67

      *Mobile | 480r:*£10.00
      07700 900342
      SIM Only 25GB | 480r:£12.00
      Family saving, for as long as you have our broadband | 480r:-£2.00`);
  expect(plansOf(reading).sort()).toEqual([
    ['Internet', 'Full Fibre 300', '2027-05-08'],
    ['TV', 'Entertainment', undefined],
    ['Telephone', 'Pay As You Go Calls', undefined],
    ['Telephone', 'SIM Only 25GB', undefined],
  ]);
  expect(warnings(reading)).toEqual([]);
});

it('takes neither a discount nor a device for a plan', async () => {
  const reading = await read(`${head('53.49')}
      Airtime Plan | 480r:£21.99
      Device Plan | 480r:£22.50
      Cover for your phone (IPT included) | 480r:£9.00
      Total of this bill's charges | 480r:£53.49
      VAT of £3.67 at 20% is included in your Airtime Plan (£18.32 without it).
      =====
      *Airtime Plan
      Plus Plan 150GB, 4 Nov 2025 to 3 Dec 2025 | 480r:£26.99
      Multisave discount, ends 11 Sep 2026 | 480r:-£5.00
      *Airtime Plan total | 480r:*£21.99
      Minimum term ends on 11 September 2026.
      *Device Plan – Larch Phone 9 128GB
      Payment 14 of 36 | 480r:£22.50
      Left to pay after this (22 payments) | 480r:£495.00`);
  expect(plansOf(reading)).toEqual([['Telephone', 'Plus Plan 150GB', '2026-09-11']]);
});

it('charges nothing for what leaving early would cost today', async () => {
  const reading = await read(`${head('37.00')}
      *Description | 200:*From | 300:*To | 480r:*£ excl. VAT
      Full Fibre 200 Broadband (includes line) | 250:19 Oct 2025 | 320:18 Nov 2025 | 480r:30.83
      Super WiFi booster | 250:19 Oct 2025 | 320:18 Nov 2025 | 480r:6.67
      Introductory discount – until 18 Feb 2026 | 250:19 Oct 2025 | 320:18 Nov 2025 | 480r:-5.00
      Together discount | 250:19 Oct 2025 | 320:18 Nov 2025 | 480r:-1.67
      UK landline calls | 480r:0.00
      Charges excluding VAT | 480r:30.83
      VAT at 20% | 480r:6.17
      Charges including VAT | 480r:37.00

      Broadband plan | 200:Full Fibre 200 Broadband
      Contract end date | 200:18 May 2027
      Early termination charge today | 200:£412.62`);
  expect(plansOf(reading)).toEqual([['Internet', 'Full Fibre 200 Broadband', '2027-05-18']]);
  expect(values(reading, 'Bill', 'totalCharges')).toEqual(['37.00']);
  expect(warnings(reading)).toEqual([]);
});
