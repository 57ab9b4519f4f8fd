// Bills for energy set by hand that say in words of their own until when a tariff is fixed.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const bill = (terms: string, tariff = 'Wren Fix 12m'): string => `
      #Outer Energy
      Miss B Price | 330:Customer account number | 470:60 5512 0931
      14 Heol Las | 330:Billing period | 470:1 Feb 2026 to 28 Feb 2026
      Cardiff | 330:Date of bill | 470:5 March 2026
      CF11 9QR

      Your last bill | 480r:£104.00
      What you've paid | 480r:£104.00 CR
      Total charges excluding VAT | 480r:£64.00
      VAT @ 5.00% | 480r:£3.20
      Total charges including VAT | 480r:£67.20
      *Please pay | 480r:*£67.20
      Please pay by 26 March 2026.

      *Electricity
      Tariff: ${tariff}
      300:${terms.split('|')[0] ?? ''}
      300:${terms.split('|')[1] ?? ''}
      Supply number (MPAN) | 300:Meter number
      11 0024 8375 616 | 300:21E4410063
      Unit rate | 200:200 kWh | 300:25.00p per kWh | 480r:50.00
      Standing charge | 200:28 days | 300:50.00p per day | 480r:14.00`;

const DOUBT = 'A day is printed on which the tariff may end, and it was not read as its end: electricity.';

describe('a bill that says in words of its own until when a tariff is fixed', () => {
  it.each([
    'Your fixed deal runs until|30th November 2026 (£50 exit fee)',
    'Prices are held until|30 November 2026',
    'Your current fix lasts until|30/11/2026',
    'This deal is locked in until|30 November 2026',
    'Fixed price period ends on|30 Nov 2026',
    'Your energy prices guaranteed until|30 November 2026',
    'Contract comes to an end on|30 November 2026',
    'When your fix is up|30/11/2026',
  ])('takes the day beneath %s', async (terms) => {
    const reading = await read(bill(terms));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Wren Fix 12m']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-11-30']);
    expect(warnings(reading)).not.toContain(DOUBT);
  });

  it.each([
    'Your safe harbour|30 November 2026',
    'Nothing goes up before|30 November 2026',
    'Promised up to|30 November 2026',
  ])('doubts that it has none where words are not known: %s', async (terms) => {
    const reading = await read(bill(terms));
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual([undefined]);
    expect(warnings(reading)).toContain(DOUBT);
  });

  it('doubts it on a tariff of any name where words speak of an end of prices', async () => {
    const reading = await read(bill('Last day of these prices|30 April 2026', 'Wren Saver'));
    expect(warnings(reading)).toContain(DOUBT);
  });

  it.each([
    ['Exit fee|None', 'Wren Flexible'],
    ['Next bill expected|5 June 2026', 'Wren Fix 12m'],
    ['Your direct debit review|30 November 2026', 'Wren Flexible'],
  ])('doubts nothing where no such day is printed: %s', async (terms, tariff) => {
    expect(warnings(await read(bill(terms, tariff)))).not.toContain(DOUBT);
  });
});
