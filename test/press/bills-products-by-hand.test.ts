// Bills for supplies set by hand whose products, contracts and tariffs stand beneath, beside or behind what they are of.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

describe('a bill that names a product beneath its kind', () => {
  it('sells what stands beneath, until the day beside it', async () => {
    const reading = await read(`
      #Meridian
      Mr A Penn | 350:Account number
      14 Foss Walk | 350:MB 2204 8817
      Selby | 350:Bill number
      YO8 4AA | 350:V044 PD
      350:Bill date
      350:3 February 2026

      #Your bill is £47.48
      We'll take this from your bank account on or just after 17 February 2026.

      *Summary
      Last bill | 480r:£45.49
      Payment received 17 Jan - thank you | 480r:£45.49 cr
      *This month's charges 3 Feb - 2 Mar
      Broadband | 480r:£33.99
      60:Full Fibre 150, contract ends 12 May 2027
      Phone | 480r:£8.00
      60:Unlimited Minutes home phone 01632 960 114, contract ends 12 May 2027
      Other charges | 480r:£5.49
      60:Late payment charge
      *Total | 480r:*£47.48
      VAT at 20% included in this total: £7.00`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Full Fibre 150', 'Unlimited Minutes']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-05-12', '2027-05-12']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['47.48']);
  });

  it('takes the VAT that a total names, films for no telephone, and the day of each contract', async () => {
    const reading = await read(`
      #Vista
      Miss T Prosser | 350:Customer number 612 3344 718
      27 Station Parade | 350:Statement date 12 Nov 25
      Midford MD3 1AB | 350:Period 12 Nov 25 to 11 Dec 25

      Your November bill | 480r:£88.50
      Direct Debit date 26 Nov 25

      *Regular monthly charges
      *TV
      Vista Signature & Sports | 480r:£52.00
      24 month offer | 480r:-£10.00
      *Broadband
      Gigafast 900 | 480r:£39.00
      *Talk
      Vista Pay As You Talk | 480r:£0.00
      *One-off charges
      Film rental 1 Nov | 480r:£7.50
      Total charges including VAT of £14.75 | 480r:£88.50
      Previous balance | 480r:£78.00
      Payment 26 Oct 25 | 480r:-£78.00

      You're in contract for Vista TV until 9 Sep 26 and for broadband until 30 Oct 26.`);
    expect(values(reading, 'Bill', 'tax')).toEqual(['14.75']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['88.50']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([
      'Gigafast 900',
      'Vista Pay As You Talk',
      'Vista Signature & Sports',
    ]);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-10-30', undefined, '2026-09-09']);
  });

  it('finds no readings in an address, and a tariff before its meter', async () => {
    const reading = await read(`
      #sprig energy | 400:Your energy statement
      Ms Eve Oduya
      3 Beck Side | 350:Account: A-7C21B904
      Kendal | 350:Statement number: 88120934
      LA9 4QQ | 350:Date: 4th January 2026

      #Your account
      Balance on 1st December 2025 | 480r:-£41.20
      Electricity used 1st Dec 2025 - 31st Dec 2025 | 480r:-£96.46
      Gas used 1st Dec 2025 - 31st Dec 2025 | 480r:-£71.09
      Direct Debit 12th Dec 2025 | 480r:£150.00
      Balance on 1st January 2026 | 480r:-£58.75

      #Electricity
      Supply number 1100039876543 at 3 Beck Side, Kendal LA9 4QQ
      Sprig Flexible - Meter 21L3000123
      1st Dec 2025 | 200:12,004.1 | 300:Smart meter reading
      31st Dec 2025 | 200:12,316.5 | 300:Smart meter reading
      Energy used | 200:312.4 kWh | 300:@ 24.66p/kWh | 480r:£77.04
      Standing charge | 200:31 days | 300:@ 47.85p/day | 480r:£14.83
      Subtotal of charges before VAT | 480r:£91.87
      VAT @ 5.00% | 480r:£4.59
      Total electricity charges | 480r:£96.46

      #Gas
      MPRN 3190000410 at 3 Beck Side, Kendal LA9 4QQ
      Sprig Flexible - Meter E6S10000123
      1st Dec 2025 | 200:2,210 | 300:Smart meter reading
      31st Dec 2025 | 200:2,300 | 300:Smart meter reading
      Energy used | 200:1008.1 kWh | 300:@ 5.82p/kWh | 480r:£58.67
      Standing charge | 200:31 days | 300:@ 29.14p/day | 480r:£9.03
      Subtotal of charges before VAT | 480r:£67.70
      VAT @ 5.00% | 480r:£3.39
      Total gas charges | 480r:£71.09`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([12_004.1, 12_316.5, 2210, 2300]);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Sprig Flexible', 'Sprig Flexible']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['167.55']);
  });
});

describe('a bill that says how each product is charged', () => {
  const head = `
      #Thistle Internet
      Ms B Farrow | 330:Invoice number | 440:TI-30648811
      4 Weir Cottages | 330:Invoice date | 440:28/01/2026
      Ludwell | 330:Account number | 440:THI0937411
      SP7 9ND | 330:Billing period | 440:01/02/2026 – 28/02/2026
`;

  it('names the products alone, of rows that end in a rate of VAT', async () => {
    const reading = await read(`${head}
      *# | 70:*Service | 230:*Description | 480r:*Net (£) | 530r:*VAT
      1 | 70:Full Fibre 300 | 230:Monthly rental, 01/02/2026 – 28/02/2026 | 480r:30.00 | 530r:20%
      2 | 70:Digital Voice Evenings | 230:Monthly rental, 01/02/2026 – 28/02/2026 | 480r:6.00 | 530r:20%
      3 | 70:Mesh unit | 230:Monthly rental, 01/02/2026 – 28/02/2026 | 480r:4.00 | 530r:20%
      300:Net total | 530r:£40.00
      300:VAT @ 20% | 530r:£8.00
      300:Invoice total | 530r:£48.00
      300:*Balance due | 530r:*£48.00

      Your contract. Full Fibre 300: minimum term ends 14/08/2026. Digital Voice Evenings: minimum term ends 14/08/2026.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Full Fibre 300', 'Digital Voice Evenings']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-08-14', '2026-08-14']);
    expect(values(reading, 'Charge', 'name')).toEqual(['Full Fibre 300', 'Digital Voice Evenings', 'Mesh unit']);
  });

  it('names them without the term that stands beneath, their price between the two', async () => {
    const reading = await read(`${head}
      *Broadband | 250:*Dates | 480r:*Price inc. VAT
      Full Fibre 300
      ^^250:1 Feb – 28 Feb 2026 | 480r:£36.00
      ^^Minimum term ends 14 August 2026
      *Phone
      Unlimited UK Calls
      ^^250:1 Feb – 28 Feb 2026 | 480r:£12.00
      ^^Minimum term ends 14 August 2026
      *Total new charges | 480r:*£48.00

      *Amount to pay | 480r:*£48.00`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Full Fibre 300', 'Unlimited UK Calls']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-08-14', '2026-08-14']);
  });
});
