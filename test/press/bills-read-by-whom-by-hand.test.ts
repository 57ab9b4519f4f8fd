// Bills set by hand that say behind each reading of a meter who read it.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const bill = (before: string, now: string): string => `
  #Tarn Water
  Ms E Oduya | 330:Customer number | 440:4471 2298
  3 Beck Side | 330:Bill date | 440:9 October 2025
  Kendal | 330:Period | 440:1 April 2025 to 30 September 2025
  LA9 4QQ | 330:Pay by | 440:30 October 2025

  *Your water bill
  Register | 180:1 Apr 2025 | 280:30 Sep 2025 | 380:Units | 480r:£
  Water | 180:1310 ${before} | 280:1372 ${now} | 380:62 | 480r:111.60
  Standing charge (183 days) | 480r:20.10
  Previous bill | 480r:£0.00
  New charges | 480r:£131.70
  *To pay | 480r:*£131.70`;

describe('a reading of a meter', () => {
  const typesOf = async (before: string, now: string): Promise<unknown[]> =>
    values(await read(bill(before, now)), 'MeterReading', 'readingType');

  it('was made by whom the note behind it names', async () => {
    expect(await typesOf('(customer)', '(our reader)')).toEqual(['Customer', 'Actual']);
    expect(await typesOf('(estimated)', '(meter reader)')).toEqual(['Estimated', 'Actual']);
  });

  it('is never told by the note of the reading beside it', async () => {
    expect(await typesOf('(customer)', '(see overleaf)')).toEqual(['Customer', undefined]);
    expect(await typesOf('(estimated)', '')).toEqual(['Estimated', undefined]);
  });
});
