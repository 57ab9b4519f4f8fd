// Bills set by hand that take the place of one that was cancelled, and name their tariff before the day until which it is fixed.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const bill = (cancelled: string, tariff: string): string => `
      #Larkmoor Energy | 330:*REVISED ELECTRICITY BILL
      Ms C Brackley | 330:Customer account | 450:7711 0462
      19 Radford Close | 330:Bill number | 450:LM-40417
      Nottingham | 330:Issued on | 450:19/11/2025
      NG7 5FR | 330:Please pay by | 450:03/12/2025

      *Your account since the last bill
      05/11/2025 | 120:Balance on your last bill (you owed) | 540r:£300.00
      12/11/2025 | 120:Payment received with thanks | 540r:£80.00 CR
      19/11/2025 | 120:${cancelled} | 540r:£250.00 CR
      19/11/2025 | 120:New charges 01/08/2025 - 30/10/2025 including VAT | 540r:£105.00
      120:*Amount due | 540r:*£75.00

      *How we worked out your new charges
      ${tariff}
      Previous reading 31/07/2025 | 200:Present reading 30/10/2025 | 350:kWh used | 430:Pence per kWh | 540r:£
      20418 (actual) | 200:20618 (customer) | 350:200 | 430:27.25 | 540r:54.50
      Daily charge, 91 days at 50.00 pence | 540r:45.50
      Total before VAT | 540r:100.00
      VAT at 5% | 540r:5.00
      Total charges for this period | 540r:105.00`;

const TARIFF = 'Alder Two Year fixed until 14/05/2026 · exit fee £25.00 · MPAN 1412047780131 · meter serial Z16N077314';

describe('a bill that takes the place of another', () => {
  it.each(['Cancelled bill LM-40382', 'Reversal of the bill of 05/11/2025', 'Bill LM-40382 withdrawn'])(
    'comes to what is due with that taken off: %s',
    async (cancelled) => {
      const reading = await read(bill(cancelled, TARIFF));
      expect(values(reading, 'Bill', 'previousBalance')).toEqual(['300.00']);
      expect(values(reading, 'Bill', 'totalCharges')).toEqual(['105.00']);
      expect(values(reading, 'Bill', 'amountDue')).toEqual(['75.00']);
      expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Alder Two Year']);
      expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-05-14']);
      expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
    },
  );

  it('is on no tariff that is called by the words of every one', async () => {
    const terms = TARIFF.replace('Alder Two Year', 'Your Energy Plan');
    expect(values(await read(bill('Cancelled bill LM-40382', terms)), 'UtilityTariff', 'name')).not.toContain(
      'Your Energy Plan',
    );
  });
});
