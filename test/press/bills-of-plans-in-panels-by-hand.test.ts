// Bills for broadband set by hand whose charges name no plan: that stands in a panel of its own, with the end of its contract.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

const bill = (panel: string): string => `
      #Plover
      Mrs G Ash | 330:Account number | 440:6210 4477
      5 Priory Mews | 330:Bill date | 440:20 October 2025
      Malvern | 330:Billing period | 440:20 Oct 2025 to 19 Nov 2025
      WR14 1QX | 330:Direct Debit on 3 November 2025

      Previous bill | 540r:£30.00
      Payment received | 540r:-£30.00
      Broadband charges | 540r:£30.00
      Total charges this bill | 540r:£30.00

      ${panel}`;

describe('a plan in a panel beside another', () => {
  it.each([
    [
      'in bare lines',
      `*Your plan | 310:*Need help?
      Lightspeed Essential | 310:Visit plover.example/help
      Ends 8 February 2027 | 310:or call us on 0800 496 0001`,
    ],
    [
      'under a larger head',
      `#Your plan | 310:#Your usage
      Lightspeed Essential | 310:Downloaded 212 GB
      Contract ends 8 February 2027 | 310:Uploaded 14 GB`,
    ],
    [
      'beside a head that asks',
      `*Your plan | 310:*How you pay
      Lightspeed Essential | 310:By Direct Debit
      24 month contract, ends 8 February 2027 | 310:You chose the third`,
    ],
    [
      'beside a head of a sentence',
      `*Package | 310:*A fair price for everyone
      Lightspeed Essential | 310:All our customers pay the same, however they
      Contract ends 8 February 2027 | 310:pay, and what is left over helps households.`,
    ],
    [
      'in a table whose first row is bold',
      `*Your plan | 200:*Lightspeed Essential
      Contract ends | 200:8 February 2027
      Speed | 200:150 Mbps`,
    ],
    [
      'in cells',
      `*Your plan | 310:*How you pay
      Plan | 140:Lightspeed Essential | 310:By | 400:Direct Debit
      Ends | 140:8 February 2027 | 310:Next on | 400:3 November 2025`,
    ],
  ])('is read with its end: %s', async (_, panel) => {
    const reading = await read(bill(panel));
    expect(
      nodesOf(reading, 'UtilityTariff').map(({ utility, name, fixExpiresOn }) => [utility, name, fixExpiresOn]),
    ).toEqual([['Internet', 'Lightspeed Essential', '2027-02-08']]);
    expect(warningsOf(reading)).toEqual([]);
  });
});
