// Pages set upright: whatever a scanner or a camera did to them, lines end up level and every point finds its way back.
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from '../../fixtures/press/random.ts';
import { degrade } from '../../fixtures/scan/degrade.ts';
import type { Degradation } from '../../fixtures/scan/degrade.ts';
import { openPdfiumReader } from '../../src/adapters/pdfium/pdfium-reader.ts';
import type { PagePicture } from '../../src/model/picture.ts';
import { componentsOf } from '../../src/perception/components.ts';
import { lettersOf } from '../../src/perception/letters.ts';
import { preparePage, upsideDown } from '../../src/perception/prepare-page.ts';
import type { PreparedPicture } from '../../src/perception/prepare-page.ts';
import { compose, mapPoint, ontoQuad, turning } from '../../src/perception/projection.ts';
import type { Point } from '../../src/perception/projection.ts';
import { withoutUprightRules } from '../../src/perception/upright-rules.ts';
import { textDirection } from '../../src/perception/text-direction.ts';

let page: PagePicture;

beforeAll(async () => {
  const reader = await openPdfiumReader();
  const pdf = await readFile(new URL('../../fixtures/statement-savings.pdf', import.meta.url));
  reader.read(pdf);
  page = reader.render(pdf, 1);
});

/** Pages that were taken and prepared, by how: preparing them is most of what these tests do. */
const made = new Map<string, PreparedPicture>();
const taken = (how: Degradation): PreparedPicture => {
  const known = made.get(JSON.stringify(how));
  if (known) return known;
  const prepared = preparePage(degrade(page, how, chanceOf(1, 'prepare')), page.pixelsPerPt);
  made.set(JSON.stringify(how), prepared);
  return prepared;
};

/** How far lines slope, in degrees; undefined when they do not run along rows. */
const slope = (picture: PreparedPicture): number | undefined => {
  const direction = textDirection(lettersOf(picture, picture.pixelsPerPt), picture);
  return direction?.sideways === false ? direction.skew : undefined;
};

describe('a page', () => {
  it('that is straight and white is left as it is, but for upright rules', () => {
    const prepared = preparePage(page, page.pixelsPerPt);
    const { pixels } = withoutUprightRules(page, page.pixelsPerPt);
    expect(Buffer.compare(prepared.pixels, pixels)).toBe(0);
  });

  it.each([-12, -3.3, -0.5, 0.7, 2.2, 9])('askew by %s degrees is set level', (skew) => {
    expect(Math.abs(slope(taken({ skew })) ?? 90)).toBeLessThanOrEqual(0.15);
  });

  it.each([90, 270] as const)('turned by %s degrees is set along rows', (turn) => {
    const { width, height } = taken({ turn, skew: 1.5 });
    expect(height).toBeGreaterThan(width);
    expect(Math.abs(slope(taken({ turn, skew: 1.5 })) ?? 90)).toBeLessThanOrEqual(0.15);
  });

  it.each([
    { keystone: 0.03 },
    { keystone: -0.04, skew: 2 },
    { keystone: 0.03, skew: -1, turn: 90 },
    { keystone: 0.03, skew: 1, turn: 270 },
  ] as const)('whose lines draw apart to one side, with no edge in sight, is set level everywhere: %o', (how) => {
    const prepared = taken({ blur: 0.5, noise: 4, ...how });
    const letters = lettersOf(prepared, prepared.pixelsPerPt);
    for (const half of [
      letters.filter(({ y1 }) => y1 < 0.4 * prepared.height),
      letters.filter(({ y1 }) => y1 > 0.4 * prepared.height),
    ]) {
      expect(Math.abs(textDirection(half, prepared)?.skew ?? 90)).toBeLessThanOrEqual(0.2);
    }
    expect(textDirection(letters, prepared)?.fan).toBe(0);
  });

  it('photographed from the side, on a table, is made a sheet of A4 again', () => {
    const prepared = taken({ perspective: 0.12, skew: 4, shadow: 0.35, blur: 0.5, noise: 4 });
    expect(prepared.height / prepared.width).toBeCloseTo(297 / 210, 2);
    expect(Math.max(prepared.width, prepared.height) / prepared.pixelsPerPt).toBeCloseTo(841.9, 0);
    expect(Math.abs(slope(prepared) ?? 90)).toBeLessThanOrEqual(0.15);
  });

  it('in uneven light and on tinted paper comes out on white', () => {
    const prepared = taken({ shadow: 0.5, paper: 205 });
    const light = prepared.pixels.filter((grey) => grey > 235).length;
    expect(light / prepared.pixels.length).toBeGreaterThan(0.9);
    expect(lettersOf(prepared, prepared.pixelsPerPt).length).toBeGreaterThan(
      0.9 * lettersOf(page, page.pixelsPerPt).length,
    );
  });

  it.each([
    ['at its head', (y: number, height: number) => y < 0.09 * height],
    ['at its foot', (y: number, height: number) => y > 0.94 * height],
  ])('with a dark bar across %s keeps it, whatever it lies on', (_, isBar) => {
    const { width, height, pixels } = page;
    const barred = pixels.map((grey, at) => (isBar(Math.floor(at / width), height) ? 105 : grey));
    const taken = degrade({ width, height, pixels: barred }, { perspective: 0.08 }, chanceOf(1, 'prepare'));
    const prepared = preparePage(taken, page.pixelsPerPt);
    const ratio = Math.max(prepared.width, prepared.height) / Math.min(prepared.width, prepared.height);
    expect(Math.abs(ratio - height / width)).toBeLessThan(0.04);
  });

  it('tells of every point where it was taken from', () => {
    for (const how of [
      { skew: 2.5 },
      { turn: 90, skew: -1 },
      { perspective: 0.1, skew: 3 },
      { keystone: 0.04, skew: -2 },
    ] as const) {
      const source = degrade(page, how, chanceOf(1, 'prepare'));
      for (const prepared of [taken(how), upsideDown(taken(how))]) {
        // The middles of dark patches lie on dark patches of the source.
        const patches = lettersOf(prepared, prepared.pixelsPerPt).filter((_, index) => index % 40 === 0);
        const onInk = patches.filter((box) => {
          const corners: Point[] = [
            [box.x0, box.y0],
            [box.x1, box.y1],
          ];
          const [a, b] = corners.map((corner) => mapPoint(prepared.toSource, corner));
          const [left, right] = [a?.[0] ?? 0, b?.[0] ?? 0].sort((one, other) => one - other);
          const [top, bottom] = [a?.[1] ?? 0, b?.[1] ?? 0].sort((one, other) => one - other);
          let darkest = 255;
          for (let y = Math.floor(top ?? 0); y <= (bottom ?? 0); y++) {
            for (let x = Math.floor(left ?? 0); x <= (right ?? 0); x++) {
              darkest = Math.min(darkest, source.pixels[y * source.width + x] ?? 255);
            }
          }
          return darkest < 170;
        });
        expect(patches.length).toBeGreaterThan(10);
        expect(onInk.length).toBe(patches.length);
      }
    }
  });

  it('with too little on it to tell how it lies is left as it lies', () => {
    const blank = { width: 300, height: 200, pixels: new Uint8Array(60_000).fill(255) };
    expect(preparePage(blank, 1)).toMatchObject({ width: 300, height: 200 });
    expect(textDirection([], page)).toBeUndefined();
  });
});

describe('a projection', () => {
  it('takes the corners of a rectangle onto those of a quadrilateral', () => {
    const quad = [
      [10, 20],
      [210, 35],
      [190, 320],
      [5, 300],
    ] as const;
    const map = ontoQuad({ width: 100, height: 150 }, quad);
    const corners = [
      [0, 0],
      [100, 0],
      [100, 150],
      [0, 150],
    ] as const;
    corners.forEach((corner, index) => {
      const [x, y] = mapPoint(map, corner);
      expect(x).toBeCloseTo(quad[index]?.[0] ?? NaN, 6);
      expect(y).toBeCloseTo(quad[index]?.[1] ?? NaN, 6);
    });
  });

  it('undone by its opposite leaves points where they were', () => {
    const [x, y] = mapPoint(compose(turning(-30), turning(30)), [3, 4]);
    expect([x, y].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([3, 4]);
  });
});

describe('patches of ink', () => {
  it('are joined over corners and kept apart over gaps', () => {
    const rows = ['#..#.', '.#..#', '.....', '##.##'];
    const pixels = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 0 : 255));
    const found = componentsOf({ width: 5, height: 4, pixels }, (grey) => grey < 128);
    expect(found).toHaveLength(4);
    expect(found).toContainEqual({ x0: 0, y0: 0, x1: 2, y1: 2, area: 2 });
  });

  it('that meet further down are one', () => {
    const rows = ['#.#', '#.#', '###'];
    const pixels = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 0 : 255));
    expect(componentsOf({ width: 3, height: 3, pixels }, (grey) => grey < 128)).toEqual([
      { x0: 0, y0: 0, x1: 3, y1: 3, area: 7 },
    ]);
  });
});
