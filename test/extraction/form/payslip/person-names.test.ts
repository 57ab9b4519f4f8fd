import { describe, expect, it } from 'vitest';
import { employeeParts, isPersonName, nameAndReference } from '../../../../src/extraction/form/payslip/person-names.ts';

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
