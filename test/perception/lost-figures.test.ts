// Numbers that have more ink than figures.
import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/model/page.ts';
import { withLostFigures } from '../../src/perception/lost-figures.ts';

const numberOf = (text: string): Parameters<typeof withLostFigures>[0] => ({
  ...{ text, x0: 0, y0: 0, x1: 40, y1: 20, confidence: 0.95, characters: [] },
});
const patch = (x0: number, width: number, height = 20): Box => ({ x0, y0: 20 - height, x1: x0 + width, y1: 20 });

describe('a number', () => {
  it.each([
    ['18', 'has three figures in its box', [patch(0, 5), patch(8, 5), patch(16, 12)]],
    ['18', 'has a figure that is as wide as two', [patch(0, 21), patch(23, 11)]],
  ])('%s is unsure where it %s', (text, _, ink) => {
    expect(withLostFigures(numberOf(text), ink).confidence).toBeLessThan(0.7);
  });

  it.each([
    ['118', 'has as many figures', [patch(0, 21), patch(23, 11)]],
    ['1,180.00', 'has points and a comma', [0, 14, 28, 42, 56, 70].map((x) => patch(x, 12)).concat(patch(80, 3, 5))],
    ['£118', 'has a sign', [0, 14, 28, 42].map((x) => patch(x, 12))],
    ['A18', 'is no number', [0, 14, 28, 42].map((x) => patch(x, 12))],
  ])('%s is as sure as before where it %s', (text, _, ink) => {
    const word = numberOf(text);
    expect(withLostFigures(word, ink)).toBe(word);
  });
});
