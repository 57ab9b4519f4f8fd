// Bills for water set by hand whose rate on the value of the home stands apart from that value, without a mark of pounds.
import { expect, it } from 'vitest';
import { nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

it.each([
  [
    ['0.9124', '1.2288'],
    ['£0.9124/£ of rateable value', '£1.2288/£ of rateable value'],
  ],
  [
    ['91.24p', '122.88p'],
    ['91.24p/£ of rateable value', '122.88p/£ of rateable value'],
  ],
])('a rate in the pound is read in a row of its own: %s', async ([water, sewerage], rates) => {
  const reading = await read(`
      #Dyffryn Water
      Mrs E Pritchard | 330:Account number | 440:4208 117 563
      14 High Street | 330:Bill date | 440:24 February 2025
      Aberystwyth | 330:Bill period | 400:1 April 2025 to 31 March 2026
      SY23 3TN | 330:Cyfeiriad yr | 400:Capel House, 14 High Street,
      ^330:eiddo | 400:Aberystwyth, SY23 3TN
      ^330:Property
      ^330:charged

      *Water
      Rateable value of your home | 540r:186
      Rate in the £ | 540r:${String(water)}
      Charge on rateable value | 540r:£169.71
      Standing charge | 540r:£52.10
      *Sewerage
      Rate in the £ | 540r:${String(sewerage)}
      Charge on rateable value | 540r:£228.56
      Standing charge | 540r:£88.75

      Total charges for the year | 540r:£539.12
      Balance from your last bill | 540r:£31.40
      Amount to pay by 1 April 2025 | 540r:£570.52`);
  expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(rates);
  expect(nodesOf(reading, 'Property')).toMatchObject([
    { addressLines: ['Capel House', '14 High Street', 'Aberystwyth'], postcode: 'SY23 3TN' },
  ]);
  expect(warningsOf(reading)).toEqual([]);
});
