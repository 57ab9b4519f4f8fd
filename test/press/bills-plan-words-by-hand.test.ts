// Bills for broadband and phone set by hand that print around the names of their plans what is no part of them, and beside them the
// columns of others.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const bill = (charges: string): string => `
      #Fellside Internet
      Dr A Penn | 330:Invoice number | 440:INV-6630418
      19 Mill Lane | 330:Invoice date | 440:15/09/2025
      Kendal | 330:Account number | 440:FS417730
      LA9 4QQ | 330:Payment due | 440:29/09/2025

      Your monthly charges, 18/09/2025 to 17/10/2025
      ${charges}
      Total charges | 480r:£39.99
      Includes VAT at 20% of £6.67
      Amount due | 480r:£39.99`;

const PLANS = ['Tarn 250 Fibre', 'Anytime Calls'];

describe('a bill with more words around a plan than its name', () => {
  it.each([
    ['how many', '1 x Tarn 250 Fibre', 'Anytime Calls x1'],
    ['what its price is', 'Tarn 250 Fibre monthly rental', 'Anytime Calls monthly charge'],
    ['what its price is before it', 'Subscription to Tarn 250 Fibre', 'Rental: Anytime Calls'],
    ['whose it is', 'Your Tarn 250 Fibre package', 'Your Anytime Calls plan'],
    ['the mark of a note', 'Tarn 250 Fibre*', 'Anytime Calls†'],
    ['how fast it is', 'Tarn 250 Fibre up to 250Mbps', 'Anytime Calls'],
    ['how fast it is in the mean', 'Tarn 250 Fibre - average speed 250Mb/s', 'Anytime Calls'],
    ['what it is for', 'Tarn 250 Fibre', 'Anytime Calls - unlimited UK calls'],
    ['its contract', 'Tarn 250 Fibre, 24 month contract', 'Anytime Calls - no contract'],
    ['what was taken off already', 'Tarn 250 Fibre (price includes £3.00 discount)', 'Anytime Calls (was £6.99)'],
    [
      'the sign before its term or its line',
      'Tarn 250 Fibre · minimum term ends 28 July 2026',
      'Anytime Calls · 01632 960 117',
    ],
    ['a code', '[FS250] Tarn 250 Fibre', '[AC1] Anytime Calls'],
    ['its line', 'Tarn 250 Fibre (includes line rental)', 'Anytime Calls home phone with inclusive weekend calls'],
  ])('names it without %s', async (_, broadband, phone) => {
    const reading = await read(bill(`${broadband} | 480r:35.00\n${phone} | 480r:4.99`));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(PLANS);
    expect(warnings(reading)).toEqual([]);
  });

  it('tells the kind of a plan by what stands behind it in brackets', async () => {
    const reading = await read(bill('Tarn 250 (broadband) | 480r:35.00\nAnytime Calls (phone) | 480r:4.99'));
    expect(values(reading, 'UtilityTariff', 'utility')).toEqual(['Internet', 'Telephone']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Tarn 250', 'Anytime Calls']);
    expect(warnings(reading)).toEqual([]);
  });
});

describe('a bill with a column of codes', () => {
  it.each([
    [
      'that a head names',
      '*Code | 120:*Description | 480r:*Net',
      'FS-FF250 | 120:Tarn 250 Fibre',
      'AC | 120:Anytime Calls',
    ],
    ['without a head', 'Recurring charges', 'FS-FF250 | 120:Tarn 250 Fibre', 'FS-AC | 120:Anytime Calls'],
    [
      'behind the names',
      '*Description | 200:*Code | 480r:*Net',
      'Tarn 250 Fibre | 200:FF250',
      'Anytime Calls | 200:AC',
    ],
  ])('names its plans without them, %s', async (_, head, broadband, phone) => {
    const reading = await read(bill(`${head}\n${broadband} | 480r:35.00\n${phone} | 480r:4.99`));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(PLANS);
  });
});

const BESIDE = `
      #Fellside Telecom
      200:Mr S Banner
      *AMOUNT TO PAY | 200:210 Mill Road
      £89.44 | 200:Kendal
      *PLEASE PAY BY | 200:LA9 4QQ
      21 Oct 2025
      200:*Summary | 550r:£
      *ACCOUNT NUMBER | 200:Previous bill (7 Sep 2025) | 550r:38.24
      1029384417 | 200:Payments received | 550r:0.00
      200:Total of this bill | 550r:51.20
      *BILL DATE | 200:Amount to pay | 550r:89.44
      7 Oct 2025
      200:*Your monthly charges | 380:*Period | 550r:£
      *YOUR SERVICES AT | 200:Fibre 65 (includes line rental) | 380:7 Oct – 6 Nov 2025 | 550r:34.50
      210 Mill Road, Kendal,
      200:Unlimited UK Calls Evenings | 380:7 Oct – 6 Nov 2025 | 550r:7.00
      LA9 4QQ | 200:Loyalty discount, 5 of 18 | 380:7 Oct – 6 Nov 2025 | 550r:-5.00
      200:*Monthly charges | 550r:*36.50
      *MINIMUM TERM
      Your 18-month contract ends on | 200:*Your calls | 290:To | 550r:£
      19 Dec 2026 | 200:03 Sep | 275:18:42 | 315:0161 496 0355 | 400:Manchester | 550r:3.43
      200:15 Sep | 275:20:01 | 315:0035 316 201 44 | 400:Ireland | 550r:3.77
      *CONTACT US | 200:*Calls not included in your package | 550r:*7.20
      01539 496088 | 200:*One-off charges | 550r:£
      200:Late payment charge (VAT exempt) | 550r:7.50

      330:Charges before VAT | 550r:36.42
      330:VAT at 20% | 550r:7.28
      330:Charges outside VAT | 550r:7.50
      330:Total of this bill | 550r:51.20`;

it('takes the words of a column at the left for no part of what is charged beside it', async () => {
  const reading = await read(BESIDE);
  expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Fibre 65', 'Unlimited UK Calls Evenings']);
  expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-12-19', '2026-12-19']);
  expect(values(reading, 'Charge', 'name')).toContain('Late payment charge');
  expect(warnings(reading)).toEqual([]);
});

it('gives the plan of each number whose part has its sum behind the number, and no device', async () => {
  const reading = await read(`
      #Fellside Mobile
      Ms J Fair | 330:Account number | 440:59028417
      14 Mill Lane | 330:Bill date | 440:2 Mar 2026
      Kendal | 330:Direct Debit date | 440:16 Mar 2026
      LA9 4QQ | 330:Amount due | 440:£84.71

      Monthly charges are for 2 March 2026 to 1 April 2026, in advance.
      Balance from your last bill | 480r:£62.23
      Payment – Direct Debit 16 Feb 2026 | 480r:-£62.23
      *Your numbers
      *07700 900318 | 125:(Wei) | 480r:*£38.98
      60:Unlimited Essentials | 480r:£26.00
      60:24 months, minimum term ends 11 November 2027
      60:Roaming – Turkey day pass | 480r:£12.98
      *07700 900774 | 125:(Jo) | 480r:*£23.50
      60:SIM Only 25GB | 480r:£14.00
      60:24 months, minimum term ends 30 April 2026
      60:Premium text 78887 | 480r:£1.50
      60:Data add-on 5GB | 480r:£8.00
      *Account discounts | 480r:*-£2.60
      60:Multi-line saving | 480r:-£2.60
      *Device plan | 480r:*£24.83
      60:Larch Phone 256GB, 07700 900318 | 480r:£24.83
      60:Payment 5 of 24. No VAT on this payment.

      Airtime charges excluding VAT | 480r:£49.90
      VAT at 20% | 480r:£9.98
      Device plan (outside the scope of VAT) | 480r:£24.83
      *Total charges | 480r:*£84.71`);
  expect(nodesOf(reading, 'UtilityTariff').map((one) => [one['name'], one['fixExpiresOn']])).toEqual([
    ['Unlimited Essentials', '2027-11-11'],
    ['SIM Only 25GB', '2026-04-30'],
  ]);
  expect(warnings(reading)).toEqual([]);
});

describe('whom a letter greets', () => {
  it('is no tariff, whatever stands over the words for one', async () => {
    const reading = await read(`
      #Harbour Energy Co
      Mr Tobias Quillfeather | 330:Account number | 430:60 0338 1942
      12 Mariner Row | 330:Bill date | 430:12 Jan 2026
      Plymouth
      PL1 4RT

      *Your tariff
      Mr Quillfeather
      Electricity used: 400 kWh at 25.00p per kWh | 480r:£100.00
      VAT at 5% | 480r:£5.00
      *Total charges this bill | 480r:£105.00`);
    expect(values(reading, 'UtilityTariff', 'name')).not.toContain('Mr Quillfeather');
  });
});

it('takes what tells its data for the plan of a mobile, and no extra bundle beside it', async () => {
  const reading = await read(`
      #Marten Mobile
      TAX INVOICE | 320:Invoice MM/1025/774410
      Customer | 150:Fatima Benali
      Address | 150:204B Green Street
      150:Forest Gate
      150:London
      150:E7 8AA

      Account no. | 200:LM-20077318
      Mobile number | 200:07700 900 781
      Date of invoice | 200:09-Oct-2025
      Period covered | 200:09-Oct-2025 to 07-Nov-2025
      Item | 350:Net | 430:VAT | 520r:Total
      Marten 25GB 5G | 350:10.00 | 430:2.00 | 520r:12.00
      Extra bundle of texts abroad | 350:2.00 | 430:0.40 | 520r:2.40
      Total charges GBP | 350:12.00 | 430:2.40 | 520r:14.40
      AMOUNT DUE | 430:GBP | 520r:14.40
      To be taken from your Visa card ****2208 on 16-Oct-2025`);
  expect(values(reading, 'UtilityProvider', 'utility')).toEqual(['Telephone']);
  expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Marten 25GB 5G']);
  expect(warnings(reading)).toEqual([]);
});

describe('a bill that calls a plan by less than its charge does', () => {
  it.each(['full fibre broadband', 'ultrafast fibre', 'broadband package'])(
    'leaves %s out of its name',
    async (kind) => {
      const reading = await read(
        bill(`Tarn 250 ${kind} | 480r:39.99\n\nYour package: Tarn 250. Contract end date: 30 June 2027.`),
      );
      expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Tarn 250']);
      expect(warnings(reading)).toEqual([]);
    },
  );

  it.each(['Price plan', 'Your plan', 'Mobile tariff', 'Plan name'])('has no label in it: %s', async (label) => {
    const reading = await read(bill(`Mobile number 07700 900318\n${label}: Roamer Lite SIM only | 480r:39.99`));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Roamer Lite SIM only']);
    expect(warnings(reading)).toEqual([]);
  });
});

describe('a bill with what was used in a panel beside its charges', () => {
  it('charges for it once', async () => {
    const reading = await read(`
      #Fellside Mobile
      Dr A Penn | 330:Invoice number | 440:INV-6630418
      19 Mill Lane | 330:Invoice date | 440:15/09/2025
      Kendal | 330:Account number | 440:FS417730
      LA9 4QQ | 330:Payment due | 440:29/09/2025

      *Account summary | 330:Phone 07700 900418
      Previous balance | 250r:£30.00 | 330:Plan: Roamer SIM
      Payment received | 250r:£30.00 CR | 330:Minimum term ends: 3 March 2027
      *Charges, 18/09/2025 to 17/10/2025 | 330:Allowance: unlimited minutes and texts
      Plan charges | 250r:£20.00 | 330:Data used last month: 41.7 GB
      330:Usage outside your allowances
      Add-ons | 250r:£4.00 | 330:Calls to 0870 (2): £1.20
      Usage outside your allowances | 250r:£1.80 | 330:International texts (3): £0.60
      Total excluding VAT | 250r:£25.80
      VAT at 20% | 250r:£5.16
      Total charges | 250r:£30.96
      Amount due | 250r:£30.96`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Roamer SIM']);
    expect(warnings(reading)).toEqual([]);
  });
});
