import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../../../src/kernel/calendar-date.ts';
import { taxPeriodsOf } from '../../../../src/extraction/form/payslip/pay-dates.ts';
import { employeeParts, isPersonName, nameAndReference } from '../../../../src/extraction/form/payslip/people.ts';

describe('the name of an employee', () => {
  it.each([
    ['Mr J Whitford-Brown', { title: 'Mr', givenName: 'J', familyName: 'Whitford-Brown' }],
    ['PENROSE, Martin', { givenName: 'Martin', familyName: 'PENROSE' }],
    ['Okafor, Mrs Chloe', { title: 'Mrs', givenName: 'Chloe', familyName: 'Okafor' }],
    ['Evans, R (Mr)', { title: 'Mr', givenName: 'R', familyName: 'Evans' }],
    ['SMITH J A', { givenName: 'J', middleNames: 'A', familyName: 'SMITH' }],
    ['Piotr de Souza', { givenName: 'Piotr', familyName: 'de Souza' }],
  ])('%s has its parts told apart', (name, parts) => {
    expect(employeeParts(name)).toMatchObject(parts);
  });

  it.each([
    ['PENROSE, Martin (K4410)', 'PENROSE, Martin', 'K4410'],
    ['88213 - Mr D Penrose', 'Mr D Penrose', '88213'],
    ['Mr D Penrose [EMP4583]', 'Mr D Penrose', 'EMP4583'],
    ['Mr D Penrose', 'Mr D Penrose', undefined],
  ])('%s may come with a number', (text, name, reference) => {
    expect(nameAndReference(text)).toEqual({ name, ...(reference === undefined ? {} : { reference }) });
  });

  it.each(['Payment Method', 'Otter & Finch Joinery Ltd', 'Ward 12', 'Tax Code'])('is not %s', (text) => {
    expect(isPersonName(text)).toBe(false);
  });
});

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
