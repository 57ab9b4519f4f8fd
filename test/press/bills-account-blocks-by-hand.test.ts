// Bills set by hand whose account is told in words of its own: its rows come to what is due.
import { describe, expect, it } from 'vitest';
import { errorsOf, figureOf, nodesOf, readPaper, warningsOf } from './paper-by-hand.ts';
import type { DocumentReading } from '../../src/model/reading.ts';

const bill = (account: string): Promise<DocumentReading> =>
  readPaper(`
      #Whinmoor Water
      Ms Delia Marchbank | 330:Account number | 540r:7714 3360 02
      6 Tenter Close | 330:Date of bill | 540r:17 March 2026
      Otley | 330:Billing period | 540r:12 September 2025 to 11 March 2026
      LS21 4RT

      *Your account
      ${account}
      *Amount due | 540r:*£31.88

      *Water
      Meter serial number 18W044127
      Previous reading | 540r:851
      Present reading | 540r:892
      41 m³ at £1.7612 per m³ | 540r:£72.21
      Standing charge: 182 days at 13.86p per day | 540r:£25.22
      Total charges for this period | 540r:£97.43`);

function accountOf(reading: DocumentReading): unknown[] {
  const [found] = nodesOf(reading, 'Bill');
  const value = found?.['previousBalance'] as { direction?: string } | undefined;
  return [figureOf(value), value?.direction];
}

describe('a bill that calls what was owed before in words of its own', () => {
  it('is known by the sum of the rows', async () => {
    const reading = await bill(`
      Where matters rested in autumn (18 September 2025) | 540r:£30.45
      What you have sent us since, thank you | 540r:£96.00
      Charges for this bill | 540r:£97.43`);
    expect(accountOf(reading)).toEqual(['30.45', 'Debit']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('may be a credit where nothing was paid', async () => {
    const reading = await bill(`
      Left over for you from earlier months | 540r:-£65.55
      Charges for this bill | 540r:£97.43`);
    expect(accountOf(reading)).toEqual(['65.55', 'Credit']);
  });

  it('is none of a row that no words call so, where nothing was paid', async () => {
    const reading = await bill(`
      A sum for the loan of a standpipe | 540r:-£65.55
      Charges for this bill | 540r:£97.43`);
    expect(accountOf(reading)).toEqual([undefined, undefined]);
  });

  it('is none where the rows do not come to what is due', async () => {
    const reading = await bill(`
      Where matters rested in autumn (18 September 2025) | 540r:£31.45
      What you have sent us since, thank you | 540r:£96.00
      Charges for this bill | 540r:£97.43`);
    expect(accountOf(reading)).toEqual([undefined, undefined]);
    expect(warningsOf(reading).length).toBeGreaterThan(0);
  });
});
