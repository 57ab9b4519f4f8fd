import { describe, expect, it } from 'vitest';
import { withSignsJoined } from '../../src/layout/signs-apart.ts';
import { at, layOut } from '../extraction/statement/placed-pages.ts';

const phrasesOf = (...cells: readonly (readonly [number, string])[]): readonly string[] =>
  withSignsJoined(layOut(cells.map(([x, text]) => at(x, 100, text)))).pages.flatMap(({ lines }) =>
    lines.flatMap(({ phrases }) => phrases.map((phrase) => phrase.text)),
  );

describe('the sign of a currency that stands apart from its figure', () => {
  it('is one phrase with it', () => {
    expect(phrasesOf([50, 'Rent'], [150, '£'], [180, '254.03'], [260, '£'], [290, '12.00'])).toEqual([
      'Rent',
      '£ 254.03',
      '£ 12.00',
    ]);
  });

  it('stays a head of its own over a column, beside a count, and far from any figure', () => {
    expect(phrasesOf([150, '£'], [260, '£'])).toEqual(['£', '£']);
    expect(phrasesOf([150, '£'], [180, '12'])).toEqual(['£', '12']);
    expect(phrasesOf([150, '£'], [400, '12.00'])).toEqual(['£', '12.00']);
  });
});
