// Bills for broadband and TV set by hand, whose ends of contracts stand in a list under a question, beside another panel.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read } from './paper-by-hand.ts';

const bill = (head: string): string => `
      #Plover
      Mrs G Ash | 330:Account number | 440:6210 4477
      5 Priory Mews | 330:Bill date | 440:20 October 2025
      Malvern | 330:Billing period | 440:20 Oct 2025 to 19 Nov 2025
      WR14 1QX | 330:Direct Debit on 3 November 2025

      Previous bill | 540r:£60.00
      Payment received | 540r:-£60.00
      Family TV | 540r:£35.00
      Full Fibre 150 | 540r:£25.00
      Total charges this bill | 540r:£60.00

      *Your calls | 310:*${head}
      From 01684 496 022: 3 calls to landlines, 1 call | 310:Plover TV: 19 March 2026
      to a mobile. See every call online. | 310:Plover Broadband: 8 February 2027`;

describe('ends of contracts in a list under a heading of their own', () => {
  it.each(['When does my minimum term end?', 'Your contract end dates', 'When your contracts end'])(
    'are those of the services that the rows name: %s',
    async (head) => {
      const tariffs = nodesOf(await read(bill(head)), 'UtilityTariff').map((node) => [
        node['utility'],
        node['fixExpiresOn'],
      ]);
      expect(tariffs).toEqual(
        expect.arrayContaining([
          ['Internet', '2027-02-08'],
          ['TV', '2026-03-19'],
        ]),
      );
    },
  );
});
