// Bills for water whose rows do not say for which supply they are charged: the sum beneath them does.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const bill = (out: string, fixed = 'Standing charge for the period'): string => `
      #Tarn Water
      Mr P Oduya | 330:Account number | 440:5108 3360
      3 Beck Side | 330:Bill date | 440:4 December 2025
      Kendal | 330:Billing period | 440:1 June 2025 to 30 November 2025
      LA9 4QQ | 330:Amount due | 440:£160.00

      *Water in
      Clean water | 200:50 m³ | 300:£1.2000 per m³ | 480r:£60.00
      ${fixed} | 480r:£20.00
      Water total | 480r:£80.00

      *Water out
      Used water | 200:45 m³ | 300:£1.4000 per m³ | 480r:£63.00
      ${fixed} | 480r:£17.00
      ${out} | 480r:£80.00
      *Total charges | 480r:*£160.00
      No VAT is charged on household water and sewerage services.

      *What our tariffs for low incomes do
      Our TarnCare tariff gives a discount to customers on low
      incomes, and you can ask us for it.`;

describe('a bill whose standing charges name no supply', () => {
  it('has each by the sum that it is a part of', async () => {
    const reading = await read(bill('Sewerage total'));
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£20.00', '£17.00']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([undefined, undefined]);
    expect(warnings(reading)).toEqual([]);
  });

  it('is doubted where no sum tells which is which', async () => {
    for (const fixed of ['Standing charge', 'Fixed charge for the period', 'Service charge'])
      expect(warnings(await read(bill('What that comes to', fixed)))).toContain(
        'Several standing charges stand under one supply, and another has none: water.',
      );
  });
});
