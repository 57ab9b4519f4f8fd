// Bills for supplies set by hand whose prices stand in sentences, whose bundles list their parts, whose totals stand apart.
import { describe, expect, it } from 'vitest';
import { errorsOf as errors, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const gas = (price: string): string => `
      #Tarn Gas
      Mr D Oduya | 330:Your account number
      3 Beck Side | 330:702 118 445 900
      Kendal | 330:Date of bill
      LA9 4QQ | 330:12 January 2026

      Your gas bill 4 October 2025 – 3 January 2026
      Your last bill | 480r:£80.00
      What you've paid | 480r:£80.00
      Gas you've used, and standing charge | 480r:£130.00
      VAT @ 5% on £130.00 | 480r:£6.50
      *Amount to pay by 30 January 2026 | 480r:*£136.50

      You used 1,680 kWh of gas in this period, from 4 October 2025 to 3 January 2026, and each kWh costs
      ${price}. The standing charge is 31.739p a day for 92 days, £29.20, and the rest is £100.80.
      There is no end date on the tariff that you are on. Our cheapest alternative, Plain Fix Two, would cost
      you less, at 5.112p per kWh.

      Bank giro credit | 250:Credit account 0190 226 | 480r:£136.50`;

describe('a bill that says its prices', () => {
  it('takes those of the customer, and no account of a payment slip', async () => {
    const reading = await read(gas('6.000p'));
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['6.000p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['31.739p/day']);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['702 118 445 900']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['6.50']);
  });

  it('doubts a price that comes to no charge on the bill', async () => {
    expect(warnings(await read(gas('6.000p')))).not.toContain('A price gives no charge that is printed: gas.');
    expect(warnings(await read(gas('6.377p')))).toContain('A price gives no charge that is printed: gas.');
  });
});

describe('a bill for a bundle', () => {
  it('sells the parts that are set in beneath its price', async () => {
    const reading = await read(`
      #Harrier Media
      Ms E Oduya | 330:Account number | 440:4471 2298 01
      3 Beck Side | 330:Bill date | 440:9 October 2025
      Kendal | 330:Bill period | 440:12 October 2025 to 11 November 2025
      LA9 4QQ

      Previous bill | 480r:£60.00
      Payment received | 480r:-£60.00
      This month's charges | 480r:£66.00
      *Total to pay by 25 October 2025 | 480r:*£66.00

      *Your package
      Grand bundle | 200:12 Oct – 11 Nov | 480r:£76.00
      70:Gig 300 Fibre Broadband
      70:Family TV with Harrier TV box
      70:Evening Chatter (phone line 01539 700 114)
      12 month discount | 480r:-£10.00

      Your minimum term ends on 3 March 2027.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([
      'Gig 300 Fibre Broadband',
      'Evening Chatter',
      'Family TV',
    ]);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-03-03', '2027-03-03', '2027-03-03']);
  });

  it('adds up columns that print no totals, and is to be paid as it is where no balance is spoken of', async () => {
    const reading = await read(`
      #Harrier Internet
      Ms E Oduya | 330:Customer no. | 440:HAR700418
      3 Beck Side | 330:Tax date | 440:9 October 2025
      Kendal | 330:Invoice no. | 440:INV-2290
      LA9 4QQ

      *Service | 200:*From | 270:*To | 360r:*Net | 410r:*VAT | 480r:*Gross
      Fibre 300 | 200:9 Oct 2025 | 270:8 Nov 2025 | 360r:30.00 | 410r:6.00 | 480r:36.00
      Digital Voice | 200:9 Oct 2025 | 270:8 Nov 2025 | 360r:5.00 | 410r:1.00 | 480r:6.00

      350:Invoice total | 480r:£42.00
      The invoice total will be debited on or after 23 Oct 2025.`);
    expect(values(reading, 'Bill', 'tax')).toEqual(['7.00']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['42.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['42.00']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Fibre 300', 'Digital Voice']);
  });
});

describe('a bill whose columns stand close', () => {
  it('reads figures beside their days, though another column is left of them', async () => {
    const reading = await read(`
      #Tarn Water
      Ms E Oduya | 250:Your metered bill
      3 Beck Side
      Kendal | 250:Amount of last bill | 480r:£90.00
      LA9 4QQ | 250:Payments received | 480r:£90.00
      250:Total now due | 480r:£156.30

      Customer reference | 250:Please pay by 30 October 2025
      4471 2298 01
      Date of bill | 250:Readings | 480r:m³
      9 October 2025 | 250:30 September 2025 – actual | 480r:1372
      Property served | 250:31 March 2025 – estimate | 480r:1310
      3 Beck Side, Kendal LA9 4QQ | 250:Water used | 480r:62

      *250:Water supply | *480r:£
      250:62 m³ @ £2.20 | 480r:136.40
      250:Standing charge | 480r:19.90
      250:Total charges | 480r:156.30`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([1310, 1372]);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual(['Estimated', 'Actual']);
  });

  it('reads thousands that a space parts, and adds up what each supply costs before VAT', async () => {
    const reading = await read(`
      #Tarn Energy
      Ms E Oduya | 330:Account number | 440:4471 2298 01
      3 Beck Side | 330:Bill period | 440:1 July 2025 to 30 September 2025
      Kendal
      LA9 4QQ

      This bill was made on 9 October 2025.
      Balance on your last bill | 480r:£60.00
      Payments you've made | 480r:–£60.00
      Electricity, incl. VAT of £6.00 | 480r:£126.00
      Gas, incl. VAT of £4.00 | 480r:£84.00
      Total charges (including total VAT of £10.00) | 480r:£210.00
      *Balance to pay by 30 October 2025 | 480r:*£210.00

      #Electricity – Plain Fix'd Mar27 v2.0
      Ends: 31 March 2027
      Meter no. | 150:Last time | 300:This time | 440:Units used
      P14C27000 | 150:61 210 our reading | 300:61 610 your reading | 440:400 kWh
      400 kWh at 25.000p each, £100.00
      Standing charge, 92 days at 21.739p, £20.00
      Electricity before VAT, £120.00

      #Gas – Plain Fix'd Mar27 v2.0
      Ends: 31 March 2027
      Meter no. | 150:Last time | 300:This time | 440:Units used
      0083000 | 150:6038 our reading | 300:6138 estimate | 440:100 m³
      1100 kWh at 5.4545p each, £60.00
      Standing charge, 92 days at 21.739p, £20.00
      Gas before VAT, £80.00`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([61_210, 61_610, 6038, 6138]);
    expect(values(reading, 'MeterReading', 'readingType')).toEqual(['Actual', 'Customer', 'Actual', 'Estimated']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(["Plain Fix'd Mar27 v2.0", "Plain Fix'd Mar27 v2.0"]);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-03-31', '2027-03-31']);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2025-10-09']);
    expect(errors(reading)).toEqual([]);
  });

  it('knows supplies by their Welsh names', async () => {
    const reading = await read(`
      #Dŵr Carreg
      Mr Alun Prosser | 310:Eich rhif cyfeirnod / Your reference number
      6 Heol Isaf | 310:3011 2277 01 4
      Carreg | 310:Dyddiad / Date
      CF15 8AJ | 310:4 March 2026

      Eich bil 2026-27 / Your water bill for 1 April 2026 to 31 March 2027
      *Gwasanaeth / Service | 200:*RV | 250:*£ per £ of RV | 360r:*RV charge | 430r:*Fixed charge | 500r:*Total
      Dŵr / Water | 200:100 | 250:1.2000 | 360r:£120.00 | 430r:£39.00 | 500r:£159.00
      Carthffosiaeth / | 200:100 | 250:1.8000 | 360r:£180.00 | 430r:£71.00 | 500r:£251.00
      Sewerage
      Total charges for the year | 500r:£410.00
      Balance from your previous bill | 500r:£0.00
      Amount to pay by 1 April 2026 | 500r:£410.00`);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['3011 2277 01 4']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£39.00', '£71.00']);
  });
});

describe('what a bill speaks of and does not tell', () => {
  it('is said: a package whose name is nowhere, and the end of a contract', async () => {
    const reading = await read(`
      #Harrier Broadband
      Ms E Oduya | 330:Account number | 440:4471 2298 01
      3 Beck Side | 330:Bill date | 440:9 October 2025
      Kendal | 330:Bill period | 440:12 October 2025 to 11 November 2025
      LA9 4QQ

      Previous bill | 480r:£60.00
      Payment received | 480r:-£60.00
      This month's charges for your package | 480r:£66.00
      *Total to pay by 25 October 2025 | 480r:*£66.00`);
    expect(warnings(reading)).toContain('What the bill supplies was not found.');
    expect(warnings(reading)).toContain('Spoken of on the paper, and not read: the package.');
  });
});

it('takes the tariff of a sentence that says what it costs, and none that a bill only offers', async () => {
  const bill = (sentence: string): string => `
      #Mussel Power Co-operative
      Miss Enid Oates
      Quay Cottage
      Polruan
      PL23 1AA

      Our reference: account MP/00417/E, invoice 2510-0388. 23 October 2025.
      Here is your electricity bill for the period from 22 September 2025 to 21 October 2025.
      ${sentence}
      200 units at 25.00p | 520r:£50.00
      Standing charge, 30 days at 50.00p | 520r:£15.00
      VAT at 5 per cent | 520r:£3.25
      Total of this bill | 520r:£68.25
      Now due | 520r:£68.25
      Your supply number (MPAN) is 22 0004 5190 038. Your meter stood at 8800 at the start and at 9000 at the end.`;
  const own = await read(
    bill('On our Harbour Green 24 tariff each unit costs 25.00p and the standing charge is 50.00p a day.'),
  );
  expect(values(own, 'UtilityTariff', 'name')).toEqual(['Harbour Green 24']);
  const offered = 'You are on Harbour Green 24. On our Tidal Fix tariff you pay less if you use little at night.';
  expect(values(await read(bill(offered)), 'UtilityTariff', 'name')).toEqual(['Harbour Green 24']);
});
