import { describe, expect, it } from 'vitest';
import { dayInTaxYear, yearOfMonth } from '../../../../src/extraction/form/property/tax-year.ts';
import { matchDate } from '../../../../src/extraction/values/date.ts';

describe('a tax year', () => {
  it('runs from April to March', () => {
    expect([3, 4, 12, 1].map((month) => yearOfMonth(month, 2025))).toEqual([2026, 2025, 2025, 2026]);
  });

  it('gives its year to a day that prints none', () => {
    expect(dayInTaxYear(matchDate('1 February'), 2025)).toBe('2026-02-01');
    expect(dayInTaxYear(matchDate('1 May'), 2025)).toBe('2025-05-01');
    expect(dayInTaxYear(matchDate('1 February 2020'), 2025)).toBe('2020-02-01');
    expect(dayInTaxYear(matchDate('1 February'), undefined)).toBeUndefined();
  });
});
