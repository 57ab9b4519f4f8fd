// Bills for energy set by hand whose balances stand in tiles: labels of two lines over them, which side they are on beneath them.
import { expect, it } from 'vitest';
import { nodesOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

it.each(['2 Corn Street, Daventry, NN11 4AQ', 'Corn House, 41\n      ^60:Mill Street, Daventry, NN11 4AQ'])(
  'tiles of two lines are read with what is beneath: %s',
  async (place) => {
    const reading = await read(`
      #Quill Energy
      Mr G Rowan | 330:Account number | 440:20417366
      2 Corn Street | 330:Statement date | 440:3 December 2025
      Daventry | 330:Statement period | 400:1 November 2025 to 30 November 2025
      NN11 4AQ

      50:Your balance on your last | 190:Payments we've received | 330:What you've used (inc. | 460:Your balance on 30
      ^50:statement | 330:VAT) | 460:November 2025
      #£96.31 | 190:#£110.00 | 330:#£119.90 | 460:#£86.41
      ^50:in credit | 190:thank you | 330:charges | 460:in credit

      Units | 200:496 kWh | 300:20.02p | 540r:£99.30
      Standing charge | 200:30 days | 300:49.62p | 540r:£14.89
      Total before VAT | 540r:£114.19
      VAT at 5% | 540r:£5.71
      Total electricity charges | 540r:£119.90

      Tariff name | 200:Quill Ease
      60:*Supply address
      ^60:${place}`);
    const [bill] = nodesOf(reading, 'Bill');
    const credit = (amount: string) => expect.objectContaining({ amount, direction: 'Credit' }) as unknown;
    expect(bill).toMatchObject({ previousBalance: credit('96.31'), amountDue: credit('86.41') });
    expect(warningsOf(reading)).toEqual([]);
    const [home] = nodesOf(reading, 'Property');
    expect(home?.['addressLines']).toContain(place.startsWith('2') ? '2 Corn Street' : '41 Mill Street');
  },
);
