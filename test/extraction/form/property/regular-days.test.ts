import { describe, expect, it } from 'vitest';
import { onRegularDays } from '../../../../src/extraction/form/property/regular-days.ts';
import type { Instalment } from '../../../../src/extraction/form/property/instalment.ts';
import type { CalendarDate } from '../../../../src/kernel/calendar-date.ts';

const bill = (days: readonly string[], confidence = 0.7): readonly Instalment[] =>
  days.map((day, i) => ({
    date: `2031-${String(i + 4).padStart(2, '0')}-${day}` as CalendarDate,
    minor: 5400,
    printed: { text: day, page: 1, box: { x0: 0, y0: 0, x1: 1, y1: 1 }, confidence },
  }));
const daysOf = (all: readonly Instalment[]): string[] => all.map(({ date }) => date.slice(8));

const ALL = ['17', '17', '17', '17', '17', '17'];

describe('the days of instalments', () => {
  it.each([
    ['the first of its figures alone', ['17', '17', '01', '17', '17', '17']],
    ['the last of them', ['17', '17', '17', '17', '17', '07']],
  ])('are those of the others where a picture has %s', (_, days) => {
    const { instalments, findings } = onRegularDays(bill(days));
    expect(daysOf(instalments)).toEqual(ALL);
    expect(findings).toEqual([]);
  });

  it.each([
    ['another day', ['17', '17', '12', '17', '17', '17'], 1],
    ['another day in the first month', ['22', '17', '17', '17', '17', '17'], 0],
    ['a figure of it in the first month', ['01', '17', '17', '17', '17', '17'], 1],
    ['two other days', ['17', '01', '12', '17', '17', '17'], 0],
    ['too few to tell', ['17', '01', '17', '17'], 0],
  ])('are left as they are where a picture has %s', (_, days, doubts) => {
    const { instalments, findings } = onRegularDays(bill(days));
    expect(daysOf(instalments)).toEqual(days);
    expect(findings).toHaveLength(doubts);
  });

  it('are believed where they were not recognised', () => {
    const days = ['17', '17', '01', '17', '17', '17'];
    const { instalments, findings } = onRegularDays(bill(days, 1));
    expect(daysOf(instalments)).toEqual(days);
    expect(findings).toEqual([]);
  });
});
