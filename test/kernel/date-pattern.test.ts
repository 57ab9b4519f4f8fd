import { describe, expect, it } from 'vitest';
import { withDates } from '../../src/kernel/date-pattern.ts';

const found = (pattern: string, text: string): string | undefined =>
  new RegExp(withDates(pattern), 'iu').exec(text)?.[1];

describe('a pattern of a profile', () => {
  it.each([
    '3 January 2025',
    '3rd of January, 2025',
    'Friday 3 Jan 2025',
    'Fri, 03-Jan-25',
    'the 3rd of January 2025',
    'Friday the 3rd of January 2025',
    '03 Jan ’25',
    'January 3, 2025',
    '03/01/2025',
    '3.1.25',
    '03 / 01 / 2025',
    '2025-01-03',
    '3 Ionawr 2025',
  ])('finds a day with its year in the place of {date}, however it is printed: %s', (day) => {
    expect(found('\\bpaid on ({date})', `It was paid on ${day}.`)).toBe(day);
    expect(found('\\bpaid on ({day})', `It was paid on ${day}, in full`)).toBe(day);
  });

  it.each(['3 January', '3rd of Jan', 'Mon 3 January', 'January 3'])('needs no year in that of {day}: %s', (day) => {
    expect(found('\\bpaid on ({day})', `paid on ${day}, in full`)).toBe(day);
    expect(found('\\bpaid on ({date})', `paid on ${day}, in full`)).toBeUndefined();
  });

  it.each(['12.50', '3 to 5 days', '3 Jackets', '12.34.567', '3 May 1,200.00', '07700 900123'])(
    'takes nothing else for a day: %s',
    (text) => {
      expect(found('\\bpaid on ({date})', `paid on ${text}`)).toBeUndefined();
    },
  );

  it('may be found twice in a sentence', () => {
    expect(found('between ({day} and {date})', 'charges between 3 May and 2 June 2025')).toBe('3 May and 2 June 2025');
  });
});
