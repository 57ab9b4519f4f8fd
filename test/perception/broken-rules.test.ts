// Fine rules that come to dots as ink are taken off; all else is left as it is.
import { describe, expect, it } from 'vitest';
import type { GreyPicture } from '../../src/model/picture.ts';
import { withoutBrokenRules } from '../../src/perception/broken-rules.ts';

const DENSITY = 2;
const [WIDTH, HEIGHT] = [600, 200];

/** White, with what `grey` says of the points that it knows. */
function pageOf(grey: (x: number, y: number) => number | undefined): GreyPicture {
  const pixels = Uint8Array.from(
    { length: WIDTH * HEIGHT },
    (_, at) => grey(at % WIDTH, Math.floor(at / WIDTH)) ?? 255,
  );
  return { width: WIDTH, height: HEIGHT, pixels };
}

const isRule = (x: number, y: number): boolean => y >= 100 && y < 102 && x >= 50 && x < 550;
const darkest = ({ pixels }: GreyPicture): number => Math.min(...pixels);

describe('a level rule', () => {
  it('that is light between its dots is taken off', () => {
    const dotted = pageOf((x, y) => (isRule(x, y) ? (x % 4 === 0 ? 160 : 210) : undefined));
    expect(darkest(withoutBrokenRules(dotted, DENSITY))).toBe(255);
  });

  it('leaves the letters that reach down to it', () => {
    const isStem = (x: number, y: number): boolean => x >= 300 && x < 304 && y >= 80 && y < 104;
    const crossed = pageOf((x, y) => (isStem(x, y) ? 0 : isRule(x, y) ? 195 : undefined));
    const { pixels } = withoutBrokenRules(crossed, DENSITY);
    expect([pixels[100 * WIDTH + 301], pixels[85 * WIDTH + 301], pixels[100 * WIDTH + 200]]).toEqual([0, 0, 255]);
  });

  it.each([
    ['is ink nearly everywhere', (x: number, y: number) => (isRule(x, y) ? (x % 4 === 0 ? 200 : 120) : undefined)],
    ['is short', (x: number, y: number) => (isRule(x, y) && x < 150 ? 195 : undefined)],
    ['is thick', (x: number, y: number) => (y >= 100 && y < 110 && x >= 50 && x < 550 ? 195 : undefined)],
  ])('stays where it %s', (_, grey) => {
    const page = pageOf(grey);
    expect(withoutBrokenRules(page, DENSITY)).toBe(page);
  });
});
