// A sheet on a table keeps the side of it that lies in shade.
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from '../../fixtures/press/random.ts';
import { degrade } from '../../fixtures/scan/degrade.ts';
import { openPdfiumReader } from '../../src/adapters/pdfium/pdfium-reader.ts';
import type { GreyPicture } from '../../src/model/picture.ts';
import { findPaper } from '../../src/perception/paper.ts';

let photo: GreyPicture;

beforeAll(async () => {
  const reader = await openPdfiumReader();
  const pdf = await readFile(new URL('../../fixtures/statement-savings.pdf', import.meta.url));
  reader.read(pdf);
  photo = degrade(reader.render(pdf, 1), { perspective: 0.12 }, chanceOf(1, 'shade'));
});

/** The photograph on a lighter table, darker and darker from `begins` of its width on. */
function inShade(table: number, begins: number, darkest: number): GreyPicture {
  const { width, height, pixels } = photo;
  const shaded = pixels.map((grey, at) => {
    const across = (at % width) / width;
    const light = Math.min(1, Math.max(darkest, 1 - ((across - begins) * (1 - darkest)) / (0.9 - begins)));
    return Math.round((table + ((255 - table) / 255) * grey) * light);
  });
  return { width, height, pixels: shaded };
}

describe('a sheet with a side in shade', () => {
  it.each([
    [60, 0.6, 0.4],
    [90, 0.7, 0.5],
    [30, 0.6, 0.3],
    [110, 0.6, 0.5],
  ])('ends where it does in the light: table %s, from %s on, down to %s', (table, begins, darkest) => {
    const lit = findPaper(photo) ?? [];
    const dark = findPaper(inShade(table, begins, darkest)) ?? [];
    const away = dark.map(([x, y], at) => Math.hypot(x - (lit[at]?.[0] ?? 0), y - (lit[at]?.[1] ?? 0)));
    expect(away).toHaveLength(4);
    expect(Math.max(...away)).toBeLessThan(0.015 * photo.width);
  });
});
