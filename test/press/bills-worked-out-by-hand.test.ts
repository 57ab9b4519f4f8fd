// Charges whose rows print their calculation alone, and the sums that suppliers set beneath them in words of their own.
import { describe, expect, it } from 'vitest';
import { figureOf, nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const water = (charges: string): ReturnType<typeof read> =>
  read(`
      #Ardle Water
      Mrs Ffion Prydderch | 330:Account number: 4471 020 663
      2 Maes y Dre | 330:Bill date: 9 October 2026
      Builth Wells
      LD2 3AA
      Your water bill for 1 April 2026 to 30 September 2026
      Your previous bill | 500r:£0.00
      Total charges | 500r:£141.09
      Amount to pay | 500r:£141.09
      Please pay by 30 October 2026
      Supply address: 2 Maes y Dre, Builth Wells, LD2 3AA
      ${charges}`);

const charged = (reading: Awaited<ReturnType<typeof read>>): unknown[] =>
  nodesOf(reading, 'Charge').map((node) => [node['name'], figureOf(node['totalAmount'])]);

describe('charges that print how they are worked out', () => {
  it('are named by the head they stand under, and no sum beneath them is one', async () => {
    const reading = await water(`
      Meter 17A 402281: 4 April 2026, 0512; 30 September 2026, 0546. You used 34 m³.
      *Clean water
      34 m³ at £1.7000 a cubic metre | 500r:£57.80
      Standing charge, 183 days at 7.00p a day | 500r:£12.81
      Clean water charges | 500r:£70.61
      *Waste water
      34 m³ at £1.2000 a cubic metre | 500r:£40.80
      Standing charge, 183 days at 6.00p a day | 500r:£10.98
      Surface water drainage, 183 days at 10.22p a day | 500r:£18.70
      Waste water charges | 500r:£70.48
      Total charges | 500r:£141.09`);
    expect(charged(reading)).toEqual([
      ['Clean water', '57.80'],
      ['Standing charge', '12.81'],
      ['Waste water', '40.80'],
      ['Standing charge', '10.98'],
      ['Surface water drainage', '18.70'],
    ]);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['7.00p/day', '6.00p/day']);
  });

  it('are named so where they are charged by the value of a home', async () => {
    const reading = await water(`
      *Fresh water | 500r:£
      RV 100 × 60.00p in the £ | 500r:60.00
      Fixed charge for the period | 500r:11.09
      *Used water (sewerage) | 500r:£
      RV 100 × 55.00p in the £ | 500r:55.00
      Fixed charge for the period | 500r:15.00
      Total charges | 500r:141.09`);
    expect(values(reading, 'Charge', 'name')).toEqual([
      'Fresh water',
      'Fixed charge for the period',
      'Used water (sewerage)',
      'Fixed charge for the period',
    ]);
  });
});

describe('a standing charge of one whole period', () => {
  it('is the price of no day', async () => {
    const reading = await water(`
      Details | 250:Quantity | 350:Rate | 500r:Amount £
      Water supply – volume charge | 250:100 m³ | 350:£1.1991 per m³ | 500r:119.91
      Standing charge (half year) | 250:1 | 350:£21.18 | 500r:21.18
      Total charges | 500r:141.09`);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£21.18']);
  });

  it('is doubted where the bill calls it that of a day', async () => {
    const reading = await water(`
      Water supply, 100 m³ at £1.1991 per m³ | 500r:119.91
      Standing charge at £21.18 per day | 500r:21.18
      Total charges | 500r:141.09`);
    expect(warningsOf(reading)).toContain('What was read as the standing charge may be that of several days: water.');
  });
});

describe('calculations of energy', () => {
  it('are called by their supply, and what is charged for each day the standing charge', async () => {
    const reading = await read(`
      #Lowmoor Energy
      Mr Idris Pemberton | 330:Account number: 50218834
      14 Heol Las | 330:Bill date: 6 December 2026
      Cardiff
      CF11 9QR
      Your energy bill for 5 November 2026 to 4 December 2026
      Your last balance | 500r:£0.00
      Charges before VAT | 500r:£83.96
      VAT at 5% | 500r:£4.20
      Total charges | 500r:£88.16
      Amount due | 500r:£88.16
      Supply address: 14 Heol Las, Cardiff, CF11 9QR

      *Electricity
      MPAN 1900628815432
      Opening reading, 5 November 2026: 18342 | 300:Closing reading, 4 December 2026: 18612
      270 kWh × 25.55p | 500r:£68.99
      30 days × 49.90p | 500r:£14.97
      Total before VAT | 500r:£83.96
      Rate of VAT | 240r:Net | 370r:VAT | 500r:Gross
      5% | 240r:£83.96 | 370r:£4.20 | 500r:£88.16`);
    expect(charged(reading)).toEqual([
      ['Electricity', '68.99'],
      ['Standing charge', '14.97'],
    ]);
  });
});

describe('subscriptions with their sum beneath', () => {
  it('are what is charged, beside the calls that are listed with theirs', async () => {
    const reading = await read(`
      #Tarnlink
      Miss Ione Harbottle | 330:Account number 30 441 7720
      3 Fell View | 330:Bill date 14 February 2026
      Keswick
      CA12 4AA
      Your bill for 14 February 2026 to 13 March 2026
      Your last bill | 500r:£0.00
      This month's charges | 500r:£41.50
      Total to pay | 500r:£41.50
      *Broadband and calls
      Tarn Fibre 150 broadband | 250:14 Feb – 13 Mar | 500r:£35.00
      Evening calls plan | 250:14 Feb – 13 Mar | 500r:£6.00
      Loyalty discount | 250:14 Feb – 13 Mar | 500r:-£3.00
      Subscriptions | 500r:£38.00
      *Calls outside your plan
      24 Jan 2026 | 120:18:42 | 250:0845 555 0122 | 500r:£1.60
      29 Jan 2026 | 120:09:15 | 250:0161 496 0331 | 500r:£1.90
      Calls, 2 | 500r:£3.50
      Total including VAT | 500r:£41.50`);
    expect(values(reading, 'Charge', 'name')).toContain('Tarn Fibre 150 broadband');
    expect(values(reading, 'Charge', 'name')).not.toContain('Subscriptions');
  });
});
