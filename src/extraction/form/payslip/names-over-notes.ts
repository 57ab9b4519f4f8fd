// Names over a note in smaller type that stands in the row of their amount: `Season ticket`, then `Instalment 4 of 10 | 118.50`. One alone may
// be a heading over a small name; where all of a column are set so, it is a habit.
import { isLabel, type Cell, type Row } from './cells.ts';
import type { PayWords } from './pay-words.ts';

/** A note is set in type of this part of its name's size at most, and begins within this of it, in points. */
const SMALLER = 0.92;
const SAME_EDGE_PT = 2;
/** A name stands at most so many rows over its note, and so many of its heights. */
const ROWS_AWAY = 3;
const LEADING = 0.5;
/** So many are a habit. */
const FEWEST = 2;
/** What is multiplied to the amount is kept beside its name. */
const WORKED = /\d\s*(?:@|×|x|hrs?|hours?|days?)/iu;

/** The rows, each such name in the row of its amount, without its note. */
export function withNamesOverNotes(rows: readonly Row[], words: PayWords): readonly Row[] {
  const found = namesOverNotes(rows, words);
  if (found.size === 0) return rows;
  const taken = new Set([...found.keys(), ...found.values()]);
  return rows.flatMap((row) => {
    const cells = row.cells.flatMap((cell) => {
      const name = found.get(cell);
      if (name) return WORKED.test(cell.text) ? [name, cell] : [name];
      return taken.has(cell) ? [] : [cell];
    });
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
}

/** Each note in the row of an amount with the name over it, where all in its column have one. */
function namesOverNotes(rows: readonly Row[], { headsOf }: PayWords): ReadonlyMap<Cell, Cell> {
  const isHead = ({ words }: Cell): boolean => headsOf(words.map(({ text }) => text)).length > 0;
  const labels = rows.flatMap((row, at) =>
    row.cells.flatMap((note, i) => {
      const figure = row.cells[i + 1];
      if (!isText(note) || !figure || isLabel(figure)) return [];
      const name = rows
        .slice(Math.max(0, at - ROWS_AWAY), at)
        .filter(({ page }) => page === row.page)
        .flatMap(({ cells }) => cells.filter((cell, n) => isText(cell) && isBare(cells[n + 1], figure)))
        .find((cell) => isOver(cell, note) && isSmaller(note, cell) && !isHead(cell));
      return [{ note, name }];
    }),
  );
  const named = labels.filter(({ note, name }) => {
    const column = labels.filter((one) => isOfColumn(one.note, note));
    return name !== undefined && column.length >= FEWEST && column.every((one) => one.name !== undefined);
  });
  return new Map(named.flatMap(({ note, name }) => (name ? [[note, name]] : [])));
}

const isText = (cell: Cell): boolean => isLabel(cell) && /\p{L}{2}/u.test(cell.text);
const isSmaller = (one: Cell, other: Cell): boolean => one.sizePt < SMALLER * other.sizePt;

const isOver = (name: Cell, note: Cell): boolean =>
  Math.abs(name.x0 - note.x0) <= SAME_EDGE_PT && name.y1 < note.y1 && note.y0 - name.y1 < LEADING * (name.y1 - name.y0);

/** Whether labels begin at one edge, in type of one size. */
const isOfColumn = (one: Cell, other: Cell): boolean =>
  one.page === other.page &&
  Math.abs(one.x0 - other.x0) <= SAME_EDGE_PT &&
  !isSmaller(one, other) &&
  !isSmaller(other, one);

/** Whether what stands behind a text is no figure of it: it is another text, or one of the next column. */
const isBare = (next: Cell | undefined, { x1 }: Cell): boolean => next === undefined || isLabel(next) || next.x0 > x1;
