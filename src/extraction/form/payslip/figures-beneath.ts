// Lists whose amounts stand each beneath its name, from the same edge: `Basic pay` over `2,000.00` over `Overtime` over `120.00`. They are set
// behind their names, as lists have them.
import { isLabel, type Cell, type Row } from './cells.ts';
import type { PayWords } from './pay-words.ts';

/** Names and amounts of one list begin within this of each other, in points. */
const SAME_EDGE_PT = 1.5;
/** A list has so many of them at least, and a row of labels over their values so many. */
const FEWEST = 2;
const FEWEST_IN_STRIP = 3;
/** An amount stands at most so many heights of its name beneath it. */
const BENEATH_HEIGHTS = 2;
/** What stays free between a name and the amount that is set behind it, in points. */
const GAP_PT = 6;

interface Pair {
  readonly name: Cell;
  readonly figure: Cell;
}

/** The rows, amounts beneath the names of a list each behind its own; those in strips of labels over values stay. */
export function withFiguresBeneath(rows: readonly Row[], words: PayWords): readonly Row[] {
  const behind = new Map<Cell, Cell>();
  const taken = new Set<Cell>();
  for (const list of listsIn(rows, words)) {
    const edge = Math.max(...list.map(({ name }) => name.x1)) + GAP_PT;
    const right = edge + Math.max(...list.map(({ figure }) => figure.x1 - figure.x0));
    for (const { name, figure } of list) {
      const { y0, y1 } = name;
      behind.set(name, { ...figure, x0: right - (figure.x1 - figure.x0), x1: right, y0, y1 });
      taken.add(figure);
    }
  }
  if (taken.size === 0) return rows;
  return rows.flatMap((row) => {
    const cells = row.cells
      .filter((cell) => !taken.has(cell))
      .flatMap((cell) => {
        const figure = behind.get(cell);
        return figure ? [cell, figure] : [cell];
      });
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
}

/** The lists of each edge in which names and amounts take turns, a name first. */
function listsIn(rows: readonly Row[], { headsOf }: PayWords): readonly (readonly Pair[])[] {
  const placed = rows.flatMap(({ cells }) => cells.map((cell, at) => ({ cell, after: cells[at + 1] })));
  const isOver = (name: Cell, figure: Cell): boolean => {
    const gap = figure.y0 - name.y1;
    return isLabel(name) && /\p{L}{2}/u.test(name.text) && gap > -1 && gap < BENEATH_HEIGHTS * (name.y1 - name.y0);
  };
  const columns = columnsOf(placed.map(({ cell }) => cell));
  const overs = new Map(
    columns.flatMap((column) =>
      column.flatMap((cell, at) => {
        const over = column[at - 1];
        return cell.amount && over && isOver(over, cell) ? [[cell, over] as const] : [];
      }),
    ),
  );
  // In a strip of labels each has its value beneath, of whatever kind.
  const named = new Set(
    columns.flatMap((column) =>
      column.filter((cell, at) => column.slice(at + 1, at + 2).some((under) => isOver(cell, under))),
    ),
  );
  const isHead = ({ words }: Cell): boolean => headsOf(words.map(({ text }) => text)).length > 0;
  const headed = new Set(columns.flatMap((column) => underHeads(column, isHead, overs)));
  // What stands behind a name or an amount is its own, unless it has a name over it.
  const isAlone = new Set(
    placed.filter(({ after }) => !after || isLabel(after) || overs.has(after)).map(({ cell }) => cell),
  );
  const strips = new Set(
    rows.flatMap(({ cells }) => {
      const own = cells.filter((cell) => named.has(cell));
      return own.length >= FEWEST_IN_STRIP && !own.every((cell) => headed.has(cell)) ? own : [];
    }),
  );
  return columns.flatMap((column) => {
    const lists: Pair[][] = [];
    for (const [at, figure] of column.entries()) {
      const name = overs.get(figure);
      if (!name || strips.has(name) || !isAlone.has(name) || !isAlone.has(figure)) continue;
      const before = column[at - 2];
      const last = lists.at(-1);
      if (last && before === last.at(-1)?.figure) last.push({ name, figure });
      // An amount over the first name is what that is of, as the names of such a list stand beneath; a heading is no name.
      else if (before?.amount === undefined && (headed.has(name) || !isHead(name))) lists.push([{ name, figure }]);
    }
    return lists.filter(({ length }) => length >= FEWEST);
  });
}

/** The names of amounts that follow each other beneath a heading at their edge. */
function underHeads(
  column: readonly Cell[],
  isHead: (cell: Cell) => boolean,
  overs: ReadonlyMap<Cell, Cell>,
): readonly Cell[] {
  let isUnder = false;
  return column.flatMap((cell, at) => {
    const under = column[at + 1];
    const isName = under !== undefined && overs.get(under) === cell;
    if (isHead(cell) && !isName) isUnder = true;
    else if (!isName && !overs.has(cell)) isUnder = false;
    return isUnder && isName ? [cell] : [];
  });
}

/** The cells of each edge, top to bottom, page by page. */
function columnsOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const columns: Cell[][] = [];
  for (const cell of cells) {
    const column = columns.find(([first]) => first?.page === cell.page && Math.abs(first.x0 - cell.x0) <= SAME_EDGE_PT);
    if (column) column.push(cell);
    else columns.push([cell]);
  }
  return columns;
}
