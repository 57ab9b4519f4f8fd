// Rows of a list that runs across the page beneath a column.
import { describe, expect, it } from 'vitest';
import { isListed } from '../../../../src/extraction/form/utility/listed-rows.ts';
import { at, layOut } from '../../statement/placed-pages.ts';

const COLUMN = {};

const isOne = (...words: readonly string[]): boolean => {
  const [page] = layOut(words.map((text, i) => at(50 + 120 * i, 100, text))).pages;
  const phrases = page?.lines.flatMap((line) => line.phrases) ?? [];
  return isListed(
    new Map([
      [undefined, phrases.slice(0, -1)],
      [COLUMN, phrases.slice(-1)],
    ]),
  );
};

describe('a row of words with an amount in a column', () => {
  it('is one of a list', () => {
    expect(isOne('Used water', '54', '£4.1085', '£221.86')).toBe(true);
    expect(isOne('Used water', '54.15', '£4.1085', '£222.48')).toBe(true);
  });

  it('is none where the words have an amount of their own', () => {
    expect(isOne('Used water', '£54.15', '£222.48')).toBe(false);
  });
});
