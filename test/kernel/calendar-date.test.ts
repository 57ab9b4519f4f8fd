import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, dayNumber, partsOf, type CalendarDate } from '../../src/kernel/calendar-date.ts';

function existing(year: number, month: number, day: number): CalendarDate {
  const date = calendarDate(year, month, day);
  if (date === undefined) throw new Error(`no such day: ${year}-${month}-${day}`);
  return date;
}

// Steps of a thousand days stay inside the years that four digits print.
const parts = fc.record({
  year: fc.integer({ min: 1583, max: 9990 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});
const date = parts.map(({ year, month, day }) => existing(year, month, day));
const step = fc.integer({ min: -1000, max: 1000 });
/** The Gregorian rule in its own words, apart from what the module does. */
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number): number =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;

describe('a calendar date', () => {
  it('is printed as ISO 8601 has it', () => {
    expect(calendarDate(2024, 1, 3)).toBe('2024-01-03');
    expect(calendarDate(1999, 12, 31)).toBe('1999-12-31');
  });

  it('exists for every day of every month of the Gregorian calendar, and for no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1583, max: 9999 }),
        fc.integer({ min: -1, max: 14 }),
        fc.integer({ min: -1, max: 33 }),
        (year, month, day) => {
          const exists = day >= 1 && day <= lengthOf(year, month);
          expect(calendarDate(year, month, day) !== undefined).toBe(exists);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each([
    [2024, true],
    [2023, false],
    [2000, true],
    [1900, false],
    [2100, false],
  ])('has a 29th of February in %i: %s', (year, leap) => {
    expect(calendarDate(year, 2, 29) !== undefined).toBe(leap);
  });

  it.each([
    [10_000, 1, 1],
    [999, 1, 1],
    [24, 1, 3],
    [0, 1, 1],
    [-1, 1, 1],
    [2024, 1.5, 3],
    [2024, 1, 3.5],
    [Number.NaN, 1, 3],
    [2024, Number.NaN, 3],
    [2024, 1, Infinity],
  ])('is none for year %d, month %d, day %d', (year, month, day) => {
    expect(calendarDate(year, month, day)).toBeUndefined();
  });

  it('gives back the parts it was made of', () => {
    fc.assert(
      fc.property(parts, (one) => {
        expect(partsOf(existing(one.year, one.month, one.day))).toEqual(one);
      }),
    );
  });

  it('stands in the order of time when compared as a string', () => {
    fc.assert(
      fc.property(date, date, (a, b) => {
        expect(a < b).toBe(dayNumber(a) < dayNumber(b));
        expect(a === b).toBe(dayNumber(a) === dayNumber(b));
      }),
    );
  });
});

describe('days', () => {
  it('are numbered from the first of January 1970, one after the other', () => {
    expect(dayNumber(existing(1970, 1, 1))).toBe(0);
    expect(dayNumber(existing(1969, 12, 31))).toBe(-1);
    expect(dayNumber(existing(2000, 3, 1))).toBe(11_017);
  });

  it('are added as they are counted, across months, years and leap days', () => {
    expect(addDays(existing(2024, 2, 28), 1)).toBe('2024-02-29');
    expect(addDays(existing(2024, 12, 31), 1)).toBe('2025-01-01');
    fc.assert(
      fc.property(date, step, (start, days) => {
        const later = addDays(start, days);
        expect(dayNumber(later) - dayNumber(start)).toBe(days);
        expect(addDays(later, -days)).toBe(start);
        const { year, month, day } = partsOf(later);
        expect(calendarDate(year, month, day)).toBe(later);
      }),
    );
  });

  it('may be added in any order', () => {
    fc.assert(
      fc.property(date, step, step, (start, a, b) => {
        expect(addDays(addDays(start, a), b)).toBe(addDays(start, a + b));
      }),
    );
  });

  it('leave no gap at the change of clocks', () => {
    // Late March and late October in the United Kingdom: 23 and 25 hours of local time.
    for (const [month, day] of [
      [3, 31],
      [10, 27],
    ] as const) {
      const sunday = existing(2024, month, day);
      expect(dayNumber(addDays(sunday, 1)) - dayNumber(sunday)).toBe(1);
    }
  });
});
