import { describe, expect, it } from 'vitest';
import { billRows } from '../../../../src/extraction/form/utility/bill-rows.ts';
import { wholeLabels } from '../../../../src/extraction/form/utility/narrow-labels.ts';
import { at, layOut, type PlacedText } from '../../statement/placed-pages.ts';

const KNOWN = ['Electricity', 'Gas'] as const;
const rowsOf = (...texts: readonly PlacedText[]): string[] =>
  wholeLabels(billRows(layOut(texts), KNOWN), KNOWN).map(({ text }) => text);

describe('labels of narrow cards', () => {
  it('run over to a line of their own, the value beside the first line', () => {
    expect(rowsOf(at(60, 100, 'Daily standing'), at(200, 100, '58.61p'), at(60, 111, 'charge'))).toEqual([
      'Daily standing charge  58.61p',
    ]);
  });

  it('or beside the last', () => {
    expect(rowsOf(at(60, 100, 'Daily standing'), at(60, 111, 'charge'), at(200, 111, '58.61p'))).toEqual([
      'Daily standing charge  58.61p',
    ]);
  });

  it('end where another label begins, or has a value of its own', () => {
    const apart = ['Daily standing  58.61p', 'Unit rate'];
    expect(rowsOf(at(60, 100, 'Daily standing'), at(200, 100, '58.61p'), at(60, 111, 'Unit rate'))).toEqual(apart);
    expect(
      rowsOf(at(60, 100, 'Daily standing'), at(200, 100, '58.61p'), at(60, 111, 'charge'), at(200, 111, '24.10p')),
    ).toEqual(['Daily standing  58.61p', 'charge  24.10p']);
  });
});
