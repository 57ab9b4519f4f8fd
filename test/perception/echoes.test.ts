// Letters that are read twice.
import { describe, expect, it } from 'vitest';
import type { RecognisedLine, RecognisedWord } from '../../src/model/recognised.ts';
import { withoutEchoes } from '../../src/perception/echoes.ts';

const word = (text: string, x0: number, x1: number, y0 = 100): RecognisedWord => ({
  text,
  x0,
  x1,
  y0,
  y1: y0 + 20,
  confidence: 0.9,
  characters: [],
});

const textsOf = (lines: readonly RecognisedLine[]): string[][] =>
  lines.map(({ words }) => words.map(({ text }) => text));

describe('a piece of a word that another line says again', () => {
  it('is left out', () => {
    const own = { words: [word('Mortgage', 500, 610), word('20417735', 620, 720)] };
    const other = { words: [word('Mersey', 100, 190, 108), word('ortgag', 515, 600, 103), word('417', 645, 680, 103)] };
    expect(textsOf(withoutEchoes([own, other]))).toEqual([['Mortgage', '20417735'], ['Mersey']]);
  });

  it('stays where it says something else, or stands elsewhere', () => {
    const own = { words: [word('Mortgage', 500, 610)] };
    const other = { words: [word('rate', 515, 560, 103), word('ortgag', 515, 600, 121)] };
    expect(textsOf(withoutEchoes([own, other]))).toEqual([['Mortgage'], ['rate', 'ortgag']]);
  });

  it('makes the word as wide as both', () => {
    const [own] = withoutEchoes([{ words: [word('Taxablepay', 512, 620)] }, { words: [word('Taxable', 500, 570)] }]);
    expect(own?.words).toMatchObject([{ text: 'Taxablepay', x0: 500, x1: 620 }]);
  });
});
