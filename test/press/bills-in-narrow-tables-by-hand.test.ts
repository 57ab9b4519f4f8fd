// Bills set by hand in narrow tables: cells of two lines beside figures at their middle, heads of few words, and sums that tell signs.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('an invoice in a narrow table', () => {
  it('joins what runs over two lines with the figures at its middle, and takes the row of totals for the total', async () => {
    const reading = await read(`
      #Skerrynet
      Ms Y Tanabe | 330:Invoice number INV-20461188
      7 Canal Walk | 330:Invoice date 01/06/2026
      London | 330:Account number SKN-0448120
      E14 9QZ | 330:Payment due 08/06/2026

      *Product | 236:*Period | 420:*Net | 470:*VAT | 520:*Gross
      500 Swift – 24 month | 236:01/06/2026 -
      ^^420:29.17 | 470:5.83 | 520:35.00
      ^^broadband | 236:30/06/2026

      Phone: Evening and weekend | 236:01/06/2026 -
      ^^420:2.50 | 470:0.50 | 520:3.00
      ^^calls | 236:30/06/2026

      Total | 420:31.67 | 470:6.33 | 520:38.00

      Opening balance £0.00. This invoice £38.00. Balance due £38.00
      Contract end date: 30/09/2027`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([
      '500 Swift – 24 month broadband',
      'Evening and weekend calls',
    ]);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['35.00', '3.00']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['38.00']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['6.33']);
  });
});

describe('a water bill', () => {
  const paper = (head: string, before = 'Balance brought forward | 560r:0.00', due = '268.04'): string => `
      #Rhaeadr Water
      Mr I Bevan
      22 Heol Fawr
      Llanelli
      SA14 6RG

      Customer reference number: 4009 2218 03 | 330:Bill date: 10 April 2026
      For the period 8 October 2025 to 7 April 2026
      ${before}
      Total charges for this bill | 560r:268.04
      *Total to pay by 24 April 2026 | 560r:*£${due}

      Meter number 09M114420: last bill's reading 902 (actual), this bill's reading 968 (actual).

      *Service | 200r:*m³ | 270r:*Rate per m³ | 330r:*Amount | 470r:*${head} | 560r:*Total
      Water | 200r:66 | 270r:£1.5240 | 330r:100.58 | 470r:26.11 | 560r:126.69
      Sewerage | 200r:62.7 | 270r:£1.8105 | 330r:113.52 | 470r:27.83 | 560r:141.35
      Total | 330r:214.10 | 470r:53.94 | 560r:268.04`;

  it('reads standing charges under a head that says for how long they are', async () => {
    const reading = await read(paper('Standing charge (182 days)'));
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£26.11', '£27.83']);
  });

  it('reads a credit that was carried over from last year', async () => {
    const reading = await read(paper('Standing', 'Credit carried over from last year | 560r:£4.04 CR', '264.00'));
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['4.04']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['264.00']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('an account of energy that counts credits up', () => {
  it('tells what is in credit by the sum, with a credit for a referral', async () => {
    const reading = await read(`
      #Lantern Energy
      Dr L March | 330:Your account number: A-90B41E77
      31 Grange Loan | 330:Bill reference: 301884412 (4th April 2026)
      Edinburgh
      EH9 2ER

      Previous balance on 4th March 2026 | 480r:+£203.16
      Direct Debit payment received on 18th March 2026 | 480r:+£96.00
      Electricity charges from 4th March 2026 to 3rd April 2026 | 480r:-£64.38
      Referral credit | 480r:+£50.00
      *Your balance on 4th April 2026 | 480r:*+£284.78

      *Electricity
      Tariff: Flexible Lantern
      Supply Number: 18 0001 2231 906
      Energy used 178.0 kWh @ 24.87p/kWh | 480r:£44.27
      Standing charge 31 days @ 54.97p/day | 480r:£17.04
      Subtotal of charges before VAT | 480r:£61.31
      VAT @ 5.00% | 480r:£3.07
      Total electricity charges | 480r:£64.38`);
    expect(reading.nodes.find(({ type }) => type === 'ark:Bill')?.['amountDue']).toMatchObject({
      amount: '284.78',
      direction: 'Credit',
    });
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a bill that heads its supplies by their tariff', () => {
  it('reads what stands beneath, and the credit of its first and its last day', async () => {
    const reading = await read(`
      #Brightwell Energy
      Ms L Haddad | 330:Account number 5540 1182 07
      27 Mount Pleasant | 330:Statement date 12 May 2026
      Exeter | 330:Period 11 April to 10 May 2026
      EX4 7AB

      You were in credit on 10 April 2026 | 480r:£31.20
      Your Direct Debit, 28 April | 480r:£92.00
      Electricity you used | 480r:-£49.61
      VAT | 480r:-£2.48
      *You're in credit on 10 May 2026 | 480r:*£71.11

      #Electricity on Loyal Fix March 2027
      Meter 20L0771193 read 10 Apr (smart) | 480r:4402
      Meter 20L0771193 read 10 May (smart) | 480r:4541
      139 kWh at 24.11p | 480r:£33.51
      30 days at 53.66p | 480r:£16.10
      MPAN 22 0001 4417 605`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['31.20']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['71.11']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Loyal Fix March 2027']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['24.11p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['53.66p/day']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([4402, 4541]);
  });
});
