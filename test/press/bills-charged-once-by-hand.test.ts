// What a bill for packages charges for once has the day it was used or sent on, and not the days of the bill.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

const charged = async (row: string): Promise<unknown> => {
  const reading = await read(`
      #Tarnlink
      Miss Ione Harbottle | 330:Account number 30 441 7720
      3 Fell View | 330:Bill date 14 February 2026
      Keswick
      CA12 4AA
      Your bill for 14 February 2026 to 13 March 2026
      Your last bill | 500r:£0.00
      Total to pay | 500r:£38.60
      *What you pay for | 250:Dates | 500r:Price
      Tarn Fibre 150 broadband | 250:14 Feb – 13 Mar 2026 | 500r:£35.00
      ${row} | 500r:£3.60
      Total charges including VAT | 500r:£38.60`);
  expect(warningsOf(reading)).toEqual([]);
  const { name, date, periodStart } = nodesOf(reading, 'Charge').find(({ date }) => date !== undefined) ?? {
    name: undefined,
    date: undefined,
    periodStart: undefined,
  };
  return [name, date, periodStart];
};

describe('what is charged for once', () => {
  it.each([
    ['One-off: spare mains adapter | 250:posted 2 February 2026', 'One-off: spare mains adapter', '2026-02-02'],
    ['Activation fee | 250:14 Feb 26', 'Activation fee', '2026-02-14'],
    [
      'Calls outside your plan – 0871 555 0131, 29 Jan, 6 min',
      'Calls outside your plan – 0871 555 0131, 6 min',
      '2026-01-29',
    ],
    ['24 Jan | 120:18:42 | 250:Call to 0845 555 0122', 'Call to 0845 555 0122', '2026-01-24'],
  ])('has its day: %s', async (row, name, day) => {
    expect(await charged(row)).toEqual([name, day, undefined]);
  });

  it('has none that something ends on', async () => {
    expect(await charged('Speed boost | 250:ends 2 March 2026')).toEqual([undefined, undefined, undefined]);
  });
});
