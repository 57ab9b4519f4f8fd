// Rows of dots and dashes are no letters.
import { describe, expect, it } from 'vitest';
import type { GreyPicture } from '../../src/model/picture.ts';
import { withoutLeaders } from '../../src/perception/leaders.ts';

const DENSITY = 3;
const [WIDTH, HEIGHT] = [900, 300];

/** A white picture with black boxes: left, top, width and height in pixels. */
function picture(...boxes: readonly (readonly [number, number, number, number])[]): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y, width, height] of boxes)
    for (let row = y; row < y + height; row++) pixels.fill(0, row * WIDTH + x, row * WIDTH + x + width);
  return { width: WIDTH, height: HEIGHT, pixels };
}

const row = (count: number, [width, apart]: readonly [number, number], slope = 0) =>
  Array.from({ length: count }, (_, i) => [100 + i * (width + apart), 100 + Math.floor(i * slope), width, 3] as const);
const letter = [60, 80, 12, 24] as const;
const inkOf = ({ pixels }: GreyPicture): number => pixels.filter((grey) => grey < 128).length;

describe('a row of leaders', () => {
  it.each([
    ['dots', row(60, [3, 4])],
    ['hyphens', row(30, [9, 8])],
    ['dots on a slope', row(60, [3, 4], 0.1)],
    ['dots as far apart as typed letters', row(6, [3, 15])],
    ['typed dots and a colon behind them', [...row(6, [3, 15]), [190, 88, 3, 3]] as const],
    ['typed dots of which one was not printed', row(9, [3, 15]).filter((_, i) => i !== 4)],
  ])('of %s is taken off, and letters stay', (_, dots) => {
    expect(inkOf(withoutLeaders(picture(letter, ...dots), DENSITY))).toBe(12 * 24);
  });

  it('leaves the point of an amount over a dotted rule', () => {
    const [point, rule] = [[200, 82, 3, 3], row(60, [1, 3])] as const;
    expect(inkOf(withoutLeaders(picture(letter, point, ...rule), DENSITY))).toBe(12 * 24 + 9);
  });

  it.each([
    ['an ellipsis', row(3, [3, 4])],
    ['dots far from each other', row(12, [3, 40])],
    ['the dots of a hidden number', row(4, [3, 5])],
    ['full stops between typed letters', row(6, [3, 33]).flatMap((dot) => [dot, [dot[0] + 14, 84, 9, 19] as const])],
    ['letters', Array.from({ length: 30 }, (_, i) => [100 + 14 * i, 100, 9, 14] as const)],
  ])('is not %s', (_, ink) => {
    const page = picture(letter, ...ink);
    expect(withoutLeaders(page, DENSITY)).toBe(page);
  });
});
