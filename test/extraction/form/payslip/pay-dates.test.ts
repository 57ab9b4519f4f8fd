import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../../../src/kernel/calendar-date.ts';
import { taxPeriodsOf } from '../../../../src/extraction/form/payslip/pay-dates.ts';

describe('the tax month and week of a day', () => {
  it.each([
    [[2025, 4, 5], 12, 53],
    [[2025, 4, 6], 1, 1],
    [[2025, 10, 17], 7, 28],
    [[2025, 11, 5], 7, 31],
    [[2026, 1, 6], 10, 40],
  ] as const)('of %j', ([year, month, day], taxMonth, week) => {
    const date = calendarDate(year, month, day);
    expect(date && taxPeriodsOf(date)).toEqual({ month: taxMonth, week });
  });
});
