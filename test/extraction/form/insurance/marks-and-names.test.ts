import { describe, expect, it } from 'vitest';
import { birthDate } from '../../../../src/extraction/form/insurance/births.ts';
import { isPersonName, isSamePerson } from '../../../../src/extraction/form/insurance/names.ts';
import { ageFindings, yearsOfMark } from '../../../../src/extraction/form/insurance/registration-age.ts';
import { calendarDate } from '../../../../src/kernel/calendar-date.ts';

describe('a registration mark', () => {
  it.each([
    ['BV70 LTX', [2020, 2021]],
    ['AB51CDE', [2001, 2002]],
    ['YK15 RWH', [2015, 2015]],
    ['P123 ABC', [1996, 1997]],
    ['ABC 123K', [1971, 1972]],
  ])('says when it was given out: %s', (mark, years) => {
    expect(yearsOfMark(mark)).toEqual(years);
  });

  it('says nothing where it has no age', () => {
    expect(yearsOfMark('JIG 1234')).toBeUndefined();
  });

  it('may be older than its vehicle, never newer', () => {
    const severities = (mark: string, year: number): string[] =>
      ageFindings(mark, year, undefined).map(({ severity }) => severity);
    expect(severities('YK15 RWH', 2015)).toEqual([]);
    expect(severities('YK15 RWH', 2020)).toEqual(['info']);
    expect(severities('YK15 RWH', 2010)).toEqual(['warnings']);
  });
});

describe('a date of birth', () => {
  const start = calendarDate(2025, 3, 1);

  it.each([
    ['3-Nov-41', '1941-11-03'],
    ['24/10/99', '1999-10-24'],
    ['1 May 2004', '2004-05-01'],
    ['01/05/04', '2004-05-01'],
  ])('is that of the latest century before the policy: %s', (text, date) => {
    expect(birthDate(text, start)).toBe(date);
  });
});

describe('names', () => {
  it.each([
    ['Mr James Edward Smith', 'James Edward Smith', true],
    ['Mr J Smith', 'James Edward Smith', true],
    ['Mr James Smith', 'Mr James Edward Smith', true],
    ['Mrs Megan Lister', 'Ms Megan Lister', false],
    ['James Smith', 'Sarah Smith', false],
    ['James Edward Smith', 'James Peter Smith', false],
    ['Ana Ashfield-Green', 'Ana Ashfield-Green', true],
  ])('%s and %s are of one person: %s', (a, b, same) => {
    expect(isSamePerson(a, b)).toBe(same);
  });

  it.each(
    ['Any licensed driver', 'Policyholder', 'Full UK', 'Date of birth', 'GENERAL QUESTIONS', 'Claims History'].map(
      (text) => [text],
    ),
  )('are not what a label says: %s', (text) => {
    expect(isPersonName(text)).toBe(false);
  });
});
