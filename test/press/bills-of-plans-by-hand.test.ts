// Bills for broadband and phones set by hand that tell in words when their plans end, and what was left of the bill before.
import { describe, expect, it } from 'vitest';
import { errorsOf as errors, readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const head = `
      #Harrier Media
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal
      LA9 4QQ
`;

describe('a bill that tells what was left of the one before', () => {
  it('takes for the balance before what was owed before the payments', async () => {
    const reading = await read(`${head}
      *£48.60 is your total for this month

      Brought forward from your 6 Feb 2026 bill | 540r:£46.50
      Direct Debit payment received 20 Feb 2026 | 540r:£46.50 CR
      Left over from last bill | 540r:£0.00

      All Rounder 100GB SIM | 540r:£46.50
      Usage outside your plan | 540r:£2.10
      VAT at 20%, included above | 540r:£8.10
      *Total charges this month | 540r:*£48.60`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['46.50']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['48.60']);
  });
});

describe('a bill with the end of a discount and that of its contract', () => {
  const bill = (said: string): string => `${head}
      Balance from last bill | 540r:£0.00
      *Amount due by 20 March 2026 | 540r:*£30.00

      *Monthly charges, 6 March to 5 April 2026
      Full Fibre 300 | 540r:£34.00
      Loyalty discount – ends 5 August 2026 | 540r:-£4.00
      *Total charges | 540r:*£30.00

      ${said}`;

  it('takes the day that a sentence tells of the contract', async () => {
    const said = 'You are 3 months into your 24 month contract for Full Fibre 300: it runs out on 5 January 2028.';
    expect(values(await read(bill(said)), 'UtilityTariff', 'fixExpiresOn')).toEqual(['2028-01-05']);
    const last = 'Your price is guaranteed until 05/01/2028, the last day of your 24 month minimum term.';
    expect(values(await read(bill(last)), 'UtilityTariff', 'fixExpiresOn')).toEqual(['2028-01-05']);
  });

  it('takes that of the discount for none', async () => {
    expect(values(await read(bill('Thank you.')), 'UtilityTariff', 'fixExpiresOn')).toEqual([undefined]);
  });
});

describe('a bill whose plans end on several days', () => {
  it('gives each its own, and names without the kind of plan', async () => {
    const reading = await read(`${head}
      Balance from last bill | 540r:£0.00
      *Amount due by 20 March 2026 | 540r:*£75.00

      *Monthly charges, 6 March to 5 April 2026
      Full Fibre 300 | 540r:£34.00
      Big Entertainment | 540r:£24.00
      Device Plan: Pebble 9 (36 months, balance left £610.00) | 540r:£12.00
      Digital Voice: Unlimited Minutes | 540r:£5.00
      *Total charges | 540r:*£75.00

      Your commitment: Full Fibre 300 and Digital Voice end on 3 January 2027. Big Entertainment ends on 14
      February 2028.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([
      'Full Fibre 300',
      'Unlimited Minutes',
      'Big Entertainment',
    ]);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn').filter((one) => one === '2028-02-14')).toHaveLength(1);
  });
});

describe('an invoice with columns of VAT and net, and a thing that is called total', () => {
  it('sums the columns, and charges for that thing', async () => {
    const reading = await read(`${head}
      Charges for 6 March 2026 to 5 April 2026

      *Description | 310r:*Qty | 370r:*Unit price | 410r:*VAT % | 470r:*VAT amount | 540r:*Net amount
      Full Fibre 300 | 310r:1 | 370r:25.00 | 410r:20 | 470r:5.00 | 540r:25.00
      Anytime calls | 310r:1 | 370r:5.00 | 410r:20 | 470r:1.00 | 540r:5.00
      Total Wi-Fi Pass | 310r:1 | 370r:4.00 | 410r:20 | 470r:0.80 | 540r:4.00

      340:Subtotal | 540r:£34.00
      340:VAT | 540r:£6.80
      340:Invoice total | 540r:£40.80
      340:Amount due | 540r:£40.80`);
    expect(values(reading, 'Bill', 'tax')).toEqual(['6.80']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['25.00', '5.00', '4.00']);
    expect(errors(reading)).toEqual([]);
  });
});

describe('an invoice of items under the head of net amounts', () => {
  it('takes no item for all that is charged before VAT, and no number of months for a part of the name', async () => {
    const reading = await read(`${head}
      *Description | 310r:*Qty | 370r:*Unit price | 410r:*VAT | 540r:*Net amount
      Full Fibre 300, 3 months | 310r:1 | 370r:£25.00 | 410r:20% | 540r:£25.00
      ~24 month contract. Contract end date 11/03/2027
      Wi-Fi booster rental | 310r:1 | 370r:£4.00 | 410r:20% | 540r:£4.00

      340:Subtotal | 540r:£29.00
      340:VAT 20% | 540r:£5.80
      340:*Invoice total | 540r:*£34.80
      340:*Amount due | 540r:*£34.80`);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['34.80']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Full Fibre 300']);
    expect(errors(reading)).toEqual([]);
  });
});

describe('a water bill with a credit that its company gives', () => {
  const water = (credit: string, total: string): string => `
      #Tarn Water
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal | 330:Bill period | 440:1 Sep 2025 to 1 Mar 2026
      LA9 4QQ

      You owed us at the last bill | 540r:£60.00
      You have paid | 540r:- £60.00
      ${total} | 540r:£110.00
      ${credit} | 540r:- £10.00
      *Please pay by 20 March 2026 | 540r:*£100.00

      Water used | 200:40 m³ | 300:200.00p | 540r:80.00
      Water fixed charge | 200:182 days | 300:£60.16/yr | 540r:30.00`;

  it('reads the total before it, and the charge of a year', async () => {
    const reading = await read(water('CatchmentShare credit', 'Cost of your water and sewerage'));
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['110.00']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£60.16/year']);
  });
});

describe('what a bill charges for', () => {
  it('has the day on which it was used once, and the days of the bill where it goes on', async () => {
    const reading = await read(`${head}
      Balance from last bill | 540r:£0.00
      *Amount due by 20 March 2026 | 540r:*£33.20

      *Charges, 6 March to 5 April 2026
      Full Fibre 300 | 540r:£34.00
      Winter offer, ends 5 August 2026 | 540r:-£4.00
      18 Feb 2026, 08:51 | 150:Roaming day pass | 540r:£2.50
      20 Feb 2026, 13:20 | 150:Call to 118 500 | 540r:£0.70
      *Total charges | 540r:*£33.20

      *Payment slip | 330:*Amount due
      Mr P Oduya | 330:£33.20`);
    expect(values(reading, 'Charge', 'name')).toEqual([
      'Full Fibre 300',
      'Roaming day pass',
      'Call to 118 500',
      'Winter offer',
    ]);
    expect(values(reading, 'Charge', 'date')).toEqual([undefined, '2026-02-18', '2026-02-20', undefined]);
    expect(values(reading, 'Charge', 'periodStart')).toEqual(['2026-03-06', undefined, undefined, '2026-03-06']);
  });
});

describe('a bill that names a plan apart from what it charges for it', () => {
  it.each(['40GB Wander SIM', '40GB Wander SIM plan', '40GB Wander SIM plan, 12 months'])(
    'calls it what stands beneath its label: %s',
    async (item) => {
      const reading = await read(`${head}
      07700 900441 | 330:Plan
      330:*40GB Wander SIM
      Balance from last bill | 540r:£0.00
      *Amount due by 20 March 2026 | 540r:*£12.00
      *Charges, 6 March to 5 April 2026
      ${item} | 540r:£12.00
      *Total charges | 540r:*£12.00`);
      expect(values(reading, 'UtilityTariff', 'name')).toEqual(['40GB Wander SIM']);
    },
  );
});

describe('a bill for a phone whose summary names its parts by their kind', () => {
  const bill = (item: string): string => `${head}
      Mobile number 07700 900441
      Balance from last bill | 540r:£0.00
      *Amount due by 20 March 2026 | 540r:*£30.00
      *Charges, 6 March to 5 April 2026
      Airtime Plan | 540r:£18.00
      Device Plan | 540r:£12.00
      Total excluding VAT | 540r:£27.00
      VAT at 20% on your Airtime Plan of £15.00 before VAT (none on the Device Plan) | 540r:£3.00
      *Total including VAT | 540r:*£30.00
      *07700 900441 in detail
      ${item} | 540r:£18.00
      Monthly charge, 6 Mar to 5 Apr, in advance | 540r:£18.00
      Device Plan – Otter Phone 12 | 540r:£12.00
      Instalment 3 of 24 | 540r:£12.00
      Your contract runs for 24 months. Its last day is 5 January 2028.`;

  it('takes what the details name behind the kind for the plan', async () => {
    const reading = await read(bill('Airtime Plan – 90GB Wander'));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['90GB Wander']);
  });

  it('takes what lies between the totals for its VAT, where the device has none', async () => {
    expect(values(await read(bill('Airtime Plan – 90GB Wander')), 'Bill', 'tax')).toEqual(['3.00']);
  });

  it('ends its contract on what it calls the last day', async () => {
    expect(values(await read(bill('Airtime Plan – 90GB Wander')), 'UtilityTariff', 'fixExpiresOn')).toEqual([
      '2028-01-05',
    ]);
  });
});
