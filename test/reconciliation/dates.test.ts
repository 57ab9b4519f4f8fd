import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../src/kernel/calendar-date.ts';
import type { DateReading, StatementRow } from '../../src/model/statement.ts';
import { resolveDates } from '../../src/reconciliation/dates.ts';

function rows(dates: readonly (readonly DateReading[])[]): StatementRow[] {
  return dates.map((readings, index) => ({
    index,
    page: 1,
    kind: 'entry',
    section: 'booked',
    stretch: 0,
    dates: readings,
    text: [],
    codes: [],
  }));
}

const day = (date: string): CalendarDate => date as CalendarDate;
const both = (a: number, b: number): DateReading[] => [
  { day: a, month: b, year: 2025 },
  { day: b, month: a, year: 2025 },
];

describe('dates of entries', () => {
  it('take their year from the period, across the end of a year', () => {
    const found = resolveDates(rows([[{ day: 30, month: 12 }], [{ day: 2, month: 1 }]]), {
      start: day('2025-12-20'),
      end: day('2026-01-19'),
    });
    expect([...found.values()]).toEqual(['2025-12-30', '2026-01-02']);
  });

  it('take their year from the date of issue when no period is printed', () => {
    const found = resolveDates(rows([[{ day: 28, month: 12 }], [{ day: 5, month: 1 }]]), { issued: day('2026-01-11') });
    expect([...found.values()]).toEqual(['2025-12-28', '2026-01-05']);
  });

  it('are day first where both readings fit', () => {
    expect([...resolveDates(rows([both(3, 4), both(5, 4)]), {}).values()]).toEqual(['2025-04-03', '2025-04-05']);
  });

  it('are month first where only that keeps them in order and in the period', () => {
    const found = resolveDates(rows([both(4, 1), both(4, 9), [{ day: 25, month: 4, year: 2025 }]]), {
      start: day('2025-04-01'),
      end: day('2025-04-30'),
    });
    expect([...found.values()]).toEqual(['2025-04-01', '2025-04-09', '2025-04-25']);
  });

  it('are left open when nothing tells the year', () => {
    expect(resolveDates(rows([[{ day: 3, month: 4 }]]), {}).size).toBe(0);
  });
});
