// Heads of narrow columns that stand on two lines: `Total | Total | Period end` over `payments | deductions | date`. Each half alone says
// something else, or nothing.
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
    const whole = over && wholeHeads(over, row, words);
    if (whole) made[made.length - 1] = whole;
    else made.push(row);
  }
  return made;
}

/** A row of heads with the halves beneath it; undefined where what is beneath is anything else. */
function wholeHeads(over: Row, under: Row, words: PayWords): Row | undefined {
  if (over.page !== under.page || over.cells.length < FEWEST || over.cells.length < under.cells.length)
    return undefined;
  if (![...over.cells, ...under.cells].every(isLabel)) return undefined;
  const halves = new Map<Cell, Cell>();
  for (const half of under.cells) {
    const upper = over.cells.find((one) => isUnder(half, one));
    if (!upper || halves.has(upper) || !isHead(joined([upper, half]), words)) return undefined;
    halves.set(upper, half);
  }
  const cells = over.cells.map((cell) => {
    const half = halves.get(cell);
    return half ? joined([cell, half]) : cell;
  });
  return { ...over, y1: Math.max(over.y1, under.y1), cells };
}

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
