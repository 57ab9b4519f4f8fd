// Bills set by hand whose period is broken over lines: before a year, behind `to`, in the middle of a sentence.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const bill = (period: string, said = ''): string => `
      #Sallow Water
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Date of bill | 440:9 October 2025
      Kendal
      LA9 4QQ
      ${period}

      Your metered water bill
      ${said}

      Amount of last bill | 540r:£30.00
      Less payments received, thank you | 540r:£30.00
      Water supply | 540r:£36.00
      *New charges | 540r:*£36.00
      *Please pay by 30 October 2025 | 540r:*£36.00`;

describe('a bill whose period is broken over lines', () => {
  it.each([
    [
      'before a year',
      `330:Billing period | 440:2 April
      440:2025 to 1
      440:October 2025`,
    ],
    [
      'in a cell of a label of other words',
      `330:Period of bill | 440:2 April 2025
      440:to 1 October
      440:2025`,
    ],
    [
      'behind what a day must follow, which begins further left',
      `330:Period | 440:: 2 April 2025 to
      434:1 October 2025
      330:Terms | 440:: Direct Debit`,
    ],
  ])('is for all of its days: %s', async (_, period) => {
    const reading = await read(bill(period));
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2025-04-02']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2025-10-01']);
  });

  it('is for those of a sentence, with a comma before what joins them', async () => {
    const said = `This bill was sent on 9 October 2025 and it is for your home at 3 Beck Side since the day you moved in, 2
      April 2025, until 1 October 2025.`;
    const reading = await read(bill('', said));
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2025-04-02']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2025-10-01']);
  });
});
