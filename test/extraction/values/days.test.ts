import { describe, expect, it } from 'vitest';
import { matchDate } from '../../../src/extraction/values/date.ts';
import { daysIn, leadingDay, likeliestDay, onlyDayIn, readDay } from '../../../src/extraction/values/days.ts';

describe('days that texts tell', () => {
  it('takes the likeliest reading of a date, and a year from elsewhere only where it prints none', () => {
    expect(likeliestDay(matchDate('03/04/2025'))).toBe('2025-04-03');
    expect(likeliestDay(matchDate('03/04/2025'), 2020)).toBe('2025-04-03');
    expect(likeliestDay(matchDate('3 April'))).toBeUndefined();
    expect(likeliestDay(matchDate('3 April'), 2020)).toBe('2020-04-03');
    expect(likeliestDay(undefined, 2020)).toBeUndefined();
  });

  it('tells a text that is a day from one that begins with it', () => {
    expect(readDay('3 April 2025')).toBe('2025-04-03');
    expect(readDay('3 April 2025 at noon')).toBeUndefined();
    expect(readDay('3 April')).toBeUndefined();
    expect(leadingDay('3 April 2025 at noon')).toBe('2025-04-03');
    expect(leadingDay('on 3 April 2025')).toBeUndefined();
  });

  it('gives the one day of a text with the words around it', () => {
    expect(onlyDayIn('Fixed until 8 November 2026, then rolling')).toEqual({
      date: '2026-11-08',
      before: 'Fixed until ',
      after: ', then rolling',
    });
    expect(onlyDayIn('from 8 November 2025 until 7 November 2026')).toBeUndefined();
    expect(onlyDayIn('until 8 November')).toBeUndefined();
    expect(onlyDayIn('rolling')).toBeUndefined();
  });

  it('gives all days of a text in their order', () => {
    expect(daysIn('due 5 May 2025, paid on 1 April 2025 and 6 June')).toEqual(['2025-05-05', '2025-04-01']);
    expect(daysIn('due 5 May 2025 and 6 June', 2024)).toEqual(['2025-05-05', '2024-06-06']);
    expect(daysIn('nothing is due')).toEqual([]);
  });
});
