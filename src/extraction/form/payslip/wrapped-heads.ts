// Heads of narrow columns that stand on two lines: `Total | Total | Period end` over `payments | deductions | date`. Each half alone says
// something else, or nothing. One head of two lines among others of one has its second half beside their figures.
import { isLabel, offset, type Cell, type Row } from './cells.ts';
import type { PayWords } from './pay-words.ts';
import { joined } from './wrapped-names.ts';

/** Halves share an edge or their middle within this, in points, and stand at most so many of their heights apart. */
const ALIGNED_PT = 1.5;
const LEADING = 0.3;
/** So many heads are a row of them. */
const FEWEST = 3;

/** The rows, heads that stand on two lines whole, in the upper one. */
export function withWholeHeads(rows: readonly Row[], words: PayWords): readonly Row[] {
  const made: Row[] = [];
  for (const row of rows) {
    const over = made.at(-1);
    const whole = over && (wholeHeads(over, row, words) ?? amongFigures(over, row, words));
    if (whole) made.splice(-1, 1, ...whole);
    else made.push(row);
  }
  return made;
}

/** A row of heads with the halves beneath it; undefined where what is beneath is anything else. */
function wholeHeads(over: Row, under: Row, words: PayWords): readonly Row[] | undefined {
  if (over.page !== under.page || over.cells.length < FEWEST || over.cells.length < under.cells.length)
    return undefined;
  if (![...over.cells, ...under.cells].every(isLabel)) return undefined;
  const halves = new Map<Cell, Cell>();
  for (const half of under.cells) {
    const upper = over.cells.find((one) => isUnder(half, one));
    if (!upper || halves.has(upper) || !isHead(joined([upper, half]), words)) return undefined;
    halves.set(upper, half);
  }
  return [withHalves(over, halves)];
}

/** A row of heads with those halves that stand among the figures of the others, and the row of these; undefined where there are none. */
function amongFigures(over: Row, under: Row, words: PayWords): readonly Row[] | undefined {
  const figures = under.cells.filter(({ amount }) => amount !== undefined);
  if (over.page !== under.page || over.cells.length < FEWEST || figures.length < FEWEST - 1) return undefined;
  if (!over.cells.every(isLabel)) return undefined;
  const halves = new Map<Cell, Cell>();
  for (const half of under.cells.filter(isLabel)) {
    const upper = over.cells.find((one) => isUnder(half, one));
    if (!upper || isFigure(upper, words) || !isFigure(joined([upper, half]), words)) continue;
    halves.set(upper, half);
  }
  const taken = new Set(halves.values());
  const rest = { ...under, cells: under.cells.filter((cell) => !taken.has(cell)) };
  return halves.size === 0 ? undefined : [withHalves(over, halves), rest];
}

function withHalves(over: Row, halves: ReadonlyMap<Cell, Cell>): Row {
  const cells = over.cells.map((cell) => {
    const half = halves.get(cell);
    return half ? joined([cell, half]) : cell;
  });
  return { ...over, y1: Math.max(over.y1, ...[...halves.values()].map(({ y1 }) => y1)), cells };
}

const isFigure = ({ text }: Cell, { meaningOf }: PayWords): boolean => {
  const { concept } = meaningOf(text);
  return concept !== undefined && concept !== 'total';
};

const isUnder = (half: Cell, upper: Cell): boolean =>
  /^\p{L}/u.test(half.text) &&
  offset(half, upper) <= ALIGNED_PT &&
  half.y0 - upper.y1 < LEADING * (upper.y1 - upper.y0) &&
  half.y0 > upper.y0 + 1 &&
  half.bold === upper.bold &&
  Math.abs(half.sizePt - upper.sizePt) < 0.3;

/** Whether the words of a cell are the name of a figure or of a column. */
const isHead = ({ text, words: own }: Cell, { meaningOf, headsOf }: PayWords): boolean =>
  meaningOf(text).concept !== undefined || headsOf(own.map((word) => word.text)).length === 1;
