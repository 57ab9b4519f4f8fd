// Grain is evened out where there is much of it, and letters keep their edges.
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../fixtures/press/random.ts';
import { degrade } from '../../fixtures/scan/degrade.ts';
import type { GreyPicture } from '../../src/model/picture.ts';
import { grainOf, withoutGrain } from '../../src/perception/grain.ts';
import { sharpened } from '../../src/perception/sharpened.ts';

const [WIDTH, HEIGHT] = [300, 200];
const STROKE = { from: 100, to: 106 };

function page(noise: number): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(220);
  for (let y = 40; y < 160; y++) pixels.fill(20, y * WIDTH + STROKE.from, y * WIDTH + STROKE.to);
  return degrade({ width: WIDTH, height: HEIGHT, pixels }, { noise }, chanceOf(1, 'grain'));
}

describe('the grain of a picture', () => {
  it.each([8, 14, 20])('of a deviation of %i is told', (noise) => {
    expect(Math.abs(grainOf(page(noise)) - noise)).toBeLessThan(0.1 * noise + 0.5);
  });

  it('is evened out where there is much of it, and a stroke stays as dark and as wide', () => {
    const even = withoutGrain(page(14));
    expect(grainOf(even)).toBeLessThan(14 / 2);
    const row = even.pixels.subarray(100 * WIDTH, 101 * WIDTH);
    const dark = [...row.keys()].filter((x) => (row[x] ?? 255) < 120);
    expect(dark).toEqual([100, 101, 102, 103, 104, 105]);
  });

  it('is left where there is little', () => {
    const picture = page(4);
    expect(withoutGrain(picture)).toBe(picture);
  });
});

describe('a soft picture', () => {
  it('gets sharper edges: what lies between two strokes is lighter', () => {
    const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
    for (let y = 50; y < 150; y++) {
      pixels.fill(30, y * WIDTH + 100, y * WIDTH + 104);
      pixels.fill(30, y * WIDTH + 106, y * WIDTH + 110);
    }
    const soft = degrade({ width: WIDTH, height: HEIGHT, pixels }, { blur: 1.2 }, chanceOf(1, 'soft'));
    const between = 100 * WIDTH + 105;
    expect(sharpened(soft).pixels[between]).toBeGreaterThan((soft.pixels[between] ?? 255) + 20);
    expect(sharpened(soft).pixels[0]).toBe(soft.pixels[0]);
  });
});
