// Faint letters come out as dark as ink; everything else is left as it is.
import { describe, expect, it } from 'vitest';
import type { GreyPicture } from '../../src/model/picture.ts';
import { darkenFaintInk } from '../../src/perception/faint-ink.ts';
import { lettersOf } from '../../src/perception/letters.ts';

const DENSITY = 3;
const [WIDTH, HEIGHT] = [900, 300];
type Ink = readonly [left: number, top: number, width: number, height: number, grey: number];

function picture(...boxes: readonly Ink[]): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(252);
  for (const [x, y, width, height, grey] of boxes)
    for (let row = y; row < y + height; row++) pixels.fill(grey, row * WIDTH + x, row * WIDTH + x + width);
  return { width: WIDTH, height: HEIGHT, pixels };
}

/** Signs of the shape of an L. */
const letters = (count: number, [x, y]: readonly [number, number], grey: number): readonly Ink[] =>
  Array.from({ length: count }, (_, i) => x + 18 * i).flatMap((left): Ink[] => [
    [left, y, 3, 18, grey],
    [left, y + 15, 12, 3, grey],
  ]);

describe('faint ink', () => {
  it('is as dark as ink, so that its letters are found', () => {
    const label = picture(...letters(6, [100, 100], 185), ...letters(6, [100, 140], 60));
    expect(lettersOf(label, DENSITY)).toHaveLength(6);
    const result = darkenFaintInk(label, DENSITY);
    expect(lettersOf(result, DENSITY)).toHaveLength(12);
    expect(result.pixels[150 * WIDTH + 101]).toBe(60);
  });

  it.each<[string, readonly Ink[]]>([
    ['dark letters', letters(6, [100, 100], 80)],
    ['letters on a tint', [[50, 50, 400, 150, 222], ...letters(6, [100, 100], 190)]],
    ['specks', [...letters(1, [100, 100], 185), ...letters(1, [400, 100], 185)]],
    [
      'the fine lines of a pattern',
      [...letters(6, [100, 100], 185), ...Array.from({ length: 9 }, (_, i): Ink => [90, 100 + 2 * i, 300, 1, 190])],
    ],
  ])('is not %s', (_, ink) => {
    const page = picture(...ink);
    expect(darkenFaintInk(page, DENSITY)).toBe(page);
  });
});
