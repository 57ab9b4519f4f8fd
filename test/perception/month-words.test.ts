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
    ['27.0ct25:))', ['27', 'Oct25']],
  ])('is spelt as it must be: %s', (text, spelt) => {
    expect(read(text)).toEqual(spelt);
  });

  it('is spelt so in its letters too, where it is parted from its day and may be parted again', () => {
    const letters = Array.from('170ct25').map((text, at) => ({
      text,
      confidence: 0.9,
      x0: 10 * at,
      y0: 0,
      x1: 10 * at + 8,
      y1: 10,
    }));
    const words = spellMonth({ text: '170ct25', x0: 0, y0: 0, x1: 70, y1: 10, confidence: 0.9, characters: letters });
    expect(words.map(({ characters }) => characters.map(({ text }) => text).join(''))).toEqual(['17', 'Oct25']);
  });

  it.each([['Mull'], ['(un)'], ['Annual'], ['may']])('is not what looks like none: %s', (text) => {
    expect(read(text)).toEqual([text]);
  });
});
