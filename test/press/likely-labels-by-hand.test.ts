// Papers whose labels are in words that no profile lists.
import { describe, expect, it } from 'vitest';
import { balancesOf, readPaper, valuesOf, warningsOf } from './paper-by-hand.ts';

const BILL = (payBy: string): string => `
50:#Fernline Broadband
50:Your broadband bill
50:Account number | 200:FL2209418 | 400:Mr Aled Rhys Pugh
50:Bill date | 200:8 September 2025 | 400:14 Harbour Row
50:Billing period | 200:8 September 2025 to 7 October 2025 | 400:Whitby
50:${payBy} | 200:22 September 2025 | 400:YO21 3PU

50:Everyday Fibre 80 | 400r:£20.00
50:VAT at 20% | 400r:£4.00
50:Total charges | 400r:£24.00
50:Previous balance | 400r:£11.00
50:Amount due | 400r:£35.00
`;

const CARD = (balance: string): string => `
    #Alder Vale Card

    Miss Petra Quillfeather | 330:Card number | 540r:**** **** **** 5127
    4 Tanyard Row | 330:Statement date | 540r:3 March 2026
    Ludlow | 330:Credit limit | 540r:£2,000.00
    SY8 1QQ | 330:Minimum payment | 540r:£25.00
    330:Payment due date | 540r:28 March 2026
    330:Previous balance | 540r:£40.00
    330:${balance} | 540r:£62.50

    *Date | 160:*Description | 450r:*Debit £ | 540r:*Credit £
    04 Feb | 160:KETTLE AND CO | 450r:30.00
    11 Feb | 160:THANK YOU | 540r:40.00
    19 Feb | 160:HARBOUR CAFE | 450r:20.00
    22 Feb | 160:NEWSAGENT | 450r:12.50`;

const MEANING = 'Read by what its label is likely to mean: Kindly pay us before.';

describe('a label in words that no profile lists', () => {
  it('is taken for what it is likely to mean where something is missing, and that is said', async () => {
    const reading = await readPaper(BILL('Kindly pay us before'));
    expect(valuesOf(reading, 'Bill', 'dueOn')).toEqual(['2025-09-22']);
    // Under words that nobody knows, a later day might be the bill's as well.
    expect(warningsOf(reading)).toEqual([
      'A later day than that of the bill stands in its head, and may be its day.',
      MEANING,
    ]);
  });

  it('is not asked for where nothing is missing', async () => {
    const reading = await readPaper(BILL('Payment due date'));
    expect(valuesOf(reading, 'Bill', 'dueOn')).toEqual(['2025-09-22']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is left alone where it means nothing known', async () => {
    const reading = await readPaper(BILL('Marmalade and toast'));
    expect(valuesOf(reading, 'Bill', 'dueOn')).toEqual([undefined]);
    expect(warningsOf(reading).filter((reason) => reason.startsWith('Read by'))).toEqual([]);
  });

  it('is taken for what it is likely to mean on a statement too', async () => {
    const read = async (label: string): Promise<unknown> => {
      const reading = await readPaper(CARD(label));
      return [balancesOf(reading), warningsOf(reading)];
    };
    const balances = ['Opening -40.00', 'Closing -62.50'];
    expect(await read('New balance')).toEqual([balances, []]);
    const said = ['Read by what its label is likely to mean: Amount now owing on the card.'];
    expect(await read('Amount now owing on the card')).toEqual([balances, said]);
  });
});
