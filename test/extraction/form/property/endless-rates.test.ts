// Days of the years to come on a statement whose rate was read without its end.
import { describe, expect, it } from 'vitest';
import { endlessRates } from '../../../../src/extraction/form/property/rate-doubts.ts';
import type { Rate } from '../../../../src/extraction/form/property/rate.ts';
import { calendarDate } from '../../../../src/kernel/calendar-date.ts';
import { pageOf } from '../../../services/understanding/page-of.ts';

const NOWHERE = { text: '', page: 1, box: { x0: 0, y0: 0, x1: 0, y1: 0 }, confidence: 1 };
const RATE: Rate = { rate: '5.79%', determination: 'Discount', printed: NOWHERE };

const doubts = (line: string): number =>
  endlessRates(pageOf([line], 1), [RATE], { fields: {}, end: calendarDate(2025, 10, 31) }).length;

describe('a day of the years to come', () => {
  it.each(['Vlork zub 30 September 2026', 'This discount is payable until 30 September 2026.'])(
    'may be the last of a rate: %s',
    (line) => {
      expect(doubts(line)).toBe(1);
    },
  );

  it.each(['what you owe. Payable until 30 September 2026.', 'It is payable up to 30 September 2026.'])(
    'is the last of a charge: %s',
    (line) => {
      expect(doubts(line)).toBe(0);
    },
  );
});
