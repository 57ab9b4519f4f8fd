import { describe, expect, it } from 'vitest';
import { withSmallCapitals } from '../../src/layout/small-capitals.ts';
import type { Word } from '../../src/model/page.ts';

/** A word on the baseline at 40 pt whose letters are `sizePt` large and half as wide, and reach a fifth beneath it. */
const word = (text: string, x0: number, sizePt: number, base = 40): Word => ({
  text,
  x0,
  x1: x0 + 0.5 * sizePt * text.length,
  y0: base - 0.9 * sizePt,
  y1: base + 0.2 * sizePt,
  sizePt,
  font: 'Serif',
  bold: false,
  confidence: 1,
});
const textsOf = (words: readonly Word[]): string[] => withSmallCapitals(words).map(({ text }) => text);

describe('a capital before smaller letters', () => {
  it('is the first letter of their word, where they stand right behind it on its baseline', () => {
    expect(textsOf([word('T', 50, 20), word('arnside', 60, 14), word('G', 120, 20), word('AS', 130, 14)])).toEqual([
      'Tarnside',
      'GAS',
    ]);
    expect(textsOf([word('D', 50, 9), word('ecember', 55.4, 6)])).toEqual(['December']);
  });

  it('is none where they stand apart, raised, on another line, or at the head of a passage', () => {
    const apart = [word('T', 50, 20), word('arnside', 64, 14)];
    const raised = [word('T', 50, 20), word('arnside', 60, 14, 33)];
    const lower = [word('T', 50, 20), word('arnside', 60, 14, 54)];
    const passage = [word('T', 50, 48), word('he water', 74, 10)];
    for (const words of [apart, raised, lower, passage]) expect(textsOf(words)).toHaveLength(2);
  });
});
