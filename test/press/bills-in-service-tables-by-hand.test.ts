// Bills set by hand that name the kind of each service in a cell beside its product, and say beneath it when that ends.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

const head = `
      #Harrier Media
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal
      LA9 4QQ

      Balance from last bill | 540r:£0.00
      *Amount due by 20 March 2026 | 540r:*£49.50

      *Your package, 6 March 2026 to 5 April 2026`;

async function packagesOf(rows: string): Promise<{ packages: unknown[]; warnings: string[] }> {
  const reading = await read(`${head}
      ${rows}
      *Total charges | 540r:*£49.50`);
  const packages = nodesOf(reading, 'UtilityTariff').map((node) => [
    node['utility'],
    node['name'],
    node['fixExpiresOn'],
  ]);
  return { packages, warnings: warningsOf(reading) };
}

describe('a table of services with the kind of each in a cell of its own', () => {
  it('names products without their kind, each with the end beneath it', async () => {
    const { packages, warnings } = await packagesOf(`*Service | 150:*Details | 540r:*£ inc VAT
      Broadband | 150:M500 Fibre Broadband | 540r:44.50
      ^150:Fixed until 8 November 2026
      Home phone | 150:Talk Weekends | 540r:5.00
      ^150:Fixed until 8 February 2027`);
    expect(packages).toEqual([
      ['Internet', 'M500 Fibre Broadband', '2026-11-08'],
      ['Telephone', 'Talk Weekends', '2027-02-08'],
    ]);
    expect(warnings).toEqual([]);
  });

  it('does so where the kind stands behind the product, and one of them never ends', async () => {
    const { packages, warnings } = await packagesOf(`*Product | 200:*Service | 540r:*£ inc VAT
      Gig One | 200:Broadband | 540r:40.50
      ^In contract until 8 Nov 2026
      Big Mix | 200:TV | 540r:9.00
      ^Rolling, leave at any time`);
    expect(packages).toEqual([
      ['Internet', 'Gig One', '2026-11-08'],
      ['TV', 'Big Mix', undefined],
    ]);
    expect(warnings).toEqual([]);
  });

  it('takes the one end of a contract for that of all, and the end of a discount for none', async () => {
    const { packages } = await packagesOf(`*Service | 150:*Details | 540r:*£ inc VAT
      Broadband | 150:M500 Fibre Broadband | 540r:44.50
      ^150:Price includes £5 discount until 8 June 2026
      Home phone | 150:Talk Weekends | 540r:5.00
      ^150:Contract ends 8 November 2027`);
    expect(packages).toEqual([
      ['Internet', 'M500 Fibre Broadband', '2027-11-08'],
      ['Telephone', 'Talk Weekends', '2027-11-08'],
    ]);
  });

  it('reads a column of ends', async () => {
    const { packages } = await packagesOf(`*Service | 130:*Product | 300:*Contract ends | 540r:*£ inc VAT
      Broadband | 130:M500 Fibre | 300:8 November 2026 | 540r:44.50
      Home phone | 130:Talk Weekends | 300:8 February 2027 | 540r:5.00`);
    expect(packages).toEqual([
      ['Internet', 'M500 Fibre', '2026-11-08'],
      ['Telephone', 'Talk Weekends', '2027-02-08'],
    ]);
  });
});
