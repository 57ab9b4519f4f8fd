// Bills for a telephone and broadband set by hand that list where calls went: what was used is no plan of the telephone.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read } from './paper-by-hand.ts';

const bill = (calls: string): string => `
      #Teesdale Phones
      Mr R Garth | 330:Account number | 440:TP 5512 0093
      4 Bridge End | 330:Bill date | 440:1 November 2025
      Barnard Castle | 330:Billing period | 440:1 Nov 2025 to 31 Jan 2026
      DL12 8AA

      Amount of last bill | 540r:£171.22
      Payment received, thank you | 540r:-£171.22

      *Rental and services
      Country Line rental, 3 months | 540r:61.50
      Teesdale Superfast 80 broadband, 3 months | 540r:72.36
      ${calls}
      Total excluding VAT | 540r:147.94
      VAT at 20% | 540r:29.59
      *Total of this bill | 540r:177.53
      Amount now due | 540r:177.53
      Please pay by 22 November 2025`;

describe('calls on a bill', () => {
  it.each([
    [
      'counted beside their names',
      `*Calls | 440:*1 Aug 2025 to 31 Oct 2025
      Local and national | 280:94 calls | 340:6h 11m | 540r:9.36
      To mobiles | 280:17 calls | 340:0h 38m | 540r:4.72`,
    ],
    [
      'under a heading as plain as they are',
      `Calls outside your plan
      Evening numbers abroad | 540r:9.36
      Texts abroad | 540r:4.72`,
    ],
    [
      'timed beside their names',
      `*Calls | 440:*1 Aug 2025 to 31 Oct 2025
      Anytime numbers | 280:94 | 340:06:11:00 | 540r:9.36
      Mobiles | 280:17 | 340:00:38:10 | 540r:4.72`,
    ],
    [
      'named by where they go',
      `*Calls
      Local and national | 540r:9.36
      Mobiles | 540r:4.72`,
    ],
  ])('are no plan: %s', async (_, calls) => {
    const tariffs = nodesOf(await read(bill(calls)), 'UtilityTariff');
    expect(tariffs.map(({ utility, name }) => [utility, name])).toEqual([
      ['Internet', 'Teesdale Superfast 80 broadband'],
      ['Telephone', 'Country Line rental'],
    ]);
  });

  it('leave the end of a contract for broadband to that', async () => {
    const told = 'Your broadband agreement runs until 30 April 2026. Prices are fixed until then.';
    const paper = `${bill('Local and national | 540r:9.36\n      Mobiles | 540r:4.72')}\n      ${told}`;
    const tariffs = nodesOf(await read(paper), 'UtilityTariff');
    expect(tariffs.map(({ fixExpiresOn }) => fixExpiresOn)).toEqual(['2026-04-30', undefined]);
  });
});
