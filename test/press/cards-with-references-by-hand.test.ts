// Card statements set by hand that give each entry a number in a column of its own.
import { describe, expect, it } from 'vitest';
import { entriesOf, errorsOf, readPaper as read } from './paper-by-hand.ts';

describe('a card statement with a column of references', () => {
  it('goes on with what an entry says beneath, before the number beside its first line', async () => {
    const reading = await read(`
      #Plover Card | 320:Your Plover Classic card statement, 5th June 2026. Account ending 0917.
      MR IDRIS KETTLE | 320:Credit limit | 450:£2,000.00
      14 CORVE LANE | 320:Account number | 450:5460 **** **** 0917
      LUDLOW | 320:Previous balance | 450:£80.00
      SY8 1AA | 320:New balance | 450:£143.00
      320:Minimum payment | 450:£5.00

      Transaction date | 140:Entered | 220:Description | 400:Reference | 540r:Amount (£)
      12/05/26 | 140:13/05/26 | 220:HERON GARAGE | 400:3170 | 540r:66.00
      20/05/26 | 140:22/05/26 | 220:BAKKERIJ ZWAAN DELFT | 400:0642 | 540r:57.00
      223:65.10 EURO at 1.1421
      22/05/26 | 140:22/05/26 | 220:PAYMENT RECEIVED | 400:0651 | 540r:60.00 CR`);
    expect(entriesOf(reading)).toEqual([
      '2026-05-12 -66.00 HERON GARAGE 3170',
      '2026-05-20 -57.00 BAKKERIJ ZWAAN DELFT 65.10 EURO at 1.1421 0642',
      '2026-05-22 60.00 PAYMENT RECEIVED 0651',
    ]);
  });

  it('has credits whose marks end where the amounts of another table do', async () => {
    const reading = await read(`
      #Plover Card | 320:Your Plover Classic card statement, 5th June 2026. Account ending 0917.
      MR IDRIS KETTLE | 320:Credit limit | 450:£2,000.00
      14 CORVE LANE | 320:Account number | 450:5460 **** **** 0917
      LUDLOW | 320:Previous balance | 450:£80.00
      SY8 1AA | 320:New balance | 450:£119.00
      320:Minimum payment | 450:£5.00

      Transaction date | 140:Date posted | 220:Reference | 300:Description | 536r:Amount (£)
      12/05/26 | 140:13/05/26 | 220:260512 1120 | 300:HERON GARAGE | 530r:66.00
      20/05/26 | 140:22/05/26 | 220:260520 2204 | 300:BAKER & ROWE LUDLOW | 530r:57.00
      22/05/26 | 140:22/05/26 | 300:PAYMENT RECEIVED | 545r:60.00 CR
      23/05/26 | 140:25/05/26 | 220:260523 8804 | 300:BAKER & ROWE REFUND | 545r:24.00 CR

      Interest rates | 160:Monthly rate | 300:Annual rate (variable) | 545r:Interest charged this month
      Purchases | 160:1.728% | 300:22.83% | 545r:£0.00
      Balance transfers | 160:1.728% | 300:22.83% | 545r:£0.00
      Cash | 160:2.049% | 300:27.55% | 545r:£0.00`);
    expect(entriesOf(reading).map((entry) => entry.split(' ').slice(0, 2).join(' '))).toEqual([
      '2026-05-12 -66.00',
      '2026-05-20 -57.00',
      '2026-05-22 60.00',
      '2026-05-23 24.00',
    ]);
    expect(errorsOf(reading)).toEqual([]);
  });
});
