// Rows of words whose baselines differ by a fraction of a line: a panel beside an address. Each stretch of words stands in the row
// that it shares its baseline with, not in the one that merely comes first.
import { boundsOf, type Box, type Word } from '../model/page.ts';

/** A stretch is of the other row where that is nearer by this part of its height, */
const NEARER = 0.15;
/** and no further off than this part of it. */
const SAME_BASELINE = 0.15;

/** The words of rows in reading order, with stretches moved to the neighbour whose baseline is theirs. `gap` is what parts two stretches. */
export function nearerRows(
  rows: readonly (readonly Word[])[],
  gap: (left: Word, right: Word) => number,
): readonly (readonly Word[])[] {
  const moved = rows.map((row) => stretchesOf(row, gap));
  moved.forEach((row, at) => {
    for (const stretch of [...row]) {
      const own = nearestTo(stretch, row);
      const other = [moved[at - 1], moved[at + 1]].find(
        (one) => one && row.length > 1 && isNearer(stretch, { row: one, own }),
      );
      if (!other) continue;
      row.splice(row.indexOf(stretch), 1);
      other.push(stretch);
    }
  });
  return moved.filter((row) => row.length > 0).map((row) => row.flat().sort((a, b) => a.x0 - b.x0));
}

type Stretch = readonly Word[];

function isNearer(stretch: Stretch, { row, own }: { readonly row: readonly Stretch[]; readonly own: number }): boolean {
  const box = boundsOf(stretch);
  const height = box.y1 - box.y0;
  const off = nearestTo(stretch, row);
  const isFree = row.map(boundsOf).every(({ x0, x1 }) => x1 <= box.x0 || x0 >= box.x1);
  return isFree && own < Infinity && off <= SAME_BASELINE * height && off + NEARER * height < own;
}

/** How far the middles of a stretch and of the nearest other one in a row differ, in points. */
const nearestTo = (stretch: Stretch, row: readonly Stretch[]): number =>
  Math.min(...row.filter((one) => one !== stretch).map((one) => Math.abs(middleOf(one) - middleOf(stretch))));

function middleOf(stretch: Stretch): number {
  const { y0, y1 }: Box = boundsOf(stretch);
  return (y0 + y1) / 2;
}

function stretchesOf(row: readonly Word[], gap: (left: Word, right: Word) => number): Word[][] {
  const stretches: Word[][] = [];
  for (const word of row) {
    const last = stretches.at(-1)?.at(-1);
    if (last && word.x0 - last.x1 <= gap(last, word)) stretches.at(-1)?.push(word);
    else stretches.push([word]);
  }
  return stretches;
}
