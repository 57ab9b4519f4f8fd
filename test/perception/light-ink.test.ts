// Light ink on dark boxes comes out dark on white; everything else is left as it is.
import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/model/page.ts';
import type { GreyPicture } from '../../src/model/picture.ts';
import { evenBackground } from '../../src/perception/background.ts';
import { lettersOf } from '../../src/perception/letters.ts';
import { darkenLightInk } from '../../src/perception/light-ink.ts';
import { preparePage } from '../../src/perception/prepare-page.ts';

const DENSITY = 2;
const PAPER = 255;

/** A page of 600 by 400 points, with boxes (in points) painted one over the other. */
function page(...painted: readonly (readonly [Box, number])[]): GreyPicture {
  const [width, height] = [600 * DENSITY, 400 * DENSITY];
  const pixels = new Uint8Array(width * height).fill(PAPER);
  for (const [{ x0, y0, x1, y1 }, grey] of painted) {
    for (let y = y0 * DENSITY; y < y1 * DENSITY; y++) {
      pixels.fill(grey, y * width + x0 * DENSITY, y * width + x1 * DENSITY);
    }
  }
  return { width, height, pixels };
}

/** Signs of the shape of an L, in points. */
function letters(count: number, { x, y }: { readonly x: number; readonly y: number }, grey: number): [Box, number][] {
  return Array.from({ length: count }, (_, index) => x + 8 * index).flatMap((x0): [Box, number][] => [
    [{ x0, y0: y, x1: x0 + 2, y1: y + 8 }, grey],
    [{ x0, y0: y + 6, x1: x0 + 6, y1: y + 8 }, grey],
  ]);
}

const at = ({ width, pixels }: GreyPicture, x: number, y: number): number | undefined =>
  pixels[y * DENSITY * width + x * DENSITY];

describe('a dark panel down the side of a sheet', () => {
  it('stays of one grey under the light letters on it', () => {
    const panel = { x0: 0, y0: 0, x1: 180, y1: 400 };
    const rows = [60, 70, 80, 120, 130, 140, 200, 210, 220].flatMap((y) =>
      letters(17, { x: 20, y }, y < 100 ? 130 : 235),
    );
    const sheet = page([panel, 60], ...rows, ...letters(30, { x: 220, y: 60 }, 30));
    const shaded = {
      ...sheet,
      pixels: sheet.pixels.map((grey, index) => grey * (0.9 + 0.1 * ((index % sheet.width) / sheet.width))),
    };
    const even = evenBackground(shaded);
    const greys = [10, 26, 90, 160, 174].flatMap((x) =>
      Array.from({ length: 38 }, (_, row) => at(even, x, 10 + 10 * row) ?? 0),
    );
    expect(greys.filter((grey) => grey < 50 || grey > 70).length).toBe(0);
    expect(lettersOf(darkenLightInk(even, DENSITY), DENSITY)).toHaveLength(9 * 17 + 30);
  });
});

describe('light ink', () => {
  it.each([0, 60, 150])('on a bar of grey %s becomes dark ink on white, without a rule around it', (grey) => {
    const bar = { x0: 50, y0: 100, x1: 550, y1: 120 };
    const result = darkenLightInk(page([bar, grey], ...letters(12, { x: 60, y: 106 }, 255)), DENSITY);
    expect(lettersOf(result, DENSITY)).toHaveLength(12);
    expect(at(result, 61, 110)).toBeLessThan(40);
    expect(result.pixels.filter((value) => value < 178).length).toBe(12 * 24 * DENSITY * DENSITY);
  });

  it('is found on a box that grows lighter from one side to the other', () => {
    const shades = Array.from({ length: 50 }, (_, i): [Box, number] => [
      { x0: 50 + 10 * i, y0: 100, x1: 60 + 10 * i, y1: 180 },
      30 + 2 * i,
    ]);
    const card = page(...shades, ...letters(8, { x: 60, y: 130 }, 240), ...letters(8, { x: 450, y: 130 }, 240));
    const result = darkenLightInk(card, DENSITY);
    expect(lettersOf(result, DENSITY)).toHaveLength(16);
    expect([at(result, 61, 133), at(result, 451, 133)].map((grey = 255) => grey < 60)).toEqual([true, true]);
    expect([at(result, 55, 110), at(result, 300, 150), at(result, 540, 170)].map((grey = 0) => grey > 235)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is found though its letters are too fine to be as light as paper', () => {
    const bar = page([{ x0: 50, y0: 100, x1: 550, y1: 112 }, 55], ...letters(12, { x: 60, y: 102 }, 150));
    expect(lettersOf(darkenLightInk(bar, DENSITY), DENSITY)).toHaveLength(12);
    const plain = page([{ x0: 50, y0: 100, x1: 550, y1: 112 }, 55]);
    expect(darkenLightInk(plain, DENSITY)).toBe(plain);
  });

  it('is darkened on a page that has lost its rules already', () => {
    const bar = page([{ x0: 50, y0: 100, x1: 550, y1: 118 }, 0], ...letters(6, { x: 60, y: 105 }, 255));
    const ruled = page([{ x0: 50, y0: 100, x1: 550, y1: 118 }, 0], ...letters(6, { x: 60, y: 105 }, 255), [
      { x0: 250, y0: 118, x1: 251, y1: 130 },
      0,
    ]);
    const result = darkenLightInk(ruled, DENSITY, bar);
    expect(lettersOf(result, DENSITY)).toHaveLength(6);
    expect(at(result, 250, 125)).toBe(255);
  });

  it('is found where frame and rules of a table run into the bar', () => {
    const table = page(
      [{ x0: 50, y0: 100, x1: 550, y1: 300 }, 0],
      [{ x0: 51, y0: 101, x1: 549, y1: 299 }, 255],
      [{ x0: 50, y0: 100, x1: 550, y1: 118 }, 0],
      [{ x0: 250, y0: 100, x1: 251, y1: 300 }, 0],
      ...letters(6, { x: 60, y: 105 }, 255),
      ...letters(5, { x: 60, y: 140 }, 0),
    );
    expect(lettersOf(darkenLightInk(table, DENSITY), DENSITY)).toHaveLength(11);
  });

  it('is found beside a white panel with dark ink, which stays as it is', () => {
    const header = page(
      [{ x0: 0, y0: 0, x1: 600, y1: 110 }, 30],
      [{ x0: 350, y0: 30, x1: 550, y1: 90 }, 255],
      ...letters(6, { x: 40, y: 40 }, 255),
      ...letters(5, { x: 380, y: 50 }, 0),
    );
    const result = darkenLightInk(evenBackground(header), DENSITY);
    expect(lettersOf(result, DENSITY)).toHaveLength(11);
    expect(at(result, 200, 60)).toBe(255);
  });

  it('is found on a box in a panel of another box', () => {
    const nested = page(
      [{ x0: 0, y0: 0, x1: 600, y1: 110 }, 30],
      [{ x0: 350, y0: 25, x1: 550, y1: 85 }, 255],
      [{ x0: 370, y0: 40, x1: 530, y1: 65 }, 90],
      ...letters(6, { x: 40, y: 40 }, 255),
      ...letters(5, { x: 380, y: 48 }, 255),
    );
    const result = darkenLightInk(nested, DENSITY);
    expect(lettersOf(result, DENSITY)).toHaveLength(11);
    expect([at(result, 200, 60), at(result, 500, 50)]).toEqual([255, 255]);
    expect([at(result, 41, 43), at(result, 381, 51)].map((grey = 255) => grey < 40)).toEqual([true, true]);
  });

  it('is found in a letterhead over the whole width, which is no table that the page lies on', () => {
    const letter = page(
      [{ x0: 0, y0: 0, x1: 600, y1: 90 }, 20],
      ...letters(20, { x: 40, y: 40 }, 255),
      ...[150, 180, 210, 240, 270].flatMap((y) => letters(20, { x: 40, y }, 0)),
    );
    const prepared = preparePage(letter, DENSITY);
    expect([prepared.width, prepared.height]).toEqual([letter.width, letter.height]);
    expect(lettersOf(prepared, DENSITY)).toHaveLength(120);
  });
});

describe('dark ink', () => {
  it('on white, in frames and on light tints is left as it is', () => {
    const tinted = page(
      [{ x0: 50, y0: 100, x1: 550, y1: 120 }, 215],
      ...letters(12, { x: 60, y: 106 }, 0),
      [{ x0: 50, y0: 200, x1: 150, y1: 260 }, 0],
      [{ x0: 52, y0: 202, x1: 148, y1: 258 }, 255],
      ...letters(5, { x: 60, y: 220 }, 0),
    );
    expect(darkenLightInk(tinted, DENSITY)).toBe(tinted);
  });

  it('in large headlines is left as it is', () => {
    // A B of 40 points: two light patches in a dark one.
    const headline = page(
      [{ x0: 50, y0: 50, x1: 80, y1: 90 }, 0],
      [{ x0: 58, y0: 57, x1: 72, y1: 67 }, 255],
      [{ x0: 58, y0: 73, x1: 72, y1: 83 }, 255],
    );
    expect(darkenLightInk(headline, DENSITY)).toBe(headline);
  });
});

describe('shade', () => {
  it('from one side to the other is no edge of a sheet, and is taken out', () => {
    const text = page(...[50, 90, 130, 170, 210, 250].flatMap((y) => letters(60, { x: 40, y }, 40)));
    const pixels = text.pixels.map((grey, index) => grey * (0.5 + (0.5 * (index % text.width)) / text.width));
    const prepared = preparePage({ ...text, pixels }, DENSITY);
    expect([prepared.width, prepared.height]).toEqual([text.width, text.height]);
    expect(lettersOf(prepared, DENSITY)).toHaveLength(360);
  });
});
