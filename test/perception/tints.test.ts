// Tints come out white; ink on them, boxes and paper are left as they are.
import { describe, expect, it } from 'vitest';
import type { GreyPicture } from '../../src/model/picture.ts';
import { withoutTints } from '../../src/perception/tints.ts';

const DENSITY = 3;
const [WIDTH, HEIGHT] = [600, 300];
type Ink = readonly [left: number, top: number, width: number, height: number, grey: number];

function picture(...boxes: readonly Ink[]): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y, width, height, grey] of boxes)
    for (let row = y; row < y + height; row++) pixels.fill(grey, row * WIDTH + x, row * WIDTH + x + width);
  return { width: WIDTH, height: HEIGHT, pixels };
}

const greyAt = ({ pixels }: GreyPicture, x: number, y: number): number => pixels[y * WIDTH + x] ?? 0;

describe('a tint', () => {
  it('as low as a line is made white, and letters and rules on it stay', () => {
    const heads = picture(
      [60, 90, 420, 36, 212],
      [60, 90, 420, 3, 20],
      [120, 100, 3, 18, 20],
      [120, 115, 12, 3, 20],
      [300, 90, 3, 36, 20],
    );
    const result = withoutTints(heads, DENSITY);
    expect([greyAt(result, 200, 110), greyAt(result, 128, 105), greyAt(result, 310, 110)]).toEqual([255, 255, 255]);
    expect(
      [greyAt(result, 121, 110), greyAt(result, 301, 110), greyAt(result, 200, 91)].every((grey) => grey < 40),
    ).toBe(true);
  });

  it('is a bar in a middling grey as well, if its letters are dark', () => {
    const bar = withoutTints(picture([60, 90, 420, 60, 160], [120, 110, 3, 18, 30], [120, 125, 12, 3, 30]), DENSITY);
    expect([greyAt(bar, 300, 120), greyAt(bar, 121, 115) < 80]).toEqual([255, true]);
  });

  it.each<[string, readonly Ink[]]>([
    ['dark box', [[60, 90, 420, 36, 120]]],
    ['page of letters', Array.from({ length: 20 }, (_, i): Ink => [60 + 18 * i, 100, 9, 18, 200])],
    ['page of rules', [[60, 90, 420, 4, 210]]],
  ])('is no %s', (_, ink) => {
    const page = picture(...ink);
    expect(withoutTints(page, DENSITY)).toBe(page);
  });
});
