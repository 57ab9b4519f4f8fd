// Bills for supplies set by hand whose prices stand in sentences, whose bundles list their parts, whose totals stand apart.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

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
