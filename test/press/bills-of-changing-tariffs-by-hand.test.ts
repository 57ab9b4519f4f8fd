// Bills for electricity set by hand that say which tariff comes next, beside the one that is charged.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

const bill = (news: string): string => `
      #Fern Power
      Dr I Pascoe | 330:Account number | 440:GR-0071-5528
      Mill Cottage | 330:Bill date | 440:12 December 2025
      Pangbourne | 330:Period | 400:11 Nov 2025 to 11 Dec 2025
      RG8 7JR

      Balance on your last bill | 540r:£38.55
      You paid, thank you | 540r:-£38.55
      Total charges this month | 540r:£78.63
      We'll take | 200:£78.63 on 1 January 2026

      *Electricity
      Units 219.4 kWh x 27.61p | 540r:£60.58
      Standing charge 31 days x 58.22p | 540r:£18.05

      ${news}`;

describe('a tariff that is changing', () => {
  it.each([
    [
      'in columns with labels',
      `*Your tariff is changing
       200:*This tariff | 380:*Next tariff
      Tariff name | 200:Sapling Two | 380:Oak Variable
      Unit rate | 200:27.61p per kWh | 380:29.10p per kWh
      Ends | 200:15 January 2026 | 380:No end date`,
    ],
    [
      'in columns, the next one first',
      `*Your tariff is changing
      200:*New tariff | 380:*Current tariff
      Tariff name | 200:Oak Variable | 380:Sapling Two
      Unit rate | 200:29.10p per kWh | 380:27.61p per kWh
      Ends | 200:No end date | 380:15 January 2026`,
    ],
    [
      'in two panels',
      `#Your tariff is changing
      *Your tariff now | 300:*Your tariff from 16 January 2026
      Sapling Two | 300:Oak Variable
      Ends 15 January 2026 | 300:No end date
      27.61p per kWh | 300:29.10p per kWh`,
    ],
    [
      'in a sentence',
      `#Your tariff is changing
      Your Sapling Two tariff ends on 15 January 2026. If you do nothing we will move you to our Oak
      Variable tariff, which has no end date.`,
    ],
  ])('is the one that is charged: %s', async (_, news) => {
    const reading = await read(bill(news));
    expect(nodesOf(reading, 'UtilityTariff')).toMatchObject([
      { name: 'Sapling Two', fixExpiresOn: '2026-01-15', unitRate: '27.61p/kWh' },
    ]);
    expect(nodesOf(reading, 'Bill')).toMatchObject([{ dueOn: '2026-01-01' }]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is none of those that a bill compares it with', async () => {
    const reading = await read(
      bill(`*Could you pay less?
      Tariff | 200:Yearly cost | 380:Ends
      Oak Fix 12 | 200:£912.00 | 380:12 December 2026
      Sapling Two (yours) | 200:£980.00 | 380:15 March 2026`),
    );
    expect(nodesOf(reading, 'UtilityTariff').map(({ name, fixExpiresOn }) => [name, fixExpiresOn])).toEqual([
      [undefined, undefined],
    ]);
    expect(warningsOf(reading)).toContain('Spoken of on the paper, and not read: the tariff.');
  });
});
