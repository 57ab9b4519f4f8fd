import { describe, expect, test } from 'vitest';
import { signsOf } from '../../src/classification/signs.ts';
import type { Sign } from '../../src/profiles/profile.ts';
import { print } from './papers.ts';

const signs = (...lines: readonly string[]): readonly Sign[] => [
  ...signsOf(print(lines).pages.flatMap((page) => page.lines)),
];

describe('dated rows', () => {
  test.each([
    ['3 Jan', '4 Jan', '5 Jan'],
    ['03 JAN 24', '04JAN24', '05-Jan-24'],
    ['3rd January', '14th February 2024', 'Mon 5 Feb'],
    ['Jan 3, 2024', 'Feb 14', 'March 2'],
    ['03/01/2024', '2024-01-04', '05.01.24'],
  ])('are seen when three lines begin with a date and hold an amount: %s, %s, %s', (...dates) => {
    expect(signs(...dates.map((date) => `${date}   SHOP   12.50`))).toContain('dated-rows');
  });

  test('are not seen in dates without amounts, nor in amounts without dates', () => {
    expect(signs('3 Jan  SHOP', '4 Jan  SHOP', '5 Jan  SHOP')).not.toContain('dated-rows');
    expect(signs('12.99  SHOP  1.00', '3 for 2  4.00', '10% off  5.00')).not.toContain('dated-rows');
  });
});

describe('a running balance', () => {
  test.each([
    ['upwards and downwards', 'A  10.00  110.00', 'B  5.00  105.00', 'C  20.00  125.00'],
    ['newest first', 'A  -5.00  105.00', 'B  10.00  110.00', 'C  1.00  100.00'],
    ['through zero into overdraft', 'A  10.00  5.00', 'B  15.00  10.00 OD', 'C  3.00  13.00 OD'],
    ['in continental figures', 'A  10,00  1.110,00', 'B  5,00  1.105,00', 'C  20,00  1.125,00'],
  ])('is seen %s', (_, ...lines) => {
    expect(signs(...lines)).toContain('running-balance');
  });

  test('is not seen in figures that do not follow from each other, nor in zeros', () => {
    expect(signs('A  10.00  110.00', 'B  5.00  200.00', 'C  20.00  7.00')).not.toContain('running-balance');
    expect(signs('A  0.00  0.00', 'B  5.00  5.00', 'C  0.00  0.00')).not.toContain('running-balance');
  });
});

test('a machine readable zone is seen with or without spaces', () => {
  expect(signs('P<GBRMUSTER<<OMAR<<<<<<<<<<<<<<<<<<<<<<<<<<<')).toContain('machine-readable-zone');
  expect(signs('P<GBRMUSTER<<OMAR <<<<<<<<<<<<<<<<<<<<<<<< <<<')).toContain('machine-readable-zone');
  expect(signs('REFERENCE ABCDEFGHIJKLMNOPQRSTUVWXYZ1234')).not.toContain('machine-readable-zone');
});

test('the codes of pay are a National Insurance number and a tax code, in any words', () => {
  expect(signs('Rhif YG  NP 40 29 18 B', 'Cod Treth  C1257L')).toContain('pay-codes');
  expect(signs('NP402918B K120')).toContain('pay-codes');
  expect(signs('Rhif YG  NP 40 29 18 B', 'Ref 1257L8')).not.toContain('pay-codes');
  expect(signs('Cod Treth  C1257L', 'Order NP402918Z')).not.toContain('pay-codes');
});

test('prose is text in long stretches, few words are next to none, and amounts have pence or a currency sign', () => {
  const sentence = 'We are writing to let you know that nothing at all has changed since our last letter.';
  expect(signs(sentence, sentence)).toEqual(['prose', 'no-amounts']);
  expect(signs('One', 'two')).toEqual(['few-words', 'no-amounts']);
  expect(signs('Total  £5')).toEqual(['few-words']);
  expect(signs('Total  5.00')).toEqual(['few-words']);
});
