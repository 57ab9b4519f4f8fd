// Papers whose labels are in words that no profile lists.
import { describe, expect, it } from 'vitest';
import { readPaper, valuesOf, warningsOf } from './paper-by-hand.ts';

const BILL = (payBy: string): string => `
50:#Fernline Broadband
50:Your broadband bill
50:Account number | 200:FL2209418 | 330:Mr Aled Rhys Pugh
50:Bill date | 200:8 September 2025 | 330:14 Harbour Row
50:Billing period | 200:8 September 2025 to 7 October 2025 | 400:Whitby
50:${payBy} | 200:22 September 2025 | 400:YO21 3PU

50:Everyday Fibre 80 | 400r:£20.00
50:VAT at 20% | 400r:£4.00
50:Total charges | 400r:£24.00
50:Previous balance | 400r:£11.00
50:Amount due | 400r:£35.00
`;

const MEANING = 'Read by what its label is likely to mean: Pay us before.';

describe('a label in words that no profile lists', () => {
  it('is taken for what it is likely to mean where something is missing, and that is said', async () => {
    const reading = await readPaper(BILL('Pay us before'));
    expect(valuesOf(reading, 'Bill', 'dueOn')).toEqual(['2025-09-22']);
    expect(warningsOf(reading)).toEqual([MEANING]);
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
});
