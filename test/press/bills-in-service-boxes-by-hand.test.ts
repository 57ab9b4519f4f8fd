// Bills set by hand with a box for each service: its head names the kind and what it costs, the plan and its terms stand within.
import { describe, expect, it } from 'vitest';
import { figureOf, nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const bill = (summary: string, boxes: string): string => `
      #Harrier
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal | 330:Bill period | 400:6 March 2026 to 5 April 2026
      LA9 4QQ

      *You need to pay us £58.33 by 20 March 2026.
      Amount owed on your last bill | 540r:£55.49
      Direct Debit collected 3 February 2026, thanks | 540r:-£55.49
      ${summary}
      *Total for this bill | 540r:*£58.33
      This includes VAT at 20% of £9.72. Total without VAT: £48.61.

      #Your services
      ${boxes}

      Harrier Limited, 1 Mere Street, Leeds LS1 4AP.`;

const summary = `Harrier broadband | 540r:£36.99
      Harrier mobile | 540r:£21.34`;

async function packagesOf(boxes: string, rows = summary): Promise<{ packages: unknown[]; warnings: string[] }> {
  const reading = await read(bill(rows, boxes));
  const packages = nodesOf(reading, 'UtilityTariff').map((node) => [
    node['utility'],
    node['name'],
    node['fixExpiresOn'],
  ]);
  return { packages, warnings: warningsOf(reading) };
}

const BOTH = [
  ['Internet', 'Full Fibre 200 Basics', '2027-04-18'],
  ['Telephone', 'SIM Only 80GB', '2026-06-18'],
];

describe('a bill with a box for each service', () => {
  it('gives each the plan and the end of the contract in its own box, not the row that sums it up', async () => {
    const { packages, warnings } = await packagesOf(`
      60:*Broadband | 530r:*£36.99
      60:Plan: Full Fibre 200 Basics | 530r:£36.99
      60:Monthly charge in advance, 6 March 2026 – 5 April 2026
      60:Where it’s installed | 530r:3 Beck Side, Kendal, LA9 4QQ
      60:Your 24-month contract ends | 530r:18 April 2027

      60:*Mobile 07700 900527 | 530r:*£21.34
      60:Plan: SIM Only 80GB | 530r:£17.00
      60:Monthly charge in advance, 6 March 2026 – 5 April 2026
      60:Calls to 0845 numbers, 11 minutes | 530r:£2.84
      60:1 picture message | 530r:£1.50
      60:Your 12-month contract ends | 530r:18 June 2026`);
    expect(packages).toEqual(BOTH);
    expect(warnings).toEqual([]);
  });

  it('does so where the plan has no label, and where it stands beside one', async () => {
    const bare = await packagesOf(`
      60:*Your broadband | 530r:*£36.99
      60:Full Fibre 200 Basics | 530r:£36.99
      60:Contract ends 18 April 2027

      60:*Your mobile: 07700 900527 | 530r:*£21.34
      60:SIM Only 80GB | 530r:£17.00
      60:Calls to 0845 numbers, 11 minutes | 530r:£4.34
      60:Contract ends 18 June 2026`);
    expect(bare).toEqual({ packages: BOTH, warnings: [] });
    const beside = await packagesOf(`
      60:*Broadband | 530r:*£36.99
      60:Plan | 200:Full Fibre 200 Basics
      60:Contract ends | 200:18 April 2027

      60:*Mobile | 530r:*£21.34
      60:Plan | 200:SIM Only 80GB
      60:Contract ends | 200:18 June 2026`);
    expect(beside).toEqual({ packages: BOTH, warnings: [] });
  });

  it('does so where the plan stands beneath the head without a price, and what follows is called a price', async () => {
    const { packages, warnings } = await packagesOf(`
      60:*Home broadband | 270r:*£36.99 | 320:*Mobile 07700 900527 | 530r:*£21.34
      60:*Full Fibre 200 Basics | 320:*SIM Only 80GB
      60:Up to 300 Mbps | 320:Unlimited minutes and texts
      60:Monthly price | 270r:£36.99 | 320:Monthly price | 530r:£21.34
      60:Minimum term ends | 270r:18 April 2027 | 320:Minimum term ends | 530r:18 June 2026`);
    expect(packages).toEqual(BOTH);
    expect(warnings).toEqual([]);
  });

  it('does so where the boxes stand side by side', async () => {
    const { packages, warnings } = await packagesOf(`
      60:*Broadband | 270r:*£36.99 | 320:*Mobile | 530r:*£21.34
      60:Plan | 270r:Full Fibre 200 Basics | 320:Plan | 530r:SIM Only 80GB
      60:Monthly charge | 270r:£36.99 | 320:Monthly charge | 530r:£21.34
      60:Contract ends | 270r:18 April 2027 | 320:Contract ends | 530r:18 June 2026`);
    expect(packages).toEqual(BOTH);
    expect(warnings).toEqual([]);
  });

  it('gives a service whose box tells of no end none of another', async () => {
    const { packages } = await packagesOf(`
      60:*Broadband | 530r:*£36.99
      60:Plan: Full Fibre 200 Basics | 530r:£36.99
      60:Your 24-month contract ends | 530r:18 April 2027

      60:*Mobile 07700 900527 | 530r:*£21.34
      60:Plan: SIM Only 80GB | 530r:£21.34
      60:You’re on a 30-day rolling plan`);
    expect(packages).toEqual([
      ['Internet', 'Full Fibre 200 Basics', '2027-04-18'],
      ['Telephone', 'SIM Only 80GB', undefined],
    ]);
  });

  it('does so where the rows that sum up say nothing but the kind', async () => {
    const { packages, warnings } = await packagesOf(
      `
      60:*Broadband | 530r:*£36.99
      60:Package: Full Fibre 200 Basics
      60:In contract until 18 April 2027

      60:*Home phone 01539 496 0123 | 530r:*£21.34
      60:Package: Evening & Weekend Calls
      60:In contract until 18 June 2026`,
      `Broadband charges | 540r:£36.99
      Home phone charges | 540r:£21.34`,
    );
    expect(packages).toEqual([
      ['Internet', 'Full Fibre 200 Basics', '2027-04-18'],
      ['Telephone', 'Evening & Weekend Calls', '2026-06-18'],
    ]);
    expect(warnings).toEqual([]);
  });

  it('gives boxes of one kind whose contracts differ, each with its own', async () => {
    const { packages, warnings } = await packagesOf(
      `
      60:*Mobile 07700 900527 | 530r:*£36.99
      60:Plan: SIM Only 80GB | 530r:£36.99
      60:Your 12-month contract ends | 530r:18 April 2027

      60:*Mobile 07700 900387 | 530r:*£21.34
      60:Plan: SIM Only 5GB | 530r:£21.34
      60:Your 12-month contract ends | 530r:18 June 2026`,
      `07700 900527 | 540r:£36.99
      07700 900387 | 540r:£21.34`,
    );
    expect(packages).toEqual([
      ['Telephone', 'SIM Only 80GB', '2027-04-18'],
      ['Telephone', 'SIM Only 5GB', '2026-06-18'],
    ]);
    expect(warnings).toEqual([]);
  });
});

describe('a bill that names what it charges for by supplier and kind alone', () => {
  it('takes the plan that it tells besides', async () => {
    const reading = await read(
      bill(
        `Harrier broadband | 540r:£58.33`,
        `Your plan | 200:Full Fibre 300\n      Contract ends | 200:18 April 2027`,
      ),
    );
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Full Fibre 300']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('doubts that name where it tells none', async () => {
    const reading = await read(bill(summary, 'Call us on 150 from your phone.'));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Harrier broadband', 'Harrier mobile']);
    expect(warningsOf(reading)).toContain('A package is named by its kind alone: internet.');
    expect(warningsOf(reading)).toContain('A package is named by its kind alone: telephone.');
  });
});

describe('a bill that thanks for the Direct Debit it collected', () => {
  it('takes that for a payment, and what it asks for in a sentence for what is due', async () => {
    const reading = await read(bill(summary, 'Call us on 150 from your phone.'));
    expect(figureOf(nodesOf(reading, 'Bill')[0]?.['amountDue'])).toBe('58.33');
    expect(nodesOf(reading, 'Bill')[0]?.['amountDue']).toMatchObject({ direction: 'Debit' });
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-03-20']);
  });
});
