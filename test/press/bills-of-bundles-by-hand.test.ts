// Bills for broadband and phones set by hand: a summary names groups, and what is sold stands in their details, in a list of its own, or
// in one line beneath the name of a bundle.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const names = async (text: string): Promise<unknown[]> => values(await read(text), 'UtilityTariff', 'name');

const head = `
      #Lapwing Media
      Ms J Tarrant | 330:Account number | 440:440 917 226
      9 Mill Row | 330:Bill date | 440:6 March 2026
      Frome | 330:To pay by 20 March 2026 | 470:£71.20
      BA11 2QP

      *This month
      Your last bill | 540r:£62.00
      Payment received, thank you | 540r:-£62.00
      Your package (in advance) | 540r:£62.00
      Calls outside your plan | 540r:£9.20
      Total charges including VAT | 540r:£71.20
      VAT at 20% included | 540r:£11.87`;

const calls = `
      *Calls outside your plan: 4 February - 3 March
      Mobiles | 540r:£5.10
      ~12 calls, 31 minutes
      Abroad | 540r:£4.10
      ~2 calls, 9 minutes
      Total calls | 540r:£9.20`;

const bundle = `${head}
      =====
      *Your package: 7 March - 6 April
      Family Bundle | 540r:£70.00
      ~Swift 300 Fibre, Mixed TV, Evening Calls
      Bundle discount | 540r:-£8.00
      Total package | 540r:£62.00
      ${calls}`;

describe('a bill that sells a bundle', () => {
  it('sells what the line beneath its name lists', async () => {
    expect(await names(bundle)).toEqual(['Swift 300 Fibre', 'Evening Calls', 'Mixed TV']);
  });

  it('sells what a list of its own tells, without prices', async () => {
    const listed = bundle.replace(/ *~Swift.*\n/u, '');
    expect(
      await names(`${listed}

      *What is in your bundle
      Broadband | 540r:Swift 300 Fibre
      TV | 540r:Mixed Plus
      Home phone | 540r:Evening Calls`),
    ).toEqual(['Swift 300 Fibre', 'Evening Calls', 'Mixed Plus']);
  });

  it('takes no list of another package for its own', async () => {
    const listed = bundle.replace(/ *~Swift.*\n/u, '');
    const reading = await read(`${listed}

      *You could have instead
      Broadband | 540r:Swift 900 Fibre
      TV | 540r:Mixed Plus
      Home phone | 540r:Anytime Calls`);
    expect(values(reading, 'UtilityTariff', 'name')).not.toContain('Swift 900 Fibre');
    expect(values(reading, 'UtilityTariff', 'name')).not.toContain('Mobiles');
  });
});

const mobile = (rows: string): string => `
      #Tern Mobile
      Mr A Okello | 230:Account number | 400:Bill date
      2 Quay Street | 230:5518 300 716 | 400:13 March 2026
      Whitby
      North Yorkshire | 400:Bill period
      YO21 1AB | 400:13 Feb 2026 - 12 Mar 2026
      230:*Phone number on this account
      230:07700 900 318

      *Your bill at a glance
      Balance from your last bill | 540r:£12.00
      Payments, thank you | 540r:-£12.00
      Plan and extras | 540r:£15.00
      Outside your plan | 540r:£5.00
      Total charges excluding VAT | 540r:£20.00
      VAT at 20% | 540r:£4.00
      Total charges including VAT | 540r:£24.00
      Amount to pay by 27 March 2026 | 540r:£24.00

      *Plan and extras
      ${rows}`;

const plain = `Description | 260:For | 540r:£ ex VAT
      Roomy Forty SIM Only | 260:13 Mar - 12 Apr | 540r:12.00
      Europe Pass, 8 days | 260:21 Feb - 28 Feb | 540r:3.00
      Total plan and extras | 540r:15.00

      *Outside your plan
      Description | 260:When | 380:Amount | 540r:£ ex VAT
      Premium service | 260:1 Mar 18:22 | 380:4m 10s | 540r:3.00
      Call to Jersey | 260:5 Mar 11:03 | 380:12m 44s | 540r:2.00
      Total outside your plan | 540r:5.00`;

describe('a bill whose table runs beneath the column of a label', () => {
  it('reads its rows whole', async () => {
    const reading = await read(mobile(plain));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Roomy Forty SIM Only']);
    expect(warnings(reading)).toEqual([]);
    expect(values(reading, 'Charge', 'name')).toContain('Call to Jersey');
  });

  it('sells what stands under the heading of the group', async () => {
    const worded = mobile(plain)
      .replaceAll('Plan and extras', 'Your services')
      .replaceAll('plan and extras', 'services');
    expect(await names(worded)).toEqual(['Roomy Forty SIM Only']);
  });
});

describe('a bill for a device beside its airtime', () => {
  const device = `
      #Tern Mobile
      *Your account number | 180:*Bill number | 300:*Bill date | 420:*Your mobile number
      2841 7730 | 180:TB09 4471 | 300:14 March 2026 | 420:07700 900 318

      Ms B Nowak
      4 Lock Cottages
      Selby
      YO8 4QA

      *Total to pay | 540r:*£61.00
      We'll collect this by Direct Debit on 28 March 2026. Your last bill was £50.00 and we've received your payment of £50.00.
      Your bill from 14 February to 13 March 2026

      *Device Plan | 310:*Airtime Plan
      Larch 9 256GB, credit agreement | 310:Roomy Plan 30GB | 540r:£24.00
      Instalment 9 of 36 | 280r:£27.00 | 310:Family discount | 540r:-£5.00
      *Device Plan (no VAT) | 280r:*£27.00 | 310:*Airtime Plan (inc VAT) | 540r:*£19.00

      *Charges outside your allowances
      Date | 110:What | 380:How much | 540r:Cost (inc VAT)
      2 Mar | 110:Data abroad | 380:1 day | 540r:£8.00
      4 Mar | 110:Call to 0870 number | 380:8 min | 540r:£7.00
      Total outside your allowances | 540r:£15.00

      *VAT summary
      Rate | 420r:Before VAT | 540r:VAT
      20% | 420r:£28.33 | 540r:£5.67
      Not subject to VAT | 420r:£27.00 | 540r:£0.00

      *Total charges this bill | 540r:*£61.00`;

  it('sells the airtime, and charges for the device and for what was used', async () => {
    const reading = await read(device);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Roomy Plan 30GB']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['5.67']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['61.00']);
    expect(warnings(reading)).toEqual([]);
  });
});
