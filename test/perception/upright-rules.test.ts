// Upright rules of tables and boxes are no letters.
import { describe, expect, it } from 'vitest';
import type { GreyPicture } from '../../src/model/picture.ts';
import { withoutUprightRules } from '../../src/perception/upright-rules.ts';

const DENSITY = 3;
const [WIDTH, HEIGHT] = [600, 500];
type Ink = readonly [left: number, top: number, width: number, height: number];

function picture(...boxes: readonly Ink[]): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y, width, height] of boxes)
    for (let row = y; row < y + height; row++) pixels.fill(0, row * WIDTH + x, row * WIDTH + x + width);
  return { width: WIDTH, height: HEIGHT, pixels };
}

const LETTER: Ink = [60, 80, 12, 24];
const inkOf = ({ pixels }: GreyPicture): number => pixels.filter((grey) => grey < 128).length;
const left = (...ink: readonly Ink[]): number => inkOf(withoutUprightRules(picture(LETTER, ...ink), DENSITY));

describe('an upright rule', () => {
  it.each<[string, readonly Ink[]]>([
    ['thin', [[200, 50, 2, 300]]],
    ['as thick as rules are', [[200, 50, 6, 300]]],
    ['that stands not quite straight', Array.from({ length: 10 }, (_, i): Ink => [200 + i, 50 + 30 * i, 3, 30])],
    [
      'with ragged edges, as grain leaves them',
      [[200, 50, 8, 300], ...Array.from({ length: 60 }, (_, i): Ink => [199, 52 + 5 * i, 11, 2])],
    ],
    [
      'at each side of a box',
      [
        [200, 50, 3, 120],
        [400, 50, 3, 120],
      ],
    ],
  ])('%s is taken off, and letters stay', (_, ink) => {
    expect(left(...ink)).toBe(12 * 24);
  });

  it('goes, and what crosses it stays', () => {
    const across: Ink = [150, 200, 100, 3];
    expect(left([200, 50, 3, 300], across)).toBe(12 * 24 + 100 * 3);
  });

  it('takes no letter with it that leans on its ragged edge', () => {
    const leaning: Ink = [203, 100, 6, 24];
    expect(left([200, 50, 3, 300], leaning)).toBeGreaterThanOrEqual(12 * 24 + 4 * 24);
  });

  it.each<[string, readonly Ink[]]>([
    ['the stroke of a large letter', [[200, 50, 6, 60]]],
    ['a dark box', [[200, 50, 150, 200]]],
    ['letters over one another', Array.from({ length: 10 }, (_, i): Ink => [200, 50 + 36 * i, 3, 24])],
  ])('is not %s', (_, ink) => {
    expect(left(...ink)).toBe(inkOf(picture(LETTER, ...ink)));
  });
});
