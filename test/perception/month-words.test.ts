// Months as engines misread them.
import { describe, expect, it } from 'vitest';
import { spellMonth } from '../../src/perception/month-words.ts';

const read = (text: string): string[] =>
  spellMonth({ text, x0: 0, y0: 0, x1: 10 * text.length, y1: 10, confidence: 0.9, characters: [] }).map(
    (word) => word.text,
  );

describe('a month', () => {
  it.each([
    ['0ct', ['Oct']],
    ['28)ul', ['28', 'Jul']],
    [']une', ['June']],
    ['©30CT', ['03OCT']],
    ['3]an', ['3', 'Jan']],
    ['03Dec?25', ['03', 'Dec25']],
  ])('is spelt as it must be: %s', (text, spelt) => {
    expect(read(text)).toEqual(spelt);
  });

  it.each([['Mull'], ['(un)'], ['Annual'], ['may']])('is not what looks like none: %s', (text) => {
    expect(read(text)).toEqual([text]);
  });
});
