// Recognised dates that contradict the order of the rows or their day of the week.
import { describe, expect, it } from 'vitest';
import type { Printed } from '../../src/model/printed.ts';
import type { DateReading, StatementRow } from '../../src/model/statement.ts';
import { repairDates, type RepairedDates } from '../../src/reconciliation/repair-dates.ts';
import { dateVariants } from '../../src/services/understanding/date-variants.ts';
import { readDate } from '../../src/extraction/values/date.ts';

const box = { x0: 0, y0: 0, x1: 1, y1: 1 };

function rowsOf(texts: readonly string[], confidence: number): StatementRow[] {
  return texts.map((text, index): StatementRow => {
    const datePrinted: Printed = { text, page: 1, box, confidence };
    const dates: readonly DateReading[] = readDate(text)?.readings ?? [];
    return {
      index,
      page: 1,
      kind: 'entry',
      section: 'booked',
      stretch: 0,
      dates,
      datePrinted,
      text: [],
      codes: [],
      amount: { minor: 100, printed: datePrinted, column: 'out' },
    };
  });
}

const frame = {};
const repair = (texts: readonly string[], confidence = 0.8): RepairedDates =>
  repairDates(rowsOf(texts, confidence), frame, dateVariants);
/** Only the third is unsure. */
function repairThird(texts: readonly string[]): RepairedDates {
  const unsure = rowsOf(texts, 0.8);
  return repairDates(
    rowsOf(texts, 0.95).map((row, at) => (at === 2 ? (unsure[2] ?? row) : row)),
    frame,
    dateVariants,
  );
}
const printed = ({ rows }: RepairedDates): (string | undefined)[] => rows.map((row) => row.datePrinted?.text);

describe('recognised dates', () => {
  const inOrder = ['01 May 2025', '03 May 2025', '03 May 2025', '04 May 2025', '09 May 2025', '11 May 2025'];
  const withThird = (text: string): string[] => inOrder.map((one, at) => (at === 2 ? text : one));

  it('out of order are read as the one day that fits', () => {
    const { rows } = repairThird(withThird('08 May 2025'));
    expect(rows[2]?.datePrinted).toMatchObject({ text: '03 May 2025', asRead: '08 May 2025' });
  });

  it('out of order are doubted where no other reading fits', () => {
    const repaired = repairThird(withThird('22 May 2025'));
    expect(printed(repaired)).toEqual(withThird('22 May 2025'));
    expect([...repaired.doubtful]).toEqual([2]);
  });

  it('are left where two neighbours could each be the one that was misread', () => {
    const texts = withThird('08 May 2025');
    expect(printed(repair(texts))).toEqual(texts);
  });

  it('on another day of the week than is printed are read as the one that fits', () => {
    const days = ['Thu 1 May 2025', 'Sat 8 May 2025', 'Mon 5 May 2025'];
    expect(printed(repair(days))).toEqual(['Thu 1 May 2025', 'Sat 3 May 2025', 'Mon 5 May 2025']);
  });

  it('on another day of the week than is printed are doubted, and left as they are, in embedded text', () => {
    const days = ['Thu 1 May 2025', 'Sat 8 May 2025', 'Mon 5 May 2025'];
    const repaired = repair(days, 1);
    expect(printed(repaired)).toEqual(days);
    expect([...repaired.doubtful]).toEqual([1]);
  });

  it('in order are left alone, as are those that were surely recognised or embedded', () => {
    for (const [texts, confidence] of [
      [inOrder, 0.8],
      [withThird('08 May 2025'), 0.95],
      [withThird('08 May 2025'), 1],
    ] as const) {
      const repaired = repair(texts, confidence);
      expect(printed(repaired)).toEqual(texts);
      expect(repaired.doubtful.size).toBe(0);
    }
  });
});
