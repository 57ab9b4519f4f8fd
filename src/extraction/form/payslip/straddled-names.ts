// A name on two lines whose figures stand beside its middle: one half is a little above them, the other a little below.
import { isDisplayedBeside, isLabel, type Cell, type Row } from './cells.ts';
import { besideColumn } from './side-columns.ts';
import { joined } from './wrapped-names.ts';

/** The halves begin within this of each other, in points. */
const SAME_EDGE_PT = 1.5;
/** They stand at most so many rows away. */
const ROWS_AWAY = 2;
const WORDS = /\p{L}{2}/u;
/** So often names are looked for: a line that is none of another name any more may leave the figure behind it to its own. */
const MOST_TIMES = 3;

/** The rows, those that begin with figures under the whole name around them, which is in no other row then. */
export function withStraddledNames(rows: readonly Row[], times = MOST_TIMES): readonly Row[] {
  const taken = new Set<Cell>();
  const names = new Map<Row, Cell>();
  for (const [at, row] of rows.entries()) {
    const end = row.cells.findIndex(isLabel);
    const figures = end < 0 ? row.cells : row.cells.slice(0, end);
    if (!figures.some(({ amount }) => amount !== undefined)) continue;
    const found = halvesAround(rows, at, { labels: [], figures });
    if (!found || found.some((half) => taken.has(half))) continue;
    for (const half of found) taken.add(half);
    names.set(row, joined(found));
  }
  if (names.size === 0) return rows;
  const made = rows.flatMap((row) => {
    const name = names.get(row);
    const cells = [...(name ? [name] : []), ...row.cells.filter((cell) => !taken.has(cell))];
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
  return times > 1 ? withStraddledNames(made, times - 1) : made;
}

/** The name that stands around the figures of a row, left of them and behind the figure before; undefined where the row has words of its own there. */
export function straddledName(rows: readonly Row[], at: number, segment: Unnamed): Cell | undefined {
  const halves = halvesAround(rows, at, segment);
  return halves && joined(halves);
}

/** The figures of a row, and the labels among which none may be their name. */
interface Unnamed {
  readonly labels: readonly Cell[];
  readonly figures: readonly Cell[];
  readonly behind?: number;
}

/** `5.8%` alone on a line: what a name ends in that had no more room for it. */
const ratesIn = ({ cells }: Row): readonly Cell[] =>
  cells.filter(({ text }) => /^\d{1,2}(?:\.\d{1,3})? ?%$/.test(text));

/** The halves of a name are of one type: a logo over the name of its company is so many times larger. */
const LARGER = 1.3;
const isOfOneType = ({ sizePt: one }: Cell, { sizePt: other }: Cell): boolean =>
  Math.max(one, other) < LARGER * Math.min(one, other);

function halvesAround(
  rows: readonly Row[],
  at: number,
  { labels, figures, behind = -Infinity }: Unnamed,
): readonly [Cell, Cell] | undefined {
  const row = rows[at];
  const [first] = figures;
  if (!row || !first || labels.some(({ text }) => WORDS.test(text))) return undefined;
  // Lines of their own stand apart; halves overlap the line between them. What other columns wrap may stand between those.
  const near = (some: readonly Row[]): readonly Row[] =>
    some.filter(({ page, y0, y1 }) => page === row.page && y1 > first.y0 && y0 < first.y1);
  const above = near(rows.slice(Math.max(0, at - ROWS_AWAY), at));
  const below = near(rows.slice(at + 1, at + 1 + ROWS_AWAY));
  const isBefore = ({ x0, x1 }: Cell): boolean => x0 > behind && x1 < first.x0;
  const last = Math.max(...figures.map(({ x1 }) => x1));
  // A line that has a figure of its own names that one; what stands behind the last of these is of another table.
  const halvesIn = ({ cells }: Row): readonly Cell[] =>
    cells.filter((cell, i) => {
      const next = cells[i + 1];
      return (
        isLabel(cell) &&
        WORDS.test(cell.text) &&
        isBefore(cell) &&
        (next === undefined || isLabel(next) || next.x0 > last)
      );
    });
  // Of several that go on beneath, the first is the name: `Away from | Oct 25 – not` over `home | taxed`, where what follows is a remark on it.
  const lowers = below.flatMap((line) => [...halvesIn(line), ...ratesIn(line).filter(isBefore)]);
  const halfUnder = (upper: Cell): Cell | undefined =>
    lowers.find((cell) => Math.abs(cell.x0 - upper.x0) <= SAME_EDGE_PT && isOfOneType(cell, upper));
  const upper = above.flatMap(halvesIn).find(halfUnder);
  const lower = upper && halfUnder(upper);
  if (!upper || !lower || isDisplayedBeside(first, upper)) return undefined;
  // Nor is a label over its value a name, in a column beside the table of the figures.
  const beside = besideColumn(
    { page: upper.page, row: rows.findIndex(({ cells }) => cells.includes(upper)), x1: Math.max(upper.x1, lower.x1) },
    rows,
  );
  if (beside <= first.x0 + SAME_EDGE_PT) return undefined;
  return [upper, lower];
}
