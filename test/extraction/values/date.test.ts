import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, datesIn, matchDate, readDate } from '../../../src/extraction/values/date.ts';
import { calendarDate } from '../../../src/kernel/calendar-date.ts';

/** Every reading as a date, likeliest first; those without a year in 2024. */
const read = (text: string): readonly (string | undefined)[] | undefined =>
  readDate(text)?.readings.map((reading) => dateOf(reading, 2024));
const found = (text: string): readonly string[] =>
  datesIn(text).map(({ match, index }) => text.slice(index, index + match.length).trim());

describe('a date', () => {
  it.each([
    ['3 Jan'],
    ['03 JAN 24'],
    ['3rd January'],
    ['Jan 3, 2024'],
    ['3 January 2024'],
    ['03 Jan 2024'],
    ['03JAN24'],
    ['03JAN2024'],
    ['03JAN'],
    ['3Jan'],
    ['3-Jan-24'],
    ['3-Jan-2024'],
    ['3/Jan/2024'],
    ['03.Jan.2024'],
    ["3 Jan '24"],
    ['3 Jan ’24'],
    ['3rd Jan, 2024'],
    ['3rd of January 2024'],
    ['January 3rd, 2024'],
    ['January 3 2024'],
    ['Jan. 3'],
    ['JAN 03'],
    ['3. Jan'],
    ['3 Jan.'],
    ['Wed 3 Jan 2024'],
    ['Wednesday, 3 January 2024'],
    ['Wed, 3 Jan'],
    ['WEDNESDAY 03 JANUARY'],
    ['2024-01-03'],
    ['2024/01/03'],
    ['2024-1-3'],
    ['2024-01-03T10:00'],
    ['2024-01-03T10:00:59.5Z'],
    ['2024-01-03T10:00:59+01:00'],
    ['20240103'],
    ['Weds 3 Jan'],
    ['3 - Jan - 24'],
    ['Jan-03-24'],
    ['  3 Jan 2024  '],
    ['3 Jan 2024.'],
    ['3 Jan 2024,'],
  ])('%j is the third of January', (text) => {
    expect(read(text)).toEqual(['2024-01-03']);
  });

  it.each(['03/01/2024', '03/01/24', '3/1/24', '03-01-2024', '03.01.2024', '03 01 2024', '03 01 24', '03/01', '3-1'])(
    '%j is the third of January, or else the first of March',
    (text) => {
      expect(read(text)).toEqual(['2024-01-03', '2024-03-01']);
    },
  );

  it.each([
    ['13/12/2024', '2024-12-13'],
    ['12/13/2024', '2024-12-13'],
    ['31/01/24', '2024-01-31'],
    ['05/05/2024', '2024-05-05'],
  ])('%j has one reading', (text, date) => {
    expect(read(text)).toEqual([date]);
  });

  it.each([
    ...[
      '31 Feb 2024',
      '31/04/2024',
      '30 Feb',
      '0 Jan',
      '00/01/2024',
      '32 Jan',
      '13/13/2024',
      '2024-13-01',
      '29 Feb 2023',
    ],
    ...['Jan 2024', 'January', '2024', 'Monday', '', ' ', '12', '12.50', '1,234.56', '12:30'],
    ...[
      '3 Mayfield Road',
      '10 Decimal',
      '3 Marlow',
      '4 Junction',
      '12345678',
      'Sept',
      '3 Jan 1899',
      '3/1/24/5',
      '20-11-222',
    ],
    // No year of a statement: a house, a time, a sort code; four digits before this era's papers.
    ...['3 Jan 50', '03JAN99', '03/01/85', '20-11-41', '3 Jan 1899', '3 Jan 2130', '20241301', '19240103'],
    // As likely an amount, or figures of a version.
    ...['03.01', '12.13.14.1', 'May 12.50', 'May 1,234'],
  ])('%j is none', (text) => {
    expect(readDate(text)).toBeUndefined();
  });

  it('may be the 29th of February where no year is printed', () => {
    expect(readDate('29 Feb')?.readings).toEqual([{ day: 29, month: 2 }]);
    expect(dateOf({ day: 29, month: 2 }, 2023)).toBeUndefined();
    expect(dateOf({ day: 29, month: 2 })).toBeUndefined();
  });

  it('has its own year, before that of its surroundings', () => {
    expect(dateOf({ day: 3, month: 1, year: 2023 }, 2024)).toBe('2023-01-03');
  });
});

describe('a date at the start of a text', () => {
  it.each([
    ['3 Jan Card Payment', '3 Jan'],
    ['03/01/24 10:00', '03/01/24'],
    ['18/11/2025, 20:14', '18/11/2025'],
    ['3 Jan 20:14', '3 Jan'],
    ['3 Jan 12.50', '3 Jan'],
    ['3 Jan 1,234.56', '3 Jan'],
    ['3 Jan 123 HIGH STREET', '3 Jan'],
    ['24 Dec 25 12.50', '24 Dec 25'],
    ['3 Aug 25 4.93 100.00', '3 Aug 25'],
    ['03/01 TESCO', '03/01'],
    ['3 Jan 2024–2 Feb 2024', '3 Jan 2024'],
    // What follows is no year: the day of another date, a house, a sort code.
    ['12 Oct - 11 Nov 2025', '12 Oct'],
    ['12 Nov 13 Nov Card Payment', '12 Nov'],
    ['12 Oct/13 Oct', '12 Oct'],
    ['Oct 12 13 Nov', 'Oct 12'],
    ['3 Jan 50 HIGH STREET', '3 Jan'],
    ['3 Jan 1234 HIGH STREET', '3 Jan'],
    ['3 Jan 20-11-22 TRANSFER', '3 Jan'],
    ['12 Oct 25 13 Oct 25 TESCO', '12 Oct 25'],
    ['01OCT25-31OCT25', '01OCT25'],
    ['1 Oct 2025/31 Oct 2025', '1 Oct 2025'],
  ])('in %j is %j', (text, date) => {
    expect(text.slice(0, matchDate(text)?.length)).toBe(date);
  });

  it('is not looked for in the whole of a long text', () => {
    expect(matchDate(`3${' '.repeat(100_000)}Jan`)).toBeUndefined();
    expect(matchDate(`${' '.repeat(100_000)}3 Jan`)?.length).toBe(100_005);
  });

  it('does not stand later', () => {
    expect(matchDate('on 3 Jan')).toBeUndefined();
  });
});

describe('dates inside a text', () => {
  it('of which the first is a day alone have the month and year of the second', () => {
    expect(datesIn('1 to 30 November 2025').map(({ match }) => match.readings)).toEqual([
      [{ day: 1, month: 11, year: 2025 }],
      [{ day: 30, month: 11, year: 2025 }],
    ]);
  });

  it.each([
    ['1 November 2025 to 30 November 2025', ['1 November 2025', '30 November 2025']],
    ['From 01/10/2025 to 31/10/2025', ['01/10/2025', '31/10/2025']],
    ['01 Oct 2025 - 31 Oct 2025', ['01 Oct 2025', '31 Oct 2025']],
    ['12 October 2025–11 November 2025', ['12 October 2025', '11 November 2025']],
    ['12 Oct to 11 Nov 2025', ['12 Oct', '11 Nov 2025']],
    ['Oct 12 - Nov 11, 2025', ['Oct 12', 'Nov 11, 2025']],
    ['due 5 December 2025.', ['5 December 2025']],
    ['(30 Nov 2025)', ['30 Nov 2025']],
    ['12 Oct 2025 13 Oct 2025', ['12 Oct 2025', '13 Oct 2025']],
    ['12 Oct - 11 Nov 2025', ['12 Oct', '11 Nov 2025']],
    ['1 Oct - 31 Oct 2025', ['1 Oct', '31 Oct 2025']],
    ['12 Nov 13 Nov', ['12 Nov', '13 Nov']],
    ['12 November 13 November', ['12 November', '13 November']],
    ['12 Oct/13 Oct', ['12 Oct', '13 Oct']],
    // A period without spaces.
    ['01OCT25-31OCT25', ['01OCT25', '31OCT25']],
    ['01/10/2025-31/10/2025', ['01/10/2025', '31/10/2025']],
    ['2025-10-01/2025-10-31', ['2025-10-01', '2025-10-31']],
    ['12 Oct-11 Nov 2025', ['12 Oct', '11 Nov 2025']],
    // A first half that the second completes.
    ['1 to 30 November 2025', ['1', '30 November 2025']],
    ['1-30 November 2025', ['1', '30 November 2025']],
    ['1st – 30th November', ['1st', '30th November']],
    ['From 12/10 to 11/11/2025', ['12/10', '11/11/2025']],
    ['12/10/2025 - 11/11', ['12/10/2025', '11/11']],
    ['01-10-25 to 31-10-25', ['01-10-25', '31-10-25']],
    // Digits that are as likely something else.
    ['Sort code 20-11-22', []],
    ['20-11-22 12345678', []],
    ['page 1/2', []],
    ['24/7 Stores', []],
    ['Account 20240103', []],
    ['Flat 3, 12 March Street', []],
    ['Page 1 - 30 November 2025', ['30 November 2025']],
    ['Page 1/2 - 30/11/2025', ['30/11/2025']],
    ['£5 to 30 November 2025', ['30 November 2025']],
    ['31 - 30 November 2025', ['30 November 2025']],
    ['Call 0345 555 0142 between 8am and 8pm', []],
    ['£1,234.56 at 24.9%', []],
  ])('in %j are %j', (text, dates) => {
    expect(found(text)).toEqual(dates);
  });
});

describe('every date', () => {
  const date = fc
    .record({ year: fc.integer({ min: 2000, max: 2039 }), dayOfYear: fc.integer({ min: 0, max: 364 }) })
    .map(({ year, dayOfYear }) => {
      const day = new Date(Date.UTC(year, 0, 1 + dayOfYear));
      return { year, month: day.getUTCMonth() + 1, day: day.getUTCDate() };
    });
  type Day = typeof date extends fc.Arbitrary<infer Value> ? Value : never;
  const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];
  const names = [...months, 'August', 'September', 'October', 'November', 'December'];
  const two = (value: number): string => String(value).padStart(2, '0');
  const name = ({ month }: Day): string => names[month - 1] ?? '';
  const short = (day: Day): string => name(day).slice(0, 3);
  const ordinal = (day: number): string =>
    `${day}${day > 10 && day < 20 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
  const styles: readonly ((day: Day) => string)[] = [
    (day) => `${day.day} ${name(day)} ${day.year}`,
    (day) => `${two(day.day)} ${short(day)} ${day.year}`,
    (day) => `${two(day.day)} ${short(day).toUpperCase()} ${two(day.year % 100)}`,
    (day) => `${two(day.day)}${short(day).toUpperCase()}${two(day.year % 100)}`,
    (day) => `${day.day}-${short(day)}-${day.year}`,
    (day) => `${ordinal(day.day)} ${name(day)} ${day.year}`,
    (day) => `${short(day)} ${day.day}, ${day.year}`,
    (day) => `${name(day)} ${ordinal(day.day)}, ${day.year}`,
    (day) => `${two(day.day)}/${two(day.month)}/${day.year}`,
    (day) => `${day.day}/${day.month}/${two(day.year % 100)}`,
    (day) => `${two(day.day)}.${two(day.month)}.${day.year}`,
    (day) => `${two(day.day)}-${two(day.month)}-${two(day.year % 100)}`,
    (day) => `${day.year}-${two(day.month)}-${two(day.day)}`,
  ];
  const style = fc.constantFrom(...styles);

  it('is read as it was printed, in every style', () => {
    fc.assert(
      fc.property(date, style, (day, print) => {
        expect(readDate(print(day))?.readings[0]).toEqual({ ...day });
      }),
      { numRuns: 1_000 },
    );
  });

  it('is found twice in a period', () => {
    fc.assert(
      fc.property(
        date,
        date,
        style,
        fc.constantFrom(' to ', ' - ', ' – ', ' and ', ' until ', '–', '-'),
        (a, b, print, between) => {
          const text = `Period ${print(a)}${between}${print(b)} inclusive`;
          expect(datesIn(text).map(({ match }) => match.readings[0])).toEqual([a, b]);
        },
      ),
    );
  });

  it('exists in the calendar and ends inside the text, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '3',
        '31',
        '30',
        '29',
        'Feb',
        'JAN',
        'June',
        '/',
        '-',
        '.',
        ' ',
        '24',
        '2024',
        'st',
        'Mon',
        ',',
        '12.50',
        'of',
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        for (const match of [matchDate(text), readDate(text), ...datesIn(text).map((one) => one.match)]) {
          if (!match) continue;
          expect(match.readings.length).toBeGreaterThan(0);
          expect(match.length).toBeGreaterThan(0);
          expect(match.length).toBeLessThanOrEqual(text.length);
          for (const { year = 2024, month, day } of match.readings)
            expect(calendarDate(year, month, day)).toBeDefined();
        }
        const places = datesIn(text);
        for (const [index, place] of places.entries()) {
          const before = places[index - 1];
          if (before) expect(place.index).toBeGreaterThanOrEqual(before.index + before.match.length);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
