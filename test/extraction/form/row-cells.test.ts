import { expect, it } from 'vitest';
import { dayCell } from '../../../src/extraction/form/row-cells.ts';
import { calendarDate } from '../../../src/kernel/calendar-date.ts';

it('a day is the cell of a row as other values are', () => {
  const date = calendarDate(2026, 11, 8);
  const printed = { text: '8 November 2026', page: 1, confidence: 1, box: { x0: 0, y0: 0, x1: 60, y1: 10 } };
  expect(date && dayCell(date, printed, 0.92)).toEqual({ value: { kind: 'date', date }, printed, confidence: 0.92 });
  expect(date && dayCell(date, printed).confidence).toBe(0.9);
});
