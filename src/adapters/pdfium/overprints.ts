// Text printed twice at almost one place to look heavier, or with a shadow: the second print says nothing new.
import type { Glyph } from '../../model/page.ts';

/** Two prints of one letter lie this close; two letters `l` of a word stand twice as far apart. */
const CLOSE_EM = 0.12;

/** Side of the squares that glyphs are looked up by. */
const CELL_PT = 2;
const CELLS = 1 << 13;

/** The glyphs without second prints; the first print of each is kept, as bold. */
export function dropOverprints(glyphs: readonly Glyph[]): readonly Glyph[] {
  const byCell = new Map<number, number[]>();
  const kept: Glyph[] = [];
  for (const glyph of glyphs) {
    const reach = CLOSE_EM * glyph.sizePt;
    const twin = findTwin(glyph, reach, byCell, kept);
    if (twin !== undefined) {
      const first = kept[twin];
      if (first !== undefined && !first.bold) kept[twin] = { ...first, bold: true };
      continue;
    }
    const key = cellKey(glyph, glyph.x0, glyph.y0);
    const cell = byCell.get(key);
    if (cell === undefined) byCell.set(key, [kept.length]);
    else cell.push(kept.length);
    kept.push(glyph);
  }
  return kept;
}

function findTwin(
  glyph: Glyph,
  reach: number,
  byCell: ReadonlyMap<number, readonly number[]>,
  kept: readonly Glyph[],
): number | undefined {
  // A reach under one cell needs four corners at most; text too large for that is looked up in the cells between, too.
  const step = Math.min(CELL_PT, Math.max(2 * reach, 1e-6));
  for (let x = glyph.x0 - reach; x <= glyph.x0 + reach + 1e-6; x += step) {
    for (let y = glyph.y0 - reach; y <= glyph.y0 + reach + 1e-6; y += step) {
      for (const index of byCell.get(cellKey(glyph, x, y)) ?? []) {
        const other = kept[index];
        if (other !== undefined && isTwin(glyph, other, reach)) return index;
      }
    }
  }
  return undefined;
}

function isTwin(glyph: Glyph, other: Glyph, reach: number): boolean {
  return glyph.text === other.text && Math.abs(glyph.x0 - other.x0) <= reach && Math.abs(glyph.y0 - other.y0) <= reach;
}

/** A number for a letter in a square of the page; pages are far smaller than the squares counted. */
function cellKey(glyph: Glyph, x: number, y: number): number {
  const column = Math.floor(x / CELL_PT) & (CELLS - 1);
  const row = Math.floor(y / CELL_PT) & (CELLS - 1);
  return ((glyph.text.codePointAt(0) ?? 0) * CELLS + column) * CELLS + row;
}
