// Bills for packages set by hand with a box for each service whose head names its kind and its plan; what it costs stands beneath.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

const bill = (boxes: string, television = 'Television (including one film)'): string => `
      #Harrier
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 March 2026
      Kendal | 330:Charges for | 400:6 March 2026 to 5 April 2026
      LA9 4QQ

      Previous bill | 540r:£70.50
      Payment, Direct Debit 27 February 2026 | 540r:£70.50 cr
      Broadband | 540r:£34.00
      ${television} | 540r:£28.49
      Mobile | 540r:£12.00
      *This bill, VAT included | 540r:*£74.49
      Made up of £62.08 plus VAT of £12.41 (20%)
      We'll collect on 20 March 2026 | 540r:£74.49

      #What you have with us
      ${boxes}
      *Total of all services, VAT included | 540r:*£74.49`;

const boxes = (head: (kind: string, plan: string) => string): string => `
      60:*${head('Broadband', 'Aviary 500')}
      60:6 March 2026 to 5 April 2026 · minimum term ends 3 September 2027
      60:Monthly price | 540r:£34.00

      60:*${head('TV', 'Wide Sky Entertainment')}
      60:6 March 2026 to 5 April 2026 · minimum term ends 4 October 2027
      60:Monthly price | 540r:£22.50
      60:Film rental, 2 March 2026 20:14 | 540r:£5.99

      60:*${head('Mobile', 'SIM 40GB Rolling')}
      60:Number 07700 900733 · 6 March 2026 to 5 April 2026 · no minimum term
      60:Monthly price | 540r:£12.00
      60:Calls, texts and data outside your plan | 540r:£0.00
`;

const termsOf = async (paper: string): Promise<{ packages: unknown[]; warnings: string[] }> => {
  const reading = await read(paper);
  return {
    packages: nodesOf(reading, 'UtilityTariff').map((node) => [node['utility'], node['name'], node['fixExpiresOn']]),
    warnings: warningsOf(reading),
  };
};

const ALL = [
  ['Internet', 'Aviary 500', '2027-09-03'],
  ['Telephone', 'SIM 40GB Rolling', undefined],
  ['TV', 'Wide Sky Entertainment', '2027-10-04'],
];

describe('a bill with boxes whose heads name the kind of a service and its plan', () => {
  it.each([' – ', ': ', ' · '])('gives each plan, and the end of its contract, behind %j', async (between) => {
    const { packages, warnings } = await termsOf(bill(boxes((kind, plan) => `${kind}${between}${plan}`)));
    expect(packages).toEqual(ALL);
    expect(warnings).toEqual([]);
  });

  it('gives each plan before its kind in brackets', async () => {
    expect((await termsOf(bill(boxes((kind, plan) => `${plan} (${kind})`)))).packages).toEqual(ALL);
  });

  it('gives that of the head where a row sums the kind up under the name of what is in it besides', async () => {
    const { packages } = await termsOf(
      bill(
        boxes((kind, plan) => `${kind} – ${plan}`),
        'TV',
      ),
    );
    expect(packages).toEqual(ALL);
  });

  it('takes no heading of what was used for a plan', async () => {
    const { packages } = await termsOf(
      bill(
        boxes((kind, plan) => `${kind} – ${plan}`).replace(
          '60:Film rental',
          `60:*Mobile – Usage in detail
      60:Texts to 60777 | 540r:£0.00

      60:Film rental`,
        ),
      ),
    );
    expect(packages).toContainEqual(['Telephone', 'SIM 40GB Rolling', undefined]);
  });
});

describe('a kind in plain type over the name of its plan', () => {
  const paper = (phone: string): string => `
    #Harrier
    Mr P Oduya | 330:Account number | 440:8814 2207 36
    3 Beck Side | 330:Bill date | 440:6 Mar 2026
    Kendal | 330:Bill period | 400:6 March 2026 to 5 April 2026
    LA9 4QQ

    *Your services
    60:BROADBAND PLAN
    60:*Swift 200
    60:Minimum term ends 18/04/2027
    60:Monthly charge | 540r:£30.00

    60:PHONE PLAN
    60:*${phone}
    60:Minimum term ends 18/06/2027
    60:Monthly charge | 540r:£8.00
    60:Calls outside your plan | 540r:£2.00

    330:Total excluding VAT | 540r:£40.00
    330:VAT at 20% | 540r:£8.00
    330:*Total for this bill | 540r:*£48.00
    *You need to pay us £48.00 by 20 March 2026.
    Harrier Limited, 1 Mere Street, Leeds LS1 4AP.`;

  it.each(['Anytime & Mobiles', 'Digital Voice Weekend', 'Voice Unlimited'])(
    'heads a service of its own: %s',
    async (phone) => {
      const reading = await read(paper(phone));
      const tariffs = nodesOf(reading, 'UtilityTariff');
      expect(tariffs.map((one) => [one['utility'], one['name'], one['fixExpiresOn']])).toEqual([
        ['Internet', 'Swift 200', '2027-04-18'],
        ['Telephone', phone, '2027-06-18'],
      ]);
      expect(warningsOf(reading)).toEqual([]);
    },
  );
});
