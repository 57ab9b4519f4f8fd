// Text printed twice at almost one place to look heavier, or with a shadow: the second print says nothing new.
import type { Glyph } from '../../model/page.ts';

/** Two prints of one letter lie this close; two letters `l` of a word stand twice as far apart. */
const CLOSE_EM = 0.12;

/** Side of the squares that glyphs are looked up by: a letter's width, so that few share a square. */
const SQUARE_PT = 4;

/** The glyphs without second prints; the first print of each is kept, as bold. Glyphs stand on a page of that size, or near it. */
export function dropOverprints(
  glyphs: readonly Glyph[],
  page: { readonly widthPt: number; readonly heightPt: number },
): readonly Glyph[] {
  const columns = Math.floor(page.widthPt / SQUARE_PT) + 1;
  const rows = Math.floor(page.heightPt / SQUARE_PT) + 1;
  const column = (x: number): number => Math.min(columns - 1, Math.max(0, Math.floor(x / SQUARE_PT)));
  const row = (y: number): number => Math.min(rows - 1, Math.max(0, Math.floor(y / SQUARE_PT)));
  // Chains of glyphs by square: the last one in it, and from each the one before. Counted from 1, so that 0 ends a chain.
  const lastIn = new Int32Array(columns * rows);
  const before = new Int32Array(glyphs.length + 1);
  const kept: Glyph[] = [];

  const findTwin = (glyph: Glyph): number => {
    const reach = CLOSE_EM * glyph.sizePt;
    for (let r = row(glyph.y0 - reach); r <= row(glyph.y0 + reach); r++) {
      for (let c = column(glyph.x0 - reach); c <= column(glyph.x0 + reach); c++) {
        for (let place = lastIn[r * columns + c] ?? 0; place > 0; place = before[place] ?? 0) {
          const other = kept[place - 1];
          if (other !== undefined && isTwin(glyph, other, reach)) return place;
        }
      }
    }
    return 0;
  };

  for (const glyph of glyphs) {
    const twin = findTwin(glyph);
    const first = kept[twin - 1];
    if (first !== undefined) {
      if (!first.bold) kept[twin - 1] = { ...first, bold: true };
      continue;
    }
    kept.push(glyph);
    const square = row(glyph.y0) * columns + column(glyph.x0);
    before[kept.length] = lastIn[square] ?? 0;
    lastIn[square] = kept.length;
  }
  return kept;
}

function isTwin(glyph: Glyph, other: Glyph, reach: number): boolean {
  return glyph.text === other.text && Math.abs(glyph.x0 - other.x0) <= reach && Math.abs(glyph.y0 - other.y0) <= reach;
}
