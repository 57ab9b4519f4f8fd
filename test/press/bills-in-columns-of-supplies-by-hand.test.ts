// Bills set by hand with a column or a row for each supply, and with labels and numbers that run over their line.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a prepayment statement with a column for each supply', () => {
  const paper = `
      #Larkmoor Energy
      Ms C Brackley | 330:Customer number | 450:7711 0462 735
      19 Radford Close | 330:Statement date | 450:05/04/2026
      Nottingham | 330:Statement period | 450:01/01/2026 to 31/03/2026
      NG7 5FR

      *Prepayment statement – Electricity and Gas
      330r:*Electricity | 420r:*Gas | 510r:*Total
      Opening meter balance | 330r:£12.40 | 420r:£8.15 | 510r:£20.55
      Top-ups | 330r:£150.00 | 420r:£210.00 | 510r:£360.00
      Energy charges | 330r:£98.21 | 420r:£164.90 | 510r:£263.11
      Standing charges | 330r:£47.16 | 420r:£26.28 | 510r:£73.44
      VAT at 5% | 330r:£7.27 | 420r:£9.56 | 510r:£16.83
      Closing meter balance | 330r:£9.76 | 420r:£17.41 | 510r:£27.17

      *Your meters
      *Fuel | 120:*MPAN / MPRN | 220:*Meter serial | 310:*Reading 01/01/2026 | 410:*Reading 31/03/2026 | 510:*Used
      Electricity | 120:1100712345677 | 220:Z18N402211 | 310:10412 | 410:10812 | 510:400 kWh
      Gas | 120:7702218405 | 220:G4S20991107 | 310:2210 | 410:2466 | 510:256 m³

      *Your prices (excluding VAT)
      *Fuel | 145:*Tariff | 305:*Unit rate | 413:*Standing charge
      Electricity | 145:Larkmoor PAYG | 305:24.552p/kWh | 413:52.40p/day
      Gas | 145:Larkmoor PAYG | 305:5.766p/kWh | 413:29.20p/day`;

  it('keeps the columns of one table apart from the rows of others, and the charges for energy from the total', async () => {
    const reading = await read(paper);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['353.38']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['27.17']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['24.552p/kWh', '5.766p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['52.40p/day', '29.20p/day']);
    expect(values(reading, 'MeterReading', 'meterPoint')).toEqual([
      '1100712345677',
      '1100712345677',
      '7702218405',
      '7702218405',
    ]);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([10412, 10812, 2210, 2466]);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a prepayment statement whose last column is of both supplies', () => {
  it('has the credit of both meters, and the tariff beside the middle of its label', async () => {
    const reading = await read(`
      #Larkmoor Energy
      Ms C Brackley | 330:Customer number | 450:7711 0462 735
      19 Radford Close | 330:Statement date | 450:8 January 2026
      Nottingham | 330:Statement covers | 450:1 October 2025 to 31 December 2025
      NG7 5FR

      Tariff (both
      ^^150:Hazel Prepay
      ^^fuels)

      *Your meters at a glance
      330r:*Electricity | 420r:*Gas | 510r:*Both
      Meter credit on 1 October 2025 | 330r:£12.40 | 420r:£8.15 | 510r:£20.55
      Top-ups you made | 330r:£150.00 | 420r:£210.00 | 510r:£360.00
      Cost of energy before VAT | 330r:£145.37 | 420r:£191.18 | 510r:£336.55
      VAT at 5% | 330r:£7.27 | 420r:£9.56 | 510r:£16.83
      Total cost of energy | 330r:£152.64 | 420r:£200.74 | 510r:£353.38
      Meter credit on 31 December 2025 | 330r:£9.76 | 420r:£17.41 | 510r:£27.17

      *Electricity
      Units: 400 kWh at 24.552p per kWh | 510r:£98.21
      Standing charge: 90 days at 52.40p per day | 510r:£47.16

      *Gas
      Units: 2,860 kWh at 5.766p per kWh | 510r:£164.90
      Standing charge: 90 days at 29.20p per day | 510r:£26.28`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['20.55']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['27.17']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Hazel Prepay', 'Hazel Prepay']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a bill whose labels run over their line', () => {
  const paper = (more: string): string => `
      #Fairlight Power
      Mr D Lloyd
      Bryn Awel
      Llandeilo
      SA19 6BT

      Customer account number 58214 | 250:Statement date 3 Mar 2026 | 400:For the period 2 Dec 2025 to
      ^${more} | 400:1 Mar 2026

      Your previous balance | 380r:£188.40
      Payment received 19 Dec 2025 | 380r:£188.40
      Electricity you've used this period | 380r:£214.84
      VAT at 5.00% | 380r:£10.74
      Total amount for this period | 380r:£225.58
      *Please pay £225.58 by 17 Mar 2026

      *How we worked out your electricity
      Your tariff is Fairlight Standard. Your supply number is 21 0003 8842 716.
      682 kWh at 23.75p | 380r:£161.98
      Standing charge, 90 days at 58.73p | 380r:£52.86`;

  it('reads the rest of an account number beneath its label, and a total of the period', async () => {
    const reading = await read(paper('41063'));
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['58214 41063']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['225.58']);
  });

  it('doubts a number that is shorter than those of accounts', async () => {
    const reading = await read(paper('(electricity)'));
    expect(warningsOf(reading)).toContain('The number of the account is shorter than suppliers give them.');
  });
});

describe('a bill for phones, television and broadband', () => {
  it('gives each contract its day, none to what has no contract, and takes no offer for one', async () => {
    const reading = await read(`
      #Veldt
      Mr T Wren | 330:Account number 621 0448 7719
      2 Pilgrims Close | 330:Bill date 8 Apr 2026
      Alton
      GU34 2LP

      *Your services: 8 Apr 2026 – 7 May 2026
      *Veldt TV
      Veldt Signature | 480r:£31.00
      Your offer: £5.00 off until 7 Oct 2026 | 480r:-£5.00
      *Veldt Broadband
      Full Fibre 150 | 480r:£30.50
      *Veldt Talk
      Pay As You Talk | 480r:£5.00
      *Total this month (including VAT of £10.25) | 480r:*£61.50
      Previous bill | 480r:£61.50
      Payments received | 480r:-£61.50
      *To pay by Direct Debit on 22 Apr 2026 | 480r:*£61.50

      Your minimum term for Veldt TV ends on 7 October 2027 and for Veldt Broadband on 7 April 2028.`);
    expect(values(reading, 'UtilityTariff', 'utility')).toEqual(['Internet', 'Telephone', 'TV']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2028-04-07', undefined, '2027-10-07']);
  });

  it('takes neither the next collection nor one of the payments for a device for a payment', async () => {
    const reading = await read(`
      #Osprey Mobile
      Mr O Nwosu | 330:Account number 3027714409
      61 Wharf Street | 330:Bill date 11 May 2026
      Leeds
      LS2 7EQ

      You owe
      *£48.73
      Direct Debit on 25 May 26

      *Your number 07700 900522 | 400r:*Net £ | 460r:*VAT £ | 520r:*Total £
      Unlimited Plus Airtime Plan | 400r:16.66 | 460r:3.33 | 520r:19.99
      Device Plan – payment 8 of 36 | 400r:27.54 | 460r:0.00 | 520r:27.54
      1 premium text | 400r:1.00 | 460r:0.20 | 520r:1.20
      *Total this bill | 400r:45.20 | 460r:3.53 | 520r:48.73
      Balance from last bill | 520r:0.00`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['48.73']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a water bill with a column for each company', () => {
  const paper = (heads: string): string => `
      #Larkmoor Water
      Miss P Moyo | 330:Customer account no. | 450:305 118 0072
      26 Larch Lane | 330:Date of bill | 450:09-Apr-2026
      Lichfield
      WS13 7LW

      *Charges for 01-Oct-2025 to 01-Apr-2026 (183 days)
      ${heads}
      Cubic metres charged | 400r:74 | 500r:70.30 (95%)
      Price per cubic metre | 400r:168.04p | 500r:146.90p
      Volume charge | 400r:£124.35 | 500r:£103.27
      Standing charge per day | 400r:9.62p | 500r:7.31p
      Standing charge | 400r:£17.60 | 500r:£13.38
      Surface water drainage (flat) | 400r:– | 500r:£27.48
      *Total of each service | 400r:*£141.95 | 500r:*£144.13

      Balance on last bill | 500r:£263.90
      Paid since then | 500r:£180.00
      Total charges this bill | 500r:£286.08
      *Please pay now | 500r:*£369.98
      Payment is needed by 30-Apr-2026. There is no VAT on this bill.`;

  it.each([
    `400r:Clean water | 500r:Used water
      400r:Larkmoor Water | 500r:Severn Trent`,
    `400r:Water | 500r:Sewerage
      400r:by us | 500r:by Severn Trent`,
    '400r:Fresh water | 500r:Wastewater',
  ])('gives each its prices, whatever second head names who supplies it', async (heads) => {
    const reading = await read(paper(heads));
    expect(values(reading, 'UtilityTariff', 'utility')).toEqual(['Water', 'Sewerage']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['168.04p/m³', '146.90p/m³']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['9.62p/day', '7.31p/day']);
    expect(warningsOf(reading)).toEqual([]);
  });
});
